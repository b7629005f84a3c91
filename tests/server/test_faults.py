"""Faults of the world around a server: each has a sentence for the player and one for the host, and loses nothing."""

import asyncio
import json
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import click
import psycopg
import pytest
from psycopg import sql

from durbar.cli.commands.serve import prove_store
from durbar.server.store import in_folder, prove
from tests.server.people import (
    PATIENCE,
    Elsewhere,
    Here,
    Obeying,
    Person,
    Servers,
    Tab,
    at_table,
    finish,
    sit_down,
    unused_port,
)

LINUX = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux limits the files of another process"
)
DAY = 86_400
FULL = 65_536
"""A disk on which no file grows beyond so many bytes: there is room for a small one, but no more for the tables."""


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
        assert (mortal.data / "durbar.sqlite-wal").stat().st_size > FULL
        resource.prlimit(mortal.process.pid, resource.RLIMIT_FSIZE, (FULL, before[1]))
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


@LINUX
def test_a_folder_that_becomes_read_only_is_told_to_the_host_and_the_match_goes_on(tmp_path: Path) -> None:
    server = Obeying(tmp_path / "data")
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = sit_down(anna, ben)
    server.data.chmod(0o500)
    try:
        with at_table(table, anna, ben) as (a, b):
            n = a.plays()
            while b.n < n:
                b.next()
            health = anna.asks("GET", "/healthz")
            assert health.status_code == 503
            assert "Permission denied" in health.json()["trouble"]
            server.kill()
    finally:
        server.data.chmod(0o700)
    server.start()
    with at_table(table, anna, ben) as (a, b):
        assert a.n == n
        finish([a, b])
    server.stop()


def test_a_database_that_takes_nothing_refuses_with_a_sentence_loses_nothing_and_passes(
    tmp_path: Path, postgres: str
) -> None:
    server = Here(tmp_path, store=postgres)
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = sit_down(anna, ben)
    try:
        with at_table(table, anna, ben) as (a, b):
            n = a.plays()
            while b.n < n:
                b.next()
            asked = a if a.asked else b
            change_database(postgres, "SET default_transaction_read_only = on", anew=True)
            assert says_again(asked)["reason"]["kind"] == "no_store"
            until = time.monotonic() + PATIENCE
            while "read-only transaction" not in (anna.asks("GET", "/healthz").json()["trouble"] or ""):
                assert time.monotonic() < until, "A line that was cut is said first, and one that takes nothing then."
                time.sleep(0.1)
        change_database(postgres, "RESET default_transaction_read_only", anew=False)
        said = {"type": "refused"}
        while said["type"] == "refused":
            with at_table(table, anna, ben) as (a, _):
                assert a.n == n
                said = says_again(a)
        with at_table(table, anna, ben) as (a, _):
            assert a.n > n
    finally:
        server.stop()


def says_again(tab: Tab) -> dict[str, Any]:
    """Give an answer once more; returns what is said to that."""
    tab.says("play", code=tab.position["legal"][0]["code"], n=tab.n, ref=7)
    while (message := tab.next()).get("ref") != 7:
        pass
    return message


def change_database(address: str, how: str, anew: bool) -> None:
    """Change a database for whoever comes next; `anew` sends everybody out who is there."""
    with psycopg.connect(address, autocommit=True, options="-c default_transaction_read_only=off") as db:
        db.execute(sql.SQL("ALTER DATABASE {} {}").format(sql.Identifier(db.info.dbname), sql.SQL(how)))
        if anew:
            others = "datname = current_database() AND pid <> pg_backend_pid()"
            db.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")


@LINUX
@pytest.mark.parametrize(
    ("locked", "sentence"), [(".", "Nothing can be written to"), ("durbar.sqlite", "cannot be kept in")]
)
def test_what_cannot_be_written_is_not_said_to_be_damaged(tmp_path: Path, locked: str, sentence: str) -> None:
    address = in_folder(tmp_path)
    asyncio.run(prove(address))
    (tmp_path / locked).chmod(0o500)
    command = [sys.executable, "-m", "durbar", "serve", "--check", "--store", address, "--port", str(unused_port())]
    try:
        said = subprocess.run([*Obeying.before, *command], capture_output=True, text=True, check=False)
    finally:
        (tmp_path / locked).chmod(0o700)
    assert said.returncode == 1
    assert f"{sentence} {tmp_path / 'durbar.sqlite'}" in said.stderr


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
