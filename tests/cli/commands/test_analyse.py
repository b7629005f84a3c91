"""`durbar analyse`."""

import io
import json
import re
from pathlib import Path

import pytest
from rich.console import Console

from durbar import Match
from durbar.bots.analysis import Analysis, Outlook
from durbar.cli.terminal.analysis import chances_plot
from durbar.cli.terminal.retelling import strangers
from tests.cli.conversation import Terminal

QUICK = ("--seconds", "0.01")


def test_it_shows_a_table_a_plot_and_the_turning_points(durbar: Terminal, record: Path, finished: Match) -> None:
    said = durbar("analyse", str(record), *QUICK)

    assert said.code == 0
    assert "Day 1" in said.out, "turns stand under the name of their round"
    assert "Chance of winning" in said.out
    assert "100 % │" in said.out
    assert re.search(r"└┴─+┴", said.out)
    assert max(len(line.rstrip()) for line in said.out.splitlines()) <= 100
    assert "Turning points" in said.out
    assert re.search(r"Seat 1 +\d+ % of the answers as good as the best", said.out)


@pytest.mark.parametrize("columns", [30, 60, 80])
def test_the_plot_fits_into_the_terminal(columns: int, finished: Match) -> None:
    fair = Outlook((0.5, 0.5), (20.0, 20.0))
    found = Analysis((fair,) * (len(finished.steps) + 1), (), (), (), (0.0, 0.1), 0.01)
    console = Console(width=columns, file=io.StringIO())
    with console.capture() as caught:
        console.print(chances_plot(found, strangers(finished, "en"), columns))
    rows = [line for line in caught.get().splitlines() if "│" in line or "└" in line]

    assert len(rows) == 12
    assert {"●", "▲"} <= set("".join(rows)), "neither seat hides the other"


def test_it_speaks_german_too(durbar: Terminal, record: Path) -> None:
    said = durbar("analyse", str(record), *QUICK, "--lang", "de")

    assert "Wendepunkte" in said.out
    assert re.search(r"Schritt \d+: .*Siegchance", " ".join(said.out.split()))


def test_programs_get_json(durbar: Terminal, record: Path, finished: Match) -> None:
    told = json.loads(durbar("analyse", str(record), *QUICK, "--json").out)

    assert (told["game"], told["seats"]) == ("legacy", 2)
    assert len(told["decisions"]) == len(finished.steps)
    assert len(told["outlooks"]) == len(finished.steps) + 1


def test_a_browser_gets_a_page_that_needs_nothing_else(durbar: Terminal, record: Path, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    said = durbar("analyse", str(record), *QUICK, "--html", str(page))

    written = page.read_text("utf-8")
    assert said.code == 0
    assert written.count("<polyline") == 2 * 2, "two seats, on a desk and on a phone"
    assert written.count('class="unit">step<') == 2
    assert "100 %</text>" in written
    assert '<th scope="rowgroup" colspan="6">Day 1</th>' in written
    assert "Turning points" in written
    assert not re.search(r"(src|href)=", written)


def test_a_page_that_cannot_be_written_is_a_bad_argument(durbar: Terminal, record: Path, tmp_path: Path) -> None:
    said = durbar("analyse", str(record), *QUICK, "--html", str(tmp_path / "nowhere" / "report.html"))

    assert said.code == 2
    assert len(said.err.splitlines()) == 1


@pytest.mark.parametrize(
    "written", ["", "[]", '{"game": "legacy"}', "\x00\x01"], ids=["empty", "a list", "half a record", "rubbish"]
)
def test_what_is_no_record_is_one_sentence(durbar: Terminal, tmp_path: Path, written: str) -> None:
    file = tmp_path / "file.json"
    file.write_text(written)
    said = durbar("analyse", str(file))

    assert said.code == 2
    assert said.out == ""
    assert len(said.err.splitlines()) == 1


def test_a_match_that_was_cut_short_cannot_be_analysed(durbar: Terminal, record: Path) -> None:
    told = json.loads(record.read_bytes())
    record.write_text(json.dumps({**told, "steps": told["steps"][:-1]}))
    said = durbar("analyse", str(record))

    assert said.code == 2
    assert "whole match" in said.err
