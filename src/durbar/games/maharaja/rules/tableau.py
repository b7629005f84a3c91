"""What a side has and gets: coins, prestige, shrines, markers, and the abilities of characters."""

from durbar.core.events import EVERYONE, note
from durbar.games.maharaja.rules.events import FAVOUR_ENDED, GOT_COINS, GOT_MARKER, GOT_PRESTIGE, GOT_SHRINES
from durbar.games.maharaja.rules.state import BOT, MARKED, SHRINE_ANY, SHRINE_CITY, SOURCES, STORYTELLER, State


def is_bot(s: State, side: int) -> bool:
    """Whether a side is Brahmabot's."""
    return s.seats == 1 and side == BOT


def favour(s: State, seat: int, character: int) -> int:
    """The Maharani marker by which a seat may use a character's ability, or -1. Rule MJ-10.8."""
    for marker in range(MARKED):
        if s.favoured[marker] == character and s.patron[marker] == seat:
            return marker
    return -1


def has(s: State, side: int, character: int) -> bool:
    """Whether a side may use a character's ability, which Brahmabot never does. Rules MJ-8.2, MJ-8.3, MJ-12.16."""
    if s.character[side] == character:
        return not is_bot(s, side)
    return favour(s, side, character) >= 0


def characters_of(s: State, seat: int) -> int:
    """The characters whose abilities a seat may use, as a set. Rules MJ-8.2, MJ-10.8."""
    characters = 1 << s.character[seat]
    for marker in range(MARKED):
        if s.favoured[marker] > 0 and s.patron[marker] == seat:
            characters |= 1 << s.favoured[marker]
    return characters


def owes_city_shrine(s: State, seat: int) -> bool:
    """Whether of a seat's two shrines the one in a village came first, and the one in a city has to follow. Rules MJ-3.8, MJ-R4."""
    return s.turn == seat and s.left[SHRINE_CITY] > s.left[SHRINE_ANY]


def end_favour(s: State, marker: int) -> None:
    """A Maharani marker returns to the board. Rules MJ-6.3, MJ-10.8."""
    note(s, FAVOUR_ENDED, EVERYONE, s.patron[marker], s.favoured[marker], 0, 0)
    s.favoured[marker] = 0
    s.patron[marker] = 0
    s.since[marker] = 0


def prestige(s: State, side: int) -> int:
    """All the prestige a side has collected."""
    total = 0
    for source in range(SOURCES):
        total += s.earned[side][source]
    return total


def gain_prestige(s: State, seat: int, amount: int, source: int) -> int:
    """Prestige for a seat, and one more for the storyteller; returns how much it was. Rules MJ-9.11, MJ-R10."""
    if has(s, seat, STORYTELLER):
        amount += 1
    s.earned[seat][source] += amount
    return amount


def take_prestige(s: State, seat: int, amount: int, source: int) -> None:
    """Prestige for a seat, told to everybody."""
    got = gain_prestige(s, seat, amount, source)
    note(s, GOT_PRESTIGE, EVERYONE, seat, got, 0, 0)


def take_coins(s: State, seat: int, amount: int) -> None:
    """Coins from the supply, which has always enough. Rule MJ-R8."""
    s.coins[seat] += amount
    note(s, GOT_COINS, EVERYONE, seat, amount, 0, 0)


def take_shrines(s: State, seat: int, amount: int) -> None:
    """Shrines from the general supply onto the tableau, as many as there are. Rule MJ-R8."""
    if amount > s.supply[seat]:
        amount = s.supply[seat]
    s.supply[seat] -= amount
    s.stock[seat] += amount
    if amount > 0:
        note(s, GOT_SHRINES, EVERYONE, seat, amount, 0, 0)


def take_marker(s: State, seat: int) -> None:
    """An action marker from the supply, if there is one. Rule MJ-R8."""
    if s.marker_supply > 0:
        s.marker_supply -= 1
        s.markers[seat] += 1
        note(s, GOT_MARKER, EVERYONE, seat, 0, 0, 0)
