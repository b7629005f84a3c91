"""Chapter 3: dice and karma."""

from durbar.games.rajas.rules.dice import gain_karma
from tests.games.rajas.tables import Table


def test_example_leila_takes_an_orange_die_and_rolls_it() -> None:
    """RG-6.2, RG-3.1."""
    table = Table(2)
    events = table.events(0, "place terrace_orange")
    assert table.held(0) == {"orange": 1}
    assert 1 <= next(e for e in events if e.kind == "took").what["value"] <= 6
    assert table.s.supply[2] == 11


def test_a_full_statue_makes_room_before_taking_or_takes_fewer() -> None:
    """RG-3.2, RG-R4: ten dice, and two more owed."""
    table = Table(2).dice(0, "blue 1 blue 1 blue 3 green 4 green 4 green 5 orange 6 orange 6 purple 2 purple 2")
    table.plays(0, "place dancer", "next choice.dice")
    assert table.prompt(0) == "make_room"
    assert "take blue" not in table.may(0)
    table.play(0, "put_back blue 1")
    assert table.prompt(0) == "take_dice"
    table.plays(0, "take purple", "take purple")
    assert sum(table.held(0).values()) >= 10


def test_taking_fewer_dice_keeps_those_one_has() -> None:
    """RG-3.2."""
    table = Table(2).dice(0, "blue 3 " * 4 + "green 3 " * 6)
    table.play(0, "place terrace_purple")
    assert table.prompt(0) == "make_room"
    assert table.play(0, "take_fewer")[0] == "went_without"
    assert table.held(0) == {"blue": 4, "green": 6}


def test_only_the_dice_that_are_left_can_be_taken() -> None:
    """RG-3.3, RG-R5: one orange die is left, two are wanted."""
    table = Table(2).dice(0, "blue 4").dice(1, "orange 1 " * 6 + "orange 2 " * 4).supply("orange", 1)
    table.play(0, "place balcony_blue")
    assert table.held(0) == {"orange": 1}


def test_putting_back_a_die_of_a_fixed_colour_wins_no_further_one() -> None:
    """RG-R5: of two orange dice wanted one is left, and it stays one when an orange die makes room."""
    table = Table(2).dice(0, "blue 4 " + "orange 1 " * 10).supply("orange", 1)
    table.play(0, "place balcony_blue")
    assert table.prompt(0) == "make_room"
    table.play(0, "put_back orange 1")
    assert table.held(0) == {"orange": 10}
    assert table.match.actors() == [1]


def test_a_die_put_back_for_free_colours_may_be_taken_again() -> None:
    """RG-R5: the supply had no blue die before."""
    table = Table(2).dice(0, "blue 1 blue 2 " + "green 3 " * 8).supply("blue", 0)
    table.plays(0, "place dancer", "next choice.dice", "put_back blue 1")
    assert table.held(0) == {"green": 8}
    assert table.may(0) == {"take blue", "take green", "take orange", "take purple"}


def test_karma_turns_a_die_to_its_opposite_side_when_it_is_used() -> None:
    """RG-3.4: a 4 serves the yogi as a 3."""
    table = Table(2).dice(0, "blue 4").put(0, karma=1)
    events = table.play(0, "place yogi")
    assert events[:3] == ["placed", "turned_die", "gave"]
    assert table.s.karma[0] == 2


def test_without_karma_a_die_stays_as_it_is() -> None:
    """RG-3.4, RG-3.5."""
    assert Table(2).dice(0, "blue 4").why(0, "yogi") == "no_die_showing"


def test_karma_never_rises_above_three() -> None:
    """RG-3.5."""
    table = Table(2).put(0, karma=2)
    gain_karma(table.s, 0, 2)
    assert table.s.karma[0] == 3


def test_for_a_market_a_die_is_turned_only_upwards() -> None:
    """RG-R20."""
    table = Table(2).dice(0, "blue 2 green 5").put(0, karma=1).built(0, "o04:7:0")
    table.play(0, "place market_silk")
    assert sorted(a.kind for a in table.match.legal(0)) == ["give", "give", "give_turned"]
