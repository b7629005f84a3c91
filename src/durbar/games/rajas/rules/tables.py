"""The box of Rajas of the Ganges as tables of integers, counted against the totals of the rulebook."""

from collections.abc import Iterable, Sequence
from functools import reduce
from operator import or_

from durbar.core import editions
from durbar.core.editions import Box

BOX = editions.box(__package__)

SEATS = 4
COLOURS = ("blue", "green", "orange", "purple")
BUILDINGS = ("temple", "palace", "fort", "mill")
GOODS = ("silk", "tea", "spice")
BACKS = ("snake", "cow", "tiger")
PATHS = ("straight", "curve", "fork", "crossing")
SIDES = ("top", "right", "bottom", "left")
SLOTS = ("white", "yellow", "red", "brown")
CHAMBERS = ("great_mogul", "dancer", "yogi", "raja_man_singh", "master_builder", "portuguese")
TABLES = ("two", "three", "four")
SPACE_IDS = (
    *("quarry", "mixed", *(f"market_{g}" for g in GOODS), "front_terrace"),
    *(f"terrace_{c}" for c in COLOURS),
    *(f"balcony_{c}" for c in COLOURS),
    *(*CHAMBERS, "harbour"),
)
SOURCE_IDS = ("buildings", "markets", "palace", "river", "yields")
CHOICE_IDS = ("dice", "upgrade", "boat", "sail", "good", "chamber", "reroll", "yield_tile", "white_tile")
WAITING_IDS = ("at_fame", "at_money", "at_bridge")

REWARDS = (
    *("none", "money", "fame", "karma", "dice", "upgrade", "boat", "sail", "palace", "chamber"),
    *("dice_per_karma", "dice_any_per_karma", "dice_of_colours", "money_per_market", "mixed_goods", "one_good"),
    *("fame_per_upgrade", "money_per_upgrade", "fame_per_karma", "fame_per_market_tile", "fame_per_three_spaces"),
    *("money_per_building", "money_per_yield_tile", "fame_per_curve", "fame_per_worker"),
)
(NONE, MONEY, FAME, KARMA, DICE, UPGRADES, BOAT, SAIL_ON, PALACE, CHAMBER) = range(10)
(DICE_PER_KARMA, DICE_ANY_PER_KARMA, DICE_OF_COLOURS, MONEY_PER_MARKET, MIXED_GOODS, ONE_GOOD) = range(10, 16)
(FAME_PER_UPGRADE, MONEY_PER_UPGRADE, FAME_PER_KARMA, FAME_PER_MARKET_TILE, FAME_PER_THREE_SPACES) = range(16, 21)
(MONEY_PER_BUILDING, MONEY_PER_YIELD_TILE, FAME_PER_CURVE, FAME_PER_WORKER) = range(21, 25)

KINDS_OF_DIE = 24
"""A die kind is colour × 6 + value - 1."""
ALL_COLOURS = 15
ALL_KINDS = (1 << KINDS_OF_DIE) - 1


def _padded(lines: Sequence[Sequence[int]], width: int, filling: int) -> tuple[tuple[int, ...], ...]:
    return tuple((*line, *[filling] * (width - len(line))) for line in lines)


def _mask(places: Iterable[int]) -> int:
    return sum(1 << place for place in places)


# The main board.

QUARRY_MOST, HARBOUR_MOST, MIXED_MOST, TERRACE_MOST = 8, 5, 2, 2

_QUARRY = tuple(BOX.integers(f"quarry.{t}", None, 0, 9) for t in TABLES)
_HARBOUR = tuple(BOX.integers(f"harbour.{t}", None, 0, 9) for t in TABLES)
for _table, _quarry, _harbour in zip(TABLES, _QUARRY, _HARBOUR, strict=True):
    BOX.expect(0 < len(_quarry) <= QUARRY_MOST, f"quarry.{_table}", f"one to {QUARRY_MOST} spaces")
    BOX.expect(0 < len(_harbour) <= HARBOUR_MOST, f"harbour.{_table}", f"one to {HARBOUR_MOST} spaces")
QUARRY_COST = _padded(_QUARRY, QUARRY_MOST, -1)
HARBOUR_COST = _padded(_HARBOUR, HARBOUR_MOST, -1)
MIXED_SPACES = BOX.integers("market.mixed_spaces", 3, 1, MIXED_MOST)
MIXED_PER_SEAT = BOX.integers("market.mixed_workers_per_seat", 3, 1, MIXED_MOST)
TERRACE_SPACES = BOX.integers("terrace.spaces_per_colour", 3, 1, TERRACE_MOST)
TERRACE_MONEY = BOX.integer("terrace.money", 0, 9)
_BALCONIES = dict(zip(BOX.words("balconies.give", 4, COLOURS), BOX.words("balconies.take", 4, COLOURS), strict=True))
BOX.expect(len(_BALCONIES) == 4, "balconies.give", "the four colours, each once")
BALCONY_GIVES = tuple(COLOURS.index(_BALCONIES[c]) for c in COLOURS)
BALCONY_DICE = BOX.integer("balconies.dice", 1, 3)
CHAMBER_VALUE = tuple(BOX.integer(f"chambers.value.{c}", 1, 6) for c in CHAMBERS)
MOGUL_FAME = BOX.integer("chambers.mogul_fame", 0, 9)
DANCER_DICE = BOX.integer("chambers.dancer_dice", 0, 4)
YOGI_KARMA = BOX.integer("chambers.yogi_karma", 0, 3)
YOGI_DICE = BOX.integer("chambers.yogi_dice", 0, 4)
RAJA_UPGRADES = BOX.integer("chambers.raja_upgrades", 0, 2)
RAJA_MONEY = BOX.integer("chambers.raja_money", 0, 9)
PORTUGUESE_SPACES = BOX.integer("chambers.portuguese_spaces", 1, 12)

AREA_QUARRY = 0
AREA_MIXED = QUARRY_MOST
AREA_GOOD = AREA_MIXED + MIXED_MOST
AREA_FRONT = AREA_GOOD + 3
AREA_TERRACE = AREA_FRONT + 1
AREA_BALCONY = AREA_TERRACE + 4 * TERRACE_MOST
AREA_CHAMBER = AREA_BALCONY + 4
AREA_HARBOUR = AREA_CHAMBER + 6
BOARD_SPACES = AREA_HARBOUR + HARBOUR_MOST

# The choices of a worker, in the order of the answers: quarry, mixed goods, goods, front terrace, terraces, balconies, chambers, harbour.

FIRST_SPACE = (
    *(AREA_QUARRY, AREA_MIXED),
    *(AREA_GOOD + good for good in range(3)),
    AREA_FRONT,
    *(AREA_TERRACE + colour * TERRACE_MOST for colour in range(4)),
    *(AREA_BALCONY + colour for colour in range(4)),
    *(AREA_CHAMBER + chamber for chamber in range(6)),
    AREA_HARBOUR,
)
ROOM = tuple(
    (len(_QUARRY[t]), MIXED_SPACES[t], *[1] * 4, *[TERRACE_SPACES[t]] * 4, *[1] * 10, len(_HARBOUR[t]))
    for t in range(3)
)
LAST_SPACE = tuple(tuple(first + room - 1 for first, room in zip(FIRST_SPACE, rooms, strict=True)) for rooms in ROOM)
MONEY_FOR = tuple((*QUARRY_COST[t], *[0] * (AREA_HARBOUR - QUARRY_MOST), *HARBOUR_COST[t]) for t in range(3))
MOST_MONEY = tuple(
    tuple(max(MONEY_FOR[t][at : LAST_SPACE[t][c] + 1]) for c, at in enumerate(FIRST_SPACE)) for t in range(3)
)
"""What the dearest space of each choice costs."""


_GOODS, _TERRACE, _BALCONY, _CHAMBER, _HARBOUR_CHOICE = 2, 6, 10, 14, 20
_GOODS_ALL = _mask(range(_GOODS, _GOODS + 3))


def _paid_by(colour: int, value: int, turned: bool) -> int:
    """The choices that a die pays for: a good any die, turned only to be worth more; a balcony its colour; a chamber its value; the harbour 1 to 3."""
    choices = _mask([_CHAMBER + chamber for chamber, asked in enumerate(CHAMBER_VALUE) if asked == value])
    choices |= 1 << _HARBOUR_CHOICE if value <= 3 else 0
    if turned:
        return choices | (_GOODS_ALL if value > 3 else 0)
    return choices | _GOODS_ALL | 1 << (_BALCONY + colour)


PAID_BY = (
    tuple(_paid_by(colour, value, False) for colour in range(4) for value in range(1, 7)),
    tuple(_paid_by(colour, 7 - value, True) for colour in range(4) for value in range(1, 7)),
)
_CHOICES = range(len(SPACE_IDS))
PAYS = tuple(tuple(_mask([die for die, paid in enumerate(row) if paid >> c & 1]) for c in _CHOICES) for row in PAID_BY)
"""The kinds of dice that pay for each choice, as they lie and turned, as sets."""


def _paid_in(colour: int, values: int, karma: int) -> int:
    """The choices that dice of a colour pay for, by the set of what they show; with karma one of them may be turned."""
    kinds = [colour * 6 + value for value in range(6) if values >> value & 1]
    return reduce(or_, (PAID_BY[turned][kind] for kind in kinds for turned in range(karma + 1)), 0)


PAID_IN = tuple(tuple(_paid_in(row % 4, values, row // 4) for values in range(64)) for row in range(8))
"""The choices that the dice of each colour pay for, by the set of what its dice show: four rows without karma, four with it."""
WITHOUT_DIE = _mask([*range(_GOODS), *range(_GOODS + 3, _BALCONY)])
_BRINGS = [_mask([_TERRACE + colour, _BALCONY + BALCONY_GIVES.index(colour)]) for colour in range(4)]
IN_STOCK = tuple(
    _mask(_CHOICES) & ~sum(brings for colour, brings in enumerate(_BRINGS) if not stock >> colour & 1)
    for stock in range(16)
)
"""All choices but the terraces and balconies that bring dice of which none is left, by the set of colours in stock."""

# Limits.

DICE_PER_COLOUR = BOX.integer("limits.dice_per_colour", 8, 24)
KALI = (BOX.integer("limits.kali_front", 4, 12), BOX.integer("limits.kali_back", 4, 12))
KARMA_START = BOX.integer("limits.karma_start", 0, 6)
KARMA_MOST = BOX.integer("limits.karma_most", KARMA_START, 6)
WORKERS_START = BOX.integer("limits.workers_start", 1, 6)
WORKERS_MOST = (
    BOX.integer("limits.workers_most", WORKERS_START, WORKERS_START + 3),
    BOX.integer("limits.workers_most_navaratnas", WORKERS_START, WORKERS_START + 3),
)
FAME_OF_BUILDING = BOX.integers("limits.fame_of_building", 3, 0, 9)
FIRST_MONEY = BOX.integer("limits.money_of_first_seat", 0, 9)
MOST_ROUNDS = 50

# The tracks.

FAME_LENGTH = BOX.integer("tracks.fame_length", 10, 200)
MONEY_LENGTH = BOX.integer("tracks.money_length", 10, 400)
MEETING_SUM = BOX.integer("tracks.meeting_sum", 10, 400)
_FAME_BONUS = BOX.rows("bonuses.fame", 3)
_MONEY_BONUS = BOX.rows("bonuses.money", 4)
FAME_BONUSES = len(_FAME_BONUS)
MONEY_BONUSES = len(_MONEY_BONUS)
FAME_BONUS_AT = tuple(b.integer("at", 1, 200) for b in _FAME_BONUS)
FAME_BONUS_KIND = tuple(REWARDS.index(b.word("kind", ("upgrade", "karma", "boat", "dice"))) for b in _FAME_BONUS)
FAME_BONUS_AMOUNT = tuple(b.integer("amount", 1, 3) for b in _FAME_BONUS)
MONEY_BONUS_AT = tuple(b.integer("at", 1, 400) for b in _MONEY_BONUS)
MONEY_BONUS_KIND = tuple(REWARDS.index(b.word("kind", ("upgrade", "karma", "boat", "dice"))) for b in _MONEY_BONUS)
MONEY_BONUS_AMOUNT = tuple(b.integer("amount", 1, 3) for b in _MONEY_BONUS)
BOX.expect(list(FAME_BONUS_AT) == sorted(FAME_BONUS_AT), "bonuses.fame", "bonuses in rising order")
BOX.expect(list(MONEY_BONUS_AT) == sorted(MONEY_BONUS_AT), "bonuses.money", "bonuses in rising order")
FAME_WORKER_AT = BOX.integer("bonuses.fame_worker_at", 1, 200)
MONEY_WORKER_AT = BOX.integer("bonuses.money_worker_at", 1, 400)

# The river.


def _colours(row: Box, key: str) -> tuple[int, ...]:
    """Different colours, by their numbers."""
    colours = tuple(COLOURS.index(c) for c in row.words(key, None, COLOURS))
    row.expect(0 < len(colours) == len(set(colours)), key, "different colours, at least one")
    return colours


def _details(row: Box) -> int:
    """What a reward is about besides its amount: a set of colours as bits, or a chamber."""
    if "colours" in row.blocks:
        return _mask(_colours(row, "colours"))
    if "chamber" in row.blocks:
        return CHAMBERS.index(row.word("chamber", CHAMBERS))
    return 0


_MOST_AT_ONCE = {"boat": 3, "sail": 3, "dice": 4, "upgrade": 3}
"""Boats sail at most three spaces at a time, and no more than four dice come at once."""


def _amount(row: Box) -> int:
    """How much a reward gives."""
    return row.integer("amount", 1, _MOST_AT_ONCE.get(row.word("kind", REWARDS), 12))


_RIVER = BOX.rows("river.spaces", 25)
for _number, _space in enumerate(_RIVER, start=1):
    _space.expect(_space.integer("space", 1, 25) == _number, "space", f"{_number}, the spaces in order")
RIVER_END = len(_RIVER)
BRIDGE_AFTER = BOX.integer("river.bridge_after", 1, RIVER_END - 1)
RIVER_KIND = (NONE, *(REWARDS.index(r.word("kind", REWARDS)) for r in _RIVER))
RIVER_AMOUNT = (0, *(_amount(r) for r in _RIVER))
RIVER_DETAIL = (0, *(_details(r) for r in _RIVER))
_GANGA = BOX.rows("river_tiles.tiles", 8)
RIVER_TILES = len(_GANGA)
RIVER_TILE_IDS = tuple(r.word("id") for r in _GANGA)
RIVER_TILE_KIND = tuple(REWARDS.index(r.word("kind", REWARDS)) for r in _GANGA)
RIVER_TILE_AMOUNT = tuple(_amount(r) for r in _GANGA)
RIVER_TILE_DETAIL = tuple(_details(r) for r in _GANGA)

# Province tiles.

_TILES = BOX.rows("tiles.tiles", 64)
TILES = len(_TILES)
STACKS_PER_COLOUR = len(BACKS)
STACKS = len(COLOURS) * STACKS_PER_COLOUR
TILE_IDS = tuple(t.word("id") for t in _TILES)
PRICE = tuple(t.integer("price", 1, 20) for t in _TILES)
PATH = tuple(PATHS.index(t.word("path", PATHS)) for t in _TILES)
COLOUR = tuple(COLOURS.index(t.word("colour", COLOURS)) for t in _TILES)
STACK = tuple(
    COLOURS.index(t.word("colour", COLOURS)) * STACKS_PER_COLOUR + BACKS.index(t.word("back", BACKS)) for t in _TILES
)
_STACKS = [[tile for tile in range(TILES) if STACK[tile] == stack] for stack in range(STACKS)]
STACK_SIZE = tuple(map(len, _STACKS))
STACK_TILES = _padded(_STACKS, max(STACK_SIZE), -1)
"""The tiles of each stack, by number."""
BUILT = tuple(tuple(t.words("buildings", None, BUILDINGS).count(b) for b in BUILDINGS) for t in _TILES)
MARKETS_PER_TILE = 2
MARKET_MOST = 6
MARKET_GOOD = _padded([[GOODS.index(g) for g in t.words("goods", None, GOODS)] for t in _TILES], MARKETS_PER_TILE, -1)
MARKET_VALUE = _padded([t.integers("values", None, 1, MARKET_MOST) for t in _TILES], MARKETS_PER_TILE, 0)
for _tile, _goods in zip(_TILES, MARKET_GOOD, strict=True):
    _contents = len(_tile.words("buildings", None)) + len(_tile.words("goods", None))
    _tile.expect(1 <= _contents <= 2, "buildings", "one or two buildings and markets together")
    _tile.expect(
        len(_tile.words("goods", None)) == len(_tile.integers("values", None, 1, MARKET_MOST)),
        "values",
        "one value for each good",
    )
for _c, _colour in enumerate(COLOURS):
    BOX.expect(COLOUR.count(_c) == 16, "tiles.tiles", f"16 tiles of the colour {_colour}, as the rules count")
for _s in range(STACKS):
    BOX.expect(STACK.count(_s) > 0, "tiles.tiles", f"a tile for the stack {COLOURS[_s // 3]} {BACKS[_s % 3]}")
BOX.expect(len(set(TILE_IDS)) == TILES, "tiles.tiles", "64 different ids")

# The province board.

TOP, RIGHT, BOTTOM, LEFT = range(4)
CURVE = PATHS.index("curve")
ROWS = BOX.integer("province.rows", 4, 4)
COLUMNS = BOX.integer("province.columns", 5, 5)
CELLS = ROWS * COLUMNS
_ENDS = ((0, 2), (0, 1), (0, 1, 3), (0, 1, 2, 3))
EXITS = tuple(tuple(_mask([(end + turn) % 4 for end in ends]) for turn in range(4)) for ends in _ENDS)
"""For each path and each turn clockwise: the sides it leads to, as bits."""
TURNS = (2, 4, 4, 1)
"""How many turns of each path differ."""


def _cell(row: Box) -> int:
    return row.integer("row", 0, ROWS - 1) * COLUMNS + row.integer("column", 0, COLUMNS - 1)


_RESIDENCE = [_cell(r) for r in BOX.rows("province.residence", 1)]
_BLOCKED = [_cell(r) for r in BOX.rows("province.blocked", 3)]
BOX.expect(len({*_RESIDENCE, *_BLOCKED}) == 4, "province.blocked", "three cells beside the residence, each once")
RESIDENCE = tuple(int(cell in _RESIDENCE) for cell in range(CELLS))
BLOCKED = tuple(int(cell in _BLOCKED) for cell in range(CELLS))
LAND = tuple(int(cell not in _RESIDENCE and cell not in _BLOCKED) for cell in range(CELLS))
"""For each cell whether a tile can lie there."""


def _beyond(cell: int, side: int) -> int:
    """The cell on the other side of an edge, -1 where the board has none."""
    row = cell // COLUMNS + (-1, 0, 1, 0)[side]
    column = cell % COLUMNS + (0, 1, 0, -1)[side]
    other = row * COLUMNS + column
    there = 0 <= row < ROWS and 0 <= column < COLUMNS and cell not in _BLOCKED and other not in _BLOCKED
    return other if there else -1


BEYOND = tuple(tuple(_beyond(cell, side) for side in range(4)) for cell in range(CELLS))
OPPOSITE = (2, 3, 0, 1)
INWARD = tuple(_mask([cell for cell in range(CELLS) if BEYOND[cell][side] >= 0]) for side in range(4))
"""For each side the cells that have another one beyond it, as a set."""
LEADS_ALL = tuple(tuple(int(any(sides & ~led == 0 for led in turned)) for sides in range(16)) for turned in EXITS)
"""For each path and set of sides: 1 when it leads to all of them in some turn."""
_EXITS = [(_cell(r), SIDES.index(r.word("side", SIDES))) for r in BOX.rows("province.exits", 3)]
HOME = tuple(
    _mask([side for side in range(4) if (BEYOND[cell][side], OPPOSITE[side]) in _EXITS]) for cell in range(CELLS)
)
"""For each cell the sides on which a path of the residence waits, as bits."""
BOX.expect(
    sum(HOME) > 0 and all(c in _RESIDENCE for c, _ in _EXITS),
    "province.exits",
    "exits on the residence that lead into the land",
)
AT_HOME = tuple(_mask([cell for cell in range(CELLS) if (HOME[cell] >> side) & 1]) for side in range(4))
"""For each side the cells on which a path of the residence waits there, as a set."""
BESIDE_HOME = _mask([cell for cell in range(CELLS) if HOME[cell] > 0])
NOT_LAND = _mask([cell for cell in range(CELLS) if LAND[cell] == 0])
_EDGES = [(cell, side) for cell in range(CELLS) for side in range(4) if LAND[cell] and BEYOND[cell][side] < 0]
BORDERS = 19
BOX.expect(len(_EDGES) == BORDERS, "province.blocked", f"cells that leave {BORDERS} edges of the land to the outside")
BORDER = tuple(
    tuple(_EDGES.index((cell, side)) if (cell, side) in _EDGES else -1 for side in range(4)) for cell in range(CELLS)
)
"""For each cell and side the number of the border place there, -1 inside the land."""
BORDER_CELL = tuple(cell for cell, _ in _EDGES)
BORDER_SIDE = tuple(side for _, side in _EDGES)

# Yields: what is printed on the border of the front and of the back, and the tiles laid over it.

YIELD_PARTS = 2
Reward = tuple[int, int, int]


def _rewards(row: Box) -> list[Reward]:
    """What a yield gives, part by part in the order written: kind, amount, and colours as bits."""
    parts = [_reward(row, key) for key in row.blocks if key in REWARDS]
    row.expect(len(parts) <= YIELD_PARTS, next(iter(row.blocks)), f"no more than {YIELD_PARTS} rewards in one yield")
    return parts


def _reward(row: Box, key: str) -> Reward:
    """One part of a yield: so much of its kind, or one die of each colour named."""
    kind = REWARDS.index(key)
    if kind == DICE_OF_COLOURS:
        colours = _colours(row, key)
        return kind, len(colours), _mask(colours)
    row.expect(kind not in _NOT_ON_YIELDS, key, f"a reward other than {', '.join(REWARDS[k] for k in _NOT_ON_YIELDS)}")
    return kind, row.integer(key, 1, _MOST_AT_ONCE.get(key, 12)), 0


_NOT_ON_YIELDS = (NONE, CHAMBER, DICE_PER_KARMA)
FRONT, BACK = 0, 1
_BLOCKS = (("front_yields",), ("back_yields", "unseen_yield"))
_YIELDS = [
    {(_cell(r), SIDES.index(r.word("side", SIDES))): r for b in blocks for r in BOX.rows(f"{b}.yields", None)}
    for blocks in _BLOCKS
]
for _blocks, _laid, _count in zip(_BLOCKS, _YIELDS, (13, 15), strict=True):
    BOX.expect(len(_laid) == _count, f"{_blocks[0]}.yields", f"{_count} places in {' and '.join(_blocks)} together")
    BOX.expect(all(e in _EDGES for e in _laid), f"{_blocks[0]}.yields", "yields on the border of the land")
YIELD_HERE = tuple(tuple(int(e in y) for e in _EDGES) for y in _YIELDS)
"""For the front and the back: whether a border place has a yield, or a slot for one."""
SLOT = tuple(SLOTS.index(_YIELDS[BACK][e].word("slot", SLOTS)) if e in _YIELDS[BACK] else -1 for e in _EDGES)
"""For each border place of the back the colour of its slot."""
WHITE, YELLOW, RED, BROWN = range(4)
for _colour, _count in zip(SLOTS, (4, 5, 4, 2), strict=True):
    BOX.expect(SLOT.count(SLOTS.index(_colour)) == _count, "back_yields.yields", f"{_count} {_colour} slots")

_COUNTED = {"white": 8, "yellow": 9, "red": 6, "brown": 7}
_YIELD_TILES = [(SLOTS.index(colour), r) for colour in SLOTS for r in BOX.rows(f"{colour}_tiles.tiles", None)]
YIELD_TILES = len(_YIELD_TILES)
YIELD_TILE_IDS = tuple(r.word("id") for _, r in _YIELD_TILES)
YIELD_TILE_COLOUR = tuple(colour for colour, _ in _YIELD_TILES)
YIELD_TILE_COUNT = tuple(r.integer("count", 1, 9) for _, r in _YIELD_TILES)
for _, _tile in _YIELD_TILES:
    _tile.expect(len(_rewards(_tile)) > 0, "id", "a tile that gives something")
for _colour, _count in _COUNTED.items():
    _there = sum(n for c, n in zip(YIELD_TILE_COLOUR, YIELD_TILE_COUNT, strict=True) if SLOTS[c] == _colour)
    BOX.expect(_there == _count, f"{_colour}_tiles.tiles", f"{_count} tiles, as the rules count")
WHITE_KINDS = YIELD_TILE_COLOUR.count(WHITE)
YIELD_TILES_MOST = 30
BOX.expect(YIELD_TILES <= YIELD_TILES_MOST, "white_tiles.tiles", f"no more than {YIELD_TILES_MOST} kinds")

_PRINTED = [_rewards(y[e]) if e in y else [] for y in _YIELDS for e in _EDGES]
_ALL_YIELDS = [*_PRINTED, *(_rewards(r) for _, r in _YIELD_TILES)]
TILE_YIELDS = len(_PRINTED)
"""Yields are numbered: the border places of the front, those of the back, and from here on the yield tiles."""
YIELD_KIND = _padded([[kind for kind, _, _ in parts] for parts in _ALL_YIELDS], YIELD_PARTS, NONE)
YIELD_AMOUNT = _padded([[amount for _, amount, _ in parts] for parts in _ALL_YIELDS], YIELD_PARTS, 0)
YIELD_DETAIL = _padded([[detail for _, _, detail in parts] for parts in _ALL_YIELDS], YIELD_PARTS, 0)
