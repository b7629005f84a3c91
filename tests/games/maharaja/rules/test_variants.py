"""Chapter 11: special-rule tiles and tiles for the final scoring."""

import pytest

from durbar import Match
from durbar.core.options import OptionError
from durbar.games.maharaja.game import GAME
from durbar.games.maharaja.rules.actions import CHARACTER
from tests.games.maharaja.tables import Table


def line(table: Table, source: str) -> list[int]:
    return [score.breakdown[source] for score in table.match.scores()]


def test_any_special_rules_go_together_with_at_most_one_final_scoring() -> None:
    """MJ-11.1, MJ-R17: all five effects are offered, and one replaces the majorities."""
    every = {"first_rank_prestige": "on", "weak_outer_statues": "on", "dear_statues": "on", "display_swaps": "on"}
    table = Table(3, **every, final="presence")
    assert table.match.view().special == list(every)
    assert table.match.view().final == "presence"
    assert len(next(o for o in GAME.options if o.name == "final").values) == 1 + 5 + 1, "one is drawn"
    assert "majority" not in table.match.scores()[0].breakdown


@pytest.mark.parametrize(("drawn", "count"), [("one", 1), ("two", 2), ("three", 3)])
def test_special_rules_can_be_drawn_and_everybody_sees_which(drawn: str, count: int) -> None:
    """MJ-11.1, MJ-R31."""
    match = Match.start(GAME, seats=3, options={"drawn_rules": drawn}, secret=b"drawn")
    told = [event.what["special"] for event in match.events(0) if event.kind == "drew_special"]
    assert len(told) == count
    assert set(match.view().special) == set(told)


def test_special_rules_are_drawn_from_those_not_chosen() -> None:
    """MJ-R31: and no more than there are."""
    options = {"drawn_rules": "three", "dear_statues": "on", "display_swaps": "on"}
    match = Match.start(GAME, seats=2, options=options, secret=b"drawn")
    assert len(match.view().special) == 4
    assert len([event for event in match.events(0) if event.kind == "drew_special"]) == 2


def test_the_final_scoring_can_be_drawn() -> None:
    """MJ-11.1, MJ-R31: any of the five tiles, but never the usual rule."""
    matches = [Match.start(GAME, seats=2, options={"final": "random"}, secret=bytes([n])) for n in range(40)]
    told = [event.what["final"] for match in matches for event in match.events(0) if event.kind == "drew_final"]
    assert told == [match.view().final for match in matches]
    assert set(told) == {"strong_majority", "presence", "roads", "statue_pairs", "idle_shrines"}


def test_the_first_rank_gets_a_prestige() -> None:
    """MJ-11.2: two with the storyteller."""
    table = Table(2, first_rank_prestige="on").shrines(0, "jodhpur", 2).shrines(1, "jodhpur", 1)
    table.score()
    assert [table.prestige(seat) for seat in (0, 1)] == [4, 3]
    table = Table(2, first_rank_prestige="on").character(0, "storyteller").shrines(0, "jodhpur", 2)
    table.score()
    assert table.prestige(0) == 5


def test_outer_statues_are_worth_one() -> None:
    """MJ-11.3, MJ-R14: in the city scoring, and only there."""
    table = Table(2, weak_outer_statues="on").statues(0, "delhi", "centre top bottom").shrines(1, "delhi", 6)
    city = table.match.view().cities[1]
    assert city.worship == [5, 6]
    assert city.pieces == [7, 6]
    assert line(table, "majority") == [2, 0]


def test_a_statue_costs_twelve_everywhere() -> None:
    """MJ-11.4."""
    table = Table(2, dear_statues="on")
    assert [city.price for city in table.match.view(0).cities] == [12] * 7


def test_characters_come_from_the_display_only() -> None:
    """MJ-11.5."""
    table = Table(3, display_swaps="on").turn(0, "swap coins")
    table.play(0, "use_swap")
    assert table.may(0) == {"take changer", "take courtier", "take poet"}
    assert table.refusal(0, CHARACTER + 2) == "display_only"


def test_strong_majorities() -> None:
    """MJ-11.6."""
    table = Table(3, final="strong_majority").shrines(0, "delhi", 2).shrines(0, "puri", 1).shrines(1, "puri", 1)
    assert line(table, "strong_majority") == [5, 2, 0]


def test_presence() -> None:
    """MJ-11.7: a priest is no presence."""
    table = Table(2, final="presence").shrines(0, "delhi", 3).statues(0, "puri", "top").priest(0, "hampi")
    assert line(table, "presence") == [2, 0]


def test_roads_with_shrines_in_both_villages() -> None:
    """MJ-11.8: roads with one village do not count."""
    table = Table(2, final="roads").villages(0, "v01 v02 v03 v29 v30").villages(1, "v04 v13 v14 v15 v16")
    assert line(table, "roads") == [2, 4]


def test_pairs_of_statues() -> None:
    """MJ-11.9: three in one city are one pair."""
    table = Table(2, final="statue_pairs").statues(0, "delhi", "top bottom centre").statues(1, "delhi", "north_east")
    assert line(table, "statue_pairs") == [2, 0]


def test_idle_shrines_cost_prestige() -> None:
    """MJ-11.10."""
    table = Table(2, final="idle_shrines").stock(0, 9, supply=3)
    assert line(table, "idle_shrines") == [-3, -12]


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {"brahmabot": "easy"}), (1, {"brahmabot": "none"}), (3, {"characters": "first_game"})]
)
def test_options_that_make_no_sense_are_refused(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(OptionError):
        Match.start(GAME, seats=seats, options=options)
