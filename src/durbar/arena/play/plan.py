"""The plan of a run: which match is played from which seed, and who sits where."""

from __future__ import annotations

import hashlib
from functools import cached_property
from itertools import combinations
from pathlib import Path

import msgspec

from durbar.bots.guests import content, file_of, is_guest
from durbar.bots.lineup import bot
from durbar.core.game import Game
from durbar.games import game as by_key

SHORTEST, LONGEST = 0.001, 86_400.0


class PlanError(ValueError):
    """Bots, seats or options that cannot meet; says why."""


class Plan(msgspec.Struct, frozen=True, dict=True):
    """Everything that decides a run; the same plan gives the same matches."""

    game: str
    version: int
    edition: str
    seats: int
    options: dict[str, str]
    bots: list[str]
    matches: int
    seed: int
    limit: float
    files: dict[str, str] = {}  # what the files of bots held when the run was planned

    def groups(self) -> list[list[int]]:
        """Who meets whom, as places on the list of bots: all together, every choice of them, or some twice."""
        entrants = range(len(self.bots))
        if len(entrants) >= self.seats:
            return [list(group) for group in combinations(entrants, self.seats)]
        return [[(first + i) % len(entrants) for i in range(self.seats)] for first in entrants]

    @cached_property
    def circle(self) -> list[list[int]]:
        """The groups, worked out once."""
        return self.groups()

    def in_whole_rounds(self) -> int:
        """So many matches, or as few more as let every group play every deal from every seat."""
        round_ = self.seats * len(self.circle)
        return -(-self.matches // round_) * round_

    def seating(self, match: int) -> list[int]:
        """Which bot sits at each seat: the same deal is played once from every seat, then the next group has its turn."""
        deal, turn = divmod(match, self.seats)
        group = self.circle[deal % len(self.circle)]
        if deal // len(self.circle) % 2:
            group = group[::-1]
        return group[turn:] + group[:turn]

    def secret(self, match: int) -> bytes:
        """The secret of a match; matches that differ only in who sits where share it."""
        deal = match // self.seats // len(self.circle)
        return hashlib.sha256(f"durbar arena {self.seed} {deal}".encode()).digest()

    def source(self, match: int, step: int) -> int:
        """A bot's random source at one step: its own, and never the match's."""
        digest = hashlib.sha256(f"durbar arena bot {self.seed} {match} {step}".encode()).digest()
        return int.from_bytes(digest[:8], "big") >> 1


def plan(
    game: Game,
    bots: list[str],
    *,
    matches: int = 100,
    seed: int = 0,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    limit: float = 10.0,
) -> Plan:
    """A plan for these bots, of whole deals; a seat for each of them unless it is said otherwise. Who cannot be made is told now."""
    if len(bots) < 2 and game.seats != (1,) and seats != 1:
        raise PlanError("At least two bots are needed for an arena; one plays alone with --seats 1 where the game can.")
    if not SHORTEST <= limit <= LONGEST:
        raise PlanError(f"A limit lies between {SHORTEST:g} and {LONGEST:g} seconds, and {limit:g} does not.")
    for name in bots:
        bot(name)
    wanted = seats_for(game, len(bots)) if seats is None else seats
    found = Plan(
        game=game.key,
        version=game.version,
        edition=game.edition,
        seats=wanted,
        options=game.choose(wanted, options or {}),
        bots=bots,
        matches=matches,
        seed=seed,
        limit=limit,
        files={name: content(file_of(name)) for name in bots if is_guest(name)},
    )
    return msgspec.structs.replace(found, matches=found.in_whole_rounds())


def seats_for(game: Game, bots: int) -> int:
    """A seat for each bot where the game has that many, else the smallest table of two or more."""
    if bots in game.seats:
        return bots
    return next((n for n in game.seats if n > 1), game.seats[0])


def game_of_plan(plan: Plan, edition: Path | None = None) -> Game:
    """The game a plan is about."""
    return by_key(plan.game, edition)
