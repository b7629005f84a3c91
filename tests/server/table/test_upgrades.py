"""Upgrades: a table whose steps do not fit the new rules can still be looked at, replayed and downloaded, and goes on elsewhere."""

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from durbar.games import games
from tests.server.newer_rules import stricter
from tests.server.people import PATIENCE, Here, Person, at_table, finish, sit_down


@pytest.fixture
def house(tmp_path: Path, address: str) -> Iterator[Here]:
    running = Here(tmp_path / "data", store=address)
    yield running
    running.stop()


@pytest.fixture
def friends(house: Here) -> tuple[Person, Person]:
    return Person(house, "Anna"), Person(house, "Ben")


def update(house: Here, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the server, change the rules, and start it again."""
    house.stop()
    monkeypatch.setattr("durbar.server.table.lobby.games", lambda: [stricter(game) for game in games()])
    house.start()


def test_a_running_match_that_does_not_fit_is_shown_as_it_stood_with_everybodys_own_eyes(
    house: Here, friends: tuple[Person, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = friends
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, b):
        for _ in range(4):
            asked = a if a.asked else b
            asked.plays()
            while max(a.n, b.n) > min(a.n, b.n):
                (a if a.n < b.n else b).next()
        before = {tab.person.name: (tab.position["view"], tab.log) for tab in (a, b)}
    update(house, monkeypatch)
    for person in friends:
        with person.at(table) as tab:
            told = tab.hears("snapshot")
            assert (told["table"]["rests"], told["table"]["status"]) == (True, "running")
            assert (told["position"]["view"], told["log"]) == before[person.name]
            assert (told["position"]["legal"], told["position"]["actors"]) == ([], [])
            tab.says("play", code=0, n=tab.n)
            refused = tab.hears("refused")
            assert refused["reason"]["kind"] == "other_version"
            assert "open a new table to play on with the same people" in refused["sentence"]
            tab.does("chat", text="A pity.")
    assert anna.asks("GET", f"/api/tables/{table}/record").json()["reason"]["kind"] == "not_over"
    assert anna.asks("GET", "/api/turns").json() == {"count": 0}


def test_everybody_goes_on_at_a_new_table_with_the_same_people(
    house: Here, friends: tuple[Person, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = friends
    table = sit_down(anna, ben, options={"collections": "gray"})
    with at_table(table, anna, ben) as (a, _):
        a.plays()
    update(house, monkeypatch)
    with anna.at(table) as a, ben.at(table) as b:
        a.hears("snapshot")
        b.hears("snapshot")
        a.does("rematch")
        while b.table["rematch"] is None:
            b.next()
        new = b.table["rematch"]
    with at_table(new, anna, ben) as (a, b):
        assert {tab.person.name: tab.seat for tab in (a, b)} == {"Anna": 1, "Ben": 0}
        assert (a.table["rests"], a.table["options"]) == (False, {"collections": "gray"})
        a.plays()


def test_a_match_that_is_over_is_replayed_and_downloaded_after_the_rules_have_changed(
    house: Here, friends: tuple[Person, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = friends
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, b):
        finish([a, b])
        scores, steps = a.position["scores"], a.position["step"]
    stranger = Person(house, "Cleo")
    parts = ("record", "history", f"positions/{steps - 3}", "positions/0")
    before = {part: stranger.asks("GET", f"/api/tables/{table}/{part}").json() for part in parts}
    update(house, monkeypatch)
    after = {part: stranger.asks("GET", f"/api/tables/{table}/{part}").json() for part in parts}
    assert after == before
    with anna.at(table) as a:
        told = a.hears("snapshot")
        assert (told["table"]["status"], told["table"]["rests"]) == ("over", True)
        assert told["position"]["scores"] == scores
    assert anna.asks("GET", f"/api/tables/{table}/positions/{steps + 1}").json()["reason"]["kind"] == "no_step"
    for part in ("analysis", "branch/3"):
        answer = anna.asks("POST", f"/api/tables/{table}/{part}")
        assert (answer.status_code, answer.json()["reason"]["kind"]) == (409, "other_version")


def test_matches_that_ended_are_kept_while_the_server_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = Here(tmp_path / "data", keeping=0.05)
    try:
        table = Person(house, "Anna").opens(seats=2, seat=None, fill="page")
        with Person(house, "Ben").at(table) as tab:
            tab.hears("snapshot")
            while not tab.position["over"]:
                tab.next()
            until = time.monotonic() + PATIENCE
            kept: list[tuple[int]] = []
            while not kept and time.monotonic() < until:
                with sqlite3.connect(house.data / "durbar.sqlite") as db:
                    kept = db.execute("SELECT n FROM keepsakes WHERE table_id = ?", (table,)).fetchall()
                db.close()
            assert kept == [(tab.n,)]
    finally:
        house.stop()


def test_a_table_of_which_nothing_was_kept_still_says_whose_it_was(
    house: Here, friends: tuple[Person, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = friends
    monkeypatch.setattr("durbar.server.table.keeper.FAREWELL", 0.0)
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, _):
        a.plays()
    update(house, monkeypatch)
    with anna.at(table) as a:
        told = a.hears("snapshot")
        assert (told["position"], told["table"]["rests"]) == (None, True)
        assert [seat["name"] for seat in told["table"]["seats"]] == ["Anna", "Ben"]
