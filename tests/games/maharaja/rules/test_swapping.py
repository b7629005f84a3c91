"""Chapter 3: the swap of characters."""

from tests.games.maharaja.tables import Table


def test_a_character_is_swapped_with_the_display() -> None:
    """MJ-3.12: and another one has to be taken."""
    table = Table(3).turn(0, "swap coins")
    table.play(0, "use_swap")
    assert table.may(0) == {
        "take changer",
        "take courtier",
        "take poet",
        "take_from stonecutter 1",
        "take_from astrologer 2",
    }
    table.play(0, "take poet")
    assert table.characters() == ["poet", "stonecutter", "astrologer"]
    assert table.shown() == "herald changer courtier"


def test_whoever_loses_a_character_takes_another_from_the_display_at_once() -> None:
    """MJ-3.13: the one just laid there included."""
    table = Table(3).turn(0, "swap coins")
    table.play(0, "use_swap", "take_from astrologer")
    assert table.match.actors() == [2]
    assert table.may(2) == {"replace herald", "replace changer", "replace courtier", "replace poet"}
    table.play(2, "replace herald")
    assert table.characters() == ["astrologer", "stonecutter", "herald"]
    assert table.match.actors() == [0]
    assert "use_coins 3" in table.may(0)


def test_the_old_ability_is_used_before_the_swap_and_the_new_one_after_it() -> None:
    """MJ-3.14."""
    table = Table(3).character(0, "vizier").turn(0, "swap coins")
    table.play(0, "ability vizier", "use_swap", "take poet", "ability poet")
    assert (table.s.markers[0], table.prestige(0)) == (1, 4)


def test_a_swap_changes_the_order_of_the_same_round() -> None:
    """MJ-R1: the next turn belongs to the lowest character among those that have not acted."""
    table = Table(3).turn(0, "swap coins")
    table.play(0, "use_swap", "take_from stonecutter")
    table.play(1, "replace poet")
    table.character(2, "preacher")
    table.play(0, "end_turn")
    assert table.match.actors() == [2]


def test_a_seat_that_acted_does_not_act_again_with_another_character() -> None:
    """MJ-R1."""
    table = Table(2).turn(0)
    table.play(0, "end_turn")
    assert table.match.actors() == [1]
    table.turn(1, "swap coins")
    table.play(1, "use_swap", "take_from herald")
    table.play(0, "replace poet")
    assert "scoring_began" in table.play(1, "end_turn")


def test_each_seat_uses_an_ability_once_a_round_however_it_comes_by_it() -> None:
    """MJ-R2."""
    table = Table(3).character(0, "poet").display("changer courtier herald").turn(0, "swap swap")
    table.play(0, "ability poet", "use_swap", "take changer", "use_swap", "take poet")
    assert "ability poet" not in table.may(0)
    table.play(0, "end_turn")
    table.turn(1, "swap coins")
    table.play(1, "use_swap", "take_from poet")
    table.play(0, "replace herald")
    assert "ability poet" in table.may(1)
