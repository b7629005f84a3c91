"""What the words of a recorded game mean here."""

from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.actions import (
    BALCONY,
    CHAMBER_OF,
    FRONT_TERRACE,
    GOOD,
    HARBOUR,
    MIXED,
    QUARRY,
    TERRACE,
)

LETTERS = {"b": 0, "g": 1, "o": 2, "p": 3}
CHAMBERS = ("mogul", "dancer", "yogi", "raja", "builder", "portuguese")
PLACES = {
    "quarry": QUARRY,
    "mixed": MIXED,
    "front": FRONT_TERRACE,
    "harbour": HARBOUR,
    **{good: GOOD + i for i, good in enumerate(tables.GOODS)},
    **{chamber: CHAMBER_OF + i for i, chamber in enumerate(CHAMBERS)},
    **{f"terrace.{letter}": TERRACE + colour for letter, colour in LETTERS.items()},
    **{f"balcony.{letter}": BALCONY + colour for letter, colour in LETTERS.items()},
}
CELLS = [cell for cell in range(tables.CELLS) if tables.LAND[cell]]
"""Cells are recorded from 1 on, row by row, without those that hold no tile."""
SLOTS = [
    tables.BORDER[row * tables.COLUMNS + column][tables.SIDES.index(side)]
    for row, column, side in (
        *((0, 1, "left"), (0, 1, "top"), (0, 3, "top"), (0, 3, "right")),
        *((1, 0, "left"), (1, 0, "top"), (1, 4, "top"), (1, 4, "right"), (2, 2, "bottom")),
        *((2, 0, "left"), (2, 4, "right"), (3, 1, "right"), (3, 3, "left")),
        *((3, 0, "left"), (3, 4, "right")),
    )
]
"""The slots of the back as they are recorded, from 0 on."""
PRINTED = {
    slot: f"border.{word}"
    for slot, word in zip(
        SLOTS,
        "WMoney2 - WMoney2 - YMoney2 YDieBlue YDieOrange YPts1 YDieGreenKarma RDie RDie RPts2 RMoney3 BMoney3 BMoney3".split(),
        strict=True,
    )
    if word != "-"
}
"""What is printed on a slot, as it is recorded."""
YIELD_TILES = {
    word: tables.YIELD_TILE_IDS.index(name)
    for word, name in {
        "WhiteDie": "white_dice",
        "WhiteMoney": "white_money",
        "WhiteUpgrade": "white_upgrade",
        "WhiteKarma": "white_karma",
        "YellowMoney": "yellow_money",
        "YellowKarma": "yellow_karma",
        "YellowBlueViolet": "yellow_blue_purple",
        "YellowGreenBlue": "yellow_green_blue",
        "YellowOrangeGreen": "yellow_orange_green",
        "YellowOrangeViolet": "yellow_orange_purple",
        "RedDice": "red_dice",
        "RedMoney": "red_money",
        "RedRiver": "red_boat",
        "BrownMarket": "brown_fame_per_market_tile",
        "BrownRiver": "brown_fame_per_three_spaces",
        "BrownBuilding": "brown_money_per_building",
        "BrownYield": "brown_money_per_yield_tile",
        "BrownBend": "brown_fame_per_curve",
        "BrownUpgrade": "brown_money_per_upgrade",
        "BrownWorker": "brown_fame_per_worker",
    }.items()
}
BROWN = [word for word in YIELD_TILES if word.startswith("Brown")]
WHITE = {"die": "WhiteDie", "money": "WhiteMoney", "upgrade": "WhiteUpgrade", "karma": "WhiteKarma"}
RIVER_TILES = {
    word: tables.RIVER_TILE_IDS.index(f"ganga_{name}")
    for word, name in {
        "KarmaDice": "karma",
        "BGO": "dice_a",
        "VGO": "dice_b",
        "Dancer": "dancer",
        "Yogi": "yogi",
        "Raja": "raja",
        "Market3": "market",
        "River": "boat",
    }.items()
}
CHAMBER_TILES = {"space.Dancer": "dancer", "space.Yogi": "yogi", "space.Raja": "raja"}


def dice(words: str) -> list[int]:
    """Dice as "g6 o5", each as its kind; a 0 is a die that was not rolled yet."""
    return [LETTERS[word[0]] * 6 + int(word[1]) - 1 for word in words.split() if word[1] != "0"]


def tile(word: str) -> int:
    """A province tile by its id."""
    return tables.TILE_IDS.index(word)


def turned(word: str, turn: int) -> int:
    """A recorded turn as ours: paths that look the same after fewer turns are turned fewer times."""
    return turn % tables.TURNS[tables.PATH[tile(word)]]


def exits(word: str, turn: int) -> int:
    """The sides to which a tile leads, as bits."""
    return tables.EXITS[tables.PATH[tile(word)]][turned(word, turn)]
