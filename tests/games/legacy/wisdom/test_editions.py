"""An owner's figures reach the bots as they reach the rules."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import durbar
from durbar.bots.greedy import opinion
from durbar.core import contract
from durbar.core.game import Game
from durbar.engines.numba import Numba
from durbar.games import legacy
from durbar.games.legacy.rules.actions import COLLECT, NO_CARD, TAKE_CARD
from durbar.games.legacy.rules.tables import COLLECTIONS

MORE = 10
HELD = COLLECTIONS.index("jug_small")


def edition(folder: Path, points: dict[str, int]) -> Game:
    """Legacy with so many more points on some of its collection cards."""
    cards = (Path(legacy.__file__).parent / "data" / "collections.toml").read_text("utf-8")

    def richer(found: re.Match[str]) -> str:
        return f"{found[1]}{int(found[3]) + points.get(found[2], 0)}"

    cards = re.sub(r'(id = "(\w+)".*?\npoints = )(\d+)', richer, cards, flags=re.DOTALL)
    file = folder / "rich.toml"
    file.write_text(f'game = "legacy"\nedition = "rich"\n\n{cards}', "utf-8")
    return durbar.game("legacy", file)


@pytest.fixture
def rich(tmp_path: Path) -> Game:
    """Every collection card is worth ten points more."""
    return edition(tmp_path, dict.fromkeys(COLLECTIONS, MORE))


def laid(game: Game) -> Any:
    """A table at which the first seat holds a collection card."""
    s: Any = durbar.Match.start(game, seats=2, secret=b"rich").state
    s.held[0] = 1 << HELD
    s.supply -= 1 << HELD
    return s


def rise(game: Game, judge: Any) -> int:
    """How much more a judge thinks of the card that the first seat holds than if nobody held it."""
    s = laid(game)
    with_it = judge(s, 0)
    s.held[0] = 0
    s.supply |= 1 << HELD
    return int(with_it - judge(s, 0))


def test_richer_collection_cards_move_the_judge(rich: Game) -> None:
    assert rise(rich, opinion(rich)) > rise(durbar.game("legacy"), opinion(durbar.game("legacy"))) + 100


def test_richer_collection_cards_move_the_compiled_judge_as_far(rich: Game) -> None:
    pytest.importorskip("numba")
    for game in (rich, durbar.game("legacy")):
        engine = Numba(game)
        judge, states, s = engine.entry(contract.judge), engine.states(1), laid(game)
        engine.put(states, 0, s)

        assert [judge(states[0], seat) for seat in range(2)] == [opinion(game)(s, seat) for seat in range(2)]


def test_the_light_player_takes_the_card_that_is_best_in_the_edition(tmp_path: Path) -> None:
    for game, best in ((durbar.game("legacy"), "jug_large"), (edition(tmp_path, {"jug_small": MORE}), "jug_small")):
        s = laid(game)
        s.owed[0][0] = COLLECT
        out = [NO_CARD, *(TAKE_CARD + COLLECTIONS.index(card) for card in ("jug_small", "jug_large"))]

        assert game.wisdom.sensible is not None
        assert game.wisdom.sensible(s, 0, out, len(out)) == 1
        assert out[0] == TAKE_CARD + COLLECTIONS.index(best)


def test_a_game_is_played_without_looking_at_its_wisdom() -> None:
    code = "import sys, durbar; durbar.Match.start('legacy', seats=2).view(); print(*[m for m in sys.modules if '.wisdom' in m])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.split() == []
