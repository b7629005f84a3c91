"""What engines have to know of the search: what a game puts in the place of its functions, and what is compiled ahead."""

from collections.abc import Callable, Iterator
from typing import Any

from durbar.bots.search import guesses, leaves
from durbar.bots.search.memory import Search, search_on
from durbar.bots.search.net import own_weights
from durbar.bots.search.settings import Setting
from durbar.bots.search.tree import Size
from durbar.core import contract
from durbar.core.game import Game
from durbar.engines.engine import Engine

SMALL = Size(8, 8)


def swaps(game: Game) -> dict[Any, Any]:
    """What a game's wisdom puts in the place of the search's own functions."""
    known = game.wisdom
    own: dict[Any, Any] = {leaves.sensible: known.sensible, leaves.house: known.house}
    own |= {contract.judge: known.judge, contract.aspects: known.aspects}
    own |= {guesses.ask_again: known.ask_again, guesses.answer_otherwise: known.answer_otherwise}
    if known.judge is None:
        own |= {leaves.estimate: leaves.estimate_by_score, contract.aspects: leaves.no_aspects}
    return {function: better for function, better in own.items() if better is not None}


def stages(engine: Engine) -> Iterator[tuple[str, Callable[[], object]]]:
    """What bots need, each by its name and a call that compiles it, or loads it from the cache."""
    yield "search", lambda: try_search(engine, Setting())
    if own_weights(engine.game) is not None:
        yield "search with its net", lambda: begin_to_ask_net(engine)


def begin_to_ask_net(engine: Engine) -> None:
    """Until this was compiled, or loaded, bots search without their net."""
    try_search(engine, Setting(net=1))
    search_on(engine).asks_net = True


def try_search(engine: Engine, setting: Setting) -> None:
    """One simulation from the opening of a match."""
    game, search = engine.game, Search(engine, SMALL)
    s = game.rules.state()
    s.chance = 1
    game.rules.setup(s, game.seats[0], game.numbers(game.choose(game.seats[0], {})))
    memory = search.take()
    memory.clear(SMALL)
    memory.set_root(setting)
    search.put(memory, s)
    search.run(memory, 0, 1, 1)
