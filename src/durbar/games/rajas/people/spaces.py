"""The choices on the board as people see them: their places, what they cost and bring, and what stands against them."""

import msgspec
from msgspec.structs import replace

from durbar.core.game import Reason
from durbar.core.kept import Reads, kept_part, made_once
from durbar.core.sets import first, without_first
from durbar.games.rajas.people.names import space_id
from durbar.games.rajas.people.refuse import price_of, why_no_room, why_of_no_use
from durbar.games.rajas.people.things import few, hands_of
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
BOARD = Reads("seats space")
ADVICE = Reads(
    "seats space shown cheapest boat over stock",
    "money markets goods dice kinds pips karma tile turned paths prices covered",
)
USE = Reads("seats shown cheapest boat stock", "markets goods dice kinds pips karma tile turned paths prices covered")


class RajasPlace(msgspec.Struct, frozen=True, gc=False):
    """One space for a worker: its price in money, and who stands there."""

    money: int
    seat: int | None


class RajasSpace(msgspec.Struct, frozen=True, gc=False):
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


class Use(msgspec.Struct, frozen=True, gc=False):
    """What a space would be to a seat if it were free: its income, the dice that pay as they lie or turned, and what of the seat's own stands against it."""

    income: int | None
    dice: list[int]
    turned: list[int]
    why_not: Reason | None


def spaces_of(s: State) -> list[RajasSpace]:
    """The choices on the board as everybody sees them."""
    return kept_part(open_spaces, BOARD, s)


def open_spaces(s: State, _: int) -> list[RajasSpace]:
    """The same from the workers on the board."""
    return [space_of(s, space) for space in range(SPACES)]


def space_of(s: State, space: int) -> RajasSpace:
    """One choice on the board as everybody sees it."""
    start = tables.FIRST_SPACE[space]
    workers = s.space[start : start + room_at(s, space)]
    return made_once(space_with, s.seats, space, cost_of(s, space), *workers)


def space_with(seats: int, space: int, cost: int, *workers: int) -> RajasSpace:
    """The same by the workers on its places."""
    return RajasSpace(
        id=space_id(space),
        code=space,
        area=area_of(space),
        places=[place_of(seats, tables.FIRST_SPACE[space] + i, worker) for i, worker in enumerate(workers)],
        money=cost,
        die_colour=tables.COLOURS[space - BALCONY] if BALCONY <= space < CHAMBER_OF else None,
        die_value=tables.CHAMBER_VALUE[space - CHAMBER_OF] if CHAMBER_OF <= space < HARBOUR else None,
        takes=takes_of(space),
        income=None,
        dice=made_once(few),
        turned=made_once(few),
        why_not=None,
    )


def own_spaces(s: State, seat: int) -> list[RajasSpace]:
    """The same with what each brings a seat, what pays for it, and what stands against it."""
    return kept_part(advised_spaces, ADVICE, s, seat)


def advised_spaces(s: State, seat: int) -> list[RajasSpace]:
    """The same from all that has a say in it."""
    uses, prices, money = kept_part(uses_of, USE, s, seat), kept_part(prices_of, BOARD, s), s.money[seat]
    return [
        replace(
            one, income=use.income, dice=use.dice, turned=use.turned, why_not=why_not(s, seat, one, use, price, money)
        )
        for one, use, price in zip(spaces_of(s), uses, prices, strict=True)
    ]


def why_not(s: State, seat: int, space: RajasSpace, use: Use, price: int, money: int) -> Reason | None:
    """What stands against a space: what it costs, what the seat has for it, or how often it went there."""
    if s.over:
        return None
    against = why_no_room(space.code, price, money) or use.why_not
    return why_mixed_no_more(s, seat) if against is None and space.code == MIXED else against


def prices_of(s: State, _: int) -> list[int]:
    """What the next free place of each space costs."""
    return [price_of(s, space) for space in range(SPACES)]


def why_mixed_no_more(s: State, seat: int) -> Reason | None:
    """How often a seat may go to the mixed goods is the one use that depends on the workers on the board."""
    return why_of_no_use(s, seat, MIXED, True)


def uses_of(s: State, seat: int) -> list[Use]:
    """What each space brings a seat, what pays for it, and what of its own stands against it."""
    hands = hands_of(s, seat)
    dice, turned = payers(s, seat, 0, hands), payers(s, seat, 1, hands)
    return [
        Use(income_of(s, seat, i), dice[i], turned[i], why_own(s, seat, i, dice[i] + turned[i])) for i in range(SPACES)
    ]


def why_own(s: State, seat: int, space: int, payers: list[int]) -> Reason | None:
    """What stands against a space because of what the seat has, whatever workers stand there."""
    return None if space == MIXED else why_of_no_use(s, seat, space, bool(payers))


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
    return [made_once(few, *places) for places in found]


def place_of(seats: int, place: int, worker: int) -> RajasPlace:
    """One space for a worker."""
    return RajasPlace(tables.MONEY_FOR[seats - 2][place], worker - 1 if worker else None)


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
