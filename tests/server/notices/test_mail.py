"""E-mail: an address is confirmed first; then who is away is told, once a turn, all tables in one letter, until they stop it."""

import datetime as dt
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from durbar.server.notices.mail import MailServer, MailServerError
from durbar.server.notices.quiet import daily_seconds, quiet_seconds
from durbar.server.store.rows import ChannelRow, QuietRow
from tests.server.notices.letters import Postbox, link_in, postbox, text_of
from tests.server.people import PATIENCE, Elsewhere, Person, Servers, at_table, sit_down

CHOICES = {"mail_from": "Durbar <tables@games.example>", "notice_after": 0.0}


@pytest.fixture
def letters() -> Iterator[Postbox]:
    with postbox() as box:
        yield box


def wants_mail(person: Person, letters: Postbox) -> None:
    """Enter an address, and follow the link that comes."""
    answer = person.asks("POST", "/api/notices/email", json={"address": f"{person.name.lower()}@games.example"})
    assert answer.json()["channels"][0]["confirmed"] is False, answer.text
    letter = letters.next()
    assert letter["To"] == f"{person.name.lower()}@games.example"
    confirmed = person.asks("POST", "/api/notices/confirm", json={"code": link_in(letter, "#code=")})
    assert confirmed.json()["channels"][0]["confirmed"] is True


def to_move(table: str, anna: Person, ben: Person) -> tuple[Person, Person]:
    """Who is asked, and who is not."""
    return (anna, ben) if anna.lists()[0]["your_turn"] else (ben, anna)


def answers(table: str, one: Person) -> None:
    """Answer until it is somebody else's turn, and leave."""
    with one.at(table) as tab:
        tab.hears("snapshot")
        while tab.asked:
            tab.plays()


def waits_for(data: Path, name: str, rows: int) -> None:
    """Until there are so many rows of a name."""
    until = time.monotonic() + PATIENCE
    with closing(sqlite3.connect(data / "durbar.sqlite")) as store:
        while store.execute(f"SELECT count(*) FROM {name}").fetchone() != (rows,):
            assert time.monotonic() < until
            time.sleep(0.02)


def test_who_is_away_is_told_by_a_letter_with_a_link_and_a_way_out(own_server: Servers, letters: Postbox) -> None:
    server = own_server(smtp=letters.address, **CHOICES)
    anna, ben = Person(server, "Anna"), Person(server, "Ben", "de")
    table = sit_down(anna, ben)
    first, other = to_move(table, anna, ben)
    wants_mail(other, letters)
    answers(table, first)

    letter = letters.next()
    german = other is ben
    assert letter["Subject"] == ("Du bist am Zug" if german else "Your turn") + ": Das Vermächtnis des Maharaja"
    assert (letter["From"], letter["To"]) == (CHOICES["mail_from"], f"{other.name.lower()}@games.example")
    assert f"http://127.0.0.1:{server.port}/t/{table}" in text_of(letter)
    assert first.name in text_of(letter)
    html = letter.get_body(("html",))
    assert html is not None and f'href="http://127.0.0.1:{server.port}/t/{table}"' in html.get_content()
    way_out = str(letter["List-Unsubscribe"]).strip("<>").partition(f":{server.port}")[2]
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stranger = Person(server, "mail program")
    assert stranger.asks("POST", way_out, content="List-Unsubscribe=One-Click").status_code == 200
    assert other.asks("GET", "/api/notices").json()["channels"] == []


def test_who_has_the_table_open_is_told_nothing(own_server: Servers, letters: Postbox) -> None:
    server = own_server(smtp=letters.address, **CHOICES)
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = sit_down(anna, ben)
    first, other = to_move(table, anna, ben)
    wants_mail(other, letters)
    with at_table(table, first, other) as (a, b):
        a.plays()
        while a.asked:
            a.plays()
        b.waits()
        waits_for(server.data, "outbox", 0)
    assert letters.letters.empty()


def test_a_server_killed_between_taking_a_notice_and_sending_it_leaves_it_to_the_next(
    tmp_path: Path, letters: Postbox, own_server: Servers
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        first = Elsewhere(tmp_path / "data", smtp=f"smtp://127.0.0.1:{silent.getsockname()[1]}", **CHOICES)
        anna = Person(first, "Anna")
        anna.opens(seats=2)
        anna.asks("POST", "/api/notices/email", json={"address": "anna@games.example"})
        line, _ = silent.accept()
        first.kill()
        line.close()

    own_server(smtp=letters.address, **CHOICES)
    assert letters.next()["To"] == "anna@games.example"
    waits_for(tmp_path / "data", "outbox", 0)
    assert letters.letters.empty()


def test_a_server_that_stops_finishes_the_letter_it_is_handing_in(own_server: Servers, letters: Postbox) -> None:
    server = own_server(smtp=letters.address, **CHOICES)
    anna = Person(server, "Anna")
    anna.opens(seats=2)
    letters.free.clear()
    anna.asks("POST", "/api/notices/email", json={"address": "anna@games.example"})
    assert letters.reached.wait(PATIENCE)
    stopping = threading.Thread(target=server.stop)
    stopping.start()
    letters.free.set()
    stopping.join()

    assert letters.next()["To"] == "anna@games.example"
    waits_for(server.data, "outbox", 0)


def test_an_address_is_asked_once_an_hour_and_must_be_one(own_server: Servers, letters: Postbox) -> None:
    server = own_server(smtp=letters.address, **CHOICES)
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    sit_down(anna, ben)

    def asks(person: Person, address: str) -> str:
        return str(
            person.asks("POST", "/api/notices/email", json={"address": address}).json().get("reason", {}).get("kind")
        )

    assert asks(anna, "clara@games.example") == "None"
    assert asks(ben, "clara@games.example") == "asked_lately"
    assert asks(ben, "no address") == "garbled"
    assert asks(ben, "a@b.example\nBcc: all@games.example") == "garbled"
    everything = anna.asks("GET", "/api/me").json()
    assert everything["notices"]["channels"][0]["address"] == "clara@games.example"
    anna.asks("POST", "/api/me/forget", json={})
    waits_for(server.data, "channels", 0)


def test_a_house_without_a_mail_server_offers_no_mail(anna: Person, ben: Person) -> None:
    sit_down(anna, ben)
    assert anna.asks("GET", "/api/notices").json()["offered"] == []
    refused = anna.asks("POST", "/api/notices/email", json={"address": "anna@games.example"})
    assert refused.json()["reason"]["kind"] == "no_channel"


def test_quiet_hours_may_go_over_midnight_and_are_those_of_the_persons_clock() -> None:
    night = QuietRow(b"anna", "Europe/Berlin", 22, 7)

    def at(hour: int) -> int:
        return quiet_seconds(night, dt.datetime(2026, 1, 5, hour, 30, tzinfo=dt.UTC))

    assert [at(hour) > 0 for hour in (5, 6, 20, 21, 23)] == [True, False, False, True, True]
    assert at(5) == 1801
    assert quiet_seconds(None, dt.datetime.now(dt.UTC)) == 0


def test_a_daily_letter_comes_at_the_first_such_hour_after_what_it_tells_also_when_clocks_are_changed() -> None:
    at_eight = ChannelRow("c", "email", b"anna", "", "a@b.example", "en", "", None, None, 1, "Europe/Berlin", 8)

    def waits(began: dt.datetime, now: dt.datetime) -> float:
        return daily_seconds(at_eight, int(began.timestamp()), now) / 3600

    def utc(day: int, hour: int) -> dt.datetime:
        return dt.datetime(2026, 3, day, hour, tzinfo=dt.UTC)

    assert waits(utc(5, 6), utc(5, 6)) == 1
    assert waits(utc(5, 6), utc(5, 7)) == waits(utc(5, 6), utc(5, 20)) == 0
    assert waits(utc(5, 7), utc(5, 7)) == 24, "what begins with the hour is for the next day"
    assert waits(utc(28, 12), utc(28, 12)) == 18, "the night of the 29th is an hour shorter"


def test_one_letter_a_day_is_chosen_and_shown_with_what_is_kept(own_server: Servers, letters: Postbox) -> None:
    anna = Person(own_server(smtp=letters.address, **CHOICES), "Anna")
    anna.opens(seats=2)
    wants_mail(anna, letters)
    daily = {"zone": "Asia/Kolkata", "hour": 7}
    refused = anna.asks("POST", "/api/notices/daily", json={"daily": {**daily, "zone": "Agra"}})
    assert refused.json()["reason"]["kind"] == "no_zone"
    assert anna.asks("POST", "/api/notices/daily", json={"daily": daily}).json()["channels"][0]["daily"] == daily
    assert anna.asks("GET", "/api/me").json()["notices"]["channels"][0]["daily"] == daily
    assert anna.asks("POST", "/api/notices/daily", json={"daily": None}).json()["channels"][0]["daily"] is None


def test_a_mail_server_is_written_as_an_address() -> None:
    assert MailServer.read("smtps://an%40na:s:e@mail.example") == ("smtps", "mail.example", 465, "an@na", "s:e")
    with pytest.raises(MailServerError, match="smtp://"):
        MailServer.read("mail.example:25")
