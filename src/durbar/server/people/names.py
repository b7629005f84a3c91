"""Names: what people and bots are called at a table."""

import unicodedata
from collections.abc import Iterable

from durbar.server.refusals import Denied, deny
from durbar.server.wire import LONGEST_NAME

BOT_NAMES = ("Birbal", "Jodha", "Tansen", "Nur Jahan", "Todar Mal", "Gulbadan", "Abul Fazl", "Mumtaz")
"""Bots are called after people of the Mughal court."""


def proper_name(name: str) -> str:
    """A name as it is shown: spaces tidied; refused when empty, too long, or with characters that cannot be seen."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    unseen = any(unicodedata.category(c).startswith("C") for c in tidy)
    if not 1 <= len(tidy) <= LONGEST_NAME or unseen or not any(c.isalnum() for c in tidy):
        raise deny("bad_name", 400, most=LONGEST_NAME)
    return tidy


def is_proper(name: str) -> bool:
    """Whether a name could be given here, just as it stands."""
    try:
        return proper_name(name) == name
    except Denied:
        return False


def free_bot_name(taken: Iterable[str]) -> str:
    """The first name of the court that nobody at a table has."""
    names = list(taken)
    return next(bot for bot in BOT_NAMES if not any(same_name(bot, name) for name in names))


def same_name(one: str, other: str) -> bool:
    """Whether two names look alike."""
    return unicodedata.normalize("NFKC", one).casefold() == unicodedata.normalize("NFKC", other).casefold()
