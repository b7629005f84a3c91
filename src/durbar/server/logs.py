"""Structured logs: one JSON line per event, never a secret, a token or a whole link in it, and no flood of warnings."""

import datetime as dt
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec

_log = logging.getLogger("durbar")
_PLAIN = ("uvicorn", "uvicorn.error", "asyncio", "psycopg", "durbar")


def event(name: str, /, *, level: int = logging.INFO, **particulars: object) -> None:
    """Write one line: what happened, and its particulars."""
    if _log.isEnabledFor(level):
        _log.log(level, name, extra={"particulars": particulars})


TROUBLES: Counter[str] = Counter()
"""How often each kind of error came that we did not expect."""


class Passing(Exception):
    """An error that is known to happen and passes by itself: what it says is enough, wherever it came from."""


def trouble(name: str, /, error: BaseException, **particulars: object) -> None:
    """Write one line about an error: a warning if it passes, otherwise one we did not expect, with where it came from."""
    if isinstance(error, Passing):
        event(name, level=logging.WARNING, error=str(error), **particulars)
        return
    TROUBLES[name] += 1
    _log.error(name, exc_info=error, extra={"particulars": particulars})


def short(link: str) -> str:
    """Enough of a table's id to find its lines again, too little to enter."""
    return f"{link[:6]}…"


class Sparing(logging.Filter):
    """Lets one warning of a kind through a minute, however often it happens; the next says how many were left out."""

    EVERY = 60.0
    KINDS = 200

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.clock = clock
        self.seen: dict[object, tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this one is written."""
        if record.levelno < logging.WARNING:
            return True
        particulars = getattr(record, "particulars", {})
        error = record.exc_info[0] if record.exc_info else None
        kind, now = (record.name, record.msg, particulars.get("why"), error), self.clock()
        last, left_out = self.seen.get(kind, (-self.EVERY, 0))
        if now - last < self.EVERY:
            self.seen[kind] = last, left_out + 1
            return False
        if len(self.seen) >= self.KINDS:
            self.seen.clear()
        self.seen[kind] = now, 0
        record.particulars = {**particulars, "left_out": left_out} if left_out else particulars
        return True


class JsonLines(logging.Formatter):
    """Writes records as JSON, one per line."""

    def format(self, record: logging.LogRecord) -> str:
        """One line for one record."""
        line: dict[str, Any] = {
            "at": dt.datetime.fromtimestamp(record.created, dt.UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "particulars", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def to_stderr(level: int = logging.INFO) -> None:
    """Send our lines, and those of the web server, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Sparing())
    for name in _PLAIN:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "durbar" else max(level, logging.WARNING))
