"""Answers as people read them, with what they cost and bring."""

from durbar.core.game import Action, Reason
from durbar.games.taj_mahal.people.forecast import CityChoice, choices, forecast, plans
from durbar.games.taj_mahal.people.names import bonus_id, card_id, city_id, special_id
from durbar.games.taj_mahal.rules import tables
from durbar.games.taj_mahal.rules.actions import ALONE, BUILD, CROWN, PICK, USE, WITHDRAW
from durbar.games.taj_mahal.rules.playing import is_of_colour
from durbar.games.taj_mahal.rules.state import State


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
