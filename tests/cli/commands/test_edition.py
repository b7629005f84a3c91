"""`durbar edition`: a file to copy the numbers of one's own box into, and what it lacks."""

from pathlib import Path

import pytest

import durbar as package
from durbar.core.edition_files import differences
from durbar.core.text import LANGUAGES
from durbar.games import GAMES
from tests.cli.conversation import Terminal


@pytest.fixture
def file(durbar: Terminal, tmp_path: Path) -> Path:
    """The edition file of legacy as it is written."""
    path = tmp_path / "my-box.toml"
    path.write_text(durbar("edition", "legacy").out, "utf-8")
    return path


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), "utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_what_is_written_can_be_played_and_equals_the_standard(
    durbar: Terminal, tmp_path: Path, key: str, language: str
) -> None:
    path = tmp_path / "my-box.toml"
    path.write_text(durbar("edition", key, "--lang", language).out, "utf-8")

    standard, own = package.game(key).rules.box, package.game(key, edition=path).rules.box
    assert list(own.blocks) == list(standard.blocks)
    assert all(differences(standard.blocks[name], own.blocks[name]) == [] for name in standard.blocks)
    assert own.edition.startswith("my box@")


def test_every_block_says_where_in_the_box_it_is_printed() -> None:
    for key in GAMES:
        blocks = package.game(key).rules.box.blocks
        assert [(key, name) for name, block in blocks.items() if "printed" not in block] == []
        assert all(block["printed"][language] for block in blocks.values() for language in LANGUAGES)


def test_the_place_in_the_box_stands_above_each_block(durbar: Terminal) -> None:
    written = durbar("edition", "maharaja", "--lang", "de").out
    above = written[: written.index("[action_tiles]")].rstrip().splitlines()[-3:]
    assert all(line.startswith("# ") for line in above)
    assert "Aktionsplättchen" in " ".join(above)
    assert "printed" not in written


def test_a_file_that_is_as_it_was_written_has_no_problem(durbar: Terminal, file: Path) -> None:
    said = durbar("edition", "--check", str(file))

    assert said.code == 0
    assert said.out.splitlines() == [
        "As in the standard: antiques, collections, trade, money.",
        "Nothing is missing and nothing is impossible: the file can be played.",
    ]


def test_what_differs_from_the_standard_is_told_with_both_figures(durbar: Terminal, file: Path) -> None:
    change(file, "start_first = 4", "start_first = 6")
    change(file, "jug = [3, 1,", "jug = [3, 2,")
    said = durbar("edition", "--check", str(file))

    assert said.code == 0
    assert "money: one figure differs from the standard, which is in brackets.\n  start_first = 6 (4)" in said.out
    assert "  values.jug[1] = 2 (1)" in said.out
    assert "As in the standard: collections, trade." in said.out


def test_several_problems_are_told_at_once_each_by_file_key_and_expectation(durbar: Terminal, file: Path) -> None:
    change(file, "start_first = 4", "start_first = 400")
    change(file, "gold_coin = 3\n", "")
    change(file, "four_seats = [4, 3, 3, 2, 2]", "four_seats = [4, 3, 3, 2]\nfive_seats = [1]")
    change(file, 'colours = ["yellow", "red",', 'colours = ["red", "red",')
    said = durbar("edition", "--check", str(file))

    assert said.code == 1
    for problem in (
        "my-box.toml: money.start_first: expected an integer from 0 to 8, not 400.",
        "my-box.toml: money.gold_coin: expected an entry, but there is none.",
        "my-box.toml: trade.four_seats: expected a list of 5 integers, not 4.",
        "my-box.toml: trade.five_seats: expected one of the entries four_seats, fewer_seats.",
        "my-box.toml: antiques.colours: expected six different colours.",
    ):
        assert problem in said.out.splitlines()
    assert said.out.splitlines()[-1] == "The file cannot be played: 5 problems."


def test_a_wrong_entry_of_one_row_among_many_is_named_by_its_place(durbar: Terminal, file: Path) -> None:
    text = file.read_text("utf-8")
    file.write_text(text.replace('size = "large"', 'size = "huge"', 2), "utf-8")
    said = durbar("edition", "--check", str(file))

    for row in (1, 3):
        assert f"my-box.toml: collections.cards[{row}].size: expected one of small, large, not 'huge'." in said.out


def test_blocks_that_are_left_out_keep_the_standard(durbar: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "trade.toml"
    block = 'status = "found"\nsource = "my own copy"\nfour_seats = [4, 3, 3, 2, 2]\nfewer_seats = [4, 3, 2, 1]\n'
    path.write_text(f'game = "legacy"\n[trade]\n{block}')
    said = durbar("edition", "--check", str(path), "--lang", "de")

    assert said.code == 0
    assert "Nicht in der Datei, also wie üblich: antiques, collections, money." in said.out
    assert "trade: Eine Zahl weicht von den üblichen ab" in said.out


def test_an_unknown_block_and_one_without_a_source_are_problems_among_others(durbar: Terminal, file: Path) -> None:
    change(file, "[trade]\nstatus", '[silver]\nstatus = "found"\nsource = "x"\n\n[trade]\nstate')
    said = durbar("edition", "--check", str(file))

    assert "my-box.toml: silver: expected one of the blocks antiques, collections, trade, money." in said.out
    assert "my-box.toml: trade: expected a block with status (found, derived, reconstructed) and source." in said.out
    assert "my-box.toml: trade.state: expected one of the entries" in said.out


@pytest.mark.parametrize(
    "words", [("edition",), ("edition", "chess"), ("edition", "legacy", "--check", __file__)], ids=" ".join
)
def test_either_a_game_or_a_file_is_asked_for(durbar: Terminal, words: tuple[str, ...]) -> None:
    said = durbar(*words)

    assert said.code == 2
    assert len(said.err.splitlines()) == 1


def test_a_file_that_is_no_edition_is_one_sentence(durbar: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "chess.toml"
    path.write_text('game = "chess"\n')
    said = durbar("edition", "--check", str(path))

    assert said.code == 2
    assert said.err.startswith("chess.toml: game: expected one of legacy,")
