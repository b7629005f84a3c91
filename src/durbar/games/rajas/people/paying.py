"""Which dice pay a tile best."""

from itertools import chain, combinations

from durbar.core.agenda import asked, question
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.actions import GIVE, PAY_TILE
from durbar.games.rajas.rules.dice import colour_of, value_of
from durbar.games.rajas.rules.state import State


def payment_of(s: State) -> list[int]:
    """The answers that pay what is due with the least waste and without karma, then with the fewest dice; none where that takes karma."""
    if question(s) != PAY_TILE:
        return []
    hand = [kind for kind in owned(s, asked(s)) if colour_of(kind) == tables.COLOUR[s.plan_tile]]
    ways = chain.from_iterable(combinations(hand, count) for count in range(1, len(hand) + 1))
    enough = [way for way in ways if worth(way) >= s.plan_due]
    best = min(enough, key=lambda way: (worth(way), len(way)), default=())
    return [GIVE + kind for kind in best]


def owned(s: State, seat: int) -> list[int]:
    """The kinds of a seat's dice, each as often as it has them."""
    return [kind for kind in range(tables.KINDS_OF_DIE) for _ in range(s.dice[seat][kind])]


def worth(kinds: tuple[int, ...]) -> int:
    """What dice pay together."""
    return sum(value_of(kind, 0) for kind in kinds)
