"""The settings of the search; what is best in a game was decided by measurement (see docs/tuning.md) and lies in its wisdom."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from durbar.bots.search.net import own_weights
from durbar.core.game import Game

NEVER = -1
ANY = -1
NONE: Mapping[str, Any] = MappingProxyType({})


class Setting(NamedTuple):
    """How the search weighs what it finds in one game."""

    explore: float = 0.7  #       how much an answer that was seldom tried is given the benefit of the doubt, by its chance in a playout
    win: float = 0.7  #           the share of winning in the value; the rest is the margin
    span: float = 10.0  #         a margin of so many points is worth half of what any margin can be worth
    temper: float = 5.0  #        so many points more by the judge make the first place e times as likely
    cut: int = NEVER  #           so many light answers are played before the judge is asked; NEVER plays to the end
    guided: int = 0  #            so many of a hundred light answers keep to what is sensible
    sees: int = 100  #            so many of a hundred aspects of the judge's opinion count, the plainest first
    open: int = 0  #              1: nothing is guessed, all cards lie on the table; for looking back at a match
    only: int = ANY  #            the one answer that is tried at the root; for looking back as well
    net: int = 0  #               1: a net says which answers deserve to be tried, and what a leaf is worth
    trust: float = (
        1.0  #         how much the net is believed of a leaf; the rest is what light answers and the judge come to
    )


def setting(game: Game, seats: int, changes: Mapping[str, Any] = NONE, *, long: bool = False) -> Setting:
    """The settings of a game at so many seats: the usual ones, in their place those of its `wisdom/search.toml`, and then the changes.

    Its table `net` names the numbers of seats at which the net is stronger, and what else differs then; `net` among the changes decides otherwise.
    Its table `net.long` names those at which still more differs in a long thought.
    """
    own = {what: value for what, value in game.wisdom.search.items() if what != "net"}
    learned = dict(game.wisdom.search.get("net", {}))
    stronger = seats in learned.pop("seats", ())
    lasting = dict(learned.pop("long", {}))
    if seats in lasting.pop("seats", ()) and long:
        learned |= lasting
    if changes.get("net", stronger) and seats > 1 and own_weights(game) is not None:
        return Setting(**{**own, "net": 1, **learned, **changes})
    return Setting(**{**own, **changes, "net": 0})
