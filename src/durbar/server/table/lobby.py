"""The lobby: opens tables, finds them again, and puts them away when nobody is there."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from durbar.bots.lineup import SEATED
from durbar.core.course import practices
from durbar.core.editions import EditionError, game_of
from durbar.core.game import Game
from durbar.core.match import Match
from durbar.core.options import OptionError
from durbar.core.record import Player, RecordError
from durbar.games import game, games
from durbar.server import logs, wire
from durbar.server.clock import ClockTerms, known_zone
from durbar.server.people.names import BOT_NAMES, is_proper, proper_name, same_name
from durbar.server.refusals import deny, require
from durbar.server.settings import Settings
from durbar.server.store import SeatRow, StepRow, Store, TableRow, Whole
from durbar.server.store.keepsakes import Keepsakes, Trial
from durbar.server.table import messages
from durbar.server.table.bots import Thinking
from durbar.server.table.calls import calls
from durbar.server.table.keeper import Keeper
from durbar.server.table.keepsake import unpacked
from durbar.server.table.ledger import Ledger, standing
from durbar.server.table.resting import Resting
from durbar.server.table.table import Table
from durbar.server.table.timing import gone_on, new_clock, turn_at


class Lobby:
    """All tables of one server. A table is read from the store when somebody comes, and there is only one of each."""

    def __init__(self, settings: Settings, store: Store, thinker: Thinking) -> None:
        self.settings = settings
        self.store = store
        self.thinker = thinker
        self.keepsakes = Keepsakes(store.driver)
        self.keeper = Keeper(self.keepsakes)
        self.games = games_with_edition(settings.edition)
        self.courses = {key: practices(game) for key, game in self.games.items()}
        self._practised = {one.secret: one for course in self.courses.values() for one in course.values()}
        self.tables: dict[str, Table] = {}
        self.notice: str | None = None

    def game(self, key: str) -> Game:
        """A game that is played on this server."""
        if key not in self.games:
            raise deny("no_game", 404, game=key)
        return self.games[key]

    @property
    def listeners(self) -> int:
        """How many sockets are open."""
        return sum(len(table.listeners) for table in self.tables.values())

    @property
    def visitors(self) -> set[bytes]:
        """Who has a table open."""
        return {one.owner for table in self.tables.values() for one in table.listeners}

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Table]:
        """A table for as long as it is used; it is not put away meanwhile."""
        found = await self._find(table)
        found.users += 1
        try:
            yield found
        finally:
            found.users -= 1

    async def _find(self, table: str) -> Table:
        known = self._known(table)
        if known is None:
            read = await self._load(table)
            # Somebody else may have come while we read: there is only one of each table.
            known = self._known(table) or self.tables.setdefault(table, read)
        if self.store.shared:
            await known.catch_up()
        return known

    def _known(self, table: str) -> Table | None:
        known = self.tables.get(table)
        if known is not None and known.lost:
            del self.tables[table]
            return None
        return known

    async def _load(self, table: str) -> Table:
        whole = await self.store.whole(table) if len(table) <= 40 else None
        if whole is None:
            raise deny("no_table", 404)
        row, game = whole.table, self.game(whole.table.game)
        if (game.version, game.edition) != (row.version, row.edition):
            return await self._under_other_rules(whole, game)
        try:
            return self._table(whole)
        except RecordError as error:
            logs.trouble("table unreadable", error, table=logs.short(table), game=game.key)
            raise deny("unreadable", 500) from error

    async def _under_other_rules(self, whole: Whole, game: Game) -> Table:
        """A table goes on where its steps are still legal and led to the same seats being asked; otherwise it rests."""
        row, tried = whole.table, await self.keepsakes.trials(whole.table.id)
        here = next((t for t in tried if (t.version, t.edition) == (game.version, game.edition)), None)
        table = None if here and not here.fits else self._tried(whole, game)
        if here is None:
            here = Trial(game.version, game.edition, table is not None, len(standing(whole.steps).steps))
            await self.keepsakes.note(row.id, here)
            tried.append(here)
            logs.event("table tried under other rules", table=logs.short(row.id), game=row.game, fits=here.fits)
        if table is None:
            resting = Resting(whole, game, self.store, self.thinker, self.settings, None)
            resting.notice = self.notice
            resting.keepsake = unpacked(await self.keepsakes.kept(row.id))
            return resting
        if table.ledger is not None:
            table.new_rules = tuple(wire.NewRules(step=t.step, version=t.version) for t in tried if t.fits)
        return table

    def _tried(self, whole: Whole, game: Game) -> Table | None:
        """A table under rules that it was not begun with, where all that was played fits them."""
        try:
            table = self._table(whole) if game.edition == whole.table.edition else None
        except (RecordError, OptionError):
            return None
        return table if table is None or table.ledger is None or table.ledger.agrees else None

    # Opening

    async def open(self, owner: bytes, wish: wire.OpenTable, guest: str) -> wire.Opened:
        """A table as somebody wishes it; the match begins at once when every seat is taken."""
        game = self.game(wish.game)
        if wish.task is not None:
            return await self._open_task(owner, wish, wish.task, guest)
        count = game.seats[0] if wish.seats is None else wish.seats
        try:
            options = game.choose(count, wish.options)
        except OptionError as error:
            raise deny("bad_options", 400, detail=str(error)) from error
        name = proper_name(wish.name or guest)
        row = self._row(game, count, options, owner, name, wish.autostart, None)
        seats = self._seats(game, row, wish, name)
        await self._add(row, seats, terms=self._agreed(wish.clock))
        logs.event(
            "table opened",
            table=logs.short(row.id),
            game=game.key,
            seats=count,
            bots=sum(s.kind == "bot" for s in seats),
        )
        return wire.Opened(id=row.id, link=messages.link(row.id), seat=wish.seat)

    async def _open_task(self, owner: bytes, wish: wire.OpenTable, key: str, guest: str) -> wire.Opened:
        practice = self.courses[wish.game].get(key)
        if practice is None:
            raise deny("no_task", 404, task=key)
        match, seat = practice.prepared, practice.task.seat
        levels = {other: self.thinker.levels()[0] for other in range(match.seats) if other != seat}
        return await self.open_at(owner, match, len(match.steps), seat, levels, wish.name or guest)

    async def branch(self, owner: bytes, table: Table, step: int, guest: str) -> wire.Opened:
        """A table that stands where a match that is over stood after a step; bots take the seats of the others."""
        match = table.finished()
        require(0 <= step < len(match.steps), "no_step", 404, step=step)
        own = table.seat_of(owner)
        asked = match.asked[step]
        seat = (asked & -asked).bit_length() - 1 if own is None else own
        levels = self.thinker.levels()
        usual = levels[len(levels) // 2]
        sitting = {s.seat: s.level or usual for s in table.sitting if s.seat != seat}
        return await self.open_at(owner, match, step, seat, sitting, guest if own is None else table.name(own))

    async def open_at(
        self, owner: bytes, match: Match, steps: int, seat: int, levels: dict[int, str], name: str
    ) -> wire.Opened:
        """A table whose match begins with steps that were played before."""
        game, name = match.game, proper_name(name)
        wish = wire.OpenTable(game=game.key, seat=seat, bots={str(other): level for other, level in levels.items()})
        row = self._row(game, match.seats, match.options, owner, name, True, None, match.secret)
        await self._add(row, self._seats(game, row, wish, name), match, steps)
        logs.event("table opened", table=logs.short(row.id), game=game.key, seats=match.seats, steps=steps)
        return wire.Opened(id=row.id, link=messages.link(row.id), seat=seat)

    async def show(self, owner: bytes, match: Match, players: Sequence[Player], guest: str) -> wire.Opened:
        """A table where a match that was played elsewhere can be looked at; nobody sits there."""
        row = self._row(match.game, match.seats, match.options, owner, proper_name(guest), True, None, match.secret)
        told = [*players, *[Player("")] * match.seats]
        seats = [self._remembered(row, seat, told[seat]) for seat in range(match.seats)]
        await self._add(row, seats, match, len(match.steps))
        logs.event("record opened", table=logs.short(row.id), game=match.game.key, steps=len(match.steps))
        return wire.Opened(id=row.id, link=messages.link(row.id), seat=None)

    def _remembered(self, row: TableRow, seat: int, player: Player) -> SeatRow:
        """Who sat on a seat, as a file tells it: names and levels that we would not give are left out."""
        level = player.level if player.level in self.thinker.levels() else None
        name = player.name if is_proper(player.name) else ""
        return SeatRow(row.id, seat, seat, "bot" if level else "person", name, level, None, row.opened)

    async def again(self, table: Table) -> str:
        """The table of a rematch: the same players, everybody one seat on, so that the next seat starts; options as far as they still are."""
        old = table.row
        try:
            options = table.game.choose(old.seats, table.game.still_known(old.seats, old.options))
        except OptionError as error:
            raise deny("bad_options", 400, detail=str(error)) from error
        row = self._row(table.game, old.seats, options, old.host, old.host_name, old.autostart, old.id)
        seats = [_moved(table.sitting[(seat + 1) % old.seats], row, seat) for seat in range(old.seats)]
        await self._add(row, seats, terms=table.clock.terms if table.clock else None)
        logs.event("rematch opened", table=logs.short(row.id), of=logs.short(old.id), game=old.game)
        return row.id

    def _row(
        self,
        game: Game,
        seats: int,
        options: dict[str, str],
        host: bytes,
        name: str,
        autostart: bool,
        origin: str | None,
        secret: bytes | None = None,
    ) -> TableRow:
        table = secrets.token_urlsafe(16)
        return TableRow(
            table,
            game.key,
            game.version,
            game.edition,
            seats,
            options,
            secret or secrets.token_bytes(32),
            host,
            name,
            autostart,
            int(time.time()),
            origin,
        )

    def _seats(self, game: Game, row: TableRow, wish: wire.OpenTable, name: str) -> list[SeatRow]:
        require(wish.seat is None or wish.seat < row.seats, "no_seat", 400, seat=wish.seat or 0)
        bots = {_number(seat): level for seat, level in wish.bots.items()}
        for seat, level in bots.items():
            require(0 <= seat < row.seats, "no_seat", 400, seat=seat)
            require(seat != wish.seat, "seat_taken", 400)
            require(level in SEATED, "no_level", 400, level=level)
        if wish.fill is not None:
            require(wish.fill in SEATED, "no_level", 400, level=wish.fill)
            bots = {seat: wish.fill for seat in range(row.seats) if seat != wish.seat} | bots
        names = iter([bot for bot in BOT_NAMES if not same_name(bot, name)])
        return [_seat(row, seat, wish.seat, name, bots, names) for seat in range(row.seats)]

    def _agreed(self, terms: ClockTerms | None) -> ClockTerms | None:
        """How long people may think, if we know the bots and the zone that were named."""
        if terms is not None:
            require(terms.level in self.thinker.levels(), "no_level", 400, level=terms.level)
            require(known_zone(terms.zone), "no_zone", 400, zone=terms.zone)
        return terms

    async def _add(
        self,
        row: TableRow,
        seats: list[SeatRow],
        played: Match | None = None,
        steps: int = 0,
        terms: ClockTerms | None = None,
    ) -> None:
        """Store the table, and its start when nobody is missing; or the steps of a match that were played before."""
        begun: list[StepRow] = []
        clock = new_clock(row.id, terms, row.seats, self.store.time) if terms else None
        if played is not None:
            begun = _begun(row, played, steps)
        elif row.autostart and all(seat.kind != "empty" for seat in seats):
            ledger = Ledger(self.games[row.game], row.seats, row.options, row.secret)
            begun = [StepRow(row.id, 0, "start", -1, 0, ledger.bits, row.opened)]
            clock = gone_on(clock, self.store.time, turn_at(ledger, seats)) if clock else None
        called = [] if self.practised(row) else calls(begun, seats)
        await self.store.add(row, *seats, *begun, *called, *filter(None, [clock]))
        self.tables[row.id] = self._table(Whole(row, tuple(seats), tuple(begun), (), None, clock))

    def _table(self, whole: Whole) -> Table:
        """A table in memory; where its secret is that of a task, the task is practised there."""
        practice = self._practised.get(whole.table.secret)
        game = self.games[whole.table.game]
        table = Table(whole, game, self.store, self.thinker, self.settings, practice)
        table.notice = self.notice
        return table

    def practised(self, row: TableRow) -> bool:
        """Whether a task is practised at a table."""
        return row.secret in self._practised

    def send_away(self, owner: bytes) -> None:
        """Somebody is not who they were: their tables are read anew by whoever is there."""
        for table in self.tables.values():
            if table.seat_of(owner) is not None or table.row.host == owner:
                table.lost = True
                for one in table.listeners:
                    one.close(1012)

    def forget(self, table: str) -> None:
        """A table is no more: whoever is there is sent away."""
        gone = self.tables.pop(table, None)
        if gone is not None:
            gone.lost = True
            for one in gone.listeners:
                one.close(1012)

    def heed(self, owner: bytes, muted: frozenset[bytes]) -> None:
        """Somebody reads some people no more, or again, wherever they listen."""
        for table in self.tables.values():
            theirs = [one for one in table.listeners if one.owner == owner]
            for one in theirs:
                one.muted = muted
            if theirs:
                table.audience.tell_table()

    def announce(self, notice: str | None) -> None:
        """What the host says at all tables from now on, or no more."""
        changed, self.notice = notice != self.notice, notice
        for table in self.tables.values() if changed else ():
            table.notice = notice
            table.audience.tell_table()

    # Putting away

    def sweep(self) -> None:
        """Put away tables where nobody has been for a while; they are all in the store."""
        long_ago = time.monotonic() - self.settings.idle
        for key, table in list(self.tables.items()):
            if table.lost or (not table.listeners and not table.users and table.touched < long_ago):
                del self.tables[key]
                table.presence.withdraw()
                if table.status == "running":
                    self.keeper.keep_soon(table)

    async def close(self) -> None:
        """Let the bots of all tables rest, before the store is closed."""
        await asyncio.gather(*(table.turns.rest() for table in self.tables.values()))
        await self.keeper.close(list(self.tables.values()))


def games_with_edition(edition: Path | None) -> dict[str, Game]:
    """Every game by its key, with an edition file laid over the game it is for."""
    found = {one.key: one for one in games()}
    if edition is not None:
        key = game_of(edition)
        if key not in found:
            raise EditionError(f"{edition.name}: game: expected one of {', '.join(found)}, not {key!r}.")
        found[key] = game(key, edition)
    return found


def _number(seat: str) -> int:
    return int(seat) if seat.isdecimal() and len(seat) < 3 else -1


def _begun(row: TableRow, match: Match, steps: int) -> list[StepRow]:
    """The start of a match and so many of its steps, as if they had been played at this table."""
    start = StepRow(row.id, 0, "start", -1, 0, match.asked[0], row.opened)
    played = enumerate(match.steps[:steps], 1)
    return [start, *(StepRow(row.id, n, "play", s.seat, s.action, match.asked[n], row.opened) for n, s in played)]


def _moved(sitting: SeatRow, row: TableRow, seat: int) -> SeatRow:
    return SeatRow(row.id, seat, seat, sitting.kind, sitting.name, sitting.level, sitting.owner, row.opened)


def _seat(row: TableRow, seat: int, own: int | None, name: str, bots: dict[int, str], names: Iterator[str]) -> SeatRow:
    if seat == own:
        return SeatRow(row.id, seat, seat, "person", name, None, row.host, row.opened)
    if seat in bots:
        return SeatRow(row.id, seat, seat, "bot", next(names), bots[seat], None, row.opened)
    return SeatRow(row.id, seat, seat, "empty", "", None, None, row.opened)
