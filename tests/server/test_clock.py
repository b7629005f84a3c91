"""How long somebody may think is reckoned from what was agreed: turns, nights, weekends and pauses of the house."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from durbar.server.clock import (
    DAY,
    GRACE,
    SECOND,
    Asking,
    ClockTerms,
    Pause,
    Reading,
    after,
    counted,
    fresh,
    granted,
    known_zone,
    rest,
    runs_out,
)

LIVE = ClockTerms(kind="live", bank=600, extra=10)
DAYS = ClockTerms(kind="days", bank=2 * DAY)
CALM = ClockTerms(kind="days", bank=2 * DAY, nights=True, weekends=True, zone="Europe/Berlin")


def berlin(day: int, hour: int, minute: int = 0) -> int:
    """A moment of November 2026, whose second is a Monday."""
    return int(datetime(2026, 11, day, hour, minute, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()) * SECOND


def hours(count: float) -> int:
    return int(count * 3600) * SECOND


def test_the_time_of_all_who_are_asked_runs_and_of_nobody_else() -> None:
    assert after(fresh(LIVE, 3), 0b101, 4000) == (596_000, 600_000, 596_000)


def test_nobody_has_less_than_nothing() -> None:
    assert after(fresh(LIVE, 2), 0b1, hours(1)) == (0, 600_000)


def test_whoever_is_asked_anew_gets_their_extra_time_and_whoever_goes_on_does_not() -> None:
    first = granted(LIVE, fresh(LIVE, 2), 0, Asking(asked=0b01, running=0b01, step=0))
    assert first.left == (610_000, 600_000)
    assert granted(LIVE, first, 0b01, Asking(0b01, 0b01, step=1, mover=0)) == first
    assert granted(LIVE, first, 0b01, Asking(0b10, 0b10, step=2, mover=0)).left == (610_000, 610_000)


def test_who_takes_back_and_answers_again_is_given_no_time_twice() -> None:
    asked = granted(LIVE, Reading((5000, 5000), (2, 1)), 0b10, Asking(0b01, 0b01, step=2, mover=1))
    assert asked.left == (5000, 5000)


def test_days_begin_anew_with_every_answer_but_not_with_one_that_was_given_before() -> None:
    worn = Reading((1000, 1000), (3, 3))
    assert granted(DAYS, worn, 0b01, Asking(0b01, 0b01, step=4, mover=0)).left == (2 * DAY * SECOND, 1000)
    assert granted(DAYS, worn, 0b01, Asking(0b01, 0b01, step=3, mover=0)).left == (1000, 1000)


def test_who_sits_down_finds_time_to_look_around() -> None:
    worn = Reading((0, 0), (9, 9))
    assert granted(LIVE, worn, 0, Asking(0b01, 0b01, step=9, seated=0)).left == (GRACE, 0)
    assert granted(DAYS, worn, 0, Asking(0b01, 0b01, step=9, seated=0)).left == (2 * DAY * SECOND, 0)


def test_pauses_of_the_house_do_not_count_even_where_they_lie_over_one_another() -> None:
    pauses = [Pause(1000, 4000), Pause(3000, 5000), Pause(8000, 20_000)]
    assert counted(LIVE, 0, 10_000, pauses) == 1000 + 3000
    assert counted(LIVE, 4500, 6000, pauses) == 1000
    assert counted(LIVE, 9000, 10_000, pauses) == 0


def test_a_clock_that_goes_backwards_takes_nothing_from_anybody() -> None:
    assert counted(LIVE, 10_000, 4000, []) == 0
    assert counted(CALM, berlin(3, 12), berlin(3, 9), []) == 0


@pytest.mark.parametrize(
    ("since", "now", "awake"),
    [
        (berlin(3, 12), berlin(3, 15), 3),
        (berlin(3, 20), berlin(4, 9), 3),
        (berlin(3, 23), berlin(4, 7), 0),
        (berlin(6, 20), berlin(9, 9), 3),
        (berlin(7, 12), berlin(8, 12), 0),
    ],
)
def test_nights_and_weekends_that_are_left_out_do_not_count(since: int, now: int, awake: int) -> None:
    assert counted(CALM, since, now, []) == hours(awake)


def test_a_pause_in_the_night_is_left_out_once() -> None:
    assert counted(CALM, berlin(3, 20), berlin(4, 9), [Pause(berlin(3, 21), berlin(4, 8, 30))]) == hours(1.5)


def test_when_time_is_over_is_known_ahead_over_nights_and_weekends() -> None:
    assert runs_out(LIVE, 1000, 5000) == 6000
    assert runs_out(CALM, berlin(6, 21), hours(2)) == berlin(9, 9)
    until = runs_out(CALM, berlin(3, 12), 2 * DAY * SECOND)
    assert counted(CALM, berlin(3, 12), until, []) == 2 * DAY * SECOND


def test_a_clock_says_when_it_rests_and_when_it_goes_on() -> None:
    assert rest(LIVE, 1000) is None
    assert rest(CALM, berlin(6, 21)) == (hours(1), hours(2 * 24 + 11))
    assert rest(CALM, berlin(7, 12)) == (0, hours(44))
    assert rest(ClockTerms(kind="days", bank=DAY, weekends=True), 0) is not None


def test_only_zones_that_exist_are_known() -> None:
    assert known_zone("Europe/Berlin")
    assert not known_zone("Durbar/Delhi")
    assert not known_zone("../../etc/passwd")
