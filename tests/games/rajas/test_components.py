"""The printed components: counted, said where they come from, and checked when an edition changes them."""

from collections import Counter
from pathlib import Path

import pytest

import durbar
from durbar.core.editions import EditionError
from durbar.games.rajas.game import GAME
from durbar.games.rajas.rules import tables

HEAD = 'game = "rajas"\n'
SOURCE = 'status = "found"\nsource = "a box of our own"\n'


def _edition(folder: Path, text: str) -> Path:
    file = folder / "own.toml"
    file.write_text(HEAD + text, "utf-8")
    return file


def test_the_tiles_are_even_among_buildings_goods_and_backs() -> None:
    """RG-1.2, RG-4.5: twelve of each building, market values of 32 for each good."""
    assert [sum(built[kind] for built in tables.BUILT) for kind in range(4)] == [12, 12, 12, 12]
    values: Counter[int] = Counter()
    for goods, worth in zip(tables.MARKET_GOOD, tables.MARKET_VALUE, strict=True):
        values.update({good: value for good, value in zip(goods, worth, strict=True) if good >= 0})
    assert dict(values) == {0: 32, 1: 32, 2: 32}
    assert [tables.STACK.count(stack) for stack in range(12)] == [6, 5, 5] * 4


def test_only_the_yield_that_was_never_seen_is_not_found() -> None:
    """RG-10.2: a tile lay on it in every game looked at."""
    assert {block["block"] for block in GAME.rules.box.status() if block["status"] != "found"} == {"unseen_yield"}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            f"[front_yields]\n{SOURCE}yields = [{{ row = 1, column = 0, side = 'top', dice = 1 }}]",
            "front_yields.yields: expected 13 places in front_yields together.",
        ),
        (
            f"[unseen_yield]\n{SOURCE}yields = [{{ row = 3, column = 0, side = 'left', slot = 'red', money = 3 }}]",
            "back_yields.yields: expected 4 red slots.",
        ),
        (
            f"[red_tiles]\n{SOURCE}tiles = [{{ id = 'red_all', money = 1, fame = 1, karma = 1, count = 6 }}]",
            "red_tiles.tiles[0].id: expected no more than 2 rewards in one yield.",
        ),
        (
            f"[red_tiles]\n{SOURCE}tiles = [{{ id = 'red_twice', dice_of_colours = ['blue', 'blue'], count = 6 }}]",
            "red_tiles.tiles[0].dice_of_colours: expected different colours, at least one.",
        ),
        (
            f"[red_tiles]\n{SOURCE}tiles = [{{ id = 'red_nothing', count = 6 }}]",
            "red_tiles.tiles[0].id: expected a tile that gives something.",
        ),
        (
            f"[red_tiles]\n{SOURCE}tiles = [{{ id = 'red_money', money = 6, count = 5 }}]",
            "red_tiles.tiles: expected 6 tiles, as the rules count.",
        ),
    ],
)
def test_a_wrong_figure_is_refused_with_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(EditionError) as refused:
        durbar.game("rajas", edition=_edition(tmp_path, text))
    assert sentence in str(refused.value)


def test_an_edition_may_print_other_yields(tmp_path: Path) -> None:
    """RG-4.6: two parts of another kind on the last brown slot."""
    text = f"[unseen_yield]\n{SOURCE}yields = [{{ row = 3, column = 0, side = 'left', slot = 'brown', fame = 2, karma = 1 }}]"
    game = durbar.game("rajas", edition=_edition(tmp_path, text))
    match = durbar.Match.start(game, seats=2, options={"navaratnas": "on"}, secret=b"own")
    borders = match.view().seats[0].borders
    corner = next(border for border in borders if border.cell == 15)
    assert [(reward.kind, reward.amount) for reward in corner.rewards] == [("fame", 2), ("karma", 1)]
