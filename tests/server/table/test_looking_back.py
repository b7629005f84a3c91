"""Advice while it is one's turn; leafing through a match and having it analysed once it is over."""

import asyncio
import dataclasses
import json
import time
from typing import Any

import msgspec
import pytest

from durbar import Match, game
from durbar.bots.lineup import Suggestion
from durbar.server.http.limits import Limits
from durbar.server.refusals import Denied
from durbar.server.table.bots import Question, Thinker
from durbar.server.table.replay import WAITING, Replays, told_history
from tests.server.people import GENEROUS, PATIENCE, Here, Person, Servers, at_table, finish, sit_down
from tests.server.table.test_secrets import stored


def play_out(anna: Person, ben: Person) -> str:
    """A table whose match is over."""
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as tabs:
        finish(list(tabs))
    return table


def analysed(person: Person, table: str) -> dict[str, Any]:
    """Have a match analysed, and wait until it is."""
    told = person.asks("POST", f"/api/tables/{table}/analysis")
    assert told.status_code == 200, told.text
    until = time.monotonic() + PATIENCE
    while told.json()["status"] in ("waiting", "running"):
        assert time.monotonic() < until
        time.sleep(0.05)
        told = person.asks("GET", f"/api/tables/{table}/analysis")
    return dict(told.json())


def test_who_is_asked_may_hear_what_the_padishah_would_do(anna: Person, ben: Person) -> None:
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, _):
        hint = a.person.asks("POST", f"/api/tables/{table}/hint").json()
        legal = {action["code"]: action for action in a.position["legal"]}
        assert hint["n"] == a.n
        assert 1 <= len(hint["advice"]) <= 3
        for advice in hint["advice"]:
            assert advice["action"] == legal[advice["action"]["code"]]
            assert 0 <= advice["win"] <= 1
        assert a.plays() == 1, "a hint is no step"


def test_a_hint_asked_twice_is_thought_of_once(anna: Person, ben: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: list[int] = []
    advise = Thinker.advise

    async def counted(self: Thinker, question: Question) -> list[Suggestion]:
        thoughts.append(question.n)
        return await advise(self, question)

    monkeypatch.setattr(Thinker, "advise", counted)
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, _):
        hint = a.person.asks("POST", f"/api/tables/{table}/hint").json()
        assert a.person.asks("POST", f"/api/tables/{table}/hint").json() == hint
        assert thoughts == [a.n]


def test_nobody_else_gets_a_hint(anna: Person, ben: Person, cleo: Person) -> None:
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (_, b):
        refused = b.person.asks("POST", f"/api/tables/{table}/hint")
        assert (refused.status_code, refused.json()["reason"]["kind"]) == (409, "not_asked")
        refused = cleo.asks("POST", f"/api/tables/{table}/hint")
        assert (refused.status_code, refused.json()["reason"]["kind"]) == (403, "not_seated")


def test_hints_are_rationed(own_server: Servers) -> None:
    server = own_server(limits=with_limits(hints_at_once=1, hints_per_minute=0.01))
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, _):
        assert a.person.asks("POST", f"/api/tables/{table}/hint").status_code == 200
        assert a.person.asks("POST", f"/api/tables/{table}/hint").status_code == 429


def with_limits(**changes: Any) -> Limits:
    """Generous limits with some that are not."""
    return dataclasses.replace(GENEROUS, **changes)


def test_a_finished_match_can_be_leafed_through_with_ones_own_eyes(
    anna: Person, ben: Person, cleo: Person, server: Here
) -> None:
    table = play_out(anna, ben)
    secret, options = stored(server, table)
    steps = anna.asks("GET", f"/api/tables/{table}/record").json()["steps"]
    for person, seat in ((anna, 0), (ben, 1), (cleo, None)):
        match = Match.start(game("legacy"), seats=2, options=options, secret=secret)
        first = person.asks("GET", f"/api/tables/{table}/positions/0").json()
        for step, position in enumerate(first):
            assert position["step"] == step
            assert position["view"] == json.loads(msgspec.json.encode(match.view(seat)))
            assert position["actors"] == match.actors()
            assert (position["prompt"], position["legal"], position["undo"]) == (None, [], False)
            match.play(*steps[step])
    last = anna.asks("GET", f"/api/tables/{table}/positions/{len(steps)}").json()
    assert [position["over"] for position in last] == [True]
    assert last[0]["scores"]


def test_what_many_ask_about_a_finished_match_is_worked_out_once() -> None:
    match = Match.start("legacy", seats=2, secret=bytes(32))
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, match.codes(seat)[0])

    async def ask() -> None:
        replays = Replays()
        told = await asyncio.gather(*(replays.history(match) for _ in range(30)))
        assert len(set(told)) == replays.worked == 1
        for _ in range(3):
            await asyncio.gather(*(replays.positions(match, 0, seat) for seat in (0, 1, None) for _ in range(10)))
        assert replays.worked == 4
        many = [replays.positions(match, step, None) for step in range(1, WAITING + 10)]
        answers = await asyncio.gather(*many, return_exceptions=True)
        assert sum(isinstance(answer, Denied) for answer in answers) == 9, "no endless queue"
        replays.close()

    asyncio.run(ask())


def test_there_is_no_position_after_the_last_nor_before_the_end(anna: Person, ben: Person) -> None:
    table = play_out(anna, ben)
    assert anna.asks("GET", f"/api/tables/{table}/positions/9999").json()["reason"]["kind"] == "no_step"
    running = sit_down(anna, ben)
    for path in ("positions/0", "analysis"):
        refused = anna.asks("GET", f"/api/tables/{running}/{path}")
        assert (refused.status_code, refused.json()["reason"]["kind"]) == (409, "not_over")
    assert anna.asks("POST", f"/api/tables/{running}/analysis").status_code == 409


def test_a_finished_match_is_analysed_once_and_that_survives(own_server: Servers) -> None:
    server = own_server(analysis=0.01)
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = play_out(anna, ben)
    steps = anna.asks("GET", f"/api/tables/{table}/record").json()["steps"]
    assert anna.asks("GET", f"/api/tables/{table}/analysis").json()["status"] == "none"

    told = analysed(anna, table)
    assert told["status"] == "done"
    found = told["found"]
    assert [[d["seat"], d["given"]["code"]] for d in found["decisions"]] == steps
    assert len(found["outlooks"]) == len(steps) + 1
    assert sum(found["outlooks"][-1]["win"]) == 1

    server.restart()
    again = ben.asks("GET", f"/api/tables/{table}/analysis").json()
    assert again == told


def test_the_doors_close_in_the_middle_of_an_analysis_and_it_is_begun_anew(own_server: Servers) -> None:
    server = own_server(analysis=5.0)
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = play_out(anna, ben)
    told = anna.asks("POST", f"/api/tables/{table}/analysis").json()
    assert told["status"] in ("waiting", "running")
    assert told["total"] > 0
    server.choices["analysis"] = 0.01
    server.restart()
    assert anna.asks("GET", f"/api/tables/{table}/analysis").json()["status"] == "none"
    assert analysed(anna, table)["status"] == "done"


def test_how_the_points_went_shows_who_one_played_against_alone() -> None:
    match = Match.start(game("maharaja"), seats=1, secret=b"alone")
    for _ in range(30):
        match.play(0, match.codes(0)[0])
    told = told_history(match).points

    assert told[-1] == tuple(side.points for side in match.view(0).sides)
    assert len(told[-1]) == 2
