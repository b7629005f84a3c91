"""Taj Mahal: its parts, wired together."""

from durbar.core.game import Game, People, Rules, Wisdom
from durbar.core.options import Preset

GAME = Game(
    key="taj_mahal",
    version=2,
    seats=(3, 4, 5),
    options=(),
    presets=(Preset("full_game"),),
    rules=Rules.of(__package__),
    people=People.of(__package__),
    wisdom=Wisdom.of(__package__),
)
