"""Whose answers the table gives: those of bots, and those that leave no choice."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from durbar.server.table.ledger import Ledger
    from durbar.server.table.table import Table


def by_itself(table: "Table", ledger: "Ledger", seat: int) -> bool:
    """Whether a seat's answer gives itself; a task is left to whoever practises."""
    return table.practice is None and ledger.match.forced(seat) is not None


def forced(table: "Table", ledger: "Ledger") -> int | None:
    """The seat whose answer gives itself now."""
    return next((seat for seat in ledger.match.actors() if by_itself(table, ledger, seat)), None)


def bots_play(table: "Table") -> bool:
    """Whether bots will be asked here for what only thinking tells."""
    return table.ledger is not None and table.ledger.bits != 0 and table.practice is None and bool(table.bots())


def owed(table: "Table") -> int | None:
    """A seat whose answer the table owes, as long as somebody cares: a person who has a seat, or anybody who listens."""
    ledger, cared_for = table.ledger, table.listeners or any(s.kind == "person" for s in table.sitting)
    if ledger is None or table.lost or not cared_for or table.goal in ("met", "missed"):
        return None
    bot = next((seat for seat in table.bots() if ledger.bits >> seat & 1), None)
    return forced(table, ledger) if bot is None else bot
