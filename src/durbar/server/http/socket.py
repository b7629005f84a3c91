"""The socket of a table: what people say is read, checked and done; what they hear is sent as fast as their line allows."""

import asyncio
import contextlib
import logging
import time
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from durbar.core.text import LANGUAGES
from durbar.server import logs, refusals, wire
from durbar.server.http.answers import address_of
from durbar.server.http.limits import Bucket
from durbar.server.people.identity import identify
from durbar.server.refusals import Denied, deny, require
from durbar.server.services import Services, services
from durbar.server.store import Away
from durbar.server.table import messages
from durbar.server.table.listener import Listener
from durbar.server.table.table import Table


class _Numbered(msgspec.Struct):
    """All that is read of a message that is refused before it is understood."""

    ref: int | None = None


_said = msgspec.json.Decoder(wire.Said)
_numbered = msgspec.json.Decoder(_Numbered)


async def table_socket(socket: WebSocket) -> None:
    """WS /api/tables/{id}/socket?lang=…&seen=…"""
    here = services(socket)
    who = identify(socket)
    secure = socket.url.scheme == "wss"
    await socket.accept(headers=[(b"set-cookie", who.cookie(secure).encode())] if who.fresh else [])
    one = Listener(
        who.owner, _language(socket), here.settings.limits.unsent_messages, here.settings.limits.unsent_bytes
    )
    address = address_of(socket)
    try:
        require(here.request_gate.admits(address), "too_fast", 429)
        require(here.crowd.enter(address), "too_many_sockets", 429)
    except Denied as denied:
        return await send_away(socket, one.language, denied)
    try:
        async with here.lobby.at(socket.path_params["id"]) as table:
            one.muted = await here.mutes.of(who.owner)
            require(len(table.listeners) < here.settings.limits.sockets_per_table, "crowded", 429)
            await _sit_in(here, socket, table, one)
    except Denied as denied:
        await send_away(socket, one.language, denied)
    except Away:
        await send_away(socket, one.language, deny("no_store", 503))
    finally:
        here.crowd.leave(address)


async def _sit_in(here: Services, socket: WebSocket, table: Table, one: Listener) -> None:
    """Send and listen until either side has enough."""
    await table.join(one, _seen(socket))
    logs.event("listener came", table=logs.short(table.row.id), seat=one.seat)
    sending = asyncio.create_task(_send(socket, one))
    try:
        await _Conversation(here, socket, table, one).listen()
    finally:
        await table.part(one)
        await _let_finish(sending, one)
        logs.event("listener went", table=logs.short(table.row.id), seat=one.seat)


async def _send(socket: WebSocket, one: Listener) -> None:
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while (message := await one.next()) is not None:
            await socket.send({"type": "websocket.send", "text": message})
        await socket.close(one.closing or 1000)


async def _let_finish(sending: asyncio.Task[None], one: Listener) -> None:
    """Where it is we who close, what was still to be said is said; otherwise nobody is there to hear it."""
    if one.closing is None:
        sending.cancel()
    with contextlib.suppress(asyncio.CancelledError, TimeoutError):
        await asyncio.wait_for(sending, 5)


async def send_away(socket: WebSocket, language: str, denied: Denied) -> None:
    """A browser can only read a refusal from an open socket, so it is opened, told and closed."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send({"type": "websocket.send", "text": _refused(denied, None, language)})
        await socket.close(4000 + denied.status, denied.reason.kind)


class _Conversation:
    """What one person says, message by message; nothing they say can end it but saying far too much."""

    def __init__(self, here: Services, socket: WebSocket, table: Table, one: Listener) -> None:
        limits = here.settings.limits
        self.here = here
        self.socket = socket
        self.table = table
        self.one = one
        self.most = limits.message_bytes
        self.patience = limits.patience
        self.bucket = Bucket(limits.messages_per_second, limits.messages_at_once, time.monotonic())

    async def listen(self) -> None:
        """Read until the socket is closed, by them or by us."""
        while self.one.closing is None:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self.hear(message.get("text") or message.get("bytes") or "")

    async def hear(self, message: str | bytes) -> None:
        """One message: done, or refused with a reason."""
        try:
            self._admit(message)
            said = _understand(message)
            n = await self._do(said)
        except Denied as denied:
            self.one.tell(_refused(denied, _ref(message), self.one.language, self.table))
        except Away:
            self.one.tell(_refused(deny("no_store", 503), _ref(message), self.one.language))
        except Exception as error:
            logs.trouble("message failed", error, table=logs.short(self.table.row.id))
            self.one.tell(_refused(deny("trouble", 500), _ref(message), self.one.language))
        else:
            self.one.tell(messages.encoded(wire.Done(ref=said.ref, n=n)))

    def _admit(self, message: str | bytes) -> None:
        if not self.bucket.take(time.monotonic()):
            self.patience -= 1
            if self.patience <= 0:
                logs.event("listener cut off", level=logging.WARNING, why="too fast")
                self.one.close(1008)
            raise deny("too_fast", 429)
        size = len(message.encode()) if isinstance(message, str) else len(message)
        require(size <= self.most, "too_large", 413, most=self.most)

    def _afford(self, said: wire.Said) -> None:
        """Taking back and talking have budgets of their own, by address, and so has all that is stored."""
        here, address = self.here, address_of(self.socket)
        if isinstance(said, wire.Undo | wire.Retry):
            require(here.undo_gate.admits(address), "too_fast", 429)
        if isinstance(said, wire.Chat | wire.AskForSeat):
            require(here.chat_gate.admits(address), "too_fast", 429)
        require(here.storage_gate.admits(address), "too_much", 429)

    async def _do(self, said: wire.Said) -> int:
        table, owner = self.table, self.one.owner
        self._afford(said)
        if not isinstance(said, wire.Chat | wire.Rematch):
            table.require_playing_on()
        match said:
            case wire.Play():
                with self.here.figures.timed("move"):
                    return await table.play(owner, said.code, said.n)
            case wire.Undo():
                return await table.undo(owner, said.n)
            case wire.Retry():
                return await table.retry(owner)
            case wire.Chat():
                await table.say(owner, said.text)
            case wire.Start():
                await table.start(owner)
            case wire.SeatBot():
                await table.seating.seat_bot(owner, said.seat, said.level)
            case wire.StandIn():
                await table.seating.stand_in(owner, said.seat, said.level)
            case wire.Resume():
                await table.seating.resume(owner)
            case wire.FreeSeat():
                await table.seating.free_seat(owner, said.seat)
            case wire.Leave():
                await table.seating.leave(owner)
            case wire.ComeBack():
                await table.seating.come_back(owner)
            case wire.AskForSeat():
                await table.askings.ask(owner, said.name, said.seat)
            case wire.JudgeAsking():
                await table.askings.judge(owner, said.number, said.accept)
            case wire.WithdrawAsking():
                await table.askings.withdraw(owner)
            case wire.Rematch():
                await table.rematch(owner, self.here.lobby.again)
        return table.ledger.n if table.ledger else 0


def _understand(message: str | bytes) -> Any:
    try:
        return _said.decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise deny("garbled", 400, detail=str(error)) from error


def _ref(message: str | bytes) -> int | None:
    try:
        return _numbered.decode(message).ref
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def _refused(denied: Denied, ref: int | None, language: str, table: Table | None = None) -> str:
    game, who = (table.game, table.name) if table else (None, None)
    return messages.encoded(
        wire.Refused(ref=ref, reason=denied.reason, sentence=refusals.sentence(denied, language, game, who))
    )


def _language(socket: WebSocket) -> str:
    wanted = socket.query_params.get("lang", "")
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def _seen(socket: WebSocket) -> int:
    seen = socket.query_params.get("seen", "")
    return int(seen) if seen.isdecimal() and len(seen) < 10 else 0
