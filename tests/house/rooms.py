"""Where things are, for the house tests."""

import re
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "durbar"
GAMES = SOURCE / "games"


@cache
def files() -> tuple[Path, ...]:
    """Every file that is in git, or would be with the next commit."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    ).stdout
    paths = (ROOT / name for name in listed.decode().split("\0") if name)
    return tuple(path for path in paths if path.is_file() and not path.is_symlink())


@cache
def prefix(key: str) -> str:
    """The letters before the numbers of a game's rules, as its RULES.md has them."""
    found = re.search(r"^\*\*([A-Z]+)-", (GAMES / key / "RULES.md").read_text("utf-8"), re.MULTILINE)
    assert found, f"{key}/RULES.md states no numbered rule"
    return found[1]


def text_of(path: Path) -> str | None:
    """A file's text, or None where it is no text."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError:
        return None


def short(path: Path) -> str:
    """A path as one reads it in the repository."""
    return path.relative_to(ROOT).as_posix()
