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
import importlib.util
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol

from durbar.bots.greedy import Greedy
from durbar.bots.search.minds import Mind, Minds
from durbar.bots.search.settings import Setting, setting
from durbar.bots.search.think import Budget, Clock, Thought, think
from durbar.bots.uniform import Uniform, legal
from durbar.bots.workshop import bench
from durbar.core.game import Game
from durbar.core.match import Match
from durbar.core.state import Base


class NoSuchBot(ValueError):
    """A name that is no bot's; says which there are."""


class Bot(Protocol):
    """Whoever can be asked for an answer."""

    @property
    def name(self) -> str:
        """What it is called in the line-up."""

    def choose(self, game: Game, s: Base, seat: int, source: int) -> int:
        """The code of a legal action of a seat that is asked, given a state it could be in and the bot's own random source."""


@dataclasses.dataclass(frozen=True)
class Level:
    """A bot that searches: so many simulations for each legal answer, so many seconds at most, how much it wavers,
    whether it keeps its tree from one decision to the next, and how its search differs: beginners know less of what is sensible.
    """

    name: str
    simulations: int
    seconds: float
    wavering: float = 0.0
    keeps: bool = False
    changes: dict[str, Any] = dataclasses.field(default_factory=dict)
    clock: Clock = time.perf_counter

    def choose(self, game: Game, s: Base, seat: int, source: int, mind: Mind | None = None) -> int:
        """Think, then answer."""
        codes = legal(game, s, seat)
        if len(codes) == 1:
            return codes[0]
        found = self.think(game, s, seat, source, len(codes), mind)
        return found.findings[0].code if self.wavering == 0.0 else waver(found, self.wavering, source)

    def think(self, game: Game, s: Base, seat: int, source: int, answers: int, mind: Mind | None = None) -> Thought:
        """What the search finds about so many answers, as long and in the way this level thinks."""
        budget = Budget(self.simulations * answers, self.seconds, self.wavering == 0.0, self.clock)
        return consider(game, s, seat, source, budget, setting(game.key)._replace(**self.changes), mind=mind)

    def paced(self, pace: float) -> Level:
        """The same level with so much of its thinking."""
        return dataclasses.replace(
            self,
            name=f"{self.name}@{pace:g}",
            simulations=max(1, int(self.simulations * pace)),
            seconds=self.seconds * pace,
        )


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("page", 3, 0.2, wavering=0.8, changes={"guided": 5}),
        Level("courtier", 5, 0.2, wavering=0.5, changes={"guided": 20}),
        Level("vizier", 8, 0.25, wavering=0.35, changes={"guided": 65}),
        Level("raja", 30, 0.3),
        Level("padishah", 100_000, 0.95, keeps=True),
    )
}
LEVEL_NUMBERS = ("simulations", "seconds", "wavering", "keeps")
BOTS: tuple[str, ...] = ("uniform", "greedy", *LEVELS)


class Advice(NamedTuple):
    """One of the best answers: the points it leads to on average, the chance of the first place, and the share of attention it got."""

    code: int
    points: float
    win: float
    share: float


def consider(
    game: Game,
    s: Base,
    seat: int,
    source: int,
    budget: Budget,
    own: Setting | None = None,
    *,
    threads: int = 1,
    mind: Mind | None = None,
) -> Thought:
    """Let the search think about a seat's answers with the best engine there is."""
    return think(bench(game).shelf(), s, seat, source, budget, own or setting(game.key), threads=threads, mind=mind)


@contextmanager
def mind_of(bot: Bot, match: Match, seat: int, minds: Minds) -> Iterator[tuple[Mind, ...]]:
    """What a bot that keeps its tree is given beside the state; nothing for others."""
    if isinstance(bot, Level) and bot.keeps:
        with minds.lent(bench(match.game).shelf(), match, seat) as mind:
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


def hint(game: Game, s: Base, seat: int, source: int, *, seconds: float = 0.95, threads: int = 1) -> list[Advice]:
    """What the padishah would do, and the next two: best first."""
    codes = legal(game, s, seat)
    found = consider(
        game, s, seat, source, Budget(LEVELS["padishah"].simulations * len(codes), seconds), threads=threads
    )
    total = sum(f.visits for f in found.findings)
    return [Advice(f.code, f.points[seat], f.wins[seat], f.visits / total) for f in found.findings[:3]]


def prepare(game: Game, edition: Path | None = None) -> bool:
    """Have the game compiled in the background if it is not yet; says whether compiled bots play now. Never waits."""
    return bench(game, edition).shelf().engine.compiled


def bot(name: str) -> Bot:
    """A bot by its name, with a pace (`raja@0.1`) or other settings (`raja+cut=8`), or from a file (`path/to/file.py:Name`)."""
    if ".py:" in name:
        return from_file(name)
    words, *changes = name.split("+")
    word, at, pace = words.partition("@")
    if word in LEVELS:
        level = LEVELS[word].paced(_number(name, pace)) if at else LEVELS[word]
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
        what, _, number = change.partition("=")
        if what not in LEVEL_NUMBERS and what not in Setting._fields:
            raise NoSuchBot(f"{name!r}: a level has {', '.join((*LEVEL_NUMBERS, *Setting._fields))}, but no {what!r}.")
        whole = what in {"simulations", "cut", "guided", "keeps"}
        own[what] = int(_number(name, number)) if whole else _number(name, number)
    changes_of_level = {what: own.pop(what) for what in LEVEL_NUMBERS if what in own}
    return dataclasses.replace(level, name=name, changes=level.changes | own, **changes_of_level)


def _number(name: str, text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise NoSuchBot(f"{name!r}: {text!r} is no number.") from None


class Guest:
    """A bot from a file: a function, or an object with `choose`."""

    def __init__(self, name: str, choose: Callable[[Game, Base, int, int], int]) -> None:
        self.name = name
        self.choose = choose


def from_file(name: str) -> Bot:
    """Load a file and take the function or class of that name from it."""
    file, _, wanted = name.rpartition(":")
    path = Path(file)
    if not path.is_file():
        raise NoSuchBot(f"There is no file {file}; a bot of your own is written path/to/file.py:Name.")
    spec = importlib.util.spec_from_file_location(f"durbar_guest_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise NoSuchBot(f"{file} cannot be read as Python: {type(error).__name__}: {error}.") from error
    found = getattr(module, wanted, None)
    made = found() if isinstance(found, type) else found
    choose = getattr(made, "choose", made)
    if not callable(choose):
        raise NoSuchBot(f"{file} has no function {wanted}(game, s, seat, source) and no class {wanted} with choose.")
    return Guest(name, choose)
