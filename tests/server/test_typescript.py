"""The TypeScript types follow from the structs, and the file in the web is fresh."""

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from durbar.server import typescript


class Inner(msgspec.Struct, frozen=True, omit_defaults=True):
    """A thing inside."""

    word: str
    many: list[int] = []


class Outer(msgspec.Struct, frozen=True, tag="outer"):
    """A thing."""

    inner: Inner | None
    pair: tuple[int, str]
    rows: tuple[tuple[Inner | None, ...], ...]
    """Row by row."""
    names: dict[str, int]
    way: Literal["up", "down"]
    view: Annotated[Any, "View"]


def test_a_struct_becomes_an_interface_with_its_words() -> None:
    writer = typescript.Writer()
    assert writer.name(Outer) == "Outer"
    expected = """\
/** A thing. */
export interface Outer {
  type: "outer";
  inner: Inner | null;
  pair: [number, string];
  /** Row by row. */
  rows: (Inner | null)[][];
  names: Record<string, number>;
  way: "up" | "down";
  view: View;
}"""
    assert writer.written["Outer"] == expected
    assert "many?: number[];" in writer.written["Inner"]


def test_the_types_of_the_web_are_fresh() -> None:
    assert typescript.main(["--check"]) == 0, "run python -m durbar.server.typescript"


def test_a_stale_file_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "types.ts"
    assert typescript.main([str(file)]) == 0
    assert typescript.main(["--check", str(file)]) == 0
    file.write_text("old")
    assert typescript.main(["--check", str(file)]) == 1
