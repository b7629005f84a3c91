"""`durbar analyse`."""

import json
import re
from pathlib import Path

import pytest

from durbar import Match
from tests.cli.conversation import Terminal

QUICK = ("--seconds", "0.01")


def test_it_shows_a_table_a_plot_and_the_turning_points(durbar: Terminal, record: Path, finished: Match) -> None:
    said = durbar("analyse", str(record), *QUICK)

    assert said.code == 0
    assert "Chance of winning" in said.out
    assert "100 % │" in said.out
    assert f"0{len(finished.steps):>71}" in said.out
    assert "Turning points" in said.out
    assert re.search(r"Seat 1 +gave away \d+ % in all", said.out)


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
    assert written.count("<polyline") == 2
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
