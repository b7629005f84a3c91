"""Processes that play: they send for no compiler of their own, and leave when whoever called them is gone."""

import math
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from multiprocessing import get_context, parent_process
from pathlib import Path

from durbar.engines.warm import forbid

SHARE_OF_CONTAINER = Path("/sys/fs/cgroup/cpu.max")


def cores(share: Path = SHARE_OF_CONTAINER) -> int:
    """How many cores this process may use: those of the machine, or what its container was given of them."""
    here = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    with suppress(OSError, ValueError):
        time, of = map(int, share.read_text("ascii").split())
        return min(here, max(1, math.ceil(time / of)))
    return here


def crew(workers: int | None) -> ProcessPoolExecutor:
    """So many processes, or one for each core."""
    return ProcessPoolExecutor(workers, get_context("spawn"), settle_in)


def settle_in() -> None:
    """What a process does first that plays for another."""
    forbid()
    threading.Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    """Work that was killed leaves nobody behind who plays on for nobody."""
    if parent := parent_process():
        parent.join()
        os._exit(1)
