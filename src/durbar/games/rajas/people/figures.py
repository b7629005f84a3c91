"""The tables of the rules: spaces of the board, tracks, river, tiles and yields."""

from collections.abc import Iterable

from durbar.core.figures import NOTHING, pictured, pictures, table
from durbar.core.text import Catalogue
from durbar.games.rajas.people.things import RajasReward, RajasTile, reward_of, rewards_of, tile_of
from durbar.games.rajas.rules import tables


def figures(words: Catalogue) -> dict[str, str]:
    """Everything in the rules that is read from the components in play."""
    return {
        "dice": pictures(words, tables.COLOURS),
        "buildings": pictures(words, tables.BUILDINGS),
        "goods": pictures(words, tables.GOODS),
        "spaces": spaces(words),
        "balconies": balconies(words),
        "track_bonuses": track_bonuses(words),
        "river": river(words),
        "river_tiles": river_tiles(words),
        "yield_tiles": yield_tiles(words),
        "residence": cells(words, tables.RESIDENCE),
        "residence_paths": residence_paths(words),
        "blocked": cells(words, tables.BLOCKED),
        "border": border(words),
        "stacks": stacks(words),
    }


def head(words: Catalogue, *columns: str) -> list[str]:
    """The headings of some columns."""
    return [words.say(f"figure.{column}") for column in columns]


def spaces(words: Catalogue) -> str:
    """What the spaces of quarry and harbour cost, and how many there are elsewhere. Rules RG-1.1, RG-4.1, RG-7.1."""
    rows: list[list[str | int]] = [
        [words.say("figure.quarry"), *(listed(costs) for costs in tables.QUARRY_COST)],
        [words.say("figure.harbour"), *(listed(costs) for costs in tables.HARBOUR_COST)],
        [words.say("figure.mixed"), *tables.MIXED_SPACES],
        [words.say("figure.terrace"), *tables.TERRACE_SPACES],
    ]
    return table(head(words, "space", "two", "three", "four"), rows)


def listed(costs: tuple[int, ...]) -> str:
    """The costs of the spaces that there are, from the first to the last."""
    return ", ".join(str(cost) for cost in costs if cost >= 0)


def balconies(words: Catalogue) -> str:
    """Which colour a balcony takes and which it gives. Rule RG-6.3."""
    rows = [
        [pictured(words, colour), f"{tables.BALCONY_DICE} × {pictured(words, tables.COLOURS[tables.BALCONY_GIVES[i]])}"]
        for i, colour in enumerate(tables.COLOURS)
    ]
    return table(head(words, "give", "take"), rows)


def track_bonuses(words: Catalogue) -> str:
    """What waits along the two tracks. Rules RG-8.1, RG-8.2, RG-8.4."""
    fame = zip(tables.FAME_BONUS_AT, tables.FAME_BONUS_KIND, tables.FAME_BONUS_AMOUNT, strict=True)
    money = zip(tables.MONEY_BONUS_AT, tables.MONEY_BONUS_KIND, tables.MONEY_BONUS_AMOUNT, strict=True)
    rows = track(words, "fame", tables.FAME_WORKER_AT, fame) + track(words, "money", tables.MONEY_WORKER_AT, money)
    return table(head(words, "track", "field", "bonus"), rows)


def track(words: Catalogue, name: str, worker: int, bonuses: Iterable[tuple[int, int, int]]) -> list[list[str | int]]:
    """One track: its bonuses and where its worker waits, in the order they are reached."""
    waiting = [(at, said(words, reward_of(kind, amount, 0))) for at, kind, amount in bonuses]
    reached = sorted([*waiting, (worker, words.say("figure.worker"))])
    return [[words.say(f"figure.{name}_track"), at, what] for at, what in reached]


def said(words: Catalogue, reward: RajasReward) -> str:
    """A reward in words, with the colours or the chamber it is about."""
    about = [*reward.colours, *([reward.chamber] if reward.chamber else [])]
    if about:
        what = words.say(f"figure.{reward.kind}", {"amount": reward.amount})
        return f"{what}: {', '.join(pictured(words, part) for part in about)}"
    return words.say(f"name.reward.{reward.kind}", {"amount": reward.amount})


def river(words: Catalogue) -> str:
    """The reward of every river space, and where the bridge is. Rules RG-7.4, RG-8.4."""
    spaces = range(1, tables.RIVER_END + 1)
    rows: list[list[str | int]] = [
        [
            n,
            said(words, reward_of(tables.RIVER_KIND[n], tables.RIVER_AMOUNT[n], tables.RIVER_DETAIL[n]))
            + bridge(words, n),
        ]
        for n in spaces
    ]
    return table(head(words, "field", "reward"), rows)


def bridge(words: Catalogue, space: int) -> str:
    """A word on the last space before the bridge."""
    return f" {words.say('figure.bridge')}" if space == tables.BRIDGE_AFTER else ""


def river_tiles(words: Catalogue) -> str:
    """The tiles of the Ganga module. Rule RG-12.2."""
    tiles = zip(tables.RIVER_TILE_KIND, tables.RIVER_TILE_AMOUNT, tables.RIVER_TILE_DETAIL, strict=True)
    rows: list[list[str | int]] = [[n, said(words, reward_of(*tile))] for n, tile in enumerate(tiles, 1)]
    return table(head(words, "river_tile", "reward"), rows)


def yield_tiles(words: Catalogue) -> str:
    """What every yield tile gives and how often it is there. Rules RG-6.6, RG-10.3, RG-10.7."""
    rows: list[list[str | int]] = [
        [
            words.name(tables.SLOTS[tables.YIELD_TILE_COLOUR[t]]),
            given(words, tables.TILE_YIELDS + t),
            tables.YIELD_TILE_COUNT[t],
        ]
        for t in range(tables.YIELD_TILES)
    ]
    return table(head(words, "colour", "yield", "count"), rows)


def given(words: Catalogue, which: int) -> str:
    """All that a yield gives."""
    return ", ".join(said(words, reward) for reward in rewards_of(which)) or NOTHING


def cells(words: Catalogue, marked: tuple[int, ...]) -> str:
    """The marked cells of the province board, by row and column. Rule RG-4.3."""
    places = [divmod(cell, tables.COLUMNS) for cell in range(tables.CELLS) if marked[cell]]
    return "; ".join(words.say("figure.cell", {"row": row + 1, "column": column + 1}) for row, column in places)


def residence_paths(words: Catalogue) -> str:
    """The sides to which paths leave the residence. Rule RG-4.3."""
    sides = [side for sides in tables.HOME for side in range(4) if sides >> tables.OPPOSITE[side] & 1]
    return ", ".join(words.say(f"name.side.{tables.SIDES[side]}") for side in sorted(sides))


def border(words: Catalogue) -> str:
    """The yields on the border of the province, on its front and on its back. Rules RG-4.6, RG-10.2."""
    places = [b for b in range(tables.BORDERS) if tables.YIELD_HERE[0][b] or tables.YIELD_HERE[1][b]]
    return table(head(words, "row", "column", "side", "front", "slot", "back"), [border_row(words, b) for b in places])


def border_row(words: Catalogue, place: int) -> list[str | int]:
    """One border place: where it is, and what is printed there."""
    row, column = divmod(tables.BORDER_CELL[place], tables.COLUMNS)
    side = words.say(f"name.side.{tables.SIDES[tables.BORDER_SIDE[place]]}")
    slot = tables.SLOT[place]
    back = [words.name(tables.SLOTS[slot]), given(words, tables.BORDERS + place)] if slot >= 0 else [NOTHING, NOTHING]
    return [row + 1, column + 1, side, given(words, place), *back]


def stacks(words: Catalogue) -> str:
    """The province tiles of every stack: price, path, and what they show. Rules RG-1.2, RG-4.2."""
    tiles = [tile_of(t) for t in range(tables.TILES)]
    rows = [
        [
            pictured(words, colour),
            pictured(words, back),
            "; ".join(tile(words, t) for t in tiles if (t.colour, t.back) == (colour, back)),
        ]
        for colour in tables.COLOURS
        for back in tables.BACKS
    ]
    return table(head(words, "colour", "reverse", "tiles"), rows)


def tile(words: Catalogue, found: RajasTile) -> str:
    """One province tile in a few words; a figure never stands on another line than what it counts."""
    markets = [f"{words.name(market.good)}\u00a0{market.value}" for market in found.markets]
    shown = [*(words.name(building) for building in found.buildings), *markets]
    return f"**{found.price}**\u00a0{words.name(found.path)}, {', '.join(shown)}"
