"""Every combination of seats and options: components are conserved, and both modes agree."""

import itertools
import random
from collections.abc import Iterable

import pytest

from durbar import Match
from durbar.engines import playout
from durbar.engines.plain import Plain
from durbar.games.rajas.game import GAME
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.market import ROW
from durbar.games.rajas.rules.province import NO_PRICE, cells_built, stays_whole, ways
from durbar.games.rajas.rules.state import JOINED, State

COMBINATIONS = [
    (seats, dict(zip(("navaratnas", "ganga", "handicap_1", "handicap_2"), chosen, strict=True)))
    for seats in (2, 3, 4)
    for chosen in itertools.product(("off", "on"), repeat=4)
]


def _check(s: State, yield_tiles: int) -> None:
    """Dice, tiles, workers and yield tiles are all somewhere, and every province hangs together."""
    for colour in range(4):
        assert s.supply[colour] + sum(sum(dice[colour * 6 : colour * 6 + 6]) for dice in s.dice) == 12
    assert all(sum(s.dice[seat]) <= tables.KALI[s.back[seat]] for seat in range(s.seats))
    covered = sum(map(sum, s.covered))
    laid = [tile for province in s.tile for tile in province if tile]
    assert len(set(laid)) == len(laid)
    assert sum(s.hidden) + sum(1 for tile in s.shown if tile) + len(laid) + covered == 64
    for seat in range(s.seats):
        assert s.workers[seat] == 3 + s.waiting[seat].count(JOINED)
        placed = s.space.count(seat + 1)
        assert placed + s.ready[seat] <= s.workers[seat]
        assert stays_whole(s, seat, 0, ways(s, seat, 0))
    if s.navaratnas:
        in_hand = sum(1 for row in s.owed[: s.owed_count] if row[0] == 15)
        assert sum(s.yields) + sum(1 for row in s.laid for tile in row if tile) + in_hand == yield_tiles


def _check_sets(s: State) -> None:
    """What is kept as a set or a sum is what it was made from."""
    last = tables.LAST_SPACE[s.seats - 2]
    assert s.full == _set(s.space[place] for place in last)
    assert s.stock == _set(s.supply)
    prices = [min([tables.PRICE[t - 1] for t in s.shown[c * 3 : c * 3 + 3] if t], default=NO_PRICE) for c in range(4)]
    assert s.cheapest == prices
    for seat in range(s.seats):
        dice = s.dice[seat]
        assert s.kinds[seat] == _set(dice)
        assert s.held[seat] == sum(dice)
        assert s.pips[seat] == [sum(dice[c * 6 + v] * (v + 1) for v in range(6)) for c in range(4)]
        assert s.goods[seat] == _set(sum(s.markets[seat][good * ROW : good * ROW + ROW]) for good in range(3))
        assert cells_built(s, seat) == _set(s.tile[seat])
        laid = [tile for tile, covered in zip(s.tile[seat], s.covered[seat], strict=True) if tile and not covered]
        assert s.prices[seat] == sum({1 << tables.PRICE[tile - 1] for tile in laid})
        for side in range(4):
            assert s.paths[seat][side] == _set(ways(s, seat, cell) >> side & 1 for cell in range(tables.CELLS))


def _set(numbers: Iterable[int]) -> int:
    return sum(1 << place for place, number in enumerate(numbers) if number)


@pytest.mark.parametrize(("seats", "options"), COMBINATIONS)
def test_components_are_conserved_in_every_combination(seats: int, options: dict[str, str]) -> None:
    """RG-1.2, RG-3.2, RG-3.3, RG-4.3, RG-8.4."""
    match = Match.start(GAME, seats=seats, options=options, secret=repr(options).encode())
    dice = random.Random(repr((seats, options)))
    while not match.over:
        seat = match.actors()[0]
        match._apply(seat, dice.choice(match.codes(seat)))
        _check(match.state, 30)
        _check_sets(match.state)
    assert len(match.steps) < GAME.rules.most_steps
    assert max(seat.ahead for seat in match.view().seats) >= 0 or match.state.round == 50


@pytest.mark.slow
def test_both_modes_agree_in_every_combination() -> None:
    numpy = pytest.importorskip("numpy")
    compiled = pytest.importorskip("durbar.lab.batches").engine_of(GAME)
    play, plainly = compiled.entry(playout.play_matches), Plain(GAME).entry(playout.play_matches)
    table, states = [State(), State()], compiled.states(2)
    for seats, options in COMBINATIONS:
        numbers = GAME.numbers(GAME.choose(seats, options))
        steps = plainly(table, 1, seats, numbers, 7, [0] * GAME.rules.most_legal)
        assert play(states, 1, seats, numpy.array(numbers), 7, numpy.zeros(GAME.rules.most_legal, numpy.int64)) == steps
        assert compiled.take(states, 0) == table[0]
    assert compiled.dtype.itemsize <= 4096
