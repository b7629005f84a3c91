"""The same schedule on a Ray cluster: every processor of it gets a sitting, and plays whole matches, some deals at a time."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from durbar.arena.bout import Bout
from durbar.arena.plan import PlanError
from durbar.arena.run import Sitting, Table

DEALS_AT_A_TIME = 4
NO_RAY = "Ray is not installed; `pip install durbar[ray]` brings it."


def finished(table: Table, missing: list[int]) -> Iterator[list[Bout]]:
    """Finished matches, some deals at a time, as the cluster delivers them."""
    ray = connected()
    size = DEALS_AT_A_TIME * table.plan.seats
    pieces = [missing[i : i + size] for i in range(0, len(missing), size)]
    workers = min(len(pieces), int(ray.cluster_resources().get("CPU", 1)))
    sittings = [ray.remote(num_cpus=1)(Sitting).remote(table) for _ in range(workers)]
    try:
        pool = import_module("ray.util").ActorPool(sittings)
        yield from pool.map_unordered(lambda sitting, piece: sitting.play.remote(piece), pieces)
    finally:
        for sitting in sittings:
            ray.kill(sitting)


def connected() -> Any:
    """Ray, with the cluster that RAY_ADDRESS names, else one that runs here already, else a new one on this machine."""
    if find_spec("ray") is None:
        raise PlanError(NO_RAY)
    ray = import_module("ray")
    if not ray.is_initialized():
        ray.init(log_to_driver=False, logging_level="error")
    return ray
