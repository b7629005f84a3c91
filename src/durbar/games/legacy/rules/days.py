"""Sales days: the offer, the coins on the trade row, and when a day or the match ends."""

from durbar.core.chance import draw
from durbar.core.events import EVERYONE, note
from durbar.core.sets import first, nth, size, without_first
from durbar.games.legacy.rules.events import DAY_BEGAN, ENDED, LAID_OUT, LONE, REMOVED
from durbar.games.legacy.rules.scores import lone_antiques, owner
from durbar.games.legacy.rules.state import KINDS, OFFER, State
from durbar.games.legacy.rules.tables import PRICES, ROW_LENGTH


def row(s: State) -> int:
    """Which trade cards lie out: one set for four seats, another for fewer. Rule LM-1.2."""
    return 1 if s.seats == 4 else 0


def coins_left(s: State) -> int:
    """How many trade cards still hold a coin. Rule LM-1.3."""
    return ROW_LENGTH[row(s)] - s.coins_taken


def price(s: State) -> int:
    """What an antique costs: the figure on the leftmost trade card that holds a coin. Rule LM-3.3."""
    return PRICES[row(s)][s.coins_taken]


def begin_day(s: State) -> None:
    """Four antiques are laid out, and every trade card gets its coin again. Rules LM-1.1, LM-5.3, LM-5.4."""
    s.day += 1
    s.coins_taken = 0
    note(s, DAY_BEGAN, EVERYONE, -1, s.day, 0, 0)
    for place in range(OFFER):
        antique = draw_antique(s)
        s.offer[place] = antique + 1
        note(s, LAID_OUT, EVERYONE, -1, antique, 0, 0)


def draw_antique(s: State) -> int:
    """One antique from the draw pile, each as likely as any other."""
    antique = nth(s.deck, draw(s, size(s.deck)))
    s.deck -= 1 << antique
    return antique


def is_offered(s: State, antique: int) -> bool:
    """Whether an antique lies in the offer."""
    for place in range(OFFER):
        if s.offer[place] == antique + 1:
            return True
    return False


def offer_is_empty(s: State) -> bool:
    """Whether every antique of the day is sold."""
    left = 0
    for place in range(OFFER):
        left |= s.offer[place]
    return left == 0


def day_is_over(s: State) -> bool:
    """A day ends with the last antique of the offer, however it went, or the last coin of the trade row. Rules LM-5.1, LM-R3."""
    return coins_left(s) == 0 or offer_is_empty(s)


def clear_offer(s: State) -> None:
    """Unsold antiques leave the game, face down but seen by all. Rules LM-5.2, LM-7.5."""
    for place in range(OFFER):
        if s.offer[place] > 0:
            antique = s.offer[place] - 1
            s.offer[place] = 0
            note(s, REMOVED, EVERYONE, -1, antique, 0, 0)


def last_day_is_over(s: State) -> bool:
    """The match ends when four antiques can no longer be laid out. Rule LM-6.1."""
    return size(s.deck) < OFFER


def close(s: State) -> None:
    """Everybody gives up the antiques that are alone in their colour. Rule LM-6.2."""
    lone = 0
    for seat in range(s.seats):
        lone |= lone_antiques(s, seat)
    while lone != 0:
        antique = first(lone)
        lone = without_first(lone)
        note(s, LONE, EVERYONE, owner(s, antique), antique, 0, 0)
        lose_antique(s, owner(s, antique), antique)
    note(s, ENDED, EVERYONE, -1, 0, 0, 0)


def lose_antique(s: State, seat: int, antique: int) -> None:
    """An owned antique leaves the game."""
    s.have[seat] -= 1 << 4 * (antique // KINDS)
    s.owned[seat] -= 1 << antique
