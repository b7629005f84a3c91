"""A game's RULES.md as safe HTML, with an anchor for each rule."""

import re
from functools import lru_cache
from importlib.resources import files

from markdown_it import MarkdownIt

_RULE_LINE = re.compile(r"\n(?=\*\*[A-Z]{2}-)")
_RULE = re.compile(r"<p><strong>([A-Z]{2}-[A-Z0-9.]+)</strong>")
_MENTION = re.compile(r"\b([A-Z]{2}-(?:R?\d+(?:\.\d+)*))\b(?![^<]*</(?:strong|a|code|h\d)>)(?![^<>]*>)")


@lru_cache(maxsize=8)
def html(room: str) -> str:
    """The rules of a room."""
    path = files(room) / "RULES.md"
    return render(path.read_text("utf-8")) if path.is_file() else ""


def render(markdown: str) -> str:
    """Every rule is a paragraph with its number as id; other mentions of that number link to it."""
    # One rule per line reads well in the file; each becomes a paragraph of its own.
    text = _RULE_LINE.sub("\n\n", markdown)
    made = str(MarkdownIt("commonmark", {"html": False}).enable("table").render(text))
    known = set(_RULE.findall(made))
    made = _RULE.sub(r'<p id="\1" class="rule"><strong>\1</strong>', made)
    return _MENTION.sub(lambda m: f'<a href="#{m[1]}">{m[1]}</a>' if m[1] in known else m[1], made)
