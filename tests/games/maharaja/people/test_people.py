"""What people see: views, answers with their costs, and reasons."""

import random

from durbar import Match
from durbar.games.maharaja.game import GAME
from tests.games.maharaja.tables import Table


def action(table: Table, seat: int, kind: str, **what: str) -> dict[str, object]:
    found = next(a for a in table.match.legal(seat) if a.kind == kind and what.items() <= a.what.items())
    return {"cost": found.cost, "gain": found.gain, "warning": found.warning and found.warning.kind}


def test_a_statue_shows_its_price_its_worship_and_its_bonus() -> None:
    table = Table().priest(0, "ahmadabad").turn(0, "statue_and_shrine coins")
    table.play(0, "use_statue")
    assert action(table, 0, "statue", space="bottom") == {
        "cost": {"coins": 10},
        "gain": {"worship": 2, "coins": 3},
        "warning": None,
    }
    assert action(table, 0, "statue", space="centre")["gain"] == {"worship": 3}


def test_a_walk_shows_its_toll_before_it_is_taken() -> None:
    table = Table().villages(1, "v01 v02").turn(0)
    assert action(table, 0, "walk_for", place="delhi")["cost"] == {"coins": 2}


def test_ending_a_turn_warns_of_what_lapses() -> None:
    table = Table().turn(0, "coins prestige")
    assert action(table, 0, "end_turn")["warning"] == "parts_left"
    table.play(0, "use_coins", "use_prestige")
    assert action(table, 0, "end_turn")["warning"] is None


def test_ways_are_shown_to_a_seat_that_is_not_in_its_turn() -> None:
    table = Table().villages(1, "v01 v02").priest(0, "delhi").turn(0)
    table.play(0, "walk_for crossing 2")
    walk = next(w for w in table.match.view(1).walks if w.place == "delhi")
    assert (walk.coins, walk.why_not) == (0, None)


def test_the_order_of_turns_follows_the_characters() -> None:
    table = Table(3).character(0, "vizier")
    assert table.match.view().order == [1, 2, 0]


def test_an_open_part_says_what_stands_against_it() -> None:
    table = Table().turn(0, "statue_discount coins")
    part = table.match.view(0).tasks[0].parts[0]
    assert part.open
    assert part.why_not is not None
    assert part.why_not.kind == "not_in_a_city"


def test_brahmabot_is_a_side_without_a_seat_and_has_his_own_breakdown() -> None:
    side = Match.start(GAME, seats=1, secret=b"x").view(0).sides[1]
    assert side.seat is None
    assert side.plan is None
    assert sum(side.breakdown.values()) == side.points


def test_the_most_restless_priests_stay_within_the_bound_of_steps() -> None:
    """MJ-R6: everybody walks whenever walking is possible."""
    match = Match.start(GAME, seats=4, secret=b"restless")
    dice = random.Random(1)
    while not match.over:
        seat = match.actors()[0]
        legal = match.legal(seat)
        walks = [a for a in legal if a.kind.startswith("walk")]
        busy = [a for a in legal if a.kind != "end_turn"]
        match.play(seat, dice.choice(walks or busy or legal))
    assert len(match.steps) < GAME.rules.most_steps


def test_a_state_is_small() -> None:
    match = Match.start(GAME, seats=4, secret=b"x")
    size = sum(
        cell.width * max(1, len(cell.shape) and cell.shape[0]) * (cell.shape[1] if len(cell.shape) == 2 else 1)
        for cell in GAME.rules.state.cells.values()
    )
    assert size <= 2048
    assert match.state.copy() == match.state
