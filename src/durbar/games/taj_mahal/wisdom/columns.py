"""What each number of an observation is; seats are counted from the observer."""

from durbar.core.columns import Column, for_each
from durbar.games.taj_mahal.rules.actions import TAKE
from durbar.games.taj_mahal.rules.tables import (
    BONUS_COUNT,
    BONUS_IDS,
    BONUS_PAYS,
    BONUS_POINTS,
    BONUS_WARE,
    CARD_COUNT,
    CARD_IDS,
    CARD_SHOWS,
    CARDS,
    CITY_IDS,
    COLOURS,
    FIGURES,
    PROVINCES,
    SEATS,
    SPECIAL_POINTS,
    SPECIAL_SHOWS,
    SYMBOL_IDS,
    SYMBOLS,
    TAJ_MAHAL_PAYS,
    TILE_GOODS,
    TOKENS,
    VISITS,
    WARE_IDS,
    WARES,
)


def columns() -> list[Column]:
    """The common facts, every card, every city, and every seat."""
    cards = [column._replace(name=f"{card}.{column.name}") for i, card in enumerate(CARD_IDS) for column in copies(i)]
    return [*table(), *cards, *for_each(CITY_IDS, city()), *for_each((f"seat_{step}" for step in range(SEATS)), seat())]


def table() -> list[Column]:
    """Seats, visit, deck, question, and what is still at court."""
    return [
        Column("seats", 3, SEATS, "how many seats play"),
        Column("visit", 0, VISITS, "the visit, from 0; 12 when all are over"),
        Column("deck", 0, sum(CARD_COUNT), "cards in the draw pile"),
        Column(
            "question", 0, TAKE, "what is asked: a turn, a companion, a palace, a crown palace or a card; 0 when over"
        ),
        Column("asked", 0, SEATS - 1, "how many places after the observer the asked seat sits"),
        Column("about", 0, CARDS - 1, "what the question is about"),
        *(Column(f"{symbol}.at_court", 0, 1, "whether its prize is still at court") for symbol in SYMBOL_IDS),
    ]


def copies(card: int) -> list[Column]:
    """One kind of card: where copies of it are, as far as the observer knows."""
    return [
        Column("in_hand", 0, CARD_COUNT[card], "copies in the observer's hand"),
        Column("on_display", 0, CARD_COUNT[card], "copies on display"),
        Column("discarded", 0, CARD_COUNT[card], "copies discarded"),
    ]


def city() -> list[Column]:
    """One city: whose palaces stand there, its bonus tile, and when it is visited."""
    return [
        *owners("palace"),
        *owners("crown"),
        *(Column(f"bonus_{kind}", 0, 1, "whether this bonus tile lies there") for kind in BONUS_IDS[1:]),
        Column("visits_ahead", 0, VISITS, "in how many visits its province comes, 0 when it is past or now"),
        Column("visited_now", 0, 1, "whether its province is visited now"),
    ]


def owners(thing: str) -> list[Column]:
    """Which seat has something, one-hot."""
    return [
        Column(
            f"{thing}_of_seat_{step}", 0, 1, f"whether the seat {step} places after the observer has a {thing} there"
        )
        for step in range(SEATS)
    ]


def seat() -> list[Column]:
    """What lies in front of a seat, and what all know of its hand; zeros where nobody sits."""
    return [
        *standing(),
        *(column for card in range(CARDS) for column in seen(card)),
        *(column for symbol in range(SYMBOLS) for column in shown(symbol)),
        *for_each(
            SYMBOL_IDS[:FIGURES],
            [
                Column("tokens", 0, TOKENS, "influence tokens of the figure"),
                Column("special", 0, 2, "the figure's special card: 1 in hand, 2 played"),
            ],
        ),
        *(
            Column(f"{name}.goods", 0, wares(i), "how often the ware is on its tiles")
            for i, name in enumerate(WARE_IDS)
        ),
    ]


def standing() -> list[Column]:
    """Points, place in the visit, cards, and what province tile and palaces would pay now."""
    deck = sum(CARD_COUNT)
    return [
        Column("points", 0, most_points(), "influence points", (0, 100)),
        Column("visiting", 0, 1, "whether it has not withdrawn"),
        Column("starts", 0, 1, "whether it is the start player"),
        Column("turns", 0, deck, "coloured cards played in this visit", (0, 8)),
        Column("colour", 0, COLOURS, "the colour of the visit, 0 while free"),
        Column("hand", 0, deck, "cards in hand", (0, 30)),
        Column("hand_unknown", 0, deck, "cards in hand that were not taken openly", (0, 20)),
        Column("tile_points", 0, most_for_a_tile(), "what the province tile would pay now"),
        Column("palace_points", 0, PROVINCES, "what a palace in this province would pay now"),
    ]


def seen(card: int) -> list[Column]:
    """Open copies of one kind of card."""
    return [
        Column(f"{CARD_IDS[card]}.known", 0, CARD_COUNT[card], "copies in its hand that were taken openly"),
        Column(f"{CARD_IDS[card]}.played", 0, CARD_COUNT[card], "copies that lie in front of it"),
    ]


def shown(symbol: int) -> list[Column]:
    """One symbol on all the cards in front of a seat."""
    most = sum(CARD_COUNT[card] * CARD_SHOWS[card][symbol] for card in range(CARDS))
    most += sum(special[symbol] for special in SPECIAL_SHOWS)
    return [
        Column(f"{SYMBOL_IDS[symbol]}.shown", 0, most, "how often the symbol lies in front of it", (0, min(most, 12))),
        Column(f"{SYMBOL_IDS[symbol]}.wins", 0, 1, "whether it would win the symbol by withdrawing now"),
    ]


def wares(ware: int) -> int:
    """How often a ware is in the box."""
    return sum(tile[ware] for tile in TILE_GOODS) + BONUS_COUNT[BONUS_WARE + ware]


def most_for_a_tile() -> int:
    """What a province tile pays whoever has all else."""
    return max(sum(tile[ware] * (1 + wares(ware)) for ware in range(WARES)) for tile in TILE_GOODS)


def most_points() -> int:
    """More than anybody can win: every tile and bonus, a chain of all provinces and all special cards in every visit, all cards."""
    tiles = VISITS * most_for_a_tile() + sum(wares(ware) ** 2 for ware in range(WARES))
    bonuses = BONUS_COUNT[BONUS_POINTS] * BONUS_PAYS + TAJ_MAHAL_PAYS
    return tiles + bonuses + VISITS * (PROVINCES + SPECIAL_POINTS) + sum(CARD_COUNT)
