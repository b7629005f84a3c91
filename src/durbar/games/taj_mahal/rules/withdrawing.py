"""Withdrawing: what a seat leads, and where it builds."""

from durbar.core.agenda import owe, question, settle
from durbar.core.events import EVERYONE, note
from durbar.games.taj_mahal.rules.actions import CROWN_PALACE, PALACE
from durbar.games.taj_mahal.rules.events import BUILT, CROWNED, PASSED, WITHDREW, WON_CROWN, WON_TOKEN
from durbar.games.taj_mahal.rules.points import take_bonus
from durbar.games.taj_mahal.rules.state import State
from durbar.games.taj_mahal.rules.tables import BEYOND_CITY, ELEPHANT, FIGURES, FIRST_CITY, MOGUL

NO_CITY = -1


def leads(s: State, seat: int, symbol: int) -> bool:
    """Strictly more of a symbol than every other seat still visiting, and at least one. Rules TM-5.2, TM-R2."""
    mine = s.shown[seat][symbol]
    if mine == 0:
        return False
    for other in range(s.seats):
        if other != seat and s.visiting[other] == 1 and s.shown[other][symbol] >= mine:
            return False
    return True


def is_at_court(s: State, symbol: int) -> bool:
    """Whether what a symbol wins has not been taken in this visit. Rule TM-5.8."""
    if symbol == ELEPHANT:
        return s.tile_at_court == 1
    if symbol == MOGUL:
        return s.crown_at_court == 1
    return s.token_at_court[symbol] == 1


def wins(s: State, seat: int, symbol: int) -> bool:
    """Whether a seat that withdrew now would win what a symbol stands for. Rule TM-5.1."""
    return is_at_court(s, symbol) and leads(s, seat, symbol)


def withdraw(s: State, seat: int) -> None:
    """Tokens and crown are taken at once; for each a palace is owed, the crown palace last. Rules TM-5.3, TM-5.5, TM-R4."""
    note(s, WITHDREW if s.turns[seat] > 0 else PASSED, EVERYONE, seat, 0, 0, 0)
    if wins(s, seat, MOGUL):
        s.crown_at_court = 0
        note(s, WON_CROWN, EVERYONE, seat, 0, 0, 0)
        owe(s, CROWN_PALACE, seat, 0, 0)
    for figure in range(FIGURES):
        if wins(s, seat, figure):
            win_token(s, seat, figure)


def win_token(s: State, seat: int, figure: int) -> None:
    """A figure's token, and a common palace. Rule TM-5.3."""
    s.token_at_court[figure] = 0
    s.tokens[seat][figure] += 1
    note(s, WON_TOKEN, EVERYONE, seat, figure, 0, 0)
    owe(s, PALACE, seat, figure, 0)


def is_free(s: State, city: int) -> bool:
    """A city without a common palace takes one, whether a crown palace stands there or not. Rules TM-5.3, TM-5.6, TM-R3."""
    return s.palace[city] == 0


def only_free_city(s: State) -> int:
    """The one free city of the province, or NO_CITY when there is a choice. Rule TM-5.3."""
    province = s.order[s.visit]
    found = NO_CITY
    for city in range(FIRST_CITY[province], BEYOND_CITY[province]):
        if is_free(s, city):
            if found != NO_CITY:
                return NO_CITY
            found = city
    return found


def build_forced(s: State, seat: int) -> None:
    """A common palace that has only one place to go is built without asking. Rule TM-5.3."""
    while question(s) == PALACE:
        city = only_free_city(s)
        if city == NO_CITY:
            return
        settle(s)
        build(s, seat, city)


def build(s: State, seat: int, city: int) -> None:
    """A common palace in a free city takes the bonus tile there. Rules TM-2.9, TM-5.3, TM-5.4."""
    s.palace[city] = seat + 1
    s.cities[seat] |= 1 << city
    note(s, BUILT, EVERYONE, seat, city, 0, 0)
    take_bonus(s, seat, city)


def crown(s: State, seat: int, city: int) -> None:
    """The crown palace goes to any city of the province and leaves the bonus tile alone. Rules TM-5.5, TM-5.6."""
    s.crown[city] = seat + 1
    s.cities[seat] |= 1 << city
    note(s, CROWNED, EVERYONE, seat, city, 0, 0)
