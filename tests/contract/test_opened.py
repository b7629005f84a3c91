"""What an answer is said to open can be answered after it."""

from tests.contract.cases import Case, every_case, random_match

EVERY = 7
"""Of so many steps of a match one is looked ahead from."""


@every_case
def test_what_an_answer_opens_may_be_answered_after_it(case: Case) -> None:
    for number, (match, seat, code) in enumerate(random_match(case, 8)):
        if number % EVERY == 0:
            opened = match.opened(seat).get(code, [])
            after = match.state.copy()
            case.game.rules.apply(after, seat, code)
            out = [0] * case.game.rules.most_legal
            legal = out[: case.game.rules.legal(after, seat, out)] if opened else []

            assert {action.code for action in opened} <= {*legal} - {*match.codes(seat)}
