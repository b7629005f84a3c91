"""Chapter 1: setup and the start of the game."""

from durbar import Match
from durbar.games.maharaja.game import GAME
from durbar.games.maharaja.rules import tables
from durbar.games.maharaja.rules.state import NONE


def start(seats: int, secret: bytes = b"setup", **options: str) -> Match:
    return Match.start(GAME, seats=seats, options=options, secret=secret)


def test_three_more_characters_than_seats_are_shown() -> None:
    """MJ-1.1."""
    for seats in (2, 3, 4):
        shown = [c.number for c in start(seats).view().display]
        assert len(set(shown)) == seats + 3
        assert shown == sorted(shown)
        assert all(1 <= number <= 16 for number in shown)


def test_the_first_game_of_four_shows_the_recommended_characters() -> None:
    """MJ-1.2."""
    assert [c.number for c in start(4, characters="first_game").view().display] == [1, 2, 5, 9, 12, 14, 15]


def test_reward_tiles_lie_from_the_bottom_up_in_random_order() -> None:
    """MJ-1.3: and all markers are in the supply."""
    match = start(3)
    assert sorted(match.state.reward[:8]) == list(range(8))
    assert match.state.reward[8:] == [NONE] * 4
    assert len({tuple(start(3, bytes([n])).state.reward) for n in range(9)}) > 5
    assert match.view().maharanis == 2
    assert match.view().markers == 7


def test_flags_lie_on_the_third_to_the_ninth_field() -> None:
    """MJ-1.4."""
    flags = start(3).state.flag
    assert flags[:2] == [NONE, NONE]
    assert sorted(flags[2:9]) == list(range(7))
    assert flags[9:] == [NONE] * 7
    assert len({tuple(start(3, bytes([n])).state.flag) for n in range(9)}) > 5


def test_each_seat_begins_with_the_same() -> None:
    """MJ-1.5."""
    for side in start(4).view().sides:
        assert (side.coins, side.prestige, side.statues, side.stock, side.supply, side.priest) == (
            15,
            3,
            7,
            8,
            12,
            "crossing",
        )


def test_characters_are_chosen_clockwise_from_the_start_seat_and_three_remain() -> None:
    """MJ-1.6."""
    match = start(4)
    first = match.view().start
    for step in range(4):
        seat = (first + step) % 4
        assert match.actors() == [seat]
        assert len(match.codes(seat)) == 7 - step
        match.play(seat, match.codes(seat)[-1])
    assert len(match.view().display) == 3


def test_four_shrines_each_are_placed_in_the_order_of_characters() -> None:
    """MJ-1.7: they cost nothing, come from the tableau, and a village takes two."""
    match = start(3)
    for _ in range(3):
        seat = match.actors()[0]
        match.play(seat, match.codes(seat)[0])
    order = match.view().order
    asked = []
    while match.view().phase == "placing":
        seat = match.actors()[0]
        asked.append(seat)
        match.play(seat, match.codes(seat)[0])
    assert asked == order * 4
    assert [side.stock for side in match.view().sides] == [4, 4, 4]
    assert [side.coins for side in match.view().sides] == [15, 15, 15]
    assert [sum(village.shrines) for village in match.view().villages[:7]] == [2, 2, 2, 2, 2, 2, 0]


def test_the_start_seat_is_drawn() -> None:
    """MJ-1.6."""
    assert {start(4, bytes([n])).view().start for n in range(30)} == {0, 1, 2, 3}


def test_the_map_has_a_crossing_of_five_roads_and_two_roads_with_one_village() -> None:
    ends = [*tables.ROAD_FROM, *tables.ROAD_TO]
    assert ends.count(7) == 5
    assert tables.ROAD_LENGTH.count(1) == 2
    assert all(3 <= ends.count(place) <= 5 for place in range(8))
