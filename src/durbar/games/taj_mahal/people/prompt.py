"""Questions as people read them."""

import msgspec

from durbar.core.agenda import about, question
from durbar.core.game import Prompt
from durbar.games.taj_mahal.people.forecast import due
from durbar.games.taj_mahal.people.names import card_id, province_id
from durbar.games.taj_mahal.rules import tables
from durbar.games.taj_mahal.rules.actions import COMPANION, CROWN_PALACE, PALACE, TURN
from durbar.games.taj_mahal.rules.playing import may_play, may_use
from durbar.games.taj_mahal.rules.state import State


def prompt(s: State, seat: int) -> Prompt:
    """The question a seat faces; what it may answer from its hand nobody else knows."""
    asking = question(s)
    if asking in (TURN, COMPANION):
        asked = prompt_turn(s, seat) if asking == TURN else prompt_companion(s, seat)
        return msgspec.structs.replace(asked, secret=True)
    province = province_id(s.order[s.visit])
    if asking == PALACE:
        return Prompt("palace", {"count": due(s, seat)[0], "province": province}, "TM-5.3")
    if asking == CROWN_PALACE:
        return Prompt("crown", {"province": province}, "TM-5.5")
    return Prompt("take", {"count": about(s)}, "TM-7.2")


def prompt_turn(s: State, seat: int) -> Prompt:
    """Play or withdraw, with what is special about this turn."""
    what: dict[str, str | int] = {"province": province_id(s.order[s.visit])}
    if not any(may_play(s, seat, card) for card in range(tables.COLOURED)):
        return Prompt("turn_forced", what, "TM-R7")
    if sum(s.visiting) == 1:
        return Prompt("turn_alone", what, "TM-7.4")
    if s.turns[seat] == 0:
        return Prompt("turn_first", what, "TM-4.2")
    if s.colour[seat] == 0:
        return Prompt("turn_free", what, "TM-9.7")
    return Prompt("turn", {**what, "colour": tables.COLOUR_IDS[s.colour[seat] - 1]}, "TM-1.2")


def prompt_companion(s: State, seat: int) -> Prompt:
    """A companion, or that there is none."""
    has_white = any(s.hand[seat][card] for card in range(tables.COLOURED, tables.CARDS))
    has_any = has_white or any(may_use(s, seat, figure) for figure in range(tables.FIGURES))
    what: dict[str, str | int] = {"card": card_id(about(s))}
    return Prompt("companion", what, "TM-4.3") if has_any else Prompt("companion_none", what, "TM-R10")
