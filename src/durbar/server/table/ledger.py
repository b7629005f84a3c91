"""The ledger of a table: its match, and how it came there by steps and undos, each an entry with a number that only rises."""

from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from durbar.bots.why import Why
from durbar.core.game import Game
from durbar.core.match import Match
from durbar.core.record import Step
from durbar.server.store import ResultRow, StepRow
from durbar.server.store.rows import Row


class Standing(NamedTuple):
    """The steps that stand after all that was taken back, and the seats asked after each (None where that is not known)."""

    steps: list[Step]
    asked: list[int | None]


def standing(rows: Iterable[StepRow]) -> Standing:
    """What stands of stored entries."""
    steps: list[Step] = []
    asked: list[int | None] = []
    for row in rows:
        if row.kind == "play":
            steps.append(Step(row.seat, row.code))
            asked.append(row.actors)
        elif row.kind == "back":
            del steps[row.code :], asked[row.code :]
        elif row.kind == "undo":
            del steps[row.code], asked[row.code]
            asked[row.code :] = [None] * (len(asked) - row.code)
    return Standing(steps, asked)


class Ledger:
    """A match, the number of its latest entry, since which entry each seat has faced its question and when it last acted, what
    the tutor said of its steps, as long as the server remembers it, and after which step whose time was over.
    """

    def __init__(self, game: Game, seats: int, options: dict[str, str], secret: bytes) -> None:
        self.match = Match.start(game, seats=seats, options=options, secret=secret)
        self.n = 0
        self.agrees = True  # whether all steps that stand led to the seats being asked that were asked back then
        self.undone_at = 0
        self.asked_at = [0] * seats
        self.moved_at = [0] * seats
        self.whys: dict[int, Why] = {}
        self.falls: tuple[tuple[int, int], ...] = ()
        self.acted = [0] * seats
        self._questions: list[Any] = [None] * seats
        self._note_questions(())

    @property
    def bits(self) -> int:
        """The bit set of seats that owe an answer."""
        return self.match.game.rules.actors(self.match.state)

    @property
    def steps(self) -> list[Step]:
        """The steps that stand."""
        return self.match.steps

    def play(self, seat: int, code: int) -> None:
        """One more step; raises IllegalAction, and then nothing has changed."""
        self.match.play(seat, code)
        self.n += 1
        self.moved_at[seat] = self.n
        self._note_questions((seat,))

    def explain(self, step: int, seat: int, why: Why | None) -> None:
        """Note what speaks for a step that is about to be made; within a turn the same is not said twice, and little is not said at all."""
        self.whys.pop(step, None)
        goes_on = len(self.steps) > 0 and self.steps[-1].seat == seat
        said = [self.whys[earlier] for earlier in sorted(self.whys) if self.steps_since(earlier, seat)]
        if why is not None and not (goes_on and (why.kind != "gain" or why in said)):
            self.whys[step] = why

    def steps_since(self, step: int, seat: int) -> bool:
        """Whether all steps from one on were made by a seat."""
        return all(each.seat == seat for each in self.steps[step - 1 :])

    def retell(self, rows: Iterable[StepRow]) -> None:
        """Play stored entries into a fresh ledger: only the steps that stand are played, however often somebody wavered."""
        rows = list(rows)
        stood = standing(rows)
        for row in rows:
            if row.kind in ("back", "undo"):
                self.undone_at = row.n
            self.n = row.n
            if row.seat >= 0:
                self.acted[row.seat] = row.at
        self.match.retell(stood.steps)
        self.agrees = all(then in (None, now) for then, now in zip(stood.asked, self.match.asked[1:], strict=True))
        self.moved_at = [self.n] * self.match.seats
        self._note_questions(range(self.match.seats))

    def fresh(self, seat: int, seen: int) -> bool:
        """Whether a seat that saw entry `seen` knows the question it faces now."""
        return self.asked_at[seat] <= seen <= self.n

    def written(self, table: str, seat: int, code: int, at: int) -> list[Row]:
        """The step just played as it is stored, and how the match ended when that was the last."""
        self.acted[seat] = at
        scores = [] if self.bits else self.match.scores()
        results = [ResultRow(table, score.seat, score.place, score.points) for score in scores]
        return [StepRow(table, self.n, "play", seat, code, self.bits, at), *results]

    def undo(self, seat: int, bots: Collection[int]) -> StepRow | None:
        """Take back a seat's last step; returns how to write that down, without table and time. None when not possible."""
        found = self.match.undoing(seat, along=bots)
        if found is None:
            return None
        self.match.undo(seat, along=bots)
        self.n += 1
        self.undone_at = self.n
        self._note_questions(range(self.match.seats))
        return StepRow("", self.n, "back" if found.along else "undo", seat, found.place, self.bits, 0)

    def retry(self, first: int) -> StepRow:
        """Take back all after so many steps, whatever came to light; returns how to write that down, as an undo does."""
        self.match.go_back(first)
        self.n += 1
        self.undone_at = self.n
        self._note_questions(range(self.match.seats))
        return StepRow("", self.n, "back", -1, first, self.bits, 0)

    def missed(self, seen: int) -> int:
        """The number of the first step that somebody who saw entry `seen` does not know; 0 to tell everything."""
        if not 0 < seen <= self.n or seen < self.undone_at:
            return 0
        return len(self.steps) - (self.n - seen) + 1

    def _note_questions(self, answered: Iterable[int]) -> None:
        """A question is new when it reads differently, or when its seat has just answered."""
        for seat in range(self.match.seats):
            asks = (self.match.prompt(seat), self.match.codes(seat)) if self.bits >> seat & 1 else None
            if seat in answered or asks != self._questions[seat]:
                self.asked_at[seat] = self.n
                self._questions[seat] = asks
