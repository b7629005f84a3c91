"""The rules of a game, whole or searched."""

import re

from rich.console import RenderableType
from rich.markdown import Markdown

from durbar.core.game import Game


def chapters(game: Game, language: str, word: str) -> RenderableType | None:
    """All rules, or those that hold what was typed under their chapters; None when there is none."""
    text = game.rulebook(language)
    kept = text if not word else matching_rules(text, word)
    return Markdown(kept) if kept else None


def matching_rules(text: str, word: str) -> str:
    """The rules that hold every word, in any order, each under the heading of its chapter."""
    found: list[str] = []
    wanted = word.lower().split()
    heading = ""
    for block in re.split(r"\n(?=#|\*\*[A-Z]{2}-|\s*$)", text):
        if block.startswith("#"):
            heading = block.splitlines()[0]
        elif all(part in block.lower() for part in wanted):
            found += [heading] if heading not in found else []
            found.append(block.strip())
    return "\n\n".join(found)
