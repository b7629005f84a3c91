"""What an answer takes and gives at once, found out on a copy of the table, and what may follow from it."""

from durbar.core.agenda import asked, question
from durbar.core.game import changes
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.actions import (
    BALCONY,
    CHAMBER_OF,
    DRAW_WHITE,
    FRONT_TERRACE,
    GIVE_DIE,
    GOOD,
    HARBOUR,
    MOST_LEGAL,
    PAY_TILE,
    REROLL,
    TAKE_DICE,
    TERRACE,
)
from durbar.games.rajas.rules.board import asks_for_die
from durbar.games.rajas.rules.dice import payable
from durbar.games.rajas.rules.flow import actors, answer, apply, legal, resolve
from durbar.games.rajas.rules.market import good_income
from durbar.games.rajas.rules.state import State

Amounts = dict[str, int]

IN_DICE = ("die", "dice_value", "dice_from")
"""What is paid in dice, once it is asked for."""
NEVER_ALONE = (GIVE_DIE, PAY_TILE, TAKE_DICE, REROLL)
"""Questions that the rules put only where there is more than one answer."""
FROM_CHAMBERS: tuple[Amounts, ...] = (
    {"fame": tables.MOGUL_FAME},
    {"dice": tables.DANCER_DICE, "yield_tile": 1},
    {"karma": tables.YOGI_KARMA, "dice": tables.YOGI_DICE},
    {"money": tables.RAJA_MONEY, "upgrade": tables.RAJA_UPGRADES},
    {},
    {},
)


def outcome(s: State, seat: int, code: int) -> tuple[Amounts, Amounts]:
    """What an answer and all that leaves no choice after it take from a seat, and give it; what is drawn blind nobody can announce."""
    twin = s.twin()
    answer(twin, seat, code)
    while is_asking(twin) and resolve(twin, asked(twin)):
        pass
    while (sequel := after_only_answer(twin, seat)) is not None:
        twin = sequel
    return changes(belongings(s, seat), belongings(twin, seat))


def is_asking(s: State) -> bool:
    """Whether a question is open that somebody could answer."""
    return s.over == 0 and question(s) not in (0, DRAW_WHITE)


def after_only_answer(s: State, seat: int) -> State | None:
    """The table after a seat's only answer, where that will give itself: it draws nothing, and the seat is asked again."""
    codes = [0] * MOST_LEGAL
    if not is_asking(s) or question(s) in NEVER_ALONE or asked(s) != seat or legal(s, seat, codes) != 1:
        return None
    twin = s.twin()
    apply(twin, seat, codes[0])
    return twin if twin.chance == s.chance and actors(twin) == 1 << seat else None


def belongings(s: State, seat: int) -> Amounts:
    """What a seat has that answers cost or bring."""
    return {"money": s.money[seat], "fame": s.fame[seat], "karma": s.karma[seat], "dice": sum(s.dice[seat])}


def still_to_come(then: Amounts, cost: Amounts, gain: Amounts) -> Amounts:
    """Of what may follow, what has not come at once already."""
    at_once = {*cost, *gain}
    given = "dice" in at_once
    return {kind: n for kind, n in then.items() if kind not in at_once and not (given and kind in IN_DICE)}


def from_space(s: State, seat: int, space: int) -> Amounts:
    """What a space asks for and brings at best, once its worker stands there."""
    then: Amounts = {"die": -1} if asks_for_die(space) else {}
    if GOOD <= space < FRONT_TERRACE:
        return {**then, "money": good_income(s, seat, space - GOOD, 6)}
    if TERRACE <= space < CHAMBER_OF:
        return {**then, "dice": 1 if space < BALCONY else tables.BALCONY_DICE}
    return {**then, **FROM_CHAMBERS[space - CHAMBER_OF]} if CHAMBER_OF <= space < HARBOUR else then


def karma_for(s: State, seat: int, colour: int, due: int) -> Amounts:
    """The karma without which so much cannot be paid in dice of a colour."""
    needed = next(karma for karma in range(s.karma[seat] + 1) if payable(s, seat, colour, karma, -1) >= due)
    return {"karma": -needed} if needed else {}
