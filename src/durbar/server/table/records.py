"""Records as a house writes them: with the names of who played, and when."""

import msgspec

from durbar.core.record import Player, Record
from durbar.server.store import Whole
from durbar.server.table.table import Table


def record_of(table: Table, whole: Whole) -> Record:
    """The record of a match that is over, with what the house knows about it."""
    players = [Player(sitting.name, sitting.level) for sitting in table.sitting]
    began, ended = whole.steps[0].at, whole.steps[-1].at
    return msgspec.structs.replace(table.finished().record(), players=players, began=began, ended=ended)
