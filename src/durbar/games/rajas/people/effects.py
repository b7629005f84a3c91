"""Which entry of the catalogue says what an answer does, where its amounts do not say all of it."""

from durbar.core.agenda import about, question
from durbar.core.game import Action
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.actions import (
    BALCONY,
    CHAMBER_OF,
    FRONT_TERRACE,
    GIVE_DIE,
    GOOD,
    HARBOUR,
    SPACES,
    TERRACE,
)
from durbar.games.rajas.rules.state import State

EFFECTS = {
    "pick_tile": "effect.pick_tile",
    "cover_with": "tip.master_builder",
    "pick_cell": "effect.pick_cell",
    "cover_cell": "effect.cover_cell",
    "give": "effect.pay_tile",
    "give_turned": "effect.pay_tile",
    "put_back": "effect.put_back",
    "take_fewer": "effect.take_fewer",
    "stay": "effect.stay",
    "choose_die": "effect.choose_die",
    "roll": "effect.roll",
    "roll_none": "effect.roll_none",
    "upgrade": "tip.upgrade",
    "next": "effect.next",
    "take_yield_tile": "effect.take_yield_tile",
    "no_yield_tile": "effect.no_yield_tile",
    "lay_yield_tile": "effect.lay_yield_tile",
}
"""Each kind of answer that does the same everywhere, with its entry."""
EXPLAINED_REWARDS = (
    "dice",
    "upgrade",
    "boat",
    "sail",
    "palace",
    "chamber",
    "dice_per_karma",
    "dice_any_per_karma",
    "money_per_market",
    "mixed_goods",
    "one_good",
)
"""Rewards whose name alone does not tell what follows."""


def effect_of(s: State, action: Action) -> str:
    """The entry for an answer; none where its amounts say all."""
    if action.code < SPACES:
        return of_space(action.code)
    if action.kind == "sail":
        reward = str(action.what["reward"])
        return f"tip.{reward}" if reward.removeprefix("reward.") in EXPLAINED_REWARDS else "effect.sail"
    if question(s) == GIVE_DIE:
        return of_space(about(s))
    return EFFECTS.get(action.kind, "")


def of_space(space: int) -> str:
    """The entry that says what a space does."""
    if GOOD <= space < FRONT_TERRACE:
        return "tip.one_good"
    if TERRACE <= space < CHAMBER_OF:
        return "tip.terrace" if space < BALCONY else "tip.balcony"
    if CHAMBER_OF <= space < HARBOUR:
        return f"tip.{tables.CHAMBERS[space - CHAMBER_OF]}"
    return "tip.harbour" if space == HARBOUR else ("tip.quarry", "tip.mixed", "", "", "", "tip.front_terrace")[space]
