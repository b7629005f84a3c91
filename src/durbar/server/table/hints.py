"""The hints of a table: what the strongest bot would do in somebody's place, thought of once for each position."""

import asyncio

from durbar.server import wire
from durbar.server.table.bots import Question, Thinking
from durbar.server.table.ledger import Ledger


class Hints:
    """Remembers for each seat the position it last asked about, and the thought that is or was given to it."""

    def __init__(self, table: str, thinker: Thinking) -> None:
        self.table = table
        self.thinker = thinker
        self._hints: dict[int, tuple[int, asyncio.Task[wire.Hint]]] = {}

    async def asked(self, ledger: Ledger, seat: int) -> wire.Hint:
        """The hint for the question a seat faces; whoever asks twice, or stops waiting, does not make it think twice."""
        n, thought = self._hints.get(seat, (-1, None))
        if thought is None or n != ledger.n or (thought.done() and (thought.cancelled() or thought.exception())):
            thought = asyncio.create_task(self._think(ledger, seat))
            self._hints[seat] = (ledger.n, thought)
        return await asyncio.shield(thought)

    async def _think(self, ledger: Ledger, seat: int) -> wire.Hint:
        n, legal = ledger.n, {action.code: action for action in ledger.match.legal(seat)}
        question = Question(self.table, ledger.match, seat, n, lambda: ledger.n == n)
        found = await self.thinker.advise(question)
        advice = [
            wire.Advice(action=legal[one.code], win=one.win, points=one.points, share=one.share, why=one.why)
            for one in found
        ]
        return wire.Hint(n=n, advice=tuple(advice))
