"""Manners: what the server does with strangers, chatterboxes and nonsense. Nothing they do loses anything."""

import contextlib
import dataclasses
import json
import logging
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.people import GENEROUS, Here, Person, Servers, at_table, sit_down

NONSENSE = [
    "",
    "hello",
    "{}",
    "[1, 2",
    "null",
    '{"type": "dance"}',
    '{"type": "play"}',
    '{"type": "play", "code": "buy", "n": 0}',
    '{"type": "play", "code": 1, "n": 0, "seat": 1}',
    '{"type": "play", "code": 1e99, "n": 0}',
    '{"type": "seat_bot", "seat": -1, "level": "courtier"}',
    "[" * 3000,
    '"\\ud800"',
    b"\xff\xfe\x00",
]


@pytest.mark.parametrize("raw", NONSENSE, ids=range(len(NONSENSE)))
def test_nonsense_is_refused_with_a_sentence_and_loses_nothing(anna: Person, ben: Person, raw: str | bytes) -> None:
    with at_table(sit_down(anna, ben), anna, ben) as (a, _):
        a.sends(raw)
        refused = a.hears("refused")
        assert refused["reason"]["kind"] == "garbled"
        assert refused["sentence"].startswith("The message could not be read: ")
        a.plays()


def test_a_message_that_is_too_long_is_refused_and_the_talk_goes_on(anna: Person, ben: Person) -> None:
    with at_table(sit_down(anna, ben), anna, ben) as (a, _):
        a.says("chat", text="x" * 5000)
        assert a.hears("refused")["sentence"] == "The message is too long: at most 4096 bytes are read."
        a.plays()


def test_a_flood_in_one_message_cuts_the_line_and_nothing_else(anna: Person, ben: Person) -> None:
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, b):
        b.sends("x" * 100_000)
        assert b.is_cut_off() == 1009
        a.plays()
    with b.person.at(table) as back:
        assert back.hears("snapshot")["position"]["n"] == 1


def test_a_body_that_is_too_long_or_no_json_is_refused(anna: Person) -> None:
    assert anna.asks("POST", "/api/tables", content=b" " * 20_000).status_code == 413
    answer = anna.asks("POST", "/api/tables", content=b"game=legacy")
    assert (answer.status_code, answer.json()["reason"]["kind"]) == (400, "garbled")


def test_who_talks_too_fast_is_asked_to_wait_and_cut_off_when_they_do_not(own_server: Servers) -> None:
    server = own_server(limits=dataclasses.replace(GENEROUS, messages_per_second=5, messages_at_once=5, patience=20))
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    with at_table(sit_down(anna, ben), anna, ben) as (a, b):
        for _ in range(8):
            b.says("undo", n=0)
        kinds = [b.hears("refused")["reason"]["kind"] for _ in range(8)]
        assert kinds[:5] == ["no_undo"] * 5
        assert set(kinds[6:]) == {"too_fast"}
        with contextlib.suppress(ConnectionClosed):
            for _ in range(30):
                b.says("undo", n=0)
        assert b.is_cut_off() == 1008
        a.plays()


@pytest.mark.parametrize(
    ("stingy", "kind", "reason"),
    [
        ({"undos_per_minute": 0.01, "undos_at_once": 2}, "undo", "too_fast"),
        ({"remarks_per_minute": 0.01, "remarks_at_once": 2}, "chat", "too_fast"),
        ({"rows_per_day": 2}, "chat", "too_much"),
    ],
    ids=["taking back", "talking", "storing"],
)
def test_taking_back_talking_and_storing_have_budgets(
    own_server: Servers, stingy: dict[str, Any], kind: str, reason: str
) -> None:
    server = own_server(limits=dataclasses.replace(GENEROUS, **stingy))
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    with at_table(sit_down(anna, ben), anna, ben) as (a, b):
        said = {"n": 0} if kind == "undo" else {"text": "x"}
        for tab in (a, b):
            tab.says(kind, **said)
            assert tab.hears("refused" if kind == "undo" else "done")
        assert a.is_refused(kind, **said) == reason, "both come from one address"


def test_one_address_may_not_open_tables_without_end(own_server: Servers) -> None:
    server = own_server(limits=dataclasses.replace(GENEROUS, tables_per_minute=1, tables_at_once=2))
    anna = Person(server, "Anna")
    answers = [anna.asks("POST", "/api/tables", json={"game": "legacy", "name": "Anna"}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert answers[2].json()["sentence"] == "That was too much at once: please wait a moment and try again."
    assert len(anna.lists()) == 2


def test_one_address_may_not_ask_without_end(own_server: Servers) -> None:
    server = own_server(limits=dataclasses.replace(GENEROUS, requests_per_second=0.1, requests_at_once=3))
    bea = Person(server, "Bea", "de")
    assert [bea.asks("GET", "/api/tables").status_code for _ in range(5)] == [200, 200, 200, 429, 429]
    assert bea.asks("GET", "/api/games").json()["sentence"].startswith("Das war zu viel auf einmal")
    assert bea.asks("GET", "/healthz").status_code == 200


def test_one_address_may_not_open_sockets_without_end(own_server: Servers) -> None:
    server = own_server(limits=dataclasses.replace(GENEROUS, sockets_per_address=2))
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = sit_down(anna, ben)
    with at_table(table, anna, ben), anna.at(table) as third:
        assert third.hears("refused")["reason"]["kind"] == "too_many_sockets"
        assert third.is_cut_off() == 4429
    with anna.at(table) as again:
        again.hears("snapshot")


def test_a_page_of_another_site_can_neither_listen_nor_ask(anna: Person, ben: Person, server: Here) -> None:
    table = sit_down(anna, ben)
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port + 1}"):
        answer = anna.asks("POST", "/api/tables", json={"game": "legacy"}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["reason"]["kind"]) == (403, "foreign_origin")
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        with pytest.raises(InvalidStatus, match="403"):
            connect(address, origin=Origin(origin), additional_headers={"cookie": f"durbar={anna.token}"})
    assert len(anna.lists()) == 1


def test_a_program_without_a_browser_may_use_a_bearer_token(server: Here) -> None:
    anna = Person(server, "Anna")
    headers = {"authorization": f"Bearer {anna.token}"}
    answer = httpx.post(f"{anna.web}/api/tables", json={"game": "legacy", "name": "Anna"}, headers=headers)
    assert answer.status_code == 201
    assert "set-cookie" not in answer.headers
    assert [t["id"] for t in anna.lists()] == [answer.json()["id"]]


def test_a_newcomer_gets_a_cookie_that_scripts_and_other_sites_cannot_use(server: Here) -> None:
    answer = httpx.post(f"http://127.0.0.1:{server.port}/api/tables", json={"game": "legacy", "name": "Anna"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    again = httpx.get(f"http://127.0.0.1:{server.port}/api/tables", headers={"cookie": cookie.split(";")[0]})
    assert len(again.json()) == 1


def test_a_link_that_leads_nowhere_says_so(anna: Person) -> None:
    with anna.at("nowhere") as a:
        assert a.hears("refused")["sentence"] == "There is no table at this link."
        assert a.is_cut_off() == 4404
    assert anna.asks("GET", "/api/tables/nowhere/record").status_code == 404
    assert anna.asks("GET", "/api/nothing").json()["reason"]["kind"] == "no_page"
    assert anna.asks("DELETE", "/api/tables").status_code == 405


def test_every_answer_carries_the_security_headers(anna: Person) -> None:
    for path in ("/", "/healthz", "/api/games", "/api/nothing", "/t/whatever"):
        headers = anna.asks("GET", path).headers
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "http:" not in policy
        assert "https:" not in policy
        assert "server" not in headers


def test_logs_are_json_lines_without_secrets_tokens_or_links(
    anna: Person, ben: Person, caplog: pytest.LogCaptureFixture
) -> None:
    from durbar.server.logs import JsonLines

    logging.getLogger("durbar").propagate = True
    with caplog.at_level(logging.DEBUG):
        table = sit_down(anna, ben)
        with at_table(table, anna, ben) as (a, _):
            a.does("chat", text="between us")
            a.plays()
    lines = [JsonLines().format(record) for record in caplog.records if record.name == "durbar"]
    assert {"table opened", "listener came", "request"} <= {json.loads(line)["event"] for line in lines}
    for private in (table, anna.token, ben.token, "between us"):
        assert not any(private in line for line in lines)
