"""What a move costs a server without network and players: tables with a listener on every seat, in one process.

`python -m benchmarks.moves [--game rajas] [--tables 20] [--seats 4] [--moves 600]`: answered at random; only the thread that serves people is
counted, by its processor time, so that two versions can be compared in turns on a busy machine too.
"""

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path

from durbar.server import wire
from durbar.server.figures import Figures
from durbar.server.settings import Settings
from durbar.server.store import in_folder, open_store
from durbar.server.table.bots import Thinker
from durbar.server.table.listener import Listener
from durbar.server.table.lobby import Lobby
from durbar.server.table.table import Table


class Ear(Listener):
    """A listener who only counts what is said."""

    def __init__(self, owner: bytes) -> None:
        super().__init__(owner, "en", 1, 1)
        self.letters = 0

    def tell(self, message: str) -> None:
        """Something is said."""
        self.letters += len(message)


async def laid(lobby: Lobby, game: str, seats: int, number: int) -> Table:
    """A table with somebody on every seat, who listens."""
    owners = [f"{number} {seat}".encode() for seat in range(seats)]
    opened = await lobby.open(owners[0], wire.OpenTable(game=game, seats=seats, name="P0"), "")
    async with lobby.at(opened.id) as table:
        for seat in range(1, seats):
            await table.seating.take(owners[seat], f"P{seat}", None)
        for owner in owners:
            await table.join(Ear(owner), 0)
    return table


def heard(tables: list[Table]) -> int:
    """How much was said in all."""
    return sum(one.letters for table in tables for one in table.listeners if isinstance(one, Ear))


async def play(tables: list[Table], most: int) -> dict[str, float]:
    """Answer at random, from table to table, until so many answers are given or all matches are over."""
    dice, spent, moves, before = random.Random(1), 0.0, 0, heard(tables)
    while moves < most and (asked := [table for table in tables if table.ledger and table.ledger.bits]):
        for table in asked:
            spent += await answer(table, dice)
            moves += 1
    return {"moves": moves, "ms": 1000 * spent / moves, "bytes": (heard(tables) - before) / moves / tables[0].row.seats}


async def answer(table: Table, dice: random.Random) -> float:
    """Whoever is asked answers; returns the seconds of the processor that it took."""
    assert table.ledger is not None
    seat = table.ledger.match.actors()[0]
    code, owner = dice.choice(table.ledger.match.codes(seat)), table.sitting[seat].owner
    assert owner is not None
    began = time.thread_time()
    await table.play(owner, code, table.ledger.n)
    return time.thread_time() - began


async def measure(options: argparse.Namespace, folder: Path) -> dict[str, float]:
    """Lay the tables and play at them."""
    store = await open_store(in_folder(folder))
    lobby = Lobby(Settings(folder), store, Thinker(None, Figures()))
    tables = [await laid(lobby, options.game, options.seats, number) for number in range(options.tables)]
    figures = await play(tables, options.moves)
    await lobby.close()
    await store.close()
    return figures


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="rajas")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--moves", type=int, default=600)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measure(options, Path(folder)))
    print("{moves} moves: {ms:.2f} ms of processor time each, and {bytes:.0f} bytes to each listener".format(**figures))


if __name__ == "__main__":
    main()
