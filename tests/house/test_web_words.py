"""Every word the pages ask for is in the catalogue of the shell."""

import re
import tomllib

from tests.house.rooms import ROOT, SOURCE

ASKED = re.compile(r"\bt\(\s*'([a-z_]+(?:\.[a-z_]+)+)'")


def test_every_word_of_the_pages_is_in_the_catalogue() -> None:
    words = tomllib.loads((SOURCE / "server" / "locale" / "en.toml").read_text("utf-8"))
    pages = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".svelte", ".ts")]
    asked = {key for path in pages for key in ASKED.findall(path.read_text("utf-8"))}
    known = {f"{section}.{key}" for section, entries in words.items() for key in entries}

    assert len(asked) > 50
    assert asked - known == set()
