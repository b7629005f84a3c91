"""A game's rules as safe HTML, with an anchor for each rule."""

import re
from functools import lru_cache

from markdown_it import MarkdownIt

from durbar.core import text

_RULE_LINE = re.compile(r"\n(?=\*\*[A-Z]{2}-)")
_RULE = re.compile(r"<p><strong>([A-Z]{2}-[A-Z0-9.]+)</strong>")
_MENTION = re.compile(r"\b([A-Z]{2}-(?:R?\d+(?:\.\d+)*))\b(?![^<]*</(?:strong|a|code|h\d)>)(?![^<>]*>)")


@lru_cache(maxsize=16)
def html(room: str, language: str) -> str:
    """The rules of a room in a language."""
    return render(text.rulebook(room, language))


def render(markdown: str) -> str:
    """Every rule is a paragraph with its number as id; other mentions of that number link to it."""
    # One rule per line reads well in the file; each becomes a paragraph of its own.
    apart = _RULE_LINE.sub("\n\n", markdown)
    made = str(MarkdownIt("commonmark", {"html": False}).enable("table").render(apart))
    known = set(_RULE.findall(made))
    made = _RULE.sub(r'<p id="\1" class="rule"><strong>\1</strong>', made)
    return _MENTION.sub(lambda m: f'<a href="#{m[1]}">{m[1]}</a>' if m[1] in known else m[1], made)
