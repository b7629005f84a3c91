"""The action of a turn, and the answers to every question."""

from typing import Any

from durbar.core.agenda import about, about_more, asked_bit, offer, offer_if, question, settle
from durbar.core.events import EVERYONE, note
from durbar.core.sets import first, without_first
from durbar.games.legacy.rules.actions import ACT, BUY, COLLECT, GIVE, NO_CARD, TAKE_CARD, TAKE_COIN
from durbar.games.legacy.rules.collections import NONE, ask_for_collection, collect, gifts, give_up
from durbar.games.legacy.rules.days import coins_left, price
from durbar.games.legacy.rules.events import BOUGHT, COIN_TAKEN
from durbar.games.legacy.rules.state import KINDS, OFFER, State
from durbar.games.legacy.rules.tables import GOLD
from durbar.games.legacy.rules.taxes import finish_turn

MOST_STEPS = 400


def actors(s: State) -> int:
    """One seat at a time is asked; nobody once the match is over. Rule LM-2.1."""
    return asked_bit(s)


def legal(s: State, seat: int, out: Any) -> int:
    """The answers to the question that is asked."""
    asking = question(s)
    if asking == ACT:
        return legal_acts(s, seat, out)
    if asking == COLLECT:
        return legal_collections(s, out)
    return legal_gifts(s, seat, out)


def legal_acts(s: State, seat: int, out: Any) -> int:
    """Take a gold coin, or buy an antique of the offer that one can pay. Rules LM-3.1, LM-3.3."""
    n = offer(out, 0, TAKE_COIN)
    if s.money[seat] < price(s):
        return n
    for place in range(OFFER):
        n = offer_if(out, n, BUY + s.offer[place] - 1, s.offer[place] > 0)
    return n


def legal_collections(s: State, out: Any) -> int:
    """Any one card whose conditions are met, or none. Rules LM-3.5, LM-3.6."""
    n = offer(out, 0, NO_CARD)
    cards = about_more(s)
    while cards != 0:
        n = offer(out, n, TAKE_CARD + first(cards))
        cards = without_first(cards)
    return n


def legal_gifts(s: State, seat: int, out: Any) -> int:
    """Any one of the seat's antiques of a kind shown with the slash. Rule LM-4.4."""
    antiques = gifts(s, seat, about(s))
    n = 0
    while antiques != 0:
        n = offer(out, n, GIVE + first(antiques))
        antiques = without_first(antiques)
    return n


def apply(s: State, seat: int, action: int) -> None:
    """Carry out an answer."""
    card = about(s)
    settle(s)
    if action == TAKE_COIN:
        take_coin(s, seat)
    elif action < TAKE_CARD:
        buy(s, seat, action - BUY)
    elif action < NO_CARD:
        collect(s, seat, action - TAKE_CARD)
    elif action == NO_CARD:
        finish_turn(s, seat, NONE)
    else:
        give_up(s, seat, card, action - GIVE)


def take_coin(s: State, seat: int) -> None:
    """The leftmost gold coin of the trade row. Rule LM-3.2."""
    s.coins_taken += 1
    s.money[seat] += GOLD
    note(s, COIN_TAKEN, EVERYONE, seat, GOLD, coins_left(s), 0)
    ask_for_collection(s, seat)


def buy(s: State, seat: int, antique: int) -> None:
    """One antique of the offer, at the price of the leftmost trade card with a coin. Rules LM-3.3, LM-3.4."""
    cost = price(s)
    s.money[seat] -= cost
    s.owned[seat] |= 1 << antique
    s.have[seat] += 1 << 4 * (antique // KINDS)
    for place in range(OFFER):
        s.offer[place] = 0 if s.offer[place] == antique + 1 else s.offer[place]
    note(s, BOUGHT, EVERYONE, seat, antique, cost, 0)
    ask_for_collection(s, seat)
