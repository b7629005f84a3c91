"""Tells a whole match as text: what was asked, what was answered, what happened. `python -m tests.golden.story` writes all of them anew."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

from durbar import Match
from durbar.games import GAMES, game

FOLDER = Path(__file__).parent
NAMES = ("Anna", "Ben", "Carl", "Dina", "Emil")

# Each golden match: the game's key, seats, and options that are not the usual ones.
MATCHES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("legacy", 4, {}),
    ("legacy", 2, {"collections": "gray"}),
    ("taj_mahal", 3, {}),
    ("maharaja", 3, {}),
    ("maharaja", 1, {"brahmabot": "hard"}),
    ("rajas", 2, {}),
    ("rajas", 3, {"navaratnas": "on", "ganga": "on"}),
)


def file_name(key: str, seats: int, options: dict[str, str]) -> str:
    return "-".join([key, str(seats), *options.values()]) + ".txt"


def tell(key: str, seats: int, options: dict[str, str]) -> Iterator[str]:
    """The lines of one match, played at random from a fixed seed."""
    match = Match.start(game(key), seats=seats, options=options, secret=b"golden")
    dice = random.Random("golden")
    yield f"{match.game.name}, version {match.game.version}, {seats} seats, {match.options}"
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
    for key, seats, options in MATCHES:
        if key in GAMES:
            (FOLDER / file_name(key, seats, options)).write_text("\n".join(tell(key, seats, options)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
