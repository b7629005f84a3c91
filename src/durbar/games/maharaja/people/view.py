"""What a seat, or a spectator, may see: all but discs that lie face down and Brahmabot's hidden tile."""

import msgspec
from msgspec.structs import replace

from durbar.core.game import Reason
from durbar.games.maharaja.people.barred import Barred, on
from durbar.games.maharaja.people.board import (
    City,
    Road,
    Village,
    Walk,
    cities,
    own_cities,
    own_roads,
    own_villages,
    roads,
    villages,
    walks,
)
from durbar.games.maharaja.people.brahmabot import Bot, bot_view
from durbar.games.maharaja.people.forecast import Outlook, forecast
from durbar.games.maharaja.people.names import FINAL_IDS, SPECIAL_IDS, character_id, reward_id
from durbar.games.maharaja.people.printed import printed
from durbar.games.maharaja.people.sides import Character, Side, character_tile, own_side, side_view
from durbar.games.maharaja.people.tasks import Task, tasks
from durbar.games.maharaja.rules import tables
from durbar.games.maharaja.rules.rewards import available_fields
from durbar.games.maharaja.rules.state import CHARACTERS, CROSSING, FIELDS, MARKED, NONE, SPECIALS, State, sides
from durbar.games.maharaja.rules.walking import survey

PHASES = ("choosing", "placing", "planning", "acting", "scoring", "over")


class Field(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field of the Maharaja track; `round` is the number printed on it, `why_not` what stands against moving its flag."""

    city: str | None
    round: int | None
    why_not: Reason | None = None


class RewardField(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field of the reward track, from the bottom up."""

    tile: str | None
    available: bool
    why_not: Reason | None = None


class DiscAction(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action of the disc, clockwise from the top, and what stands against using a marker for it."""

    id: str
    why_not: Reason | None = None


class WhyNot(msgspec.Struct, frozen=True, omit_defaults=True):
    """What stands against what lies in no list: walking to the crossing, using a marker, ending the turn."""

    crossing: Reason | None = None
    marker: Reason | None = None
    end: Reason | None = None


class MaharajaView(msgspec.Struct, frozen=True):
    """The whole table. Whatever can be chosen says in `why_not` what stands against it, to the seat that is asked."""

    round: int
    rounds: int
    phase: str
    turn: int | None
    start: int
    over: bool
    last_round: bool
    solo: bool
    special: list[str]
    final: str
    maharaja: str | None
    cities: list[City]
    villages: list[Village]
    roads: list[Road]
    walks: list[Walk]
    track: list[Field]
    coming: list[str]
    disc: list[DiscAction]
    rewards: list[RewardField]
    available: int
    display: list[Character]
    pile: list[str]
    maharanis: int
    markers: int
    sides: list[Side]
    order: list[int]
    tasks: list[Task]
    ranks: list[int]
    forecast: list[Outlook]
    printed: dict[str, int]
    bot: Bot | None
    why_not: WhyNot


def open_view(s: State) -> MaharajaView:
    """The table as everybody sees it."""
    return MaharajaView(
        round=s.round,
        rounds=tables.ROUNDS,
        phase=PHASES[s.phase],
        turn=None if s.turn == NONE else s.turn,
        start=s.start,
        over=PHASES[s.phase] == "over",
        last_round=s.round == tables.ROUNDS or max(s.built) >= tables.STATUES,
        solo=s.level > 0,
        special=[SPECIAL_IDS[i] for i in range(SPECIALS) if s.special[i]],
        final=FINAL_IDS[s.final],
        maharaja=None if s.maharaja == NONE else tables.CITY_IDS[s.maharaja],
        cities=cities(s),
        villages=villages(s),
        roads=roads(s),
        walks=[],
        track=track(s),
        coming=[tables.CITY_IDS[c] for c in s.flag if c != NONE],
        disc=[DiscAction(name) for name in tables.ACTION_IDS],
        rewards=reward_track(s),
        available=available_fields(s),
        display=[character_tile(s, c) for c in s.display[: s.displayed]],
        pile=[character_id(c) for c in range(1, CHARACTERS + 1) if s.pile[c]],
        maharanis=sum(1 for marker in range(MARKED) if not s.favoured[marker]),
        markers=s.marker_supply,
        sides=[side_view(s, side) for side in range(sides(s))],
        order=turn_order(s),
        tasks=tasks(s),
        ranks=[side for side in s.rank if side != NONE],
        forecast=forecast(s),
        printed=printed(),
        bot=bot_view(s) if s.level else None,
        why_not=WhyNot(),
    )


def own_view(s: State, seat: int, table: MaharajaView) -> MaharajaView:
    """The table as one seat sees it: with its walks and its plan, and to the seat that is asked what stands against what."""
    seen, barred = surveyed(s, seat), Barred(s, seat)
    return replace(
        table,
        cities=own_cities(s, seat, barred, table.cities),
        villages=own_villages(s, seat, barred, table.villages),
        roads=own_roads(seen, seat, table.roads),
        walks=walks(seen, seat),
        track=[on(f, None if f.city is None else barred.flag(c)) for c, f in zip(s.flag, table.track, strict=True)],
        disc=[on(action, barred.action(i)) for i, action in enumerate(table.disc)],
        rewards=[
            on(f, None if f.tile is None else barred.reward(t)) for t, f in zip(s.reward, table.rewards, strict=True)
        ],
        display=[on(tile, barred.character(tile.number)) for tile in table.display],
        sides=[own_side(s, seat, side, barred, table.sides[side]) for side in range(sides(s))],
        why_not=WhyNot(barred.place(CROSSING), barred.marker(), barred.end()),
    )


def surveyed(s: State, seat: int) -> State:
    """The same table with a seat's ways worked out, whoever's turn it is."""
    seen: State = s.copy()
    survey(seen, seat)
    return seen


def track(s: State) -> list[Field]:
    """The Maharaja track from left to right."""
    before = FIELDS - tables.ROUNDS
    rounds = [i - before + 1 if i >= before else None for i in range(FIELDS)]
    return [
        Field(None, number) if c == NONE else Field(tables.CITY_IDS[c], number)
        for c, number in zip(s.flag, rounds, strict=True)
    ]


def reward_track(s: State) -> list[RewardField]:
    """The reward track from the bottom up."""
    available = available_fields(s)
    return [
        RewardField(None, i < available) if t == NONE else RewardField(reward_id(t), i < available)
        for i, t in enumerate(s.reward)
    ]


def turn_order(s: State) -> list[int]:
    """The sides in the order of their characters, which is the order of turns."""
    return sorted((side for side in range(sides(s)) if s.character[side]), key=lambda side: s.character[side])
