"""Which entry of the catalogue says what an answer does, where its amounts do not say all of it."""

from durbar.games.taj_mahal.people.names import bonus_id, special_id
from durbar.games.taj_mahal.rules.actions import ALONE, BUILD, CROWN, PICK, USE, WITHDRAW
from durbar.games.taj_mahal.rules.state import State


def effect_of(s: State, code: int) -> str:
    """Special cards and bonus tiles explain themselves; so do withdrawing, the crown, and playing nothing besides."""
    if USE <= code < ALONE:
        return f"tip.{special_id(code - USE)}"
    if BUILD <= code < CROWN:
        bonus = s.bonus[code - BUILD]
        return f"tip.{bonus_id(bonus)}" if bonus else "tip.palaces"
    if CROWN <= code < PICK:
        return "tip.crown"
    return {ALONE: "effect.alone", WITHDRAW: "tip.withdraw"}.get(code, "")
