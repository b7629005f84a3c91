"""Laying a table in words."""

from random import Random
from typing import Self

from durbar import Match
from durbar.core.agenda import settle
from durbar.games.maharaja.game import GAME
from durbar.games.maharaja.rules import tables
from durbar.games.maharaja.rules.flow import proceed
from durbar.games.maharaja.rules.scores import points
from durbar.games.maharaja.rules.state import ACTING, FIELDS, NONE, PLANNING, SCORING, State
from durbar.games.maharaja.rules.tableau import prestige
from durbar.games.maharaja.rules.track import visit_next
from durbar.games.maharaja.rules.turns import begin_turn

CITIES = "jodhpur delhi varanasi ahmadabad khajuraho hampi puri"
CROSSING_TO_DELHI = "v01 v02"
CROSSING_TO_AHMADABAD = "v03 v04"


class Table:
    """A match in the middle of its first round, with the Maharaja in Jodhpur; it speaks the ids of the components."""

    def __init__(self, seats: int = 3, *, track: str = CITIES, **options: str) -> None:
        self.match = Match.start(GAME, seats=seats, options=options, secret=b"a laid table")
        self.s: State = self.match.state
        self._ask_nothing()
        self.s.phase = ACTING
        self.s.round = 1
        self.s.stock[:seats] = [4] * seats
        self.s.wayside[:] = [[0] * 30 for _ in range(4)]
        self.display("changer courtier poet")
        for seat, character in zip(range(seats), ("herald", "stonecutter", "astrologer", "vizier"), strict=False):
            self.character(seat, character)
        self.flags(dict(enumerate(track.split(), 3)))
        visit_next(self.s)
        self.rewards("coins shrines prestige_coin tax prestige buy shrine maharani")

    def _ask_nothing(self) -> None:
        while self.s.owed_count:
            settle(self.s)
        self.s.left[:] = [0] * len(self.s.left)

    def display(self, characters: str) -> Self:
        numbers = [tables.CHARACTER_IDS.index(c) for c in characters.split()]
        self.s.displayed = len(numbers)
        self.s.display[:] = numbers + [0] * (8 - len(numbers))
        return self

    def shown(self) -> str:
        return " ".join(tables.CHARACTER_IDS[c] for c in self.s.display[: self.s.displayed])

    def character(self, side: int, character: str) -> Self:
        self.s.character[side] = tables.CHARACTER_IDS.index(character)
        return self

    def characters(self) -> list[str]:
        return [tables.CHARACTER_IDS[c] for c in self.s.character[: max(2, self.s.seats)]]

    def flags(self, flags: dict[int, str]) -> Self:
        self.s.flag[:] = [NONE] * FIELDS
        for field, flag in flags.items():
            self.s.flag[field - 1] = tables.CITY_IDS.index(flag)
        return self

    def track(self) -> dict[int, str]:
        return {i: tables.CITY_IDS[c] for i, c in enumerate(self.s.flag, 1) if c != NONE}

    def rewards(self, tiles: str) -> Self:
        self.s.reward[:] = [NONE] * 12
        for field, tile in enumerate(tiles.split()):
            self.s.reward[field] = NONE if tile == "-" else tables.REWARD_IDS.index(tile)
        return self

    def reward_track(self) -> str:
        return " ".join("-" if t == NONE else tables.REWARD_IDS[t] for t in self.s.reward)

    def maharaja(self, city: str) -> Self:
        self.s.maharaja = tables.CITY_IDS.index(city)
        return self

    def priest(self, side: int, place: str) -> Self:
        self.s.priest[side] = tables.PLACE_IDS.index(place)
        return self

    def stands(self, side: int) -> str:
        return tables.PLACE_IDS[self.s.priest[side]]

    def coins(self, side: int, coins: int) -> Self:
        self.s.coins[side] = coins
        return self

    def prestige(self, side: int) -> int:
        return prestige(self.s, side)

    def points(self, side: int) -> int:
        return points(self.s, side)

    def stock(self, side: int, shrines: int, supply: int = 12) -> Self:
        self.s.stock[side] = shrines
        self.s.supply[side] = supply
        return self

    def markers(self, seat: int, markers: int) -> Self:
        self.s.markers[seat] = markers
        self.s.marker_supply = 7 - markers
        return self

    def statues(self, side: int, city: str, spaces: str) -> Self:
        for space in spaces.split():
            self.s.statue[tables.CITY_IDS.index(city)][tables.SPACE_IDS.index(space)] = side
            self.s.built[side] += 1
        return self

    def shrines(self, side: int, city: str, shrines: int) -> Self:
        self.s.temple[side][tables.CITY_IDS.index(city)] = shrines
        return self

    def temples(self, side: int, city: str) -> int:
        return self.s.temple[side][tables.CITY_IDS.index(city)]

    def villages(self, side: int, villages: str) -> Self:
        for village in villages.split():
            self.s.wayside[side][tables.VILLAGE_IDS.index(village)] += 1
        return self

    def in_village(self, side: int, village: str) -> int:
        return self.s.wayside[side][tables.VILLAGE_IDS.index(village)]

    def favour(self, seat: int, character: str, since: int = 0) -> Self:
        marker = self.s.favoured.index(0)
        self.s.favoured[marker] = tables.CHARACTER_IDS.index(character)
        self.s.patron[marker] = seat
        self.s.since[marker] = since
        return self

    def planning(self) -> Self:
        self.s.phase = PLANNING
        return self

    def planned(self, seat: int, plan: str) -> Self:
        self.s.plan[seat][:] = [tables.ACTION_IDS.index(action) for action in plan.split()]
        self.s.arrows[seat] = 2
        return self

    def turn(self, seat: int, plan: str = "coins coins") -> Self:
        """A seat's turn begins; the others have planned coins."""
        self._ask_nothing()
        for each in range(self.s.seats):
            self.planned(each, "coins coins")
        self.planned(seat, plan)
        self.s.phase = ACTING
        begin_turn(self.s, seat)
        proceed(self.s)
        return self

    def score(self) -> list[str]:
        """All have acted: the city is scored; returns what happened."""
        self.s.acted = 0b1111
        return self._go_on()

    def end_round(self) -> list[str]:
        """All rewards are taken: the round ends."""
        self.s.phase = SCORING
        return self._go_on()

    def _go_on(self) -> list[str]:
        self.s.told = []
        proceed(self.s)
        told = self.match._hear()
        return [event.kind for event in GAME.heard(told, None)]

    def may(self, seat: int) -> set[str]:
        """A seat's legal answers in words."""
        return {" ".join([a.kind, *map(str, a.what.values())]) for a in self.match.legal(seat)}

    def kinds(self, seat: int) -> set[str]:
        return {action.kind for action in self.match.legal(seat)}

    def play(self, seat: int, *answers: str) -> list[str]:
        """Give answers in words, enough of them to tell each apart; returns what happened after the last."""
        kinds: list[str] = []
        for answer in answers:
            kind, *particulars = answer.split()
            fitting = [
                a
                for a in self.match.legal(seat)
                if a.kind == kind and set(particulars) <= set(map(str, a.what.values()))
            ]
            assert len(fitting) == 1, f"{answer!r} fits {len(fitting)} of {sorted(self.may(seat))}"
            kinds = [event.kind for event in self.match.play(seat, fitting[0])]
        return kinds

    def refusal(self, seat: int, code: int) -> str:
        return GAME.people.refuse(self.s, seat, code).kind


def first_turn(seats: int) -> State:
    """A match in which all have planned and somebody has begun the first turn of a round."""
    chance, match = Random(5), Match.start(GAME, seats=seats, secret=b"plans")
    s: State = match.state
    while s.phase != ACTING:
        seat = chance.choice(match.actors())
        match.play(seat, chance.choice(match.codes(seat)))
        s = match.state
    return s
