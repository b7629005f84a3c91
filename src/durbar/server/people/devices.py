"""Devices: the browsers of one person, brought along by a link that works once, and signed out again."""

import hashlib
import secrets
import time

from durbar.server.people.identity import hashed
from durbar.server.refusals import require
from durbar.server.store import DeviceRow, Persons
from durbar.server.store.housekeeping import Housekeeping

LIFETIME = 600
"""How many seconds a link to another device works."""
TRUST = 20.0
"""After so many seconds we ask the store again who is behind a token: another server may have signed it out."""
MOST_KNOWN = 10_000
BROWSERS = ("Firefox", "Edg", "Chrome", "Safari")
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "Linux")


class Devices:
    """Who is behind a token. Most browsers are a person of their own; only those that share one are written down."""

    def __init__(self, persons: Persons, house: Housekeeping) -> None:
        self.persons = persons
        self.house = house
        self._known: dict[bytes, tuple[bytes | None, float]] = {}
        self._banned: dict[bytes, bool] = {}

    async def owner(self, token: bytes) -> bytes | None:
        """The person behind a token's hash; None where it was signed out. Whoever is banned is denied."""
        found = await self._owner(token)
        require(found is None or not self._banned.get(found, False), "banned", 403)
        return found

    async def _owner(self, token: bytes) -> bytes | None:
        known = self._known.get(token)
        if known is None or known[1] < time.monotonic():
            row = await self.persons.device(token)
            owner = token if row is None else row.owner if row.active else None
            if len(self._known) >= MOST_KNOWN:
                self.forget()
            if owner is not None:
                self._banned[owner] = await self.house.banned(owner)
            known = self._known[token] = owner, time.monotonic() + TRUST
        return known[0]

    async def give_pass(self, owner: bytes, now: int) -> str:
        """A code that brings one more browser to this person."""
        code = secrets.token_urlsafe(18)
        await self.persons.add_pass(_code(code), owner, now + LIFETIME, now)
        return code

    async def use_pass(self, code: str, token: str, agent: str, now: int) -> None:
        """From now on the browser with this token belongs to whoever gave the code; it works once."""
        owner = await self.persons.take_pass(_code(code), now)
        require(owner is not None, "pass_gone", 410)
        assert owner is not None
        await self.add(token, owner, agent, now)

    async def add(self, token: str, owner: bytes, agent: str, now: int) -> None:
        """From now on the browser with this token belongs to this person."""
        await self.persons.add_device(hashed(token), owner, device_name(agent), now)

    async def of(self, owner: bytes, agent: str, now: int) -> list[DeviceRow]:
        """The browsers of a person; the one that asks is written down when it is the first."""
        found = await self.persons.devices(owner)
        if not found:
            found = [await self.persons.add_device(owner, owner, device_name(agent), now)]
        return [row for row in found if row.active]

    async def sign_out(self, owner: bytes, token: bytes) -> None:
        """This browser is nobody any more; asking twice is no harm."""
        await self.persons.sign_out(owner, token)
        self._known.pop(token, None)

    def forget(self) -> None:
        """Ask the store again, about everybody."""
        self._known.clear()
        self._banned.clear()


def device_name(agent: str) -> str:
    """What a browser says it is, in two words."""
    browser = next((name for name in BROWSERS if name in agent), "")
    system = next((name for name in SYSTEMS if name in agent), "")
    return ", ".join(filter(None, ({"Edg": "Edge"}.get(browser, browser), system)))


def _code(code: str) -> bytes:
    return hashlib.sha256(b"durbar pass:" + code.encode()).digest()
