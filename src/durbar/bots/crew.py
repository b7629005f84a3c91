"""Processes that play: they send for no compiler of their own, and leave when whoever called them is gone."""

import os
import threading
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process

from durbar.engines.warm import forbid


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
