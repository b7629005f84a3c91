"""Refusals: what the server says when something is not possible, as a kind and as a sentence in the listener's language."""

from collections.abc import Callable

from durbar.core.game import Game, Reason
from durbar.core.match import IllegalAction
from durbar.core.text import Catalogue, catalogue


class Denied(Exception):
    """Something that is not possible, and the HTTP status that goes with it. Nothing was changed."""

    def __init__(self, reason: Reason, status: int = 409, sentence: str = "") -> None:
        super().__init__(reason.kind)
        self.reason = reason
        self.status = status
        self.fallback = sentence


def deny(kind: str, status: int = 409, /, **what: str | int) -> Denied:
    """A refusal of our own, with its particulars."""
    return Denied(Reason(kind, what), status)


def require(condition: bool, kind: str, status: int = 409, /, **what: str | int) -> None:
    """Refuse unless the condition holds."""
    if not condition:
        raise deny(kind, status, **what)


def illegal(error: IllegalAction) -> Denied:
    """A refusal by the rules of the game."""
    return Denied(error.reason, 409, str(error))


def words(language: str) -> Catalogue:
    """The server's own sentences."""
    return catalogue(__name__, language)


def sentence(denied: Denied, language: str, game: Game | None = None, who: Callable[[int], str] | None = None) -> str:
    """A refusal in words: those of the game where it has them, else ours."""
    key = f"refusal.{denied.reason.kind}"
    catalogues = [words(language)] if game is None else [game.text(language), words(language)]
    for known in catalogues:
        if known.find(key) is not None:
            return known.say(key, denied.reason.what, who)
    return denied.fallback or words(language).say("refusal.trouble")
