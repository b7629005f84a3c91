"""The build hook: the web is built when it has to be, and not otherwise."""

from pathlib import Path

import pytest

import hatch_build


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A clone without a web yet."""
    monkeypatch.setattr(hatch_build, "ROOT", tmp_path)
    monkeypatch.setattr(hatch_build, "WEB", tmp_path / "web")
    monkeypatch.setattr(hatch_build, "STATIC", tmp_path / "static")
    monkeypatch.setattr(hatch_build, "MODULES", tmp_path / "web" / "node_modules")
    return tmp_path


def furnish(clone: Path) -> None:
    """Give the clone a small web that Node alone can build."""
    script = "fs.mkdirSync('../static', {recursive: true}); fs.appendFileSync('../static/index.html', 'x')"
    (clone / "web").mkdir()
    (clone / "web" / "package.json").write_text(f'{{"name": "w", "scripts": {{"build": "node -e \\"{script}\\""}}}}')
    (clone / "web" / "package-lock.json").write_text(
        '{"name": "w", "lockfileVersion": 3, "packages": {"": {"name": "w"}}}'
    )


def test_without_a_web_there_is_nothing_to_build(clone: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert hatch_build.main([]) == 0
    assert "There is no web/ here" in capfd.readouterr().err


def test_without_a_lock_file_it_says_what_to_do(clone: Path, capfd: pytest.CaptureFixture[str]) -> None:
    furnish(clone)
    (clone / "web" / "package-lock.json").unlink()

    assert hatch_build.main([]) == 1
    assert "run `npm install`" in capfd.readouterr().err


def test_it_is_built_once_for_each_content(clone: Path) -> None:
    furnish(clone)
    index = clone / "static" / "index.html"

    assert hatch_build.main([]) == 0
    assert hatch_build.main([]) == 0
    assert index.read_text() == "x"

    (clone / "web" / "page.svelte").write_text("another page")
    assert hatch_build.main([]) == 0
    assert index.read_text() == "xx"


def test_packages_that_are_only_linked_to_stay_as_they_are(clone: Path) -> None:
    furnish(clone)
    shared = clone / "shared"
    (shared / "a-package").mkdir(parents=True)
    (clone / "web" / "node_modules").symlink_to(shared)

    assert hatch_build.main([]) == 0
    assert (shared / "a-package").is_dir()


def test_a_script_that_fails_is_named(clone: Path, capfd: pytest.CaptureFixture[str]) -> None:
    furnish(clone)

    assert hatch_build.main(["dance"]) == 1
    assert "`npm run dance` failed" in capfd.readouterr().err
