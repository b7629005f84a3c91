"""A data set: matches of a bot against itself as a Parquet file, one row a decision."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice, starmap
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from durbar.bots.lineup import Bot, Level, bot
from durbar.core.chance import MASK
from durbar.core.game import Game
from durbar.engines import cache, warm
from durbar.engines.pool import pool
from durbar.games import game as by_key
from durbar.lab.single import LoneTable

LOT = 50  # so many matches are written at once


class Harvest(NamedTuple):
    """Which matches are to be played: the same harvest gives the same matches, as long as no bot runs out of time."""

    game: str
    bot: str
    seats: int
    options: dict[str, str]
    matches: int
    seed: int
    edition: Path | None = None


def schema() -> Any:
    """The columns of the file."""
    import pyarrow as pa

    whole, real, several = pa.int32(), pa.float32(), pa.list_(pa.int32())
    return pa.schema(
        [
            ("match", pa.int64()),
            ("decision", whole),
            ("seat", whole),
            ("observation", several),
            ("legal", several),
            ("chosen", whole),
            ("visits", several),
            ("value", real),
            ("outcome", real),
            ("points", whole),
        ]
    )


def harvest(
    wanted: Harvest, out: str | Path, workers: int, on_lot: Callable[[int], object] = lambda matches: None
) -> int:
    """Play all matches in so many processes and write them; tells how many are done after each lot, returns the number of rows."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    make_ready(wanted)
    rows = 0
    with pq.ParquetWriter(out, schema()) as file:
        matches = _played(wanted, workers)
        while lot := list(islice(matches, LOT)):
            decisions = [row for match in lot for row in match]
            file.write_table(pa.Table.from_pylist(decisions, schema()))
            rows += len(decisions)
            on_lot(len(lot))
    return rows


def make_ready(wanted: Harvest) -> None:
    """Raise a sentence when the matches cannot be; compile the game once, before several processes need it."""
    game, player = by_key(wanted.game, wanted.edition), bot(wanted.bot)
    game.choose(wanted.seats, wanted.options)
    if isinstance(player, Level) and cache.available() and warm.wanted() and not cache.ready(game):
        warm.Compiler(game, wanted.edition).wait()


def _played(wanted: Harvest, workers: int) -> Iterator[list[dict[str, Any]]]:
    """The decisions of one match after another, in order."""
    jobs = [(wanted, number) for number in range(wanted.matches)]
    if workers == 1:
        yield from starmap(decisions_of, jobs)
        return
    with ProcessPoolExecutor(workers, get_context("spawn")) as crew:
        yield from crew.map(decisions_of, *zip(*jobs, strict=True), chunksize=4)


def decisions_of(wanted: Harvest, number: int) -> list[dict[str, Any]]:
    """One match, decision by decision."""
    game, player = by_key(wanted.game, wanted.edition), bot(wanted.bot)
    if isinstance(player, Level) and cache.ready(game):
        pool(game, wanted.edition).load()
    chance = random.Random(f"{wanted.seed}:{number}")
    table, rows = LoneTable(game, wanted.seats, wanted.options, chance.randint(0, MASK)), []
    while not table.over:
        seat = table.asked
        rows.append(row := _decision(game, player, table, chance.randint(0, MASK)))
        row.update(match=number, decision=len(rows) - 1, seat=seat)
        table.play(row["chosen"], seat)
    worth = table.worth()
    points = [score.points for score in game.standing(table.state)]
    for row in rows:
        row.update(outcome=worth[row["seat"]], points=points[row["seat"]])
    return rows


def _decision(game: Game, player: Bot, table: LoneTable, source: int) -> dict[str, Any]:
    """What the asked seat knows, may answer and answers; for bots that search also what the search found."""
    seat = table.asked
    legal = table.legal(seat)
    found: dict[str, Any] = {"observation": table.observe(seat), "legal": legal, "visits": [], "value": None}
    s = table.known_to(seat, source)
    if not isinstance(player, Level) or len(legal) == 1:
        return {**found, "chosen": player.choose(game, s, seat, source)}
    thought = player.think(game, s, seat, source, len(legal))
    chosen = player.pick(thought, source)
    visits = {finding.code: finding.visits for finding in thought.findings}
    value = next(finding.value for finding in thought.findings if finding.code == chosen)
    return {**found, "chosen": chosen, "visits": [visits.get(code, 0) for code in legal], "value": value}


def read_matches(path: str | Path) -> Any:
    """A file of matches as a PyArrow table."""
    import pyarrow.parquet as pq

    return pq.read_table(path)
