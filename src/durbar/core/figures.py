"""Figures in a text: {money.gold_coin} is read from the box, {collections} is made by the game.

{prices.shrine:# coin|# coins} chooses its words by the number in the box, as a catalogue does.
![jug](jug) is a picture of the component with that id: whoever can draw it does, the others read its name.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from durbar.core.editions import Box
from durbar.core.text import Catalogue, count

NOTHING = "–"
PICTURE = re.compile(r"!\[([^\]]*)\]\(([\w.]+)\)")
PLACE = re.compile(r"\{([a-z]\w*(?:\.\w+)*)(?::([^|}]*)\|([^}]*))?\}")


def fill(text: str, made: Mapping[str, str], box: Box) -> str:
    """The text with every place filled, so that it speaks of the components in play."""

    def place(found: re.Match[str]) -> str:
        key, one, many = found.groups()
        if key in made:
            return made[key]
        return _plain(box.get(key)) if one is None else count(box.get(key), (one, many))

    return PLACE.sub(place, text)


def table(head: Sequence[str], rows: Sequence[Sequence[str | int]]) -> str:
    """A table in Markdown; columns of nothing but numbers stand to the right."""
    numbers = [all(isinstance(row[i], int) or row[i] == NOTHING for row in rows) for i in range(len(head))]
    rules = ["---:" if right else "---" for right in numbers]
    return "\n".join(f"| {' | '.join(str(cell) for cell in line)} |" for line in (head, rules, *rows))


def pictured(words: Catalogue, component: str) -> str:
    """A component by its name, with its picture."""
    return f"![{words.name(component)}]({component})"


def pictures(words: Catalogue, components: Sequence[str]) -> str:
    """Components in a row, each with its name."""
    return " ".join(pictured(words, component) for component in components)


def without_pictures(text: str) -> str:
    """The same text where nothing can be drawn."""
    return PICTURE.sub(r"\1", text)


def listed(entries: Sequence[str]) -> str:
    """A list in Markdown."""
    return "\n".join(f"* {entry}" for entry in entries)


def _plain(found: Any) -> str:
    return ", ".join(str(n) for n in found) if isinstance(found, list) else str(found)
