"""Chapter 6: the end and the scoring."""

from durbar import Match
from durbar.games.legacy.rules.tables import VALUE
from tests.games.legacy.tables import Table, number


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


def announced(table: Table, card: str) -> tuple[dict[str, int], str | None]:
    """What buying an antique is said to bring at the end, and what it warns of."""
    action = next(a for a in table.match.legal(0) if a.what.get("card") == card)
    return action.gain, action.warning.kind if action.warning else None


def test_an_antique_alone_in_its_colour_is_promised_no_points() -> None:
    """LM-6.2: until another of its colour joins it; then both count."""
    table = Table(offer="jug_red vase_blue statue_green").owns(0, "jug_blue vase_green jug_green")
    both = VALUE[number("vase_blue")] + VALUE[number("jug_blue")]
    assert announced(table, "jug_red") == ({}, "lone")
    assert announced(table, "vase_blue") == ({"value": both}, None)
    assert announced(table, "statue_green") == ({"value": VALUE[number("statue_green")]}, None)


def test_the_last_antique_of_the_day_may_be_alone_in_its_colour_too() -> None:
    """LM-5.1, LM-6.2."""
    assert announced(Table(offer="jug_red"), "jug_red") == ({}, "lone_last")
    assert announced(Table(offer="jug_red").owns(0, "vase_red"), "jug_red")[1] == "last_antique"


def test_a_coin_that_is_taxed_at_once_brings_what_is_left_of_it() -> None:
    """LM-3.7: with a collection card to take first, the tax comes later, and only the warning tells of it."""
    coin = Table(offer="jug_red").money(0, 7).match.legal(0)[0]
    assert (coin.gain, coin.warning and coin.warning.kind) == ({"rupees": 1}, "taxed")
    coin = Table(offer="jug_red").money(0, 7).owns(0, "jug_blue jug_green").match.legal(0)[0]
    assert (coin.gain, coin.warning and coin.warning.kind) == ({"rupees": 3}, "taxed")
