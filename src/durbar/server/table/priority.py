"""Priority: threads that think stand back behind the one that serves people."""

import contextlib
import os
import threading

BOTS = 5
ANALYSES = 10
"""How far each stands back: an analysis also behind bots."""


def stand_back(how_far: int) -> None:
    """Let the system prefer others to this thread, where it knows of such a thing."""
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), how_far)
