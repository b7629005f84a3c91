"""The bot that looks one step ahead and asks its judge."""

from durbar.bots.search.ways import scattered
from durbar.bots.uniform import legal
from durbar.core.game import Game, Judge
from durbar.core.state import Base

GUESSES = 4


class Greedy:
    """For each legal action it imagines a few outcomes, and takes the one its judge likes best."""

    name = "greedy"

    def choose(self, game: Game, s: Base, seat: int, source: int) -> int:
        """The legal action after which this seat stands best before the others, on average."""
        return self.ranked(game, s, seat, source)[0]

    def ranked(self, game: Game, s: Base, seat: int, source: int) -> list[int]:
        """All legal actions, the one liked best first."""
        codes = legal(game, s, seat)
        if len(codes) == 1:
            return codes
        judge = opinion(game)
        hopes = {
            code: sum(lead(game, judge, s, seat, code, scattered(source, guess)) for guess in range(GUESSES))
            for code in codes
        }
        return sorted(codes, key=lambda code: -hopes[code])


def opinion(game: Game) -> Judge:
    """A game's judge; where it has none, the points as they stand are the opinion."""

    def points(s: Base, seat: int) -> int:
        out = [[0] * s.seats, [0] * s.seats]
        game.rules.scores(s, out)
        return out[0][seat] * 100

    return game.wisdom.judge or points


def lead(game: Game, judge: Judge, s: Base, seat: int, code: int, source: int) -> int:
    """How far the judge sees a seat before the best other one, once it has given an answer in one possible world."""
    s = s.copy()
    s.chance = source
    game.rules.resample(s, seat)
    game.rules.apply(s, seat, code)
    others = [judge(s, other) for other in range(s.seats) if other != seat]
    return int(judge(s, seat) - max(others, default=0))
