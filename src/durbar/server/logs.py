"""Structured logs: one JSON line per event, and never a secret, a token or a whole link in it."""

import datetime as dt
import logging
import sys
from typing import Any

import msgspec

_log = logging.getLogger("durbar")
_PLAIN = ("uvicorn", "uvicorn.error", "asyncio", "durbar")


def event(name: str, /, *, level: int = logging.INFO, **particulars: object) -> None:
    """Write one line: what happened, and its particulars."""
    if _log.isEnabledFor(level):
        _log.log(level, name, extra={"particulars": particulars})


def trouble(name: str, /, error: BaseException, **particulars: object) -> None:
    """Write one line about an error we did not expect, with where it came from."""
    _log.error(name, exc_info=error, extra={"particulars": particulars})


def short(link: str) -> str:
    """Enough of a table's id to find its lines again, too little to enter."""
    return f"{link[:6]}…"


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
    for name in _PLAIN:
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "durbar" else max(level, logging.WARNING))
