"""The door holds: attacks on the way in, each small and on this machine only."""

import contextlib
import dataclasses
import http.client
import json
import logging
import socket
import time
from collections.abc import Iterator

import pytest

from durbar.server import logs
from durbar.server.http.limits import Limits
from durbar.server.http.running import OWN_FILES, room_for
from durbar.server.logs import JsonLines, Sparing
from durbar.server.people.identity import LONGEST_COOKIES
from durbar.server.store import Away
from tests.server.people import GENEROUS, PATIENCE, Here, Person, Servers, at_table, sit_down

HASTY = dataclasses.replace(GENEROUS, asking_seconds=0.3)
STERN = dataclasses.replace(GENEROUS, taking_seconds=0.3, untaken_bytes=8192)
HEAD = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
UPGRADE = "Host: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: eHh4eHh4eHh4eHh4eHh4eA==\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"


@contextlib.contextmanager
def knock(server: Here, said: bytes = b"") -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(said)
        yield line


@contextlib.contextmanager
def deaf(server: Here) -> Iterator[socket.socket]:
    """A line on which nothing is ever read, with little room for what is not."""
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(PATIENCE)
        line.connect(("127.0.0.1", server.port))
        yield line


def is_cut(line: socket.socket) -> bool:
    """Wait until the other side has hung up; an answer that comes before is read."""
    with contextlib.suppress(ConnectionResetError):
        while line.recv(65536):
            pass
    return True


def is_cut_while_saying(line: socket.socket, again: bytes, pause: float = 0.0) -> bool:
    """Say the same without end, or for as long as one is let."""
    deadline = time.monotonic() + PATIENCE
    with contextlib.suppress(ConnectionError):
        while time.monotonic() < deadline:
            line.sendall(again)
            time.sleep(pause)
        return False
    return True


@pytest.mark.parametrize("said", [b"", b"G", HEAD, POST], ids=["silence", "a letter", "half a head", "half a body"])
def test_whoever_does_not_finish_asking_is_shown_out(own_server: Servers, said: bytes) -> None:
    with knock(own_server(limits=HASTY), said) as line:
        assert is_cut(line)


def test_bytes_that_trickle_in_do_not_lengthen_the_time_to_ask(own_server: Servers) -> None:
    with knock(own_server(limits=HASTY), HEAD) as line:
        assert is_cut_while_saying(line, b"x-slow: 1\r\n", pause=0.02)


def test_half_finished_requests_leave_room_for_others(own_server: Servers) -> None:
    """As many half requests as there is room for, again and again: whoever comes later is answered."""
    server = own_server(limits=dataclasses.replace(HASTY, connections_per_address=40))
    with contextlib.ExitStack() as lines:
        for _ in range(40):
            lines.enter_context(knock(server, HEAD))
        with knock(server) as late:
            assert is_cut(late), "no more than forty from one address"
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError), knock(server, HEAD + b"Connection: close\r\n\r\n") as line:
                if line.recv(65536).startswith(b"HTTP/1.1 200"):
                    return
    raise AssertionError("Nobody was let in any more.")


def test_a_connection_that_asks_again_and_again_is_kept(own_server: Servers) -> None:
    server = own_server(limits=dataclasses.replace(GENEROUS, asking_seconds=1.0))
    with contextlib.closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)) as line:
        line.connect()
        first = line.sock
        for _ in range(4):
            line.request("GET", "/healthz")
            assert line.getresponse().read()
            time.sleep(0.3)
        assert line.sock is first


def test_a_listener_who_stops_reading_is_dropped_and_the_others_play_on(own_server: Servers) -> None:
    server = own_server(limits=STERN)
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, _), deaf(server) as line:
        line.sendall(f"GET /api/tables/{table}/socket HTTP/1.1\r\n{UPGRADE}\r\n".encode())
        while a.table["spectators"] == 0:
            a.next()
        while a.table["spectators"] == 1:
            for _ in range(50):
                a.says("chat", text="x" * 290)
            for _ in range(50):
                a.hears("done")
        a.plays()


def test_an_answer_that_nobody_takes_is_given_up(own_server: Servers) -> None:
    with deaf(own_server(limits=STERN)) as line:
        assert is_cut_while_saying(line, b"GET /api/text/de HTTP/1.1\r\nHost: x\r\n\r\n")


def test_a_cookie_of_backslashes_holds_up_nobody(server: Here, anna: Person) -> None:
    began = time.process_time()
    for length in (LONGEST_COOKIES, 60_000):
        assert anna.asks("GET", "/api/tables", headers={"cookie": 'durbar="' + "\\" * length}).status_code in (200, 400)
    assert time.process_time() - began < 5, "the standard parser took eighteen seconds"


def test_our_cookie_is_found_among_those_of_others(anna: Person) -> None:
    anna.opens(seats=2)
    cookie = f'theme="dark; a=b"; durbar={anna.token}; =; x'
    assert len(anna.asks("GET", "/api/tables", headers={"cookie": cookie}).json()) == 1


@pytest.mark.parametrize("path", ["/%00", "/api/tables/%00/record", f"/{'x' * 300}", f"/t/{'%C3%A4' * 200}", "/%0d%0a"])
def test_an_address_that_cannot_be_is_refused_with_a_sentence(anna: Person, path: str) -> None:
    answer = anna.asks("GET", path)
    assert (answer.status_code, answer.json()["sentence"]) == (400, "This address cannot be read.")
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(("method", "path"), [("POST", "/api/tables"), ("GET", "/api/tables"), ("GET", "/")])
def test_an_origin_that_cannot_be_is_refused_with_a_sentence(anna: Person, method: str, path: str) -> None:
    answer = anna.asks(method, path, headers={"origin": "http://["})
    assert (answer.status_code, answer.json()["sentence"]) == (400, "This address cannot be read.")
    assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    "message",
    [{"type": "dance"}, {"type": "chat", "text": "x" * 5000}, {"type": "play", "code": "buy", "n": 0}],
    ids=["garbled", "too long", "not what it should be"],
)
def test_a_refused_message_carries_its_number(anna: Person, ben: Person, message: dict[str, object]) -> None:
    with at_table(sit_down(anna, ben), anna, ben) as (a, _):
        a.sends(json.dumps({**message, "ref": 77}))
        assert a.hears("refused")["ref"] == 77


def test_who_talks_too_fast_is_told_which_message_was_too_much(own_server: Servers) -> None:
    server = own_server(limits=dataclasses.replace(GENEROUS, messages_per_second=0.01, messages_at_once=1))
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    with at_table(sit_down(anna, ben), anna, ben) as (a, _):
        for ref in (1, 2):
            a.says("undo", n=0, ref=ref)
        assert [a.hears("refused")["ref"] for _ in range(2)] == [1, 2]


def test_connections_never_use_up_the_files_that_the_house_itself_needs() -> None:
    resource = pytest.importorskip("resource")
    most = room_for(Limits().connections)
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert most <= Limits().connections
    assert soft == resource.RLIM_INFINITY or most + OWN_FILES <= soft


def test_the_same_trouble_is_written_once_a_minute_with_how_often_it_came() -> None:
    now = 0.0
    sparing = Sparing(lambda: now)

    def written(why: str, level: int = logging.WARNING) -> str | None:
        record = logging.LogRecord("durbar", level, "", 0, "connection cut off", None, None)
        record.particulars = {"why": why}
        return JsonLines().format(record) if sparing.filter(record) else None

    assert [bool(written("slow")) for _ in range(1000)] == [True] + [False] * 999
    assert written("deaf"), "another kind of trouble is written all the same"
    assert all(written("slow", logging.INFO) for _ in range(3))
    now = 61.0
    again = written("slow")
    assert again is not None
    assert json.loads(again)["left_out"] == 999


@pytest.mark.parametrize(
    ("error", "level", "traced"), [(Away("No line."), "warning", False), (ValueError("?"), "error", True)]
)
def test_an_error_that_passes_is_a_warning_and_any_other_says_where_it_came_from(
    caplog: pytest.LogCaptureFixture, error: Exception, level: str, traced: bool
) -> None:
    logging.getLogger("durbar").propagate = True
    logs.trouble("bot failed", error)
    line = json.loads(JsonLines().format(caplog.records[-1]))
    assert (line["level"], "trace" in line) == (level, traced)
