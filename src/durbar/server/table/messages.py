"""Telling: what a table looks like to each listener. Each message is built once per seat, not once per listener."""

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import asdict

from durbar.bots import lineup
from durbar.core.chance import commitment
from durbar.core.events import Event
from durbar.core.game import Action
from durbar.server import wire
from durbar.server.table import answers

if TYPE_CHECKING:
    from durbar.core.match import Match
    from durbar.server.store import ChatRow
    from durbar.server.table.ledger import Ledger
    from durbar.server.table.listener import Listener
    from durbar.server.table.table import Table

_encoder = msgspec.json.Encoder()


def encoded(message: msgspec.Struct) -> str:
    """A message as it travels."""
    return _encoder.encode(message).decode()


def link(table: str) -> str:
    """Where a table is found."""
    return f"/t/{table}"


def chat_line(row: "ChatRow") -> wire.ChatLine:
    """A remark as it is told."""
    return wire.ChatLine(number=row.number, seat=row.seat, name=row.name, text=row.text, at=row.at)


def table_info(table: "Table") -> wire.TableInfo:
    """The table around the match."""
    row = table.row
    return wire.TableInfo(
        id=row.id,
        link=link(row.id),
        game=row.game,
        version=row.version,
        edition=row.edition,
        options=row.options,
        status=table.status,
        seats=tuple(seat_info(table, seat) for seat in range(row.seats)),
        host=row.host_name,
        autostart=row.autostart,
        spectators=table.presence.spectators(),
        commitment=commitment(row.secret) if table.status != "waiting" else None,
        rematch=table.rematch_id,
        task=table.practice.task.key if table.practice else None,
        clock=table.clock.terms if table.clock else None,
        changes=tuple(table.claims.changes),
        asking=table.askings.infos(),
        rests=table.rests,
        new_rules=table.new_rules,
        notice=table.notice,
    )


def seat_info(table: "Table", seat: int) -> wire.SeatInfo:
    """Who sits on a seat."""
    sitting = table.sitting[seat]
    here = sitting.kind == "bot" or table.presence.here(seat)
    acted = max(sitting.at, table.ledger.acted[seat] if table.ledger else 0)
    return wire.SeatInfo(
        seat=seat,
        kind=sitting.kind,
        name=sitting.name,
        level=sitting.level,
        here=here,
        acted=acted,
        may_ask=table.askings.may_be_asked_for(seat),
    )


def you(table: "Table", one: "Listener") -> wire.You:
    """Who a listener is."""
    left, asking = table.seating.left_by(one.owner), table.askings.by(one.owner)
    return wire.You(
        seat=one.seat,
        host=table.may_host(one.owner),
        left=left.seat if left and one.seat is None else None,
        asking=asking.row.number if asking else None,
        muted=tuple(s.seat for s in table.sitting if s.owner is not None and s.owner in one.muted),
        muted_host=table.row.host in one.muted,
    )


def situation(table: "Table", ledger: "Ledger", seat: int | None) -> wire.Situation:
    """How far the match is, and what a seat is asked."""
    match = ledger.match
    actors = tuple(match.actors())
    goal = table.goal
    asked = (
        seat is not None and seat in actors and goal in (None, "open") and not answers.by_itself(table, ledger, seat)
    )
    return wire.Situation(
        n=ledger.n,
        step=len(ledger.steps),
        actors=actors,
        prompt=match.prompt(seat) if asked and seat is not None else None,
        legal=tuple(match.legal(seat)) if asked and seat is not None else (),
        opened=ahead(match, seat) if asked and seat is not None else {},
        undo=seat is not None and match.may_undo(seat, along=table.bots()),
        over=not actors,
        scores=tuple(match.scores()) if not actors else None,
        goal=goal,
        warming=bool(actors) and bool(table.bots()) and lineup.warming(table.game),
    )


def position(table: "Table", ledger: "Ledger", seat: int | None, view: msgspec.Struct) -> wire.Position:
    """The match as a seat, or a spectator, may know it."""
    return wire.Position(**asdict(situation(table, ledger, seat)), view=view)


def ahead(match: "Match", seat: int) -> dict[str, tuple[Action, ...]]:
    """What a seat's answers open to it."""
    return {str(code): tuple(actions) for code, actions in match.opened(seat).items()}


def log(ledger: "Ledger", first: int, seat: int | None) -> tuple[wire.LogLine, ...]:
    """What a seat, or a spectator, heard from a step on."""
    steps = range(first, len(ledger.steps) + 1)
    return tuple(line for step in steps for line in lines(ledger, step, seat))


def lines(ledger: "Ledger", step: int, seat: int | None) -> list[wire.LogLine]:
    """What a seat, or a spectator, heard of a step; beside the first of it whether it gave itself, and what spoke for it."""
    events, why, given = (
        ledger.match.events(step, seat),
        ledger.whys.get(step),
        step > 0 and ledger.match.given[step - 1],
    )
    first = [wire.LogLine(step=step, event=event, forced=given, why=why) for event in events[:1]]
    falls = [fall_line(*fall) for fall in ledger.falls if fall[0] == step]
    return first + [wire.LogLine(step=step, event=event) for event in events[1:]] + falls


def fall_line(step: int, seat: int) -> wire.LogLine:
    """A seat's time was over after a step."""
    return wire.LogLine(step=step, event=Event("time_over", seat))


def snapshot(table: "Table", one: "Listener", seen: int, view: msgspec.Struct | None) -> str:
    """Everything, for somebody who comes, or comes back having seen some entries."""
    story = table.story(one.seat, seen, view)
    return encoded(
        wire.Snapshot(
            table=table_info(table),
            you=you(table, one),
            position=story.position,
            since=story.since,
            log=story.log,
            chat=tuple(table.chat),
            clocks=table.timing.shown(),
        )
    )
