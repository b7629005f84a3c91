"""Which entry of the catalogue says what an answer does, where its amounts do not say all of it."""

from durbar.games.legacy.rules import tables
from durbar.games.legacy.rules.actions import NO_CARD, TAKE_CARD, TAKE_COIN
from durbar.games.legacy.rules.state import State


def effect_of(s: State, code: int) -> str:
    """A coin changes the price, a gray card has an effect of its own, and doing without is worth a word."""
    if TAKE_CARD <= code < NO_CARD:
        return f"tip.{tables.EFFECTS[tables.GRAY_EFFECT[code - TAKE_CARD]]}" if s.gray else ""
    return {TAKE_COIN: "effect.take_coin", NO_CARD: "effect.no_card"}.get(code, "")
