"""The bots at a table in the terminal."""

import secrets
from pathlib import Path

from durbar.bots.crew import cores
from durbar.bots.lineup import Suggestion, answer, bot, hint, prepare
from durbar.bots.search.minds import Minds
from durbar.core.game import Game
from durbar.core.match import Match

SOURCE_BITS = 63


class Opponents:
    """Bots of one level, whichever seats they sit on; they begin plain, and go on compiled once that is ready."""

    def __init__(self, game: Game, level: str, edition: Path | None = None) -> None:
        self.game = game
        self.bot = bot(level)
        self.minds = Minds(max(game.seats))
        prepare(game, edition)

    def answer(self, match: Match, seat: int) -> int:
        """What the bot on a seat answers, from what that seat can know."""
        source = secrets.randbits(SOURCE_BITS)
        return answer(self.bot, match, seat, source, self.minds)

    def advise(self, match: Match, seat: int) -> list[Suggestion]:
        """What the strongest bot would do in a seat's place, best first."""
        source = secrets.randbits(SOURCE_BITS)
        return hint(self.game, match.known_to(seat, source), seat, source, threads=cores())
