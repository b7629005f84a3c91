"""Whatever is written in a colour of the house can be read on every ground of the house, in light and dark."""

import re

import pytest

from tests.house.rooms import ROOT

TOKENS = dict(
    re.findall(r"--([\w-]+): light-dark\((#\w{6}, #\w{6})\)", (ROOT / "web/src/style/tokens.css").read_text("utf-8"))
)
GROUNDS = ("paper", "raised", "sunken")
INKS = ("ink", "ink-soft", "saffron", "lotus", "emerald", "lapis", "danger", *(f"seat-{n}" for n in range(5)))
READABLE = 4.5


def brightness(colour: str) -> float:
    """How bright a colour is to the eye, from 0 to 1."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How far two colours are apart, as WCAG counts it."""
    dark, bright = sorted((brightness(one), brightness(other)))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("ground", GROUNDS)
def test_every_ink_can_be_read_on_every_ground(ground: str, theme: int) -> None:
    shades = {name: pair.split(", ")[theme] for name, pair in TOKENS.items()}

    assert [ink for ink in INKS if contrast(shades[ink], shades[ground]) < READABLE] == []
