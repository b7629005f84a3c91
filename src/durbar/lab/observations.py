"""`python -m durbar.lab.observations`: docs/observations.md, the columns of every game as their rooms declare them."""

import re
from collections import defaultdict
from pathlib import Path

from durbar.core.columns import Column
from durbar.core.game import Game
from durbar.games import games

FILE = Path(__file__).parents[3] / "docs" / "observations.md"
HEAD = """# Observations

What each number of an observation is, game by game: `batch.observe()[table][place]`. Seats are counted from the observer, who is 0.
Columns that are alike for several things share a line, with the first and the last of them. This page is written by `python -m durbar.lab.observations`.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(section(game) for game in games() if game.wisdom.columns)])


def section(game: Game) -> str:
    """One game as a table."""
    assert game.wisdom.columns is not None
    columns = game.wisdom.columns()
    lines = [
        f"## {game.name}",
        "",
        f"{len(columns)} numbers.",
        "",
        "| place | column | bounds | meaning |",
        "|---|---|---|---|",
    ]
    return "\n".join([*lines, *(column_line(columns, places) for places in alike(columns)), ""])


def alike(columns: list[Column]) -> list[list[int]]:
    """The places of columns that say the same of several things."""
    found: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    for place, column in enumerate(columns):
        last = column.name.rpartition(".")[2]
        found[re.sub(r"\d+", "#", last), re.sub(r"\d+", "#", column.meaning)].append(place)
    return list(found.values())


def column_line(columns: list[Column], places: list[int]) -> str:
    """One column, or several that are alike."""
    first, last = columns[places[0]], columns[places[-1]]
    low, high = min(columns[p].low for p in places), max(columns[p].high for p in places)
    if len(places) == 1:
        return f"| {places[0]} | `{first.name}` | {low} to {high} | {first.meaning} |"
    meaning = first.meaning if first.meaning == last.meaning else re.sub(r"\d+", "*n*", first.meaning)
    names = f"`{first.name}` … `{last.name}` ({len(places)})"
    return f"| {places[0]} … {places[-1]} | {names} | {low} to {high} | {meaning} |"


def main() -> None:
    FILE.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
