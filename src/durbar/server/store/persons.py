"""What is kept of people: their browsers, links that bring further ones, and how all of it is forgotten."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from durbar.server.store.driver import Driver, Statement
from durbar.server.store.packing import pack, unpack
from durbar.server.store.rows import ChatRow, DeviceRow, StepRow

DEVICE = "SELECT * FROM devices WHERE token = :token"
DEVICES = "SELECT * FROM devices WHERE owner = :owner ORDER BY since, token"
ADD_DEVICE = "INSERT INTO devices VALUES (:token, :owner, :name, :since, 1)"
SIGN_OUT = "UPDATE devices SET active = 0 WHERE owner = :owner AND token = :token"
STALE_CODES = "DELETE FROM passes WHERE until < :now"
ADD_CODE = "INSERT INTO passes VALUES (:code, :owner, :until)"
TAKE_CODE = "DELETE FROM passes WHERE code = :code AND until >= :now RETURNING owner"
_SAID = """((seat IS NULL AND name <> '' AND EXISTS (SELECT 1 FROM tables t WHERE t.id = chat.table_id AND t.host = :owner))
    OR EXISTS (SELECT 1 FROM seats s WHERE s.table_id = chat.table_id AND s.seat = chat.seat AND s.name = chat.name AND s.owner = :owner))"""
SAID = f"SELECT table_id, text, at FROM chat WHERE {_SAID} ORDER BY at, number"  # noqa: S608 - our own words
NAMES = "SELECT table_id, seat, name FROM seats WHERE owner = :owner"
ARCHIVED = """SELECT a.table_id, a.packed, CASE WHEN t.host = :owner THEN 1 ELSE 0 END FROM archive a
    JOIN tables t ON t.id = a.table_id WHERE t.host = :owner OR t.id IN (SELECT table_id FROM seats WHERE owner = :owner)"""
REPACK = "UPDATE archive SET packed = :packed WHERE table_id = :table"
FORGET = (
    f"UPDATE chat SET name = '', text = '…' WHERE {_SAID}",  # noqa: S608 - our own words
    "UPDATE seats SET kind = 'empty', name = '', owner = NULL WHERE owner = :owner",
    "UPDATE asking SET kind = 'done', name = '', owner = NULL WHERE owner = :owner",
    "UPDATE tables SET host = :nobody, host_name = '' WHERE host = :owner",
    "UPDATE reports SET reporter = NULL WHERE reporter = :owner",
    "DELETE FROM mutes WHERE owner = :owner OR muted = :owner",
    "DELETE FROM shelf WHERE owner = :owner",
    "DELETE FROM visitors WHERE owner = :owner",
    "DELETE FROM played WHERE owner = :owner",
    "DELETE FROM profiles WHERE owner = :owner",
    "DELETE FROM passes WHERE owner = :owner",
    "DELETE FROM devices WHERE owner = :owner",
    "DELETE FROM outbox WHERE channel IN (SELECT id FROM channels WHERE owner = :owner)",
    "DELETE FROM channels WHERE owner = :owner",
    "DELETE FROM quiet_hours WHERE owner = :owner",
    "DELETE FROM passkeys WHERE owner = :owner",
    "DELETE FROM challenges WHERE owner = :owner",
)
"""Matches stay for those who played them, without the person who is forgotten; rows keep their numbers, which the story counts."""


class Persons:
    """The people of a house, as far as anything is kept of them."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    async def device(self, token: bytes) -> DeviceRow | None:
        """The browser of a token, where it is one of several."""
        (found,) = await self.driver.read(Statement(DEVICE, {"token": token}))
        return _device(found[0]) if found else None

    async def devices(self, owner: bytes) -> list[DeviceRow]:
        """The browsers of a person that are written down, also those that were signed out."""
        (found,) = await self.driver.read(Statement(DEVICES, {"owner": owner}))
        return [_device(row) for row in found]

    async def add_device(self, token: bytes, owner: bytes, name: str, since: int) -> DeviceRow:
        """One more browser of a person."""
        values = {"token": token, "owner": owner, "name": name, "since": since}
        await self.driver.write(Statement(ADD_DEVICE, values))
        return DeviceRow(token, owner, name, since, True)

    async def sign_out(self, owner: bytes, token: bytes) -> None:
        """A browser of this person is nobody any more."""
        await self.driver.write(Statement(SIGN_OUT, {"owner": owner, "token": token}))

    async def add_pass(self, code: bytes, owner: bytes, until: int, now: int) -> None:
        """A code that works once, until some moment."""
        given = {"code": code, "owner": owner, "until": until}
        await self.driver.write(Statement(STALE_CODES, {"now": now}), Statement(ADD_CODE, given))

    async def take_pass(self, code: bytes, now: int) -> bytes | None:
        """Whose code it is; it is used up by asking."""
        (found,) = await self.driver.write(Statement(TAKE_CODE, {"code": code, "now": now}))
        return bytes(found[0][0]) if found else None

    async def said_by(self, owner: bytes) -> list[tuple[str, str, int]]:
        """What somebody said: at which table, what, and when."""
        (found,) = await self.driver.read(Statement(SAID, {"owner": owner}))
        packed = [row for archived in await self._archived(owner) for row in archived.theirs]
        return sorted([*((row.table, row.text, row.at) for row in packed), *found], key=lambda said: said[2])

    async def forget(self, owner: bytes) -> None:
        """Nothing is this person's any more."""
        who = {"owner": owner, "nobody": b""}
        archived = [Statement(REPACK, each.without()) for each in await self._archived(owner)]
        plain = (Statement(sql, {name: who[name] for name in who if f":{name}" in sql}) for sql in FORGET)
        await self.driver.write(*archived, *plain)

    async def _archived(self, owner: bytes) -> list["Remembered"]:
        """The tables of this person that lie in the archive."""
        asked = {"owner": owner}
        packed, names = await self.driver.read(Statement(ARCHIVED, asked), Statement(NAMES, asked))
        own = {tuple(name) for name in names}
        return [Remembered.read(table, bytes(found), own, bool(host)) for table, found, host in packed]


class Remembered(NamedTuple):
    """A table in the archive, and what one person said there."""

    table: str
    steps: list[StepRow]
    chat: list[ChatRow]
    theirs: list[ChatRow]

    @classmethod
    def read(cls, table: str, packed: bytes, own: set[tuple[Any, ...]], host: bool) -> "Remembered":
        """Whose remark it was is told by seat and name; a host may have spoken without a seat."""
        steps, chat = unpack(table, packed)
        by_host = [row for row in chat if host and row.seat is None and row.name]
        return cls(table, steps, chat, [*by_host, *(row for row in chat if (table, row.seat, row.name) in own)])

    def without(self) -> dict[str, Any]:
        """The same table without that person's words."""
        gone = {row.number for row in self.theirs}
        left = [ChatRow(r.table, r.number, r.seat, "", "…", r.at) if r.number in gone else r for r in self.chat]
        return {"table": self.table, "packed": pack(self.steps, left)}


def _device(found: Sequence[Any]) -> DeviceRow:
    token, owner, name, since, active = found
    return DeviceRow(bytes(token), bytes(owner), name, since, bool(active))
