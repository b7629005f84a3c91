"""The line-up: the only list of bots and levels, and the one way to ask any of them.

    bot("raja").choose(game, match.known_to(seat, source), seat, source)  # an action code
    hint(game, match.known_to(seat, source), seat, source)                # the best three, with what they lead to

A bot gets a state that its seat could be in, made by `Match.known_to`, and a random source of its own; nothing else.
`answer(bot, match, seat, source, minds)` asks it in a match, where one that searches for long goes on with the tree it has.
`raja@0.1` is the same bot with a tenth of its thinking, `raja+cut=8+win=0.5` with other settings of its search;
`path/to/file.py:Name` is a bot of one's own.
"""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

from durbar.bots.greedy import Greedy
from durbar.bots.guests import NoSuchBot, guest, is_guest
from durbar.bots.search.memory import search_on
from durbar.bots.search.minds import Mind, Minds
from durbar.bots.search.settings import NEVER, NONE, setting
from durbar.bots.search.think import Budget, Clock, Thought, think
from durbar.bots.uniform import Uniform, legal
from durbar.bots.why import AS_GOOD, CLOSE, EQUAL, EVEN, Why, known_better, next_ones
from durbar.core.game import Game
from durbar.core.match import Match
from durbar.core.state import Base
from durbar.engines.pool import pool


class Bot(Protocol):
    """Whoever can be asked for an answer."""

    @property
    def name(self) -> str:
        """What it is called in the line-up."""

    def choose(self, game: Game, s: Base, seat: int, source: int) -> int:
        """The code of a legal action of a seat that is asked, given a state it could be in and the bot's own random source."""


SOUND = 30
"""So many simulations for each legal answer make a raja. Until its game is compiled no level has fewer, unless it wants fewer."""


@dataclasses.dataclass(frozen=True)
class Level:
    """A bot that searches: so many simulations for each legal answer, so many seconds at most, how much it wavers,
    whether it keeps its trees from one decision to the next, in how many threads it grows one each, and how its search
    differs: beginners see only the plainest of what counts, look less far ahead and know less of what is sensible.

    Its patience is longer than its seconds: a search that is not compiled yet may need that for the least that is sound.
    """

    name: str
    simulations: int
    seconds: float
    wavering: float = 0.0
    keeps: bool = False
    threads: int = 1
    changes: dict[str, Any] = dataclasses.field(default_factory=dict)
    clock: Clock = time.perf_counter
    patience: float = 1.2

    def choose(self, game: Game, s: Base, seat: int, source: int, mind: Mind | None = None) -> int:
        """Think, then answer."""
        codes = legal(game, s, seat)
        if len(codes) == 1:
            return codes[0]
        found = self.think(game, s, seat, source, len(codes), mind)
        return self.pick(found, source)

    def pick(self, found: Thought, source: int) -> int:
        """The answer this level gives after such a search."""
        return found.findings[0].code if self.wavering == 0.0 else waver(found, self.wavering, source)

    def think(self, game: Game, s: Base, seat: int, source: int, answers: int, mind: Mind | None = None) -> Thought:
        """What the search finds about so many answers, as long and in the way this level thinks."""
        return consider(game, s, seat, source, self.budget(answers), self.changes, threads=self.threads, mind=mind)

    def budget(self, answers: int) -> Budget:
        """How long this level thinks about so many answers."""
        most, least = self.simulations * answers, min(self.simulations, SOUND) * answers
        return Budget(most, self.seconds, self.wavering == 0.0, self.clock, least, self.patience)

    def paced(self, pace: float) -> Level:
        """The same level with so much of its thinking."""
        return dataclasses.replace(
            self,
            name=f"{self.name}@{pace:g}",
            simulations=max(1, int(self.simulations * pace)),
            seconds=self.seconds * pace,
            patience=self.patience * pace,
        )


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("page", 4, 0.2, wavering=0.3, changes={"sees": 25, "cut": 0, "guided": 10, "net": 0}),
        Level("courtier", 6, 0.2, wavering=0.2, changes={"sees": 50, "cut": 2, "guided": 40, "net": 0}),
        Level("vizier", 8, 0.25, wavering=0.2, changes={"sees": 80, "cut": 4, "guided": 75, "net": 0}),
        Level("raja", SOUND, 0.3, changes={"net": 0}),
        Level("padishah", 100_000, 0.95, keeps=True),
    )
}
TUTOR = Level("tutor", 5, 0.2, wavering=0.2, changes={"sees": 40, "cut": 1, "guided": 30, "net": 0})
"""A gentle bot for first matches, which explains its moves; no rung of the ladder."""
SEATED = (*LEVELS, TUTOR.name)
"""All bots that can sit at a table with people."""
LEVEL_NUMBERS = ("simulations", "seconds", "wavering", "keeps", "threads")
PACES = (0.0001, 1000.0)
RANGES: dict[str, tuple[float, float]] = {
    "simulations": (1, 1_000_000_000),
    "seconds": (0.0001, 86_400),
    "wavering": (0, 100),
    "keeps": (0, 1),
    "threads": (1, 64),
    "explore": (0, 1000),
    "win": (0, 1),
    "span": (0.001, 1_000_000),
    "temper": (0.001, 1_000_000),
    "cut": (NEVER, 1_000_000),
    "guided": (0, 100),
    "sees": (1, 100),
    "open": (0, 1),
    "net": (0, 1),
    "trust": (0, 1),
}
WHOLE = frozenset({"simulations", "keeps", "threads", "cut", "guided", "sees", "open", "net"})
AS_MANY = 0.5
"""Points that differ by less are as many."""
MORE = 1.0
"""So many points more are worth a word, even where they win nothing."""
BOTS: tuple[str, ...] = ("uniform", "greedy", *LEVELS)


class Suggestion(NamedTuple):
    """One of the best answers: the points it leads to on average, the chance of the first place, the share of attention it got,
    and of the best one what speaks for it; of another, whether it is about as good.
    """

    code: int
    points: float
    win: float
    share: float
    why: Why | None = None


def consider(
    game: Game,
    s: Base,
    seat: int,
    source: int,
    budget: Budget,
    changes: Mapping[str, Any] = NONE,
    *,
    threads: int = 1,
    mind: Mind | None = None,
) -> Thought:
    """Let the search think about a seat's answers with the best engine there is, and with the game's net if that engine asks it by now."""
    search = mind.search if mind else search_on(pool(game).best())
    asked = changes if search.asks_net else {**changes, "net": 0}
    own = setting(game, s.seats, asked, long=budget.is_long())
    return think(search, s, seat, source, budget, own, threads=threads, mind=mind)


@contextmanager
def mind_of(bot: Bot, match: Match, seat: int, minds: Minds) -> Iterator[tuple[Mind, ...]]:
    """What a bot that keeps its tree is given beside the state; nothing for others."""
    if isinstance(bot, Level) and bot.keeps:
        with minds.lent(search_on(pool(match.game).best()), match, seat) as mind:
            yield (mind,)
    else:
        yield ()


def answer(bot: Bot, match: Match, seat: int, source: int, minds: Minds) -> int:
    """What a bot answers in a match, from what its seat can know."""
    with mind_of(bot, match, seat, minds) as mind:
        return bot.choose(match.game, match.known_to(seat, source), seat, source, *mind)


def waver(found: Thought, wavering: float, source: int) -> int:
    """An answer drawn by how often each was visited; the less wavering, the surer the best."""
    weights = [(f.visits / found.findings[0].visits) ** (1.0 / wavering) for f in found.findings]
    return Random(source).choices([f.code for f in found.findings], weights)[0]


def hint(game: Game, s: Base, seat: int, source: int, *, seconds: float = 0.95, threads: int = 1) -> list[Suggestion]:
    """What the padishah would do, and the next two: best first."""
    codes = legal(game, s, seat)
    found = consider(
        game, s, seat, source, Budget(LEVELS["padishah"].simulations * len(codes), seconds), threads=threads
    )
    total = sum(f.visits for f in found.findings)
    return with_whys(
        game,
        s,
        seat,
        [Suggestion(f.code, f.points[seat], f.wins[seat], f.visits / total) for f in found.findings[:3]],
        source,
    )


def with_whys(game: Game, s: Base, seat: int, found: list[Suggestion], source: int) -> list[Suggestion]:
    """The same answers with what speaks for the best, and which others are about as good; the most tried need not be the most promising."""
    best, *rest = found
    worse = [one for one in rest if best.win - one.win >= AS_GOOD or best.points - one.points >= AS_MANY]
    if rest and not worse:
        return [best._replace(why=EVEN if any(map(partial(only_has_more_points, best), rest)) else EQUAL), *rest]
    others = [one.code for one in worse] or next_ones(game, s, seat, best.code)
    said = best._replace(why=known_better(game, s, seat, best.code, others, source))
    return [said, *(one if one in worse else one._replace(why=CLOSE) for one in rest)]


def only_has_more_points(best: Suggestion, other: Suggestion) -> bool:
    """Whether another answer wins as often as the best, but with more points: where all is lost or won, that is a difference."""
    return abs(other.win - best.win) < AS_GOOD and other.points - best.points >= MORE


def warming(game: Game) -> bool:
    """Whether the bots of a game still think in plain Python because their search is being compiled."""
    return pool(game).warming


def prepare(game: Game, edition: Path | None = None) -> bool:
    """Have the game compiled in the background if it is not yet; says whether compiled bots play now. Never waits."""
    return pool(game, edition).best().compiled


def bot(name: str) -> Bot:
    """A bot by its name, with a pace (`raja@0.1`) or other settings (`raja+cut=8`), or from a file (`path/to/file.py:Name`)."""
    if is_guest(name):
        return guest(name)
    words, *changes = name.split("+")
    word, at, pace = words.partition("@")
    if word in LEVELS:
        level = LEVELS[word].paced(_between(name, "a pace", pace, *PACES)) if at else LEVELS[word]
        return changed(level, name, changes)
    if name == Uniform.name:
        return Uniform()
    if name == Greedy.name:
        return Greedy()
    raise NoSuchBot(
        f"There is no bot {name!r}; there is {', '.join(BOTS)}, or path/to/file.py:Name for one of your own."
    )


def changed(level: Level, name: str, changes: list[str]) -> Level:
    """A level with other numbers: of its own (simulations, seconds, wavering) or of its search."""
    if not changes:
        return level
    own: dict[str, Any] = {}
    for change in changes:
        what, _, text = change.partition("=")
        if what not in RANGES:
            raise NoSuchBot(f"{name!r}: a level has {', '.join(RANGES)}, but no {what!r}.")
        number = _between(name, what, text, *RANGES[what])
        if what in WHOLE and number != int(number):
            raise NoSuchBot(f"{name!r}: {what} is a whole number, not {text}.")
        own[what] = int(number) if what in WHOLE else number
    changes_of_level = {what: own.pop(what) for what in LEVEL_NUMBERS if what in own}
    return dataclasses.replace(level, name=name, changes=level.changes | own, **changes_of_level)


def _between(name: str, what: str, text: str, low: float, high: float) -> float:
    try:
        number = float(text)
    except ValueError:
        raise NoSuchBot(f"{name!r}: {text!r} is no number.") from None
    if not low <= number <= high:
        raise NoSuchBot(f"{name!r}: {what} lies between {low:g} and {high:g}, and {text} does not.")
    return number
