"""The tables of the rules: what the antiques are worth, and what every collection card asks and gives."""

from durbar.core.figures import NOTHING, pictured, pictures, table
from durbar.core.text import Catalogue
from durbar.games.legacy.rules import tables


def figures(words: Catalogue) -> dict[str, str]:
    """Everything in the rules that is read from the cards in play."""
    return {
        "kinds": pictures(words, tables.KINDS),
        "antiques": antiques(words),
        "collections": collections(words),
    }


def antiques(words: Catalogue) -> str:
    """The value of every antique, by kind and colour."""
    head = [words.say("figure.kind"), *(words.name(colour) for colour in tables.COLOURS)]
    across = len(tables.COLOURS)
    rows: list[list[str | int]] = [
        [pictured(words, kind), *tables.VALUE[i * across : (i + 1) * across]] for i, kind in enumerate(tables.KINDS)
    ]
    return table(head, rows)


def collections(words: Catalogue) -> str:
    """What a card needs and costs, its points, and what its gray side does. Rules LM-4.1, LM-4.4, LM-7.2."""
    head = [words.say(f"figure.{column}") for column in ("collection", "needs", "costs", "points", "gray")]
    return table(head, [collection(words, card) for card in range(len(tables.COLLECTIONS))])


def collection(words: Catalogue, card: int) -> list[str | int]:
    """One card in a line of the table."""
    shown, size = tables.COLLECTION_KIND[card], ("small", "large")[tables.COLLECTION_LARGE[card]]
    several = [f"{count} × " if count > 1 else "" for count in tables.NEEDS[card]]
    needs = [several[i] + pictured(words, kind) for i, kind in enumerate(tables.KINDS) if tables.NEEDS[card][i]]
    return [
        f"{pictured(words, shown)}, {words.say(f'term.{size}')}",
        ", ".join(needs),
        costs(words, card),
        tables.COLLECTION_POINTS[card],
        words.name(tables.EFFECTS[tables.GRAY_EFFECT[card]]),
    ]


def costs(words: Catalogue, card: int) -> str:
    """Which antique a card costs: none, any of those it needs, or one of some kinds among them. Rule LM-4.4."""
    given = [i for i, gives in enumerate(tables.GIVES_UP[card]) if gives]
    if not given:
        return NOTHING
    if given == [i for i, count in enumerate(tables.NEEDS[card]) if count]:
        return words.say("figure.one_of_them")
    return f"1 × {' / '.join(pictured(words, tables.KINDS[i]) for i in given)}"
