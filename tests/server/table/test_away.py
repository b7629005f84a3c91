"""Somebody is away: a bot plays on until they are back, and the seat stays theirs."""

from tests.server.people import Person, at_table, sit_down


def test_a_bot_stands_in_for_who_is_away_and_whoever_comes_back_has_the_seat_again(anna: Person, ben: Person) -> None:
    table = sit_down(anna, ben)
    away, other = (anna, ben) if anna.lists()[0]["your_turn"] else (ben, anna)
    with other.at(table) as tab:
        tab.hears("snapshot")
        seat = 1 - tab.seat
        tab.does("stand_in", seat=seat, level="page")
        assert (tab.table["seats"][seat]["kind"], tab.table["seats"][seat]["name"]) == ("bot", away.name)
        tab.waits()
        assert [card["seat"] for card in away.lists()] == [seat]
        with away.at(table) as back:
            told = back.hears("snapshot")
            assert told["you"]["seat"] == seat
            assert (told["table"]["seats"][seat]["kind"], told["table"]["seats"][seat]["here"]) == ("person", True)


def test_nobody_stands_in_for_who_is_here_or_is_not_waited_for(anna: Person, ben: Person, cleo: Person) -> None:
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (asked, other):
        assert other.is_refused("stand_in", seat=asked.seat, level="page") == "person_here"
        assert asked.is_refused("stand_in", seat=other.seat, level="page") == "not_waited_for"
        assert asked.is_refused("stand_in", seat=7, level="page") == "no_seat"
        with cleo.at(table) as stranger:
            stranger.hears("snapshot")
            assert stranger.is_refused("stand_in", seat=asked.seat, level="page") == "not_seated"


def test_a_seat_tells_when_it_last_acted(anna: Person, ben: Person) -> None:
    table = sit_down(anna, ben)
    with at_table(table, anna, ben) as (asked, _):
        asked.plays()
    (card,) = anna.lists()
    assert card["seats"][asked.seat]["acted"] >= card["opened"] > 0
