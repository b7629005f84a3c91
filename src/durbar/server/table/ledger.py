"""The ledger of a table: its match, and how it came there by steps and undos, each an entry with a number that only rises."""

from collections.abc import Iterable
from typing import Any

from durbar.core.chance import seed
from durbar.core.game import Game
from durbar.core.match import Match, Step
from durbar.server.store import StepRow


class Ledger:
    """A match, the number of its latest entry, and since which entry each seat has faced its question."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], secret: bytes) -> None:
        self.match = Match.start(game, seats=seats, options=options, secret=secret)
        self.n = 0
        self.undone_at = 0
        self.sealed: list[bool] = []
        self.asked_before: list[int] = []
        self.asked_at = [0] * seats
        self.moved_at = [0] * seats
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
        before = self.bits
        self.match.play(seat, code)
        self.asked_before.append(before)
        self.sealed.append(self.match.state.chance != seed(self.match.secret, len(self.steps)))
        self.n += 1
        self.moved_at[seat] = self.n
        self._note_questions((seat,))

    def fresh(self, seat: int, seen: int) -> bool:
        """Whether a seat that saw entry `seen` knows the question it faces now."""
        return self.asked_at[seat] <= seen <= self.n

    def undo(self, seat: int, bots: Iterable[int]) -> StepRow | None:
        """Take back a seat's last step; returns how to write that down, without table and time. None when not possible."""
        place = self._place(seat)
        if place is None:
            return None
        if all(step.seat in set(bots) for step in self.steps[place + 1 :]):
            self._back_to(self.steps[:place])
            row = StepRow("", self.n + 1, "back", seat, place, self.bits, 0)
        elif self._others_stand(seat, place):
            self._back_to(self.steps[:place] + self.steps[place + 1 :])
            row = StepRow("", self.n + 1, "undo", seat, place, self.bits, 0)
        else:
            return None
        self.n += 1
        self.undone_at = self.n
        self._note_questions(range(self.match.seats))
        return row

    def may_undo(self, seat: int, bots: Iterable[int]) -> bool:
        """Whether a seat's last step can still be taken back: with the answers of bots to it, not with those of people."""
        place = self._place(seat)
        if place is None:
            return False
        return all(step.seat in set(bots) for step in self.steps[place + 1 :]) or self._others_stand(seat, place)

    def missed(self, seen: int) -> int:
        """The number of the first step that somebody who saw entry `seen` does not know; 0 to tell everything."""
        if not 0 < seen <= self.n or seen < self.undone_at:
            return 0
        return len(self.steps) - (self.n - seen) + 1

    def _place(self, seat: int) -> int | None:
        """Where the seat's last step stands, unless something came to light with it or after it."""
        if self.bits == 0:
            return None
        for place in range(len(self.steps) - 1, -1, -1):
            if self.sealed[place]:
                return None
            if self.steps[place].seat == seat:
                return place
        return None

    def _others_stand(self, seat: int, place: int) -> bool:
        """Whether later answers of others were given beside this one, not after it."""
        beside = all(self.asked_before[place] >> step.seat & 1 for step in self.steps[place + 1 :])
        return beside and self.match.may_undo(seat)

    def _back_to(self, steps: list[Step]) -> None:
        """Lay the match out again with these steps only."""
        old = self.match
        self.match = Match.start(old.game, seats=old.seats, options=old.options, secret=old.secret)
        n, moved_at = self.n, self.moved_at[:]
        self.sealed, self.asked_before = [], []
        for step in steps:
            self.play(step.seat, step.action)
        self.n, self.moved_at = n, moved_at

    def _note_questions(self, answered: Iterable[int]) -> None:
        """A question is new when it reads differently, or when its seat has just answered."""
        for seat in range(self.match.seats):
            asks = (self.match.prompt(seat), self.match.codes(seat)) if self.bits >> seat & 1 else None
            if seat in answered or asks != self._questions[seat]:
                self.asked_at[seat] = self.n
                self._questions[seat] = asks


def retell(ledger: Ledger, rows: Iterable[StepRow]) -> Ledger:
    """Play stored entries into a fresh ledger: only the steps that stand are played, however often somebody wavered."""
    standing: list[Step] = []
    n = undone_at = 0
    for row in rows:
        if row.kind == "play":
            standing.append(Step(row.seat, row.code))
        elif row.kind == "back":
            del standing[row.code :]
        elif row.kind == "undo":
            del standing[row.code]
        if row.kind in ("back", "undo"):
            undone_at = row.n
        n = row.n
    for step in standing:
        ledger.play(step.seat, step.action)
    ledger.n, ledger.undone_at = n, undone_at
    ledger.asked_at = [n] * ledger.match.seats
    ledger.moved_at = [n] * ledger.match.seats
    return ledger
