"""The report as a page."""

import re
from datetime import UTC, datetime
from math import inf, nan

import msgspec
import pytest

from durbar import game
from durbar.arena.figures.page import elo_words, is_known, run_page, timed
from durbar.arena.figures.ratings import Interval
from durbar.arena.play.bout import Bout, Forfeit
from durbar.arena.play.plan import plan
from durbar.arena.play.run import Outcome

LONG = "somewhere/far/down/in/a/folder/my_own_bots.py:the_one_that_never_sleeps"


def bout(match: int, seating: list[int], forfeit: Forfeit | None = None) -> Bout:
    """A match in which whoever comes first on the list of bots wins."""
    places = [1 + sum(other < mine for other in seating) for mine in seating]
    seconds = [0.01 * (1 + mine) for mine in seating]
    return Bout(match, seating, [50 - 7 * p for p in places], places, [10] * 2, seconds, seconds, 80, forfeit)


def outcome(bouts: list[Bout], *bots: str) -> Outcome:
    """A run of bots whose files nobody looks for."""
    planned = plan(game("legacy"), ["uniform"] * len(bots), matches=12, seed=3, seats=2)
    return Outcome(msgspec.structs.replace(planned, bots=list(bots)), bouts, False)


@pytest.fixture
def one_sided() -> Outcome:
    """The second bot loses every match against the first."""
    return outcome([bout(i, [i % 2, 1 - i % 2]) for i in range(12)], "greedy", LONG)


def test_a_bot_that_lost_everything_is_drawn_with_an_arrow_and_words(one_sided: Outcome) -> None:
    plot = re.search(r"<figure><figcaption>Elo beside greedy.*?</figure>", run_page(one_sided, "Legacy"))

    assert plot is not None
    assert "less than −" in plot[0]
    assert re.search(r'<path d="M[^"]+L[^"]+L[^"]+" class="ink ink-1 bold"', plot[0]), "the head of the arrow"
    assert "inf" not in plot[0]
    assert "nan" not in plot[0]


def test_what_is_only_bounded_on_one_side_is_said_so() -> None:
    assert elo_words(Interval(inf, 640.2, inf)) == "more than +640"
    assert elo_words(Interval(-inf, -inf, -7.4)) == "less than −7"
    assert elo_words(Interval(12.0, -30.0, 55.0)) == "+12 (−30 … +55)"


def test_bots_that_never_met_are_not_compared() -> None:
    apart = outcome(
        [bout(i, [0, 1]) for i in range(4)] + [bout(4 + i, [1, 2]) for i in range(4)], "greedy", "page", "uniform"
    )
    plot = re.search(r"<figure><figcaption>Elo beside greedy.*?</figure>", run_page(apart, "Legacy"))

    assert plot is not None
    assert "page" in plot[0]
    assert "uniform" not in plot[0]
    assert not is_known(Interval(nan, nan, nan))


def test_every_figure_has_an_axis_with_a_title_on_every_kind_of_screen(one_sided: Outcome) -> None:
    figures = re.findall(r"<figure>.*?</figure>", run_page(one_sided, "Legacy"))

    assert len(figures) == 7
    for figure in figures:
        for look in ("wide", "narrow"):
            (drawing,) = re.findall(rf'<svg class="{look}".*?</svg>', figure)
            assert 'class="axis"' in drawing
            assert 'class="unit"' in drawing


def test_a_long_name_is_shortened_and_told_whole_on_pointing_at_it(one_sided: Outcome) -> None:
    text = run_page(one_sided, "Legacy")

    assert f"<title>{LONG}</title>" in text
    assert f">{LONG}</text>" not in re.sub(r"(?s)<figcaption>Points per match.*?</figure>", "", text)


def test_a_run_without_matches_has_a_page_all_the_same() -> None:
    assert "0 matches" in run_page(outcome([], "greedy", "uniform"), "Legacy")


def test_the_page_says_how_it_came_about_and_how_to_make_it_again(one_sided: Outcome) -> None:
    text = run_page(one_sided, "Legacy", datetime(2030, 5, 4, 12, 30, tzinfo=UTC))

    assert "2030-05-04 12:30 UTC" in text
    assert f"durbar arena legacy greedy {LONG} -n 12 --seed 3 --seats 2 --limit 10" in text
    assert "--option collections=beige" in text


def test_the_same_reason_of_a_forfeit_is_told_once_with_its_number() -> None:
    lost = [Forfeit(0, "greedy", i, "It answered 7, which is not legal.", [i]) for i in range(4)]
    text = run_page(outcome([bout(i, [0, 1], why) for i, why in enumerate(lost)], "greedy", "uniform"), "Legacy")

    assert "4 of them forfeited" in text
    assert text.count("It answered 7") == 1
    assert "<td>4</td>" in text


def test_it_is_made_for_phones_and_for_both_themes(one_sided: Outcome) -> None:
    text = run_page(one_sided, "Legacy")

    assert '<meta name="viewport"' in text
    assert "color-scheme: light dark" in text
    assert "@media print" in text
    assert not re.search(r"(src|href)=|http", text)


def test_a_time_is_told_in_the_unit_that_suits_it() -> None:
    assert [timed(x) for x in (0.00001, 0.00123, 0.9999, 12)] == ["10 µs", "1.23 ms", "1 s", "12 s"]
