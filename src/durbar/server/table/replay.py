"""The replay of a match that is over: its positions, for anybody to leaf through with their own eyes."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import islice

import msgspec

from durbar.core.match import Match
from durbar.core.position import Position
from durbar.server import wire
from durbar.server.refusals import require

AT_ONCE = 16
"""How many positions are told together."""
WAITING = 40
"""The most that may wait to be worked out."""
KEPT_BYTES = 32_000_000
"""How much of what was worked out is kept, the latest asked for first."""

Key = tuple[object, ...]


class Replays:
    """What is told of matches that are over: worked out once however many ask, in one thread beside the event loop.

    More threads would only fight the loop for the interpreter; one gives it back within a millisecond.
    """

    def __init__(self) -> None:
        self.worked = 0
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._size = 0
        self._pending: dict[Key, asyncio.Task[bytes]] = {}
        self._pool = ThreadPoolExecutor(1, "durbar-replays")

    async def history(self, match: Match) -> bytes:
        """How the points went, as JSON."""
        return await self._once(_key(match), lambda: told_history(match))

    async def positions(self, match: Match, first: int, seat: int | None) -> bytes:
        """Some positions from a step on, as JSON."""
        return await self._once((*_key(match), first, seat), lambda: told_positions(match, first, seat))

    def close(self) -> None:
        """Work out nothing more."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def _once(self, key: Key, work: Callable[[], object]) -> bytes:
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._pending:
            require(len(self._pending) < WAITING, "too_fast", 429)
            self._pending[key] = asyncio.create_task(self._work(key, work))
        # Whoever stops waiting does not stop it for the others.
        return await asyncio.shield(self._pending[key])

    async def _work(self, key: Key, work: Callable[[], object]) -> bytes:
        try:
            loop = asyncio.get_running_loop()
            told = await loop.run_in_executor(self._pool, lambda: msgspec.json.encode(work()))
        finally:
            del self._pending[key]
        self.worked += 1
        self._kept[key] = told
        self._size += len(told)
        while self._size > KEPT_BYTES:
            self._size -= len(self._kept.popitem(last=False)[1])
        return told


def _key(match: Match) -> Key:
    """What a match is: all else follows."""
    return match.game.key, match.game.version, match.secret, tuple(match.steps)


def told_positions(match: Match, first: int, seat: int | None) -> tuple[wire.Position, ...]:
    """Some positions from a step on, as a seat or a spectator could know them; nobody is asked anything any more."""
    some = islice(match.positions(first), AT_ONCE)
    return tuple(_told(position, step, seat) for step, position in enumerate(some, first))


def told_replay(match: Match) -> tuple[wire.Position, ...]:
    """Every position of a match, as a spectator could know it."""
    return tuple(_told(position, step, None) for step, position in enumerate(match.positions()))


def told_history(match: Match) -> wire.History:
    """How the points went."""
    return wire.History(points=tuple(_points(position) for position in match.positions()))


def _points(position: Position) -> tuple[int, ...]:
    return (*(score.points for score in position.scores()), *position.game.house_points(position.state))


def _told(position: Position, step: int, seat: int | None) -> wire.Position:
    return wire.Position(
        n=step,
        step=step,
        view=position.view(seat),
        actors=tuple(position.actors()),
        prompt=None,
        legal=(),
        undo=False,
        over=position.over,
        scores=tuple(position.scores()) if position.over else None,
        goal=None,
    )
