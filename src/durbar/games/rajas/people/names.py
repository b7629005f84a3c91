"""What components are called on the wire and in the catalogues."""

from durbar.games.rajas.rules import tables


def colour_id(number: int) -> str:
    """The id of a colour of dice."""
    return tables.COLOURS[number]


def building_id(number: int) -> str:
    """The id of a kind of building."""
    return tables.BUILDINGS[number]


def space_id(number: int) -> str:
    """The id of a choice of spaces on the board."""
    return tables.SPACE_IDS[number]


def tile_id(number: int) -> str:
    """The id of a province tile."""
    return tables.TILE_IDS[number]


def yield_tile_id(number: int) -> str:
    """The id of a yield tile."""
    return tables.YIELD_TILE_IDS[number]


def river_tile_id(number: int) -> str:
    """The id of a river tile."""
    return tables.RIVER_TILE_IDS[number]


def reward_id(number: int) -> str:
    """The id of a kind of reward."""
    return f"reward.{tables.REWARDS[number]}"


def choice_id(number: int) -> str:
    """The id of a choice that waits."""
    return f"choice.{tables.CHOICE_IDS[number]}"


def source_id(number: int) -> str:
    """Where fame or money came from."""
    return f"source.{tables.SOURCE_IDS[number]}"


def waiting_id(number: int) -> str:
    """Where a worker had been waiting."""
    return f"waiting.{tables.WAITING_IDS[number]}"
