"""What is asked over HTTP: games, words, rules and the built web."""

from pathlib import Path

from durbar.server.http import rules_page
from tests.server.people import Person, Servers


def test_the_games_are_listed_with_all_that_opening_a_table_needs(anna: Person) -> None:
    (legacy, *_) = [game for game in anna.asks("GET", "/api/games").json() if game["key"] == "legacy"]
    assert legacy["seats"] == [2, 3, 4]
    assert set(legacy["name"]) == {"en", "de"}
    assert {"courtier", "vizier", "raja"} <= set(legacy["levels"])
    assert all(option["default"] in option["values"] for option in legacy["options"])
    assert {block["status"] for block in legacy["blocks"]} <= {"found", "derived", "reconstructed"}


def test_words_come_in_each_language_and_are_not_sent_twice(anna: Person) -> None:
    english, german = (anna.asks("GET", f"/api/text/{language}") for language in ("en", "de"))
    assert english.json()["shell"]["refusal"]["stale"] != german.json()["shell"]["refusal"]["stale"]
    assert set(english.json()["games"]) == set(german.json()["games"])
    again = anna.asks("GET", "/api/text/en", headers={"if-none-match": english.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert anna.asks("GET", "/api/text/xx").status_code == 404


def test_the_rules_have_an_anchor_for_each_rule_and_links_to_them(anna: Person) -> None:
    page = anna.asks("GET", "/api/rules/legacy")
    assert page.headers["content-type"].startswith("text/html")
    assert '<p id="LM-1.1" class="rule"><strong>LM-1.1</strong>' in page.text


def test_the_rules_come_in_each_language_and_another_one_is_refused(anna: Person) -> None:
    usual, english, german = (anna.asks("GET", f"/api/rules/legacy{path}") for path in ("", "/en", "/de"))
    assert usual.text == english.text
    assert "The coin taken is always the leftmost one" in english.text
    assert "Genommen wird stets die Münze" in german.text
    assert '<p id="LM-3.2" class="rule">' in german.text
    assert german.headers["etag"] != english.headers["etag"]
    refused = anna.asks("GET", "/api/rules/legacy/xx")
    assert (refused.status_code, refused.json()["reason"]["kind"]) == (404, "no_page")


def test_a_table_of_figures_in_the_rules_can_be_scrolled_by_keyboard(anna: Person) -> None:
    page = anna.asks("GET", "/api/rules/legacy/en").text
    assert '<div class="figures" tabindex="0"><table>' in page
    assert '<td><span class="thing" data-thing="jug">jug</span>, large</td>' in page


def test_pictures_that_stand_alone_are_a_row_and_a_rule_leads_to_the_task_that_teaches_it(anna: Person) -> None:
    page = anna.asks("GET", "/api/rules/legacy/en").text
    assert '<p class="pictures"><span class="thing" data-thing="jug">jug</span>' in page
    rule = page.partition('<p id="LM-3.2"')[2].partition("</p>")[0]
    assert rule.endswith('<a class="lesson" href="/learn/legacy#coin">A coin and the price</a>')


def test_html_in_the_rules_is_shown_not_obeyed() -> None:
    made = rules_page.render("**LM-1.1** (p. 1) <script>alert(1)</script> see LM-1.2.\n\n**LM-1.2** Not LM-9.9.\n")
    assert "<script>" not in made
    assert '<a href="#LM-1.2">LM-1.2</a>' in made
    assert "LM-9.9" in made
    assert "#LM-9.9" not in made


def test_the_built_web_is_served_with_good_manners_towards_caches(own_server: Servers, tmp_path: Path) -> None:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Durbar</title>")
    (built / "assets" / "index-abc123.js").write_text("export const x = 1;\n" * 500)
    anna = Person(own_server(static=built), "Anna")

    for path in ("/", "/t/some-table", "/rules/legacy"):
        page = anna.asks("GET", path)
        assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
        assert "Durbar" in page.text
    script = anna.asks("GET", "/assets/index-abc123.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert anna.asks("GET", "/assets/gone.js").status_code == 404
    assert anna.asks("GET", "/..%2f..%2fdata/durbar.sqlite").status_code == 404


def test_without_a_built_web_a_page_says_what_to_do(own_server: Servers, tmp_path: Path) -> None:
    server = own_server(static=tmp_path / "nothing")
    page = Person(server, "Anna").asks("GET", "/")
    assert page.status_code == 503
    assert "make setup" in page.text


def test_health_is_told(anna: Person) -> None:
    assert anna.asks("GET", "/healthz").json()["ok"] is True
