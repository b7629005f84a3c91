"""A game's rules as safe HTML, with an anchor for each rule, places for pictures, and the task of the course that teaches it."""

import re
from functools import lru_cache
from html import escape

from markdown_it import MarkdownIt

from durbar.core.course import practices
from durbar.core.game import Game

_RULE = re.compile(r"<p><strong>([A-Z]{2}-[A-Z0-9.]+)</strong>")
_TABLE = re.compile(r"<table>.*?</table>", re.DOTALL)
_MENTION = re.compile(r"\b([A-Z]{2}-(?:R?\d+(?:\.\d+)*))\b(?![^<]*</(?:strong|a|code|h\d)>)(?![^<>]*>)")
_PICTURE = re.compile(r'<img src="([\w.]+)" alt="([^"]*)" />')
_PICTURES = re.compile(r'<p>(?=(?:\s*<span class="thing"[^>]*>[^<]*</span>)+\s*</p>)')

Lessons = tuple[tuple[str, str, str], ...]
"""Rules that a task teaches, each with the address of the task and its title."""


def html(game: Game, language: str) -> str:
    """The rules of a game in a language."""
    return render(game.picture_book(language), lessons(game, language))


def lessons(game: Game, language: str) -> Lessons:
    """Which task of the course teaches which rule."""
    words = game.text(language)
    return tuple(
        (rule, f"/learn/{game.key}#{key}", words.say(f"course.{key}.title"))
        for key, practice in practices(game).items()
        for rule in practice.task.rules.split()
    )


@lru_cache(maxsize=16)
def render(markdown: str, lessons: Lessons = ()) -> str:
    """Every rule is a paragraph with its number as id; other mentions of that number link to it."""
    made = str(MarkdownIt("commonmark", {"html": False}).enable("table").render(markdown))
    known = set(_RULE.findall(made))
    # A wide table scrolls on a phone, so the keyboard has to get there.
    made = _TABLE.sub(r'<div class="figures" tabindex="0">\g<0></div>', made)
    made = _PICTURE.sub(r'<span class="thing" data-thing="\1">\2</span>', made)
    made = _PICTURES.sub('<p class="pictures">', made)
    made = _RULE.sub(r'<p id="\1" class="rule"><strong>\1</strong>', made)
    made = _MENTION.sub(lambda m: f'<a href="#{m[1]}">{m[1]}</a>' if m[1] in known else m[1], made)
    for rule, address, title in lessons:
        made = re.sub(rf'(<p id="{re.escape(rule)}".*?)</p>', rf"\1 {_link(address, title)}</p>", made, count=1)
    return made


def _link(address: str, title: str) -> str:
    return f'<a class="lesson" href="{escape(address)}">{escape(title)}</a>'
