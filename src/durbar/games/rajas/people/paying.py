"""Which dice pay a tile best."""

from collections.abc import Iterator
from itertools import chain, combinations

from durbar.core.agenda import asked, question
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.actions import GIVE, GIVE_TURNED, PAY_TILE
from durbar.games.rajas.rules.dice import colour_of, value_of
from durbar.games.rajas.rules.state import State

Paid = tuple[int, int]
"""A kind of die, and whether it is turned."""


def payment_of(s: State) -> list[int]:
    """The answers that pay what is due: with the least karma, then the least waste, then the fewest dice."""
    if question(s) != PAY_TILE:
        return []
    seat = asked(s)
    hand = [kind for kind in owned(s, seat) if colour_of(kind) == tables.COLOUR[s.plan_tile]]
    for karma in range(s.karma[seat] + 1):
        ways = [turned_up(way, karma) for way in chosen_from(hand, max(1, karma))]
        enough = [way for way in ways if worth(way) >= s.plan_due]
        if enough:
            return [code_of(die) for die in min(enough, key=lambda way: (worth(way), len(way)))]
    return []


def chosen_from(hand: list[int], least: int) -> Iterator[tuple[int, ...]]:
    """All choices of so many dice at least."""
    return chain.from_iterable(combinations(hand, count) for count in range(least, len(hand) + 1))


def turned_up(kinds: tuple[int, ...], karma: int) -> list[Paid]:
    """Dice as they pay when so many are turned: the lowest, which gain the most."""
    lowest = sorted(kinds, key=lambda kind: value_of(kind, 0))
    return [(kind, int(place < karma)) for place, kind in enumerate(lowest)]


def code_of(die: Paid) -> int:
    """The answer that gives a die, as it lies or turned."""
    kind, turned = die
    return (GIVE_TURNED if turned else GIVE) + kind


def owned(s: State, seat: int) -> list[int]:
    """The kinds of a seat's dice, each as often as it has them."""
    return [kind for kind in range(tables.KINDS_OF_DIE) for _ in range(s.dice[seat][kind])]


def worth(dice: list[Paid]) -> int:
    """What dice pay together."""
    return sum(value_of(kind, turned) for kind, turned in dice)
