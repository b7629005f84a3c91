"""Limits: how much one address and one connection may ask for, so that nobody spoils the table for others."""

import dataclasses
import ipaddress
import math
import time
from collections.abc import Callable


@dataclasses.dataclass(frozen=True)
class Limits:
    """The figures; a host may choose others."""

    message_bytes: int = 4096
    """The longest message a person may send over a socket."""
    frame_bytes: int = 65536
    """Above this the connection itself is cut, before anything is read."""
    body_bytes: int = 16384
    """The longest body of a request."""
    record_bytes: int = 262144
    """The longest record that is opened here."""
    messages_per_second: float = 8.0
    messages_at_once: int = 24
    patience: int = 200
    """After so many messages too many, the connection is closed."""
    requests_per_second: float = 20.0
    requests_at_once: int = 120
    tables_per_minute: float = 12.0
    tables_at_once: int = 20
    undos_per_minute: float = 120.0
    undos_at_once: int = 40
    remarks_per_minute: float = 120.0
    remarks_at_once: int = 40
    rows_per_day: int = 200_000
    """How much of what one address says is stored in a day; a match of four is a thousand rows."""
    hints_per_minute: float = 30.0
    hints_at_once: int = 10
    analyses_per_minute: float = 4.0
    analyses_at_once: int = 8
    analyses_waiting: int = 40
    """The most matches that wait to be analysed."""
    asking_seconds: float = 15.0
    """A request, its body included, has to be here after so many seconds, however slowly its bytes trickle in."""
    taking_seconds: float = 20.0
    """Whoever does not take what is sent to them is cut off after so many seconds."""
    untaken_bytes: int = 131_072
    """How much the system is asked to hold for somebody who is slow to take it."""
    header_bytes: int = 16384
    """The longest head of a request."""
    connections_per_address: int = 256
    connections: int = 10_000
    """The most connections in all; fewer where the system allows fewer open files."""
    sockets_per_address: int = 100
    sockets_per_table: int = 60
    unsent_messages: int = 200
    """A listener who is further behind than this is disconnected, and may come back for a snapshot."""
    unsent_bytes: int = 1_000_000
    """The same, by size."""


class Bucket:
    """Fills steadily up to a brim; each take empties it by one."""

    __slots__ = ("brim", "level", "pace", "seen")

    def __init__(self, pace: float, brim: float, now: float) -> None:
        self.pace = pace
        self.brim = brim
        self.level = brim
        self.seen = now

    def take(self, now: float) -> bool:
        """Whether there was one left to take."""
        self.level = min(self.brim, self.level + (now - self.seen) * self.pace)
        self.seen = now
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def full(self, now: float) -> bool:
        """Whether nothing was taken for long enough that this bucket can be forgotten."""
        return self.level + (now - self.seen) * self.pace >= self.brim


class Gate:
    """One bucket per address."""

    MOST = 20_000

    def __init__(self, pace: float, brim: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.pace = pace
        self.brim = brim
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def admits(self, address: str) -> bool:
        """Whether this address may pass once more."""
        now = self.clock()
        if len(self.buckets) > self.MOST:
            self.buckets = {a: b for a, b in self.buckets.items() if not b.full(now)}
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.pace, self.brim, now)
        return bucket.take(now)


class Crowd:
    """How many connections each address holds open, and all of them together."""

    def __init__(self, most: int, in_all: float = math.inf) -> None:
        self.most = most
        self.in_all = in_all
        self.total = 0
        self.count: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Whether one more may come in."""
        if self.count.get(address, 0) >= self.most or self.total >= self.in_all:
            return False
        self.count[address] = self.count.get(address, 0) + 1
        self.total += 1
        return True

    def leave(self, address: str) -> None:
        """One went away."""
        self.total -= 1
        left = self.count[address] - 1
        if left:
            self.count[address] = left
        else:
            del self.count[address]


def neighbourhood(host: str) -> str:
    """The address to count by: an IPv6 household owns a whole /64 and counts as one."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)
