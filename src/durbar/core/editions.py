"""Editions: the figures of one printing, read from TOML, counted, and replaced block by block by an owner's own file."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from importlib.resources import files
from pathlib import Path
from typing import Any

from durbar.core.text import LANGUAGES

STATUSES = ("found", "derived", "reconstructed")


class EditionError(ValueError):
    """A figure in a component file that is missing or cannot be: names the file, the key and what was expected."""

    def __init__(self, sentence: str, key: str = "") -> None:
        super().__init__(sentence)
        self.key = key


class Box:
    """The components in a game's box, block by block, with getters that check what they read."""

    def __init__(
        self, blocks: Mapping[str, Any], origin: Mapping[str, str], edition: str = "standard", path: str = ""
    ) -> None:
        self.blocks = blocks
        self.origin = origin
        self.edition = edition
        self.path = path

    def status(self) -> list[dict[str, Any]]:
        """For each block where its figures come from, in every language."""
        return [
            {"block": name, "status": block["status"], "source": _in_every_language(block["source"])}
            for name, block in self.blocks.items()
        ]

    def expect(self, condition: bool, key: str, expectation: str) -> None:
        """Refuse the file unless the condition holds."""
        if not condition:
            full = self._full(key)
            raise EditionError(f"{self.origin.get(self._block(key), '?')}: {full}: expected {expectation}.", full)

    def get(self, key: str) -> Any:
        """What stands under a dotted key."""
        found: Any = self.blocks
        for part in key.split("."):
            self.expect(isinstance(found, Mapping) and part in found, key, "an entry, but there is none")
            found = found[part]
        return found

    def integer(self, key: str, low: int, high: int) -> int:
        """One integer within bounds."""
        return self._integer(key, self.get(key), low, high)

    def integers(self, key: str, length: int | None, low: int, high: int) -> tuple[int, ...]:
        """A list of integers within bounds, of that length where one is given."""
        found = self._list(key, length, "integers")
        return tuple(self._integer(f"{key}[{i}]", n, low, high) for i, n in enumerate(found))

    def word(self, key: str, among: Sequence[str] | None = None) -> str:
        """One word, among the given ones."""
        return self._word(key, self.get(key), among)

    def words(self, key: str, length: int | None, among: Sequence[str] | None = None) -> tuple[str, ...]:
        """A list of words, of that length where one is given."""
        found = self._list(key, length, "words")
        return tuple(self._word(f"{key}[{i}]", w, among) for i, w in enumerate(found))

    def rows(self, key: str, length: int | None) -> list[Box]:
        """A list of tables, each a small box of its own."""
        found = self._list(key, length, "tables")
        origin = self.origin.get(self._block(key), "?")
        boxes = []
        for i, row in enumerate(found):
            self.expect(isinstance(row, Mapping), f"{key}[{i}]", "a table")
            boxes.append(Box(row, dict.fromkeys(row, origin), self.edition, f"{self._full(key)}[{i}]."))
        return boxes

    def _integer(self, key: str, found: Any, low: int, high: int) -> int:
        right = isinstance(found, int) and not isinstance(found, bool) and low <= found <= high
        self.expect(right, key, f"an integer from {low} to {high}, not {found!r}")
        return int(found)

    def _word(self, key: str, found: Any, among: Sequence[str] | None) -> str:
        self.expect(isinstance(found, str), key, f"a word, not {found!r}")
        if among is not None:
            self.expect(found in among, key, f"one of {', '.join(among)}, not {found!r}")
        return str(found)

    def _list(self, key: str, length: int | None, of: str) -> list[Any]:
        found = self.get(key)
        size = "" if length is None else f"{length} "
        right = isinstance(found, list) and (length is None or len(found) == length)
        self.expect(right, key, f"a list of {size}{of}, not {len(found) if isinstance(found, list) else repr(found)}")
        return list(found)

    def _block(self, key: str) -> str:
        return key.split(".")[0].split("[")[0]

    def _full(self, key: str) -> str:
        return f"{self.path}{key}"


_opened: ContextVar[Path | None] = ContextVar("the edition file being opened", default=None)
_mended: ContextVar[Mapping[str, Any] | None] = ContextVar("what is read instead of that file", default=None)


@contextmanager
def opened(edition: Path | None) -> Iterator[None]:
    """While this lasts, `box` lays the blocks of an edition file over the standard ones."""
    token = _opened.set(edition)
    try:
        yield
    finally:
        _opened.reset(token)


@contextmanager
def mended(content: Mapping[str, Any]) -> Iterator[None]:
    """While this lasts, an edition file is taken to hold this instead."""
    token = _mended.set(content)
    try:
        yield
    finally:
        _mended.reset(token)


def box(rules: str) -> Box:
    """The box of the game whose rules lie in this package: the room's data files, with the edition being opened over them."""
    blocks: dict[str, Any] = {}
    origin: dict[str, str] = {}
    room = rules.rpartition(".")[0]
    folder = files(room) / "data"
    for file in sorted((f for f in folder.iterdir() if f.name.endswith(".toml")), key=lambda f: f.name):
        _lay(blocks, origin, _parse(file.name, file.read_text("utf-8")), file.name)
    edition = _opened.get()
    if edition is None:
        return Box(blocks, origin)
    return _over(blocks, origin, edition, room)


def game_of(edition: Path) -> str:
    """The key of the game that an edition file is for."""
    key = read(edition).get("game")
    if not isinstance(key, str):
        raise EditionError(f"{edition.name}: game: expected the key of the game it is for, not {key!r}.", "game")
    return key


def read(edition: Path) -> dict[str, Any]:
    """All that an edition file says."""
    return _parse(edition.name, _read(edition))


def _read(edition: Path) -> str:
    try:
        return edition.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise EditionError(f"{edition}: expected a readable TOML file ({error}).") from error


def _over(blocks: dict[str, Any], origin: dict[str, str], edition: Path, room: str) -> Box:
    own = dict(_mended.get() or read(edition))
    meant, here = own.pop("game", None), room.rpartition(".")[2]
    if meant != here:
        raise EditionError(f'{edition.name}: game: expected "{here}", not {meant!r}.', "game")
    name = own.pop("edition", edition.stem)
    for block in own:
        if block not in blocks:
            raise EditionError(f"{edition.name}: {block}: expected one of the blocks {', '.join(blocks)}.", block)
    _lay(blocks, origin, own, edition.name)
    fingerprint = hashlib.sha256(repr(sorted(own.items())).encode()).hexdigest()[:8]
    return Box(blocks, origin, f"{name}@{fingerprint}")


def _parse(name: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise EditionError(f"{name}: expected valid TOML: {error}.") from error


def _lay(blocks: dict[str, Any], origin: dict[str, str], found: Mapping[str, Any], file: str) -> None:
    for name, block in found.items():
        if not isinstance(block, dict) or block.get("status") not in STATUSES or not _is_source(block.get("source")):
            raise EditionError(
                f"{file}: {name}: expected a block with status ({', '.join(STATUSES)}) and source.", name
            )
        blocks[name] = block
        origin[name] = file


def _is_source(found: Any) -> bool:
    """A sentence for all languages, or one for each."""
    if isinstance(found, dict):
        return all(isinstance(found.get(language), str) for language in LANGUAGES)
    return isinstance(found, str)


def _in_every_language(source: str | dict[str, str]) -> dict[str, str]:
    return source if isinstance(source, dict) else dict.fromkeys(LANGUAGES, source)
