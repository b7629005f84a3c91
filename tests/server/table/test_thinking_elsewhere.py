"""Bots think elsewhere: workers take over from one another, and a server may think not at all."""

import time
from pathlib import Path

import psycopg
import pytest

from tests.server.people import PATIENCE, Here, Mind, Person


def until_somebody_thinks(store: str) -> None:
    """Wait until a worker has taken an errand."""
    deadline = time.monotonic() + PATIENCE
    with psycopg.connect(store, autocommit=True) as db:
        while db.execute("SELECT 1 FROM errands WHERE holder IS NOT NULL AND answer IS NULL").fetchone() is None:
            assert time.monotonic() < deadline, "nobody took up the errand"
            time.sleep(0.02)


def test_a_worker_killed_while_it_thinks_is_replaced_by_another(tmp_path: Path, postgres: str) -> None:
    server = Here(tmp_path, store=postgres, thinking=False)
    anna, first = Person(server, "Anna"), Mind(postgres)
    second: Mind | None = None
    try:
        table = anna.opens(seats=2, seat=1, bots={"0": "padishah"})
        with anna.at(table) as a:
            a.hears("snapshot")
            until_somebody_thinks(postgres)
            first.kill()
            assert a.n == 0
            second = Mind(postgres)
            a.hears("moved")
            a.waits()
            hint = anna.asks("POST", f"/api/tables/{table}/hint").json()
            assert hint["n"] == a.n and hint["advice"]
    finally:
        (second or first).kill()
        server.stop()


@pytest.mark.parametrize("words", [("think", "--store", "sqlite:///x.sqlite"), ("serve", "--no-thinking")])
def test_a_store_that_cannot_be_shared_is_a_bad_argument(words: tuple[str, ...]) -> None:
    from click.testing import CliRunner

    from durbar.cli.entry import program

    said = CliRunner().invoke(program, words)
    assert said.exit_code == 2
    assert "share" in said.output
