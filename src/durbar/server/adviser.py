"""The adviser of a table: what the strongest bot would do in somebody's place, thought of once for each position."""

import asyncio

from durbar.server import wire
from durbar.server.story import Story
from durbar.server.thinking import Thinker


class Adviser:
    """Remembers for each seat the position it last asked about, and the thought that is or was given to it."""

    def __init__(self, thinker: Thinker) -> None:
        self.thinker = thinker
        self._hints: dict[int, tuple[int, asyncio.Task[wire.Hint]]] = {}

    async def asked(self, story: Story, seat: int) -> wire.Hint:
        """The hint for the question a seat faces; whoever asks twice, or stops waiting, does not make it think twice."""
        n, thought = self._hints.get(seat, (-1, None))
        if thought is None or n != story.n or (thought.done() and (thought.cancelled() or thought.exception())):
            thought = asyncio.create_task(self._think(story, seat))
            self._hints[seat] = (story.n, thought)
        return await asyncio.shield(thought)

    async def _think(self, story: Story, seat: int) -> wire.Hint:
        n, legal = story.n, {action.code: action for action in story.match.legal(seat)}
        found = await self.thinker.advise(story.match, seat, n)
        advice = [wire.Advice(action=legal[one.code], win=one.win, points=one.points, share=one.share) for one in found]
        return wire.Hint(n=n, advice=tuple(advice))
