"""What a seat, or a spectator, may see: all but discs that lie face down and Brahmabot's hidden tile."""

import msgspec

from durbar.core.game import Reason
from durbar.games.maharaja.people.board import City, Road, Village, Walk, cities, roads, villages, walks
from durbar.games.maharaja.people.reasons import why_not_ability
from durbar.games.maharaja.people.tasks import Task, ability_ready, tasks
from durbar.games.maharaja.rules import tables
from durbar.games.maharaja.rules.events import character, reward, tile
from durbar.games.maharaja.rules.resample import disc_is_secret, tile_is_secret
from durbar.games.maharaja.rules.rewards import available_fields
from durbar.games.maharaja.rules.scores import coin_points, last_points, points, statue_points
from durbar.games.maharaja.rules.state import CHARACTERS, FIELDS, HIDDEN, MARKED, NONE, SPECIALS, TILES, State, sides
from durbar.games.maharaja.rules.tableau import is_bot, prestige
from durbar.games.maharaja.rules.walking import survey

PHASES = ("choosing", "placing", "planning", "acting", "scoring", "over")
SPECIAL_IDS = ("first_rank_prestige", "weak_outer_statues", "dear_statues", "display_swaps")
FINAL_IDS = ("majority", "strong_majority", "presence", "roads", "statue_pairs", "idle_shrines")
SOURCE_IDS = ("start", "actions", "characters", "rewards", "bonuses", "ranks")


class Character(msgspec.Struct, frozen=True):
    """A character with its number and kind, and the seats whose Maharani markers lie on it."""

    id: str
    number: int
    kind: str
    favours: list[int]


class Field(msgspec.Struct, frozen=True):
    """A field of the Maharaja track; `round` is the number printed on it."""

    city: str | None
    round: int | None


class RewardField(msgspec.Struct, frozen=True):
    """A field of the reward track, from the bottom up."""

    tile: str | None
    available: bool


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


class BotTile(msgspec.Struct, frozen=True):
    """One of Brahmabot's action tiles: main actions, where he goes, and which tile its check mark chooses."""

    id: str
    main: list[str]
    target: str
    check: str


class Bot(msgspec.Struct, frozen=True):
    """Brahmabot's tiles: three laid out (none where face down), the one that decided, and all that may lie hidden or in the pile."""

    level: str
    laid: list[BotTile | None]
    check: BotTile | None
    chosen: int | None
    unseen: list[BotTile]
    gone: list[str]


class MaharajaView(msgspec.Struct, frozen=True):
    """The whole table."""

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
    rank_coins: list[int]
    least_coins: int
    bot: Bot | None


def view(s: State, seat: int | None) -> MaharajaView:
    """The table as one seat sees it; a spectator sees no walks of its own and no secret plan."""
    seen = surveyed(s, seat)
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
        cities=cities(s, seat),
        villages=villages(s),
        roads=roads(seen, seat),
        walks=[] if seat is None else walks(seen, seat),
        track=track(s),
        coming=[tables.CITY_IDS[c] for c in s.flag if c != NONE],
        rewards=reward_track(s),
        available=available_fields(s),
        display=[character_tile(s, c) for c in s.display[: s.displayed]],
        pile=[character(c) for c in range(1, CHARACTERS + 1) if s.pile[c]],
        maharanis=sum(1 for marker in range(MARKED) if not s.favoured[marker]),
        markers=s.marker_supply,
        sides=[side_view(s, seat, side) for side in range(sides(s))],
        order=turn_order(s),
        tasks=tasks(s),
        ranks=[side for side in s.rank if side != NONE],
        rank_coins=[coins for coins in tables.RANK_COINS[s.seats - 1] if coins],
        least_coins=tables.CONSOLATION,
        bot=bot_view(s) if s.level else None,
    )


def surveyed(s: State, seat: int | None) -> State:
    """The same table with the viewer's ways worked out, whoever's turn it is."""
    seen: State = s.copy()
    if seat is not None:
        survey(seen, seat)
        if s.turn != seat:
            seen.stood = 1 << s.priest[seat]
    return seen


def track(s: State) -> list[Field]:
    """The Maharaja track from left to right."""
    before = FIELDS - tables.ROUNDS
    return [
        Field(None if c == NONE else tables.CITY_IDS[c], i - before + 1 if i >= before else None)
        for i, c in enumerate(s.flag)
    ]


def reward_track(s: State) -> list[RewardField]:
    """The reward track from the bottom up."""
    return [RewardField(None if t == NONE else reward(t), i < available_fields(s)) for i, t in enumerate(s.reward)]


def character_tile(s: State, number: int) -> Character:
    """A character as it lies on the table."""
    favours = [s.patron[m] for m in range(MARKED) if s.favoured[m] == number]
    return Character(character(number), number, tables.CHARACTER_KINDS[number], favours)


def turn_order(s: State) -> list[int]:
    """The sides in the order of their characters, which is the order of turns."""
    return sorted((side for side in range(sides(s)) if s.character[side]), key=lambda side: s.character[side])


def side_view(s: State, viewer: int | None, side: int) -> Side:
    """What lies in front of one side, as a viewer sees it."""
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
        plan=plan_view(s, viewer, side),
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
        character(who),
        lent,
        bool(s.used[side] >> who & 1),
        ability_ready(s, side, why_not),
        why_not if s.turn == side else None,
    )


def plan_view(s: State, viewer: int | None, side: int) -> list[str] | None:
    """A plan where the viewer knows it: its own, or one that was turned up."""
    if is_bot(s, side) or (side != viewer and disc_is_secret(s, side)):
        return None
    return [tables.ACTION_IDS[a] for a in s.plan[side] if a != NONE]


def bot_tile(number: int) -> BotTile:
    """An action tile face up."""
    mains = [tables.MAIN_IDS[m] for m in tables.TILE_MAIN[number] if m != NONE]
    return BotTile(
        tile(number), mains, tables.TARGET_IDS[tables.TILE_TARGET[number]], tables.CHECK_IDS[tables.TILE_CHECK[number]]
    )


def bot_view(s: State) -> Bot:
    """Brahmabot's tiles, the hidden one only once it was used."""
    secret = tile_is_secret(s)
    laid = [
        None if t == NONE or (secret and i == HIDDEN) else bot_tile(t)
        for i, t in enumerate(s.laid)
        if s.laid[0] != NONE
    ]
    unseen = [t for t in range(TILES) if s.tiles[t] or (secret and s.laid[HIDDEN] == t)]
    known = {*unseen, *s.laid, s.check}
    return Bot(
        level=tables.LEVEL_IDS[s.level - 1],
        laid=laid,
        check=None if s.check == NONE else bot_tile(s.check),
        chosen=None if s.chosen == NONE else s.chosen,
        unseen=[bot_tile(t) for t in unseen],
        gone=[tile(t) for t in range(TILES) if t not in known],
    )


def breakdown(s: State, side: int) -> dict[str, int]:
    """A side's points by source."""
    earned = {name: s.earned[side][i] for i, name in enumerate(SOURCE_IDS)}
    return {
        **earned,
        "statues": statue_points(s, side),
        "coins": coin_points(s, side),
        FINAL_IDS[s.final]: last_points(s, side),
    }
