"""News: what there is to tell of a table, and whether it is still so."""

import dataclasses

from durbar.server.store import SeatRow, Summary


@dataclasses.dataclass(frozen=True)
class TableNews:
    """One table that waits for somebody, or whose match is over, as entry `n` left it."""

    table: str
    n: int
    game: str
    asked: tuple[str, ...]
    """Who is asked."""
    others: tuple[str, ...]
    """Who else sits there."""
    winners: tuple[str, ...] = ()
    """Who won, once the match is over."""

    @property
    def key(self) -> str:
        """The same news is never told twice under this name."""
        return f"{self.table}.{self.n}"


def for_person(summary: Summary, n: int, owner: bytes) -> tuple[TableNews, int] | None:
    """What to tell a person, and their seat; None where nobody waits for them any more."""
    seat = next((s for s in summary.seats if s.owner == owner and s.kind == "person"), None)
    if seat is None or seat not in _asked(summary):
        return None
    others = tuple(s.name for s in summary.seats if s is not seat and s.name)
    return TableNews(summary.table.id, n, summary.table.game, (seat.name,), others), seat.seat


def for_table(summary: Summary, n: int) -> TableNews | None:
    """What to tell those who follow a table; None where only bots are waited for."""
    row, over = summary.table, summary.last is not None and not summary.last.actors
    asked = tuple(s.name for s in _asked(summary) if s.kind == "person")
    if not asked and not over:
        return None
    places = {result.seat: result.place for result in summary.results}
    winners = tuple(s.name for s in summary.seats if places.get(s.seat) == 1) if over else ()
    return TableNews(row.id, n, row.game, asked, tuple(s.name for s in summary.seats), winners)


def _asked(summary: Summary) -> list[SeatRow]:
    bits = summary.last.actors if summary.last else 0
    return [s for s in summary.seats if bits >> s.seat & 1]
