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


def test_an_empty_supply_announces_nothing() -> None:
    """MJ-R8, MJ-R28."""
    table = Table().priest(0, "delhi").turn(0, "statue_and_shrine shrines")
    table.s.marker_supply = 0
    table.stock(0, 4, supply=1)
    assert action(table, 0, "use_shrines")["gain"] == {"shrines": 1}
    table.play(0, "use_statue")
    assert action(table, 0, "statue", space="top")["gain"] == {"worship": 2}


def test_the_envoys_shrine_costs_none_of_the_tableau() -> None:
    """MJ-9.13: it comes from the general supply."""
    table = Table().character(0, "envoy").turn(0)
    table.play(0, "ability envoy")
    assert action(table, 0, "envoy_in_city", city="puri") == {
        "cost": {"coins": 1},
        "gain": {"worship": 1},
        "warning": None,
    }


def test_the_dancers_second_shrine_counts_twice() -> None:
    """MJ-9.7."""
    table = Table().character(0, "dancer").priest(0, "delhi").shrines(0, "delhi", 1).turn(0, "shrine_discount coins")
    table.play(0, "use_shrine_cheap")
    assert action(table, 0, "shrine_in_city")["gain"] == {"worship": 2}


def test_abilities_and_rewards_say_what_they_bring() -> None:
    """MJ-9.4, MJ-9.16, MJ-R8: the princess takes her tile twice, as far as the supply goes."""
    table = Table().character(0, "courtier").turn(0)
    assert action(table, 0, "ability") == {"cost": {"prestige": 1}, "gain": {"markers": 1}, "warning": None}
    table = Table(2).character(0, "princess").stock(0, 4, supply=4).shrines(0, "jodhpur", 1)
    table.score()
    assert action(table, 0, "take_reward", reward="reward_shrines")["gain"] == {"shrines": 4}
    assert action(table, 0, "take_reward", reward="reward_coins")["gain"] == {"coins": 6}


def test_a_marker_is_paid_once_its_action_is_named() -> None:
    """MJ-3.3."""
    table = Table().markers(0, 1).turn(0)
    assert action(table, 0, "marker")["cost"] == {}
    table.play(0, "marker")
    assert action(table, 0, "mark", action="track")["cost"] == {"markers": 1}


def test_ending_a_turn_warns_of_what_lapses() -> None:
    table = Table().turn(0, "coins prestige")
    assert action(table, 0, "end_turn")["warning"] == "parts_left"
    table.play(0, "use_coins", "use_prestige")
    assert action(table, 0, "end_turn")["warning"] is None


def test_ways_are_shown_to_a_seat_that_is_not_in_its_turn() -> None:
    table = Table().villages(1, "v01 v02").priest(0, "delhi").turn(0)
    table.play(0, "walk_for crossing 2")
    walk = next(w for w in table.match.view(1).walks if w.place == "delhi")
    assert walk.coins == 0


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


def test_the_forecast_is_what_the_city_scoring_would_bring() -> None:
    """MJ-5.2, MJ-5.3, MJ-5.4: the ranked ones first, then who has no worship there."""
    table = Table().maharaja("delhi").shrines(1, "delhi", 2).shrines(2, "delhi", 1).turn(0)
    outlook = [(o.side, o.rank, o.worship, o.coins, o.prestige) for o in table.match.view(0).forecast]

    assert outlook == [(1, 1, 2, 12, 0), (2, 2, 1, 9, 0), (0, None, 0, 3, 0)]


def test_the_forecast_of_a_solo_match_promises_brahmabot_prestige() -> None:
    """MJ-12.13."""
    table = Table(1).maharaja("delhi").shrines(1, "delhi", 2).shrines(0, "delhi", 1).turn(0)
    outlook = [(o.side, o.rank, o.coins, o.prestige) for o in table.match.view(0).forecast]

    assert outlook == [(1, 1, 0, 4), (0, 2, 6, 0)]
