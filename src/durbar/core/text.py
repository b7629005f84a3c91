"""Words: catalogues in every language, keyed by meaning; rules never make sentences."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any

LANGUAGES = ("en", "de")
RULES = "rules"

_RULE_LINE = re.compile(r"\n(?=\*\*[A-Z]{2}-)")
_PLACE = re.compile(r"\{(@?)(\w+)(?:\.(\w+)|:([^|}]*)\|([^}]*))?\}")


class Catalogue:
    """The words of one room in one language."""

    def __init__(self, language: str, words: Mapping[str, Any]) -> None:
        self.language = language
        self.words = words

    def find(self, key: str) -> Any:
        """What stands under a dotted key, or None."""
        found: Any = self.words
        for part in key.split("."):
            if not isinstance(found, Mapping) or part not in found:
                return None
            found = found[part]
        return found

    def name(self, component: str, form: str = "nom") -> str:
        """What a component is called, in one of its grammatical forms."""
        found = self.find(f"name.{component}")
        if isinstance(found, Mapping):
            found = found.get(form, found.get("nom"))
        return component if found is None else str(found)

    def say(
        self, key: str, what: Mapping[str, str | int] | None = None, who: Callable[[int], str] | None = None
    ) -> str:
        """The sentence under a key, with its particulars filled in; the key itself when there is none."""
        pattern = self.find(key)
        if isinstance(pattern, Mapping):
            pattern = pattern.get("nom")
        if pattern is None:
            return key
        return self.fill(str(pattern), what or {}, who or (lambda seat: str(seat + 1)))

    def fill(self, pattern: str, what: Mapping[str, str | int], who: Callable[[int], str]) -> str:
        """Fill {card}, {card.acc}, {@seat} and {n:one|many} or {n:none|one|many} from the particulars.

        In such a choice # stands for the number. A name is a pattern too, with the same particulars.
        """

        def place(found: re.Match[str]) -> str:
            at, key, form, one, many = found.groups()
            value = what.get(key, "")
            if at:
                return who(int(value)) if value != "" else ""
            if one is not None:
                return count(value, (one, *many.split("|")))
            return self.fill(self.name(value, form or "nom"), what, who) if isinstance(value, str) else str(value)

        return _PLACE.sub(place, pattern)


def count(n: str | int, forms: tuple[str, ...]) -> str:
    """The words for so many: for none, one or more, or only for one or more; with decimals it is always more, in English as in German."""
    none, one, many = forms if len(forms) == 3 else (forms[-1], *forms)
    return (none if n == 0 else one if n in (1, -1) else many).replace("#", str(n))


@lru_cache(maxsize=64)
def catalogue(package: str, language: str) -> Catalogue:
    """The catalogue of a room, laid over what all rooms say alike, with the rules it cites; read on first use."""
    if language not in LANGUAGES:
        raise ValueError(f"Durbar speaks {' and '.join(LANGUAGES)}, not {language!r}.")
    words = _read("durbar.core", language)
    for section, entries in _read(package, language).items():
        words[section] = {**words.get(section, {}), **entries}
    return Catalogue(language, {**words, "rule": _rules(package)})


def rulebook(package: str, language: str) -> str:
    """The rules of a room as Markdown, each a paragraph: in English where that language has none, empty where there are none at all."""
    translated, own = files(package) / f"RULES.{language}.md", files(package) / "RULES.md"
    path = translated if translated.is_file() else own
    # One rule a line reads well in the file.
    return _RULE_LINE.sub("\n\n", path.read_text("utf-8")) if path.is_file() else ""


def _rules(package: str) -> dict[str, Any]:
    """The number of the rule behind each thing that a page explains: no language has its own."""
    return _read(package, RULES) if (files(package) / "locale" / f"{RULES}.toml").is_file() else {}


def _read(package: str, name: str) -> dict[str, Any]:
    return tomllib.loads((files(package) / "locale" / f"{name}.toml").read_text("utf-8"))
