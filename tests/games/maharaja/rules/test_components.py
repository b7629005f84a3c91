"""Nothing is lost and nothing appears: the pieces of the box are counted through whole random matches."""

import random

import pytest

from durbar import Match
from durbar.games.maharaja.game import GAME
from durbar.games.maharaja.rules.state import NONE, State, sides


def count(s: State) -> None:
    for side in range(sides(s)):
        assert s.stock[side] + s.supply[side] + sum(s.temple[side]) + sum(s.wayside[side]) == 20
        assert s.built[side] == sum(row.count(side) for row in s.statue) <= 7
        assert s.coins[side] >= 0
    assert s.marker_supply + sum(s.markers) == 7
    assert sorted(city for city in s.flag if city != NONE) == list(range(7))
    assert max(sum(s.wayside[side][v] for side in range(4)) for v in range(30)) <= 2
    held = [c for c in (*s.character, *s.display[: s.displayed]) if c]
    assert len(held) == len(set(held))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_pieces_are_conserved(seats: int) -> None:
    """MJ-1.5, MJ-4.5, MJ-4.6."""
    for seed in range(4):
        match = Match.start(GAME, seats=seats, secret=bytes([seed]))
        dice = random.Random(seed)
        while not match.over:
            seat = dice.choice(match.actors())
            match.play(seat, dice.choice(match.codes(seat)))
            count(match.state)
        if seats > 1:
            assert sorted(tile for tile in match.state.reward if tile != NONE) == list(range(8))
