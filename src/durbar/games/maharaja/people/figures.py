"""The tables of the rules: characters, ranks, statue spaces, roads, and Brahmabot's tiles."""

from durbar.core.figures import NOTHING, pictured, pictures, table
from durbar.core.text import Catalogue
from durbar.games.maharaja.people.board import on_road
from durbar.games.maharaja.people.describe import bonus
from durbar.games.maharaja.rules import tables
from durbar.games.maharaja.rules.state import CHARACTERS, CITIES, NONE, ROADS, SPACES, TILES


def figures(words: Catalogue) -> dict[str, str]:
    """Everything in the rules that is read from the components in play."""
    return {
        "cities": pictures(words, tables.CITY_IDS),
        "characters": characters_table(words),
        "ranks": ranks(words),
        "bonuses": bonuses(words),
        "roads": roads_table(words),
        "levels": levels(words),
        "setup_tiles": setup_tiles(words),
        "action_tiles": action_tiles(words),
    }


def head(words: Catalogue, *columns: str) -> list[str]:
    """The headings of some columns."""
    return [words.say(f"figure.{column}") for column in columns]


def characters_table(words: Catalogue) -> str:
    """Every character with its number and the kind of its ability. Rules MJ-3.1, MJ-8.1."""
    kinds = tables.CHARACTER_KINDS
    rows = [[pictured(words, tables.CHARACTER_IDS[i]), words.say(f"term.{kinds[i]}")] for i in range(1, CHARACTERS + 1)]
    return table(head(words, "character", "ability"), rows)


def ranks(words: Catalogue) -> str:
    """The coins of every rank, and how many reward tiles are to be had. Rules MJ-5.3, MJ-5.4, MJ-5.5."""
    rows = [
        [seats, *coins_by_rank(seats), tables.CONSOLATION, tables.REWARDS_AVAILABLE[seats - 1]] for seats in (2, 3, 4)
    ]
    return table(head(words, "seats", "first", "second", "third", "fourth", "without", "tiles"), rows)


def coins_by_rank(seats: int) -> list[int | str]:
    """The coins of the ranks that there are among so many seats."""
    return [coins if rank < seats else NOTHING for rank, coins in enumerate(tables.RANK_COINS[seats - 1])]


def bonuses(words: Catalogue) -> str:
    """What building on a space gives besides worship. Rule MJ-4.3."""
    places = [(city, space) for city in range(CITIES) for space in range(SPACES) if bonus(city, space)]
    rows = [
        [
            pictured(words, tables.CITY_IDS[city]),
            words.name(tables.SPACE_IDS[space]),
            amounts(words, bonus(city, space)),
        ]
        for city, space in places
    ]
    return table(head(words, "city", "space", "bonus"), rows)


def amounts(words: Catalogue, gain: dict[str, int]) -> str:
    """Some gain in words."""
    return ", ".join(words.say(f"amount.{kind}", {"count": count}) for kind, count in gain.items())


def roads_table(words: Catalogue) -> str:
    """Every road with its villages. Rule MJ-4.8."""
    rows = [
        [
            " – ".join(words.name(tables.PLACE_IDS[ends[road]]) for ends in (tables.ROAD_FROM, tables.ROAD_TO)),
            ", ".join(words.name(tables.VILLAGE_IDS[village]) for village in on_road(road)),
        ]
        for road in range(ROADS)
    ]
    return table(head(words, "road", "villages"), rows)


def levels(words: Catalogue) -> str:
    """What Brahmabot begins with on each level. Rule MJ-12.3."""
    rows = zip(tables.LEVEL_IDS, tables.LEVEL_COINS, tables.LEVEL_PRESTIGE, strict=True)
    return table(
        head(words, "level", "coins", "prestige"),
        [[words.say(f"option.brahmabot.{level}"), coins, prestige] for level, coins, prestige in rows],
    )


def setup_tiles(words: Catalogue) -> str:
    """The villages of Brahmabot's first shrines. Rule MJ-12.4."""
    rows = []
    for tile, villages in zip(tables.SETUP_IDS, tables.SETUP_VILLAGES, strict=True):
        names = [words.name(tables.VILLAGE_IDS[village]) for village in villages]
        rows.append([words.name(tile), *(", ".join(part) for part in (names[:4], names[4:6], names[6:]))])
    return table(head(words, "tile", "green", "blue", "red"), rows)


def action_tiles(words: Catalogue) -> str:
    """What stands on each of Brahmabot's action tiles. Rules MJ-12.8, MJ-12.9."""
    rows = [
        [
            words.name(tables.TILE_IDS[tile]),
            main_actions(words, tile),
            words.name(tables.TARGET_IDS[tables.TILE_TARGET[tile]]),
            words.say(f"figure.{tables.CHECK_IDS[tables.TILE_CHECK[tile]]}"),
        ]
        for tile in range(TILES)
    ]
    return table(head(words, "tile", "main", "target", "check"), rows)


def main_actions(words: Catalogue, tile: int) -> str:
    """What a tile's upper section shows, the same action twice said once. Rule MJ-12.9."""
    shown = [words.name(tables.MAIN_IDS[main]) for main in tables.TILE_MAIN[tile] if main != NONE]
    return ", ".join(
        f"{shown.count(main)} × {main}" if shown.count(main) > 1 else main for main in dict.fromkeys(shown)
    )
