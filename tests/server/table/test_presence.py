"""Presence across servers: who was at a server that died is not held to be there for ever."""

import time
from pathlib import Path

import psycopg

from tests.server.people import PATIENCE, Elsewhere, Here, Person
from tests.server.table.test_two_servers import hears_around


def test_those_at_a_server_that_died_are_away_after_a_while(tmp_path: Path, postgres: str) -> None:
    server, mortal = Here(tmp_path / "one", store=postgres), Elsewhere(tmp_path / "other", store=postgres)
    anna, ben = Person(server, "Anna"), Person(mortal, "Ben")
    try:
        table = anna.opens(seats=2)
        ben.sits(table)
        with anna.at(table) as a:
            a.hears("snapshot")
            with ben.at(table) as b:
                b.hears("snapshot")
                hears_around(a, 1, here=True)
                mortal.kill()
                hears_around(a, 1, here=False)
                ben.server = server
                with ben.at(table) as back:
                    back.hears("snapshot")
                    hears_around(a, 1, here=True)
    finally:
        server.stop()


def test_a_table_that_was_lost_leaves_nobody_behind(tmp_path: Path, postgres: str) -> None:
    server = Here(tmp_path, store=postgres, idle=0.2)
    anna = Person(server, "Anna")
    try:
        table = anna.opens(seats=2)
        with psycopg.connect(postgres, autocommit=True) as db:
            with anna.at(table) as a:
                a.hears("snapshot")
                until(db, "SELECT count(*) = 1 FROM attendance")
                db.execute("ALTER TABLE chat RENAME TO silent")
                assert a.is_refused("chat", text="Is anybody there?") == "trouble"
                assert a.is_cut_off() == 1011
            until(db, "SELECT count(*) = 0 FROM attendance")
    finally:
        server.stop()


def until(db: psycopg.Connection[tuple[bool]], question: str) -> None:
    """Wait until the store says so."""
    deadline = time.monotonic() + PATIENCE
    while db.execute(question).fetchone() != (True,):
        assert time.monotonic() < deadline, question
        time.sleep(0.02)
