"""The settings of the search: one table, one line per game, decided by measurement (see docs/strength.md)."""

from typing import NamedTuple

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


USUAL = Setting()

SETTINGS: dict[str, Setting] = {
    # cut=12 with guided=90 is +174 (+124 … +223) before full random playouts, 240 matches at equal time; temper as fitted.
    "legacy": Setting(explore=0.5, temper=2.5, cut=12, guided=90),
    # cut=8 is +80 (+16 … +143) before cut=20, 60 matches at three seats at equal simulations; lower explore, see docs/strength.md.
    "taj_mahal": Setting(explore=0.5, cut=8, guided=90),
    # cut=8 is -98 (-177 … -20) beside cut=20, and cut=0 -215, 80 matches each at equal time.
    "maharaja": Setting(cut=20, guided=90),
    # cut=8 is +60 (+11 … +108) before cut=20, 200 matches at equal time; explore=0.3 was +95 (+21 … +169), 0.7 was +54.
    "rajas": Setting(explore=0.4, cut=8, guided=90),
}


def setting(key: str) -> Setting:
    """The settings of a game."""
    return SETTINGS.get(key, USUAL)
