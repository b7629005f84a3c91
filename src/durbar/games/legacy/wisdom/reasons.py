"""What the words of a reason hold to in Das Vermächtnis des Maharaja: what is still to come, and for whom."""

from durbar.core.agenda import asked_bit
from durbar.core.sets import size
from durbar.games.legacy.rules.collections import in_supply, is_barred
from durbar.games.legacy.rules.days import coins_left, day_is_over, last_day_is_over
from durbar.games.legacy.rules.scores import count_of_kind, lone_antiques
from durbar.games.legacy.rules.state import COLLECTIONS, COLOURS, KINDS, OFFER, State
from durbar.games.legacy.rules.tables import NEEDS, OF_COLOUR
from durbar.games.legacy.wisdom.light import missing


def has_turns_to_come(s: State, seat: int) -> bool:
    """Whether a seat is asked to act again: on the last day the antiques and the coins may run out before."""
    if not last_day_is_over(s):
        return True
    if asked_bit(s) == 0 or day_is_over(s):
        return False
    others_before = (seat - s.turn) % s.seats or s.seats - 1
    return others_before < size(on_offer(s)) + coins_left(s) - 1


def its_colour_may_come(s: State, seat: int) -> bool:
    """Whether another antique may still come in every colour of which a seat owns only one."""
    lone = lone_antiques(s, seat)
    coming = s.deck | on_offer(s)
    return has_turns_to_come(s, seat) and all(coming & of for of in OF_COLOUR if lone & of)


def the_missing_one_may_come(s: State, seat: int) -> bool:
    """Whether the antique that a seat lacks for some card may still come."""
    coming = s.deck | on_offer(s)
    lacked = {
        kind for card in near(s, seat) for kind in range(KINDS) if count_of_kind(s, seat, kind) < NEEDS[card][kind]
    }
    return has_turns_to_come(s, seat) and any(coming >> kind * COLOURS & (1 << COLOURS) - 1 for kind in lacked)


def near(s: State, seat: int) -> list[int]:
    """The cards for which a seat lacks one antique."""
    cards = [card for card in range(COLLECTIONS) if in_supply(s, card) and not is_barred(s, seat, card)]
    return [card for card in cards if missing(s, seat, card) == 1]


def on_offer(s: State) -> int:
    """The antiques that can be bought, as a set."""
    return sum(1 << s.offer[place] - 1 for place in range(OFFER) if s.offer[place] > 0)
