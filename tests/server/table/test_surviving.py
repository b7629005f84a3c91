"""What survives: lost lines, restarts, and a server killed without goodbye."""

import contextlib
import random
import sqlite3
import threading

import pytest
from websockets.exceptions import ConnectionClosed

from durbar.server.store.lock import Lock
from tests.server.people import Elsewhere, Here, Person, Servers, at_table, sit_down


def test_whoever_comes_back_is_told_what_they_missed(anna: Person, ben: Person) -> None:
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, b):
        a.plays()
        b.hears("moved")
        seen, known = b.n, list(b.log)
        b.socket.close()
        for _ in range(3):
            mover = a if a.asked else None
            if mover is None:
                break
            mover.plays()
        with b.person.at(table, seen=seen) as back:
            snapshot = back.hears("snapshot")
            assert snapshot["since"] == seen
            assert known + snapshot["log"] == whole_log(b.person, table)
            assert snapshot["position"]["n"] == a.n


def whole_log(person: Person, table: str) -> list[dict[str, object]]:
    with person.at(table) as tab:
        snapshot = tab.hears("snapshot")
        assert snapshot["since"] == 0
        return list(snapshot["log"])


def test_whoever_missed_an_undo_is_told_the_whole_story_anew(anna: Person, ben: Person) -> None:
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, b):
        a.plays()
        b.hears("moved")
        b.socket.close()
        a.does("undo", n=a.n)
        with b.person.at(table, seen=1) as back:
            snapshot = back.hears("snapshot")
            assert snapshot["since"] == 0
            assert snapshot["position"]["n"] == 2
            assert snapshot["position"]["step"] == 0


def test_a_number_from_the_future_is_answered_with_the_whole_story(anna: Person, ben: Person) -> None:
    table = sit_down(anna, ben)
    with anna.at(table, seen=99) as a:
        assert a.hears("snapshot")["since"] == 0


def test_seats_steps_and_talk_survive_a_restart(own_server: Servers) -> None:
    server = own_server()
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, b):
        a.plays()
        a.does("undo", n=a.n)
        a.plays()
        a.does("chat", text="Back soon.")
        while b.n < a.n:
            b.next()
        before = {tab.seat: (tab.position, tab.log) for tab in (a, b)}
    server.restart()
    for somebody in (anna, ben):
        with somebody.at(table) as tab:
            tab.hears("snapshot")
            assert (tab.position, tab.log) == before[tab.seat]
            assert tab.heard[0]["chat"][0]["text"] == "Back soon."
    with at_table(table, anna, ben) as (a, _):
        a.plays()


def test_a_table_where_nobody_has_been_for_a_while_is_put_away_and_found_again(own_server: Servers) -> None:
    server = own_server(idle=0.1)
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, _):
        a.plays()
        n = a.n
    while anna.asks("GET", "/healthz").json()["tables"]:
        threading.Event().wait(0.05)
    with anna.at(table) as back:
        assert back.hears("snapshot")["position"]["n"] == n


def test_an_acknowledged_step_survives_kill_9(mortal: Elsewhere) -> None:
    """Both play as fast as they can; in the middle the process is killed. What was acknowledged is there afterwards."""
    anna, ben = Person(mortal, "Anna"), Person(mortal, "Ben")
    table = sit_down(anna, ben)
    acknowledged = 0
    killer = threading.Timer(0.7, mortal.kill)
    with at_table(table, anna, ben) as (a, b):
        killer.start()
        with contextlib.suppress(ConnectionClosed, EOFError, OSError):
            while True:
                mover, other = (a, b) if a.asked else (b, a)
                acknowledged = mover.plays()
                while other.n < acknowledged:
                    other.next()
                if acknowledged == 20:
                    killer.join()
        heard = max(a.n, b.n)
    killer.join()
    assert acknowledged >= 1

    mortal.start()
    with anna.at(table) as back:
        back.hears("snapshot")
        assert max(acknowledged, heard) <= back.n <= max(acknowledged, heard) + 1, "the last may have been on its way"
        assert back.you["seat"] == 0
    with ben.at(table) as back:
        back.hears("snapshot")
        if back.asked:
            back.plays()


def test_when_another_writer_was_there_first_nobody_is_told_a_wrong_story(
    anna: Person, ben: Person, server: Here
) -> None:
    """A step that was not the first of its number is not told; the table is read anew, and everybody goes on."""
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, b):
        code = a.position["legal"][0]["code"]
        with contextlib.closing(sqlite3.connect(server.data / "durbar.sqlite")) as other, other:
            other.execute("INSERT INTO steps VALUES (?, 1, 'play', ?, ?, 3, 0)", (table, a.seat, code))
        assert a.is_refused("play", code=code, n=0) == "stale"
        b.hears("snapshot")
        assert (a.n, b.n) == (1, 1)
        (a if a.asked else b).plays()


def test_two_servers_never_share_a_data_folder(server: Here) -> None:
    with pytest.raises(BlockingIOError, match="Another Durbar already serves the data"):
        Lock(server.data)


def change(server: Here, sql: str) -> None:
    """Somebody changes what is stored while the server is not there."""
    server.stop()
    with contextlib.closing(sqlite3.connect(server.data / "durbar.sqlite")) as store, store:
        store.execute(sql)
    server.start()


def test_a_table_goes_on_under_new_rules_that_its_steps_fit(own_server: Servers) -> None:
    server = own_server()
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, _):
        for _ in range(3):
            a.plays()
            a.does("undo", n=a.n)
        n = a.plays()
    change(server, "UPDATE tables SET version = version - 1")
    with at_table(table, anna, ben) as (a, b):
        assert a.n == b.n == n
        assert [rules["step"] for rules in a.table["new_rules"]] == [1]
        a.plays()


@pytest.mark.parametrize(
    "sql", ["UPDATE steps SET actors = 4 WHERE n = 1", "UPDATE steps SET code = 30000 WHERE n = 1"]
)
def test_a_table_whose_steps_do_not_fit_new_rules_rests(own_server: Servers, sql: str) -> None:
    server = own_server()
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, _):
        a.plays()
    change(server, "UPDATE tables SET version = version - 1")
    change(server, sql)
    with anna.at(table) as a:
        assert a.hears("snapshot")["table"]["rests"]
    assert [card["rests"] for card in anna.lists()] == [True]


@pytest.mark.parametrize("seed", range(3))
def test_what_is_heard_step_by_step_is_what_a_newcomer_is_told(anna: Person, ben: Person, seed: int) -> None:
    """People play, waver and talk at random; a tab that heard it all knows what a fresh tab is told."""
    chance = random.Random(seed)
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, b):
        for _ in range(60):
            latest = max(a.n, b.n)
            for tab in (a, b):
                while tab.n < latest:
                    tab.next()
            if a.position["over"]:
                break
            able = [tab for tab in (a, b) if tab.asked or tab.position["undo"]]
            if not able:  # an answer is about to give itself
                a.next()
                continue
            mover = chance.choice(able)
            if mover.position["undo"] and (not mover.asked or chance.random() < 0.3):
                mover.does("undo", n=mover.n)
            else:
                mover.plays(chance.randrange(len(mover.position["legal"])))
            with mover.person.at(table) as fresh:
                fresh.hears("snapshot")
                while mover.n < fresh.n:  # an answer gave itself
                    mover.next()
                assert (fresh.position, fresh.log) == (mover.position, mover.log)
