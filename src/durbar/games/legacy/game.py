"""Das Vermächtnis des Maharaja: its parts, wired together."""

from durbar.core.game import Game, People, Rules, Wisdom
from durbar.core.options import Option, Preset

GAME = Game(
    key="legacy",
    version=1,
    seats=(2, 3, 4),
    options=(Option("collections", ("beige", "gray"), seats={"gray": (2,)}),),
    presets=(Preset("full_game"), Preset("gray_sides", {"collections": "gray"}, seats=(2,))),
    rules=Rules.of(__package__),
    people=People.of(__package__),
    wisdom=Wisdom.of(__package__),
)
