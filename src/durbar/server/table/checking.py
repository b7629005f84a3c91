"""Checking a house: the file is whole, and every table's story can be told to the end."""

from collections import Counter
from pathlib import Path
from typing import NamedTuple

from durbar.core.record import RecordError
from durbar.server.store import Damaged, Whole, open_store
from durbar.server.store.opening import sqlite_file
from durbar.server.table.ledger import Ledger
from durbar.server.table.lobby import games_with_edition


class Proof(NamedTuple):
    """What was found: how many tables are well, waiting or of another version, and a sentence for each that is damaged."""

    counted: Counter[str]
    damaged: list[str]


async def prove_house(address: str, edition: Path | None) -> Proof:
    """Look at everything that is stored."""
    games = games_with_edition(edition)
    file = sqlite_file(address)
    if file is not None and not file.exists():
        raise Damaged(f"There are no tables in {file.parent}: name the house with --data or --store.")
    store = await open_store(address, alone=False)
    counted: Counter[str] = Counter()
    damaged = await store.faults()
    try:
        for table in await store.tables():
            whole = await store.whole(table)
            assert whole is not None
            game = games.get(whole.table.game)
            if game is None or (game.version, game.edition) != (whole.table.version, whole.table.edition):
                counted["other"] += 1
                continue
            fault = _fault(whole, Ledger(game, whole.table.seats, whole.table.options, whole.table.secret))
            counted["damaged" if fault else "well" if whole.steps else "waiting"] += 1
            damaged += [f"Table {table[:6]}…: {fault}"] if fault else []
    finally:
        await store.close()
    return Proof(counted, damaged)


def _fault(whole: Whole, ledger: Ledger) -> str | None:
    """What is wrong with a table, in a sentence."""
    if {row.seat for row in whole.seats} != set(range(whole.table.seats)):
        return "not every seat has a row."
    if [row.n for row in whole.steps] != list(range(len(whole.steps))):
        return "an entry is missing."
    try:
        ledger.retell(whole.steps)
    except (RecordError, ValueError, IndexError) as error:
        return f"its steps cannot be played again: {error}"
    if whole.steps and whole.steps[-1].actors != ledger.bits:
        return "others are asked at its end than was stored."
    return None
