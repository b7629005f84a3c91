"""Players: a browser is known by a random token; we keep only its hash. Names are checked, nothing else is asked."""

import hashlib
import re
import secrets
import unicodedata
from http.cookies import CookieError, SimpleCookie

from starlette.requests import HTTPConnection

from durbar.server.refusals import deny
from durbar.server.wire import LONGEST_NAME

COOKIE = "durbar"
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
_YEAR = 400 * 24 * 3600
"""Browsers keep no cookie longer than 400 days."""

BOT_NAMES = ("Birbal", "Jodha", "Tansen", "Nur Jahan", "Todar Mal", "Gulbadan", "Abul Fazl", "Mumtaz")
"""Bots are called after people of the Mughal court."""


class Player:
    """Whoever holds a token; `fresh` when it was made just now and must be handed out."""

    __slots__ = ("fresh", "owner", "token")

    def __init__(self, token: str, fresh: bool) -> None:
        self.token = token
        self.fresh = fresh
        self.owner = hashlib.sha256(b"durbar player:" + token.encode()).digest()

    def cookie(self, secure: bool) -> str:
        """The header that hands the token to a browser, and to nobody else."""
        return f"{COOKIE}={self.token}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"


def player(connection: HTTPConnection) -> Player:
    """Who asks: known by `Authorization: Bearer`, or by the cookie, or new."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and _TOKEN.fullmatch(token):
        return Player(token, fresh=False)
    token = _from_cookie(connection.headers.get("cookie", ""))
    if _TOKEN.fullmatch(token):
        return Player(token, fresh=False)
    return Player(secrets.token_urlsafe(32), fresh=True)


def _from_cookie(header: str) -> str:
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return ""
    return found.value if found else ""


def proper(name: str) -> str:
    """A name as it is shown: spaces tidied; refused when empty, too long, or with characters that cannot be seen."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    unseen = any(unicodedata.category(c).startswith("C") for c in tidy)
    if not 1 <= len(tidy) <= LONGEST_NAME or unseen or not any(c.isalnum() for c in tidy):
        raise deny("bad_name", 400, most=LONGEST_NAME)
    return tidy


def same(one: str, other: str) -> bool:
    """Whether two names look alike."""
    return unicodedata.normalize("NFKC", one).casefold() == unicodedata.normalize("NFKC", other).casefold()
