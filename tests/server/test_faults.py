"""Faults of the world around a server: each has a sentence for the player and one for the host, and loses nothing."""

import json
import resource
import sys
import time
from pathlib import Path

import click
import psycopg
import pytest

from durbar.cli.commands.serve import prove_store
from durbar.server.store import in_folder
from tests.server.people import Elsewhere, Here, Person, Servers, at_table, finish, sit_down

LINUX = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux limits the files of another process"
)
DAY = 86_400


@LINUX
def test_a_full_disk_refuses_with_a_sentence_loses_nothing_and_passes(mortal: Elsewhere) -> None:
    anna, ben = Person(mortal, "Anna"), Person(mortal, "Ben")
    table = sit_down(anna, ben)
    before = resource.prlimit(mortal.process.pid, resource.RLIMIT_FSIZE)
    with at_table(table, anna, ben) as (a, b):
        n = a.plays()
        while b.n < n:
            b.next()
        asked = a if a.asked else b
        resource.prlimit(mortal.process.pid, resource.RLIMIT_FSIZE, (1, before[1]))
        asked.says("play", code=asked.position["legal"][0]["code"], n=asked.n, ref=7)
        told = asked.hears("refused")
        assert (told["ref"], told["reason"]["kind"]) == (7, "no_store")
        assert "what was confirmed is kept" in told["sentence"]
    health = anna.asks("GET", "/healthz")
    assert health.status_code == 503
    assert "does not take what is written" in health.json()["trouble"]
    resource.prlimit(mortal.process.pid, resource.RLIMIT_FSIZE, before)
    with at_table(table, anna, ben) as (a, b):
        assert a.n == n
        finish([a, b])


def test_a_folder_that_cannot_be_written_is_named_before_anything_is_served() -> None:
    place = Path("/proc/durbar") if sys.platform.startswith("linux") else Path("/dev/null/durbar")
    with pytest.raises(click.UsageError, match=f"The tables cannot be kept in {place}"):
        prove_store(in_folder(place))


@pytest.mark.parametrize("days", [4000, -4000])
def test_a_clock_that_jumps_changes_no_match(own_server: Servers, monkeypatch: pytest.MonkeyPatch, days: int) -> None:
    server = own_server()
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, b):
        n = a.plays()
        now = time.time
        monkeypatch.setattr(time, "time", lambda: now() + days * DAY)
        while b.n < n:
            b.next()
        finish([a, b])
        steps = a.position["step"]
    server.restart()
    record = json.loads(anna.asks("GET", f"/api/tables/{table}/record").text)
    assert len(record["steps"]) == steps
    assert [card["id"] for card in anna.lists()] == [table]


def test_a_clock_of_the_database_that_jumps_forgets_no_server_for_long(
    two_servers: tuple[Here, Here], postgres: str
) -> None:
    anna, ben = Person(two_servers[0], "Anna"), Person(two_servers[1], "Ben")
    with at_table(sit_down(anna, ben), anna, ben) as (a, b):
        with psycopg.connect(postgres) as db:
            db.execute("UPDATE servers SET until = until - 3600")
        n = a.plays()
        while b.n < n:
            b.next()
        a.does("chat", text="Still here?")
        assert b.hears("spoken")["line"]["text"] == "Still here?"
        while not all(seat["here"] for seat in b.table["seats"]):
            b.next()
