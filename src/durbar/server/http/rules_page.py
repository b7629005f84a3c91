"""A game's rules as safe HTML, with an anchor for each rule."""

import re
from functools import lru_cache

from markdown_it import MarkdownIt

from durbar.core.game import Game

_RULE = re.compile(r"<p><strong>([A-Z]{2}-[A-Z0-9.]+)</strong>")
_TABLE = re.compile(r"<table>.*?</table>", re.DOTALL)
_MENTION = re.compile(r"\b([A-Z]{2}-(?:R?\d+(?:\.\d+)*))\b(?![^<]*</(?:strong|a|code|h\d)>)(?![^<>]*>)")


def html(game: Game, language: str) -> str:
    """The rules of a game in a language."""
    return render(game.rulebook(language))


@lru_cache(maxsize=16)
def render(markdown: str) -> str:
    """Every rule is a paragraph with its number as id; other mentions of that number link to it."""
    made = str(MarkdownIt("commonmark", {"html": False}).enable("table").render(markdown))
    known = set(_RULE.findall(made))
    # A wide table scrolls on a phone, so the keyboard has to get there.
    made = _TABLE.sub(r'<div class="figures" tabindex="0">\g<0></div>', made)
    made = _RULE.sub(r'<p id="\1" class="rule"><strong>\1</strong>', made)
    return _MENTION.sub(lambda m: f'<a href="#{m[1]}">{m[1]}</a>' if m[1] in known else m[1], made)
