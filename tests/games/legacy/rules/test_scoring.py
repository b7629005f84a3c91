"""Chapter 6: the end and the scoring."""

from durbar import Match
from tests.games.legacy.tables import Table


def _last_coin(seats: int = 2) -> Table:
    """The last coin of the last day lies ready for seat 0."""
    return Table(seats, offer="jewelry_orange", coins_taken=4 if seats == 4 else 3, deck=0).money(0, 0).money(1, 0)


def test_the_match_ends_when_four_antiques_cannot_be_laid_out() -> None:
    """LM-6.1."""
    table = _last_coin()
    assert table.play(0, "take_coin")[-1] == "ended"
    assert table.match.over


def test_a_match_has_nine_days() -> None:
    """LM-6.1: 36 antiques make nine offers."""
    match = Match.start("legacy", seats=3, secret=b"nine")
    while not match.over:
        match.play(match.actors()[0], match.codes(match.actors()[0])[0])
    assert match.state.day == 9


def test_example_carl_gives_up_his_lone_yellow_and_has_sixteen_points() -> None:
    """LM-6.2, LM-6.3, LM-6.4: antiques 1+1+2+3 = 7, collections 4+4 = 8, and 1 for his 4 rupees."""
    table = _last_coin().money(0, 1)
    table.owns(0, "jug_red vase_red jewelry_blue instrument_blue scimitar_yellow").holds(0, "various_3 jug_large")
    table.play(0, "take_coin")
    while not table.match.over:
        table.play(0, "no_card")
    score = table.match.scores()[0]
    assert table.antiques(0) == {"jug_red", "vase_red", "jewelry_blue", "instrument_blue"}
    assert score.breakdown == {"antiques": 7, "collections": 8, "money": 1}
    assert score.points == 16


def test_collections_stay_when_their_antiques_are_given_up_at_the_end() -> None:
    """LM-6.2."""
    table = _last_coin().owns(0, "vase_red vase_blue").holds(0, "vase_small")
    table.play(0, "take_coin")
    assert table.antiques(0) == set()
    assert table.match.scores()[0].breakdown == {"antiques": 0, "collections": 2, "money": 1}


def test_a_tie_goes_to_more_antiques_that_count() -> None:
    """LM-6.5, LM-R2: lone colours do not break a tie."""
    table = _last_coin(3)
    table.owns(0, "jug_red vase_green statue_red vase_yellow")
    table.owns(1, "jewelry_blue scimitar_blue").money(2, 0)
    table.holds(1, "jug_small")
    table.play(0, "take_coin")
    first, second, _ = table.match.scores()
    assert (first.points, second.points) == (3, 4)
    table.s.money[0] += 3
    first, second, _ = table.match.scores()
    assert (first.points, second.points) == (4, 4)
    assert (first.place, second.place) == (1, 1), "two antiques each count"
    table.owns(1, "jug_green").s.money[1] = 0
    assert [score.place for score in table.match.scores()][:2] == [1, 1], "a lone antique breaks no tie"


def test_more_antiques_break_a_tie() -> None:
    """LM-6.5: four points with three antiques stand before four points with two."""
    table = _last_coin().owns(0, "jug_green statue_green scimitar_green").owns(1, "jewelry_blue instrument_blue")
    one, other = table.match.scores()
    assert (one.points, other.points) == (4, 4)
    assert (one.place, other.place) == (1, 2)


def test_nothing_tells_them_apart_and_the_victory_is_shared() -> None:
    """LM-6.5."""
    table = _last_coin().owns(0, "jug_green scimitar_green").owns(1, "jewelry_red statue_red")
    assert [(score.points, score.place) for score in table.match.scores()] == [(3, 1), (3, 1)]
