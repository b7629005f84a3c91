"""`make quick`: what a change touched, checked in a minute or two, without browser and cluster. `make test` is the whole truth."""

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SMALLEST = "legacy"
"""Stands for all games where a change touches none in particular."""


def main() -> int:
    """Lint what changed, then test the rooms it lies in, and the house."""
    began = time.monotonic()
    changed = changed_files()
    print(f"{len(changed)} files differ from {base()[:9]}.", flush=True)
    failed = [words[0] for words in commands(changed) if not succeeds(words)]
    print(f"{'Failed: ' + ', '.join(failed) if failed else 'All is well'} after {time.monotonic() - began:.0f} s.")
    return 1 if failed else 0


def commands(changed: list[Path]) -> list[list[str]]:
    """What is run, one after the other; whatever fails, the rest is run too."""
    python = [str(path) for path in changed if path.suffix == ".py"]
    lint = [["ruff", "check", *python], ["ruff", "format", "--check", *python], ["mypy", *python]] if python else []
    lint += [["lint-imports", "--no-logo"]] if python else []
    games = [word for key in games_of(changed) or [SMALLEST] for word in ("--game", key)]
    test = [
        "pytest",
        "-q",
        "-n",
        "2",
        "-m",
        "not slow and not browser",
        *games,
        *folders_of(changed),
    ]
    web = (
        [[sys.executable, "hatch_build.py", "check", "test"]] if any(path.parts[0] == "web" for path in changed) else []
    )
    return [*lint, test, *web]


def folders_of(changed: list[Path]) -> list[str]:
    """The tests of the touched rooms: the same folder under tests/, as deep as there is one; and always the house's."""
    folders = {Path("tests/house")}
    for path in changed:
        if path.parts[:2] == ("src", "durbar"):
            folders |= {mirrored(Path(*path.parts[2:])), *([Path("tests/contract")] if is_rules(path) else [])}
        elif path.parts[0] == "tests" and path.suffix == ".py":
            folders.add(path if path.name.startswith("test_") else path.parent)
    return sorted(str(folder) for folder in folders - {Path("tests"), Path("tests/browser")})


def mirrored(source: Path) -> Path:
    """The folder of tests that mirrors a source file's."""
    return next(Path("tests") / folder for folder in source.parents if (ROOT / "tests" / folder).is_dir())


def is_rules(path: Path) -> bool:
    """Whether the contract of games may be touched."""
    return path.parts[2] in {"core", "engines", "games"}


def games_of(changed: list[Path]) -> list[str]:
    """The games whose rooms or tests were touched."""
    return sorted(
        {path.parts[i + 1] for path in changed for i in (1, 2) if path.parts[i : i + 1] == ("games",)} & rooms()
    )


def rooms() -> set[str]:
    """The games there are."""
    return {path.parent.name for path in (ROOT / "src" / "durbar" / "games").glob("*/game.py")}


def changed_files() -> list[Path]:
    """What differs from where this branch left main, with what git does not know yet; of what is gone, nothing."""
    listed = git("diff", "--name-only", "-z", base()) + git("ls-files", "--others", "--exclude-standard", "-z")
    return sorted({Path(name) for name in listed.split("\0") if name and (ROOT / name).is_file()})


def base() -> str:
    """The last commit that this branch shares with main; the last one where there is no main."""
    return git("merge-base", "HEAD", "main").strip() or "HEAD"


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False).stdout


def succeeds(words: list[str]) -> bool:
    """Run a program of this Python's folder, and say what it was called with."""
    program = Path(sys.executable).parent / words[0]
    print("$", " ".join(words if len(words) < 12 else [*words[:11], "…"]), flush=True)
    return (
        subprocess.run([str(program) if program.exists() else words[0], *words[1:]], cwd=ROOT, check=False).returncode
        == 0
    )


if __name__ == "__main__":
    raise SystemExit(main())
