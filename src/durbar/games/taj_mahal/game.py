"""Taj Mahal: its parts, wired together."""

from durbar.core.game import Game, People, Rules, Wisdom

GAME = Game(
    key="taj_mahal",
    version=2,
    seats=(3, 4, 5),
    options=(),
    rules=Rules.of(__package__),
    people=People.of(__package__),
    wisdom=Wisdom.of(__package__),
)
