"""Bots think elsewhere: workers take over from one another, and a server may think not at all."""

import time
from pathlib import Path

import psycopg
import pytest

from tests.server.people import PATIENCE, Here, Mind, Person, at_table, finish, sit_down


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
            while a.asked:  # who begins is drawn
                a.plays()
            until_somebody_thinks(postgres)
            first.kill()
            second = Mind(postgres)
            a.hears("moved")
            a.waits()
            hint = anna.asks("POST", f"/api/tables/{table}/hint").json()
            assert hint["n"] == a.n and hint["advice"]
    finally:
        (second or first).kill()
        server.stop()


def test_a_match_is_analysed_by_whoever_thinks_and_every_server_knows(tmp_path: Path, postgres: str) -> None:
    thinks = Here(tmp_path / "one", store=postgres, analysis=0.001)
    asks = Here(tmp_path / "other", store=postgres, thinking=False)
    anna, ben = Person(asks, "Anna"), Person(thinks, "Ben")
    try:
        table = sit_down(anna, ben)
        with at_table(table, anna, ben) as tabs:
            finish(list(tabs))
        path, deadline = f"/api/tables/{table}/analysis", time.monotonic() + 3 * PATIENCE
        assert anna.asks("POST", path).json()["status"] in ("waiting", "running")
        while (found := anna.asks("GET", path).json())["status"] != "done":
            assert time.monotonic() < deadline, found
            time.sleep(0.1)
        assert ben.asks("GET", path).json() == found
        assert anna.asks("POST", path).json() == found
    finally:
        thinks.stop()
        asks.stop()


@pytest.mark.parametrize("words", [("think", "--store", "sqlite:///x.sqlite"), ("serve", "--no-thinking")])
def test_a_store_that_cannot_be_shared_is_a_bad_argument(words: tuple[str, ...]) -> None:
    from click.testing import CliRunner

    from durbar.cli.entry import program

    said = CliRunner().invoke(program, words)
    assert said.exit_code == 2
    assert "share" in said.output
