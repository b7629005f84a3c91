"""The house: which tables are open to everybody, and who is about."""

from durbar.server.people import wire
from durbar.server.refusals import Denied
from durbar.server.store.openings import Openings
from durbar.server.table import messages
from durbar.server.table.lobby import Lobby
from durbar.server.table.table import Table

MOST_SHOWN = 30


async def look_around(lobby: Lobby, openings: Openings, about: int) -> wire.House:
    """What somebody finds who is looking for company: tables with free seats first."""
    cards = [card for table in await openings.latest(MOST_SHOWN) if (card := await _found(lobby, table))]
    cards.sort(key=lambda card: not card.free)
    return wire.House(tables=tuple(cards), about=about)


async def _found(lobby: Lobby, table: str) -> wire.PublicTable | None:
    """A table as everybody sees it; None where it cannot be read any more, as after a change of its game."""
    try:
        async with lobby.at(table) as found:
            return _card(found)
    except Denied:
        return None


def _card(table: Table) -> wire.PublicTable:
    seats = tuple(messages.seat_info(table, seat) for seat in range(table.row.seats))
    return wire.PublicTable(
        id=table.row.id,
        link=messages.link(table.row.id),
        game=table.row.game,
        status=table.status,
        seats=seats,
        free=sum(seat.kind == "empty" for seat in seats),
        host=table.row.host_name,
        clock=table.clock.terms if table.clock else None,
    )
