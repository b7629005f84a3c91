"""The courier: takes what is in the outbox and tells it, once, with patience, and only where it is still so."""

import asyncio
import datetime as dt
import time
from collections.abc import Container, Mapping
from contextlib import suppress

from durbar.server import logs
from durbar.server.notices.channel import NobodyThere, Sender, Undelivered
from durbar.server.notices.news import TableNews, for_person, for_table
from durbar.server.notices.quiet import daily_seconds, quiet_seconds
from durbar.server.people.mine import my_tables
from durbar.server.store import Away, Store
from durbar.server.store.channels import Channels
from durbar.server.store.outbox import Outbox
from durbar.server.store.rows import ChannelKind, ChannelRow, NoticeRow
from durbar.server.table.lobby import Lobby

LEASE = 120
"""So many seconds a server has for one delivery before another tries; every channel gives up long before."""
LOOK = 5.0
"""How often the outbox is looked at, in seconds."""
FAREWELL = 10.0
"""So many seconds a server that stops gives to what it is telling just now."""
PATIENCE = (60, 240, 960, 3600, 4 * 3600)
"""How many seconds are waited after each failure; after the last one it is given up."""


class Courier:
    """Delivers the notices of a house; several servers may each have one."""

    def __init__(self, store: Store, lobby: Lobby, senders: Mapping[ChannelKind, Sender], delay: float) -> None:
        self.store = store
        self.lobby = lobby
        self.senders = senders
        self.channels = Channels(store.driver)
        self.outbox = Outbox(store, int(delay))
        self._pace = min(LOOK, max(delay / 10, 0.05))
        self._closing = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Go about it, where there is a way to tell anybody."""
        if self.senders:
            self._task = asyncio.create_task(self._go())

    async def close(self) -> None:
        """Finish what is being told, lest the next tells it again, and stop; what takes too long is left to the next."""
        self._closing.set()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=FAREWELL)
            self._task.cancel()

    async def _go(self) -> None:
        while not self._closing.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), self._pace)
            try:
                while not self._closing.is_set() and await self.deliver():
                    pass
            except Away as error:
                logs.event("notices wait", error=str(error))
            except Exception as error:
                logs.trouble("notices failed", error)

    async def deliver(self) -> bool:
        """Tell all that waits for one channel; False where nothing does."""
        claimed = await self.outbox.claim(self.senders, LEASE)
        if not claimed:
            return False
        channel = await self.channels.get(claimed[0].channel)
        if channel is None:
            await self.outbox.told(claimed)
        elif channel.code is not None:
            await self._send(channel, [one for one in claimed if not one.table], [])
        elif quiet := await self._quiet(channel):
            await self.outbox.later(claimed, quiet, max(one.tries for one in claimed))
        else:
            await self._tell(channel, await self._ripe(channel, claimed))
        return True

    async def _ripe(self, channel: ChannelRow, claimed: list[NoticeRow]) -> list[NoticeRow]:
        """What is told now; where somebody wants one letter a day, what began after its hour waits for the next day's."""
        now = dt.datetime.now(dt.UTC)
        waits = [daily_seconds(channel, one.began, now) for one in claimed]
        await self.outbox.later([one for one, wait in zip(claimed, waits, strict=True) if wait], max(waits), 0)
        return [one for one, wait in zip(claimed, waits, strict=True) if not wait]

    async def _quiet(self, channel: ChannelRow) -> int:
        if channel.table:
            return 0
        return quiet_seconds(await self.channels.quiet(channel.owner), dt.datetime.now(dt.UTC))

    async def _tell(self, channel: ChannelRow, claimed: list[NoticeRow]) -> None:
        """Tell what is still so, and forget the rest."""
        found = [(one, await self._news(channel, one.table, one.n)) for one in claimed]
        await self.outbox.told([one for one, news in found if news is None])
        fresh = [(one, news) for one, news in found if news is not None]
        if fresh:
            earlier = await self._earlier(channel, {one.table for one in claimed})
            await self._send(channel, [one for one, _ in fresh], [news for _, news in fresh] + earlier)

    async def _earlier(self, channel: ChannelRow, told: Container[str]) -> list[TableNews]:
        """A daily letter names all tables that wait, those of earlier letters too."""
        if channel.hour is None:
            return []
        cards = [card for card in await my_tables(self.lobby, channel.owner) if card.your_turn and not card.shelved]
        found = [await self._news(channel, card.id, card.steps) for card in cards if card.id not in told]
        return [news for news in found if news is not None]

    async def _news(self, channel: ChannelRow, table: str, n: int) -> TableNews | None:
        summary = await self.store.summary(table) if table else None
        if summary is None:
            return None
        if channel.table:
            return for_table(summary, n)
        news = for_person(summary, n, channel.owner)
        return None if news is None or await self._here(table, channel.owner, news[1]) else news[0]

    async def _here(self, table: str, owner: bytes, seat: int) -> bool:
        """Whether somebody has the table open, at any server: then they see it anyway."""
        live = self.lobby.tables.get(table)
        if live is not None and any(one.owner == owner for one in live.listeners):
            return True
        return self.store.shared and bool((await self.store.elsewhere(table)).seats >> seat & 1)

    async def _send(self, channel: ChannelRow, notices: list[NoticeRow], news: list[TableNews]) -> None:
        began = time.monotonic()
        try:
            await self.senders[channel.kind].send(channel, news)
        except NobodyThere as error:
            await self.channels.drop(channel.id)
            logs.event("channel gone", kind=channel.kind, why=str(error))
        except Undelivered as error:
            await self._again(channel, notices, str(error))
        except Exception as error:
            logs.trouble("notice failed", error, kind=channel.kind)
            await self._again(channel, notices, "an error of our own")
        else:
            await self.outbox.told(notices)
            logs.event("notice sent", kind=channel.kind, tables=len(news), seconds=round(time.monotonic() - began, 2))

    async def _again(self, channel: ChannelRow, notices: list[NoticeRow], why: str) -> None:
        tries = max(one.tries for one in notices)
        if tries >= len(PATIENCE):
            await self.outbox.told(notices)
            logs.event("notice given up", kind=channel.kind, tries=tries + 1, why=why)
        else:
            await self.outbox.later(notices, PATIENCE[tries], tries + 1)
            logs.event("notice not sent", kind=channel.kind, tries=tries + 1, why=why)
