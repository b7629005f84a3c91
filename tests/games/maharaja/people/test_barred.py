"""What stands against a thing on the table is told beside it, to the seat that is asked and to nobody else."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

from durbar import Match
from durbar.core.game import Reason
from durbar.games.maharaja.game import GAME
from durbar.games.maharaja.people.view import MaharajaView
from tests.games.maharaja.tables import CITIES, Table

Told = tuple[str, str] | None


def told(reason: Reason | None) -> Told:
    return (reason.kind, reason.rule) if reason else None


def city(table: Table, name: str, seat: int = 0) -> Told:
    return told(next(c.why_not for c in table.match.view(seat).cities if c.id == name))


def village(table: Table, name: str) -> Told:
    return told(next(v.why_not for v in table.match.view(0).villages if v.id == name))


def test_a_city_without_a_way_is_barred_in_the_turn() -> None:
    """MJ-4.7, MJ-4.8."""
    table = Table().villages(1, "v01 v02").priest(0, "delhi").turn(0)
    assert city(table, "hampi") == ("no_open_way", "MJ-4.8")
    assert city(table, "delhi") == ("already_there", "MJ-4.7")
    assert table.match.view(0).why_not.crossing is None


def test_a_statue_and_a_shrine_far_from_the_priest_are_barred_by_rules_of_their_own() -> None:
    """MJ-4.1, MJ-4.4."""
    table = Table().priest(0, "ahmadabad").turn(0, "statue_and_shrine coins")
    table.play(0, "use_shrine")
    assert city(table, "hampi") == ("priest_elsewhere", "MJ-4.4")
    assert city(table, "ahmadabad") is None

    builder = Table().character(0, "architect").statues(1, "hampi", "centre top bottom north_east south_east")
    builder.statues(1, "hampi", "south_west north_west").turn(0, "statue_and_shrine coins").play(0, "use_statue")
    assert city(builder, "hampi") == ("city_full", "MJ-4.3")


def test_a_full_village_takes_no_shrine() -> None:
    """MJ-4.5."""
    table = Table().villages(1, "v01 v01 v02").priest(0, "ahmadabad").turn(0, "statue_and_shrine coins")
    table.play(0, "use_shrine")
    assert village(table, "v01") == ("village_full", "MJ-4.5")
    assert village(table, "v02") is None


def test_a_village_says_how_much_it_takes_and_what_it_costs_the_viewer() -> None:
    """MJ-4.5, MJ-4.9, MJ-9.9."""
    table = Table().villages(1, "v01 v01 v02")
    seen = {v.id: (v.room, v.toll) for v in table.match.view(0).villages}
    assert (seen["v01"], seen["v02"], seen["v03"]) == ((0, 2), (1, 1), (2, 0))
    table.character(0, "pilgrim")
    assert {v.toll for v in table.match.view(0).villages} == {0}
    assert {v.toll for v in table.match.view(None).villages} == {0}


def test_a_taken_space_is_barred_in_the_city_that_is_built_in_only() -> None:
    """MJ-4.1."""
    table = Table().statues(1, "ahmadabad", "centre").statues(1, "delhi", "centre").priest(0, "ahmadabad")
    table.turn(0, "statue_and_shrine coins").play(0, "use_statue")
    spaces = {c.id: told(c.spaces[0].why_not) for c in table.match.view(0).cities}
    assert spaces["ahmadabad"] == ("space_taken", "MJ-4.1")
    assert spaces["delhi"] is None


def test_a_flag_near_the_left_end_cannot_be_moved() -> None:
    """MJ-R15."""
    table = Table().flags(dict(enumerate(CITIES.split(), 3))).turn(0, "track coins")
    table.play(0, "use_track")
    flags = [told(field.why_not) for field in table.match.view(0).track if field.city]
    assert flags == [("flag_too_far_left", "MJ-R15")] + [None] * 6
    assert {city(table, name) for name in CITIES.split()} == {None}


def test_high_reward_tiles_are_barred() -> None:
    """MJ-5.5."""
    table = Table(2).shrines(0, "jodhpur", 1)
    table.score()
    barred = [told(field.why_not) for field in table.match.view(0).rewards[:8]]
    assert barred == [None] * 3 + [("reward_too_high", "MJ-5.5")] * 5


def test_characters_that_cannot_be_taken_are_barred() -> None:
    """MJ-3.12, MJ-11.5."""
    table = Table(display_swaps="on").turn(0, "swap coins")
    table.play(0, "use_swap")
    view = table.match.view(0)
    sides = [told(side.character.why_not) for side in view.sides if side.character]
    assert sides == [("own_character", "MJ-3.12"), ("display_only", "MJ-11.5"), ("display_only", "MJ-11.5")]
    assert [told(character.why_not) for character in view.display] == [None] * 3


def test_a_marker_says_why_it_cannot_be_used_and_for_what_it_cannot() -> None:
    """MJ-3.3."""
    table = Table().turn(0)
    assert told(table.match.view(0).why_not.marker) == ("no_marker", "MJ-3.3")
    table.markers(0, 2).turn(0).play(0, "marker")
    disc = {action.id: told(action.why_not) for action in table.match.view(0).disc}
    assert {name: why for name, why in disc.items() if why} == {"swap": ("no_swap_by_marker", "MJ-3.3")}
    table.play(0, "mark coins")
    assert told(table.match.view(0).why_not.marker) == ("marker_used", "MJ-3.3")


def test_a_turn_cannot_end_before_a_shrine_stands_in_a_city() -> None:
    """MJ-R4."""
    table = Table().villages(1, "v03 v04").turn(0, "two_shrines coins")
    assert table.match.view(0).why_not.end is None
    table.play(0, "use_two_shrines", "shrine_in_village v04")
    assert told(table.match.view(0).why_not.end) == ("city_shrine_owed", "MJ-R4")


def test_nobody_but_the_seat_that_is_asked_is_told_what_is_barred() -> None:
    table = Table().priest(0, "ahmadabad").turn(0, "statue_and_shrine coins")
    table.play(0, "use_shrine")
    assert list(barred(table.match.view(1))) == []
    assert list(barred(table.match.view(None))) == []


def test_every_reason_in_a_view_answers_the_question_that_is_asked() -> None:
    """A reason that only says that something else is asked would explain nothing."""
    dice = random.Random(3)
    for seats in GAME.seats:
        match = Match.start(GAME, seats=seats, secret=b"barred")
        while not match.over:
            seat = dice.choice(match.actors())
            assert {reason.kind for reason in barred(match.view(seat))} & {"other_question", "say_what_first"} == set()
            match.play(seat, dice.choice(match.codes(seat)))


def barred(thing: Any) -> Iterator[Reason]:
    """The reasons that lie anywhere in a view, but those of abilities and parts of actions."""
    if isinstance(thing, Reason):
        yield thing
    elif isinstance(thing, list):
        for part in thing:
            yield from barred(part)
    elif not isinstance(thing, Mapping):
        for field in getattr(thing, "__struct_fields__", ()):
            if not (isinstance(thing, MaharajaView) and field == "tasks") and field != "abilities":
                yield from barred(getattr(thing, field))
