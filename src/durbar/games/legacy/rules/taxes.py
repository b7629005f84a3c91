"""The end of a turn: taxes, the effects of the gray sides, and who is next."""

from durbar.core.events import EVERYONE, note
from durbar.games.legacy.rules.days import begin_day, clear_offer, close, day_is_over, last_day_is_over
from durbar.games.legacy.rules.events import EXTRA_TURN, EXTRA_WASTED, OFFER_CLEARED, RECEIVED, TAXED
from durbar.games.legacy.rules.state import EXTRA, NO_EXTRA, State
from durbar.games.legacy.rules.tables import GOLD, GRAY_EFFECT, MOST_RUPEES
from durbar.games.legacy.rules.turns import begin_turn

RUPEES = 0
ANOTHER_TURN = 1
CLEAR = 2


def pay_taxes(s: State, seat: int) -> None:
    """Nobody keeps more than eight rupees beyond a turn. Rule LM-3.7."""
    excess = s.money[seat] - MOST_RUPEES
    if excess > 0:
        s.money[seat] = MOST_RUPEES
        note(s, TAXED, EVERYONE, seat, excess, 0, 0)


def finish_turn(s: State, seat: int, card: int) -> None:
    """Taxes, then the effect of a gray card as the last step, then whoever is next. Rules LM-3.7, LM-7.2, LM-5.1."""
    pay_taxes(s, seat)
    again = False
    if s.gray == 1 and card >= 0:
        again = take_effect(s, seat, GRAY_EFFECT[card])
    if day_is_over(s):
        clear_offer(s)
        if last_day_is_over(s):
            close(s)
            return
        begin_day(s)
    if again:
        begin_turn(s, seat, EXTRA)
    else:
        begin_turn(s, seat + 1 if seat + 1 < s.seats else 0, NO_EXTRA)


def take_effect(s: State, seat: int, effect: int) -> bool:
    """What a gray card brings at once; returns whether the seat has another turn. Rules LM-7.3, LM-7.4, LM-7.5."""
    if effect == RUPEES:
        receive_rupees(s, seat)
        return False
    if effect == CLEAR:
        note(s, OFFER_CLEARED, EVERYONE, seat, 0, 0, 0)
        clear_offer(s)
        return False
    return have_another_turn(s, seat)


def receive_rupees(s: State, seat: int) -> None:
    """Three rupees from the bank, taxed at once. Rules LM-7.3, LM-R5."""
    s.money[seat] += GOLD
    note(s, RECEIVED, EVERYONE, seat, GOLD, 0, 0)
    pay_taxes(s, seat)


def have_another_turn(s: State, seat: int) -> bool:
    """One more complete turn, but never a second additional one. Rules LM-7.4, LM-R4."""
    if s.extra == EXTRA:
        note(s, EXTRA_WASTED, EVERYONE, seat, 0, 0, 0)
        return False
    note(s, EXTRA_TURN, EVERYONE, seat, 0, 0, 0)
    return True
