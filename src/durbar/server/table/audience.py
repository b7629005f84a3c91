"""The audience of a table: everybody who listens, told what happens with the eyes of their seat."""

from typing import TYPE_CHECKING

from durbar.server import wire
from durbar.server.table import messages

if TYPE_CHECKING:
    from durbar.server.table.ledger import Ledger
    from durbar.server.table.listener import Listener
    from durbar.server.table.table import Table


class Audience:
    """Tells the listeners of a table; each message is written once for all who see the same."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    def tell_all(self, message: str) -> None:
        """The same to everybody."""
        for one in self.table.listeners:
            one.tell(message)

    def tell_moved(self, ledger: "Ledger", mover: int, *, kept: int, undone: bool) -> None:
        """A step, or an undo."""
        written: dict[int | None, str] = {}
        for one in self.table.listeners:
            if one.seat not in written:
                written[one.seat] = messages.moved(self.table, ledger, mover, kept, undone, one.seat)
            one.tell(written[one.seat])

    def tell_table(self, besides: "Listener | None" = None) -> None:
        """The table around the match; the other servers of the house learn who is here."""
        table = self.table
        table.presence.note()
        written: dict[wire.You, str] = {}
        info = messages.table_info(table) if table.listeners else None
        for one in table.listeners:
            if one is besides or info is None:
                continue
            you = messages.you(table, one)
            if you not in written:
                written[you] = messages.encoded(wire.TableChanged(table=info, you=you))
            one.tell(written[you])

    def tell_everything(self) -> None:
        """All anew to everybody."""
        for one in self.table.listeners:
            one.tell(messages.snapshot(self.table, one, 0))

    def reseat(self) -> None:
        """Listeners whose seat has changed see with other eyes from now on: they are told everything anew."""
        for one in self.table.listeners:
            seat = self.table.seat_of(one.owner)
            if seat != one.seat:
                one.seat = seat
                one.tell(messages.snapshot(self.table, one, 0))
