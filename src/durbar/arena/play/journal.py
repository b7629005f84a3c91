"""The journal: every finished match as one line, so that an interrupted run goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec

from durbar.arena.play.bout import Bout
from durbar.arena.play.plan import Plan, PlanError


class Journal:
    """A file of JSON lines: the plan, then the matches in the order in which they ended."""

    def __init__(self, file: Path | None, plan: Plan) -> None:
        self.file = file
        self.bouts: dict[int, Bout] = {}
        if file is None:
            return
        lines = _read(file)
        if any(lines):
            self._check(file, lines[0], plan)
            self._remember(file, lines[1:], plan)
            if lines[-1]:
                self._write(b"\n")
        else:
            self._write(msgspec.json.encode(plan) + b"\n")

    def _check(self, file: Path, line: bytes, plan: Plan) -> None:
        try:
            before = msgspec.json.decode(line, type=Plan)
        except msgspec.DecodeError as error:
            raise PlanError(f"{file} is no journal of an arena: {error}.") from error
        if msgspec.structs.replace(before, matches=0, files=plan.files) != msgspec.structs.replace(plan, matches=0):
            raise PlanError(
                f"{file} belongs to another run: same game, seats, options, bots, limit and seed are needed to go on with it."
            )
        for name, content in plan.files.items():
            if before.files.get(name) != content:
                raise PlanError(f"{name} was another bot when {file} was begun; take a new journal for what it is now.")

    def _remember(self, file: Path, lines: list[bytes], plan: Plan) -> None:
        for number, line in enumerate(lines, 2):
            try:
                bout = msgspec.json.decode(line, type=Bout)
            except (msgspec.DecodeError, UnicodeDecodeError):
                continue  # the line that was being written when the run was interrupted; its match is played again
            if not belongs(bout, plan):
                raise PlanError(
                    f"Line {number} of {file} is no match of this plan; without that line the run can go on."
                )
            self.bouts[bout.match] = bout

    def add(self, bouts: list[Bout]) -> None:
        """Write down finished matches."""
        for bout in bouts:
            self.bouts[bout.match] = bout
        self._write(b"".join(msgspec.json.encode(bout) + b"\n" for bout in bouts))

    def _write(self, data: bytes) -> None:
        if self.file is None:
            return
        try:
            with self.file.open("ab") as journal:
                journal.write(data)
        except OSError as error:
            raise PlanError(f"{self.file} cannot be written: {error.strerror}.") from error

    def missing(self, matches: int) -> list[int]:
        """The matches of a plan that are not played yet."""
        return [match for match in range(matches) if match not in self.bouts]

    def within(self, matches: int) -> list[Bout]:
        """The matches of a plan that are played, in order."""
        return [self.bouts[match] for match in range(matches) if match in self.bouts]


def _read(file: Path) -> list[bytes]:
    try:
        return file.read_bytes().split(b"\n") if file.exists() else []
    except OSError as error:
        raise PlanError(f"{file} cannot be read: {error.strerror}.") from error


def belongs(bout: Bout, plan: Plan) -> bool:
    """Whether a match can be one of a plan's."""
    rows = (bout.points, bout.places, bout.decisions, bout.seconds, bout.slowest)
    whole = bout.match >= 0 and bout.seating == plan.seating(bout.match) and all(len(row) == plan.seats for row in rows)
    return whole and all(1 <= place <= max(2, plan.seats) for place in bout.places)
