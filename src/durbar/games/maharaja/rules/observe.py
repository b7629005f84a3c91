"""What a seat knows, as numbers; sides are counted from the observer."""

from typing import Any

from durbar.core.agenda import about, offer, question
from durbar.games.maharaja.rules.resample import disc_is_secret, tile_is_secret
from durbar.games.maharaja.rules.scores import points
from durbar.games.maharaja.rules.state import (
    CHARACTERS,
    CITIES,
    HIDDEN,
    MARKED,
    NONE,
    PARTS,
    PLACES,
    REWARD_FIELDS,
    REWARDS,
    SEATS,
    SPACES,
    SPECIALS,
    TILES,
    VILLAGES,
    State,
    sides,
)
from durbar.games.maharaja.rules.swapping import on_display
from durbar.games.maharaja.rules.tableau import prestige
from durbar.games.maharaja.rules.track import field_of
from durbar.games.maharaja.rules.walking import NO_WAY, coins_to
from durbar.games.maharaja.rules.worship import worship

_TABLE = 11 + SPECIALS + PARTS + PLACES
_SIDE = 13
_CITY = 2 + SPACES + 3 * SEATS
_SOLO = TILES + 4
OBSERVATION = _TABLE + SEATS * _SIDE + CITIES * _CITY + VILLAGES * SEATS + REWARDS + 3 * CHARACTERS + 3 * MARKED + _SOLO


def observe(s: State, seat: int, out: Any) -> int:
    """The common facts, then sides, cities, villages, tiles and characters."""
    n = observe_table(s, seat, out)
    for step in range(SEATS):
        n = observe_side(s, seat, step, out, n)
    for city in range(CITIES):
        n = observe_city(s, seat, city, out, n)
    for village in range(VILLAGES):
        for step in range(SEATS):
            n = offer(out, n, s.wayside[side_at(s, seat, step)][village] if step < sides(s) else 0)
    n = observe_rewards(s, out, n)
    n = observe_characters(s, seat, out, n)
    return observe_solo(s, out, n)


def side_at(s: State, seat: int, step: int) -> int:
    """The side so many places after the observer; of sides that are not there the first stands in."""
    return (seat + step) % sides(s) if step < sides(s) else 0


def distance(s: State, seat: int, side: int) -> int:
    """How many places a side sits after the observer, from 1; 0 for nobody."""
    return 0 if side == NONE else (side + sides(s) - seat) % sides(s) + 1


def observe_table(s: State, seat: int, out: Any) -> int:
    """Seats, variants, round, question, and what is open to the seat in its turn."""
    n = offer(out, 0, s.seats)
    n = offer(out, n, s.phase)
    n = offer(out, n, s.round)
    n = offer(out, n, s.maharaja)
    n = offer(out, n, s.final)
    n = offer(out, n, s.level)
    n = offer(out, n, question(s))
    n = offer(out, n, about(s) if question(s) > 0 else 0)
    n = offer(out, n, distance(s, seat, s.turn))
    n = offer(out, n, s.marked)
    n = offer(out, n, s.marker_supply)
    for tile in range(SPECIALS):
        n = offer(out, n, s.special[tile])
    for part in range(PARTS):
        n = offer(out, n, s.left[part])
    for place in range(PLACES):
        n = offer(out, n, coins_to(s, place) if s.turn == seat and s.reach[place] != NO_WAY else NONE)
    return n


def observe_side(s: State, seat: int, step: int, out: Any, n: int) -> int:
    """What one side has, and its plan where the observer knows it."""
    side = side_at(s, seat, step)
    there = 1 if step < sides(s) else 0
    known = there == 1 and side < s.seats and (side == seat or not disc_is_secret(s, side))
    n = offer(out, n, there * s.coins[side])
    n = offer(out, n, there * prestige(s, side))
    n = offer(out, n, there * points(s, side))
    n = offer(out, n, there * s.stock[side])
    n = offer(out, n, there * s.supply[side])
    n = offer(out, n, there * s.built[side])
    n = offer(out, n, there * s.markers[side])
    n = offer(out, n, there * s.character[side])
    n = offer(out, n, there * s.priest[side])
    n = offer(out, n, there * (1 if s.arrows[side] == 2 else 0))
    n = offer(out, n, there * (s.acted >> side & 1))
    n = offer(out, n, s.plan[side][0] if known else NONE)
    return offer(out, n, s.plan[side][1] if known else NONE)


def observe_city(s: State, seat: int, city: int, out: Any, n: int) -> int:
    """A city's place on the track, its statues, and each side's shrines, worship and priest."""
    n = offer(out, n, field_of(s, city))
    n = offer(out, n, 1 if s.maharaja == city else 0)
    for space in range(SPACES):
        n = offer(out, n, distance(s, seat, s.statue[city][space]))
    for step in range(SEATS):
        side = side_at(s, seat, step)
        there = 1 if step < sides(s) else 0
        n = offer(out, n, there * s.temple[side][city])
        n = offer(out, n, there * worship(s, side, city))
        n = offer(out, n, there * (1 if s.priest[side] == city else 0))
    return n


def observe_rewards(s: State, out: Any, n: int) -> int:
    """The field of each reward tile, NONE for those that left the game."""
    for tile in range(REWARDS):
        found = NONE
        for field in range(REWARD_FIELDS):
            if s.reward[field] == tile:
                found = field
        n = offer(out, n, found)
    return n


def observe_characters(s: State, seat: int, out: Any, n: int) -> int:
    """Who is on display or in the pile, whose ability the observer used, and where the Maharani markers lie."""
    for character in range(1, CHARACTERS + 1):
        n = offer(out, n, 1 if on_display(s, character) else 0)
        n = offer(out, n, s.pile[character])
        n = offer(out, n, s.used[seat] >> character & 1)
    for marker in range(MARKED):
        n = offer(out, n, s.favoured[marker])
        n = offer(out, n, distance(s, seat, s.patron[marker]) if s.favoured[marker] > 0 else 0)
        n = offer(out, n, s.since[marker])
    return n


def observe_solo(s: State, out: Any, n: int) -> int:
    """Brahmabot's open tiles, the one that decided, and all that may still come."""
    for tile in range(TILES):
        hidden = tile_is_secret(s) and s.laid[HIDDEN] == tile
        n = offer(out, n, 1 if s.tiles[tile] == 1 or hidden else 0)
    n = offer(out, n, s.laid[0])
    n = offer(out, n, s.laid[1])
    n = offer(out, n, NONE if tile_is_secret(s) else s.laid[HIDDEN])
    return offer(out, n, s.check)
