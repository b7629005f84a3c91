"""The same schedule on a Ray cluster: every processor of it gets a worker, which plays whole matches, some deals at a time."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from durbar.arena.play.asking import one_line
from durbar.arena.play.bout import Bout
from durbar.arena.play.plan import PlanError
from durbar.arena.play.run import Assignment, finished_here

DEALS_AT_A_TIME = 4
ANSWER_WITHIN = 5.0
NO_RAY = "Ray is not installed; `pip install durbar[ray]` brings it."


class ClusterWorker:
    """A processor of the cluster: it plays as one worker does here, so a bot that ends its process ends nothing else."""

    def __init__(self, assignment: Assignment) -> None:
        self.assignment = assignment

    def play(self, matches: list[int]) -> list[Bout]:
        """Play some matches of the plan."""
        return [bout for _, bouts in finished_here([(self.assignment, matches)], 1) for bout in bouts]


def finished_on_cluster(assignment: Assignment, missing: list[int]) -> Iterator[list[Bout]]:
    """Finished matches, some deals at a time, as the cluster delivers them."""
    ray = connected()
    size = DEALS_AT_A_TIME * assignment.plan.seats
    pieces = [missing[i : i + size] for i in range(0, len(missing), size)]
    cores = min(len(pieces), int(ray.cluster_resources().get("CPU", 1)))
    workers = [ray.remote(num_cpus=1)(ClusterWorker).remote(assignment) for _ in range(cores)]
    try:
        pool = import_module("ray.util").ActorPool(workers)
        yield from pool.map_unordered(lambda worker, piece: worker.play.remote(piece), pieces)
    finally:
        for worker in workers:
            ray.kill(worker)


def connected() -> Any:
    """Ray, with the cluster that RAY_ADDRESS names, else one that runs here already, else a new one on this machine."""
    if find_spec("ray") is None:
        raise PlanError(NO_RAY)
    ray = import_module("ray")
    if not ray.is_initialized():
        check_reachable(os.environ.get("RAY_ADDRESS", ""))
        try:
            ray.init(log_to_driver=False, logging_level="error")
        except Exception as error:
            raise PlanError(f"Ray did not start: {one_line(str(error))}") from error
    return ray


def check_reachable(address: str) -> None:
    """Say at once that nobody answers at an address, for which Ray would wait for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=ANSWER_WITHIN).close()
    except (OSError, OverflowError) as error:
        raise PlanError(f"No Ray cluster answers at {address}, which RAY_ADDRESS names: {error}.") from error
