"""Several servers over one PostgreSQL: any of them serves any table, and all tell the same story."""

import time
from pathlib import Path

import psycopg
import pytest

from tests.server.people import PATIENCE, Elsewhere, Here, Person, Servers, Tab, at_table, finish, sit_down
from tests.server.postgres import Cluster

Pair = tuple[Here, Here]


def anna_and_ben(servers: Pair) -> tuple[Person, Person]:
    """Each at a server of their own."""
    return Person(servers[0], "Anna"), Person(servers[1], "Ben")


def hears_around(tab: Tab, seat: int, **what: object) -> None:
    """Wait until the table is told with such a seat."""
    while not what.items() <= tab.table["seats"][seat].items():
        tab.next()


def test_two_people_at_two_servers_play_a_match_to_its_end(two_servers: Pair) -> None:
    anna, ben = anna_and_ben(two_servers)
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, b):
        finish([a, b])
        assert a.position["scores"] == b.position["scores"]
    records = {person.asks("GET", f"/api/tables/{table}/record").text for person in (anna, ben)}
    assert len(records) == 1


def test_seats_talk_and_who_is_there_are_told_at_every_server(two_servers: Pair) -> None:
    anna, ben = anna_and_ben(two_servers)
    table = anna.opens(seats=2)
    with anna.at(table) as a:
        a.hears("snapshot")
        ben.sits(table)
        hears_around(a, 1, kind="person", name="Ben", here=False)
        with ben.at(table) as b:
            b.hears("snapshot")
            assert b.table["seats"][0]["here"]
            hears_around(a, 1, here=True)
            b.does("chat", text="Good evening.")
            assert a.hears("spoken")["line"]["text"] == "Good evening."
            assert a.is_refused("free_seat", seat=1) == "seats_kept"
        hears_around(a, 1, here=False)


def test_what_is_taken_back_at_one_server_is_taken_back_at_all(two_servers: Pair) -> None:
    anna, ben = anna_and_ben(two_servers)
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, b):
        a.plays()
        b.hears("moved")
        a.does("undo", n=a.n)
        b.hears("snapshot")
        assert (b.n, b.position["step"]) == (a.n, 0)
        a.plays()
        assert b.hears("moved")["position"]["n"] == a.n


def test_a_lost_race_is_answered_with_the_position_that_won(two_servers: Pair, postgres: str) -> None:
    anna, ben = anna_and_ben(two_servers)
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, b):
        code = a.position["legal"][0]["code"]
        with psycopg.connect(postgres, autocommit=True) as other:  # without a word to anybody
            other.execute("INSERT INTO steps VALUES (%s, 1, 'play', %s, %s, 3, 0)", (table, a.seat, code))
        assert a.is_refused("play", code=code, n=0) == "stale"
        assert a.n == 1
        mover = a
        if not a.asked:
            b.socket.close()
            mover = b
        with mover.person.at(table) as back:
            back.hears("snapshot")
            assert back.n == 1
            back.plays()


def test_both_ask_for_a_rematch_and_there_is_one(two_servers: Pair) -> None:
    anna, ben = anna_and_ben(two_servers)
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, b):
        finish([a, b])
        a.says("rematch")
        b.says("rematch")
        for tab in (a, b):
            while not tab.table["rematch"]:
                tab.next()
        assert a.table["rematch"] == b.table["rematch"]


def test_bots_answer_once_at_a_table_that_is_open_at_two_servers_and_when_one_dies(
    two_servers: Pair, tmp_path: Path, postgres: str
) -> None:
    mortal = Elsewhere(tmp_path / "mortal", store=postgres)
    anna, cleo = Person(mortal, "Anna"), Person(two_servers[0], "Cleo")
    table = anna.opens(seats=2, seat=0, bots={"1": "page"})
    with cleo.at(table) as c:
        c.hears("snapshot")
        with anna.at(table) as a:
            a.hears("snapshot")
            a.waits()
            a.plays()
            mortal.kill()
        anna.server = two_servers[1]
        with anna.at(table) as a:
            a.hears("snapshot")
            while not a.position["over"]:
                if a.asked:
                    a.plays()
                else:
                    a.next()
            while c.n < a.n:
                c.next()
            assert c.position["scores"] == a.position["scores"]


def until_served(somebody: Person) -> None:
    """Ask again and again, as a browser does, until the store is back."""
    deadline = time.monotonic() + PATIENCE
    while somebody.asks("GET", "/api/tables").status_code != 200:
        assert time.monotonic() < deadline, "the store did not come back"
        time.sleep(0.1)


def test_when_postgresql_is_started_anew_everybody_hears_a_sentence_and_goes_on(
    postgres: str, database_server: Cluster, own_server: Servers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("durbar.server.store.postgres.PATIENCE", 0.5)
    anna, ben = anna_and_ben((own_server(store=postgres), own_server(store=postgres)))
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, b):
        known = a.plays()
        while b.n < known:
            b.next()
        mover = a if a.asked else b
        database_server.stop()
        mover.says("play", code=mover.position["legal"][0]["code"], n=mover.n)
        heard = mover.hears("refused")
        database_server.start()
        assert heard["reason"]["kind"] == "no_store"
        assert heard["sentence"].startswith("The tables cannot be reached just now")
    for somebody in (anna, ben):
        until_served(somebody)
    with at_table(table, anna, ben) as (a, b):
        assert known <= a.n == b.n <= known + 1
        finish([a, b])


def test_who_is_about_is_counted_at_every_server_and_once_with_lines_to_several(two_servers: Pair) -> None:
    anna, ben = anna_and_ben(two_servers)
    table = sit_down(anna, ben)
    too = Person(two_servers[1], "Anna")
    too.token = anna.token
    with too.at(table):
        with at_table(table, anna, ben):
            until_about(2, anna, ben)
            with Person(two_servers[0], "Cleo").at(table):
                until_about(3, anna, ben)
        until_about(1, anna, ben)


def until_about(count: int, *people: Person) -> None:
    """Wait until the server of each of them counts so many."""
    deadline = time.monotonic() + PATIENCE
    while (counted := [p.asks("GET", "/api/house").json()["about"] for p in people]) != [count] * len(people):
        assert time.monotonic() < deadline, counted
        time.sleep(0.1)


def test_who_is_forgotten_at_one_server_is_cut_off_at_every_other(two_servers: Pair) -> None:
    anna, ben = anna_and_ben(two_servers)
    table = sit_down(anna, ben)
    elsewhere = Person(two_servers[1], "Anna")
    elsewhere.token = anna.token
    with elsewhere.at(table) as tab:
        tab.hears("snapshot")
        assert anna.asks("POST", "/api/me/forget", json={}).status_code == 200
        assert tab.is_cut_off() == 1012
    with elsewhere.at(table) as tab:
        assert tab.hears("snapshot")["you"]["seat"] is None
