"""Curves: figures over the rounds or over time."""

from durbar.reports.curves import Curve, curves
from durbar.reports.svg import Axis


def test_a_curve_goes_through_all_of_its_values() -> None:
    drawn = curves("Points", [Curve([3.0, 2.0, 2.5], "2.5 in the end")], "round")

    assert drawn.count("<polyline") == 2
    assert "2.5 in the end" in drawn


def test_nothing_is_drawn_before_the_first_round() -> None:
    assert curves("Points", [Curve([], "")], "round") == ""


def test_a_single_round_is_a_point() -> None:
    assert "nan" not in curves("Points", [Curve([3.0], "3")], "round")


def test_several_curves_share_their_axes_and_are_told_apart_by_marks_too() -> None:
    won = [Curve([0.5, 0.9], "90 % in the end", 0), Curve([0.1, 0.4], "40 % in the end", 1)]
    drawn = curves("Matches won", won, "minutes", at=[0.5, 10], beside=Axis("", 0, 1, "{:.0%}".format))

    assert drawn.count("<polyline") == 4
    assert all(words in drawn for words in ("90 % in the end", "40 % in the end", ">100%<", ">minutes<"))
    assert len({line for line in drawn.split("<") if line.startswith("path d=")}) == 8
