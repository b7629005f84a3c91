"""Chapter 3: changing the Maharaja track, and chapter 6: closing its gaps."""

from tests.games.maharaja.tables import Table

A, B, C, D, E, F, G = ["jodhpur", "delhi", "varanasi", "ahmadabad", "khajuraho", "hampi", "puri"]
AFTER_FIRST_ROUND_BEGAN = {4: B, 5: C, 6: D, 7: E, 8: F, 9: G, 10: A}


def changed(flags: dict[int, str], city: str) -> dict[int, str]:
    table = Table(2).flags(flags).turn(0, "track coins")
    goes_to = next(field for field, there in flags.items() if there == city) - 3
    table.play(0, "use_track", f"move_flag {city} {goes_to}")
    return table.track()


def test_a_flag_goes_exactly_three_fields_to_the_left() -> None:
    """MJ-3.15: the first flag included."""
    assert changed(AFTER_FIRST_ROUND_BEGAN, B) == {1: B, 5: C, 6: D, 7: E, 8: F, 9: G, 10: A}


def test_example_passed_flags_move_right_and_keep_their_order() -> None:
    """MJ-3.16: the first picture, a flag moved to a taken field."""
    assert changed(AFTER_FIRST_ROUND_BEGAN, E) == {4: E, 5: B, 6: C, 7: D, 8: F, 9: G, 10: A}


def test_example_only_the_leftmost_flag_makes_room() -> None:
    """MJ-3.16: the second picture, a gap takes the push."""
    before = {1: B, 4: C, 5: D, 6: E, 7: F, 8: G, 9: A}
    assert changed(before, C) == {1: C, 2: B, 5: D, 6: E, 7: F, 8: G, 9: A}


def test_example_a_flag_on_an_empty_field_moves_no_other() -> None:
    """MJ-3.17: the third picture."""
    before = {1: B, 5: C, 6: D, 7: E, 8: F, 9: G, 10: A}
    assert changed(before, C) == {1: B, 2: C, 6: D, 7: E, 8: F, 9: G, 10: A}


def test_flags_with_fewer_than_three_fields_on_their_left_stay_and_the_visited_one_may_move() -> None:
    """MJ-R15."""
    table = Table(2).flags({1: B, 3: C, 4: D, 7: E, 8: F, 9: G, 10: A}).turn(0, "track coins")
    table.play(0, "use_track")
    assert {word.split()[1] for word in table.may(0)} == {D, E, F, G, A}
    table.play(0, f"move_flag {A}")
    assert table.match.view().maharaja == A


def test_gaps_are_closed_to_the_right_at_the_end_of_a_round() -> None:
    """MJ-6.1."""
    table = Table(2).flags({1: B, 5: C, 6: D, 7: E, 8: F, 9: G, 10: A})
    assert table.end_round()[0] == "track_closed"
    assert table.match.view().maharaja == B
    assert table.track() == {5: C, 6: D, 7: E, 8: F, 9: G, 10: A, 11: B}


def test_the_flags_end_on_the_field_of_the_round_even_if_the_last_was_moved_away() -> None:
    """MJ-R16."""
    table = Table(2).flags({4: B, 5: C, 6: D, 7: A, 8: E, 9: F, 10: G})
    table.flags({4: B, 5: C, 6: D, 7: A, 8: E, 9: F}).s.flag[0] = 6
    table.end_round()
    assert table.match.view().maharaja == G
    assert sorted(table.track()) == [5, 6, 7, 8, 9, 10, 11]
