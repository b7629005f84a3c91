"""Answers as people read them, with what they cost and bring."""

import msgspec

from durbar.core.game import Action, Reason, changes
from durbar.games.legacy.people.effects import effect_of
from durbar.games.legacy.people.names import antique_id, collection_id
from durbar.games.legacy.rules import tables
from durbar.games.legacy.rules.actions import BUY, GIVE, NO_CARD, TAKE_CARD, TAKE_COIN
from durbar.games.legacy.rules.collections import in_supply
from durbar.games.legacy.rules.days import coins_left, price
from durbar.games.legacy.rules.flow import apply
from durbar.games.legacy.rules.scores import antique_points, collection_points, count_of_colour
from durbar.games.legacy.rules.state import COLOURS, OFFER, State


def describe(s: State, seat: int, code: int) -> Action:
    """An answer with what it costs, brings and does."""
    cost, gain = outcome(s, seat, code)
    return msgspec.structs.replace(describe_plainly(s, seat, code), cost=cost, gain=gain, effect=effect_of(s, code))


def outcome(s: State, seat: int, code: int) -> tuple[dict[str, int], dict[str, int]]:
    """What an answer takes from a seat and gives it at once, found out on a copy of the table; the antique just bought is told by its value alone."""
    twin = s.twin()
    apply(twin, seat, code)
    cost, gain = changes(belongings(s, seat), belongings(twin, seat))
    return ({"antiques": 1, **cost}, gain) if code >= GIVE else (cost, gain)


def belongings(s: State, seat: int) -> dict[str, int]:
    """What a seat has that answers cost or bring; of antiques what they would count if the match ended now."""
    return {
        "rupees": s.money[seat],
        "points": collection_points(s, seat),
        "value": antique_points(s, seat),
    }


def describe_plainly(s: State, seat: int, code: int) -> Action:
    """An answer in its own words."""
    if code == TAKE_COIN:
        return describe_coin(s, seat)
    if code < TAKE_CARD:
        return describe_buying(s, seat, code)
    if code < NO_CARD:
        return describe_collecting(s, code)
    if code == NO_CARD:
        return Action(code, "no_card", rule="LM-3.6")
    return Action(code, "give", {"card": antique_id(code - GIVE)}, rule="LM-4.4")


def describe_coin(s: State, seat: int) -> Action:
    """Taking a coin, with a warning when taxes would eat of it or when it ends the day."""
    taxed = s.money[seat] + tables.GOLD - tables.MOST_RUPEES
    warning = None
    if taxed > 0:
        warning = Reason("taxed", {"rupees": taxed}, "LM-3.7")
    elif coins_left(s) == 1:
        warning = Reason("last_coin", {}, "LM-5.1")
    return Action(TAKE_COIN, "take_coin", {"rupees": tables.GOLD}, warning=warning, rule="LM-3.2")


def describe_buying(s: State, seat: int, code: int) -> Action:
    """Buying an antique, with a warning when it is the only one of its colour or when it ends the day."""
    antique = code - BUY
    what: dict[str, str | int] = {"card": antique_id(antique), "rupees": price(s), "value": tables.VALUE[antique]}
    return Action(code, "buy", what, warning=warn_of_buying(s, seat, antique), rule="LM-3.3")


def warn_of_buying(s: State, seat: int, antique: int) -> Reason | None:
    """An antique alone in its colour counts nothing as long as it is; the last one of the offer ends the day. Rules LM-5.1, LM-6.2."""
    lone = count_of_colour(s, seat, antique % COLOURS) == 0
    last = sum(1 for place in range(OFFER) if s.offer[place] > 0) == 1
    if lone:
        return Reason("lone_last" if last else "lone", {}, "LM-6.2")
    return Reason("last_antique", {}, "LM-5.1") if last else None


def describe_collecting(s: State, code: int) -> Action:
    """Taking a collection card, with a warning when it bars small ones of its kind; its antique is given up by the next answer."""
    card = code - TAKE_CARD
    return Action(
        code,
        "take_card",
        {"collection": collection_id(card), "points": tables.COLLECTION_POINTS[card]},
        warning=warn_of_barring(s, card),
        rule="LM-4.1",
        then={"antiques": -1} if tables.COSTS_AN_ANTIQUE[card] else {},
    )


def warn_of_barring(s: State, card: int) -> Reason | None:
    """Which small cards of the supply a large one bars: none, the one, or both of them. Rule LM-4.5."""
    closed = [collection_id(c) for c, large in enumerate(tables.BARRED_BY) if large == card and in_supply(s, c)]
    if len(closed) > 1:
        return Reason("bars_both", {"collection": closed[0], "other": closed[1]}, "LM-4.5")
    return Reason("bars_small", {"collection": closed[0]}, "LM-4.5") if closed else None
