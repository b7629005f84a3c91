"""What the server answers over HTTP."""

from typing import Literal

import msgspec

from durbar.bots.analysis import Analysis
from durbar.bots.why import Why
from durbar.core.game import Action, Reason
from durbar.core.options import Preset


class Opened(msgspec.Struct, frozen=True, kw_only=True):
    """A table was opened: its id, the link to send to friends, and your seat."""

    id: str
    link: str
    seat: int | None


class Seated(msgspec.Struct, frozen=True, kw_only=True):
    """You have a seat."""

    seat: int


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """Any request that was refused: why, as a kind and as a sentence."""

    reason: Reason
    sentence: str


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One choice before a match: its values, the default, and the numbers of seats a value is limited to."""

    name: str
    values: tuple[str, ...]
    default: str
    seats: dict[str, tuple[int, ...]]


class BlockInfo(msgspec.Struct, frozen=True, kw_only=True):
    """How sure we are of one block of component figures, and where they come from."""

    block: str
    status: Literal["found", "derived", "reconstructed"]
    source: dict[str, str]
    """The same sentence in each language."""


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One game of the house, as GET /api/games lists it."""

    key: str
    name: dict[str, str]
    """Its name in each language."""
    version: int
    edition: str
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    presets: tuple[Preset, ...]
    levels: tuple[str, ...]
    """The levels of bots that can sit at its tables."""
    blocks: tuple[BlockInfo, ...]
    """The data status of each block of components."""
    course: tuple[str, ...]
    """The tasks of its course, in order."""


class History(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/{id}/history of a match that is over: for every step, each seat's points as if it ended there,
    and last, where a seat plays alone, those of what it plays against.
    """

    points: tuple[tuple[int, ...], ...]


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """One of the best answers: its chance of winning, and the points it leads to on average."""

    action: Action
    win: float
    points: float
    share: float
    """The share of its thinking that the bot spent on it: the surer, the more."""
    why: Why | None  # of the best one


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """POST /api/tables/{id}/hint: what the strongest bot would do in your place, best first, knowing only what you know."""

    n: int
    """The position it is for."""
    advice: tuple[Advice, ...]


class AnalysisInfo(msgspec.Struct, frozen=True, kw_only=True):
    """GET, or POST to begin, /api/tables/{id}/analysis of a match that is over: how far it is, or what was found."""

    status: Literal["none", "waiting", "running", "done"]
    done: int
    total: int
    """How many decisions were looked at, of how many."""
    found: Analysis | None


ANSWERED: tuple[type[msgspec.Struct], ...] = (
    Opened, Seated, Refusal, OptionInfo, BlockInfo, GameInfo, History, Hint, AnalysisInfo,
)  # fmt: skip
