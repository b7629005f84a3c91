"""Which entry of the catalogue says what an answer does, where its amounts do not say all of it."""

from durbar.core.game import Action

OF_THE_CHARACTER = "tip.{character}"
EFFECTS = {
    "choose": OF_THE_CHARACTER,
    "take": OF_THE_CHARACTER,
    "take_from": OF_THE_CHARACTER,
    "take_from_bot": OF_THE_CHARACTER,
    "replace": OF_THE_CHARACTER,
    "favour": OF_THE_CHARACTER,
    "ability": OF_THE_CHARACTER,
    "point": "tip.{action}",
    "mark": "tip.{action}",
    "marker": "tip.marker",
    "take_reward": "tip.{reward}",
    "use_statue_cheap": "tip.statue_discount",
    "use_shrine_cheap": "tip.shrine_discount",
    "use_statue": "effect.use_statue",
    "use_shrine": "effect.use_shrine",
    "use_two_shrines": "tip.two_shrines",
    "use_swap": "tip.swap",
    "use_track": "tip.track",
    "site": "effect.site",
    "walk": "effect.walk",
    "move_flag": "effect.move_flag",
    "enough": "effect.enough",
    "end_turn": "effect.end_turn",
}
"""Each kind of answer with its entry; in braces stands the particular whose own entry it is."""


def effect_of(action: Action) -> str:
    """The entry for an answer; none where its amounts say all."""
    return EFFECTS.get(action.kind, "").format_map(action.what)
