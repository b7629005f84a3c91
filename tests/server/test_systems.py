"""A system that has nothing of POSIX serves all the same: what only POSIX has is taken away from a server before it starts."""

from pathlib import Path

from tests.server.people import Elsewhere, Person

TAKEN = """
import asyncio, os, signal, sys

def refused(*_):
    raise NotImplementedError

for name in "crypt fcntl grp pwd readline resource syslog termios tty".split():
    sys.modules[name] = None
for name in "fork forkpty getloadavg getuid geteuid nice sched_getaffinity setpriority uname".split():
    vars(os).pop(name, None)
for name in "SIGALRM SIGHUP SIGKILL SIGPIPE SIGUSR1 SIGUSR2 setitimer".split():
    vars(signal).pop(name, None)
asyncio.SelectorEventLoop.add_signal_handler = refused
"""


class WithoutPosix(Elsewhere):
    """A server in a process that finds no more of its system than on Windows."""

    PROGRAM = TAKEN + Elsewhere.PROGRAM


def test_a_match_with_bots_is_played_and_kept_without_anything_of_posix(tmp_path: Path) -> None:
    server = WithoutPosix(tmp_path)
    try:
        anna = Person(server, "Anna")
        table = anna.opens(fill="page")
        with anna.at(table) as tab:
            tab.hears("snapshot")
            while not tab.position["over"]:
                if tab.asked:
                    tab.plays()
                else:
                    tab.next()
        server.kill()
        server.start()
        record = anna.asks("GET", f"/api/tables/{table}/record")
        assert record.status_code == 200
    finally:
        server.kill()
