"""Questions, answers and refusals as people read them."""

from durbar.core.agenda import about, question
from durbar.core.game import Action, Prompt, Reason
from durbar.games.legacy.people.view import too_dear, why_not_collect
from durbar.games.legacy.rules import tables
from durbar.games.legacy.rules.actions import ACT, BUY, COLLECT, GIVE, NO_CARD, TAKE_CARD, TAKE_COIN
from durbar.games.legacy.rules.days import coins_left, price
from durbar.games.legacy.rules.state import COLOURS, IN_DECK, IN_OFFER, OFFER, OWNED, State


def prompt(s: State, seat: int) -> Prompt:
    """The question a seat faces."""
    asking = question(s)
    if asking == ACT:
        dear = s.money[seat] < price(s)
        return Prompt("act_short" if dear else "act", {"rupees": price(s), "money": s.money[seat]}, "LM-3.1")
    if asking == COLLECT:
        return Prompt("collect", {}, "LM-3.5")
    return Prompt("give_up", {"collection": tables.COLLECTIONS[about(s)]}, "LM-4.4")


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
    return Action(code, "give", {"card": tables.ANTIQUES[antique]}, cost={"antiques": 1}, rule="LM-4.4")


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
    what: dict[str, str | int] = {"card": tables.ANTIQUES[antique], "rupees": cost, "value": tables.VALUE[antique]}
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
        {"collection": tables.COLLECTIONS[card], "points": points},
        cost=cost,
        gain={"points": points},
        warning=warn_of_barring(s, card),
        rule="LM-4.1",
    )


def warn_of_barring(s: State, card: int) -> Reason | None:
    """Which small cards of the supply a large one bars: none, the one, or both of them. Rule LM-4.5."""
    closed = [tables.COLLECTIONS[c] for c, large in enumerate(tables.BARRED_BY) if large == card and not s.held[c]]
    if len(closed) > 1:
        return Reason("bars_both", {"collection": closed[0], "other": closed[1]}, "LM-4.5")
    return Reason("bars_small", {"collection": closed[0]}, "LM-4.5") if closed else None


def refuse(s: State, seat: int, code: int) -> Reason:
    """Why an answer cannot be given now."""
    asking = question(s)
    if code in (TAKE_COIN, NO_CARD):
        return wrong_moment(asking)
    if code < TAKE_CARD:
        return refuse_buying(s, seat, code - BUY) if asking == ACT else wrong_moment(asking)
    if code < NO_CARD:
        return why_not_collect(s, seat, code - TAKE_CARD) or wrong_moment(asking)
    return refuse_giving(s, seat, code - GIVE)


def wrong_moment(asking: int) -> Reason:
    """The answer belongs to another question."""
    if asking == ACT:
        return Reason("action_first", {}, "LM-2.2")
    if asking == COLLECT:
        return Reason("action_done", {}, "LM-3.4")
    return Reason("gift_owed", {}, "LM-4.4")


def refuse_buying(s: State, seat: int, antique: int) -> Reason:
    """Why an antique cannot be bought."""
    missing = "not_yet_offered" if s.where[antique] == IN_DECK else "not_offered"
    dear = too_dear(s, seat) if s.where[antique] == IN_OFFER else None
    return dear or Reason(missing, {"card": tables.ANTIQUES[antique]}, "LM-3.4")


def refuse_giving(s: State, seat: int, antique: int) -> Reason:
    """Why an antique cannot be given up."""
    name = tables.ANTIQUES[antique]
    if question(s) in (ACT, COLLECT):
        return Reason("nothing_owed", {"card": name}, "LM-4.4")
    if s.where[antique] != OWNED + seat:
        return Reason("not_yours", {"card": name}, "LM-4.4")
    return Reason("kind_not_shown", {"kind": tables.KINDS[antique // COLOURS]}, "LM-4.4")
