"""Why an answer cannot be given now, as a reason with its rule."""

from durbar.core.agenda import asked, question
from durbar.core.game import Reason
from durbar.games.taj_mahal.people.names import card_id, city_id, province_id, special_id
from durbar.games.taj_mahal.rules import tables
from durbar.games.taj_mahal.rules.actions import (
    ALONE,
    BUILD,
    COMPANION,
    CROWN,
    CROWN_PALACE,
    PALACE,
    PICK,
    TAKE,
    TURN,
    USE,
    WITHDRAW,
)
from durbar.games.taj_mahal.rules.playing import may_play
from durbar.games.taj_mahal.rules.state import State


def asking_of(s: State, seat: int | None) -> int:
    """The question that a seat faces now, 0 for none."""
    return question(s) if seat is not None and s.owed_count and asked(s) == seat else 0


def refuse(s: State, seat: int, code: int) -> Reason:
    """Why an answer cannot be given now."""
    asking = question(s)
    if code < USE:
        return refuse_card(s, seat, code, asking)
    if code < ALONE:
        return refuse_special(s, seat, code - USE, asking)
    if code in (ALONE, WITHDRAW):
        return wrong_moment(asking)
    if code < PICK:
        return refuse_city(s, code, asking)
    if asking != TAKE:
        return no_card_due()
    return Reason("not_in_display", {"card": card_id(code - PICK)}, "TM-7.2")


def wrong_moment(asking: int) -> Reason:
    """The answer belongs to another question."""
    if asking == TURN:
        return Reason("card_first", {}, "TM-4.1")
    if asking == COMPANION:
        return Reason("companion_due", {}, "TM-4.3")
    if asking == TAKE:
        return Reason("cards_due", {}, "TM-7.2")
    return Reason("palace_due", {}, "TM-5.3")


def refuse_card(s: State, seat: int, card: int, asking: int) -> Reason:
    """Why a card cannot be played."""
    if asking == TURN:
        return why_not_play(s, seat, card) or wrong_moment(asking)
    if asking != COMPANION:
        return wrong_moment(asking)
    if card < tables.COLOURED:
        return Reason("one_coloured", {}, "TM-4.1")
    return Reason("not_in_hand", {"card": card_id(card)}, "TM-4.3")


def refuse_special(s: State, seat: int, figure: int, asking: int) -> Reason:
    """Why a special card cannot be played."""
    what: dict[str, str | int] = {"special": special_id(figure)}
    if s.special[figure] == 0:
        return Reason("special_on_table", what, "TM-8.1")
    if s.special[figure] != seat + 1:
        return Reason("special_elsewhere", {**what, "owner": s.special[figure] - 1}, "TM-9.1")
    if s.special_played[figure]:
        return Reason("special_played", what, "TM-9.3")
    return Reason("special_alone", what, "TM-9.3") if asking == TURN else wrong_moment(asking)


def refuse_city(s: State, code: int, asking: int) -> Reason:
    """Why a palace cannot be built in a city."""
    is_crown = code >= CROWN
    city = code - CROWN if is_crown else code - BUILD
    if asking != (CROWN_PALACE if is_crown else PALACE):
        return Reason("no_crown_due" if is_crown else "no_palace_due", {}, "TM-5.5" if is_crown else "TM-5.3")
    if tables.CITY_PROVINCE[city] != s.order[s.visit]:
        what: dict[str, str | int] = {"city": city_id(city), "province": province_id(s.order[s.visit])}
        return Reason("other_province", what, "TM-5.3")
    return Reason("city_taken", {"city": city_id(city), "owner": s.palace[city] - 1}, "TM-5.3")


def why_not_play(s: State, seat: int, card: int) -> Reason | None:
    """What stands against playing a card as the coloured card of a turn, apart from it being another moment."""
    if card >= tables.COLOURED:
        return Reason("white_alone", {"card": card_id(card)}, "TM-4.3")
    if not s.hand[seat][card]:
        return Reason("not_in_hand", {"card": card_id(card)}, "TM-4.1")
    if not may_play(s, seat, card):
        colour = tables.COLOUR_IDS[s.colour[seat] - 1]
        return Reason("wrong_colour", {"card": card_id(card), "colour": colour}, "TM-4.2")
    return None


def no_card_due() -> Reason:
    """The display is for those who have withdrawn."""
    return Reason("no_card_due", {}, "TM-7.2")


def why_not_add(s: State, seat: int, card: int) -> Reason | None:
    """What stands against a card of the hand at this moment; nothing is said while others are asked."""
    asking = asking_of(s, seat)
    if asking in (0, TURN):
        return why_not_play(s, seat, card)
    if asking == COMPANION and card >= tables.COLOURED:
        return None
    return refuse_card(s, seat, card, asking)


def why_not_use(s: State, seat: int | None, figure: int) -> Reason | None:
    """What stands against a special card at this moment."""
    asking = asking_of(s, seat)
    if seat is None or (asking == COMPANION and s.special[figure] == seat + 1 and not s.special_played[figure]):
        return None
    return refuse_special(s, seat, figure, asking or TURN)


def why_not_build(s: State, seat: int | None, city: int) -> Reason | None:
    """What stands against a palace in a city, for the seat that has one to build."""
    asking = asking_of(s, seat)
    if asking not in (PALACE, CROWN_PALACE):
        return None
    inside = tables.CITY_PROVINCE[city] == s.order[s.visit]
    if inside and (asking == CROWN_PALACE or not s.palace[city]):
        return None
    return refuse_city(s, (CROWN if asking == CROWN_PALACE else BUILD) + city, asking)


def why_not_take(s: State, seat: int | None) -> Reason | None:
    """What stands against taking from the display."""
    return None if seat is None or asking_of(s, seat) == TAKE else no_card_due()


def why_not_withdraw(s: State, seat: int | None) -> Reason | None:
    """What the seat that is asked has to do before it may withdraw."""
    asking = asking_of(s, seat)
    return None if asking in (0, TURN) else wrong_moment(asking)
