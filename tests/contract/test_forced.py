"""An answer that gives itself betrays nothing, and is taken back together with the step before it."""

import random

from durbar import Match
from tests.contract.cases import Case, every_case, random_match

SPECTATOR = -1
THOUGHTS = 3
"""How many possibilities a spectator thinks of."""


@every_case
def test_that_there_is_only_one_answer_is_known_to_everybody(case: Case) -> None:
    for match, seat, _ in random_match(case, 6):
        forced = match.forced(seat)
        if forced is not None:
            assert [codes_thought_of(match, seat, thought) for thought in range(THOUGHTS)] == [[forced]] * THOUGHTS


def codes_thought_of(match: Match, seat: int, thought: int) -> list[int]:
    """What a seat may answer in a state that a spectator holds possible."""
    twin = match.state.copy()
    twin.chance = random.Random(thought).getrandbits(32)
    match.game.rules.resample(twin, SPECTATOR)
    out = [0] * match.game.rules.most_legal
    return out[: match.game.rules.legal(twin, seat, out)]


@every_case
def test_an_undo_ends_where_there_is_a_choice(case: Case) -> None:
    match = case.start(7)
    dice = random.Random(case.name)
    for _ in range(60):
        if match.over:
            return
        seat = match.actors()[0]
        match.play(seat, dice.choice(match.codes(seat)))
        if match.may_undo(seat) and match.given[-1]:
            match.undo(seat)
            assert match.forced(seat) is None
