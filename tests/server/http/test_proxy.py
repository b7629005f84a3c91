"""Behind a proxy: a real nginx, with the site of `deploy/`, passes on where requests come from, and is believed where it is named."""

import dataclasses
import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from tests.browser.chromium import as_root, attempt
from tests.server.people import GENEROUS, PATIENCE, Here, Person, Servers, at_table, sit_down, unused_port

SITE = Path(__file__).parents[3] / "deploy" / "nginx.conf"
AROUND = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""
Fronts = Callable[..., Any]


@cache
def nginx() -> str | None:
    """The program, installed on the way if there was none."""
    before = as_root()
    places = f"{os.environ.get('PATH', '')}:/usr/sbin"
    if shutil.which("nginx", path=places) is None and before is not None and shutil.which("apt-get"):
        quiet = [*before, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
        attempt([*quiet, "update"])
        attempt([*quiet, "install", "--yes", "--no-install-recommends", "nginx"])
    return shutil.which("nginx", path=places)


def site(port: int, behind: list[int]) -> str:
    """The site as it is shipped, at another port and without a certificate; it says that it was asked over https."""
    servers = "".join(f"server 127.0.0.1:{each};" for each in behind)
    text = SITE.read_text("utf-8").replace("server 127.0.0.1:8420;", servers).replace("$scheme", "https")
    return re.sub(r" +ssl_certificate.*\n", "", text).replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")


@pytest.fixture
def front(tmp_path: Path) -> Iterator[Fronts]:
    """Puts an nginx in front of some servers; returns where it is."""
    program = nginx()
    if program is None:
        why = "There is no nginx on this machine, and apt-get could not bring one."
        assert not os.environ.get("CI"), why
        pytest.skip(why)
    running: list[subprocess.Popen[bytes]] = []

    def start(*servers: Here) -> Any:
        port, config = unused_port(), tmp_path / "nginx.conf"
        config.write_text(AROUND.format(folder=tmp_path, site=site(port, [server.port for server in servers])))
        running.append(subprocess.Popen([program, "-c", str(config), "-e", str(tmp_path / "error.log")]))
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                httpx.get(f"http://127.0.0.1:{port}/healthz")
                return SimpleNamespace(port=port)
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError((tmp_path / "error.log").read_text())

    yield start
    for process in running:
        process.terminate()
        process.wait(PATIENCE)


def opening(port: int, source: str, **headers: str) -> httpx.Response:
    """Open a table from an address of this machine."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source), timeout=PATIENCE) as client:
        return client.post(f"http://127.0.0.1:{port}/api/tables", json={"game": "legacy"}, headers=headers)


@pytest.mark.skipif(
    os.name != "posix" or not hasattr(os, "sched_getaffinity"), reason="needs the loopback net of Linux"
)
def test_limits_count_those_behind_the_proxy_and_cookies_are_secure(own_server: Servers, front: Fronts) -> None:
    stingy = dataclasses.replace(GENEROUS, tables_per_minute=0.01, tables_at_once=1)
    place = front(own_server(limits=stingy, proxies=("127.0.0.1",)))
    first = opening(place.port, "127.0.0.1")
    assert first.status_code == 201
    assert "Secure" in first.headers["set-cookie"]
    assert opening(place.port, "127.0.0.1").status_code == 429
    assert opening(place.port, "127.0.0.3", **{"x-forwarded-for": "127.0.0.1"}).status_code == 201, (
        "who says so is not believed"
    )


def test_a_match_is_played_through_the_proxy_and_its_figures_stay_inside(own_server: Servers, front: Fronts) -> None:
    place = front(own_server(proxies=("127.0.0.1",)))
    anna, ben = Person(place, "Anna"), Person(place, "Ben")
    with at_table(sit_down(anna, ben), anna, ben) as (a, b):
        n = a.plays()
        while b.n < n:
            b.next()
    assert anna.asks("GET", "/metrics").status_code == 404


def sockets(server: Here) -> float:
    """How many lines a server holds."""
    told = Person(server, "Host").asks("GET", "/metrics").text
    return float(re.findall(r"^durbar_sockets (\S+)$", told, re.MULTILINE)[0])


def test_two_servers_behind_one_proxy_are_one_house_and_one_of_them_may_go(
    two_servers: tuple[Here, Here], front: Fronts
) -> None:
    pytest.importorskip("prometheus_client")
    one, other = two_servers
    place = front(one, other)
    anna, ben = Person(place, "Anna"), Person(place, "Ben")
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, b):
        assert (sockets(one), sockets(other)) == (1, 1)
        for _ in range(6):
            mover, other_one = (a, b) if a.asked else (b, a)
            n = mover.plays()
            while other_one.n < n:
                other_one.next()
        one.stop()
        assert {tab.n for tab in (a, b)} == {n}
    with at_table(table, anna, ben) as (a, b):
        assert a.n == n
        assert a.plays() > n
    assert [anna.asks("GET", "/api/games").status_code for _ in range(4)] == [200] * 4
    one.start()


def test_a_stranger_who_claims_to_be_a_proxy_is_not_believed(own_server: Servers) -> None:
    stingy = dataclasses.replace(GENEROUS, tables_per_minute=0.01, tables_at_once=1)
    server = own_server(limits=stingy)
    headers = {"x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "https"}
    first = opening(server.port, "127.0.0.1", **headers)
    assert "Secure" not in first.headers["set-cookie"]
    headers["x-forwarded-for"] = "192.0.2.8"
    assert opening(server.port, "127.0.0.1", **headers).status_code == 429


def test_connections_of_a_proxy_are_those_of_many(own_server: Servers) -> None:
    server = own_server(limits=dataclasses.replace(GENEROUS, connections_per_address=1), proxies=("127.0.0.0/8",))
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    with at_table(sit_down(anna, ben), anna, ben) as (a, _):
        a.plays()
