"""A match: game, options, secret and steps. Nothing else is ever stored; everything else follows."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from durbar.core.chance import commitment, seed, stir
from durbar.core.events import Event
from durbar.core.game import Action, Game, Prompt, Reason, Score
from durbar.core.state import Base


class IllegalAction(ValueError):
    """An answer that the rules do not allow now; says why, and what is legal."""

    def __init__(self, sentence: str, reason: Reason) -> None:
        super().__init__(sentence)
        self.reason = reason


class RecordError(ValueError):
    """A record that cannot be read, or that is not what it claims to be."""


class Step(msgspec.Struct, frozen=True, array_like=True):
    """One applied action."""

    seat: int
    action: int


class Result(msgspec.Struct, frozen=True):
    """How a match ended for one seat."""

    place: int
    points: int


class Record(msgspec.Struct, frozen=True):
    """A match written down. The secret is there once the match is over."""

    game: str
    version: int
    edition: str
    seats: int
    options: dict[str, str]
    commitment: str
    secret: str | None
    steps: list[Step]
    result: list[Result] | None

    def json(self) -> bytes:
        """The record as JSON."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)

    @classmethod
    def parse(cls, data: bytes | str) -> Record:
        """Read JSON; raises a sentence when it is no record."""
        try:
            return msgspec.json.decode(data, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise RecordError(f"This is not a record of a match: {error}.") from error


class Match:
    """One play of a game. `start` opens the box; then seats answer what they are asked until it is over."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str], secret: bytes) -> None:
        self.game = game
        self.seats = seats
        self.options = game.choose(seats, options)
        self.secret = secret
        self.steps: list[Step] = []
        self.told: list[list[tuple[int, ...]]] = []
        self.sealed: list[bool] = []  # whether each step brought something hidden to light
        self.asked: list[int] = []  #   the seats asked before each step, and now, as bit sets
        self.state: Any = game.rules.state()
        self._begin()

    @classmethod
    def start(
        cls, game: Game | str, *, seats: int, options: Mapping[str, str] | None = None, secret: bytes | None = None
    ) -> Match:
        """Open the box. Without a secret a fresh one is drawn."""
        if isinstance(game, str):
            from durbar.games import game as by_key

            game = by_key(game)
        return cls(game, seats, options or {}, secrets.token_bytes(32) if secret is None else secret)

    def _begin(self) -> None:
        self.state = self.game.rules.state()
        self.state.told = []
        self.state.chance = seed(self.secret, 0)
        self.game.rules.setup(self.state, self.seats, self.game.numbers(self.options))
        self.told = [self._hear()]
        self.steps.clear()
        self.sealed.clear()
        self.asked = [self.game.rules.actors(self.state)]

    def _hear(self) -> list[tuple[int, ...]]:
        told: list[tuple[int, ...]] = self.state.told
        self.state.told = []
        return told

    @property
    def over(self) -> bool:
        """Whether nobody owes an answer any more."""
        return self.game.rules.actors(self.state) == 0

    def actors(self) -> list[int]:
        """The seats that owe an answer now."""
        bits = self.game.rules.actors(self.state)
        return [seat for seat in range(self.seats) if bits >> seat & 1]

    def codes(self, seat: int) -> list[int]:
        """The numbers of a seat's legal actions; none when it is not asked."""
        if not self.game.rules.actors(self.state) >> seat & 1:
            return []
        out = [0] * self.game.rules.most_legal
        n = self.game.rules.legal(self.state, seat, out)
        return out[:n]

    def legal(self, seat: int) -> list[Action]:
        """A seat's legal actions, described."""
        return [self.game.people.describe(self.state, seat, code) for code in self.codes(seat)]

    def prompt(self, seat: int) -> Prompt | None:
        """The question a seat faces, if it is asked."""
        return self.game.people.prompt(self.state, seat) if self.game.rules.actors(self.state) >> seat & 1 else None

    def play(self, seat: int, action: Action | Mapping[str, Any] | int) -> list[Event]:
        """Give a seat's answer; returns what that seat hears of what followed. An illegal answer changes nothing."""
        code = self._code(seat, action)
        self._apply(seat, code)
        return self.events(len(self.steps), seat)

    def _apply(self, seat: int, code: int) -> None:
        source = seed(self.secret, len(self.steps) + 1)
        self.state.chance = source
        self.game.rules.apply(self.state, seat, code)
        self.steps.append(Step(seat, code))
        self.sealed.append(self.state.chance != source)
        self.asked.append(self.game.rules.actors(self.state))
        self.told.append(self._hear())

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

    def may_undo(self, seat: int) -> bool:
        """Whether the seat's last answer can still be taken back."""
        return self._taken_back(seat) is not None

    def undo(self, seat: int) -> None:
        """Take back a seat's last answer, unless something new came to light since."""
        steps = self._taken_back(seat)
        if steps is None:
            raise self._illegal(
                seat,
                "Nothing can be taken back: something new was shown since, or others have answered",
                Reason("no_undo"),
            )
        self._begin()
        for step in steps:
            self._apply(step.seat, step.action)

    def _taken_back(self, seat: int) -> list[Step] | None:
        """The steps without the seat's last one, where that was not sealed and all later ones stand without it."""
        for i in range(len(self.steps) - 1, -1, -1):
            if self.sealed[i]:
                return None
            if self.steps[i].seat == seat:
                later = self.steps[i + 1 :]
                return self.steps[:i] + later if not later or self._stands(self.steps[:i], later) else None
        return None

    def _stands(self, before: list[Step], later: list[Step]) -> bool:
        """Whether steps would still be legal, and nobody's but their own seats' doing, after others."""
        twin = Match(self.game, self.seats, self.options, self.secret)
        for step in before:
            twin._apply(step.seat, step.action)
        for step in later:
            if step.action not in twin.codes(step.seat):
                return False
            twin._apply(step.seat, step.action)
        return True

    def view(self, seat: int | None = None) -> Any:
        """What a seat, or a spectator, may know."""
        return self.game.people.view(self.state, seat)

    def events(self, step: int, seat: int | None = None) -> list[Event]:
        """What a seat, or a spectator, heard of a step; step 0 is the setup."""
        return self.game.heard(self.told[step], seat)

    def scores(self) -> list[Score]:
        """Place, points and breakdown of every seat: the result once over, before that as if it ended now."""
        return self.game.standing(self.state)

    def known_to(self, seat: int, source: int) -> Base:
        """A possible state, given all that this seat knows and a bot's own random source: all that a bot ever gets."""
        twin: Base = self.state.copy()
        twin.chance = source
        stir(twin)
        self.game.rules.resample(twin, seat)
        return twin

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
        if record.secret is None:
            raise RecordError("The record has no secret yet: a match can be replayed once it is over.")
        match = cls.start(game or record.game, seats=record.seats, options=record.options, secret=_secret(record))
        for name, here in (("version", match.game.version), ("edition", match.game.edition)):
            if getattr(record, name) != here:
                raise RecordError(
                    f"The record was played with {name} {getattr(record, name)} of {record.game}; this is {name} {here}."
                )
        for number, step in enumerate(record.steps, 1):
            try:
                match.play(step.seat, step.action)
            except IllegalAction as error:
                raise RecordError(f"Step {number} of the record is not legal: {error}") from error
        return match


def _secret(record: Record) -> bytes:
    try:
        return bytes.fromhex(record.secret or "")
    except ValueError as error:
        raise RecordError("The record's secret is not a hexadecimal number.") from error


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
