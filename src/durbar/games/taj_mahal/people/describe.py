"""Questions, answers and refusals as people read them."""

from durbar.core.agenda import about, question
from durbar.core.game import Action, Prompt, Reason
from durbar.games.taj_mahal.people.forecast import CityChoice, choices, due, forecast, plans
from durbar.games.taj_mahal.rules import tables
from durbar.games.taj_mahal.rules.actions import (
    ALONE,
    BUILD,
    COMPANION,
    CROWN,
    CROWN_PALACE,
    PALACE,
    PICK,
    TURN,
    USE,
    WITHDRAW,
)
from durbar.games.taj_mahal.rules.events import bonus_id, card_id, city_id, province_id, special_id
from durbar.games.taj_mahal.rules.playing import is_of_colour, may_play, may_use
from durbar.games.taj_mahal.rules.state import State


def prompt(s: State, seat: int) -> Prompt:
    """The question a seat faces."""
    asking = question(s)
    if asking == TURN:
        return prompt_turn(s, seat)
    if asking == COMPANION:
        return prompt_companion(s, seat)
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


def describe(s: State, seat: int, code: int) -> Action:
    """An answer with what it costs and brings."""
    if code < tables.COLOURED:
        return describe_playing(s, seat, code)
    if code < USE:
        return Action(code, "add", {"card": card_id(code)}, cost={"cards": 1}, rule="TM-4.3")
    if code < ALONE:
        return describe_using(s, seat, code - USE)
    if code == ALONE:
        return Action(code, "alone", rule="TM-4.3")
    if code == WITHDRAW:
        return describe_withdrawing(s, seat)
    if code < PICK:
        return describe_building(s, seat, code)
    return Action(code, "take", {"card": card_id(code - PICK)}, gain={"cards": 1}, rule="TM-7.2")


def describe_playing(s: State, seat: int, card: int) -> Action:
    """A coloured card, with a warning when it needs the free-colour card."""
    warning = None if is_of_colour(s, seat, card) else Reason("needs_freedom", {}, "TM-9.6")
    return Action(card, "play", {"card": card_id(card)}, cost={"cards": 1}, warning=warning, rule="TM-4.1")


def describe_using(s: State, seat: int, figure: int) -> Action:
    """A special card, with a warning when it would do nothing."""
    pays = tables.SPECIAL_EFFECT[figure] == tables.EFFECT_POINTS
    wasted = figure == tables.FREEDOM and s.turns[seat] > 1
    return Action(
        USE + figure,
        "use",
        {"special": special_id(figure)},
        gain={"points": tables.SPECIAL_POINTS} if pays else {},
        warning=Reason("freedom_wasted", {}, "TM-R9") if wasted else None,
        rule="TM-9.3",
    )


def describe_withdrawing(s: State, seat: int) -> Action:
    """Withdrawing with what it brings at best."""
    found = forecast(s, seat, False)
    assert found is not None, "Only a visiting seat can withdraw."
    gain = {"points": found.most, "palaces": found.palaces + found.crown, "cards": found.takes + found.draws}
    warning = None
    if s.turns[seat] == 0:
        warning = Reason("draws_card", {}, "TM-7.3")
    elif not found.wins:
        warning = Reason("wins_nothing", {}, "TM-5.2")
    return Action(WITHDRAW, "withdraw", gain={k: n for k, n in gain.items() if n}, warning=warning, rule="TM-5.1")


def describe_building(s: State, seat: int, code: int) -> Action:
    """A palace in a city, with its bonus tile and the provinces it joins."""
    is_crown = code >= CROWN
    city = code - CROWN if is_crown else code - BUILD
    found = next((c for c in choices(s, seat, plans(s, seat)) if c.city == city_id(city) and c.crown == is_crown), None)
    stays = is_crown and s.bonus[city] > 0
    return Action(
        code,
        "crown" if is_crown else "build",
        {"city": city_id(city)},
        gain=building_gain(found) if found else {},
        warning=Reason("bonus_stays", {"bonus": bonus_id(s.bonus[city])}, "TM-5.6") if stays else None,
        rule="TM-5.5" if is_crown else "TM-5.3",
    )


def building_gain(found: CityChoice) -> dict[str, int]:
    """Points of the bonus tile, a card of it, and the provinces on the chain."""
    gain = {"points": found.bonus_points, "cards": found.cards, "provinces": found.palaces}
    return {name: number for name, number in gain.items() if number}
