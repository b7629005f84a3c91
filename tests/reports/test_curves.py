"""Curves: one figure over the rounds."""

from durbar.reports.curves import Curve, curve


def test_a_curve_goes_through_all_of_its_values() -> None:
    drawn = curve("Points", Curve([3.0, 2.0, 2.5], "2.5 in the end"), "round")

    assert drawn.count("<polyline") == 2
    assert "2.5 in the end" in drawn


def test_nothing_is_drawn_before_the_first_round() -> None:
    assert curve("Points", Curve([], ""), "round") == ""


def test_a_single_round_is_a_point() -> None:
    assert "nan" not in curve("Points", Curve([3.0], "3"), "round")
