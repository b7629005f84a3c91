"""What the docs say is true."""

import doctest
import re
import tomllib
from pathlib import Path

import click
import pytest

import durbar
from durbar.cli.entry import program
from tests.house.rooms import ROOT, files, short

PAGES = sorted(
    path for path in files() if path.suffix == ".md" and (path.parent == ROOT or path.is_relative_to(ROOT / "docs"))
)
WRITTEN = (
    *("contributing.md", "house.md", "changelog.md"),
    *("reference/terminal.md", "reference/wire.md", "reference/settings.md"),
)
"""Pages of the manual that scripts/manual.py writes."""
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def leads_somewhere(path: Path) -> bool:
    """Whether a page is there, or will be in the manual, whose build looks again."""
    return path.exists() or path.resolve().relative_to(ROOT / "docs").as_posix() in WRITTEN


def unfenced(page: Path) -> str:
    """A page without the fences around its examples, which doctest would take for output."""
    return re.sub(r"^```.*$", "", page.read_text("utf-8"), flags=re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=short)
def test_the_examples_of_a_page_run(page: Path) -> None:
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    result = runner.run(
        doctest.DocTestParser().get_doctest(unfenced(page), {}, short(page), str(page), 0), out=said.append
    )

    assert result.failed == 0, "".join(said)


@pytest.mark.parametrize("page", PAGES, ids=short)
def test_the_links_of_a_page_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#|/|mailto:)([^)#\s]+)", page.read_text("utf-8"))

    assert [link for link in links if not leads_somewhere(page.parent / link)] == []


def test_the_readme_shows_the_public_api_at_work() -> None:
    examples = doctest.DocTestParser().get_examples(unfenced(ROOT / "README.md"))

    assert len(examples) > 5


def test_every_runtime_dependency_has_its_reason() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [
        *project["dependencies"],
        *(name for extra, names in project["optional-dependencies"].items() if extra != "dev" for name in names),
    ]
    reasons = (ROOT / "docs" / "decisions.md").read_text("utf-8")

    assert [name for name in (re.split(r"[><=\[;]", line)[0] for line in wanted) if f"**{name}**" not in reasons] == []


def test_every_command_is_in_the_readme() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")

    assert [name for name in program.commands if f"durbar {name}" not in readme] == []


def test_every_command_and_every_choice_says_what_it_is_for() -> None:
    silent = [name for name, command in program.commands.items() if not command.help]
    silent += [
        f"{name} {option.opts[0]}"
        for name, command in program.commands.items()
        for option in command.params
        if isinstance(option, click.Option) and not option.help
    ]

    assert silent == []


def test_every_make_target_says_what_it_is_for() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = re.search(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)

    assert targets
    assert [target for target in targets[1].split() if not re.search(rf"^{target}:.*## ", makefile, re.MULTILINE)] == []


def test_the_changes_of_this_version_are_told() -> None:
    assert f"## {durbar.__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_the_edition_in_the_docs_can_be_opened(tmp_path: Path) -> None:
    written = re.search(r"```toml\n(.+?)```", (ROOT / "docs" / "adding-a-game.md").read_text("utf-8"), re.DOTALL)
    assert written
    file = tmp_path / "my-box.toml"
    file.write_text(written[1])

    assert durbar.game("legacy", file).edition.startswith("my box")
