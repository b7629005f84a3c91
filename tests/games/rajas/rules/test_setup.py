"""Chapter 1: preparing the table."""

import pytest

from durbar import Match
from durbar.games.rajas.game import GAME
from durbar.games.rajas.rules import tables


def _start(seats: int, secret: bytes = b"setup") -> Match:
    return Match.start(GAME, seats=seats, secret=secret)


@pytest.mark.parametrize(
    ("seats", "quarry", "harbour"),
    [
        (2, [1, 2, 3, 3, 3, 4], [0, 1, 2, 2]),
        (3, [1, 2, 2, 3, 3, 3, 4], [0, 1, 2, 2]),
        (4, [1, 1, 2, 2, 3, 3, 3, 4], [0, 1, 1, 2, 2]),
    ],
)
def test_the_board_fits_the_number_of_seats(seats: int, quarry: list[int], harbour: list[int]) -> None:
    """RG-1.1: a space of the quarry and one of the harbour are covered with three seats."""
    spaces = {space.id: space for space in _start(seats).view(0).spaces}
    assert [place.money for place in spaces["quarry"].places] == quarry
    assert [place.money for place in spaces["harbour"].places] == harbour
    assert sum(len(space.places) for space in spaces.values()) == {2: 29, 3: 35, 4: 37}[seats]


def test_sixty_four_tiles_lie_in_twelve_stacks_with_one_on_show() -> None:
    """RG-1.2."""
    stacks = _start(3).view(0).stacks
    assert len(stacks) == 12
    assert all(stack.tile is not None and stack.tile.colour == stack.colour for stack in stacks)
    assert sum(1 + len(stack.to_come) for stack in stacks) == 64


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lowest_roll_starts_with_three_money_and_each_next_seat_has_one_more(seats: int) -> None:
    """RG-1.3, RG-1.4."""
    for number in range(8):
        match = _start(seats, bytes([number]))
        view = match.view()
        totals = [sum(die.value for die in seat.dice) for seat in view.seats]
        assert totals[view.elephant] == min(totals)
        assert match.actors() == [view.elephant]
        assert [view.seats[(view.elephant + n) % seats].money for n in range(seats)] == [3 + n for n in range(seats)]
        assert all(sorted(die.colour for die in seat.dice) == sorted(tables.COLOURS) for seat in view.seats)


def test_a_tie_for_the_lowest_roll_is_broken_by_chance() -> None:
    """RG-R1: any tied seat may start, and only a tied one."""
    starters = set()
    for number in range(400):
        view = _start(2, number.to_bytes(2, "big")).view()
        totals = [sum(die.value for die in seat.dice) for seat in view.seats]
        if totals[0] == totals[1]:
            starters.add(view.elephant)
    assert starters == {0, 1}


def test_every_seat_begins_with_karma_three_workers_and_lowest_buildings() -> None:
    """RG-1.5, RG-1.6, RG-1.7."""
    for seat in _start(4).view().seats:
        assert (seat.karma, seat.boat, seat.fame, seat.workers, seat.hands) == (1, 0, 0, 3, 10)
        assert set(seat.upgrades.values()) == {2}
        assert set(seat.waiting.values()) == {"waiting"}
        assert seat.next_money_bonus == 12
