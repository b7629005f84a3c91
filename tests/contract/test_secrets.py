"""No leak: what a seat sees and hears never changes when something changes that it cannot know."""

import msgspec
import pytest

from durbar import Match
from durbar.core.state import Base
from tests.contract.cases import Case, every_case, random_match


def _sees(match: Match, s: Base, seat: int | None) -> list[object]:
    """All that reaches a seat, or a spectator, while nothing happens."""
    game = match.game
    seen: list[object] = [msgspec.json.encode(game.people.view(s, seat)), game.rules.actors(s)]
    if seat is None or not game.rules.actors(s) >> seat & 1:
        return seen
    out = [0] * game.rules.most_legal
    codes = out[: game.rules.legal(s, seat, out)]
    numbers = [0] * game.rules.observation
    game.rules.observe(s, seat, numbers)
    return [*seen, codes, game.people.prompt(s, seat), [game.people.describe(s, seat, code) for code in codes], numbers]


def _possible(match: Match, seat: int, source: int) -> Base:
    return match.known_to(seat, source)


def _is_worth_a_look(match: Match, other: Base) -> bool:
    """Whether something hidden differs; where it is the random source alone, every tenth step shows that nobody sees that."""
    return len(match.steps) % 10 == 0 or not _is_same(match.state, other)


def _is_same(one: Base, other: Base) -> bool:
    """Whether two states differ in nothing but their random source."""
    twin = other.copy()
    twin.chance = one.chance
    return bool(twin == one)


@every_case
def test_a_seat_sees_the_same_in_every_state_it_deems_possible(case: Case) -> None:
    for match, _, _ in random_match(case, 20):
        for seat in range(case.seats):
            other = _possible(match, seat, 1000 + len(match.steps))
            if _is_worth_a_look(match, other):
                assert _sees(match, other, seat) == _sees(match, match.state, seat)


@every_case
def test_a_spectator_sees_the_same_in_every_state_it_deems_possible(case: Case) -> None:
    for match, _, _ in random_match(case, 21):
        other = _possible(match, -1, 1000 + len(match.steps))
        if _is_worth_a_look(match, other):
            assert _sees(match, other, None) == _sees(match, match.state, None)


@every_case
def test_what_is_deemed_possible_once_stays_possible_when_asked_again(case: Case) -> None:
    for match, seat, _ in random_match(case, 22):
        once = _possible(match, seat, 77)
        twice = once.copy()
        twice.chance = 78
        case.game.rules.resample(twice, seat)
        if _is_worth_a_look(match, twice):
            assert _sees(match, twice, seat) == _sees(match, match.state, seat)


@every_case
def test_what_a_seat_deems_possible_follows_from_what_it_knows_alone(case: Case) -> None:
    for match, _, _ in random_match(case, 25):
        for seat in (*range(case.seats), -1):
            other = _possible(match, seat, 2000 + len(match.steps))
            assert _imagined(case, other, seat) == _imagined(case, match.state, seat)


@every_case
def test_what_a_seat_deems_possible_follows_from_what_it_saw_alone_after_any_step_of_others(case: Case) -> None:
    for match, actor, code in random_match(case, 26):
        seat = len(match.steps) % (case.seats + 1) - 1
        for theirs in _others_with(match, actor, code, seat):
            ours = match.state.copy()
            for s in (ours, theirs):
                s.chance = 4711
                case.game.rules.apply(s, actor, code)
            if _seen(case, ours, seat) == _seen(case, theirs, seat):
                assert _imagined(case, ours, seat) == _imagined(case, theirs, seat)


def _others_with(match: Match, actor: int, code: int, seat: int) -> list[Base]:
    """Some other states that a seat deems possible and in which the actor may answer the same."""
    if seat == actor:
        return []
    out = [0] * match.game.rules.most_legal
    found = [s for s in (_possible(match, seat, 3000 + n) for n in range(2)) if not _is_same(match.state, s)]
    return [s for s in found if code in out[: match.game.rules.legal(s, actor, out)]]


def _imagined(case: Case, s: Base, seat: int) -> Base:
    """The possibility that a seat, or with -1 a spectator, arrives at from one and the same random source."""
    twin: Base = s.copy()
    twin.chance = 99
    case.game.rules.resample(twin, seat)
    return twin


def _seen(case: Case, s: Base, seat: int) -> bytes:
    return msgspec.json.encode([case.game.people.view(s, None if seat < 0 else seat), case.game.rules.actors(s)])


@every_case
def test_a_seat_hears_the_same_of_others_steps_as_long_as_nothing_is_revealed(case: Case) -> None:
    for match, seat, code in random_match(case, 23):
        for listener in (*(s for s in range(case.seats) if s != seat), None):
            assert _hears(match, match.state.copy(), seat, code, listener) == _hears(
                match, _twin(match, seat, listener), seat, code, listener
            )


def _twin(match: Match, seat: int, listener: int | None) -> Base:
    """Another state that the listener deems possible, if the acting seat may give the same answers in it; else the same."""
    twin = _possible(match, -1 if listener is None else listener, 5)
    ours, theirs = [0] * match.game.rules.most_legal, [0] * match.game.rules.most_legal
    n, m = match.game.rules.legal(match.state, seat, ours), match.game.rules.legal(twin, seat, theirs)
    return twin if ours[:n] == theirs[:m] else match.state.copy()


def _hears(match: Match, s: Base, seat: int, code: int, listener: int | None) -> object:
    """What a listener hears of a step; nothing when the step drew or revealed something."""
    s.chance = 4711
    s.told = []
    match.game.rules.apply(s, seat, code)
    return match.game.heard(s.told, listener) if s.chance == 4711 else []


@every_case
def test_a_running_match_keeps_its_secret_and_its_random_source(case: Case) -> None:
    match = case.start(24)
    assert match.record().secret is None
    for seat in (*range(case.seats), None):
        told = msgspec.json.encode([match.view(seat), match.events(0, seat)]).decode()
        assert match.secret.hex() not in told
        assert str(match.state.chance) not in told


@pytest.mark.parametrize("step", [0, 1])
def test_the_random_source_of_a_step_tells_nothing_of_the_next(step: int) -> None:
    from durbar.core.chance import seed

    assert seed(b"secret", step) != seed(b"secret", step + 1)
    assert seed(b"secret", step) != seed(b"Secret", step)
