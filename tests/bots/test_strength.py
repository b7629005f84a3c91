"""Those who think longer play better."""

import pytest

from durbar import game
from durbar.arena.figures.ratings import duels
from durbar.arena.play.plan import plan
from durbar.arena.play.run import run

SLOW_CLOCK = "+seconds=600"


@pytest.mark.parametrize(
    ("better", "worse", "matches"),
    [("greedy", "uniform", 12), ("raja+simulations=60" + SLOW_CLOCK, "greedy", 12)],
)
def test_better_bots_win_most_matches(better: str, worse: str, matches: int) -> None:
    pytest.importorskip("numba")

    outcome = run(plan(game("legacy"), [better, worse], matches=matches, seed=5, limit=60.0), workers=1)
    score, played = duels(outcome.bouts, 0, 1)

    assert played == matches
    assert score >= 0.65 * matches
