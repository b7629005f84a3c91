"""The bot that chooses at random."""

from durbar.core.chance import draw
from durbar.core.game import Game
from durbar.core.state import Base


def legal(game: Game, s: Base, seat: int) -> list[int]:
    """A seat's legal actions."""
    out = [0] * game.rules.most_legal
    return out[: game.rules.legal(s, seat, out)]


class Uniform:
    """Every legal action is as likely as any other."""

    name = "uniform"

    def choose(self, game: Game, s: Base, seat: int, source: int) -> int:
        """A legal action, drawn from the bot's own source."""
        s = s.copy()
        s.chance = source
        draw(s, 2)
        codes = legal(game, s, seat)
        return codes[draw(s, len(codes))]
