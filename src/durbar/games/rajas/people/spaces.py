"""The choices on the board as people see them: their places, what they cost and bring, and what stands against them."""

import msgspec
from msgspec.structs import replace

from durbar.core.game import Reason
from durbar.core.sets import first, without_first
from durbar.games.rajas.people.names import space_id
from durbar.games.rajas.people.refuse import why_not_there
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.actions import (
    BALCONY,
    CHAMBER_OF,
    FRONT_TERRACE,
    GOOD,
    HARBOUR,
    MIXED,
    QUARRY,
    SPACES,
    TERRACE,
)
from durbar.games.rajas.rules.board import cost_of, may_give, room_at
from durbar.games.rajas.rules.market import good_income, mixed_income
from durbar.games.rajas.rules.palace import MASTER_BUILDER
from durbar.games.rajas.rules.state import State

BUILDERS_CHAMBER = CHAMBER_OF + MASTER_BUILDER
"""The one choice that asks for more than the die that pays for it."""


class RajasPlace(msgspec.Struct, frozen=True):
    """One space for a worker: its price in money, and who stands there."""

    money: int
    seat: int | None


class RajasSpace(msgspec.Struct, frozen=True):
    """A choice on the board: its spaces, what the next one costs, gives and brings you now, and what stands against it.

    Where it asks for a die, `dice` are those of yours that pay as they lie and `turned` those that karma would turn,
    as places among your dice.
    """

    id: str
    code: int
    area: str
    places: list[RajasPlace]
    money: int
    die_colour: str | None
    die_value: int | None
    takes: str | None
    income: int | None
    dice: list[int]
    turned: list[int]
    why_not: Reason | None


def space_of(s: State, space: int) -> RajasSpace:
    """One choice on the board as everybody sees it."""
    start = tables.FIRST_SPACE[space]
    chamber = tables.CHAMBER_VALUE[space - CHAMBER_OF] if CHAMBER_OF <= space < HARBOUR else None
    colour = tables.COLOURS[space - BALCONY] if BALCONY <= space < CHAMBER_OF else None
    return RajasSpace(
        id=space_id(space),
        code=space,
        area=area_of(space),
        places=[place_of(s, start, i) for i in range(room_at(s, space))],
        money=cost_of(s, space),
        die_colour=colour,
        die_value=chamber,
        takes=takes_of(space),
        income=None,
        dice=[],
        turned=[],
        why_not=None,
    )


def own_spaces(s: State, seat: int, hands: list[list[int]], seen: list[RajasSpace]) -> list[RajasSpace]:
    """The same with what each brings a seat, what pays for it, and what stands against it."""
    dice, turned = payers(s, seat, 0, hands), payers(s, seat, 1, hands)
    paid = [bool(as_it_lies or by_karma) for as_it_lies, by_karma in zip(dice, turned, strict=True)]
    return [
        replace(
            one,
            income=income_of(s, seat, space),
            dice=dice[space],
            turned=turned[space],
            why_not=None if s.over else why_not_there(s, seat, space, paid[space]),
        )
        for space, one in enumerate(seen)
    ]


def payers(s: State, seat: int, turned: int, hands: list[list[int]]) -> list[list[int]]:
    """For each space which dice of a seat pay for it, as they lie or turned."""
    found: list[list[int]] = [[] for _ in range(SPACES)]
    for kind, places in enumerate(hands):
        left = tables.PAID_BY[turned][kind] if places and (s.karma[seat] or not turned) else 0
        while left:
            space = first(left)
            left = without_first(left)
            if space != BUILDERS_CHAMBER or may_give(s, seat, space, kind, turned):
                found[space] += places
    return found


def place_of(s: State, start: int, number: int) -> RajasPlace:
    """One space for a worker."""
    owner = s.space[start + number]
    return RajasPlace(tables.MONEY_FOR[s.seats - 2][start + number], owner - 1 if owner else None)


def area_of(space: int) -> str:
    """The part of the board."""
    if space in (QUARRY, HARBOUR):
        return "quarry" if space == QUARRY else "harbour"
    return (
        "market"
        if space < FRONT_TERRACE
        else "terrace"
        if space < BALCONY
        else "balcony"
        if space < CHAMBER_OF
        else "chamber"
    )


def takes_of(space: int) -> str | None:
    """The colour of the dice that a terrace or a balcony gives."""
    if TERRACE <= space < BALCONY:
        return tables.COLOURS[space - TERRACE]
    return tables.COLOURS[tables.BALCONY_GIVES[space - BALCONY]] if BALCONY <= space < CHAMBER_OF else None


def income_of(s: State, seat: int, space: int) -> int | None:
    """The money a space would bring a seat now; with one good, all its markets."""
    if space == MIXED:
        return mixed_income(s, seat)
    if GOOD <= space < FRONT_TERRACE:
        return good_income(s, seat, space - GOOD, 6)
    return tables.TERRACE_MONEY if space == FRONT_TERRACE else None
