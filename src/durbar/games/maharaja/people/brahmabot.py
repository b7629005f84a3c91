"""Brahmabot's tiles as people see them."""

import msgspec

from durbar.games.maharaja.people.names import tile_id
from durbar.games.maharaja.rules import tables
from durbar.games.maharaja.rules.resample import tile_is_secret
from durbar.games.maharaja.rules.state import HIDDEN, NONE, TILES, State


class BotTile(msgspec.Struct, frozen=True):
    """One of Brahmabot's action tiles: main actions, where he goes, and which tile its check mark chooses."""

    id: str
    main: list[str]
    target: str
    check: str


class Bot(msgspec.Struct, frozen=True):
    """Brahmabot's tiles: three laid out (none where face down), the one that decided, and all that may lie hidden or in the pile."""

    level: str
    laid: list[BotTile | None]
    check: BotTile | None
    chosen: int | None
    unseen: list[BotTile]
    gone: list[str]


def bot_tile(number: int) -> BotTile:
    """An action tile face up."""
    mains = [tables.MAIN_IDS[m] for m in tables.TILE_MAIN[number] if m != NONE]
    return BotTile(
        tile_id(number),
        mains,
        tables.TARGET_IDS[tables.TILE_TARGET[number]],
        tables.CHECK_IDS[tables.TILE_CHECK[number]],
    )


def bot_view(s: State) -> Bot:
    """Brahmabot's tiles, the hidden one only once it was used."""
    secret = tile_is_secret(s)
    laid = [
        None if t == NONE or (secret and i == HIDDEN) else bot_tile(t)
        for i, t in enumerate(s.laid)
        if s.laid[0] != NONE
    ]
    unseen = [t for t in range(TILES) if s.tiles[t] or (secret and s.laid[HIDDEN] == t)]
    known = {*unseen, *s.laid, s.check}
    return Bot(
        level=tables.LEVEL_IDS[s.level - 1],
        laid=laid,
        check=None if s.check == NONE else bot_tile(s.check),
        chosen=None if s.chosen == NONE else s.chosen,
        unseen=[bot_tile(t) for t in unseen],
        gone=[tile_id(t) for t in range(TILES) if t not in known],
    )
