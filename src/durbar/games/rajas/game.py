"""Rajas of the Ganges: its parts, wired together."""

from durbar.core.game import Game, People, Rules, Wisdom
from durbar.core.options import Option

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
    rules=Rules.of(__package__),
    people=People.of(__package__),
    wisdom=Wisdom.of(__package__),
)
