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


def test_people_and_bots_play_and_all_is_kept_without_anything_of_posix(tmp_path: Path) -> None:
    server = WithoutPosix(tmp_path)
    try:
        anna = Person(server, "Anna")
        table = anna.opens(fill="page")
        with anna.at(table) as tab:
            tab.hears("snapshot")
            for _ in range(3):
                tab.waits()
                tab.plays()
            tab.waits()
            played = tab.n
        server.kill()
        server.start()
        with anna.at(table) as tab:
            tab.hears("snapshot")
            assert tab.n == played
    finally:
        server.kill()
