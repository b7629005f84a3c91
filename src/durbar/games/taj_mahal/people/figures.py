"""The tables of the rules: cards, special cards, tiles and the board."""

from durbar.core.figures import NOTHING, pictured, pictures, table
from durbar.core.text import Catalogue
from durbar.games.taj_mahal.rules import tables
from durbar.games.taj_mahal.rules.tables import CITIES, COLOUR_IDS, FORTRESS, ROADS, SYMBOL_IDS, WARE_IDS


def figures(words: Catalogue) -> dict[str, str]:
    """Everything in the rules that is read from the components in play."""
    return {
        "wares": pictures(words, WARE_IDS),
        "cards": cards_table(words),
        "special_cards": special_cards(words),
        "province_tiles": province_tiles(words),
        "bonus_tiles": bonus_tiles(words),
        "board": board(words),
    }


def cards_table(words: Catalogue) -> str:
    """How many cards of each colour show which symbols. Rule TM-2.6."""
    counts: dict[tuple[int, ...], list[int]] = {}
    for colour, shown, count in zip(tables.CARD_COLOUR, tables.CARD_SHOWS, tables.CARD_COUNT, strict=True):
        counts.setdefault(shown, [0] * len(COLOUR_IDS))[colour] += count
    head = [words.say("figure.symbols"), *(words.name(colour) for colour in COLOUR_IDS)]
    rows = [[symbols(words, shown), *(count or NOTHING for count in row)] for shown, row in counts.items()]
    return table(head, rows)


def symbols(words: Catalogue, shown: tuple[int, ...]) -> str:
    """The symbols on a card by name, elephants first."""
    order = (tables.ELEPHANT, *range(tables.ELEPHANT))
    return " + ".join(pictured(words, SYMBOL_IDS[symbol]) for symbol in order for _ in range(shown[symbol]))


def special_cards(words: Catalogue) -> str:
    """Whose pair of tokens brings which special card. Rules TM-8.1, TM-9.4."""
    head = [words.say("figure.pair"), words.say("figure.special")]
    effects = [tables.EFFECT_IDS[effect] for effect in tables.SPECIAL_EFFECT]
    rows = [
        [pictured(words, SYMBOL_IDS[i]), f"![{words.name(effect)}](special_{effect})"]
        for i, effect in enumerate(effects)
    ]
    return table(head, rows)


def province_tiles(words: Catalogue) -> str:
    """The wares on each province tile. Rule TM-6.5."""
    head = [words.say("figure.tile"), words.say("figure.wares")]
    rows = [
        [
            str(number),
            ", ".join(pictured(words, WARE_IDS[ware]) for ware, count in enumerate(goods) for _ in range(count)),
        ]
        for number, goods in enumerate(tables.TILE_GOODS, 1)
    ]
    return table(head, rows)


def bonus_tiles(words: Catalogue) -> str:
    """How often each bonus tile is in the box. Rule TM-2.3."""
    head = [words.say("figure.bonus"), words.say("figure.count")]
    counts = [*tables.BONUS_COUNT[:-1], 1]
    kinds = zip(tables.BONUS_IDS, counts, strict=True)
    return table(head, [[pictured(words, f"bonus_{kind}"), count] for kind, count in kinds if count])


def board(words: Catalogue) -> str:
    """Every city with its province and its roads, fortresses bold. Rule TM-2.1."""
    head = [words.say(f"figure.{column}") for column in ("province", "city", "roads")]
    return table(head, [city_row(words, city) for city in range(CITIES)])


def city_row(words: Catalogue, city: int) -> list[str]:
    """One city of the board."""
    ends = sorted(b if a == city else a for a, b in ROADS if city in (a, b))
    province = words.name(tables.PROVINCE_IDS[tables.CITY_PROVINCE[city]])
    return [province, named(words, city), ", ".join(named(words, end) for end in ends)]


def named(words: Catalogue, city: int) -> str:
    """A city's name, bold where it is a fortress."""
    name = words.name(tables.CITY_IDS[city])
    return f"**{name}**" if FORTRESS[city] else name
