"""Sticks: its parts, wired together."""

from durbar.core.game import Game, People, Rules, Wisdom
from durbar.core.options import Option, Preset

GAME = Game(
    key="sticks",
    version=1,
    seats=(2, 3),
    options=(Option("last", ("wins", "burns")),),
    presets=(Preset("full_game"), Preset("burning", {"last": "burns"}, seats=(2,))),
    rules=Rules.of(__package__),
    people=People.of(__package__),
    wisdom=Wisdom.of(__package__),
)
