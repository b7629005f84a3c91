"""Why something cannot be done now, for a refusal and for a greyed-out choice alike."""

from durbar.core.agenda import question
from durbar.core.game import Reason
from durbar.core.sets import has
from durbar.games.legacy.people.names import antique_id, collection_id, kind_id
from durbar.games.legacy.rules import tables
from durbar.games.legacy.rules.actions import ACT, BUY, COLLECT, GIVE, NO_CARD, TAKE_CARD, TAKE_COIN
from durbar.games.legacy.rules.collections import holder, in_supply, is_barred, may_collect
from durbar.games.legacy.rules.days import coins_left, is_offered, price
from durbar.games.legacy.rules.scores import count_of_kind
from durbar.games.legacy.rules.state import State


def refuse(s: State, seat: int, code: int) -> Reason:
    """Why an answer cannot be given now."""
    asking = question(s)
    if code in (TAKE_COIN, NO_CARD):
        return wrong_moment(asking)
    if code < TAKE_CARD:
        return refuse_buying(s, seat, code - BUY) if asking == ACT else wrong_moment(asking)
    if code < NO_CARD:
        card = code - TAKE_CARD
        return why_not_collect(s, seat, card, missing_for(card, kinds_of(s, seat))) or wrong_moment(asking)
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
    missing = "not_yet_offered" if has(s.deck, antique) else "not_offered"
    dear = too_dear(s, seat) if is_offered(s, antique) else None
    return dear or Reason(missing, {"card": antique_id(antique)}, "LM-3.4")


def refuse_giving(s: State, seat: int, antique: int) -> Reason:
    """Why an antique cannot be given up."""
    name = antique_id(antique)
    if question(s) in (ACT, COLLECT):
        return Reason("nothing_owed", {"card": name}, "LM-4.4")
    if not has(s.owned[seat], antique):
        return Reason("not_yours", {"card": name}, "LM-4.4")
    return Reason("kind_not_shown", {"kind": kind_id(antique)}, "LM-4.4")


def too_dear(s: State, seat: int) -> Reason | None:
    """Why a seat cannot buy anything, when its purse is too light for the price."""
    if coins_left(s) == 0 or s.money[seat] >= price(s):
        return None
    return Reason("too_dear", {"rupees": price(s), "money": s.money[seat]}, "LM-3.3")


def kinds_of(s: State, seat: int) -> list[int]:
    """How many antiques of each kind a seat has."""
    return [count_of_kind(s, seat, kind) for kind in range(len(tables.KINDS))]


def missing_for(card: int, owned: list[int]) -> dict[str, int]:
    """How many antiques of which kinds somebody lacks for a card who has so many of each."""
    needs = zip(tables.KINDS, tables.NEEDS[card], owned, strict=True)
    return {kind: need - has for kind, need, has in needs if need > has}


def why_not_collect(s: State, seat: int, card: int, missing: dict[str, int]) -> Reason | None:
    """What stands against taking a collection card, apart from it being another moment."""
    name = collection_id(card)
    if may_collect(s, seat, card):
        return None
    if not in_supply(s, card):
        return Reason("card_taken", {"collection": name, "holder": holder(s, card)}, "LM-4.6")
    if is_barred(s, seat, card):
        return Reason("barred", {"collection": name, "large": collection_id(tables.BARRED_BY[card])}, "LM-4.5")
    return Reason("lacks", {"collection": name, "count": sum(missing.values())}, "LM-4.2")
