"""The manual at /docs, where it was built and where it was not."""

import base64
import hashlib
from pathlib import Path

from tests.server.people import Person, Servers


def built(folder: Path) -> Path:
    """A manual of two pages."""
    (folder / "play").mkdir(parents=True)
    (folder / "index.html").write_text('<script>var a = 1</script><script src="own.js"></script>', "utf-8")
    (folder / "play" / "index.html").write_text("How to play.", "utf-8")
    return folder


def test_a_page_is_found_by_its_folder_and_allows_only_the_scripts_in_it(own_server: Servers, tmp_path: Path) -> None:
    anna = Person(own_server(manual=built(tmp_path / "manual")), "Anna")
    page = anna.asks("GET", "/docs/")

    assert page.status_code == 200
    allowed = base64.b64encode(hashlib.sha256(b"var a = 1").digest()).decode()
    assert f"script-src 'self' 'sha256-{allowed}';" in page.headers["content-security-policy"] + ";"
    assert anna.asks("GET", "/docs/play/").text == "How to play."
    assert anna.asks("GET", "/docs/play").headers["location"] == "/docs/play/"
    assert anna.asks("GET", "/docs").headers["location"] == "/docs/"


def test_what_is_not_in_the_manual_is_not_served(own_server: Servers, tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("not yours", "utf-8")
    anna = Person(own_server(manual=built(tmp_path / "manual")), "Anna")

    for path in ("/docs/nowhere/", "/docs/..%2fsecret.txt", "/docs/%2e%2e/secret.txt"):
        assert anna.asks("GET", path).status_code == 404
        assert "not yours" not in anna.asks("GET", path).text


def test_where_it_was_not_built_a_sentence_says_so(own_server: Servers, tmp_path: Path) -> None:
    page = Person(own_server(manual=tmp_path / "nothing"), "Anna").asks("GET", "/docs/")

    assert page.status_code == 404
    assert "make docs" in page.text
