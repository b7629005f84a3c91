"""Rajas of the Ganges: its parts, wired together."""

from durbar.core.game import Game, People, Rules, Wisdom
from durbar.core.options import Option, Preset

GAME = Game(
    key="rajas",
    version=3,
    seats=(2, 3, 4),
    options=(
        Option("navaratnas", ("off", "on")),
        Option("ganga", ("off", "on")),
        Option("handicap_1", ("off", "on")),
        Option("handicap_2", ("off", "on")),
        Option("handicap_3", ("off", "on"), seats={"on": (3, 4)}),
        Option("handicap_4", ("off", "on"), seats={"on": (4,)}),
    ),
    presets=(
        Preset("first_game"),
        Preset("ganga", {"ganga": "on"}),
        Preset("navaratnas", {"navaratnas": "on"}),
        Preset("full_game", {"navaratnas": "on", "ganga": "on"}),
        Preset("mixed_table", {"handicap_1": "on"}),
    ),
    rules=Rules.of(__package__),
    people=People.of(__package__),
    wisdom=Wisdom.of(__package__),
)
