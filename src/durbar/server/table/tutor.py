"""The tutor: a gentle bot that says of its answers what speaks for them, from what the learner can know."""

import asyncio

from durbar.bots.lineup import TUTOR
from durbar.bots.search.ways import scattered
from durbar.bots.uniform import legal
from durbar.bots.why import LATER, Why, next_ones, why
from durbar.core.match import Match
from durbar.core.state import Base
from durbar.server.table.bots import Question, Thinking, source
from durbar.server.table.ledger import Ledger

TRIES = 32
"""So many possible worlds are looked through for one in which the answer could have been given."""


async def choose_and_tell(thinker: Thinking, ledger: Ledger, question: Question, level: str) -> int:
    """What a bot answers; the tutor's reason is noted in the ledger beside it."""
    match, seat, step = question.match, question.seat, len(ledger.steps) + 1
    code = await thinker.choose(question, level)
    if level == TUTOR.name:
        said = await asyncio.to_thread(explained, match, seat, code, source(match.secret, question.n, seat))
        ledger.explain(step, seat, said)
    return code


def explained(match: Match, seat: int, code: int, chance: int) -> Why | None:
    """What speaks for an answer that is about to be given, told to another seat.

    Nothing where there was no choice, or it is secret, or the tutor has wavered: of what shows only later it knows too little.
    """
    listener = next(other for other in range(match.seats) if other != seat)
    if len(match.codes(seat)) == 1 or is_secret(match, seat, code, listener):
        return None
    known = possible(match, seat, code, listener, chance)
    others = next_ones(match.game, known, seat, code) if known is not None else []
    if known is None or not others:
        return None
    said = why(match.game, known, seat, code, others, chance, public=True)
    return None if said == LATER else said


def is_secret(match: Match, seat: int, code: int, listener: int) -> bool:
    """Whether another answer would look the same to the listener."""
    seen = seen_after(match, seat, code, listener)
    return any(seen_after(match, seat, other, listener) == seen for other in match.codes(seat) if other != code)


def seen_after(match: Match, seat: int, code: int, listener: int) -> object:
    """What a listener sees after an answer, whatever is drawn: nothing is, of the match's own source."""
    after = match.state.copy()
    after.chance = 1
    match.game.rules.apply(after, seat, code)
    return match.game.people.view(after, listener)


def possible(match: Match, seat: int, code: int, listener: int, chance: int) -> Base | None:
    """A state that the listener may believe in and in which the answer is legal."""
    for attempt in range(TRIES):
        known = match.known_to(listener, scattered(chance, attempt))
        if code in legal(match.game, known, seat):
            return known
    return None
