"""Whatever a bot does instead of answering is a reason to forfeit, and never more than that."""

import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from durbar import Match, game
from durbar.arena.play.asking import ask
from durbar.arena.play.bout import play_bout
from durbar.arena.play.plan import plan
from durbar.bots.guests import Guest
from durbar.bots.search.minds import Minds


class Index:
    """What NumPy's integers are too."""

    def __init__(self, code: int) -> None:
        self.code = code

    def __index__(self) -> int:
        return self.code


class Unspeakable:
    def __repr__(self) -> str:
        raise ValueError("no words")


def interrupt(*_: object) -> int:
    raise KeyboardInterrupt


def swallow(*_: object) -> int:
    while True:
        with suppress(Exception):
            time.sleep(0.01)


def asked(choose: Callable[..., Any], limit: float = 5.0) -> str:
    match = Match.start("legacy", seats=2, secret=b"asked")
    return ask(Guest("mine", choose), match, match.actors()[0], 1, Minds(1), limit).why


@pytest.mark.parametrize(
    ("choose", "why"),
    [
        (lambda *_: sys.exit(3), "It failed with SystemExit: 3"),
        (interrupt, "It failed with KeyboardInterrupt"),
        (lambda *_: None, "It answered None, which is not legal."),
        (lambda *_: True, "It answered True, which is not legal."),
        (lambda *_: Unspeakable(), "It answered something of the kind Unspeakable, which is not legal."),
    ],
)
def test_every_misbehaviour_has_its_reason(choose: Callable[..., Any], why: str) -> None:
    assert asked(choose) == why


def test_a_bot_that_catches_its_own_mistakes_is_interrupted_too() -> None:
    assert asked(swallow, 0.05) == "It thought for more than 0.05 s."


def test_a_long_answer_is_told_in_a_few_words() -> None:
    assert len(asked(lambda *_: "x" * 100_000)) < 250


def test_any_whole_number_is_an_answer() -> None:
    match = Match.start("legacy", seats=2, secret=b"asked")
    code = match.codes(match.actors()[0])[0]

    assert asked(lambda *_: Index(code)) == ""


def test_who_forfeits_alone_has_lost() -> None:
    planned = plan(game("maharaja"), ["uniform"], seats=1, matches=1)

    bout = play_bout(planned, game("maharaja"), [Guest("mine", interrupt)], Minds(1), 0)

    assert bout.places == [2]
