"""Abilities that are used once a round in one's turn."""

from durbar.core.agenda import about, owe, settle
from durbar.core.events import EVERYONE, note
from durbar.games.maharaja.rules.actions import BUY_PRESTIGE, ENVOY_SHRINE, EXCHANGE, FLAG
from durbar.games.maharaja.rules.disc import may_change_track
from durbar.games.maharaja.rules.events import (
    BOUGHT_PRESTIGE,
    BUILT_IN_CITY,
    PAID_PRESTIGE,
    SOLD_PRESTIGE,
    USED_ABILITY,
)
from durbar.games.maharaja.rules.state import (
    ASTROLOGER,
    BY_CHARACTER,
    CHANGER,
    COURTIER,
    ENVOY,
    POET,
    STONECUTTER,
    VIZIER,
    State,
)
from durbar.games.maharaja.rules.tableau import (
    end_favour,
    favour,
    gain_prestige,
    has,
    owes_city_shrine,
    prestige,
    take_marker,
    take_prestige,
    take_shrines,
)
from durbar.games.maharaja.rules.tables import CHANGER_COINS, CHANGER_TIMES, ENVOY_PRICE

USED_ONCE = (
    1 << STONECUTTER | 1 << CHANGER | 1 << COURTIER | 1 << POET | 1 << ASTROLOGER | 1 << ENVOY | 1 << VIZIER
)  # the characters of the kind once a round, as a set


def may_use_ability(s: State, seat: int, character: int) -> bool:
    """Whether a seat may use an ability of the kind once a round, which the herald has none of. Rules MJ-3.14, MJ-8.1, MJ-9.1, MJ-R2, MJ-R4."""
    if not has(s, seat, character) or s.used[seat] >> character & 1 or owes_city_shrine(s, seat):
        return False
    if character == STONECUTTER:
        return s.supply[seat] > 0
    if character == CHANGER:
        return may_exchange(s, seat)
    if character == COURTIER:
        return prestige(s, seat) > 0 and s.marker_supply > 0
    if character == ENVOY:
        return s.supply[seat] > 0 and s.coins[seat] >= ENVOY_PRICE
    if character == VIZIER:
        return s.marker_supply > 0
    if character == ASTROLOGER:
        return may_change_track(s)
    return character == POET


def use_ability(s: State, seat: int, character: int) -> None:
    """An ability is used up for this round; a Maharani marker of the seat on that character returns. Rules MJ-8.1, MJ-9.2, MJ-9.6, MJ-9.10, MJ-9.14, MJ-10.8."""
    s.used[seat] |= 1 << character
    note(s, USED_ABILITY, EVERYONE, seat, character, 0, 0)
    marker = favour(s, seat, character)
    if marker >= 0:
        end_favour(s, marker)
    if character == STONECUTTER:
        take_shrines(s, seat, 1)
    elif character == CHANGER:
        owe(s, EXCHANGE, seat, CHANGER_TIMES, 0)
    elif character == COURTIER:
        court(s, seat)
    elif character == POET:
        take_prestige(s, seat, 1, BY_CHARACTER)
    elif character == ASTROLOGER:
        owe(s, FLAG, seat, 0, 0)
    elif character == ENVOY:
        owe(s, ENVOY_SHRINE, seat, 0, 0)
    else:
        take_marker(s, seat)


def court(s: State, seat: int) -> None:
    """One prestige for an action marker. Rule MJ-9.4."""
    s.earned[seat][BY_CHARACTER] -= 1
    note(s, PAID_PRESTIGE, EVERYONE, seat, 1, 0, 0)
    take_marker(s, seat)


def may_exchange(s: State, seat: int) -> bool:
    """Whether the changer has anything to change. Rule MJ-9.3."""
    return s.coins[seat] >= CHANGER_COINS or prestige(s, seat) > 0


def exchange(s: State, seat: int, code: int) -> None:
    """Two coins for a prestige, or the other way round, and perhaps again. Rules MJ-9.3, MJ-R11."""
    again = about(s) - 1
    settle(s)
    if code == BUY_PRESTIGE:
        s.coins[seat] -= CHANGER_COINS
        got = gain_prestige(s, seat, 1, BY_CHARACTER)
        note(s, BOUGHT_PRESTIGE, EVERYONE, seat, CHANGER_COINS, got, 0)
    else:
        s.coins[seat] += CHANGER_COINS
        s.earned[seat][BY_CHARACTER] -= 1
        note(s, SOLD_PRESTIGE, EVERYONE, seat, CHANGER_COINS, 0, 0)
    if again > 0 and may_exchange(s, seat):
        owe(s, EXCHANGE, seat, again, 0)


def send_envoy(s: State, seat: int, city: int) -> None:
    """A shrine from the general supply goes into any city. Rules MJ-9.13, MJ-R9, MJ-R30."""
    s.supply[seat] -= 1
    s.coins[seat] -= ENVOY_PRICE
    s.temple[seat][city] += 1
    note(s, BUILT_IN_CITY, EVERYONE, seat, city, ENVOY_PRICE, 0)
