"""The plots: bars and histograms."""

from durbar.reports.plots import Bar, Series, bars, binned, histograms
from durbar.reports.svg import Axis


def test_a_bin_begins_at_a_multiple_of_its_size() -> None:
    assert binned([10, 14, 15, 29], 5, 2, 5) == [0.5, 0.25, 0.0, 0.25]
    assert "<title>10–14: 50.0 %</title>" in histograms("Points", [Series("a", [10, 14, 15, 109])], "points")


def test_nothing_is_drawn_of_nothing() -> None:
    assert bars("Nothing", [], Axis("", 0, 1)) == ""
    assert histograms("Nothing", [Series("a", [])], "points") == ""


def test_bars_of_one_value_have_a_scale_all_the_same() -> None:
    assert "nan" not in bars("One", [Bar("a", 1.0, 1.0, 1.0, "1")], Axis("x", 1.0, 1.0))
