"""Who sits where: friends by link, bots, leavers and those who take their place."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from durbar.bots.lineup import LEVELS
from durbar.server import wire
from durbar.server.settings import Settings
from durbar.server.store import in_folder, open_store
from durbar.server.table.bots import Thinker
from durbar.server.table.lobby import Lobby
from tests.server.people import Here, Person, at_table, sit_down


def test_play_now_against_bots_is_one_request(anna: Person) -> None:
    table = anna.opens(seats=3, fill="page")
    with anna.at(table) as a:
        begun = a.hears("snapshot")
        assert begun["table"]["status"] == "running"
        assert [s["kind"] for s in begun["table"]["seats"]] == ["person", "bot", "bot"]
        assert len({s["name"] for s in begun["table"]["seats"]}) == 3
        a.waits()
        a.plays()


def test_an_option_that_is_not_sent_has_the_games_usual_value(anna: Person) -> None:
    with anna.at(anna.opens(game="maharaja", seats=1)) as a:
        assert a.hears("snapshot")["table"]["options"]["brahmabot"] == "normal"


def test_bots_play_on_until_a_person_is_asked(anna: Person) -> None:
    table = anna.opens(seats=2, bots={"1": "page"})
    with anna.at(table) as a:
        a.hears("snapshot")
        for _ in range(5):
            while not a.asked:
                assert a.hears("moved")["seat"] in (0, 1)
            a.plays()
        assert {line["event"].get("seat") for line in a.log} >= {0, 1}


def test_bots_alone_play_as_long_as_somebody_watches(anna: Person) -> None:
    table = anna.opens(seats=2, seat=None, fill="page")
    with anna.at(table) as a:
        a.hears("snapshot")
        while not a.position["over"]:
            a.hears("moved")
        assert len(a.position["scores"]) == 2


def test_taking_back_a_step_takes_back_the_bots_answers_to_it(anna: Person) -> None:
    table = anna.opens(seats=2, fill="page")
    with anna.at(table) as a:
        a.hears("snapshot")
        for _ in range(200):
            a.waits()
            mine = a.position
            a.plays()
            a.waits()
            if a.position["undo"] and a.log[-1]["event"].get("seat") == 1:
                break
        a.does("undo", n=a.n)
        assert a.position["step"] == mine["step"]
        assert a.position["view"] == mine["view"]


def test_bots_think_for_less_when_many_are_asked_at_once() -> None:
    thinker = Thinker()
    thinker._threads = 2
    assert thinker.paced("padishah") == LEVELS["padishah"]
    thinker._asked = 8
    assert thinker.paced("padishah").seconds == LEVELS["padishah"].seconds / 4
    thinker._asked = 1000
    assert thinker.paced("padishah").seconds == LEVELS["padishah"].seconds * 0.05
    thinker.close()


async def games_prepared_by(folder: Path, **wish: Any) -> set[str]:
    """The games whose bots are got ready as soon as somebody is at a table."""
    store, thinker = await open_store(in_folder(folder)), Thinker()
    lobby = Lobby(Settings(folder, pause=3600.0), store, thinker)
    opened = await lobby.open(b"anna", wire.OpenTable(game="legacy", name="Anna", **wish), "Guest")
    async with lobby.at(opened.id) as table:
        table.turns.wake()
        prepared = set(thinker._prepared)
    await lobby.close()
    thinker.close()
    await store.close()
    return prepared


def test_bots_warm_up_as_soon_as_a_match_with_them_begins(tmp_path: Path) -> None:
    assert asyncio.run(games_prepared_by(tmp_path, fill="page")) == {"legacy"}


def test_nothing_is_compiled_for_people_among_themselves(tmp_path: Path) -> None:
    assert asyncio.run(games_prepared_by(tmp_path)) == set()


def test_a_friend_comes_by_the_link_with_just_a_name(anna: Person, ben: Person) -> None:
    table = anna.opens(seats=3)
    with ben.at(table) as b:
        assert b.hears("snapshot")["you"]["seat"] is None
        assert ben.sits(table, seat=2) == 2
        assert b.hears("snapshot")["you"]["seat"] == 2
    assert ben.sits(table) == 2, "asking twice is no harm"


def test_a_seat_is_taken_once(anna: Person, ben: Person, cleo: Person) -> None:
    table = sit_down(anna, ben)
    full = cleo.asks("POST", f"/api/tables/{table}/seats", json={"name": "Cleo"})
    assert (full.status_code, full.json()["reason"]["kind"]) == (409, "full")
    taken = cleo.asks("POST", f"/api/tables/{table}/seats", json={"name": "Cleo", "seat": 0})
    assert taken.json()["sentence"] == "This seat is already taken."


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u202eb", "a\x00b", "..."])
def test_a_name_must_be_readable(anna: Person, ben: Person, name: str) -> None:
    table = anna.opens(seats=2)
    answer = ben.asks("POST", f"/api/tables/{table}/seats", json={"name": name})
    assert (answer.status_code, answer.json()["reason"]["kind"]) == (400, "bad_name")


def test_nobody_sits_down_under_another_ones_name(anna: Person, server: Here) -> None:
    table = anna.opens(seats=2)
    answer = Person(server, "aNNa").asks("POST", f"/api/tables/{table}/seats", json={"name": "  aNNa "})
    assert answer.json()["reason"]["kind"] == "name_taken"


def test_a_leaver_is_replaced_by_a_bot_and_the_match_goes_on(anna: Person, ben: Person) -> None:
    table = sit_down(anna, ben)
    with anna.at(table) as a:
        a.hears("snapshot")
        with ben.at(table) as b:
            b.hears("snapshot")
            assert a.is_refused("seat_bot", seat=1, level="page") == "person_here"
            b.does("leave")
            assert b.you["seat"] is None
        assert a.is_refused("seat_bot", seat=1, level="emperor") == "no_level"
        a.does("seat_bot", seat=1, level="page")
        assert a.table["seats"][1]["kind"] == "bot"
        steps = a.position["step"]
        a.waits()
        a.plays()
        assert a.position["step"] > steps


def test_while_the_host_is_away_whoever_has_a_seat_may_do_what_a_host_does(anna: Person, ben: Person) -> None:
    table = anna.opens(seats=3, autostart=False)
    ben.sits(table)
    with ben.at(table) as b:
        assert b.hears("snapshot")["you"]["host"]
        b.does("seat_bot", seat=2, level="page")
        with anna.at(table) as a:
            a.hears("snapshot")
            assert b.is_refused("free_seat", seat=2) == "not_host"


def test_my_tables_are_listed_with_whose_turn_it_is(anna: Person, ben: Person, cleo: Person) -> None:
    table = sit_down(anna, ben)
    anna.opens(seats=4)
    assert [t["status"] for t in anna.lists()].count("waiting") == 1
    (of_ben,) = ben.lists()
    (of_anna,) = [t for t in anna.lists() if t["id"] == table]
    assert of_ben["your_turn"] != of_anna["your_turn"]
    assert of_ben["link"] == f"/t/{table}"
    assert cleo.lists() == []
    with at_table(table, anna, ben) as (a, _):
        assert a.seat == (0 if of_anna["your_turn"] else 1)


@pytest.mark.parametrize(
    ("wish", "kind"),
    [
        ({"game": "chess"}, "no_game"),
        ({"seats": 9}, "bad_options"),
        ({"options": {"colour": "blue"}}, "bad_options"),
        ({"seats": 2, "seat": 2}, "no_seat"),
        ({"bots": {"0": "page"}}, "seat_taken"),
        ({"bots": {"one": "page"}}, "no_seat"),
        ({"fill": "emperor"}, "no_level"),
        ({"nonsense": 1}, "garbled"),
        ({"seats": "two"}, "garbled"),
    ],
)
def test_a_wish_that_cannot_be_is_refused_with_a_sentence(anna: Person, wish: dict[str, object], kind: str) -> None:
    answer = anna.asks("POST", "/api/tables", json={"game": "legacy", "name": "Anna", **wish})
    assert answer.json()["reason"]["kind"] == kind
    assert answer.json()["sentence"].endswith(".")
    assert 400 <= answer.status_code < 500
