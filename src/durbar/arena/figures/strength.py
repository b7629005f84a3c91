"""What is known about the bots' strength: figures kept line by line, and the page of tables made from them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import isfinite
from pathlib import Path

import msgspec

from durbar.arena.figures.ratings import Interval, elo_interval, wilson
from durbar.arena.figures.report import signed
from durbar.games import game

BY_HAND = "\n## Scores beside known ones"
HEAD = """# Strength

A figure stands here only if somebody measured it. The tables are made by `python -m durbar.arena.ladder --write docs/strength.md`
from `docs/strength.jsonl`; without `--matches 0` the same command measures them first. Seats are rotated: every deal is played once
from each seat. Elo is reckoned from who was placed before whom; bounds are those of 95 of 100 such runs. `@0.1` thinks a tenth as long as the rung does at a table, and only
time in which a bot's thread ran is counted, so a crowded machine makes no bot weaker.

The levels, weakest first, are page, courtier, vizier, raja and padishah. Each searches less than the next. Below the raja each also
overlooks more of what the judge looks at, the plainest last, and looks less far ahead. `uniform` draws from all answers,
`greedy` takes the one its judge likes best.
"""


class Meeting(msgspec.Struct, frozen=True, tag="meeting"):
    """One bot alone against others of another kind, in the deals of one seed: the share of first places it had and of the others it was placed before."""

    game: str
    seats: int
    bot: str
    against: str
    seed: int
    matches: int
    first: float
    before: float
    evidence: float  # how many independent duels these matches are worth
    points: float
    points_against: float
    first_places: list[float]
    steps: float
    forfeits: int

    @property
    def wins(self) -> Interval:
        """Its share of first places, with bounds."""
        return wilson(self.first * self.matches, self.matches)

    @property
    def elo(self) -> Interval:
        """By how many Elo it is better, with bounds."""
        return elo_interval(self.before, self.evidence)


class Cost(msgspec.Struct, frozen=True, tag="cost"):
    """What thinking costs a rung on one core: processor time for a decision, simulations in a second of it, memory of the process."""

    game: str
    seats: int
    rung: str
    decisions: int
    simulations: float
    simulations_per_s: float
    p50: float
    p99: float
    memory_mib: int
    times_plain: float | None = None


class StrengthBook:
    """All figures, each a line of a file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.rows: list[Meeting | Cost] = []
        if file.exists():
            self.rows = [msgspec.json.decode(line, type=Meeting | Cost) for line in file.read_bytes().splitlines()]

    def keep(self, row: Meeting | Cost) -> None:
        """Keep a figure in the place of an older one of the same thing."""
        names = [subject(kept) for kept in self.rows]
        if subject(row) in names:
            self.rows[names.index(subject(row))] = row
        else:
            self.rows.append(row)
        self.file.write_bytes(b"".join(msgspec.json.encode(kept) + b"\n" for kept in self.rows))

    @property
    def meetings(self) -> list[Meeting]:
        """Who met whom, with all that was played by the same two as one."""
        runs: dict[tuple[object, ...], list[Meeting]] = {}
        for row in self.rows:
            if isinstance(row, Meeting):
                runs.setdefault((row.game, row.seats, row.bot, row.against), []).append(row)
        return [joined(same) for same in runs.values()]

    @property
    def costs(self) -> list[Cost]:
        """What thinking costs."""
        return [row for row in self.rows if isinstance(row, Cost)]

    def has_cost(self, key: str) -> bool:
        """Whether the costs of a game are known."""
        return any(cost.game == key for cost in self.costs)


def subject(row: Meeting | Cost) -> tuple[object, ...]:
    """What a figure is about."""
    if isinstance(row, Meeting):
        return row.game, row.seats, row.bot, row.against, row.seed
    return row.game, row.seats, row.rung


def joined(runs: Sequence[Meeting]) -> Meeting:
    """Runs of a pairing with other deals as one: what was counted is added up, and what is a mean counts by its matches."""
    matches = sum(run.matches for run in runs)

    def mean(figure: Callable[[Meeting], float]) -> float:
        return sum(figure(run) * run.matches for run in runs) / matches

    return msgspec.structs.replace(
        runs[0],
        matches=matches,
        first=mean(lambda run: run.first),
        before=mean(lambda run: run.before),
        evidence=sum(run.evidence for run in runs),
        points=mean(lambda run: run.points),
        points_against=mean(lambda run: run.points_against),
        first_places=[sum(seat) for seat in zip(*(run.first_places for run in runs), strict=True)],
        steps=mean(lambda run: run.steps),
        forfeits=sum(run.forfeits for run in runs),
    )


def strength_page(book: StrengthBook) -> str:
    """All tables in Markdown."""
    games = dict.fromkeys(row.game for row in book.rows)
    return "\n".join([HEAD, *(chapter(book, key) for key in games), costs_table(book.costs)])


def chapter(book: StrengthBook, key: str) -> str:
    """One game: the pairings at every table measured, seats and scores."""
    mine = [m for m in book.meetings if m.game == key]
    parts = [f"## {game(key).name}\n"]
    for seats in sorted({m.seats for m in mine}):
        here = [m for m in mine if m.seats == seats]
        parts += [f"At {seats} seats{even_share(seats)}:\n", ladder(here), places(here)]
    return "\n".join(parts)


def even_share(seats: int) -> str:
    """What a share of first places means at a larger table."""
    return (
        ""
        if seats == 2
        else f", the first bot alone among {seats - 1} of the second, where {1 / seats:.0%} would be even"
    )


def ladder(meetings: Iterable[Meeting]) -> str:
    """One row for each pairing."""
    rows = [
        (
            m.bot,
            m.against,
            str(m.matches),
            f"{m.wins.value:.1%}",
            f"{m.wins.low:.1%} … {m.wins.high:.1%}",
            difference(m.elo.value),
            f"{difference(m.elo.low)} … {difference(m.elo.high)}",
            f"{m.points:.1f} : {m.points_against:.1f}",
        )
        for m in meetings
    ]
    return markdown_table(("bot", "against", "matches", "first places", "95 %", "Elo", "95 %", "points"), rows)


def places(meetings: Sequence[Meeting]) -> str:
    """First places by seat in all these matches, whoever sat there."""
    matches = sum(m.matches for m in meetings)
    sums = [sum(seat) for seat in zip(*(m.first_places for m in meetings), strict=True)]
    shares = ", ".join(f"{won / max(1, matches):.1%}" for won in sums)
    return f"First places by seat, in turn order at the start, over these {matches} matches: {shares}.\n"


def costs_table(costs: Iterable[Cost]) -> str:
    """What every rung costs, one row each."""
    rows = [
        (
            game(c.game).name,
            str(c.seats),
            c.rung,
            f"{c.simulations:,.0f}",
            f"{c.simulations_per_s:,.0f}",
            f"{c.p50 * 1000:.1f} ms",
            f"{c.p99 * 1000:.1f} ms",
            f"{c.memory_mib} MiB",
            f"{c.times_plain:.0f}" if c.times_plain else "",
        )
        for c in costs
    ]
    head = ("game", "seats", "rung", "simulations a decision", "a second", "p50", "p99", "memory", "times plain")
    words = "Processor time on one core; the memory is that of a whole process with this game loaded."
    return f"## What thinking costs\n\n{words}\n\n{markdown_table(head, rows)}" if rows else ""


def difference(x: float) -> str:
    """A difference in Elo; beyond all bounds where one of two never won."""
    if isfinite(x):
        return signed(x)
    return "+∞" if x > 0 else "−∞"


def markdown_table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def write_page(book: StrengthBook, file: Path) -> None:
    """Put the tables before what was written by hand."""
    _, mark, by_hand = file.read_text("utf-8").partition(BY_HAND) if file.exists() else ("", "", "")
    file.write_text(strength_page(book).rstrip("\n") + "\n" + mark + by_hand, "utf-8")
