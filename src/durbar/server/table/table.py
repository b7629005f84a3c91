"""A table: a match with people, bots and talk around it. One writer; check, play, store, tell, in that order."""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

import msgspec

from durbar.core.course import Practice, Standing
from durbar.core.game import Game
from durbar.core.match import IllegalAction, Match
from durbar.server import logs, wire
from durbar.server.refusals import Denied, deny, illegal, require
from durbar.server.settings import Settings
from durbar.server.store import ChatRow, Conflict, SeatRow, StepRow, Store, Whole
from durbar.server.store.rows import Row
from durbar.server.table import messages, news
from durbar.server.table.asking import Askings
from durbar.server.table.audience import Audience
from durbar.server.table.bots import Thinking
from durbar.server.table.calls import calls
from durbar.server.table.claims import Claims
from durbar.server.table.hints import Hints
from durbar.server.table.ledger import Ledger
from durbar.server.table.listener import Listener
from durbar.server.table.presence import Presence
from durbar.server.table.seating import Seating
from durbar.server.table.timing import Timing
from durbar.server.table.turns import Turns

REMEMBERED = 200
"""How many remarks a newcomer is told."""


class Story(NamedTuple):
    """Where the match stands and what was told of it, from an entry on that somebody had seen (0: all of it)."""

    position: wire.Position | None
    since: int
    log: tuple[wire.LogLine, ...]


class Table:
    """What is in memory of a table while somebody is there. Everything that matters is in the store first."""

    rests = False
    """Whether it is only looked at, as its rules have changed."""

    def __init__(
        self, whole: Whole, game: Game, store: Store, thinker: Thinking, house: Settings, practice: Practice | None
    ) -> None:
        self.row = whole.table
        self.game = game
        self.practice = practice
        self.store = store
        self.thinker = thinker
        self.pause = house.pause
        self.grace = house.grace
        self._lay_out(whole)
        self.listeners: set[Listener] = set()
        self.audience = Audience(self)
        self.presence = Presence(self)
        self.seating = Seating(self)
        self.timing = Timing(self)
        self.turns = Turns(self)
        self.notice: str | None = None
        self.new_rules: tuple[wire.NewRules, ...] = ()
        self.users = 0
        self.touched = time.monotonic()
        self.lost = False
        self._lock = asyncio.Lock()

    def _lay_out(self, whole: Whole) -> None:
        """The table as it is stored."""
        latest = {row.seat: row for row in whole.seats}
        self.sitting = [latest[seat] for seat in range(whole.table.seats)]
        self.seatings = len(whole.seats)
        self.claims = Claims(whole.seats)
        self.askings = Askings(self, whole.asking)
        self.chat = deque([messages.chat_line(row) for row in whole.chat], maxlen=REMEMBERED)
        self.remarks = len(whole.chat)
        self.rematch_id = whole.rematch
        self.clock = whole.clock
        self.ledger = self.blank(whole.steps) if whole.steps else None
        if self.ledger and whole.clock:
            self.ledger.falls = whole.clock.falls
        self.hints = Hints(self.row.id, self.thinker)

    def blank(self, stored: Iterable[StepRow] = ()) -> Ledger:
        """A ledger of this table with these entries."""
        ledger = Ledger(self.game, self.row.seats, self.row.options, self.row.secret)
        ledger.retell(stored)
        if self.practice:
            ledger.match.seal(self.practice.first)
        return ledger

    # What is so

    @property
    def status(self) -> wire.Status:
        """Whether the match has begun, and whether it is over."""
        if self.ledger is None:
            return "waiting"
        return "running" if self.ledger.bits else "over"

    @property
    def goal(self) -> Standing | None:
        """How the task stands that is practised here."""
        return self.practice.standing(self.ledger.match) if self.practice and self.ledger else None

    def seat_of(self, owner: bytes) -> int | None:
        """The seat that belongs to somebody."""
        return next((s.seat for s in self.sitting if s.owner == owner), None)

    def bots(self) -> list[int]:
        """The seats of bots."""
        return [s.seat for s in self.sitting if s.kind == "bot"]

    def may_host(self, owner: bytes) -> bool:
        """The host, or while the host is away anybody who has a seat."""
        if owner == self.row.host:
            return True
        return self.seat_of(owner) is not None and not self.presence.host_here()

    def name(self, seat: int) -> str:
        """What a seat's player is called."""
        return self.sitting[seat].name if 0 <= seat < self.row.seats else str(seat)

    def require_playing_on(self) -> None:
        """Refuse where nothing is played any more."""

    def story(self, seat: int | None, seen: int, view: msgspec.Struct | None) -> Story:
        """What somebody is told who comes, or comes back having seen some entries."""
        ledger = self.ledger
        if ledger is None or view is None:
            return Story(None, 0, ())
        first, now = ledger.missed(seen), messages.position(self, ledger, seat, view)
        return Story(now, seen if first else 0, messages.log(ledger, first, seat))

    # Listening

    async def join(self, one: Listener, seen: int) -> None:
        """Somebody listens from now on, and is first told everything."""
        async with self.writing():
            one.seat = await self.seating.welcome(one.owner)
            self.listeners.add(one)
            self.audience.introduce(one, seen)
            self.audience.tell_table(besides=one)
            self.turns.wake()

    async def part(self, one: Listener) -> None:
        """Somebody listens no more."""
        async with self._lock:
            self.listeners.discard(one)
            self.touched = time.monotonic()
            self.audience.tell_table()

    # Playing

    async def play(self, owner: bytes, code: int, seen: int) -> int:
        """A person answers their question."""
        async with self.writing():
            ledger, seat = self.playing(owner)
            require(ledger.bits != 0, "over")
            require(bool(ledger.bits >> seat & 1), "not_asked" if ledger.fresh(seat, seen) else "stale")
            require(ledger.fresh(seat, seen), "stale")
            require(self.goal in (None, "open"), "task_done")
            await self._step(ledger, seat, code)
            return ledger.n

    async def start(self, owner: bytes) -> None:
        """The host begins the match."""
        async with self.writing():
            require(self.may_host(owner), "not_host", 403)
            require(self.ledger is None, "started")
            require(self.seating.complete(), "seats_open")
            await self.keep(begins=True)
            self.audience.tell_everything()
            self.turns.wake()

    async def undo(self, owner: bytes, seen: int) -> int:
        """A person takes back their last answer."""
        async with self.writing():
            ledger, seat = self.playing(owner)
            require(seen >= max(ledger.undone_at, ledger.moved_at[seat]), "stale")
            row = ledger.undo(seat, self.bots())
            if row is None:
                raise deny("over" if not ledger.bits else "no_undo")
            return await self._taken_back(ledger, seat, row)

    async def retry(self, owner: bytes) -> int:
        """A person begins the task anew."""
        async with self.writing():
            ledger, seat = self.playing(owner)
            first = self.practice.first if self.practice else len(ledger.steps)
            return await self._taken_back(ledger, seat, ledger.retry(first))

    async def _taken_back(self, ledger: Ledger, seat: int, row: StepRow) -> int:
        await self.keep(StepRow(self.row.id, row.n, row.kind, seat, row.code, row.actors, _now()))
        self.audience.tell_moved(ledger, seat, kept=row.code, undone=True)
        self.turns.wake()
        return ledger.n

    async def hint(self, owner: bytes) -> wire.Hint:
        """What the strongest bot would do in a person's place."""
        ledger, seat = self.playing(owner)
        require(ledger.bits != 0, "over")
        require(bool(ledger.bits >> seat & 1), "not_asked")
        require(len(ledger.match.codes(seat)) > 1, "no_choice")
        return await self.hints.asked(ledger, seat)

    def finished(self) -> Match:
        """The match, once it is over."""
        if self.ledger is None or self.status != "over":
            raise deny("not_over")
        return self.ledger.match

    async def _step(self, ledger: Ledger, seat: int, code: int) -> None:
        try:
            ledger.play(seat, code)
        except IllegalAction as error:
            raise illegal(error) from error
        await self.keep(*ledger.written(self.row.id, seat, code, _now()))
        self.audience.tell_moved(ledger, seat, kept=len(ledger.steps) - 1, undone=False)
        if not ledger.bits:
            logs.event("match over", table=logs.short(self.row.id), game=self.row.game, steps=len(ledger.steps))
            self.audience.tell_table()
        self.turns.wake()

    def playing(self, owner: bytes) -> tuple[Ledger, int]:
        """The match as written down, and the seat of somebody who plays it."""
        seat = self.seat_of(owner)
        if seat is None:
            raise deny("not_seated", 403)
        if self.ledger is None:
            raise deny("not_started")
        return self.ledger, seat

    # Talking

    async def say(self, owner: bytes, text: str) -> None:
        """Somebody says something to everybody."""
        tidy = tidy_words(text)
        async with self.writing():
            seat = self.seat_of(owner)
            host = self.row.host_name if owner == self.row.host else ""
            row = ChatRow(self.row.id, self.remarks, seat, host if seat is None else self.name(seat), tidy, _now())
            await self.keep(row)
            self.remark(row)

    def remark(self, row: ChatRow) -> None:
        """Something was said: everybody here hears it."""
        self.remarks += 1
        self.chat.append(messages.chat_line(row))
        self.audience.tell_all(messages.encoded(wire.Spoken(line=self.chat[-1])))

    async def rematch(self, owner: bytes, opening: Callable[["Table"], Awaitable[str]]) -> str:
        """Play again; the first to say so opens the table, everybody is told where it is."""
        async with self.writing():
            require(self.seat_of(owner) is not None, "not_seated", 403)
            require(self.rests or self.status == "over", "not_over")
            if self.rematch_id is None:
                with suppress(Conflict):  # at another server somebody was quicker
                    self.rematch_id = await opening(self)
                    self.store.tell("table", self.row.id)
                    self.audience.tell_table()
            if self.rematch_id is None:
                await self._read_anew()
            return self.rematch_id or ""

    # Storing

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[None]:
        """One writer at a time; a table that is lost takes no more words."""
        async with self._lock:
            require(not self.lost, "no_store", 503)
            self.touched = time.monotonic()
            yield

    async def keep(self, *rows: Row, begins: bool = False) -> None:
        """Write rows down before anybody hears of them; when that fails, what is in memory cannot be trusted."""
        ledger = self.blank() if begins else None
        if ledger is not None:
            rows = (*rows, StepRow(self.row.id, 0, "start", -1, 0, ledger.bits, _now()))
        told = self.ledger.falls if self.ledger else ()
        timed = self.timing.settle(rows, self.ledger or ledger)
        try:
            await self._add((*rows, *timed))
        except Denied:
            raise
        except BaseException as error:
            self._lose(error)
            raise
        self.ledger = self.ledger or ledger
        if timed:
            self.timing.tell(told)

    async def _add(self, rows: tuple[Row, ...]) -> None:
        """Somebody else may have written first: then the table is read anew, and nothing of ours happened."""
        called = [] if self.practice else calls(rows, self.sitting)
        try:
            await self.store.add(*rows, *called)
        except Conflict:
            await self._read_anew()
            raise deny("stale") from None
        self.store.tell("table", self.row.id)

    def _lose(self, error: BaseException) -> None:
        """Forget this table: everybody is sent away, and whoever comes back finds it as it was stored."""
        self.lost = True
        if not isinstance(error, asyncio.CancelledError):
            logs.trouble("table lost", error, table=logs.short(self.row.id))
        for one in self.listeners:
            # Not at once: whoever was speaking still hears that it was refused.
            asyncio.get_running_loop().call_soon(one.close, 1011)

    # Bots

    async def answer_for(self, bot: SeatRow, code: int, seen: int) -> None:
        """A bot answers its question, unless the table went on meanwhile."""
        async with self.writing():
            if self.ledger and self.awaits(bot, seen) and code in self.ledger.match.codes(bot.seat):
                await self._step(self.ledger, bot.seat, code)

    def awaits(self, bot: SeatRow, seen: int) -> bool:
        """Whether a bot still sits there and still faces the question of that entry."""
        ledger = self.ledger
        if ledger is None or self.lost or self.sitting[bot.seat] != bot:
            return False
        return bool(ledger.bits >> bot.seat & 1) and ledger.fresh(bot.seat, seen)

    # Other servers

    async def catch_up(self) -> None:
        """Take in what other servers wrote about this table, and tell it here."""
        async with self.writing():
            steps = self.ledger.n + 1 if self.ledger else 0
            latest = await self.store.since(
                self.row.id, seats=self.seatings, steps=steps, chat=self.remarks, asking=self.askings.number
            )
            if any(row.kind in ("undo", "back") for row in latest.steps):
                await self._read_anew()
            else:
                news.take_in(self, latest)

    async def _read_anew(self) -> None:
        """What is in memory is no longer so: everybody is told how it is."""
        whole = await self.store.whole(self.row.id)
        if whole is None:  # the host has removed it
            self.lost = True
            raise deny("no_table", 404)
        self._lay_out(whole)
        for one in self.listeners:
            one.seat = self.seat_of(one.owner)
        self.audience.tell_everything()
        self.turns.wake()


def tidy_words(text: str) -> str:
    """What somebody says, as it is stored: refused when there is nothing to read, or too much."""
    tidy = " ".join(text.split())
    require(tidy.isprintable() and tidy != "", "no_words", 400)
    require(len(tidy) <= wire.LONGEST_CHAT, "too_many_words", 400, most=wire.LONGEST_CHAT)
    return tidy


def _now() -> int:
    return int(time.time())
