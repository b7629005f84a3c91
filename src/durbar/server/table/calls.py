"""Calls: who is to be told elsewhere that a table waits for them, written down with the entry that asks them."""

from collections.abc import Iterable, Sequence

from durbar.server.store import SeatRow, StepRow
from durbar.server.store.rows import CallRow, PostRow, Row


def calls(rows: Iterable[Row], sitting: Sequence[SeatRow]) -> list[Row]:
    """What is to be told of entries that are about to be written; whoever has just answered is here, and told nothing."""
    last = next((row for row in reversed(list(rows)) if isinstance(row, StepRow)), None)
    if last is None:
        return []
    asked = [s for s in sitting if s.kind == "person" and s.seat != last.seat and last.actors >> s.seat & 1]
    called: list[Row] = [CallRow(last.table, last.n, s.seat, s.owner) for s in asked if s.owner is not None]
    bits = sum(1 << s.seat for s in asked)
    return [*called, PostRow(last.table, last.n, bits)] if bits or not last.actors else []
