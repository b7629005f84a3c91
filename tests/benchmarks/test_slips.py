"""What a bot gives away is told apart: what it would mostly do, and what it does by chance."""

import random
from itertools import cycle

import pytest

from benchmarks.slips import ASKED, slip, told
from durbar import Match, game
from durbar.core.game import Game
from durbar.core.state import Base

BEST, GOOD, UNKNOWN = 1, 2, 3
WORTH = {BEST: 0.6, GOOD: 0.5, 4: 0.2}


class Told:
    """A bot that gives these answers in turn."""

    name = "told"

    def __init__(self, *codes: int) -> None:
        self.codes = cycle(codes)

    def choose(self, game: Game, s: Base, seat: int, source: int) -> int:
        return next(self.codes)


def test_judgement_is_what_the_most_frequent_answer_gives_away_and_an_answer_nobody_looked_at_is_the_worst() -> None:
    match = Match.start("legacy", seats=2, secret=b"slips")
    spot, legacy, chance = (match.known_to(0, 1), 0), game("legacy"), random.Random(1)

    always = slip(legacy, Told(GOOD), spot, WORTH, chance)
    strays = slip(legacy, Told(GOOD, GOOD, GOOD, UNKNOWN), spot, WORTH, chance)

    assert (always.all, always.judgement, always.same) == pytest.approx((0.1, 0.1, 1.0))
    assert (strays.all, strays.judgement) == pytest.approx((0.75 * 0.1 + 0.25 * 0.4, 0.1))
    assert strays.same == pytest.approx((12 * 11 + 4 * 3) / (ASKED * (ASKED - 1)))
    assert "57%" in told([strays])
