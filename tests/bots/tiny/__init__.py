"""Games small enough to know by heart, for asking whether the search plays them right."""

from types import ModuleType
from typing import Any

from durbar.core.editions import Box
from durbar.core.game import Action, Game, Prompt, Reason


def _nothing(*_: Any) -> Any:
    raise NotImplementedError("nobody looks at a tiny game")


def _observe(*_: Any) -> int:
    return 0


def opened(rules: ModuleType, seats: int = 2, codes: int = 8) -> Game:
    """A game from a module with the rules."""
    return Game(
        key=f"tiny_{rules.__name__.rpartition('.')[2]}",
        version=1,
        seats=(seats,),
        options=(),
        state=rules.State,
        most_legal=codes,
        codes=codes,
        most_steps=60,
        observation=1,
        setup=rules.setup,
        actors=rules.actors,
        legal=rules.legal,
        apply=rules.apply,
        scores=rules.scores,
        resample=rules.resample,
        observe=rules.observe,
        view=_nothing,
        describe=lambda s, seat, code: Action(code, "act"),
        prompt=lambda s, seat: Prompt("act"),
        refuse=lambda s, seat, code: Reason("no"),
        breakdown=lambda s, seat: {},
        events={},
        box=Box({}, {}),
    )
