"""`durbar lab play` writes what was decided and what came of it."""

from pathlib import Path

import pytest

from durbar.games.legacy.wisdom.columns import columns
from tests.cli.conversation import Terminal

pytest.importorskip("pyarrow")
lab = pytest.importorskip("durbar.lab")


def test_every_decision_of_some_matches_is_a_row(durbar: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "matches.parquet"
    said = durbar("lab", "play", "legacy", "--bot", "uniform", "-n", "3", "--out", str(file), "--workers", "2")
    rows = lab.read(file).to_pylist()

    assert f"holds {len(rows)} decisions of 3 matches" in " ".join(said.out.split())
    assert {row["match"] for row in rows} == {0, 1, 2}
    assert all(row["chosen"] in row["legal"] for row in rows)
    assert {row["outcome"] for row in rows} <= {-1.0, 0.0, 1.0}
    assert [row["decision"] for row in rows if row["match"] == 1] == list(range(sum(row["match"] == 1 for row in rows)))


def test_a_bot_that_searches_leaves_its_visits_and_its_value(tmp_path: Path) -> None:
    from durbar.lab.dataset import Harvest, decisions_of

    rows = decisions_of(Harvest("legacy", "page", 2, {}, 1, 1), 0)
    searched = [row for row in rows if len(row["legal"]) > 1]

    assert all(len(row["visits"]) == len(row["legal"]) and sum(row["visits"]) > 0 for row in searched)
    assert all(row["value"] is not None for row in searched)
    assert decisions_of(Harvest("legacy", "uniform", 2, {}, 1, 1), 0)[0]["visits"] == []


def test_matches_are_played_with_the_figures_of_an_edition_file(durbar: Terminal, tmp_path: Path) -> None:
    own_box, file = tmp_path / "my-box.toml", tmp_path / "matches.parquet"
    own_box.write_text(durbar("edition", "legacy").out.replace("start_first = 4", "start_first = 7"), "utf-8")
    words = ("-n", "2", "--out", str(file), "--workers", "2", "--edition", str(own_box))
    durbar("lab", "play", "legacy", "--bot", "uniform", *words)

    money = [column.name for column in columns()].index("money_0")
    begun = [row["observation"] for row in lab.read(file).to_pylist() if row["decision"] == 0]
    assert [row[money] for row in begun] == [7, 7]


def test_a_bot_that_nobody_knows_is_refused_with_a_sentence(durbar: Terminal, tmp_path: Path) -> None:
    said = durbar("lab", "play", "legacy", "--bot", "nobody", "--out", str(tmp_path / "x.parquet"))

    assert said.code == 2
    assert "nobody" in said.err
