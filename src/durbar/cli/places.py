"""Where tables are kept and where they are served."""

import os
import socket
import sys
from pathlib import Path

EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  compared with, not bound to


def data_folder() -> Path:
    """Where this user's tables are kept, as the system has it; $DURBAR_DATA names another folder."""
    if told := os.environ.get("DURBAR_DATA"):
        return Path(told)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "durbar"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "durbar"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "durbar"


def is_free(host: str, port: int) -> bool:
    """Whether we could listen there."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        with socket.socket(family, kind, protocol) as probe:
            if os.name == "posix":
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(place)
    except OSError:
        return False
    return True


def address(host: str, port: int) -> str:
    """What to type into a browser on this computer."""
    name = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"
