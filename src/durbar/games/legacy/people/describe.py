"""Answers as people read them, with what they cost and bring."""

from durbar.core.game import Action, Reason
from durbar.games.legacy.people.names import antique_id, collection_id
from durbar.games.legacy.rules import tables
from durbar.games.legacy.rules.actions import BUY, GIVE, NO_CARD, TAKE_CARD, TAKE_COIN
from durbar.games.legacy.rules.days import coins_left, price
from durbar.games.legacy.rules.state import OFFER, State


def describe(s: State, seat: int, code: int) -> Action:
    """An answer with what it costs and brings."""
    if code == TAKE_COIN:
        return describe_coin(s, seat)
    if code < TAKE_CARD:
        return describe_buying(s, code)
    if code < NO_CARD:
        return describe_collecting(s, code)
    if code == NO_CARD:
        return Action(code, "no_card", rule="LM-3.6")
    antique = code - GIVE
    return Action(code, "give", {"card": antique_id(antique)}, cost={"antiques": 1}, rule="LM-4.4")


def describe_coin(s: State, seat: int) -> Action:
    """Taking a coin, with a warning when taxes would eat of it or when it ends the day."""
    taxed = s.money[seat] + tables.GOLD - tables.MOST_RUPEES
    warning = None
    if taxed > 0:
        warning = Reason("taxed", {"rupees": taxed}, "LM-3.7")
    elif coins_left(s) == 1:
        warning = Reason("last_coin", {}, "LM-5.1")
    return Action(
        TAKE_COIN, "take_coin", {"rupees": tables.GOLD}, gain={"rupees": tables.GOLD}, warning=warning, rule="LM-3.2"
    )


def describe_buying(s: State, code: int) -> Action:
    """Buying an antique, with a warning when it ends the day."""
    antique = code - BUY
    cost = price(s)
    left = sum(1 for place in range(OFFER) if s.offer[place] > 0)
    warning = Reason("last_antique", {}, "LM-5.1") if left == 1 else None
    what: dict[str, str | int] = {"card": antique_id(antique), "rupees": cost, "value": tables.VALUE[antique]}
    return Action(
        code, "buy", what, cost={"rupees": cost}, gain={"value": tables.VALUE[antique]}, warning=warning, rule="LM-3.3"
    )


def describe_collecting(s: State, code: int) -> Action:
    """Taking a collection card, with a warning when it bars small ones of its kind."""
    card = code - TAKE_CARD
    points = tables.COLLECTION_POINTS[card]
    cost = {"antiques": 1} if tables.COSTS_AN_ANTIQUE[card] else {}
    return Action(
        code,
        "take_card",
        {"collection": collection_id(card), "points": points},
        cost=cost,
        gain={"points": points},
        warning=warn_of_barring(s, card),
        rule="LM-4.1",
    )


def warn_of_barring(s: State, card: int) -> Reason | None:
    """Which small cards of the supply a large one bars: none, the one, or both of them. Rule LM-4.5."""
    closed = [collection_id(c) for c, large in enumerate(tables.BARRED_BY) if large == card and not s.held[c]]
    if len(closed) > 1:
        return Reason("bars_both", {"collection": closed[0], "other": closed[1]}, "LM-4.5")
    return Reason("bars_small", {"collection": closed[0]}, "LM-4.5") if closed else None
