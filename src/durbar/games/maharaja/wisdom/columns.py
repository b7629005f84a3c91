"""What each number of an observation is; sides are counted from the observer."""

from durbar.core.columns import Column, for_each
from durbar.games.maharaja.rules.actions import ACTIONS, FAVOUR
from durbar.games.maharaja.rules.state import (
    CHARACTERS,
    CITIES,
    FIELDS,
    IDLE_SHRINES,
    MARKED,
    NONE,
    OVER,
    PARTS,
    REWARD_FIELDS,
    REWARDS,
    SEATS,
    SPACES,
    SPECIALS,
    TILES,
    VILLAGES,
)
from durbar.games.maharaja.rules.tables import (
    CHANGER_TIMES,
    CITY_IDS,
    MARKERS,
    PLACE_IDS,
    REWARD_BUY_TIMES,
    ROUNDS,
    SHRINES,
    STATUES,
    VILLAGE_CAPACITY,
    WORSHIP_CENTRAL,
    WORSHIP_OUTER,
    WORSHIP_OUTER_WEAK,
    WORSHIP_PRIEST,
    WORSHIP_SHRINE,
)

MUCH = 32767
"""All that the state has room for: coins and prestige go up and down without a printed bound."""
MOST_OPEN = 2 * 3
"""Two planned actions and one by a marker, each with a part twice at most."""
SIDES = [f"side_{step}" for step in range(SEATS)]


def columns() -> list[Column]:
    """The common facts, then sides, cities, villages, tiles and characters."""
    return [
        *table(),
        *for_each(SIDES, side()),
        *for_each(CITY_IDS, city()),
        *(
            Column(f"village_{village}.{step}.shrines", 0, VILLAGE_CAPACITY, "shrines of that side in the village")
            for village in range(VILLAGES)
            for step in SIDES
        ),
        *(
            Column(f"reward_{tile}.field", NONE, REWARD_FIELDS - 1, "its field, -1 when it left the game")
            for tile in range(REWARDS)
        ),
        *character_columns(),
        *solo(),
    ]


def table() -> list[Column]:
    """Seats, variants, round, question, and what is open to the seat in its turn."""
    return [
        Column("seats", 1, SEATS, "how many seats play"),
        Column("phase", 0, OVER, "choosing characters, placing shrines, planning, acting, scoring, over"),
        Column("round", 0, ROUNDS, "number of the round"),
        Column("maharaja", NONE, CITIES - 1, "the city the Maharaja visits, -1 for none"),
        Column("final", 0, IDLE_SHRINES, "the rule for majorities in the final scoring"),
        Column("level", 0, 3, "Brahmabot's level, 0 without him"),
        Column("question", 0, FAVOUR, "what is asked, 0 when nothing is on the agenda"),
        Column("about", 0, most_about(), "the part of an action, or how often the question still comes"),
        Column("turn", 0, SEATS, "whose turn it is, counted from the observer from 1; 0 for nobody"),
        Column("marked", NONE, ACTIONS - 1, "the action a marker was used for in this turn, -1 for none"),
        Column("marker_supply", 0, MARKERS, "action markers in the general supply"),
        *(Column(f"special_{tile}", 0, 1, "whether this special-rule tile is in play") for tile in range(SPECIALS)),
        *(
            Column(f"part_{part}.left", 0, MOST_OPEN, "how many of this part of an action are still open")
            for part in range(PARTS)
        ),
        *(
            Column(
                f"{place}.coins_to",
                NONE,
                VILLAGES * VILLAGE_CAPACITY,
                "what the way there costs, -1 for no way",
                (NONE, 8),
            )
            for place in PLACE_IDS
        ),
    ]


def side() -> list[Column]:
    """What one side has, and its plan where the observer knows it."""
    return [
        Column("coins", 0, MUCH, "coins", (0, 50)),
        Column("prestige", -MUCH, MUCH, "prestige", (-10, 50)),
        Column("points", -MUCH, MUCH, "points if the match ended now", (-10, 80)),
        Column("stock", 0, SHRINES, "shrines on its tableau"),
        Column("supply", 0, SHRINES, "shrines in the general supply"),
        Column("built", 0, STATUES, "statues built"),
        Column("markers", 0, MARKERS, "action markers"),
        Column("character", 0, CHARACTERS, "number of its character, 0 for none"),
        Column("priest", NONE, len(PLACE_IDS) - 1, "where its priest stands"),
        Column("planned", 0, 1, "whether it has set both arrows"),
        Column("acted", 0, 1, "whether its turn of this round has begun"),
        Column("plan_1", NONE, ACTIONS - 1, "its first planned action, -1 when not known"),
        Column("plan_2", NONE, ACTIONS - 1, "its second planned action, -1 when not known"),
    ]


def city() -> list[Column]:
    """A city's place on the track, its statues, and each side's shrines, worship and priest."""
    return [
        Column("field", NONE, FIELDS - 1, "its flag's field on the track"),
        Column("visited", 0, 1, "whether the Maharaja visits it"),
        *(
            Column(f"space_{space}.owner", 0, SEATS, "whose statue stands there, from 1; 0 for none")
            for space in range(SPACES)
        ),
        *for_each(
            SIDES,
            [
                Column("shrines", 0, SHRINES, "shrines of that side", (0, 8)),
                Column("worship", 0, most_worship(), "worship of that side", (0, 20)),
                Column("priest_here", 0, 1, "whether its priest stands here"),
            ],
        ),
    ]


def character_columns() -> list[Column]:
    """Who is on display or in the pile, whose ability the observer used, and where the Maharani markers lie."""
    return [
        *for_each(
            (f"character_{number}" for number in range(1, CHARACTERS + 1)),
            [
                Column("on_display", 0, 1, "whether it can be had"),
                Column("in_pile", 0, 1, "alone: whether it is in the draw pile"),
                Column("used", 0, 1, "whether the observer used its ability in this round"),
            ],
        ),
        *for_each(
            (f"maharani_{marker}" for marker in range(MARKED)),
            [
                Column("character", 0, CHARACTERS, "the character under the marker, 0 for none"),
                Column("patron", 0, SEATS, "who laid it, counted from the observer from 1"),
                Column("since", 0, ROUNDS, "the round in which it was laid"),
            ],
        ),
    ]


def solo() -> list[Column]:
    """Brahmabot's tiles."""
    return [
        *(Column(f"tile_{tile}.may_come", 0, 1, "whether this action tile may still come") for tile in range(TILES)),
        *(
            Column(f"laid_{place}", NONE, TILES - 1, "the tile laid out there, -1 for none or unknown")
            for place in range(3)
        ),
        Column("check", NONE, TILES - 1, "the tile whose check mark decided, -1 for none"),
    ]


def most_about() -> int:
    """The largest number that a question is about."""
    return max(PARTS - 1, CHANGER_TIMES, REWARD_BUY_TIMES, MARKED, SHRINES)


def most_worship() -> int:
    """All statues, all shrines and the priest of one side in one city, with every character that adds to it."""
    statues = WORSHIP_CENTRAL + (SPACES - 1) * max(WORSHIP_OUTER, WORSHIP_OUTER_WEAK)
    return statues + SHRINES * WORSHIP_SHRINE + SHRINES // 2 + WORSHIP_PRIEST + 2
