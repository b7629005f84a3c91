"""The settings of the search; what is best in a game was decided by measurement (see docs/tuning.md) and lies in its wisdom."""

from typing import NamedTuple

from durbar.core.game import Game

NEVER = -1
ANY = -1


class Setting(NamedTuple):
    """How the search weighs what it finds in one game."""

    explore: float = 0.7  #       how much an answer that was seldom tried is given the benefit of the doubt, by its chance in a playout
    win: float = 0.7  #           the share of winning in the value; the rest is the margin
    span: float = 10.0  #         a margin of so many points is worth half of what any margin can be worth
    temper: float = 5.0  #        so many points more by the judge make the first place e times as likely
    cut: int = NEVER  #           so many light answers are played before the judge is asked; NEVER plays to the end
    guided: int = 0  #            so many of a hundred light answers keep to what is sensible
    open: int = 0  #              1: nothing is guessed, all cards lie on the table; for looking back at a match
    only: int = ANY  #            the one answer that is tried at the root; for looking back as well


def setting(game: Game) -> Setting:
    """The settings of a game: the usual ones, and in their place those of its `wisdom/search.toml`."""
    return Setting(**game.wisdom.search)
