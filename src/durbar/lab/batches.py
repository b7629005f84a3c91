"""A batch: thousands of tables of one game that are asked, observed and answered together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

import numpy as np

from durbar.bots.crew import cores
from durbar.core.chance import MASK
from durbar.core.game import Game
from durbar.engines import cache, tables
from durbar.engines.numba import Numba
from durbar.engines.records import Records
from durbar.engines.tables import Judging, Playouts, Tables
from durbar.games import game as by_key
from durbar.lab.team import Team

LEAST_SHARE = 64  # fewer tables than that are not worth waking another thread for
DEVICES = ("cpu", "cuda")


class Legal(NamedTuple):
    """What the asked seat of each table may answer: one-hot, and as a list of which the first `counts` are meant."""

    mask: Any
    codes: Any
    counts: Any


class IllegalAnswer(ValueError):
    """An answer that the asked seat of a table may not give; says what it may."""

    def __init__(self, given: Tables, table: int) -> None:
        legal = given.codes[table][: given.counts[table]].tolist()
        super().__init__(
            f"At table {table} seat {given.asked[table]} may answer {', '.join(map(str, legal))}, "
            f"not {given.chosen[table]}."
        )
        self.table = table


class Batch:
    """Tables on the processor: NumPy arrays, all cores, and no Python while they are played.

    Every table asks one seat at a time; where several owe an answer at once, the lowest answers first. A finished match
    leaves its scores behind and the next begins at the same table by itself. All arrays belong to the batch and are
    written anew by each call: copy what you keep.
    """

    device = "cpu"

    def __init__(self, game: Game, count: int, seats: int, options: Mapping[str, str], seed: int, threads: int) -> None:
        self.game = game
        self.seats = seats
        self.options = game.choose(seats, options)
        self.engine = engine_of(game)
        self.tables = blank_tables(self.engine, count, seats, game.numbers(self.options))
        self._drawn = self.tables.chosen.view()
        self._drawn.flags.writeable = False  # what nobody can change need not be checked when it is given as the answer
        self._team = Team(self.engine, count, max(1, min(threads, count // LEAST_SHARE)))
        self.reset(seed)

    def __len__(self) -> int:
        return len(self.tables.asked)

    def reset(self, seed: int) -> None:
        """Lay out a new match at every table; the same seed gives the same matches."""
        sow(self.tables, seed)
        self._run(tables.lay_out_tables, self.seats)

    def actors(self) -> Any:
        """The seats that owe an answer at each table, as a bit set."""
        return self.tables.actors

    def asked(self) -> Any:
        """The seat whose answer `step` takes at each table."""
        return self.tables.asked

    def observe(self) -> Any:
        """What the asked seat of each table knows, as integers; the game's columns say what each is."""
        self._run(tables.observe_tables)
        return self.tables.observation

    def judged(self) -> Any:
        """A hundred times the points that the judge expects each seat to have in the end, counted from the asked one.

        Each opinion is told by its aspects, which add up to it: so many columns for each seat.
        """
        self._run(tables.judge_tables, given=self._judging)
        return self._judging.opinions

    @cached_property
    def _judging(self) -> Judging:
        opinions = np.zeros((len(self), self._opinions), np.int32)
        return Judging(self.tables.pool, self.tables.asked, opinions)

    @property
    def _opinions(self) -> int:
        return max(self.game.seats) * self.game.wisdom.aspect_count

    def legal(self) -> Legal:
        """What the asked seat of each table may answer."""
        self._run(tables.mask_tables)
        return Legal(self.tables.mask, self.tables.codes, self.tables.counts)

    def sample(self) -> Any:
        """A legal answer for every table, each as likely as any other."""
        return self._drawn

    def step(self, answers: Any) -> None:
        """Give one answer at every table. Where one is not legal, none is given."""
        if answers is not self._drawn:
            self._take(answers)
        self._run(tables.answer_tables, self.seats)

    def _take(self, answers: Any) -> None:
        """These answers, if all of them are legal, in the place of those that were drawn."""
        np.copyto(self.tables.chosen, self._integers(answers), casting="unsafe")
        refused = [table for table in self._run(tables.find_refused) if table >= 0]
        if refused:
            refusal = IllegalAnswer(self.tables, min(refused))
            self._run(tables.ask_tables)
            raise refusal

    def _integers(self, answers: Any) -> Any:
        """One answer for each table as an array; raises a sentence when it is anything else."""
        chosen = np.asarray(answers)
        if chosen.shape != (len(self),) or not np.issubdtype(chosen.dtype, np.integer):
            came = f"{chosen.dtype} of shape {chosen.shape}"
            raise ValueError(f"A step takes {len(self)} integers, one for each table, not {came}.")
        return chosen

    def playouts(self, times: int = 1, seed: int = 0) -> Any:
        """Play so many random matches on from each table as it stands, and leave it so; returns their points and places.

        The array has a row for each table, then for each match, then points and places, then the seats. A seed gives the
        same matches as on every other device.
        """
        work = self._room_to_play(times)
        self._run(tables.play_out_tables, times, source_of(seed), given=work)
        return work.scores.reshape(len(self), times, 2, self.seats)

    def _room_to_play(self, times: int) -> Playouts:
        """Memory for playouts."""
        if times < 1:
            raise ValueError(f"At least one match is played on from each table, not {times}.")
        lists = np.zeros((len(self), self.game.rules.most_legal), np.int32)
        scores = np.zeros((len(self) * times, 2, self.seats), np.int32)
        return Playouts(self.tables.pool, scores, self.engine.states(len(self)), lists)

    def done(self) -> Any:
        """Where the last step ended a match."""
        return self.tables.done

    def scores(self) -> Any:
        """Points of every seat in the match that ended last at each table."""
        return self.tables.scores[:, 0]

    def places(self) -> Any:
        """Places from 1, shared on ties, in the match that ended last at each table."""
        return self.tables.scores[:, 1]

    def _run(self, work: Callable[..., None], *extra: Any, given: Any = None) -> Any:
        """One loop over all tables; the table that each thread found, -1 if none."""
        return self._team.run(work, given or self.tables, *extra)


Made = TypeVar("Made", bound=Records)
_engines: dict[tuple[Callable[[Game], Any], str, str], Any] = {}


def engine_of(game: Game) -> Numba:
    """The compiled engine of a game; each loop is compiled when it is first run, and kept in the cache."""
    return the_one(Numba, game)


def the_one(kind: Callable[[Game], Made], game: Game) -> Made:
    """The engine of a kind that all batches of a game share, with what is compiled."""
    key = (kind, game.room, cache.figures(game.rules.box))
    if key not in _engines:
        _engines[key] = kind(game)
    found: Made = _engines[key]
    return found


def blank_tables(memory: Records, count: int, seats: int, options: list[int]) -> Tables:
    """Empty arrays for so many tables."""
    rules = memory.game.rules
    return Tables(
        pool=memory.states(count + 1),
        options=np.array(options, np.int64),
        actors=np.zeros(count, np.int32),
        asked=np.zeros(count, np.int32),
        codes=np.zeros((count, rules.most_legal), np.int32),
        counts=np.zeros(count, np.int32),
        mask=np.zeros((count, rules.codes), np.bool_),
        chosen=np.zeros(count, np.int64),
        done=np.zeros(count, np.bool_),
        scores=np.zeros((count, 2, seats), np.int32),
        observation=np.zeros((count, rules.observation), np.int32),
        lots=np.zeros(count, [("chance", np.int64)]),
    )


def sow(given: Tables, seed: int) -> None:
    """A random source for each table and for its answers, and nothing left of earlier matches."""
    sources = np.random.default_rng(seed).integers(0, MASK, (2, len(given.asked)), endpoint=True)
    given.pool["chance"][:-1], given.lots["chance"] = sources
    given.done[:] = 0
    given.scores[:] = 0


def source_of(seed: int) -> int:
    """The first of the random sources of playouts, which are counted up from it."""
    return int(np.random.default_rng(seed).integers(0, MASK // 2))


def batch(
    game: Game | str,
    *,
    tables: int,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    device: str = "cpu",
    seed: int = 0,
    threads: int | None = None,
) -> Batch:
    """So many tables of a game, at its smallest number of seats unless said otherwise."""
    game = by_key(game) if isinstance(game, str) else game
    if tables < 1:
        raise ValueError(f"A batch has at least one table, not {tables}.")
    if device not in DEVICES:
        raise ValueError(f"A batch runs on {' or '.join(DEVICES)}, not {device!r}.")
    seats = game.seats[0] if seats is None else seats
    if device == "cuda":
        from durbar.engines.cuda import Cuda
        from durbar.lab.gpu import GpuBatch

        return GpuBatch(the_one(Cuda, game), tables, seats, options or {}, seed)
    return Batch(game, tables, seats, options or {}, seed, threads or cores())
