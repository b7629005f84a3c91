"""Conversations at a table: who says what, who hears what."""

from pathlib import Path

import durbar
from tests.server.people import Here, Person, at_table, finish, sit_down


def test_the_match_starts_when_the_last_seat_is_taken(anna: Person, ben: Person) -> None:
    table = anna.opens(seats=2)
    with anna.at(table) as a:
        waiting = a.hears("snapshot")
        assert waiting["table"]["status"] == "waiting"
        assert waiting["position"] is None

        ben.sits(table)
        begun = a.hears("snapshot")
        assert begun["table"]["status"] == "running"
        assert [s["name"] for s in begun["table"]["seats"]] == ["Anna", "Ben"]
        assert begun["position"]["actors"] in ([0], [1])


def test_a_host_who_wants_to_wait_starts_the_match_with_a_word(anna: Person, ben: Person) -> None:
    table = anna.opens(seats=2, autostart=False)
    with anna.at(table) as a, ben.at(table) as b:
        assert a.is_refused("start") == "seats_open"
        ben.sits(table)
        assert b.is_refused("start") == "not_host"
        a.does("start")
        while not b.position:
            b.next()
        assert b.table["status"] == "running"


def test_everybody_hears_of_a_step_with_their_own_view_and_what_happened(
    anna: Person, ben: Person, cleo: Person
) -> None:
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, b), cleo.at(table) as c:
        c.hears("snapshot")
        a.plays()
        for tab in (b, c):
            moved = tab.hears("moved")
            assert moved["seat"] == a.seat
            assert moved["position"]["n"] == 1
            assert moved["log"]
            assert moved["log"][0]["step"] == 1
        assert b.asked or a.asked
        assert not c.asked
        assert c.position["prompt"] is None


def test_only_who_is_asked_may_answer_and_the_refusal_says_so_in_their_language(server: Here) -> None:
    bernd = Person(server, "Bernd", "de")
    bea = Person(server, "Bea", "de")
    with at_table(sit_down(bernd, bea), bernd, bea) as (_, b):
        b.says("play", code=0, n=0, ref=7)
        refused = b.hears("refused")
        assert refused["ref"] == 7
        assert refused["reason"]["kind"] == "not_asked"
        assert refused["sentence"] == "Du bist gerade nicht gefragt."


def test_an_action_the_rules_do_not_allow_is_refused_with_the_rule_behind_it(anna: Person, ben: Person) -> None:
    with at_table(sit_down(anna, ben), anna, ben) as (a, _):
        legal = {action["code"] for action in a.position["legal"]}
        reasons = []
        for code in range(40):
            if code not in legal:
                a.says("play", code=code, n=0)
                reasons.append(a.hears("refused"))
        assert all(r["sentence"].endswith((".", "!")) for r in reasons)
        assert any(r["reason"].get("rule", "").startswith("LM-") for r in reasons)
        assert a.is_refused("play", code=10**6, n=0) == "unknown"
        a.plays()


def test_a_spectator_and_a_stranger_may_watch_but_not_play(anna: Person, ben: Person, cleo: Person) -> None:
    table = sit_down(anna, ben)
    with cleo.at(table) as c:
        assert c.hears("snapshot")["you"] == {
            "seat": None,
            "host": False,
            "left": None,
            "asking": None,
            "muted": [],
            "muted_host": False,
        }
        assert c.is_refused("play", code=0, n=0) == "not_seated"
        assert c.is_refused("undo", n=0) == "not_seated"
        assert c.is_refused("seat_bot", seat=0, level="courtier") == "not_host"


def test_pressing_twice_plays_once(anna: Person, ben: Person) -> None:
    with at_table(sit_down(anna, ben), anna, ben) as (a, _):
        code = a.position["legal"][0]["code"]
        a.says("play", code=code, n=0, ref=1)
        a.says("play", code=code, n=0, ref=2)
        a.hears("done", ref=1)
        assert a.hears("refused")["reason"]["kind"] == "stale"
        assert a.n == 1


def test_two_tabs_of_one_browser_share_the_seat(anna: Person, ben: Person) -> None:
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (first, _), first.person.at(table) as second:
        second.hears("snapshot")
        first.plays()
        second.hears("moved")
        assert second.position == first.position
        first.socket.close()
        assert second.hears("table")["table"]["seats"][second.seat]["here"]


def test_a_step_can_be_taken_back_until_something_new_was_shown(anna: Person, ben: Person) -> None:
    with at_table(sit_down(anna, ben), anna, ben) as (a, b):
        before = a.position
        a.plays()
        assert a.position["undo"]
        b.hears("moved")
        assert b.is_refused("undo", n=b.n) == "no_undo"

        a.does("undo", n=a.n)
        undone = b.hears("moved", undone=True)
        assert undone["kept"] == 0
        assert undone["position"]["n"] == 2
        assert undone["position"]["step"] == 0
        assert a.position["view"] == before["view"]
        assert a.position["legal"] == before["legal"]
        assert a.log == [line for line in a.log if line["step"] == 0]
        assert a.is_refused("undo", n=1) == "stale"
        a.plays()


def test_an_answer_to_a_question_that_was_taken_back_is_stale(anna: Person, ben: Person) -> None:
    with at_table(sit_down(anna, ben), anna, ben) as (a, b):
        while not b.position["legal"]:
            a.plays()
            while b.n < a.n:
                b.next()
        answer = {"code": b.position["legal"][0]["code"], "n": b.n}
        a.does("undo", n=a.n)
        b.says("play", **answer)
        assert b.hears("refused")["reason"]["kind"] in ("stale", "not_asked")


def test_talk_reaches_everybody_and_newcomers_hear_what_was_said(anna: Person, ben: Person, cleo: Person) -> None:
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, b):
        a.does("chat", text="  Good   evening! ")
        line = b.hears("spoken")["line"]
        assert (line["seat"], line["name"], line["text"]) == (a.seat, a.person.name, "Good evening!")
        assert a.is_refused("chat", text="") == "no_words"
        assert a.is_refused("chat", text="x" * 301) == "too_many_words"
    with cleo.at(table) as c:
        assert [said["text"] for said in c.hears("snapshot")["chat"]] == ["Good evening!"]


def test_a_whole_match_ends_with_places_a_history_and_a_record_that_verifies(anna: Person, ben: Person) -> None:
    table = sit_down(anna, ben)
    assert anna.asks("GET", f"/api/tables/{table}/record").json()["reason"]["kind"] == "not_over"
    with at_table(table, anna, ben) as (a, b):
        commitment = a.table["commitment"]
        finish([a, b])
        scores = b.position["scores"]
        assert a.is_refused("play", code=0, n=a.n) == "over"
        assert a.is_refused("undo", n=a.n) == "over"

    record = durbar.Record.parse(ben.asks("GET", f"/api/tables/{table}/record").content)
    assert record.commitment == commitment
    match = durbar.verify(record)
    assert [s["points"] for s in scores] == [s.points for s in match.scores()]
    history = ben.asks("GET", f"/api/tables/{table}/history").json()["points"]
    assert len(history) == len(record.steps) + 1
    assert history[-1] == [s["points"] for s in scores]


def test_a_rematch_has_the_same_people_one_seat_on_and_everybody_learns_where(
    anna: Person, ben: Person, cleo: Person
) -> None:
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (a, b), cleo.at(table) as c:
        c.hears("snapshot")
        assert a.is_refused("rematch") == "not_over"
        finish([a, b])
        a.does("rematch")
        b.does("rematch")
        while not c.table["rematch"]:
            c.next()
        again = str(c.table["rematch"])
        assert a.table["rematch"] == b.table["rematch"] == again
    with ben.at(again) as b:
        b.hears("snapshot")
        assert [s["name"] for s in b.table["seats"]] == ["Ben", "Anna"]
        assert b.table["status"] == "running"
    assert {t["id"] for t in anna.lists()} == {table, again}


def test_bots_answer_one_another_at_once_and_wait_only_after_a_person_who_may_take_back(tmp_path: Path) -> None:
    """Four bots and one person: whoever begins, the person is asked although a bot would wait for an hour; what they answer they take back."""
    server = Here(tmp_path, pause=3600.0)
    try:
        anna = Person(server, "Anna")
        for _ in range(3):
            with anna.at(anna.opens(game="taj_mahal", seats=5, fill="page")) as tab:
                tab.hears("snapshot")
                tab.waits()
                while tab.asked:
                    tab.plays()
                tab.does("undo", n=tab.n)
                tab.waits()
    finally:
        server.stop()
