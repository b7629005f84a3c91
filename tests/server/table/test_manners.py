"""Manners among people: mute, report, and delete what nobody else needs."""

import sqlite3

import pytest

from tests.server.people import Here, Person, at_table, sit_down


def test_who_is_muted_is_marked_for_one_person_on_all_devices_and_tables(anna: Person, ben: Person) -> None:
    first, second = sit_down(anna, ben), sit_down(anna, ben)
    with at_table(first, anna, ben) as (a, b):
        tab, other = (a, b) if a.person is anna else (b, a)
        assert anna.asks("POST", f"/api/tables/{first}/mute", json={"seat": 1, "mute": True}).status_code == 200
        while tab.you["muted"] != [1]:
            tab.next()
        other.does("chat", text="Can you read me?")
        assert other.you["muted"] == []
    with anna.at(second) as tab:
        assert tab.hears("snapshot")["you"]["muted"] == [1]
        anna.asks("POST", f"/api/tables/{first}/mute", json={"seat": 1, "mute": False})
        while tab.you["muted"]:
            tab.next()


def test_a_host_who_speaks_without_a_seat_is_muted_and_reported_too(server: Here, anna: Person, ben: Person) -> None:
    table = anna.opens(seats=2, seat=None)
    ben.sits(table)
    with ben.at(table) as tab:
        assert tab.hears("snapshot")["you"]["muted_host"] is False
        assert ben.asks("POST", f"/api/tables/{table}/mute", json={"seat": None, "mute": True}).status_code == 200
        while not tab.you["muted_host"]:
            tab.next()
    ben.asks("POST", f"/api/tables/{table}/report", json={"seat": None, "words": "Shouts."})
    assert [told[1:3] for told in ben.asks("GET", "/api/me").json()["reported"]] == [["Anna", "Shouts."]]
    assert anna.asks("POST", f"/api/tables/{table}/mute", json={"seat": None, "mute": True}).status_code == 404


@pytest.mark.parametrize("seat", [0, 1, 7])
def test_nobody_mutes_themselves_or_a_bot_or_nobody(anna: Person, seat: int) -> None:
    table = anna.opens(seats=2, fill="page")
    answer = anna.asks("POST", f"/api/tables/{table}/mute", json={"seat": seat, "mute": True})
    assert (answer.status_code, answer.json()["reason"]["kind"]) == (404, "nobody_there" if seat < 2 else "no_seat")


def test_a_report_reaches_the_host_with_whom_it_is_about(server: Here, anna: Person, ben: Person, cleo: Person) -> None:
    table = sit_down(anna, ben)
    sent = anna.asks("POST", f"/api/tables/{table}/report", json={"seat": 1, "words": "<b>Rude</b>  words"})
    assert sent.status_code == 200
    assert cleo.asks("POST", f"/api/tables/{table}/report", json={"seat": 1, "words": "x"}).status_code == 403
    assert anna.asks("POST", f"/api/tables/{table}/report", json={"seat": 1, "words": " "}).status_code == 400
    db = sqlite3.connect(server.data / "durbar.sqlite")
    (found,) = db.execute("SELECT name, words, done FROM reports WHERE table_id = ?", (table,)).fetchall()
    db.close()
    assert found == ("Ben", "<b>Rude</b> words", 0)


def test_a_host_deletes_a_table_that_waits_or_where_nobody_else_has_a_seat(anna: Person, ben: Person) -> None:
    waiting, alone = anna.opens(seats=3), anna.opens(seats=2, fill="page")
    ben.sits(waiting)
    assert ben.asks("POST", f"/api/tables/{waiting}/delete").status_code == 403
    for table in (waiting, alone):
        assert anna.asks("POST", f"/api/tables/{table}/delete").status_code == 200
        assert anna.asks("POST", f"/api/tables/{table}/delete").json()["reason"]["kind"] == "no_table"
    assert (anna.lists(), ben.lists()) == ([], [])


def test_a_match_with_others_is_not_deleted(anna: Person, ben: Person) -> None:
    table = sit_down(anna, ben)
    assert anna.asks("POST", f"/api/tables/{table}/delete").json()["reason"]["kind"] == "others_sit"
    assert [(card["id"], card["may_delete"]) for card in anna.lists()] == [(table, False)]
