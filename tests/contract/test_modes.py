"""The two modes may never differ: the same matches, plain and compiled, state by state."""

from functools import lru_cache
from typing import Any

import pytest

from durbar.engines import playout
from durbar.engines.plain import Plain
from tests.contract.cases import CASES, Case, every_case, random_match

numpy = pytest.importorskip("numpy")
engine_of = pytest.importorskip("durbar.lab.batches").engine_of

MATCHES = 400


class Modes:
    """One game, plain and compiled, with the same questions put to both."""

    def __init__(self, case: Case) -> None:
        self.game = case.game
        self.compiled = engine_of(case.game)
        self.plain = Plain(case.game)
        self.out = [0] * case.game.rules.most_legal
        self.numbers = numpy.zeros(case.game.rules.most_legal, numpy.int64)

    def both(self, function: Any) -> tuple[Any, Any]:
        return self.compiled.entry(function), self.plain.entry(function)


@lru_cache
def _modes(key: str) -> Modes:
    return Modes(next(case for case in CASES if case.game.key == key))


@every_case
def test_every_state_of_some_matches_is_the_same(case: Case) -> None:
    modes = _modes(case.game.key)
    play, play_plainly = modes.both(playout.play_some)
    for seed in range(2):
        table = [case.start(seed).state]
        states = modes.compiled.states(1)
        modes.compiled.put(states, 0, table[0])
        while play_plainly(table, 1, modes.out):
            assert play(states, 1, modes.numbers) == 1
            assert modes.compiled.take(states, 0) == table[0]


@every_case
def test_many_matches_are_the_same_from_setup_to_end(case: Case) -> None:
    modes = _modes(case.game.key)
    play, play_plainly = modes.both(playout.play_matches)
    options = case.game.numbers(case.options)
    table, states = [case.game.rules.state(), case.game.rules.state()], modes.compiled.states(2)
    for seed in range(100, 100 + max(5, MATCHES * 200 // case.game.rules.most_steps)):
        steps = play_plainly(table, 1, case.seats, options, seed, modes.out)
        assert play(states, 1, case.seats, numpy.array(options), seed, modes.numbers) == steps
        assert modes.compiled.take(states, 0) == table[0]


@every_case
def test_scores_observations_and_possible_states_are_the_same(case: Case) -> None:
    modes = _modes(case.game.key)
    ask, ask_plainly = modes.both(playout.survey)
    for match, seat, _ in random_match(case, 30):
        table, states = [match.state.copy()], modes.compiled.states(1)
        modes.compiled.put(states, 0, table[0])
        plain = ([[0] * case.seats, [0] * case.seats], [0] * case.game.rules.observation)
        compiled = (numpy.zeros((2, case.seats), numpy.int64), numpy.zeros(case.game.rules.observation, numpy.int64))
        assert ask_plainly(table, seat, *plain) == ask(states, seat, *compiled)
        assert [each.tolist() for each in compiled] == list(plain)
        assert modes.compiled.take(states, 0) == table[0]
