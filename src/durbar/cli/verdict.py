"""The verdict on a match in the terminal: a plot, the turning points in words, and a table of all decisions."""

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from durbar.bots.analysis import Analysis, Decision, Turn
from durbar.cli.paper import COLOURS, GLYPHS, QUIET, marked, paper, signed
from durbar.cli.story import result, strangers, title
from durbar.cli.words import Words
from durbar.core.match import Match
from durbar.core.text import catalogue

PLOT_WIDTH = 72
PLOT_HEIGHT = 11
POOR = 0.1
WEAK = 0.04


def show(match: Match, found: Analysis, language: str) -> None:
    """Everything, the longest last but one, so that the turning points stay in sight."""
    words = strangers(match, language)
    paper().print(title(match, words))
    paper().print(decisions(found, words))
    paper().print(result(match, words))
    paper().print(f"[bold]{words.say('analyse.chances')}[/]")
    paper().print(plot(found, words))
    paper().print(f"[bold]{words.say('analyse.turns')}[/]")
    for sentence in turns(found, words) or [words.say("analyse.no_turns")]:
        paper().print(f"  {marked(sentence)}")


def turns(found: Analysis, words: Words) -> list[str]:
    """The turning points in words."""
    return [words.say("analyse.step", step=turn.step) + " " + told(turn, found, words) for turn in found.turns]


def told(turn: Turn, found: Analysis, words: Words) -> str:
    """One turning point as a sentence."""
    decision = found.decisions[turn.step - 1]
    what: dict[str, str | int] = {
        "seat": turn.seat,
        "mover": turn.mover,
        "given": words.action(decision.given, decision.seat),
        "best": words.action(decision.best, decision.seat),
        "before": percent(turn.before),
        "after": percent(turn.after),
    }
    return catalogue("durbar.server", words.language).say(f"turn.{turn.kind}", what, words.who)


def percent(share: float) -> int:
    """A share of one in hundredths."""
    return round(100 * share)


def decisions(found: Analysis, words: Words) -> Table:
    """Every decision where there was a choice, beside the best answer."""
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    for key, justify in (("number", "right"), ("who", "left"), ("given", "left"), ("best", "left")):
        table.add_column(words.say(f"analyse.{key}"), justify=justify)  # type: ignore[arg-type]
    for key in ("chance", "points", "cost"):
        table.add_column(words.say(f"analyse.{key}"), justify="right")
    for decision in found.decisions:
        if decision.choices > 1:
            table.add_row(*row(decision, words))
    return table


def row(decision: Decision, words: Words) -> list[Text | str]:
    """One decision: what was given, what was better, and what it cost."""
    seat, before = decision.seat, decision.before
    better = "" if decision.best == decision.given else words.action(decision.best, seat)
    return [
        Text(str(decision.step), style=QUIET),
        signed(seat, words.who(seat)),
        Text.from_markup(marked(words.action(decision.given, seat))),
        Text.from_markup(marked(better)),
        f"{percent(before.win[seat])} %",
        f"{before.points[seat]:.1f}",
        cost(decision.cost),
    ]


def cost(share: float) -> Text:
    """What an answer gave away; nothing is not worth a word."""
    style = "bold red" if share >= POOR else "yellow" if share >= WEAK else QUIET
    return Text(f"{percent(share)} %" if percent(share) else "", style=style)


def plot(found: Analysis, words: Words) -> Group:
    """Each seat's chance over the match, drawn with its glyph."""
    seats, last = len(found.given_away), len(found.outlooks) - 1
    width = min(PLOT_WIDTH, last + 1)
    grid = [[Text(" ") for _ in range(width)] for _ in range(PLOT_HEIGHT)]
    for column in range(width):
        win = found.outlooks[round(column * last / max(1, width - 1))].win
        for seat in range(seats):
            height = round((1 - win[seat]) * (PLOT_HEIGHT - 1))
            grid[height][column] = Text(GLYPHS[seat], style=COLOURS[seat])
    lines = [Text.assemble((f"{label(height):>5} │", QUIET), *line) for height, line in enumerate(grid)]
    axis = Text(f"      └{'─' * width}\n       0{last:>{max(1, width - 1)}}", style=QUIET)
    return Group(*lines, axis, legend(found, words))


def label(height: int) -> str:
    """What a line of the plot stands for: every other one says it."""
    return "" if height % 2 else f"{100 - 100 * height // (PLOT_HEIGHT - 1)} %"


def legend(found: Analysis, words: Words) -> Text:
    """Who is who, and how much each gave away."""
    parts: list[Text | str] = []
    for seat, given in enumerate(found.given_away):
        parts += [
            "       ",
            signed(seat, words.who(seat)),
            f"  {words.say('analyse.given_away', percent=percent(given))}\n",
        ]
    return Text.assemble(*parts)
