"""My tables: where somebody sits, whose turn it is there, and how it ended."""

from durbar.server.people import wire
from durbar.server.store import Summary
from durbar.server.table import messages
from durbar.server.table.lobby import Lobby
from durbar.server.wire import SeatInfo, Status

MOST_LISTED = 50


async def my_tables(lobby: Lobby, owner: bytes) -> list[wire.TableCard]:
    """Somebody's tables, the latest first; those where tasks were practised are none to come back to."""
    found, shelf = await lobby.store.of(owner, MOST_LISTED), await lobby.store.shelf(owner)
    resting = await _resting(lobby, owner)
    listed = [each for each in found if not lobby.practised(each.table)]
    return [_card(lobby, each, owner, each.table.id in shelf, each.table.id in resting) for each in listed]


async def count_turns(lobby: Lobby, owner: bytes) -> int:
    """At how many of the tables that are listed somebody is asked something now."""
    found, shelf = await lobby.store.of(owner, MOST_LISTED), await lobby.store.shelf(owner)
    quiet = shelf | await _resting(lobby, owner)
    return sum(_asked(each, owner) for each in found if each.table.id not in quiet and not lobby.practised(each.table))


async def _resting(lobby: Lobby, owner: bytes) -> set[str]:
    """Somebody's tables that were found not to fit the rules of today."""
    here = {(game.version, game.edition) for game in lobby.games.values()}
    return {table for table, *rules in await lobby.keepsakes.resting(owner) if tuple(rules) in here}


def _asked(summary: Summary, owner: bytes) -> bool:
    bits = summary.last.actors if summary.last else 0
    return any(seat.owner == owner and bits >> seat.seat & 1 for seat in summary.seats)


def _card(lobby: Lobby, summary: Summary, owner: bytes, shelved: bool, rests: bool) -> wire.TableCard:
    row, last = summary.table, summary.last
    status: Status = "waiting" if last is None else "running" if last.actors else "over"
    return wire.TableCard(
        id=row.id,
        link=messages.link(row.id),
        game=row.game,
        status=status,
        seats=_seats(lobby, summary),
        seat=next((s.seat for s in summary.seats if s.owner == owner), None),
        your_turn=not rests and _asked(summary, owner),
        asked=tuple(s.seat for s in summary.seats if last is not None and last.actors >> s.seat & 1),
        steps=last.n if last else 0,
        places=tuple(result.place for result in summary.results) or None,
        shelved=shelved,
        rests=rests,
        may_delete=row.host == owner and (last is None or all(s.owner in (None, owner) for s in summary.seats)),
        opened=row.opened,
        changed=last.at if last else row.opened,
        due=None if summary.due is None else max(0, summary.due - lobby.store.time.now()) // 1000,
    )


def _seats(lobby: Lobby, summary: Summary) -> tuple[SeatInfo, ...]:
    live = lobby.tables.get(summary.table.id)
    if live:
        return tuple(messages.seat_info(live, s.seat) for s in summary.seats)
    return tuple(
        SeatInfo(seat=s.seat, kind=s.kind, name=s.name, level=s.level, here=s.kind == "bot", acted=s.at)
        for s in summary.seats
    )
