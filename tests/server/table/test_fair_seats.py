"""Fair seats: once a match has begun, a hand passes only to a bot, to its owner coming back, or to whom the others accept."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.server.people import Here, Person, Servers, Tab, sit_down


@contextmanager
def with_a_bot(anna: Person, ben: Person) -> Iterator[tuple[str, Tab, Tab]]:
    """Anna and Ben in a match with a bot on seat 2; both listen."""
    table = anna.opens(seats=3, bots={"2": "page"})
    ben.sits(table, seat=1)
    with anna.at(table) as a, ben.at(table) as b:
        a.hears("snapshot")
        b.hears("snapshot")
        yield table, a, b


def changes(tab: Tab) -> list[tuple[object, ...]]:
    """What a tab was told of changes of seats."""
    return [(c["told"], c["seat"], c["name"], c["before"]) for c in tab.table["changes"]]


def until_asked_for(tab: Tab) -> int:
    """Hear until somebody asks for a seat; returns the number of the asking."""
    while not tab.table["asking"]:
        tab.next()
    return int(tab.table["asking"][0]["number"])


def test_a_person_who_reloads_keeps_their_seat_whatever_the_others_say(own_server: Servers) -> None:
    house = own_server(grace=60.0)
    anna, ben, cleo = Person(house, "Anna"), Person(house, "Ben"), Person(house, "Cleo")
    table = sit_down(anna, ben)
    away, other = (anna, ben) if anna.lists()[0]["your_turn"] else (ben, anna)
    with away.at(table) as tab:
        seat = tab.hears("snapshot")["you"]["seat"]
    with other.at(table) as tab, cleo.at(table) as c:
        tab.hears("snapshot")
        assert tab.is_refused("free_seat", seat=seat) == "seats_kept"
        assert tab.is_refused("seat_bot", seat=seat, level="page") == "seats_kept"
        tab.says("stand_in", seat=seat, level="page")
        sentence = tab.hears("refused")["sentence"]
        assert sentence.startswith(f"{away.name} has only just gone and may be back at once: wait ")
        assert c.is_refused("ask_for_seat", seat=seat, name="Cleo") == "just_left"
    with away.at(table) as back:
        assert back.hears("snapshot")["you"]["seat"] == seat


def test_nobody_sits_down_at_a_bots_hand_or_a_leavers_without_being_accepted(
    anna: Person, ben: Person, cleo: Person
) -> None:
    with with_a_bot(anna, ben) as (table, a, b):
        assert a.is_refused("free_seat", seat=2) == "seats_kept"
        b.does("leave")
        for seat in (1, 2, None):
            answer = cleo.asks("POST", f"/api/tables/{table}/seats", json={"name": "Cleo", "seat": seat})
            assert (answer.status_code, answer.json()["reason"]["kind"]) == (409, "ask_first")


def test_who_plays_alone_cannot_let_a_second_self_see_a_bots_hand(anna: Person, server: Here) -> None:
    table = anna.opens(seats=3, fill="page")
    herself = Person(server, "Anna's shadow")
    with herself.at(table) as shadow:
        told = shadow.hears("snapshot")
        assert not any(seat["may_ask"] for seat in told["table"]["seats"])
        assert shadow.is_refused("ask_for_seat", seat=1, name="Shadow") == "nobody_decides"
        with anna.at(table) as a:
            a.hears("snapshot")
            a.does("leave")
            shadow.hears("table")
            assert shadow.is_refused("ask_for_seat", seat=0, name="Shadow") == "nobody_decides"


def test_who_asks_for_a_seat_gets_it_when_all_others_accept(anna: Person, ben: Person, cleo: Person) -> None:
    with with_a_bot(anna, ben) as (table, a, b), cleo.at(table) as c:
        assert [seat["may_ask"] for seat in c.hears("snapshot")["table"]["seats"]] == [False, False, True]
        c.does("ask_for_seat", seat=2, name="Cleo")
        number = until_asked_for(a)
        assert c.is_refused("judge_asking", number=number, accept=True) == "not_seated"
        a.does("judge_asking", number=number, accept=True)
        assert [asking["awaited"] for asking in a.table["asking"]] == [[1]], "Ben has not been heard yet"
        b.does("judge_asking", number=number, accept=True)
        while c.you["seat"] is None:
            c.next()
        assert (c.you["seat"], c.table["asking"]) == (2, [])
        assert changes(c)[-1] == ("instead", 2, "Cleo", "Birbal")


def test_one_refusal_ends_it_and_who_was_refused_waits_before_asking_again(own_server: Servers) -> None:
    house = own_server(grace=60.0)
    anna, ben, cleo = Person(house, "Anna"), Person(house, "Ben"), Person(house, "Cleo")
    with with_a_bot(anna, ben) as (table, a, b), cleo.at(table) as c:
        c.hears("snapshot")
        c.does("ask_for_seat", seat=2, name="Cleo")
        number = until_asked_for(b)
        b.does("judge_asking", number=number, accept=False)
        assert a.is_refused("judge_asking", number=number, accept=True) == "no_asking"
        assert c.is_refused("ask_for_seat", seat=2, name="Cleo") == "refused_before"


def test_the_seat_of_somebody_who_left_passes_to_whom_the_one_other_person_accepts(
    anna: Person, ben: Person, cleo: Person
) -> None:
    table = sit_down(anna, ben)
    with anna.at(table) as a, ben.at(table) as b, cleo.at(table) as c:
        for tab in (a, b, c):
            tab.hears("snapshot")
        assert c.is_refused("ask_for_seat", seat=1, name="Cleo") == "person_here"
        b.does("leave")
        assert c.is_refused("ask_for_seat", seat=1, name="Ben") == "name_taken"
        c.does("ask_for_seat", seat=1, name="Cleo")
        a.does("judge_asking", number=until_asked_for(a), accept=True)
        while not b.table["changes"] or changes(b)[-1] != ("instead", 1, "Cleo", "Ben"):
            b.next()
        assert b.is_refused("come_back") == "full"


def test_whoever_left_may_come_back_as_long_as_no_other_person_plays_there(anna: Person, ben: Person) -> None:
    table = sit_down(anna, ben)
    with anna.at(table) as a, ben.at(table) as b:
        a.hears("snapshot")
        b.hears("snapshot")
        b.does("leave")
        assert (b.you["seat"], b.you["left"]) == (None, 1)
        a.does("seat_bot", seat=1, level="page")
        b.does("come_back")
        assert (b.you["seat"], b.you["left"]) == (1, None)
        assert [c[0] for c in changes(b)] == ["sits", "up", "instead", "back"]


def test_who_stood_up_before_the_match_has_no_claim_to_the_hand_dealt_later(anna: Person, ben: Person) -> None:
    table = anna.opens(seats=2)
    ben.sits(table)  # which begins it
    other = anna.opens(seats=2, autostart=False)
    ben.sits(other)
    with anna.at(other) as a, ben.at(other) as b:
        a.hears("snapshot")
        b.hears("snapshot")
        b.does("leave")
        a.does("seat_bot", seat=1, level="page")
        a.does("start")
        while b.table["status"] != "running":
            b.next()
        assert b.you["left"] is None
        assert b.is_refused("come_back") == "ask_first"


def test_an_asking_ends_when_the_owner_of_the_seat_is_back_or_nobody_wants_it_any_more(
    anna: Person, ben: Person, cleo: Person
) -> None:
    table = anna.opens(seats=3)
    ben.sits(table)
    cleo.sits(table)
    dora = Person(anna.server, "Dora")
    with anna.at(table) as a, ben.at(table), dora.at(table) as d:
        a.hears("snapshot")
        d.hears("snapshot")
        d.does("ask_for_seat", seat=2, name="Dora")
        until_asked_for(a)
        with cleo.at(table) as c:
            assert c.hears("snapshot")["table"]["asking"] == []
        d.does("ask_for_seat", seat=2, name="Dora")
        d.does("withdraw_asking")
        assert (d.you["asking"], d.table["asking"]) == (None, [])


def test_who_stands_in_for_an_absent_host_takes_no_persons_seat(anna: Person, ben: Person, cleo: Person) -> None:
    table = anna.opens(seats=4)
    ben.sits(table)
    cleo.sits(table)
    with ben.at(table) as b:
        assert b.hears("snapshot")["you"]["host"]
        for seat in (0, 2):
            assert b.is_refused("free_seat", seat=seat) == "not_host"
            assert b.is_refused("seat_bot", seat=seat, level="page") == "not_host"


def test_every_change_of_seats_and_every_asking_is_still_told_after_a_restart(own_server: Servers) -> None:
    house = own_server()
    anna, ben, cleo = Person(house, "Anna"), Person(house, "Ben"), Person(house, "Cleo")
    table = sit_down(anna, ben)
    with ben.at(table) as b, cleo.at(table) as c:
        b.hears("snapshot")
        c.hears("snapshot")
        b.does("leave")
        c.does("ask_for_seat", seat=1, name="Cleo")
        told = until_asked_for(b), changes(b)
    house.restart()
    with anna.at(table) as a, cleo.at(table) as c:
        a.hears("snapshot")
        assert (until_asked_for(a), changes(a)) == told
        a.does("judge_asking", number=told[0], accept=True)
        c.hears("snapshot")
        assert changes(a)[-1] == ("instead", 1, "Cleo", "Ben")


def test_people_at_two_servers_decide_together(two_servers: tuple[Here, Here]) -> None:
    one, other = two_servers
    anna, ben, cleo = Person(one, "Anna"), Person(other, "Ben"), Person(one, "Cleo")
    with with_a_bot(anna, ben) as (table, a, b), cleo.at(table) as c:
        c.hears("snapshot")
        c.does("ask_for_seat", seat=2, name="Cleo")
        b.does("judge_asking", number=until_asked_for(b), accept=True)
        while [asking["accepted"] for asking in a.table["asking"]] != [[1]]:
            a.next()
        a.does("judge_asking", number=a.table["asking"][0]["number"], accept=True)
        while b.table["seats"][2]["name"] != "Cleo":
            b.next()
        assert (changes(b)[-1], b.table["asking"]) == (("instead", 2, "Cleo", "Birbal"), [])


@pytest.mark.parametrize("seat", [3, 7])
def test_nobody_asks_for_a_seat_that_is_not_there(anna: Person, ben: Person, cleo: Person, seat: int) -> None:
    with with_a_bot(anna, ben) as (table, _, _), cleo.at(table) as c:
        c.hears("snapshot")
        assert c.is_refused("ask_for_seat", seat=seat, name="Cleo") == "no_seat"
