"""An owner's own figures replace ours, block by block."""

from pathlib import Path

import pytest

from durbar import EditionError, Match
from durbar.engines.bind import reopen
from durbar.games.maharaja.game import GAME

PRICES = """
edition = "mine"
game = "maharaja"

[prices]
status = "found"
source = "my copy"
statue = 8
statue_with_maharaja = 9
statue_dear = 12
statue_discount = 1
shrine = 1
shrine_discount = 1
sculptor_discount = 3
"""


def test_other_prices_reach_the_rules_and_the_view(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(PRICES)
    match = Match.start(reopen(GAME, file), seats=2, secret=b"mine")
    assert {city.price for city in match.view(0).cities} == {8}
    assert {city.price for city in Match.start(GAME, seats=2, secret=b"mine").view(0).cities} == {10}


def test_the_figures_on_the_components_are_those_of_the_edition(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(PRICES.replace("sculptor_discount = 3", "sculptor_discount = 4"))
    view = Match.start(reopen(GAME, file), seats=2, secret=b"mine").view(0)
    assert (view.printed["sculptor_discount"], view.printed["changer_coins"]) == (4, 2)


def test_a_village_on_two_roads_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "torn.toml"
    roads = "".join(
        f'{{ id = "r{n:02}", from = "crossing", to = "delhi", villages = ["v01", "v02"] }},\n' for n in range(1, 17)
    )
    file.write_text(
        f'edition = "torn"\ngame = "maharaja"\n\n[roads]\nstatus = "found"\nsource = "x"\ncrossing = "crossing"\nrows = [\n{roads}]\n'
    )
    with pytest.raises(EditionError, match="30 villages"):
        reopen(GAME, file)
