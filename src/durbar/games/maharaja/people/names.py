"""What components are called on the wire and in the catalogues."""

from durbar.games.maharaja.rules import tables

SPECIAL_IDS = ("first_rank_prestige", "weak_outer_statues", "dear_statues", "display_swaps")
FINAL_IDS = ("majority", "strong_majority", "presence", "roads", "statue_pairs", "idle_shrines")
SOURCE_IDS = ("start", "actions", "characters", "rewards", "bonuses", "ranks")


def action_id(number: int) -> str:
    """The id of an action of the disc."""
    return tables.ACTION_IDS[number]


def city_id(number: int) -> str:
    """The id of a city."""
    return tables.CITY_IDS[number]


def place_id(number: int) -> str:
    """The id of a city or of the crossing."""
    return tables.PLACE_IDS[number]


def road_id(number: int) -> str:
    """The id of a road."""
    return tables.ROAD_IDS[number]


def village_id(number: int) -> str:
    """The id of a village."""
    return tables.VILLAGE_IDS[number]


def space_id(number: int) -> str:
    """The id of a statue space."""
    return tables.SPACE_IDS[number]


def character_id(number: int) -> str:
    """The id of a character."""
    return tables.CHARACTER_IDS[number]


def reward_id(number: int) -> str:
    """The id of a reward tile, as the catalogue names it."""
    return f"reward_{tables.REWARD_IDS[number]}"


def tile_id(number: int) -> str:
    """The id of one of Brahmabot's action tiles."""
    return tables.TILE_IDS[number]


def main_id(number: int) -> str:
    """The id of one of Brahmabot's main actions."""
    return f"main_{tables.MAIN_IDS[number]}"


def check_id(number: int) -> str:
    """Which of Brahmabot's tiles a check mark chooses."""
    return tables.CHECK_IDS[number]


def setup_tile_id(number: int) -> str:
    """The id of one of Brahmabot's setup tiles."""
    return tables.SETUP_IDS[number]


def special_id(number: int) -> str:
    """The id of a special-rule tile."""
    return SPECIAL_IDS[number]


def final_id(number: int) -> str:
    """The id of a rule for the final scoring."""
    return FINAL_IDS[number]
