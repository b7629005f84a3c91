"""Maharaja: its parts, wired together."""

from durbar.core.game import Game, People, Rules, Wisdom
from durbar.core.options import Option, Preset

OFF_ON = ("off", "on")
SOLO = (1,)
TOGETHER = (2, 3, 4)

GAME = Game(
    key="maharaja",
    version=3,
    seats=(1, 2, 3, 4),
    options=(
        Option("first_rank_prestige", OFF_ON),
        Option("weak_outer_statues", OFF_ON),
        Option("dear_statues", OFF_ON),
        Option("display_swaps", OFF_ON),
        Option("final", ("majority", "strong_majority", "presence", "roads", "statue_pairs", "idle_shrines", "random")),
        Option("characters", ("random", "first_game"), seats={"first_game": (4,)}),
        Option(
            "brahmabot",
            ("none", "easy", "normal", "hard"),
            default="normal",
            seats={"none": TOGETHER, "easy": SOLO, "normal": SOLO, "hard": SOLO},
        ),
        Option("drawn_rules", ("none", "one", "two", "three")),
    ),
    presets=(
        Preset("first_game", {"characters": "first_game"}, seats=(4,)),
        Preset("full_game", seats=TOGETHER),
        Preset("surprise", {"drawn_rules": "one", "final": "random"}, seats=TOGETHER),
        *(Preset(f"brahmabot_{level}", {"brahmabot": level}, seats=SOLO) for level in ("easy", "normal", "hard")),
    ),
    rules=Rules.of(__package__),
    people=People.of(__package__),
    wisdom=Wisdom.of(__package__),
)
