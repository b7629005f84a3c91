"""Who is asked, what may be answered, and what an answer does."""

from typing import Any

from durbar.core.agenda import asked_bit, offer, question, settle
from durbar.games.taj_mahal.rules.actions import (
    ADD,
    ALONE,
    BUILD,
    COMPANION,
    CROWN,
    CROWN_PALACE,
    PALACE,
    PICK,
    PLAY,
    TAKE,
    TURN,
    USE,
    WITHDRAW,
)
from durbar.games.taj_mahal.rules.leaving import collect, move_on, take, take_forced
from durbar.games.taj_mahal.rules.playing import add, may_play, may_use, pass_turn, play, use
from durbar.games.taj_mahal.rules.state import State
from durbar.games.taj_mahal.rules.tables import BEYOND_CITY, CARDS, COLOURED, FIGURES, FIRST_CITY
from durbar.games.taj_mahal.rules.withdrawing import build, build_forced, crown, is_free, withdraw

MOST_STEPS = 800


def actors(s: State) -> int:
    """One seat at a time is asked; nobody once the match is over. Rule TM-1.2."""
    return asked_bit(s)


def legal(s: State, seat: int, out: Any) -> int:
    """The answers to the question that is asked."""
    asking = question(s)
    if asking == TURN:
        return legal_turns(s, seat, out)
    if asking == COMPANION:
        return legal_companions(s, seat, out)
    if asking == PALACE:
        return legal_palaces(s, out)
    if asking == CROWN_PALACE:
        return legal_crowns(s, out)
    return legal_takes(s, out)


def legal_turns(s: State, seat: int, out: Any) -> int:
    """Play a coloured card that may be played, or withdraw. Rules TM-1.2, TM-4.2, TM-4.4, TM-R7."""
    n = 0
    for card in range(COLOURED):
        if may_play(s, seat, card):
            n = offer(out, n, PLAY + card)
    return offer(out, n, WITHDRAW)


def legal_companions(s: State, seat: int, out: Any) -> int:
    """Nothing, one white card, or one special card. Rules TM-4.3, TM-9.3."""
    n = offer(out, 0, ALONE)
    for card in range(COLOURED, CARDS):
        if s.hand[seat][card] > 0:
            n = offer(out, n, ADD + card)
    for figure in range(FIGURES):
        if may_use(s, seat, figure):
            n = offer(out, n, USE + figure)
    return n


def legal_palaces(s: State, out: Any) -> int:
    """Every free city of the province. Rule TM-5.3."""
    province = s.order[s.visit]
    n = 0
    for city in range(FIRST_CITY[province], BEYOND_CITY[province]):
        if is_free(s, city):
            n = offer(out, n, BUILD + city)
    return n


def legal_crowns(s: State, out: Any) -> int:
    """Every city of the province. Rule TM-5.5."""
    province = s.order[s.visit]
    n = 0
    for city in range(FIRST_CITY[province], BEYOND_CITY[province]):
        n = offer(out, n, CROWN + city)
    return n


def legal_takes(s: State, out: Any) -> int:
    """Every card of the display. Rule TM-7.2."""
    n = 0
    for card in range(CARDS):
        if s.display[card] > 0:
            n = offer(out, n, PICK + card)
    return n


def apply(s: State, seat: int, action: int) -> None:
    """Carry out an answer, and all that follows until the next question."""
    asking = question(s)
    settle(s)
    if asking == TURN:
        answer_turn(s, seat, action)
    elif asking == COMPANION:
        answer_companion(s, seat, action)
    elif asking == TAKE:
        take(s, seat, action - PICK)
        go_on(s, seat)
    else:
        answer_palace(s, seat, action)


def answer_turn(s: State, seat: int, action: int) -> None:
    """Play, or withdraw. Rule TM-1.2."""
    if action == WITHDRAW:
        withdraw(s, seat)
        finish_building(s, seat)
    else:
        play(s, seat, action - PLAY)


def answer_companion(s: State, seat: int, action: int) -> None:
    """What comes with the coloured card. Rule TM-4.3."""
    if action == ALONE:
        pass_turn(s, seat)
    elif action < USE:
        add(s, seat, action - ADD)
    else:
        use(s, seat, action - USE)


def answer_palace(s: State, seat: int, action: int) -> None:
    """A palace is built where the seat chose. Rules TM-5.3, TM-5.5."""
    if action < CROWN:
        build(s, seat, action - BUILD)
    else:
        crown(s, seat, action - CROWN)
    finish_building(s, seat)


def finish_building(s: State, seat: int) -> None:
    """Once no palace is owed any more, everything else is counted and the seat leaves. Rule TM-6.1."""
    build_forced(s, seat)
    asking = question(s)
    if asking != PALACE and asking != CROWN_PALACE:
        collect(s, seat)
        go_on(s, seat)


def go_on(s: State, seat: int) -> None:
    """Once no card is owed any more, the turn passes on or the visit ends. Rule TM-7.2."""
    take_forced(s, seat)
    if question(s) != TAKE:
        move_on(s, seat)
