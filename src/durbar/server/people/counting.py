"""Counting: what a match that is over means for the standing of those who played it."""

import json
from collections.abc import Sequence
from contextlib import suppress

from durbar.core.game import Game
from durbar.core.match import Match
from durbar.core.record import RecordError
from durbar.server import logs
from durbar.server.people.scale import Skill, after_match, levels
from durbar.server.store import Conflict, PlayedRow, SeatRow, Whole
from durbar.server.store.standings import Standings
from durbar.server.table.ledger import Ledger
from durbar.server.table.lobby import Lobby

AT_ONCE = 50
ATTEMPTS = 20
"""So often another server may be quicker."""
THOUSANDTHS = 1000


async def count_finished(lobby: Lobby, standings: Standings) -> None:
    """Count every match that is over and was not; several servers may do so at once, and each match counts once."""
    while tables := await standings.uncounted(AT_ONCE):
        for table in tables:
            await _count(lobby, standings, table)


async def _count(lobby: Lobby, standings: Standings, table: str) -> None:
    whole = await lobby.store.whole(table)
    assert whole is not None, "a result belongs to a table"
    for _ in range(ATTEMPTS):
        number = await standings.next_number()
        rows = await _rows(lobby, standings, whole, number)
        with suppress(Conflict):
            await standings.count(table, number, rows)
            logs.event("match counted", table=logs.short(table), people=len(rows))
            return
        if table not in await standings.uncounted(AT_ONCE):
            return


async def _rows(lobby: Lobby, standings: Standings, whole: Whole, number: int) -> list[PlayedRow]:
    """What it means for each person; nothing where somebody was alone or practised, or played on from another match."""
    row, results = whole.table, await standings.results(whole.table.id)
    sitting = {seat.seat: seat for seat in whole.seats}
    people = [seat for seat in sitting.values() if seat.owner is not None]
    own = not lobby.practised(row) and await standings.is_first(row.id, row.secret)
    if not own or row.seats < 2 or not people or len(results) != row.seats:
        return []
    company = "people" if len(people) > 1 else "bots"
    before = [await _skill(standings, sitting[seat], row.game, company) for seat in range(row.seats)]
    after = after_match(before, [result.place for result in results])
    openings = first_choices(lobby.games[row.game], whole, [seat.seat for seat in people])
    return [
        PlayedRow(
            number,
            seat.seat,
            seat.owner or b"",
            seat.name,
            row.game,
            company,
            results[seat.seat].place,
            round(after[seat.seat].mu * THOUSANDTHS),
            round(after[seat.seat].sigma * THOUSANDTHS),
            openings.get(seat.seat, ""),
        )
        for seat in people
    ]


async def _skill(standings: Standings, seat: SeatRow, game: str, company: str) -> Skill:
    """A bot stands where its level stands; a seat that somebody left counts like a newcomer."""
    if seat.owner is None:
        return levels(game).get(seat.level or "", Skill())
    found = await standings.skill(seat.owner, game, company)
    return Skill(found[0] / THOUSANDTHS, found[1] / THOUSANDTHS) if found else Skill()


def first_choices(game: Game, whole: Whole, seats: Sequence[int]) -> dict[int, str]:
    """The first real choice of each of these seats, as JSON; nothing where the match cannot be played again."""
    try:
        ledger = Ledger(game, whole.table.seats, whole.table.options, whole.table.secret)
        ledger.retell(whole.steps)
    except RecordError:
        return {}
    match, found = ledger.match, dict[int, str]()
    twin = Match.start(game, seats=match.seats, options=match.options, secret=match.secret)
    for step, given in zip(match.steps, match.given, strict=False):
        if step.seat in seats and step.seat not in found and not given:
            chosen = next(action for action in twin.legal(step.seat) if action.code == step.action)
            found[step.seat] = json.dumps({"kind": chosen.kind, "what": chosen.what}, sort_keys=True)
        if len(found) == len(seats):
            break
        twin.play(step.seat, step.action)
    return found
