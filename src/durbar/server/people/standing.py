"""Standing: how somebody has played so far, game by game and against whom; and the ladders of the house."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from durbar.server.people import wire
from durbar.server.people.counting import THOUSANDTHS, count_finished
from durbar.server.people.scale import Skill, levels, nearest_level
from durbar.server.store import PlayedRow, ProfileRow
from durbar.server.store.standings import Standings
from durbar.server.table.lobby import Lobby

MOST_OPENINGS = 3
MOST_MET = 30
MOST_RANKED = 100


async def standing_of(lobby: Lobby, standings: Standings, owner: bytes, to: bytes | None = None) -> wire.Standing:
    """How somebody stands now; to others only how they fared against each other."""
    await count_finished(lobby, standings)
    rows, others = await standings.of(owner), await standings.met(owner)
    profile = await standings.profile(owner)
    by_game: dict[tuple[str, str], list[PlayedRow]] = defaultdict(list)
    for row in rows:
        by_game[row.game, row.company].append(row)
    return wire.Standing(
        name=profile.name if profile else rows[-1].name if rows else "",
        code=profile.code if profile else None,
        shown=profile.shown if profile else False,
        ladder=profile.ladder if profile else False,
        games=tuple(_at_game(*key, played) for key, played in sorted(by_game.items())),
        met=_met(rows, [row for row in others if to in (None, row.owner)]),
    )


def _at_game(game: str, company: str, rows: Sequence[PlayedRow]) -> wire.GameStanding:
    skill, won = _skill(rows[-1]), [row.place == 1 for row in rows]
    openings = Counter(row.opening for row in rows if row.opening).most_common(MOST_OPENINGS)
    return wire.GameStanding(
        game=game,
        company=company,  # type: ignore[arg-type]
        matches=len(rows),
        wins=sum(won),
        streak=_streak(won[::-1]),
        best_streak=max(_streak(won[begin:]) for begin in range(len(won))),
        rating=skill.points,
        give_or_take=Skill(skill.mu + 2 * skill.sigma).points - skill.points,
        like=nearest_level(game, skill),
        levels=_levels(game),
        openings=tuple(msgspec.json.decode(_told(*each), type=wire.Opening) for each in openings),
    )


def _levels(game: str) -> tuple[wire.LevelRating, ...]:
    return tuple(wire.LevelRating(level=level, rating=skill.points) for level, skill in levels(game).items())


def _told(opening: str, times: int) -> bytes:
    return msgspec.json.encode({**msgspec.json.decode(opening), "times": times})


def _streak(won: Iterable[bool]) -> int:
    """So many wins from the first on."""
    count = 0
    for win in won:
        if not win:
            break
        count += 1
    return count


def _met(rows: Sequence[PlayedRow], others: Sequence[PlayedRow]) -> tuple[wire.Met, ...]:
    """Head to head with each person one has played with, the one met most often first."""
    own = {row.number: row for row in rows}
    by_owner: dict[bytes, list[PlayedRow]] = defaultdict(list)
    for other in others:
        by_owner[other.owner].append(other)
    told = [_against(own, each) for each in by_owner.values()]
    return tuple(sorted(told, key=lambda met: -met.matches)[:MOST_MET])


def _against(own: dict[int, PlayedRow], other: Sequence[PlayedRow]) -> wire.Met:
    ahead = sum(own[row.number].place < row.place for row in other)
    behind = sum(own[row.number].place > row.place for row in other)
    return wire.Met(name=other[-1].name, matches=len(other), ahead=ahead, behind=behind)


async def ladder_of(lobby: Lobby, standings: Standings, game: str) -> wire.Ladder:
    """Those who take part, the best first, among the levels of bots."""
    await count_finished(lobby, standings)
    rows: dict[bytes, list[tuple[ProfileRow, PlayedRow]]] = defaultdict(list)
    for profile, row in await standings.ladder(game):
        rows[profile.owner].append((profile, row))
    ranked = sorted(rows.values(), key=lambda each: -_skill(each[-1][1]).cautious)
    return wire.Ladder(
        game=game,
        people=tuple(_rung(each) for each in ranked[:MOST_RANKED]),
        levels=_levels(game),
    )


def _rung(rows: Sequence[tuple[ProfileRow, PlayedRow]]) -> wire.Rung:
    profile, latest = rows[-1]
    skill = _skill(latest)
    return wire.Rung(
        name=profile.name,
        code=profile.code if profile.shown else None,
        rating=skill.points,
        like=nearest_level(latest.game, skill),
        matches=len(rows),
        wins=sum(row.place == 1 for _, row in rows),
    )


def _skill(row: PlayedRow) -> Skill:
    return Skill(row.mu / THOUSANDTHS, row.sigma / THOUSANDTHS)
