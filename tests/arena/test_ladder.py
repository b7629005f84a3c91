"""The ladder keeps every figure, measures none twice, and makes its page from them."""

import sys
from pathlib import Path

import pytest

from durbar import game
from durbar.arena import ladder
from durbar.arena.figures import costs
from durbar.arena.figures.strength import BY_HAND, Cost, StrengthBook, write_page
from durbar.arena.ladder import pairings


def a_cost() -> Cost:
    return Cost("legacy", 2, "page", 30, 14.0, 120_000.0, 0.0001, 0.0003, 150, 60.0)


def test_every_rung_meets_the_one_below_and_the_top_the_simple_ones_and_itself_without_a_net() -> None:
    assert list(pairings(0.1)) == [
        ("page", "uniform"),
        ("courtier", "page"),
        ("vizier", "courtier"),
        ("raja", "vizier"),
        ("padishah@0.1", "raja"),
        ("padishah@0.1", "greedy"),
        ("padishah@0.1", "uniform"),
        ("padishah@0.1", "padishah@0.1+net=0"),
    ]


def climb(folder: Path, matches: int, monkeypatch: pytest.MonkeyPatch) -> StrengthBook:
    monkeypatch.setattr(ladder, "pairings", lambda _pace: [("greedy", "uniform")])
    kept = ["--figures", f"{folder / 'figures.jsonl'}", "--matches-in", f"{folder / 'ladder'}", "--no-costs"]
    monkeypatch.setattr(sys, "argv", ["ladder", "legacy", "--seats", "3", "-n", f"{matches}", "--workers", "1", *kept])
    ladder.main()
    return StrengthBook(folder / "figures.jsonl")


def test_a_pairing_is_measured_over_whole_deals_and_goes_on_from_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (first,) = climb(tmp_path, 4, monkeypatch).meetings
    (second,) = climb(tmp_path, 7, monkeypatch).meetings

    assert (first.matches, sum(first.first_places)) == (6, 6.0)
    assert first.points > first.points_against > 0
    assert second.matches == 9
    assert len((tmp_path / "ladder" / "legacy-3-greedy-uniform.jsonl").read_text().splitlines()) == 10


def test_figures_are_kept_and_known_again(tmp_path: Path) -> None:
    StrengthBook(tmp_path / "figures.jsonl").keep(a_cost())

    again = StrengthBook(tmp_path / "figures.jsonl")

    assert again.costs == [a_cost()]
    assert again.has_cost("legacy") and not again.has_cost("rajas")


def test_what_was_written_by_hand_stays_on_the_page(tmp_path: Path) -> None:
    page, book = tmp_path / "strength.md", StrengthBook(tmp_path / "figures.jsonl")
    book.keep(a_cost())
    page.write_text(f"# Old tables\n{BY_HAND}\n\nBy duels.\n")

    write_page(book, page)

    assert "Old tables" not in page.read_text("utf-8")
    assert "| page | 14 | 120,000 | 0.1 ms |" in page.read_text("utf-8")
    assert page.read_text("utf-8").endswith(f"{BY_HAND}\n\nBy duels.\n")


def test_where_a_game_has_a_net_the_search_beside_plain_python_asks_none() -> None:
    pytest.importorskip("numba")
    legacy = game("legacy")

    assert costs.times_plain(legacy, [next(costs.sampled_decisions(legacy, 2))]) > 0
