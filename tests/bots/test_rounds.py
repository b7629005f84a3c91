"""A match by rounds and whole turns."""

import pytest

from durbar.bots.rounds import rounds, whole_turns
from durbar.core.text import LANGUAGES
from durbar.games import GAMES, game
from tests.bots.test_analysis import decided, played


@pytest.mark.parametrize("key", GAMES)
def test_the_rounds_of_a_match_hold_every_step_once_and_have_names(key: str) -> None:
    match = played(key, game(key).seats[-1])
    decisions = [decided(number, step.seat) for number, step in enumerate(match.steps, 1)]

    found = rounds(match, decisions)

    steps = [n for each in found for turn in each.turns for n in range(turn.first, turn.last + 1)]
    assert steps == list(range(1, len(match.steps) + 1))
    assert len(found) > 3
    for began in [each.began for each in found if each.began]:
        for words in map(match.game.text, LANGUAGES):
            assert "{" not in words.say(f"round.{began.kind}", began.what)


def test_a_turn_costs_what_its_answers_cost_together_and_names_the_worst() -> None:
    turns = whole_turns([decided(1, 0, 0.02), decided(2, 0, 0.05), decided(3, 1), decided(4, 0, 0.01)])

    assert [(turn.seat, turn.first, turn.last, turn.cost, turn.worst) for turn in turns] == [
        (0, 1, 2, 0.07, 2),
        (1, 3, 3, 0.0, 3),
        (0, 4, 4, 0.01, 4),
    ]
