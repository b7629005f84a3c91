"""The pictures of the README and the manual: each has its source, each is shown somewhere, and all are small."""

import re
import tomllib

import pytest

from durbar.games import GAMES
from tests.house.rooms import ROOT, files

FOLDER = ROOT / "docs" / "pictures"
LISTED = {one["file"]: one for one in tomllib.loads((ROOT / "docs" / "pictures.toml").read_text("utf-8"))["picture"]}
PAGES = [path for path in files() if path.suffix == ".md" and (path.parent == ROOT or ROOT / "docs" in path.parents)]
SHOWN = re.compile(r"!\[([^\]]*)\]\(([^)]+)\)")


def test_every_picture_is_listed_and_every_listed_one_is_there() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(LISTED)


def test_every_picture_is_shown_and_every_one_shown_is_listed() -> None:
    shown = {(page.parent / link).resolve() for page in PAGES for _, link in SHOWN.findall(page.read_text("utf-8"))}

    assert shown == {FOLDER / name for name in LISTED}


def test_every_picture_says_what_it_shows_to_those_who_do_not_see_it() -> None:
    assert [link for page in PAGES for words, link in SHOWN.findall(page.read_text("utf-8")) if len(words) < 10] == []


def test_the_readme_shows_every_game_and_a_turn() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")

    assert [name for name in (*GAMES, "turn") if f"docs/pictures/{name}.webp" not in readme] == []


def test_pictures_are_small_enough_for_a_slow_line() -> None:
    sizes = {path.name: path.stat().st_size for path in FOLDER.iterdir()}

    assert {name: size for name, size in sizes.items() if size > 150_000} == {}
    assert sum(sizes.values()) < 2_000_000


def test_the_match_of_every_picture_can_be_played_again() -> None:
    pictures = pytest.importorskip("scripts.pictures", reason="Pictures are taken with the extra `docs`.")

    for picture in pictures.listed():
        if picture.page in ("table", "turn", "end"):
            match = pictures.match_of(picture)
            assert match.over == (picture.page == "end"), picture.file
