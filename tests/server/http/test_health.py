"""Health is told as it is, and figures to whoever may look."""

import contextlib
import re
import sqlite3
import sys
from pathlib import Path

import pytest

from tests.server.people import Here, Person, Servers, at_table, sit_down


def test_a_server_that_can_write_is_well(anna: Person) -> None:
    answer = anna.asks("GET", "/healthz")
    assert answer.status_code == 200
    told = answer.json()
    assert (told["ok"], told["trouble"], told["bots"]) == (True, None, None)


def test_bots_for_which_nobody_thinks_are_not_well_and_people_play_on(
    tmp_path: Path, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("durbar.server.http.health.SLOW", 0.0)
    server = Here(tmp_path, store=postgres, thinking=False)
    try:
        anna = Person(server, "Anna")
        with anna.at(anna.opens(seats=2, seat=None, fill="page")) as tab:
            tab.hears("snapshot")
            answer = anna.asks("GET", "/healthz")
        assert (answer.status_code, answer.json()["ok"], answer.json()["trouble"]) == (200, False, None)
        assert "see whether `durbar think` runs" in answer.json()["bots"]
    finally:
        server.stop()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux has a disk that is always full")
def test_a_full_disk_is_not_well_and_says_so(own_server: Servers) -> None:
    server = own_server()
    (server.data / ".durbar-probe").symlink_to("/dev/full")
    answer = Person(server, "Anna").asks("GET", "/healthz")
    assert (answer.status_code, answer.json()["ok"]) == (503, False)
    assert "No space left on device" in answer.json()["trouble"]


def test_a_damaged_store_is_not_well_and_says_so(own_server: Servers) -> None:
    server = own_server()
    with contextlib.closing(sqlite3.connect(server.data / "durbar.sqlite")) as vandal, vandal:
        vandal.execute("ALTER TABLE tables RENAME TO rubble")
    anna = Person(server, "Anna")
    assert anna.asks("GET", "/healthz").status_code == 503
    assert anna.asks("GET", "/api/games").status_code == 200, "what needs no store goes on"


def test_asking_for_health_again_and_again_does_not_make_the_disk_work(own_server: Servers) -> None:
    anna = Person(own_server(), "Anna")
    for _ in range(20):
        anna.asks("GET", "/healthz")
    told = anna.asks("GET", "/metrics").text
    (writes,) = re.findall(r'durbar_stage_seconds_count{stage="store_write"} (\d+)', told)
    assert 1 <= int(writes) < 20


def test_figures_are_told_for_each_stage(own_server: Servers) -> None:
    pytest.importorskip("prometheus_client")
    server = own_server()
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    with at_table(sit_down(anna, ben), anna, ben) as (a, _):
        a.plays()
        told = anna.asks("GET", "/metrics").text
    lines = told.splitlines()
    assert "durbar_up 1.0" in lines
    assert "durbar_sockets 2.0" in lines
    assert 'durbar_stage_seconds_count{stage="move"} 1.0' in lines
    for stage in ("request", "store_read", "store_write"):
        assert f'durbar_stage_seconds_bucket{{le="+Inf",stage="{stage}"}}' in told


def test_figures_are_for_those_who_may_look(own_server: Servers) -> None:
    assert Person(own_server(watchers=()), "Anna").asks("GET", "/metrics").status_code == 404
