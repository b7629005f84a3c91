"""Answers as people read them, with what they cost and bring."""

import msgspec

from durbar.core.game import Action, Reason, changes
from durbar.games.taj_mahal.people.effects import effect_of
from durbar.games.taj_mahal.people.forecast import builds, choices, forecast, plans
from durbar.games.taj_mahal.people.names import bonus_id, card_id, city_id, special_id
from durbar.games.taj_mahal.rules import tables
from durbar.games.taj_mahal.rules.actions import ALONE, BUILD, CROWN, PICK, USE, WITHDRAW
from durbar.games.taj_mahal.rules.flow import apply
from durbar.games.taj_mahal.rules.playing import is_of_colour
from durbar.games.taj_mahal.rules.points import FROM_HAND
from durbar.games.taj_mahal.rules.state import State


def describe(s: State, seat: int, code: int) -> Action:
    """An answer with what it costs and brings at once, found out on a copy of the table, what may follow, and what it does."""
    action = describe_plainly(s, seat, code)
    twin = s.twin()
    apply(twin, seat, code)
    cost, gain = changes(belongings(s, seat), belongings(twin, seat))
    later = {
        kind: n - gain.get(kind, 0) for kind, n in action.then.items() if kind != "provinces" or builds(twin, seat)
    }
    return msgspec.structs.replace(
        action,
        cost=cost,
        gain=gain,
        then={kind: n for kind, n in later.items() if n > 0},
        effect=effect_of(s, code),
    )


def belongings(s: State, seat: int) -> dict[str, int]:
    """What a seat has that answers cost or bring, without the hand that is counted at the end: nobody knows what it will hold."""
    of_hand = sum(s.gained[seat][FROM_HAND :: tables.SOURCES])
    return {"points": s.points[seat] - of_hand, "cards": s.hand_size[seat]}


def describe_plainly(s: State, seat: int, code: int) -> Action:
    """An answer in its own words."""
    if code < tables.COLOURED:
        return describe_playing(s, seat, code)
    if code < USE:
        return Action(code, "add", {"card": card_id(code)}, rule="TM-4.3")
    if code < ALONE:
        return describe_using(s, seat, code - USE)
    if code == ALONE:
        return Action(code, "alone", rule="TM-4.3")
    if code == WITHDRAW:
        return describe_withdrawing(s, seat)
    if code < PICK:
        return describe_building(s, seat, code)
    return Action(code, "take", {"card": card_id(code - PICK)}, rule="TM-7.2")


def describe_playing(s: State, seat: int, card: int) -> Action:
    """A coloured card, with a warning when it needs the free-colour card."""
    warning = None if is_of_colour(s, seat, card) else Reason("needs_freedom", {}, "TM-9.6")
    return Action(card, "play", {"card": card_id(card)}, warning=warning, rule="TM-4.1")


def describe_using(s: State, seat: int, figure: int) -> Action:
    """A special card, with a warning when it would do nothing."""
    wasted = figure == tables.FREEDOM and s.turns[seat] > 1
    return Action(
        USE + figure,
        "use",
        {"special": special_id(figure)},
        warning=Reason("freedom_wasted", {}, "TM-R9") if wasted else None,
        rule="TM-9.3",
    )


def describe_withdrawing(s: State, seat: int) -> Action:
    """Withdrawing with what it brings at best."""
    found = forecast(s, seat)
    assert found is not None, "Only a visiting seat can withdraw."
    best = {"points": found.most, "palaces": found.palaces + found.crown, "cards": found.takes + found.draws}
    warning = None
    if s.turns[seat] == 0:
        warning = Reason("draws_card", {}, "TM-7.3")
    elif not found.wins:
        warning = Reason("wins_nothing", {}, "TM-5.2")
    return Action(WITHDRAW, "withdraw", warning=warning, rule="TM-5.1", then=best)


def describe_building(s: State, seat: int, code: int) -> Action:
    """A palace in a city, with the provinces it joins."""
    is_crown = code >= CROWN
    city = code - CROWN if is_crown else code - BUILD
    found = next((c for c in choices(s, seat, plans(s, seat)) if c.city == city_id(city) and c.crown == is_crown), None)
    stays = is_crown and s.bonus[city] > 0
    return Action(
        code,
        "crown" if is_crown else "build",
        {"city": city_id(city)},
        warning=Reason("bonus_stays", {"bonus": bonus_id(s.bonus[city])}, "TM-5.6") if stays else None,
        rule="TM-5.5" if is_crown else "TM-5.3",
        then={"provinces": found.palaces} if found else {},
    )
