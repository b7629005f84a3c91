"""The console that the terminal writes on, and the colours and glyphs of the seats."""

import re
from functools import cache

from rich.console import Console
from rich.markup import escape
from rich.text import Text

GLYPHS = ("●", "▲", "■", "◆", "★")
COLOURS = ("#e08a1e", "#3d8fd1", "#2f9e5f", "#c2508f", "#8a74c9")
QUIET = "grey62"


@cache
def console() -> Console:
    """The console; wide enough to be read aloud where the output is not a terminal."""
    usual = Console(highlight=False)
    return usual if usual.is_terminal else Console(highlight=False, width=100)


def seat_name(seat: int, name: str) -> Text:
    """A name with its seat's colour and glyph, never colour alone."""
    return Text(f"{GLYPHS[seat % len(GLYPHS)]} {name}", style=f"bold {COLOURS[seat % len(COLOURS)]}")


def marked(sentence: str) -> str:
    """A sentence of a catalogue as rich reads it: *this* stands out, and brackets are only brackets."""
    return re.sub(r"\*([^*]+)\*", r"[italic]\1[/]", escape(sentence))
