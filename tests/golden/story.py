"""Tells a whole match as text: what was asked, what was answered, what happened. `python -m tests.golden.story` writes all of them anew."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from durbar import Match
from durbar.games import OWN

GAMES = Path(__file__).parents[1] / "games"
NAMES = ("Anna", "Ben", "Carl", "Dina", "Emil")


class Golden(NamedTuple):
    """A match that a game's own tests declare in their `golden.toml`, and the file it is told into."""

    key: str
    name: str
    seats: int
    options: dict[str, str]

    @property
    def file(self) -> Path:
        return GAMES / self.key / "golden" / f"{self.name}.txt"


def declared(key: str) -> list[Golden]:
    """The golden matches of a game."""
    found = tomllib.loads((GAMES / key / "golden.toml").read_text("utf-8"))
    return [Golden(key, name, match["seats"], match.get("options", {})) for name, match in found.items()]


MATCHES = [golden for key in OWN for golden in declared(key)]


def tell(golden: Golden) -> Iterator[str]:
    """The lines of one match, played at random from a fixed seed."""
    match = Match.start(golden.key, seats=golden.seats, options=golden.options, secret=b"golden")
    dice = random.Random("golden")
    yield f"{match.game.name}, version {match.game.version}, {match.seats} seats, {match.options}"
    yield from heard(match)
    while not match.over:
        seat = dice.choice(match.actors())
        yield from ask(match, seat)
        action = dice.choice(match.legal(seat))
        yield f"   > {match.game.text('en').say('action.' + action.kind, action.what, NAMES.__getitem__)}"
        match.play(seat, action)
        yield from heard(match)
    for score in match.scores():
        yield f"{NAMES[score.seat]}: place {score.place}, {score.points} points {score.breakdown}"


def ask(match: Match, seat: int) -> Iterator[str]:
    prompt = match.prompt(seat)
    assert prompt is not None
    words = match.game.text("en")
    yield ""
    yield f"{len(match.steps) + 1}. {NAMES[seat]}: {words.say('question.' + prompt.kind, prompt.what, NAMES.__getitem__)} ({len(match.codes(seat))} answers)"


def heard(match: Match) -> Iterator[str]:
    """What was noted, with the audience of what not everybody heard, and a fingerprint of the state."""
    words = match.game.text("en")
    for noted in match.told[-1]:
        event = match.game.people.events[noted[0]].event(noted[2], noted[3:])
        what = event.what if event.seat is None else {**event.what, "seat": event.seat}
        audience = "" if noted[1] == 0xFF else f" [heard by {noted[1]:08b}]"
        yield f"   {words.say('event.' + event.kind, what, NAMES.__getitem__)}{audience}"
    yield f"   = {match.state.digest()}"


def main() -> None:
    for golden in MATCHES:
        golden.file.parent.mkdir(exist_ok=True)
        golden.file.write_text("\n".join(tell(golden)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
