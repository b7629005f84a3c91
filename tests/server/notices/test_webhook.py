"""Webhooks: a table tells a chat whose turn it is and who won, where its host wants it and the house allows it."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from durbar.server.notices.news import TableNews
from durbar.server.notices.webhook import message
from durbar.server.store.rows import ChannelRow
from tests.server.notices.posted import Endpoint, endpoint
from tests.server.notices.test_mail import answers, to_move, waits_for
from tests.server.people import Person, Servers, at_table, finish, sit_down

CHOICES: dict[str, Any] = {"webhooks": True, "private_addresses": True, "notice_after": 0.0}


@pytest.fixture
def chat() -> Iterator[Endpoint]:
    with endpoint() as running:
        running.status = 204
        yield running


def test_a_chat_hears_whose_turn_it_is_and_who_won(own_server: Servers, chat: Endpoint) -> None:
    server = own_server(**CHOICES)
    anna, ben = Person(server, "Anna"), Person(server, "Ben", "de")
    table = sit_down(anna, ben)
    path = f"/api/tables/{table}/webhook"
    assert ben.asks("GET", path).status_code == 200, "while the host is away anybody who plays may"
    assert anna.asks("POST", path, json={"address": chat.address}).json()["address"] == chat.address
    first, other = to_move(table, anna, ben)
    answers(table, first)
    said = json.loads(chat.next().body)
    assert said == {"text": f"Das Vermächtnis des Maharaja: it is {other.name}'s turn.\n{anna.web}/t/{table}"}

    with at_table(table, anna, ben) as tabs:
        finish(list(tabs))
    while "over" not in (said := json.loads(chat.next().body))["text"]:
        assert "turn" in said["text"]
    assert "won by" in said["text"]
    waits_for(server.data, "outbox", 0)
    assert anna.asks("POST", path, json={"address": ""}).json()["address"] == ""
    waits_for(server.data, "channels", 0)


def test_who_is_no_host_sets_up_no_webhook_and_no_house_posts_unasked(
    own_server: Servers, anna: Person, ben: Person
) -> None:
    mine = Person(own_server(**CHOICES), "Anna")
    path = f"/api/tables/{mine.opens(seats=2)}/webhook"

    def kind(person: Person, path: str, address: str) -> str:
        return str(person.asks("POST", path, json={"address": address}).json()["reason"]["kind"])

    assert kind(Person(mine.server, "Ben"), path, "https://chat.example") == "not_host"
    assert kind(mine, path, "javascript:alert(1)") == "bad_place"
    elsewhere = f"/api/tables/{sit_down(anna, ben)}/webhook"
    assert kind(anna, elsewhere, "https://chat.example") == "no_channel"
    assert anna.asks("GET", elsewhere).json()["offered"] is False


def test_a_name_calls_nobody_in_a_chat() -> None:
    def said(address: str) -> Any:
        row = ChannelRow("c", "webhook", b"anna", "t", address, "de", "https://h.example", None, None, 1)
        return message(row, TableNews("t", 1, "legacy", ("<!channel> @everyone",), ()))

    assert said("https://discord.com/api/webhooks/1")["allowed_mentions"] == {"parse": []}
    assert "&lt;!channel&gt;" in said("https://hooks.slack.example/1")["text"]
