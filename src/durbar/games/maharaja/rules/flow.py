"""The contract's verbs: who is asked, what may be answered, and what follows until the next question."""

from typing import Any

from durbar.core.agenda import about, about_more, asked, asked_bit, offer, offer_all, question, settle
from durbar.games.maharaja.rules.abilities import exchange, send_envoy
from durbar.games.maharaja.rules.actions import (
    ACTIONS,
    BUY,
    BUY_PRESTIGE,
    CHARACTER,
    CHOOSE,
    DO_SWAP,
    ENOUGH,
    ENVOY_SHRINE,
    EXCHANGE,
    FAVOUR,
    FLAG,
    GIFT_SHRINE,
    IN_CITY,
    IN_VILLAGE,
    MARK,
    MOVE_FLAG,
    ON_SPACE,
    PLACE,
    POINT,
    REPLACE,
    REWARD,
    SELL_PRESTIGE,
    SHRINE,
    SITE,
    SPACE,
    TAKE,
    TAKE_TILE,
    TURN,
)
from durbar.games.maharaja.rules.brahmabot import take_bot_turn
from durbar.games.maharaja.rules.building import (
    build_in_city,
    build_in_village,
    build_statue,
    cities_for_shrine,
    statue_sites,
    villages_for_shrine,
    villages_with_room,
)
from durbar.games.maharaja.rules.ending import end_round
from durbar.games.maharaja.rules.opening import ask_place, choose, next_to_place, place
from durbar.games.maharaja.rules.planning import begin_round, planners, point
from durbar.games.maharaja.rules.rewards import build_gift, buy, lay_favour, legal_rewards, may_favour, take_reward
from durbar.games.maharaja.rules.scoring import score_city
from durbar.games.maharaja.rules.state import (
    ACTING,
    CHARACTERS,
    CHOOSING,
    CITIES,
    NONE,
    OVER,
    PLACING,
    PLANNING,
    SPACES,
    State,
)
from durbar.games.maharaja.rules.swapping import may_take, replace, swap
from durbar.games.maharaja.rules.tableau import is_bot, prestige
from durbar.games.maharaja.rules.tables import CHANGER_COINS, CHANGER_TIMES
from durbar.games.maharaja.rules.track import may_move_flag, move_flag
from durbar.games.maharaja.rules.turns import begin_turn, legal_turn, next_side, take_turn, use_marker
from durbar.games.maharaja.rules.walking import survey

# A turn: six parts of three answers, a marker, two swaps answered by others, five abilities of five answers,
# thirteen walks between them with seven legs each, and its end: 145. Four seats, seven rounds: 4060;
# plans, rewards with all their purchases, characters and shrines at the start: fewer than 340.
MOST_STEPS = 4400


def actors(s: State) -> int:
    """In the planning phase every seat that has not laid its disc, else the seat that is asked. Rules MJ-2.4, MJ-3.1."""
    if s.phase == PLANNING:
        return planners(s)
    return asked_bit(s)


def legal(s: State, seat: int, out: Any) -> int:
    """Every answer a seat may give."""
    if s.phase == PLANNING:
        return legal_plans(out)
    asking = question(s)
    if asking == TURN:
        return legal_turn(s, seat, out)
    if asking == REWARD:
        return legal_rewards(s, out)
    if asking == SHRINE or asking == PLACE:
        return legal_shrines(s, seat, out)
    if asking == SITE or asking == SPACE:
        return legal_statues(s, seat, out)
    if asking == CHOOSE or asking == TAKE or asking == REPLACE or asking == FAVOUR:
        return legal_characters(s, seat, out)
    if asking == EXCHANGE or asking == BUY:
        return legal_purchases(s, seat, out)
    if asking == MARK:
        return legal_marks(out)
    return legal_cities(s, out)


def legal_plans(out: Any) -> int:
    """An arrow points at any of the nine actions. Rule MJ-2.4."""
    for action in range(ACTIONS):
        out[action] = POINT + action
    return ACTIONS


def legal_marks(out: Any) -> int:
    """A marker serves for any action but the swap. Rule MJ-3.3."""
    n = 0
    for action in range(ACTIONS):
        if action != DO_SWAP:
            n = offer(out, n, POINT + action)
    return n


def legal_shrines(s: State, seat: int, out: Any) -> int:
    """Cities and villages where the shrine may stand. Rules MJ-1.7, MJ-4.4, MJ-4.5."""
    if question(s) == PLACE:
        return offer_all(out, 0, IN_VILLAGE, villages_with_room(s))
    part = about(s)
    n = offer_all(out, 0, IN_CITY, cities_for_shrine(s, seat, part))
    villages = villages_for_shrine(s, seat, part)
    return offer_all(out, n, IN_VILLAGE, villages & villages_with_room(s)) if villages != 0 else n


def legal_statues(s: State, seat: int, out: Any) -> int:
    """Cities, or spaces of the city, where the statue may stand. Rule MJ-4.1."""
    if question(s) == SITE:
        return offer_all(out, 0, IN_CITY, statue_sites(s, seat, about(s)))
    n = 0
    for space in range(SPACES):
        if s.statue[about_more(s)][space] == NONE:
            n = offer(out, n, ON_SPACE + space)
    return n


def legal_characters(s: State, seat: int, out: Any) -> int:
    """Characters that may be chosen, taken, or favoured. Rules MJ-1.6, MJ-3.12, MJ-3.13, MJ-10.8."""
    n = 0
    if question(s) == TAKE:
        for character in range(1, CHARACTERS + 1):
            if may_take(s, seat, character):
                n = offer(out, n, CHARACTER + character)
        return n
    for i in range(s.displayed):
        if question(s) != FAVOUR or may_favour(s, seat, s.display[i]):
            n = offer(out, n, CHARACTER + s.display[i])
    return n


def legal_purchases(s: State, seat: int, out: Any) -> int:
    """Prestige for coins, with the changer also coins for prestige, or enough of it. Rules MJ-9.3, MJ-10.6."""
    n = 0
    if question(s) == BUY:
        n = offer(out, n, BUY_PRESTIGE)
        return offer(out, n, ENOUGH)
    if s.coins[seat] >= CHANGER_COINS:
        n = offer(out, n, BUY_PRESTIGE)
    if prestige(s, seat) > 0:
        n = offer(out, n, SELL_PRESTIGE)
    if about(s) < CHANGER_TIMES:
        n = offer(out, n, ENOUGH)
    return n


def legal_cities(s: State, out: Any) -> int:
    """Flags that may be moved, or cities for a shrine from afar. Rules MJ-3.15, MJ-9.13, MJ-10.7."""
    n = 0
    for city in range(CITIES):
        if question(s) != FLAG:
            n = offer(out, n, IN_CITY + city)
        elif may_move_flag(s, city):
            n = offer(out, n, MOVE_FLAG + city)
    return n


def apply(s: State, seat: int, action: int) -> None:
    """Carry out an answer, then go on to the next question."""
    if s.phase == PLANNING:
        point(s, seat, action - POINT)
    else:
        answer(s, seat, action, question(s))
    proceed(s)


def answer(s: State, seat: int, code: int, asking: int) -> None:
    """Carry out the answer to a question."""
    if asking == TURN:
        take_turn(s, seat, code)
    elif asking == EXCHANGE or asking == BUY or asking == GIFT_SHRINE or asking == FAVOUR:
        answer_again(s, seat, code, asking)
    elif asking == SITE or asking == SPACE or asking == SHRINE:
        answer_building(s, seat, code, asking)
    else:
        settle(s)
        answer_once(s, seat, code, asking)


def answer_again(s: State, seat: int, code: int, asking: int) -> None:
    """Carry out the answer to a question that may be asked several times. Rules MJ-9.3, MJ-10.6, MJ-10.7, MJ-10.9."""
    if code == ENOUGH:
        settle(s)
    elif asking == EXCHANGE:
        exchange(s, seat, code)
    elif asking == BUY:
        buy(s, seat)
    elif asking == GIFT_SHRINE:
        build_gift(s, seat, code - IN_CITY)
    else:
        lay_favour(s, seat, code - CHARACTER)


def answer_building(s: State, seat: int, code: int, asking: int) -> None:
    """Carry out the answer to where something is built. Rules MJ-4.1, MJ-4.4, MJ-4.5."""
    part = about(s)
    city = about_more(s)
    if asking == SITE:
        s.owed[s.owed_count - 1][0] = SPACE
        s.owed[s.owed_count - 1][3] = code - IN_CITY
        return
    settle(s)
    if asking == SPACE:
        build_statue(s, seat, part, city, code - ON_SPACE)
    elif code < IN_VILLAGE:
        build_in_city(s, seat, part, code - IN_CITY)
    else:
        build_in_village(s, seat, part, code - IN_VILLAGE)


def answer_once(s: State, seat: int, code: int, asking: int) -> None:
    """Carry out the answer to a question that is settled by it."""
    if asking == CHOOSE:
        choose(s, seat, code - CHARACTER)
    elif asking == PLACE:
        place(s, seat, code - IN_VILLAGE)
    elif asking == MARK:
        use_marker(s, seat, code - POINT)
    elif asking == FLAG:
        move_flag(s, seat, code - MOVE_FLAG)
    elif asking == TAKE or asking == REPLACE:
        answer_swap(s, seat, code - CHARACTER, asking)
    elif asking == ENVOY_SHRINE:
        send_envoy(s, seat, code - IN_CITY)
    else:
        take_reward(s, seat, code - TAKE_TILE)


def answer_swap(s: State, seat: int, character: int, asking: int) -> None:
    """A character changes hands; then the ways are surveyed anew, as they may cost the pilgrim nothing. Rules MJ-3.12, MJ-3.13, MJ-9.9."""
    if asking == TAKE:
        swap(s, seat, character)
    else:
        replace(s, seat, character)
    if question(s) == TURN:
        survey(s, asked(s))


def proceed(s: State) -> None:
    """Go on until somebody is asked. Rule MJ-2.1."""
    while s.owed_count == 0 and s.phase != OVER and actors(s) == 0:
        go_on(s)


def go_on(s: State) -> None:
    """One step of the course of the game. Rules MJ-1.6, MJ-1.7, MJ-2.1, MJ-2.5, MJ-3.4."""
    if s.phase == CHOOSING:
        s.phase = PLACING
    elif s.phase == PLACING:
        seat = next_to_place(s)
        if seat < 0:
            begin_round(s)
        else:
            ask_place(s, seat)
    elif s.phase == PLANNING:
        s.phase = ACTING
    elif s.phase == ACTING:
        go_to_next_turn(s)
    else:
        end_round(s)


def go_to_next_turn(s: State) -> None:
    """The next side acts, or the city is scored. Rules MJ-3.1, MJ-3.4, MJ-12.8."""
    side = next_side(s)
    if side < 0:
        score_city(s)
    elif is_bot(s, side):
        take_bot_turn(s)
    else:
        begin_turn(s, side)
