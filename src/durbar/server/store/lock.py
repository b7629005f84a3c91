"""A data folder belongs to one server at a time; one that leaves hands it over to the next."""

import os
import time
from pathlib import Path

NAME = "durbar.lock"
LEAVING = b"leaving"
PATIENCE = 20.0
"""So many seconds a server may take to leave; whoever comes next waits for it."""
GLANCE = 0.02
"""How often that one looks whether it is gone."""


class Lock:
    """Held by the server of a folder, and by the system for it: should the server die, the folder is free."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._file = os.open(folder / NAME, os.O_RDWR | os.O_CREAT, 0o600)
        deadline = time.monotonic() + PATIENCE
        while not self._taken():
            if not self._is_left() or time.monotonic() > deadline:
                os.close(self._file)
                raise BlockingIOError(
                    f"Another Durbar already serves the data in {folder}: stop it, or choose another --data folder."
                )
            time.sleep(GLANCE)
        os.ftruncate(self._file, 0)

    def _taken(self) -> bool:
        try:
            import fcntl

            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except ImportError:
            pass  # where the system has no such locks, the unique step numbers still keep the story straight
        except OSError:
            return False
        return True

    def _is_left(self) -> bool:
        os.lseek(self._file, 0, os.SEEK_SET)
        return os.read(self._file, len(LEAVING)) == LEAVING

    def release(self) -> None:
        """Another server may have it now."""
        os.close(self._file)


def announce_leaving(folder: Path) -> None:
    """The server of this folder finishes what it holds and goes: whoever wants to be next may wait."""
    if folder.is_dir():
        (folder / NAME).write_bytes(LEAVING)
