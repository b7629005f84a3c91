from pathlib import Path

import pytest

import durbar
from durbar.core.text import LANGUAGES
from durbar.engines.numba import Numba
from durbar.games import games, legacy

OWN = """
game = "legacy"
edition = "Grandfather's box"

[money]
status = "found"
source = "my own copy"
gold_coin = 3
start_first = 6
start_others = 7
most_after_taxes = 8
rupees_for_a_point = 3
"""


@pytest.fixture
def own(tmp_path: Path) -> Path:
    file = tmp_path / "own.toml"
    file.write_text(OWN)
    return file


def test_an_edition_changes_the_figures_and_nothing_else(own: Path) -> None:
    match = durbar.Match.start(durbar.game("legacy", edition=own), seats=2, secret=b"x")
    standard = durbar.Match.start("legacy", seats=2, secret=b"x")
    assert sorted(seat.money for seat in match.view().seats) == [6, 7]
    assert sorted(seat.money for seat in standard.view().seats) == [4, 5]
    assert match.view().offer == standard.view().offer


def test_an_edition_may_have_a_dot_in_its_name(own: Path) -> None:
    own.write_text(OWN.replace("Grandfather's box", "box no. 2"))

    assert durbar.game("legacy", edition=own).text("en").say("game.name") == durbar.game("legacy").name


def test_an_edition_runs_compiled_too(own: Path) -> None:
    engine = Numba(durbar.game("legacy", edition=own))
    setup = engine.entry(engine.game.rules.setup)
    states = engine.states(1)
    setup(states[0], 2, engine.zeros("int64", 1))
    assert sorted(states[0]["money"][:2].tolist()) == [6, 7]


def test_a_record_names_its_edition_and_replays_only_with_it(own: Path) -> None:
    game = durbar.game("legacy", edition=own)
    match = durbar.Match.start(game, seats=2, secret=b"x")
    while not match.over:
        match.play(match.actors()[0], match.codes(match.actors()[0])[0])
    record = match.record()
    assert record.edition.startswith("Grandfather's box@")
    assert durbar.verify(record, game).state == match.state
    with pytest.raises(durbar.RecordError, match="edition"):
        durbar.verify(record)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("start_first = 6", "start_first = 99", "own.toml: money.start_first: expected an integer from 0 to 8, not 99"),
        ("start_first = 6", "", "own.toml: money.start_first: expected an entry, but there is none"),
        ("[money]", "[silver]", "own.toml: silver: expected one of the blocks"),
        ('status = "found"', 'status = "rumour"', "own.toml: money: expected a block with status"),
        ('game = "legacy"', 'game = "rajas"', "own.toml: game: expected \"legacy\", not 'rajas'"),
        ("gold_coin = 3", "gold_coin = ", "own.toml: expected valid TOML"),
    ],
)
def test_a_bad_edition_is_refused_by_file_key_and_expectation(own: Path, old: str, new: str, complaint: str) -> None:
    own.write_text(OWN.replace(old, new))
    with pytest.raises(durbar.EditionError) as error:
        durbar.game("legacy", edition=own)
    assert complaint in str(error.value)


def test_a_missing_file_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(durbar.EditionError, match="expected a readable TOML file"):
        durbar.game("legacy", edition=tmp_path / "nowhere.toml")


def test_totals_are_counted(tmp_path: Path) -> None:
    text = (Path(legacy.__file__).parent / "data" / "collections.toml").read_text()
    fewer = tmp_path / "fewer.toml"
    fewer.write_text('game = "legacy"\n' + text[: text.rindex("[[collections.cards]]")])
    with pytest.raises(
        durbar.EditionError, match="fewer.toml: collections.cards: expected a list of 15 tables, not 14"
    ):
        durbar.game("legacy", edition=fewer)


def test_every_block_says_where_its_figures_come_from() -> None:
    for game in games():
        for block in game.rules.box.status():
            assert block["status"] in ("found", "derived", "reconstructed")
            assert all(block["source"][language] for language in LANGUAGES)


def test_an_edition_has_bounds_of_its_own_for_observations(tmp_path: Path) -> None:
    rich = tmp_path / "rich.toml"
    rich.write_text(OWN.replace("most_after_taxes = 8", "most_after_taxes = 50"))
    most = {}
    for name, game in (("standard", durbar.game("legacy")), ("rich", durbar.game("legacy", edition=rich))):
        assert game.wisdom.columns
        most[name] = next(column.high for column in game.wisdom.columns() if column.name == "money_0")

    assert most == {"standard": 11, "rich": 53}
