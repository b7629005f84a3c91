"""The box as tables: cards, tiles and the board, counted against the rulebook."""

from durbar.core import editions
from durbar.core.editions import Box

BOX = editions.box(__package__ or "")

SEATS = 5
VISITS = 12

SYMBOL_IDS = ("vizier", "general", "monk", "princess", "mogul", "elephant")
COLOUR_IDS = ("red", "yellow", "green", "violet", "white")
WARE_IDS = ("rice", "tea", "spices", "gems")
EFFECT_IDS = ("elephant", "mogul", "points", "freedom")
BONUS_IDS = ("", "points", "card", *WARE_IDS, "taj_mahal")
SOURCE_IDS = ("bonus", "wares", "tile", "palaces", "special", "hand")

SYMBOLS = 6
FIGURES = 4
MOGUL = 4
ELEPHANT = 5
COLOURS = 4
WHITE = 4
WARES = 4
SOURCES = 6

BONUS_KINDS = 8
BONUS_POINTS = 1
BONUS_CARD = 2
BONUS_WARE = 3
TAJ_MAHAL = 7

EFFECT_POINTS = 2
EFFECT_FREEDOM = 3

COLOURED = 44
CARDS = 50
PROVINCES = 12
CITIES = 49
FORTRESSES = 16


def _pairs() -> list[str]:
    """Every way to name two different figures, either first."""
    figures = SYMBOL_IDS[:ELEPHANT]
    return [f"{a}+{b}" for a in figures for b in figures if a != b]


_Kind = tuple[int, tuple[str, ...], int]


def _cards_of(box: Box, colour: int) -> list[_Kind]:
    """The cards of one colour: those with an elephant, then those with two figures."""
    name = COLOUR_IDS[colour]
    pairs = box.words(f"figure_cards.{name}", 5, _pairs())
    rows: list[_Kind] = [
        (colour, ("elephant", word), box.integer(f"elephant_cards.{word}", 0, 21)) for word in _ELEPHANT_FIRST
    ]
    rows += [(colour, tuple(sorted(pair.split("+"), key=SYMBOL_IDS.index)), 1) for pair in pairs]
    count = sum(row[2] for row in rows)
    box.expect(count == 21, f"figure_cards.{name}", f"21 cards in each colour, not {count}")
    return rows


def _whites(box: Box) -> list[_Kind]:
    """The white cards."""
    rows: list[_Kind] = [(WHITE, (word,), box.integer(f"white_cards.{word}", 0, 12)) for word in _ELEPHANT_FIRST]
    count = sum(row[2] for row in rows)
    box.expect(count == 12, "white_cards", f"12 white cards, not {count}")
    return rows


_ELEPHANT_FIRST = ("elephant", *SYMBOL_IDS[:ELEPHANT])
_CARDS = [row for colour in range(COLOURS) for row in _cards_of(BOX, colour)] + _whites(BOX)
CARD_IDS = tuple("_".join((COLOUR_IDS[colour], *symbols)) for colour, symbols, _ in _CARDS)
CARD_COLOUR = tuple(colour for colour, _, _ in _CARDS)
CARD_SHOWS = tuple(tuple(symbols.count(symbol) for symbol in SYMBOL_IDS) for _, symbols, _ in _CARDS)
CARD_COUNT = tuple(count for _, _, count in _CARDS)
HAND = BOX.integer("deal.hand", 1, 8)
DISPLAY = (0, 0, 0, *BOX.integers("deal.display", 3, 1, 12))


def _effects(box: Box) -> list[int]:
    """What the special card of each figure does."""
    where = {"vizier": "special_cards_guessed", "monk": "special_cards_guessed"}
    words = [box.word(f"{where.get(figure, 'special_cards')}.{figure}", EFFECT_IDS) for figure in SYMBOL_IDS[:FIGURES]]
    box.expect(sorted(words) == sorted(EFFECT_IDS), "special_cards", f"each effect once, not {', '.join(words)}")
    return [EFFECT_IDS.index(word) for word in words]


SPECIAL_EFFECT = tuple(_effects(BOX))
SPECIAL_IDS = tuple(f"special_{EFFECT_IDS[effect]}" for effect in SPECIAL_EFFECT)
SPECIAL_SHOWS = tuple(tuple(int(EFFECT_IDS[effect] == symbol) for symbol in SYMBOL_IDS) for effect in SPECIAL_EFFECT)
SPECIAL_POINTS = BOX.integer("special_effects.points", 0, 9)
FREEDOM = SPECIAL_EFFECT.index(EFFECT_FREEDOM)


def _tile_goods(box: Box) -> list[tuple[int, ...]]:
    """The wares on each province tile, in the order of the tiles' numbers."""
    tiles = {row.integer("number", 1, VISITS): row for row in box.rows("province_tiles.tile", VISITS)}
    box.expect(len(tiles) == VISITS, "province_tiles.tile", "each number from 1 to 12 once")
    words = [tiles[number].words("goods", None, WARE_IDS) for number in range(1, VISITS + 1)]
    return [tuple(found.count(ware) for ware in WARE_IDS) for found in words]


TILE_GOODS = tuple(_tile_goods(BOX))
BONUS_COUNT = (0, *(BOX.integer(f"bonus_tiles.{kind}", 0, 15) for kind in BONUS_IDS[1:TAJ_MAHAL]), 0)
BONUS_PAYS = BOX.integer("bonus_points.points", 0, 9)
TAJ_MAHAL_PAYS = BOX.integer("taj_mahal_tile.points", 0, 9)
TOKENS = BOX.integer("influence_tokens.each", SEATS + 1, 12)
BOX.expect(sum(BONUS_COUNT) == FORTRESSES - 1, "bonus_tiles", f"15 square tiles, not {sum(BONUS_COUNT)}")


def _provinces(box: Box) -> list[tuple[str, tuple[str, ...]]]:
    """The provinces with their cities."""
    agra = box.word("taj_mahal_tile.city")
    found = []
    for row in box.rows("provinces.province", PROVINCES):
        cities = row.words("cities", None)
        size = 5 if agra in cities else 4
        row.expect(len(cities) == size, "cities", f"{size} cities, not {len(cities)}")
        found.append((row.word("id"), cities))
    names = {city for _, cities in found for city in cities}
    box.expect(
        len(names) == CITIES and agra in names, "provinces.province", f"{CITIES} different cities, {agra} among them"
    )
    return found


_PROVINCES = _provinces(BOX)
PROVINCE_IDS = tuple(name for name, _ in _PROVINCES)
CITY_IDS = tuple(city for _, cities in _PROVINCES for city in cities)
CITY_PROVINCE = tuple(province for province, (_, cities) in enumerate(_PROVINCES) for _ in cities)
FIRST_CITY = tuple(CITY_PROVINCE.index(province) for province in range(PROVINCES))
BEYOND_CITY = tuple(FIRST_CITY[province] + CITY_PROVINCE.count(province) for province in range(PROVINCES))
PROVINCE_BITS = tuple(sum(1 << city for city in range(CITIES) if CITY_PROVINCE[city] == p) for p in range(PROVINCES))

_FORTRESSES = BOX.words("fortresses.cities", FORTRESSES, CITY_IDS)
BOX.expect(len(set(_FORTRESSES)) == FORTRESSES, "fortresses.cities", f"{FORTRESSES} different cities")
FORTRESS = tuple(int(city in _FORTRESSES) for city in CITY_IDS)
AGRA = CITY_IDS.index(BOX.word("taj_mahal_tile.city", _FORTRESSES))


def _roads(box: Box) -> list[tuple[int, int]]:
    """Every road as the two cities it joins."""
    found = []
    for kind in ("inner", "border"):
        for road in box.words(f"roads.{kind}", None):
            ends = road.split("-")
            right = len(ends) == 2 and ends[0] in CITY_IDS and ends[1] in CITY_IDS
            box.expect(right, f"roads.{kind}", f"two cities joined by a hyphen, not {road!r}")
            found.append((CITY_IDS.index(ends[0]), CITY_IDS.index(ends[1])))
    return found


ROADS = tuple(_roads(BOX))
NEIGHBOUR_BITS = tuple(sum(1 << (b if a == city else a) for a, b in ROADS if city in (a, b)) for city in range(CITIES))
