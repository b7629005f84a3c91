"""The journal: every finished match as one line, so that an interrupted run goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec

from durbar.arena.bout import Bout
from durbar.arena.plan import Plan, PlanError


class Journal:
    """A file of JSON lines: the plan, then the matches in the order in which they ended."""

    def __init__(self, file: Path | None, plan: Plan) -> None:
        self.file = file
        self.bouts: dict[int, Bout] = {}
        if file is None:
            return
        if file.exists() and file.stat().st_size:
            self._read(file, plan)
        else:
            file.write_bytes(msgspec.json.encode(plan) + b"\n")

    def _read(self, file: Path, plan: Plan) -> None:
        lines = file.read_bytes().split(b"\n")
        try:
            before = msgspec.json.decode(lines[0], type=Plan)
        except msgspec.DecodeError as error:
            raise PlanError(f"{file} is no journal of an arena: {error}.") from error
        if msgspec.structs.replace(before, matches=0) != msgspec.structs.replace(plan, matches=0):
            raise PlanError(
                f"{file} belongs to another run: same game, seats, options, bots, limit and seed are needed to go on with it."
            )
        for line in lines[1:]:
            try:
                bout = msgspec.json.decode(line, type=Bout)
            except msgspec.DecodeError:
                continue  # the line that was being written when the run was interrupted
            self.bouts[bout.match] = bout
        if lines[-1]:
            with file.open("ab") as journal:
                journal.write(b"\n")

    def add(self, bouts: list[Bout]) -> None:
        """Write down finished matches."""
        for bout in bouts:
            self.bouts[bout.match] = bout
        if self.file is not None:
            with self.file.open("ab") as journal:
                journal.write(b"".join(msgspec.json.encode(bout) + b"\n" for bout in bouts))

    def missing(self, matches: int) -> list[int]:
        """The matches of a plan that are not played yet."""
        return [match for match in range(matches) if match not in self.bouts]
