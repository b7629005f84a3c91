"""The tiles to be had as people see them: the stacks, and the yield tiles."""

import msgspec
from msgspec.structs import replace

from durbar.core.agenda import asked
from durbar.core.game import Reason
from durbar.core.kept import Reads, kept_part, made_once
from durbar.games.rajas.people.refuse import why_not_tile
from durbar.games.rajas.people.things import RajasReward, RajasTile, few, hands_of, rewards_of, tile_of
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.actions import PICK_TILE
from durbar.games.rajas.rules.building import may_pick_tile
from durbar.games.rajas.rules.dice import payable
from durbar.games.rajas.rules.province import tile_fame, tile_money
from durbar.games.rajas.rules.state import State

STACKS = Reads("shown hidden")
OFFERS = Reads("shown hidden covering", "dice kinds pips karma late upgraded")
YIELD_TILES = Reads("yields")


class RajasStack(msgspec.Struct, frozen=True, gc=False):
    """One stack of tiles: the one on show, which others may follow, and for you what it pays, with which of your dice, and whether you can have it."""

    colour: str
    back: str
    tile: RajasTile | None
    to_come: list[str]
    payable: int | None
    dice: list[int]
    money: int
    fame: int
    why_not: Reason | None


class RajasYieldTile(msgspec.Struct, frozen=True, gc=False):
    """One kind of yield tile that can still be drawn or taken, with all it gives."""

    id: str
    colour: str
    rewards: list[RajasReward]
    count: int


def stacks_of(s: State) -> list[RajasStack]:
    """All stacks of tiles as everybody sees them."""
    return kept_part(open_stacks, STACKS, s)


def open_stacks(s: State, _: int) -> list[RajasStack]:
    """The same from what lies in them."""
    to_come: list[list[str]] = [[] for _ in range(tables.STACKS)]
    for tile, hidden in enumerate(s.hidden):
        if hidden:
            to_come[tables.STACK[tile]].append(tables.TILE_IDS[tile])
    return [stack_of(s, stack, ids) for stack, ids in enumerate(to_come)]


def stack_of(s: State, stack: int, to_come: list[str]) -> RajasStack:
    """One stack, with the tiles that may follow."""
    tile = s.shown[stack] - 1
    return RajasStack(
        colour=tables.COLOURS[stack // 3],
        back=tables.BACKS[stack % 3],
        tile=made_once(tile_of, tile) if tile >= 0 else None,
        to_come=to_come,
        payable=None,
        dice=made_once(few),
        money=tile_money(tile) if tile >= 0 else 0,
        fame=0,
        why_not=None,
    )


def own_stacks(s: State, seat: int) -> list[RajasStack]:
    """The same with what each tile pays a seat, with which of its dice, and whether it can have it."""
    return advised_stacks(s, seat) if s.covering else kept_part(advised_stacks, OFFERS, s, seat)


def advised_stacks(s: State, seat: int) -> list[RajasStack]:
    """The same from all that has a say in it."""
    hands, seen = hands_of(s, seat), stacks_of(s)
    most = [payable(s, seat, colour, s.karma[seat], -1) for colour in range(len(tables.COLOURS))]
    dice = [
        made_once(few, *[hand for kind in hands[6 * c : 6 * c + 6] for hand in kind])
        for c in range(len(tables.COLOURS))
    ]
    return [own_stack(s, seat, stack, most[stack // 3], dice[stack // 3], one) for stack, one in enumerate(seen)]


def own_stack(s: State, seat: int, stack: int, most: int, dice: list[int], seen: RajasStack) -> RajasStack:
    """One stack for a seat that can pay so much with these dice."""
    tile = s.shown[stack] - 1
    if tile < 0:
        return replace(seen, payable=most, dice=dice)
    return replace(
        seen, payable=most, dice=dice, fame=tile_fame(s, seat, tile), why_not=why_not_stack(s, seat, tile, most)
    )


def why_not_stack(s: State, seat: int, tile: int, most: int) -> Reason | None:
    """What stands against the tile on top; during the master builder's work, whether it covers anything."""
    if s.covering and s.owed_count and asked(s) == seat and s.owed[s.owed_count - 1][0] == PICK_TILE:
        return None if may_pick_tile(s, seat, tile) else why_not_tile(s, seat, tile)
    return why_not_tile(s, seat, tile) if most < tables.PRICE[tile] and not s.covering else None


def yield_tiles_of(s: State) -> list[RajasYieldTile]:
    """The yield tiles that are still there."""
    return kept_part(open_yield_tiles, YIELD_TILES, s)


def open_yield_tiles(s: State, _: int) -> list[RajasYieldTile]:
    """The same from how many there are of each."""
    return [yield_tile(s, tile) for tile in range(tables.YIELD_TILES) if s.yields[tile]]


def yield_tile(s: State, tile: int) -> RajasYieldTile:
    """One kind of yield tile that is still there."""
    return RajasYieldTile(
        id=tables.YIELD_TILE_IDS[tile],
        colour=tables.SLOTS[tables.YIELD_TILE_COLOUR[tile]],
        rewards=made_once(rewards_of, tables.TILE_YIELDS + tile),
        count=s.yields[tile],
    )
