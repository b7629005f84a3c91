"""What each number of an observation is; seats are counted from the observer."""

from durbar.core.columns import Column, for_each
from durbar.games.rajas.rules.actions import PICK_SLOT, WAITING_CHOICES
from durbar.games.rajas.rules.dice import ONE_OF_EACH
from durbar.games.rajas.rules.palace import HIGHEST
from durbar.games.rajas.rules.state import LEFT_THE_GAME
from durbar.games.rajas.rules.tables import (
    ALL_COLOURS,
    BACKS,
    BOARD_SPACES,
    BORDERS,
    BUILDINGS,
    CELLS,
    COLOURS,
    DICE_PER_COLOUR,
    GOODS,
    KALI,
    KARMA_MOST,
    LAND,
    MARKET_MOST,
    MARKETS_PER_TILE,
    MEETING_SUM,
    MONEY_BONUSES,
    MOST_ROUNDS,
    PRICE,
    RIVER_END,
    RIVER_TILES,
    SEATS,
    TILE_IDS,
    TILES,
    WORKERS_MOST,
    YIELD_TILE_COUNT,
    YIELD_TILES,
    YIELD_TILES_MOST,
)

MUCH = 32767
"""All that the state has room for: money is earned without end while the markers do not meet."""
DICE = [f"{colour}_{value}" for colour in COLOURS for value in range(1, 7)]
STACKS = [f"{colour}_{back}" for colour in COLOURS for back in BACKS]


def columns() -> list[Column]:
    """The common facts, then everything in front of each seat; empty seats are all zero."""
    return [*turn(), *board(), *stock(), *for_each((f"seat_{step}" for step in range(SEATS)), seat())]


def turn() -> list[Column]:
    """Seats, variant, round, order of play, the question asked and the choices that wait."""
    return [
        Column("seats", 2, SEATS, "how many seats play"),
        Column("navaratnas", 0, 1, "whether the Navaratnas variant is played"),
        Column("round", 0, MOST_ROUNDS, "number of the round, 0 while yield tiles are laid before the first", (0, 12)),
        Column("first", 0, SEATS - 1, "how many places after the observer the seat with the elephant sits"),
        Column(
            "heir", 0, SEATS, "who sent a worker to the Great Mogul, counted from the observer from 1; 0 for nobody"
        ),
        Column("served", 0, SEATS, "how many seats have had their turn in this pass"),
        Column("placed", 0, SEATS, "how many workers were placed in this pass"),
        Column("met_count", 0, SEATS, "how many seats' markers have met"),
        Column("question", 0, PICK_SLOT, "what is asked, by its number in rules/actions.py; 0 when nothing is"),
        Column("about", 0, (1 << WAITING_CHOICES) - 1, "what the question is about"),
        Column("about_more", 0, ONE_OF_EACH + ALL_COLOURS, "what else the question is about"),
        Column("waiting", 0, (1 << WAITING_CHOICES) - 1, "the choices that wait, as bits"),
        Column("picked", 0, 24, "how many questions were owed when the one on top was picked to come next"),
        Column("plan_tile", 0, TILES - 1, "the tile being built"),
        Column("plan_cell", 0, CELLS - 1, "the cell it goes to, once chosen"),
        Column("plan_due", 0, max(PRICE), "what of its price is still to be paid"),
        Column("covering", 0, 1, "whether the master builder works"),
    ]


def board() -> list[Column]:
    """Who stands where on the board, the dice in the supply, and those picked for rerolling."""
    return [
        *(
            Column(f"space_{space}", 0, SEATS, "who stands there, counted from the observer from 1; 0 for nobody")
            for space in range(BOARD_SPACES)
        ),
        *(Column(f"{colour}.supply", 0, DICE_PER_COLOUR, "dice of this colour in the supply") for colour in COLOURS),
        *(Column(f"{die}.chosen", 0, max(KALI), "dice of this kind picked for rerolling") for die in DICE),
    ]


def stock() -> list[Column]:
    """Tiles on show, tiles still to come, yield tiles and the river."""
    there = [*YIELD_TILE_COUNT, *[0] * (YIELD_TILES_MOST - YIELD_TILES)]
    return [
        *(Column(f"{stack}.top", 0, TILES, "the tile on top: its number from 1, 0 when empty") for stack in STACKS),
        *(Column(f"{tile}.hidden", 0, 1, "whether this tile is still to come") for tile in TILE_IDS),
        *(
            Column(f"yield_tile_{tile}.left", 0, count, "how many of these yield tiles can be had")
            for tile, count in enumerate(there)
        ),
        *(
            Column(f"river_{space}.tile", 0, RIVER_TILES, "the river tile there: its number from 1, 0 for none")
            for space in range(RIVER_END + 1)
        ),
    ]


def seat() -> list[Column]:
    """Everything in front of one seat."""
    most_markets = MARKETS_PER_TILE * sum(LAND)
    return [
        *markers(),
        *(Column(f"{die}.dice", 0, max(KALI), "dice of this kind on its statue") for die in DICE),
        *for_each((f"cell_{cell}" for cell in range(CELLS)), cell()),
        *(
            Column(f"{good}_{value}.markets", 0, most_markets, "markets of this good and value in its province", (0, 5))
            for good in GOODS
            for value in range(MARKET_MOST + 1)
        ),
        *for_each(
            (f"border_{border}" for border in range(BORDERS)),
            [
                Column("reached", 0, 1, "whether its yield is spent"),
                Column("laid", 0, YIELD_TILES, "the yield tile there: its number from 1, 0 for none"),
            ],
        ),
    ]


def cell() -> list[Column]:
    """One cell of a province."""
    return [
        Column("tile", 0, TILES, "the tile there: its number from 1, 0 for none", (0, 1)),
        Column("ways", 0, 15, "the sides its paths lead to, as bits"),
        Column("covered", 0, 1, "whether the master builder covered a tile there"),
    ]


def markers() -> list[Column]:
    """A seat's markers and workers."""
    return [
        Column("back", 0, 1, "whether it uses the back of its province board"),
        Column("met", 0, SEATS, "the order in which its markers met, from 1; 0 when they have not"),
        Column("workers", 0, max(WORKERS_MOST), "active workers"),
        Column("ready", 0, max(WORKERS_MOST), "workers not yet placed in this round"),
        Column("idle", 0, max(WORKERS_MOST), "how often its turn came without a worker in this round"),
        Column("fame", 0, MUCH, "fame", (0, MEETING_SUM)),
        Column("money", 0, MUCH, "money", (0, 2 * MEETING_SUM)),
        Column("bonus", 0, MONEY_BONUSES, "how many bonuses of the money track it has gained"),
        Column("karma", 0, KARMA_MOST, "karma"),
        Column("boat", 0, RIVER_END, "the river space of its boat, 0 at the start"),
        *(Column(f"{building}.upgraded", 0, HIGHEST, "steps this building is upgraded") for building in BUILDINGS),
        Column("late", 0, len(BUILDINGS), "the building whose last step does not count yet, from 1; 0 for none"),
        *(
            Column(f"{where}_worker", 0, LEFT_THE_GAME, "0 while that worker waits, 1 joined, 2 left the game")
            for where in ("fame", "money", "bridge")
        ),
        Column("plays", 0, 1, "whether anybody sits there"),
    ]
