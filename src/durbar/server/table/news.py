"""News of a table: what another server wrote is taken in, and told to those who listen here."""

from typing import TYPE_CHECKING

from durbar.server.store import Latest, StepRow

if TYPE_CHECKING:
    from durbar.server.table.table import Table


def take_in(table: "Table", latest: Latest) -> None:
    """Seats, talk and steps that were added elsewhere, and who is there now."""
    timed, told = latest.clock != table.clock, table.clock.falls if table.clock else ()
    table.clock = latest.clock
    around = (table.rematch_id, table.presence.elsewhere) != (latest.rematch, latest.elsewhere)
    table.rematch_id, table.presence.elsewhere = latest.rematch, latest.elsewhere
    for seat in latest.seats:
        table.seating.note(seat)
    table.askings.note(*latest.asking)
    table.audience.reseat()
    for remark in latest.chat:
        table.remark(remark)
    for step in latest.steps:
        _follow(table, step)
    if around or latest.seats or latest.asking or (latest.steps and table.status == "over"):
        table.audience.tell_table()
    if timed:
        table.timing.tell(told)
    table.turns.wake()


def _follow(table: "Table", row: StepRow) -> None:
    """The start, or a step that was played elsewhere."""
    if table.ledger is None:
        table.ledger = table.blank()
        table.audience.tell_everything()
    else:
        table.ledger.play(row.seat, row.code)
        table.ledger.acted[row.seat] = row.at
        table.audience.tell_moved(table.ledger, row.seat, kept=len(table.ledger.steps) - 1, undone=False)
