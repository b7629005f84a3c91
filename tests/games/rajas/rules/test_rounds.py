"""Chapters 2 and 9: rounds, passes and the end."""

from durbar import Match
from durbar.games.rajas.game import GAME
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.rounds import end_round, is_outnumbered
from durbar.games.rajas.rules.state import FROM_BUILDING, FROM_MARKET
from durbar.games.rajas.rules.tracks import earn, gain_fame
from tests.games.rajas.tables import Table


def test_seats_place_one_worker_each_in_turn() -> None:
    """RG-2.1."""
    table = Table(3)
    for seat, colour in ((0, "blue"), (1, "green"), (2, "orange"), (0, "purple")):
        assert table.match.actors() == [seat]
        table.play(seat, f"place terrace_{colour}")


def test_a_round_ends_when_all_workers_are_placed_and_the_elephant_moves_on() -> None:
    """RG-2.1, RG-9.1."""
    table = Table(2)
    for colour in tables.COLOURS:
        table.play(table.match.actors()[0], f"place terrace_{colour}")
    table.play(0, "place front_terrace")
    assert table.prompt(0) == "reroll"
    table.dice(1, "green 2 blue 4").play(0, "roll_none")
    events = table.play(1, "place harbour")
    while table.s.round == 1:
        events = [e.kind for e in table.match.play(1, table.match.codes(1)[0])]
    assert "elephant" in events
    assert table.match.view().elephant == 1
    assert table.s.ready[:2] == [3, 3]
    assert not any(table.s.space)


def test_the_guest_of_the_great_mogul_starts_the_next_round() -> None:
    """RG-9.1, RG-6.5: two fame, and the elephant stays with its owner too."""
    table = Table(2).dice(0, "blue 1")
    table.play(0, "place great_mogul")
    assert table.s.fame[0] == 2
    assert table.match.view().next_elephant == 0
    end_round(table.s)
    assert table.match.view().elephant == 0


def test_quarry_and_harbour_fill_in_order_and_a_taken_space_is_closed() -> None:
    """RG-2.2."""
    table = Table(2).dice(0, "blue 1").dice(1, "green 1 green 2")
    table.play(0, "place harbour")
    while table.match.actors() == [0]:
        table.match.play(0, table.match.codes(0)[0])
    assert table.match.view(1).spaces[20].money == 1
    table.play(1, "place terrace_blue")
    assert table.why(0, "terrace_blue") == "space_taken"


def test_what_cannot_be_paid_cannot_be_used() -> None:
    """RG-2.3, RG-8.6."""
    table = Table(2).show("b01").dice(0, "blue 6").put(0, money=0)
    assert table.why(0, "quarry") == "too_dear"
    assert table.why(0, "yogi") == "no_die_showing"
    assert table.why(0, "balcony_green") == "no_die_of"


def test_a_space_whose_action_does_nothing_cannot_be_taken() -> None:
    """RG-R3."""
    table = Table(2).dice(0, "blue 6 blue 2").put(0, boat=25).supply("green", 0)
    reasons = {space: table.why(0, space) for space in ("market_tea", "terrace_green", "harbour", "portuguese")}
    assert reasons == {
        "market_tea": "no_market_of",
        "terrace_green": "colour_gone",
        "harbour": "river_end",
        "portuguese": "river_short",
    }


def test_a_seat_that_can_use_nothing_sits_the_pass_out_and_a_round_without_workers_placed_ends() -> None:
    """RG-R2."""
    table = Table(2)
    for space, rooms in zip(tables.SPACE_IDS, tables.ROOM[0], strict=True):
        for _ in range(0 if space == "front_terrace" else rooms):
            table.worker(1, space)
    table.s.ready[:2] = [3, 3]
    events = table.play(0, "place front_terrace")
    assert events.count("cannot_place") == 3, "the other seat now, then both in an empty pass"
    assert table.s.round == 2


def test_the_pass_is_finished_once_markers_have_met() -> None:
    """RG-9.2: whoever comes later in the pass has one more worker; then the match ends."""
    table = Table(3).turn(1).put(1, fame=30, money=60)
    earn(table.s, 1, 5, FROM_MARKET)
    table.s.owed_count = 1
    table.play(1, "place terrace_blue")
    assert table.match.view().last_pass
    table.play(2, "place terrace_green")
    assert not table.match.over
    assert table.play(0, "place terrace_orange")[-1] == "ended"
    assert table.match.over


def test_nobody_after_the_last_of_the_pass_moves_again() -> None:
    """RG-9.2."""
    table = Table(2).put(1, fame=59, money=0)
    table.play(0, "place terrace_blue")
    table.put(1, money=1)
    table.play(1, "place front_terrace")
    assert table.match.over


def test_example_rajesh_and_leila_are_both_two_ahead_and_rajesh_met_first() -> None:
    """RG-9.3, RG-R12: money 65 with fame 30 against money 52 with fame 37."""
    table = Table(2).put(0, fame=30, money=0).put(1, fame=0, money=52)
    earn(table.s, 0, 65, FROM_MARKET)
    gain_fame(table.s, 1, 37, FROM_BUILDING)
    view = table.match.view()
    assert [seat.ahead for seat in view.seats] == [2, 2]
    assert [seat.met for seat in view.seats] == [1, 2]
    assert [score.place for score in table.match.scores()] == [1, 2]


def test_the_larger_distance_wins_even_if_it_met_later() -> None:
    """RG-9.3."""
    table = Table(2)
    table.put(0, fame=30, money=0).put(1, fame=0, money=52)
    earn(table.s, 0, 65, FROM_MARKET)
    gain_fame(table.s, 1, 38, FROM_BUILDING)
    assert [score.place for score in table.match.scores()] == [2, 1]


def test_the_others_rank_by_what_they_lack_and_share_a_place_on_a_tie() -> None:
    """RG-9.4."""
    table = Table(4)
    for seat, (fame, money) in enumerate([(10, 20), (12, 16), (5, 10), (30, 70)]):
        table.put(seat, fame=fame, money=money)
    assert [score.place for score in table.match.scores()] == [2, 2, 4, 1]


def test_a_match_ends_after_fifty_rounds() -> None:
    """RG-R13."""
    table = Table(2)
    table.s.round = 50
    end_round(table.s)
    assert table.s.over == 1


def test_workers_are_compared_by_all_one_owns() -> None:
    """RG-10.5: placed or not does not matter."""
    table = Table(2, navaratnas="on")
    table.s.workers[:2] = [4, 5]
    assert is_outnumbered(table.s, 0)
    assert not is_outnumbered(table.s, 1)


def test_a_match_tells_fame_and_money_of_every_round() -> None:
    match = Match.start(GAME, seats=2, secret=b"story")
    while not match.over:
        match.play(match.actors()[0], match.codes(match.actors()[0])[0])
    told = [e for step in range(len(match.told)) for e in match.events(step) if e.kind == "stood"]
    assert len(told) >= 2 * match.state.round - 2
