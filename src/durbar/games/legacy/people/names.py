"""What components are called on the wire and in the catalogues."""

from durbar.games.legacy.rules import tables
from durbar.games.legacy.rules.state import COLOURS


def antique_id(antique: int) -> str:
    """The id of an antique."""
    return tables.ANTIQUES[antique]


def kind_id(antique: int) -> str:
    """The id of an antique's kind."""
    return tables.KINDS[antique // COLOURS]


def colour_id(antique: int) -> str:
    """The id of an antique's colour."""
    return tables.COLOURS[antique % COLOURS]


def collection_id(card: int) -> str:
    """The id of a collection card."""
    return tables.COLLECTIONS[card]
