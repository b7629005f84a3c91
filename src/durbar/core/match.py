"""A match: game, options, secret and steps. Nothing else is ever stored; everything else follows."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from durbar.core.chance import commitment, seed
from durbar.core.events import Event, hears
from durbar.core.game import Action, Game, Reason
from durbar.core.position import Position
from durbar.core.record import Record, RecordError, Result, Step

KEPT = 16
"""Of so many earlier positions one is kept, once one was asked for; any other lies fewer steps than that behind it."""


class IllegalAction(ValueError):
    """An answer that the rules do not allow now; says why, and what is legal."""

    def __init__(self, sentence: str, reason: Reason) -> None:
        super().__init__(sentence)
        self.reason = reason


class Undo(NamedTuple):
    """What is taken back: the step at this place, from 0, and whether all that followed goes with it."""

    place: int
    along: bool


class Match(Position):
    """One play of a game. `start` opens the box; then seats answer what they are asked until it is over."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str], secret: bytes) -> None:
        self.options = game.choose(seats, options)
        self.secret = secret
        self.steps: list[Step] = []
        self.sealed: list[bool] = []  # whether each step brought something hidden to light
        self.given: list[bool] = []  #  whether each step gave itself, as nothing else was possible
        self._codes: dict[int, list[int]] = {}  # the legal answers of seats that were asked for since the last step
        self._latest: list[tuple[int, Event]] | None = None  # who hears what of the last step, once somebody asked
        super().__init__(game, seats, game.rules.state())
        self.state.told, self.state.kept = [], {}
        self._open(self.state)
        self.told = [self._hear()]
        self.asked = [game.rules.actors(self.state)]  # the seats asked before each step, and now, as bit sets
        self._kept: dict[int, Any] = {}  #        earlier states, by how many steps led to them

    @classmethod
    def start(
        cls, game: Game | str, *, seats: int, options: Mapping[str, str] | None = None, secret: bytes | None = None
    ) -> Match:
        """Open the box. Without a secret a fresh one is drawn."""
        if isinstance(game, str):
            from durbar.games import game as by_key

            game = by_key(game)
        return cls(game, seats, options or {}, secrets.token_bytes(32) if secret is None else secret)

    def _open(self, s: Any) -> None:
        s.chance = seed(self.secret, 0)
        self.game.rules.setup(s, self.seats, self.game.numbers(self.options))

    def _hear(self) -> list[tuple[int, ...]]:
        told: list[tuple[int, ...]] = self.state.told
        self.state.told = []
        return told

    def play(self, seat: int, action: Action | Mapping[str, Any] | int) -> list[Event]:
        """Give a seat's answer; returns what that seat hears of what followed. An illegal answer changes nothing."""
        code = self._code(seat, action)
        self._apply(seat, code)
        return self.events(len(self.steps), seat)

    def codes(self, seat: int) -> list[int]:
        """The numbers of a seat's legal actions, found once for each position: a table asks for them again and again."""
        found = self._codes.get(seat)
        if found is None:
            found = self._codes[seat] = super().codes(seat)
        return found.copy()

    def forced(self, seat: int) -> int | None:
        """The answer that gives itself: a seat's only one, where everybody can see that it is, and where nothing is lost that the seat could take back."""
        if not self._has_one_answer(seat):
            return None
        (code,) = self.codes(seat)
        return None if self._just_answered(seat) and not self._stays_open(seat, code) else code

    def _has_one_answer(self, seat: int) -> bool:
        """Whether a seat alone is asked and has one answer, as everybody can see."""
        if self.actors() != [seat] or len(self.codes(seat)) != 1:
            return False
        prompt = self.prompt(seat)
        return prompt is not None and not prompt.secret

    def _just_answered(self, seat: int) -> bool:
        """Whether the last step is the seat's own and could be taken back."""
        return bool(self.steps) and self.steps[-1].seat == seat and not self.sealed[-1]

    def _stays_open(self, seat: int, code: int) -> bool:
        """Whether an answer brings nothing to light and is followed by a question to the same seat."""
        twin = self.state.copy()
        source = self._advance(twin, len(self.steps), seat, code)
        return bool(twin.chance == source) and self.game.rules.actors(twin) == 1 << seat

    def _apply(self, seat: int, code: int) -> None:
        alone, answered = self._has_one_answer(seat), self._just_answered(seat)
        source = self._advance(self.state, len(self.steps), seat, code)
        self._go_on()
        actors, sealed = self.game.rules.actors(self.state), bool(self.state.chance != source)
        self.steps.append(Step(seat, code))
        self.sealed.append(sealed)
        self.given.append(alone and (not answered or (not sealed and actors == 1 << seat)))
        self.asked.append(actors)
        self.told.append(self._hear())

    def _go_on(self) -> None:
        """What was found out about the position before is forgotten."""
        self._codes.clear()
        self._latest = None

    def _advance(self, s: Any, steps: int, seat: int, code: int) -> int:
        """Apply an answer to a state that so many steps led to; returns the random source it could draw from."""
        source = s.chance = seed(self.secret, steps + 1)
        self.game.rules.apply(s, seat, code)
        return source

    def _code(self, seat: int, action: Action | Mapping[str, Any] | int) -> int:
        """The number of an answer, once it is certain that it may be given."""
        if not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise self._illegal(seat, f"There is no seat {seat!r} at this table", Reason("no_seat"))
        codes = self.codes(seat)
        if not codes:
            raise self._illegal(
                seat,
                "The match is over" if self.over else f"Seat {seat} is not asked now",
                Reason("over" if self.over else "not_asked"),
            )
        if isinstance(action, Action):
            action = action.code
        if isinstance(action, Mapping):
            return self._meant(seat, action)
        if isinstance(action, bool) or not isinstance(action, int) or not 0 <= action < self.game.rules.codes:
            raise self._illegal(seat, f"{action!r} is no action of {self.game.name}", Reason("unknown"))
        if action not in codes:
            reason = self.game.people.refuse(self.state, seat, action)
            raise self._illegal(
                seat, self.game.text("en").say(f"refusal.{reason.kind}", reason.what).rstrip("."), reason
            )
        return action

    def _meant(self, seat: int, action: Mapping[str, Any]) -> int:
        """The one legal action that has this kind and these particulars."""
        given = dict(action)
        kind = given.pop("kind", None)
        fitting = [
            a for a in self.legal(seat) if a.kind == kind and given.items() <= {**a.what, "code": a.code}.items()
        ]
        if len(fitting) != 1:
            how = "No legal action fits" if not fitting else "More than one legal action fits"
            raise self._illegal(seat, f"{how} {dict(action)!r}", Reason("unknown"))
        return fitting[0].code

    def _illegal(self, seat: Any, sentence: str, reason: Reason) -> IllegalAction:
        known = isinstance(seat, int) and 0 <= seat < self.seats
        words = self.game.text("en")
        legal = [words.say(f"action.{a.kind}", a.what) for a in self.legal(seat)] if known else []
        told = f" Legal now: {'; '.join(legal[:12])}{'; …' if len(legal) > 12 else ''}." if legal else ""
        return IllegalAction(f"{sentence}.{told}", reason)

    def may_undo(self, seat: int, *, along: Collection[int] = ()) -> bool:
        """Whether the seat's last answer can still be taken back."""
        return self.undoing(seat, along=along) is not None

    def undo(self, seat: int, *, along: Collection[int] = ()) -> None:
        """Take back a seat's last answer, and with it what gave itself and all that the seats `along` answered since; not once something came to light."""
        found = self.undoing(seat, along=along)
        if found is None:
            raise self._illegal(
                seat,
                "Nothing can be taken back: something new was shown since, or others have answered",
                Reason("no_undo"),
            )
        later = [] if found.along else self.steps[found.place + 1 :]
        self.go_back(found.place)
        for step in later:
            self._apply(step.seat, step.action)

    def undoing(self, seat: int, *, along: Collection[int] = ()) -> Undo | None:
        """What an undo would take back; None when nothing can be, as once the match is over."""
        place = None if self.over else self._unsealed(seat)
        if place is None:
            return None
        later = {step.seat for step in self.steps[place + 1 :]}
        if later <= {*along, seat}:
            return Undo(place, True)
        return Undo(place, False) if seat not in later and self._stand_without(place) else None

    def _unsealed(self, seat: int) -> int | None:
        """Where the last step stands that the seat chose itself, unless something came to light with it or since."""
        for place in range(len(self.steps) - 1, -1, -1):
            if self.sealed[place]:
                return None
            if self.steps[place].seat == seat and not self.given[place]:
                return place
        return None

    def _stand_without(self, place: int) -> bool:
        """Whether all later answers were given beside this one, not after it, and would be legal without it."""
        later = self.steps[place + 1 :]
        if not all(self.asked[place] >> step.seat & 1 for step in later):
            return False
        before = self.at(place)
        for number, step in enumerate(later, place):
            if step.action not in before.codes(step.seat):
                return False
            self._advance(before.state, number, step.seat, step.action)
        return True

    def seal(self, steps: int) -> None:
        """So many steps can no longer be taken back by anybody."""
        self.sealed[:steps] = [True] * steps

    def go_back(self, step: int) -> None:
        """Forget all after so many steps."""
        self.state = self.at(step).state
        self.state.told, self.state.kept = [], {}
        self._go_on()
        del self.steps[step:], self.sealed[step:], self.given[step:], self.asked[step + 1 :], self.told[step + 1 :]
        self._kept = {number: s for number, s in self._kept.items() if number <= step}

    def at(self, step: int) -> Position:
        """The match as it was after so many steps; 0 is the setup."""
        return next(self.positions(step))

    def positions(self, first: int = 0) -> Iterator[Position]:
        """The match as it was after each number of steps, from the setup or a later one on; each is laid out when asked for."""
        if not 0 <= first <= len(self.steps):
            raise IndexError(f"The match has {len(self.steps)} steps, so there is no step {first}.")
        return self._laid_out(first, list(self.steps), self._kept)

    def _laid_out(self, first: int, steps: list[Step], kept: dict[int, Any]) -> Iterator[Position]:
        """Steps and kept states are handed over, so that who takes something back meanwhile disturbs nobody."""
        if not kept:
            kept[0] = self.game.rules.state()
            self._open(kept[0])
        number = max(known for known in kept if known <= first)
        s = kept[number].copy()
        while True:
            if number >= first:
                yield Position(self.game, self.seats, s.copy())
            if number == len(steps):
                return
            self._advance(s, number, steps[number].seat, steps[number].action)
            number += 1
            if number % KEPT == 0 and number not in kept:
                kept[number] = s.copy()

    def events(self, step: int, seat: int | None = None) -> list[Event]:
        """What a seat, or a spectator, heard of a step; step 0 is the setup."""
        if step != len(self.steps):
            return self.game.heard(self.told[step], seat)
        if self._latest is None:
            self._latest = [(noted[1], self.game.event(noted)) for noted in self.told[step]]
        return [event for audience, event in self._latest if hears(audience, seat)]

    def record(self) -> Record:
        """The match written down; the secret only once it is over."""
        over = self.over
        result = [Result(score.place, score.points) for score in self.scores()] if over else None
        secret = self.secret.hex() if over else None
        return Record(
            self.game.key,
            self.game.version,
            self.game.edition,
            self.seats,
            dict(self.options),
            commitment(self.secret),
            secret,
            list(self.steps),
            result,
        )

    @classmethod
    def replay(cls, record: Record, game: Game | None = None) -> Match:
        """Play a finished record again, exactly."""
        match = cls.start(game or record.game, seats=record.seats, options=record.options, secret=record.secret_bytes())
        for name, here in (("version", match.game.version), ("edition", match.game.edition)):
            if getattr(record, name) != here:
                raise RecordError(
                    f"The record was played with {name} {getattr(record, name)} of {record.game}; this is {name} {here}."
                )
        match.retell(record.steps)
        return match

    def retell(self, steps: Iterable[Step]) -> None:
        """Play on by steps that were written down; raises a sentence at the first that is not legal."""
        for step in steps:
            try:
                self._apply(step.seat, self._code(step.seat, step.action))
            except IllegalAction as error:
                raise RecordError(f"Step {len(self.steps) + 1} of the record is not legal: {error}") from error


def verify(record: Record, game: Game | None = None) -> Match:
    """Prove a finished record: the secret fits its commitment, every step is legal, and the result is what follows."""
    match = Match.replay(record, game)
    if commitment(match.secret) != record.commitment:
        raise RecordError("The secret does not fit the commitment published at the start.")
    if not match.over:
        raise RecordError("The steps of the record do not end the match.")
    if record.result != [Result(score.place, score.points) for score in match.scores()]:
        raise RecordError("The result in the record is not what the steps lead to.")
    return match
