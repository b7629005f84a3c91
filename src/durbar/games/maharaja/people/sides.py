"""What lies in front of each side: its pieces, its character and abilities, its plan."""

import msgspec
from msgspec.structs import replace

from durbar.core.game import Reason
from durbar.games.maharaja.people.barred import Barred, on
from durbar.games.maharaja.people.breakdown import breakdown
from durbar.games.maharaja.people.names import character_id
from durbar.games.maharaja.people.reasons import why_not_ability
from durbar.games.maharaja.people.tasks import ability_ready
from durbar.games.maharaja.rules import tables
from durbar.games.maharaja.rules.resample import disc_is_secret
from durbar.games.maharaja.rules.scores import points
from durbar.games.maharaja.rules.state import MARKED, NONE, State
from durbar.games.maharaja.rules.tableau import is_bot, prestige


class Character(msgspec.Struct, frozen=True, omit_defaults=True):
    """A character with its number and kind, the seats whose Maharani markers lie on it, and what stands against naming it."""

    id: str
    number: int
    kind: str
    favours: list[int]
    why_not: Reason | None = None


class Ability(msgspec.Struct, frozen=True):
    """An ability that a side may use once a round; `lent` when a Maharani marker gives it."""

    character: str
    lent: bool
    used: bool
    ready: bool
    why_not: Reason | None


class Side(msgspec.Struct, frozen=True):
    """What lies in front of one side. `plan` is there where the viewer knows it, `ready` once the disc is laid."""

    seat: int | None
    bot: bool
    coins: int
    prestige: int
    points: int
    breakdown: dict[str, int]
    stock: int
    supply: int
    statues: int
    built: int
    markers: int
    priest: str
    character: Character | None
    abilities: list[Ability]
    ready: bool
    acted: bool
    plan: list[str] | None


def character_tile(s: State, number: int) -> Character:
    """A character as it lies on the table."""
    favours = [s.patron[m] for m in range(MARKED) if s.favoured[m] == number]
    return Character(character_id(number), number, tables.CHARACTER_KINDS[number], favours)


def own_side(s: State, seat: int, side: int, barred: Barred, seen: Side) -> Side:
    """What lies in front of one side, as a seat sees it: with its own plan, and what stands against naming the character."""
    who = seen.character
    plan = plan_of(s, side) if side == seat and not seen.bot else seen.plan
    return replace(seen, character=on(who, barred.character(who.number)) if who else None, plan=plan)


def side_view(s: State, side: int) -> Side:
    """What lies in front of one side, as everybody sees it."""
    bot = is_bot(s, side)
    return Side(
        seat=None if bot else side,
        bot=bot,
        coins=s.coins[side],
        prestige=prestige(s, side),
        points=points(s, side),
        breakdown=breakdown(s, side),
        stock=s.stock[side],
        supply=s.supply[side],
        statues=tables.STATUES - s.built[side],
        built=s.built[side],
        markers=s.markers[side],
        priest=tables.PLACE_IDS[s.priest[side]],
        character=character_tile(s, s.character[side]) if s.character[side] else None,
        abilities=[] if bot else abilities(s, side),
        ready=s.arrows[side] == 2,
        acted=bool(s.acted >> side & 1),
        plan=None if bot or disc_is_secret(s, side) else plan_of(s, side),
    )


def abilities(s: State, side: int) -> list[Ability]:
    """The abilities a seat may use once a round: its character's, and those lent by Maharani markers."""
    own = [(s.character[side], False)]
    lent = [(s.favoured[m], True) for m in range(MARKED) if s.favoured[m] and s.patron[m] == side]
    once = [(c, by) for c, by in own + lent if tables.CHARACTER_KINDS[c] == "once"]
    return [ability_view(s, side, c, by) for c, by in once]


def ability_view(s: State, side: int, who: int, lent: bool) -> Ability:
    """One ability, and in the seat's own turn what stands against it."""
    why_not = why_not_ability(s, side, who)
    return Ability(
        character_id(who),
        lent,
        bool(s.used[side] >> who & 1),
        ability_ready(s, side, why_not),
        why_not if s.turn == side else None,
    )


def plan_of(s: State, side: int) -> list[str]:
    """What a side has planned."""
    return [tables.ACTION_IDS[a] for a in s.plan[side] if a != NONE]
