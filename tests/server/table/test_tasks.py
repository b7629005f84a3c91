"""The tables of a course: a prepared position, a goal that is told with every step, and a way back; and playing on from a match that is over."""

from durbar import game
from durbar.core.course import practices
from tests.server.people import Person, Servers, Tab
from tests.server.table.test_looking_back import play_out


def answers(tab: Tab, kind: str, **what: str) -> None:
    """Give the first legal answer of a kind with these particulars."""
    legal = tab.position["legal"]
    tab.plays(next(i for i, a in enumerate(legal) if a["kind"] == kind and what.items() <= a.get("what", {}).items()))


def test_a_task_stands_where_its_steps_lead_and_says_when_its_goal_is_met(anna: Person) -> None:
    with anna.at(anna.opens(task="collect")) as tab:
        tab.hears("snapshot")
        assert (tab.table["task"], tab.position["goal"]) == ("collect", "open")
        assert tab.position["step"] == practices(game("legacy"))["collect"].first
        answers(tab, "buy", card="statue_purple")
        answers(tab, "take_card")
        assert (tab.position["goal"], tab.position["legal"]) == ("met", [])
        assert tab.is_refused("play", code=0, n=tab.n) in ("task_done", "not_asked")


def test_a_task_that_was_missed_can_be_tried_again_whatever_came_to_light(anna: Person) -> None:
    with anna.at(anna.opens(task="pair")) as tab:
        tab.hears("snapshot")
        before = tab.position["view"]
        answers(tab, "buy", card="jewelry_yellow")
        while tab.position["goal"] == "open":
            tab.next()
        assert tab.position["goal"] == "missed"
        tab.does("retry")
        assert (tab.position["goal"], tab.position["view"]) == ("open", before)


def test_what_led_to_a_task_cannot_be_taken_back(anna: Person) -> None:
    with anna.at(anna.opens(task="pair")) as tab:
        tab.hears("snapshot")
        assert not tab.position["undo"]


def test_a_task_outlives_the_server(own_server: Servers) -> None:
    server = own_server()
    anna = Person(server, "Anna")
    table = anna.opens(task="money")
    server.restart()
    with anna.at(table) as tab:
        tab.hears("snapshot")
        assert tab.table["task"] == "money"
        answers(tab, "take_coin")
        assert tab.position["goal"] == "met"


def test_tables_of_tasks_are_not_listed(anna: Person) -> None:
    anna.opens(task="coin")

    assert anna.lists() == []


def test_a_task_that_does_not_exist_is_refused(anna: Person) -> None:
    answer = anna.asks("POST", "/api/tables", json={"game": "legacy", "task": "juggle"})

    assert (answer.status_code, answer.json()["reason"]["kind"]) == (404, "no_task")


def test_a_match_that_is_over_is_played_on_from_any_step_against_bots(anna: Person, ben: Person) -> None:
    table = play_out(anna, ben)
    last = len(anna.asks("GET", f"/api/tables/{table}/history").json()["points"]) - 12
    there = next(p for p in anna.asks("GET", f"/api/tables/{table}/positions/{last}").json() if p["actors"] == [0])

    opened = anna.asks("POST", f"/api/tables/{table}/branch/{there['step']}")

    assert opened.status_code == 201
    with anna.at(opened.json()["id"]) as tab:
        tab.hears("snapshot")
        assert tab.asked
        assert (tab.position["step"], tab.position["actors"]) == (there["step"], [0])
        assert [seat["kind"] for seat in tab.table["seats"]] == ["person", "bot"]


def test_nobody_plays_on_from_a_match_that_is_not_over(anna: Person) -> None:
    table = anna.opens(fill="page")

    assert anna.asks("POST", f"/api/tables/{table}/branch/0").status_code == 409
