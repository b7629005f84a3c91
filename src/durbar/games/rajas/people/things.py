"""Components as people see them: rewards, tiles and dice."""

import msgspec

from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.state import State


class RajasReward(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a space, a border place or a tile gives; colours and chamber where it is about some."""

    kind: str
    amount: int
    colours: list[str] = []
    chamber: str | None = None


class RajasMarket(msgspec.Struct, frozen=True, gc=False):
    """One market of a tile."""

    good: str
    value: int


class RajasTile(msgspec.Struct, frozen=True, gc=False):
    """One province tile; exits are the sides its path leads to before it is turned."""

    id: str
    colour: str
    back: str
    price: int
    path: str
    buildings: list[str]
    markets: list[RajasMarket]


class RajasDie(msgspec.Struct, frozen=True, gc=False):
    """One die on a Kali statue."""

    colour: str
    value: int


def reward_of(kind: int, amount: int, detail: int) -> RajasReward:
    """A reward by its numbers."""
    colours: list[str] = []
    if kind in (tables.DICE_PER_KARMA, tables.DICE_OF_COLOURS):
        colours = [c for i, c in enumerate(tables.COLOURS) if detail >> i & 1]
    chamber = tables.CHAMBERS[detail] if kind == tables.CHAMBER else None
    return RajasReward(tables.REWARDS[kind], amount, colours, chamber)


def rewards_of(which: int) -> list[RajasReward]:
    """All that a yield gives, by its number; nothing where only a slot is printed."""
    parts = zip(tables.YIELD_KIND[which], tables.YIELD_AMOUNT[which], tables.YIELD_DETAIL[which], strict=True)
    return [reward_of(*part) for part in parts if part[0] != tables.NONE]


def tile_of(tile: int) -> RajasTile:
    """A province tile by its number."""
    stack = tables.STACK[tile]
    goods = zip(tables.MARKET_GOOD[tile], tables.MARKET_VALUE[tile], strict=True)
    return RajasTile(
        id=tables.TILE_IDS[tile],
        colour=tables.COLOURS[stack // 3],
        back=tables.BACKS[stack % 3],
        price=tables.PRICE[tile],
        path=tables.PATHS[tables.PATH[tile]],
        buildings=[b for i, b in enumerate(tables.BUILDINGS) for _ in range(tables.BUILT[tile][i])],
        markets=[RajasMarket(tables.GOODS[good], value) for good, value in goods if good >= 0],
    )


def die_of(kind: int) -> RajasDie:
    """A die by its kind."""
    return RajasDie(tables.COLOURS[kind // 6], kind % 6 + 1)


def dice_of(s: State, seat: int) -> list[RajasDie]:
    """A seat's dice, by colour and then by value."""
    return [die_of(kind) for kind in range(tables.KINDS_OF_DIE) for _ in range(s.dice[seat][kind])]


def few(*numbers: int) -> list[int]:
    """Numbers as they are told; made once, as there are few such lists and most are empty."""
    return [*numbers]


def hands_of(s: State, seat: int) -> list[list[int]]:
    """For each kind of die the hands of a seat's statue on which it lies, as places in its dice."""
    hands: list[list[int]] = []
    first = 0
    for count in s.dice[seat]:
        hands.append(list(range(first, first + count)))
        first += count
    return hands


def chosen_hands(s: State, seat: int) -> list[int]:
    """The hands of a seat whose dice are chosen to be rolled again, of equal ones the first."""
    return [hand for kind, hands in enumerate(hands_of(s, seat)) for hand in hands[: s.chosen[kind]]]


def sides_of(exits: int) -> list[str]:
    """Sides by their bits."""
    return [side for i, side in enumerate(tables.SIDES) if exits >> i & 1]
