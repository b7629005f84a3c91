"""Identity: a browser is known by a random token, of which we keep only the hash; nothing else is asked."""

import hashlib
import re
import secrets

from starlette.requests import HTTPConnection

from durbar.server.refusals import require

COOKIE = "durbar"
PERSON = "durbar.person"
"""Where a request carries the person that its token belongs to; None where that browser was signed out."""
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
_YEAR = 400 * 24 * 3600
"""Browsers keep no cookie longer than 400 days."""
LONGEST_COOKIES = 8192
"""Beyond this nobody looks for ours: a browser sends no more for one site."""


class Identity:
    """Whoever holds a token; `fresh` when it was made just now and must be handed out."""

    __slots__ = ("fresh", "owner", "token")

    def __init__(self, token: str, fresh: bool, owner: bytes | None = None) -> None:
        self.token = token
        self.fresh = fresh
        self.owner = owner or hashed(token)

    def cookie(self, secure: bool) -> str:
        """The header that hands the token to a browser, and to nobody else."""
        return f"{COOKIE}={self.token}; Path=/; Max-Age={_YEAR}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"


def hashed(token: str) -> bytes:
    """All that we keep of a token; a person is known by that of their first browser."""
    return hashlib.sha256(b"durbar player:" + token.encode()).digest()


def identify(connection: HTTPConnection) -> Identity:
    """Who asks: whom the door has recognised by their token, or somebody new."""
    token = told_token(connection)
    owner = connection.scope.get(PERSON, hashed(token)) if token else None
    if token is None or owner is None:
        return Identity(secrets.token_urlsafe(32), fresh=True)
    return Identity(token, fresh=False, owner=owner)


def require_known(connection: HTTPConnection) -> Identity:
    """Who asks, where only somebody may who was here before."""
    who = identify(connection)
    require(not who.fresh, "nobody_yet", 409)
    return who


def told_token(connection: HTTPConnection) -> str | None:
    """The token a browser or a program brings, by `Authorization: Bearer` or by the cookie."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and _TOKEN.fullmatch(token):
        return token
    token = _from_cookie(connection.headers.get("cookie", ""))
    return token if _TOKEN.fullmatch(token) else None


def _from_cookie(header: str) -> str:
    """The value of our cookie. Read by hand: the standard library's parser takes seconds over a header of backslashes."""
    for pair in header[:LONGEST_COOKIES].split(";"):
        name, _, value = pair.strip().partition("=")
        if name == COOKIE:
            return value
    return ""
