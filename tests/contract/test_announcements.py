"""What an answer is announced to cost and bring is what happens to its seat at once."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from durbar.core.game import Action
from tests.contract.cases import CASES, Case, random_match

Quantities = dict[str, Callable[[Any, int], int]]

GAMES = Path(__file__).parents[1] / "games"
MATCHES = 2
COUNTED = [case for case in CASES if (GAMES / case.game.key / "quantities.py").exists()]


def quantities(key: str) -> tuple[Quantities, set[str]]:
    """From a game's own tests: how much a seat has of each kind that actions announce, and the kinds that not every action tells of."""
    found = import_module(f"tests.games.{key}.quantities")
    return found.QUANTITIES, found.ONLY_WHERE_TOLD


def foreseeable(key: str) -> Callable[[Any, Any], bool]:
    """From a game's own tests, where it has luck: whether a step brought nothing that only luck decided."""
    found: Callable[[Any, Any], bool] = getattr(
        import_module(f"tests.games.{key}.quantities"), "foreseeable", lambda before, after: True
    )
    return found


@pytest.mark.parametrize("case", COUNTED, ids=lambda case: case.name)
def test_what_an_answer_is_announced_to_cost_and_bring_happens_at_once(case: Case) -> None:
    for seed in range(40, 40 + MATCHES):
        for match, seat, code in random_match(case, seed):
            action = case.game.people.describe(match.state, seat, code)
            if action.cost or action.gain:
                after = match.state.copy()
                case.game.rules.apply(after, seat, code)
                if case.game.rules.actors(after):  # the scoring of a match that ends is no action's doing
                    assert_announced(case.game.key, action, seat, match.state, settled(case, after, seat))


def settled(case: Case, s: Any, seat: int) -> Any:
    """The table once the answers have given themselves that the announcement of Rajas' actions includes: they leave no choice."""
    rules, codes = case.game.rules, [0] * case.game.rules.most_legal
    while case.game.key == "rajas" and rules.actors(s) == 1 << seat and rules.legal(s, seat, codes) == 1:
        sequel = s.copy()
        rules.apply(sequel, seat, codes[0])
        if sequel.chance != s.chance or rules.actors(sequel) != 1 << seat:
            break
        s = sequel
    return s


def assert_announced(key: str, action: Action, seat: int, before: Any, after: Any) -> None:
    """Everything announced happened, and nothing else."""
    count, only_where_told = quantities(key)
    if not foreseeable(key)(before, after):
        return
    told = {*action.cost, *action.gain}
    assert told <= {*count}, f"{action}: the tests of {key} do not count this"
    assert all(n > 0 for n in (*action.cost.values(), *action.gain.values())), (
        f"{action}: nothing announced as something"
    )
    announced = {kind: action.gain.get(kind, 0) - action.cost.get(kind, 0) for kind in count}
    happened = {kind: of(after, seat) - of(before, seat) for kind, of in count.items()}
    for kind in told | ({*count} - only_where_told):
        assert announced[kind] == happened[kind], f"{action}: {kind} changed by {happened[kind]}"
