"""The clock of a table: settled with everything that is written, shown to all, and what happens when somebody's time is over."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from durbar.server import clock, logs, wire
from durbar.server.clock import NEVER, Asking, ClockTerms, Reading
from durbar.server.store import ClockRow, SeatRow, StepRow
from durbar.server.store.house_time import HouseTime
from durbar.server.store.rows import Row
from durbar.server.table import messages

if TYPE_CHECKING:
    from durbar.server.table.ledger import Ledger
    from durbar.server.table.table import Table


def new_clock(table: str, terms: ClockTerms, seats: int, time: HouseTime) -> ClockRow:
    """A clock at which nobody has been asked anything."""
    full = clock.fresh(terms, seats)
    return ClockRow(table, terms, time.now(), full.left, full.given, 0, 0, NEVER)


def gone_on(row: ClockRow, time: HouseTime, turn: Asking) -> ClockRow:
    """A clock as it stands now that it is the turn of these seats."""
    terms, now = row.terms, max(row.at, time.now())
    passed = clock.counted(terms, row.at, now, time.pauses)
    left = clock.after(Reading(row.remaining, row.given), row.running, passed)
    reading = clock.granted(terms, Reading(left, row.given), row.asked, turn)
    waited = [time_left for seat, time_left in enumerate(reading.left) if turn.running >> seat & 1]
    due = clock.runs_out(terms, now, min(waited)) if waited else NEVER
    falls = tuple(fall for fall in row.falls if fall[0] <= turn.step)
    return ClockRow(row.table, terms, now, *reading, turn.asked, turn.running, due, falls)


def turn_at(ledger: "Ledger", sitting: Sequence[SeatRow], rows: Sequence[Row] = ()) -> Asking:
    """Whose turn it is once these rows are written: bots and answers that give themselves cost people nothing."""
    asked = sum(1 << s.seat for s in sitting if s.kind == "person" and ledger.bits >> s.seat & 1)
    thinking = [seat for seat in range(len(sitting)) if asked >> seat & 1 and ledger.match.forced(seat) is None]
    mover = next((row.seat for row in rows if isinstance(row, StepRow) and row.kind == "play"), -1)
    seated = next((row.seat for row in rows if isinstance(row, SeatRow) and row.kind == "person"), -1)
    return Asking(asked, sum(1 << seat for seat in thinking), len(ledger.steps), mover, seated)


class Timing:
    """Keeps the clock of a table, where it has one."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    def settle(self, rows: Sequence[Row], ledger: "Ledger | None") -> list[Row]:
        """The clock as it is to be written together with these rows; nothing where they have no say in it."""
        table = self.table
        if table.clock is None or ledger is None or not any(isinstance(row, SeatRow | StepRow) for row in rows):
            return []
        table.clock = gone_on(table.clock, table.store.time, turn_at(ledger, table.sitting, rows))
        return [table.clock]

    async def fall(self) -> None:
        """Bots play on for those whose time is over; the seats stay theirs. Where nobody's is, we look again later."""
        table = self.table
        async with table.writing():
            if table.clock is None or table.ledger is None:
                return
            now = gone_on(table.clock, table.store.time, turn_at(table.ledger, table.sitting))
            over = [seat for seat, left in enumerate(now.remaining) if now.running >> seat & 1 and not left]
            if not over:
                table.clock = now
                await table.keep(now)
            for seat in over:
                await self._stand_in(seat, len(table.ledger.steps))

    async def _stand_in(self, seat: int, step: int) -> None:
        table, away = self.table, self.table.sitting[seat]
        assert table.clock is not None
        table.clock = msgspec.structs.replace(table.clock, falls=(*table.clock.falls, (step, seat)))
        logs.event("time over", table=logs.short(table.row.id), seat=seat)
        await table.seating.sit(seat, "bot", away.name, level=table.clock.terms.level, owner=away.owner)

    def shown(self) -> wire.Clocks | None:
        """What everybody sees of it now."""
        row, time = self.table.clock, self.table.store.time
        if row is None or self.table.rests:
            return None
        passed = clock.counted(row.terms, row.at, time.now(), time.pauses)
        left = clock.after(Reading(row.remaining, row.given), row.running, passed)
        running = tuple(seat for seat in range(len(left)) if row.running >> seat & 1)
        return wire.Clocks(left=left, running=running, rest=clock.rest(row.terms, time.now()))

    def tell(self, told: Sequence[tuple[int, int]]) -> None:
        """Everybody here sees how it stands; of those whose time is over, those are told who were not before."""
        table, clocks = self.table, self.shown()
        if clocks is None or table.clock is None or table.ledger is None:
            return
        table.ledger.falls = table.clock.falls
        log = tuple(messages.fall_line(*fall) for fall in table.clock.falls if fall not in told)
        table.audience.tell_all(messages.encoded(wire.ClocksChanged(clocks=clocks, log=log)))
