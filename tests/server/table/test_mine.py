"""My tables, and records that tell who played and can be opened anywhere."""

import json

from durbar.core.match import verify
from durbar.core.record import Record
from tests.server.people import Person, Servers, at_table, finish, sit_down


def test_a_table_says_who_is_asked_how_far_it_is_and_how_it_ended(anna: Person, ben: Person) -> None:
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, b):
        a.plays()
        (card,) = ben.lists()
        assert (card["steps"], card["places"]) == (1, None)
        assert card["asked"] == [tab.seat for tab in (a, b) if tab.seat in a.position["actors"]]
        finish([a, b])
        places = {score["seat"]: score["place"] for score in a.position["scores"]}
    (card,) = anna.lists()
    assert (card["status"], card["asked"], card["places"]) == ("over", [], [places[0], places[1]])


def test_the_number_of_tables_where_somebody_is_asked_is_counted(anna: Person, ben: Person) -> None:
    table = sit_down(anna, ben)
    asked = anna if anna.lists()[0]["your_turn"] else ben
    count = [person.asks("GET", "/api/turns").json()["count"] for person in (asked, ben if asked is anna else anna)]
    assert count == [1, 0]
    asked.asks("POST", f"/api/tables/{table}/shelf", json={"away": True})
    assert asked.asks("GET", "/api/turns").json() == {"count": 0}


def test_a_task_of_the_course_is_neither_listed_nor_counted(anna: Person) -> None:
    anna.opens(game="legacy", task="coin")

    assert anna.lists() == []
    assert anna.asks("GET", "/api/turns").json() == {"count": 0}


def test_who_puts_a_table_away_finds_it_on_the_shelf_and_nobody_else_does(anna: Person, ben: Person) -> None:
    table = sit_down(anna, ben)
    for away in (True, True, False):
        assert anna.asks("POST", f"/api/tables/{table}/shelf", json={"away": away}).status_code == 200
        assert (anna.lists()[0]["shelved"], ben.lists()[0]["shelved"]) == (away, False)


def test_a_stranger_cannot_put_a_table_away(anna: Person, cleo: Person) -> None:
    refused = cleo.asks("POST", f"/api/tables/{anna.opens(seats=2)}/shelf", json={"away": True})
    assert refused.json()["reason"]["kind"] == "not_yours"


def test_a_record_tells_who_played_and_when_and_is_opened_in_another_house(
    anna: Person, ben: Person, own_server: Servers
) -> None:
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as tabs:
        finish(list(tabs))
    written = anna.asks("GET", f"/api/tables/{table}/record").content
    record = Record.parse(written)
    assert verify(record).over
    assert [player.name for player in record.players] == ["Anna", "Ben"]
    assert record.began is not None
    assert record.ended is not None
    assert record.began <= record.ended

    dora = Person(own_server(), "Dora")
    opened = dora.asks("POST", "/api/records", content=written).json()
    with dora.at(opened["id"]) as tab:
        told = tab.hears("snapshot")
    assert [seat["name"] for seat in told["table"]["seats"]] == ["Anna", "Ben"]
    assert (told["position"]["over"], told["you"]["seat"]) == (True, None)


def test_a_record_that_was_changed_is_refused_and_an_old_one_without_names_is_not(anna: Person, ben: Person) -> None:
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as tabs:
        finish(list(tabs))
    record = json.loads(anna.asks("GET", f"/api/tables/{table}/record").content)
    old = {key: record[key] for key in record if key not in ("players", "began", "ended")}
    assert anna.asks("POST", "/api/records", json=old).status_code == 201
    forged = {**record, "result": [{"place": 1, "points": 99}] * 2}
    refused = anna.asks("POST", "/api/records", json=forged)
    assert (refused.status_code, refused.json()["reason"]["kind"]) == (400, "bad_record")
