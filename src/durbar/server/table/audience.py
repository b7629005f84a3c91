"""The audience of a table: everybody who listens, told what happens with the eyes of their seat."""

from typing import TYPE_CHECKING

from durbar.server import wire
from durbar.server.table import messages
from durbar.server.table.views import Views
from durbar.server.wire.change import Changes

if TYPE_CHECKING:
    from durbar.server.table.ledger import Ledger
    from durbar.server.table.listener import Listener
    from durbar.server.table.table import Table


class Audience:
    """Tells the listeners of a table; each message is written once for all who see the same and were told the same before."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    def tell_all(self, message: str) -> None:
        """The same to everybody."""
        for one in self.table.listeners:
            one.tell(message)

    def tell_moved(self, ledger: "Ledger", mover: int, *, kept: int, undone: bool) -> None:
        """A step, or an undo."""
        views, changes = Views(ledger.match), Changes()
        written: dict[tuple[int | None, int], str] = {}
        news: dict[int | None, tuple[tuple[wire.LogLine, ...], wire.Situation]] = {}
        for one in self.table.listeners:
            seat, before = one.seat, one.told
            if seat not in news:
                news[seat] = messages.log(ledger, kept + 1, seat), messages.situation(self.table, ledger, seat)
            key = seat, id(before)
            if key not in written:
                log, now = news[seat]
                became = changes.of(before, views.of(seat))
                moved = wire.Moved(seat=mover, undone=undone, kept=kept, log=log, position=now, view=became)
                written[key] = messages.encoded(moved)
            one.told = views.of(seat)
            one.tell(written[key])

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

    def introduce(self, one: "Listener", seen: int = 0, views: Views | None = None) -> None:
        """All anew to one of them, who may have seen some entries."""
        ledger = self.table.ledger
        views = views or (Views(ledger.match) if ledger else None)
        one.told = views.of(one.seat) if views else None
        one.tell(messages.snapshot(self.table, one, seen, one.told))

    def tell_everything(self) -> None:
        """All anew to everybody."""
        views = Views(self.table.ledger.match) if self.table.ledger else None
        for one in self.table.listeners:
            self.introduce(one, views=views)

    def reseat(self) -> None:
        """Listeners whose seat has changed see with other eyes from now on: they are told everything anew."""
        for one in self.table.listeners:
            seat = self.table.seat_of(one.owner)
            if seat != one.seat:
                one.seat = seat
                self.introduce(one)
