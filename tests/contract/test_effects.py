"""No answer is offered without what it does: amounts that say it, or a sentence in every language."""

from durbar.core.game import Action
from durbar.core.text import LANGUAGES
from tests.contract.cases import Case, every_case, random_match

EVERY = 3
"""Of so many steps of a match the answers of one are read: choices come again and again."""


@every_case
def test_every_answer_says_what_it_costs_brings_or_does(case: Case) -> None:
    for number, (match, seat, _) in enumerate(random_match(case, 5)):
        if number % EVERY == 0:
            silent = [action for action in match.legal(seat) if not says_something(case, action)]
            assert silent == []


def says_something(case: Case, action: Action) -> bool:
    """Whether there are amounts, or an effect that has words."""
    if action.effect:
        return all(isinstance(case.game.text(language).find(action.effect), str) for language in LANGUAGES)
    return bool(action.cost or action.gain)
