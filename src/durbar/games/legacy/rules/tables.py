"""The box, counted, as tables: an antique is its kind × 6 + its colour; a collection card is its place in the file."""

from durbar.core import editions

BOX = editions.box(__package__ or "")

KINDS = ("jug", "scimitar", "instrument", "jewelry", "statue", "vase")
COLOURS = BOX.words("antiques.colours", 6)
BOX.expect(BOX.words("antiques.kinds", 6) == KINDS, "antiques.kinds", f"the kinds {', '.join(KINDS)}")
BOX.expect(len(set(COLOURS)) == 6, "antiques.colours", "six different colours")

ANTIQUES = tuple(f"{kind}_{colour}" for kind in KINDS for colour in COLOURS)
OF_COLOUR = tuple(sum(1 << (kind * 6 + colour) for kind in range(6)) for colour in range(6))
VALUE = tuple(value for kind in KINDS for value in BOX.integers(f"antiques.values.{kind}", 6, 1, 9))

_CARDS = BOX.rows("collections.cards", 15)
COLLECTIONS = tuple(card.word("id") for card in _CARDS)
COLLECTION_KIND = tuple(card.word("kind", (*KINDS, "various")) for card in _CARDS)
COLLECTION_LARGE = tuple(("small", "large").index(card.word("size", ("small", "large"))) for card in _CARDS)
NEEDS = tuple(card.integers("needs", 6, 0, 6) for card in _CARDS)
GIVES_UP = tuple(card.integers("give_up", 6, 0, 1) for card in _CARDS)
COLLECTION_POINTS = tuple(card.integer("points", 0, 20) for card in _CARDS)
EFFECTS = ("rupees", "extra_turn", "clear_offer")
GRAY_EFFECT = tuple(EFFECTS.index(card.word("gray", EFFECTS)) for card in _CARDS)

BOX.expect(len(set(COLLECTIONS)) == 15, "collections.cards", "15 different ids")
for _kind, _small, _large in (*((kind, 1, 1) for kind in KINDS), ("various", 2, 1)):
    _sizes = [large for kind, large in zip(COLLECTION_KIND, COLLECTION_LARGE, strict=True) if kind == _kind]
    BOX.expect(
        sorted(_sizes) == [0] * _small + [1] * _large,
        "collections.cards",
        f"{_small} small and {_large} large of kind {_kind}",
    )
for _i in range(15):
    BOX.expect(
        all(not gives or needs for gives, needs in zip(GIVES_UP[_i], NEEDS[_i], strict=True)),
        f"collections.cards[{_i}].give_up",
        "only kinds that the card shows",
    )


def _large_of(kind: str) -> int:
    """The large card of a kind."""
    return next(c for c in range(15) if COLLECTION_KIND[c] == kind and COLLECTION_LARGE[c])


BARRED_BY = tuple(-1 if COLLECTION_LARGE[c] else _large_of(COLLECTION_KIND[c]) for c in range(15))
BARS = tuple(sum(1 << c for c in range(15) if BARRED_BY[c] == large) for large in range(15))
LARGE = sum(1 << c for c in range(15) if COLLECTION_LARGE[c])
COSTS_AN_ANTIQUE = tuple(1 if any(row) else 0 for row in GIVES_UP)

# The counts of two kinds in one byte, as a seat's are kept: for each such pair and byte the cards that miss neither kind.
MET = tuple(
    tuple(
        sum(1 << c for c in range(15) if NEEDS[c][2 * pair] <= both & 15 and NEEDS[c][2 * pair + 1] <= both >> 4)
        for both in range(128)
    )
    for pair in range(3)
)

MAY_BE_GIVEN = tuple(sum(63 << (6 * kind) for kind in range(6) if row[kind]) for row in GIVES_UP)

PRICES = ((*BOX.integers("trade.fewer_seats", 4, 1, 8), -1), BOX.integers("trade.four_seats", 5, 1, 8))
ROW_LENGTH = (4, 5)
GOLD = BOX.integer("money.gold_coin", 1, 9)
START_FIRST = BOX.integer("money.start_first", 0, 8)
START_OTHERS = BOX.integer("money.start_others", 0, 8)
MOST_RUPEES = BOX.integer("money.most_after_taxes", 1, 99)
RUPEES_FOR_A_POINT = BOX.integer("money.rupees_for_a_point", 1, 99)
