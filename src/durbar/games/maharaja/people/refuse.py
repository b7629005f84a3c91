"""Why an answer cannot be given now."""

from durbar.core.agenda import about, about_more, question
from durbar.core.game import Reason
from durbar.games.maharaja.people.names import city_id
from durbar.games.maharaja.people.reasons import (
    CITY_SHRINE_OWED,
    too_dear,
    why_not_ability,
    why_not_along,
    why_not_display,
    why_not_marker,
    why_not_reward,
    why_not_shrine_in_city,
    why_not_site,
    why_not_take,
    why_not_use,
    why_not_village,
    why_not_walk,
)
from durbar.games.maharaja.rules import actions as a
from durbar.games.maharaja.rules import tables
from durbar.games.maharaja.rules.state import PLANNING, State


def refuse(s: State, seat: int, code: int) -> Reason:
    """Why an answer cannot be given now."""
    if s.phase == PLANNING:
        return Reason("planning", {}, "MJ-2.4")
    asking = question(s)
    reason = None
    if asking == a.TURN:
        reason = refuse_in_turn(s, seat, code)
    elif code in range(a.CHARACTER + 1, a.IN_CITY):
        reason = refuse_character(s, seat, asking, code - a.CHARACTER)
    elif code in range(a.IN_CITY, a.MOVE_FLAG):
        reason = refuse_building(s, seat, asking, code)
    else:
        reason = refuse_rest(s, seat, asking, code)
    return reason or Reason("other_question", {}, "MJ-3.2")


def refuse_in_turn(s: State, seat: int, code: int) -> Reason | None:
    """Why something cannot be done in the turn."""
    if code == a.END:
        return CITY_SHRINE_OWED
    if code == a.MARKER:
        return why_not_marker(s, seat)
    if a.USE <= code < a.ABILITY:
        return why_not_use(s, seat, code - a.USE)
    if a.ABILITY < code < a.WALK:
        return why_not_ability(s, seat, code - a.ABILITY)
    if a.WALK <= code < a.ALONG:
        return why_not_walk(s, seat, code - a.WALK)
    if a.ALONG <= code < a.CHARACTER:
        return why_not_along(s, seat, code - a.ALONG)
    return Reason("say_what_first", {}, "MJ-3.2")


def refuse_character(s: State, seat: int, asking: int, who: int) -> Reason | None:
    """Why a character cannot be named."""
    if asking == a.TAKE:
        return why_not_take(s, seat, who)
    if asking in (a.CHOOSE, a.REPLACE, a.FAVOUR):
        return why_not_display(s, who, "MJ-10.8" if asking == a.FAVOUR else "MJ-1.6")
    return None


def refuse_building(s: State, seat: int, asking: int, code: int) -> Reason | None:
    """Why something cannot be built there."""
    if a.IN_VILLAGE <= code < a.ON_SPACE and asking in (a.SHRINE, a.PLACE):
        return why_not_village(s, seat, about(s), code - a.IN_VILLAGE)
    if code < a.IN_VILLAGE and asking == a.SHRINE:
        return why_not_shrine_in_city(s, seat, code - a.IN_CITY)
    if code < a.IN_VILLAGE and asking == a.SITE:
        return why_not_site(s, seat, about(s), code - a.IN_CITY)
    if code < a.IN_VILLAGE and asking == a.PLACE:
        return Reason("villages_only", {}, "MJ-1.7")
    if code >= a.ON_SPACE and asking == a.SPACE:
        return Reason("space_taken", {"city": city_id(about_more(s))}, "MJ-4.1")
    return None


def refuse_rest(s: State, seat: int, asking: int, code: int) -> Reason | None:
    """Why a flag, a tile, a purchase or a marker's action cannot be chosen."""
    if asking == a.FLAG and a.MOVE_FLAG <= code < a.TAKE_TILE:
        return Reason("flag_too_far_left", {"city": city_id(code - a.MOVE_FLAG)}, "MJ-R15")
    if asking == a.REWARD and a.TAKE_TILE <= code < a.BUY_PRESTIGE:
        return why_not_reward(s, code - a.TAKE_TILE)
    if asking == a.MARK and code == a.POINT + a.DO_SWAP:
        return Reason("no_swap_by_marker", {}, "MJ-3.3")
    if asking == a.EXCHANGE and code >= a.BUY_PRESTIGE:
        if code == a.ENOUGH:
            return Reason("exchange_once", {}, "MJ-9.3")
        return (
            Reason("no_prestige", {}, "MJ-9.3")
            if code == a.SELL_PRESTIGE
            else too_dear(s, seat, tables.CHANGER_COINS, "MJ-9.3")
        )
    return None
