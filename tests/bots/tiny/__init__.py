"""Games small enough to know by heart, for asking whether the search plays them right."""

from types import ModuleType
from typing import Any

from durbar.core.editions import Box
from durbar.core.game import Action, Game, People, Prompt, Reason, Rules


def _nothing(*_: Any) -> Any:
    raise NotImplementedError("nobody looks at a tiny game")


PEOPLE = People(
    open_view=_nothing,
    own_view=_nothing,
    prompt=lambda s, seat: Prompt("act"),
    describe=lambda s, seat, code: Action(code, "act"),
    refuse=lambda s, seat, code: Reason("no"),
    breakdown=lambda s, seat: {},
    events={},
    figures=lambda words: {},
)


def opened(rules: ModuleType, seats: int = 2, codes: int = 8) -> Game:
    """A game from a module with the rules."""
    return Game(
        key=f"tiny_{rules.__name__.rpartition('.')[2]}",
        version=1,
        seats=(seats,),
        options=(),
        rules=Rules(
            room=__name__,
            state=rules.State,
            codes=codes,
            most_legal=codes,
            most_steps=60,
            observation=1,
            setup=rules.setup,
            actors=rules.actors,
            legal=rules.legal,
            apply=rules.apply,
            scores=rules.scores,
            resample=rules.resample,
            observe=rules.observe,
            box=Box({}, {}),
        ),
        people=PEOPLE,
    )
