"""The ladder keeps every figure, measures none twice, and makes its page from them."""

import sys
from pathlib import Path

import pytest

from durbar import game
from durbar.arena import ladder
from durbar.arena.figures import costs
from durbar.arena.figures.ratings import duel, elo_interval
from durbar.arena.figures.strength import BY_HAND, Cost, Meeting, StrengthBook, joined, write_page
from durbar.arena.ladder import as_one, pairings
from durbar.arena.play.bout import Bout


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


def climb(folder: Path, matches: int, monkeypatch: pytest.MonkeyPatch, seed: int = 0) -> StrengthBook:
    monkeypatch.setattr(ladder, "pairings", lambda _pace: [("greedy", "uniform")])
    kept = ["--figures", f"{folder / 'figures.jsonl'}", "--matches-in", f"{folder / 'ladder'}", "--no-costs"]
    asked = ["legacy", "--seats", "3", "-n", f"{matches}", "--seed", f"{seed}", "--workers", "1"]
    monkeypatch.setattr(sys, "argv", ["ladder", *asked, *kept])
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
    assert len((tmp_path / "ladder" / "legacy-3-greedy-uniform-0.jsonl").read_text().splitlines()) == 10


def test_deals_of_another_seed_are_added_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (one,) = climb(tmp_path, 6, monkeypatch).meetings
    climb(tmp_path, 3, monkeypatch, seed=1)
    again = climb(tmp_path, 3, monkeypatch, seed=1)
    (all_,) = again.meetings

    assert [row.seed for row in again.rows if isinstance(row, Meeting)] == [0, 1]
    assert (one.matches, all_.matches, sum(all_.first_places)) == (6, 9, 9.0)
    assert one.evidence < all_.evidence


def met(matches: int, first: float, before: float, evidence: float) -> Meeting:
    return Meeting(
        "legacy", 4, "raja", "vizier", matches, matches, first, before, evidence, 20.0, 10.0, [1.0] * 4, 80.0, 0
    )


def test_runs_of_a_pairing_count_by_their_matches() -> None:
    found = joined([met(300, 0.4, 0.6, 500.0), met(100, 0.2, 0.8, 200.0)])

    assert (found.matches, found.evidence) == (400, 700.0)
    assert (found.first, found.before) == pytest.approx((0.35, 0.65))
    assert found.elo == elo_interval(found.before, 700.0)


def test_others_of_one_kind_are_met_all_at_once() -> None:
    alone = Bout(0, [2, 0, 3, 1], [0] * 4, [1, 2, 3, 4], [1] * 4, [0.0] * 4, [0.0] * 4, 1)

    assert duel(as_one(alone), 0, 1) == (2 / 3, 3)


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
