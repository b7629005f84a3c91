"""An analysis in the terminal: a plot, the turning points in words, and a table of all turns, round by round."""

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from durbar.bots.analysis import Analysis, Turn
from durbar.bots.rounds import Round, WholeTurn
from durbar.cli.terminal.console import COLOURS, GLYPHS, QUIET, console, marked, seat_name
from durbar.cli.terminal.retelling import result_table, strangers, title
from durbar.cli.terminal.words import Words
from durbar.core.match import Match
from durbar.core.text import catalogue
from durbar.reports.svg import ticks

MARGIN = 8
"""How many columns the numbers beside the plot and its axis need."""
LEAST_WIDTH, MOST_WIDTH = 12, 112
PLOT_HEIGHT = 11
POOR = 0.1
WEAK = 0.04


def show_analysis(match: Match, analysis: Analysis, language: str) -> None:
    """Everything, the longest last but one, so that the turning points stay in sight."""
    words = strangers(match, language)
    console().print(title(match, words))
    console().print(turns_table(analysis, words))
    console().print(result_table(match, words))
    console().print(f"[bold]{words.say('analyse.chances')}[/]")
    console().print(chances_plot(analysis, words, console().width))
    console().print(f"[bold]{words.say('analyse.turns')}[/]")
    for sentence in turns(analysis, words) or [words.say("analyse.no_turns")]:
        console().print(f"  {marked(sentence)}")


def turns(analysis: Analysis, words: Words) -> list[str]:
    """The turning points in words."""
    return [
        words.say("analyse.step", step=turn.step) + " " + turn_sentence(turn, analysis, words)
        for turn in analysis.turns
    ]


def turn_sentence(turn: Turn, analysis: Analysis, words: Words) -> str:
    """One turning point as a sentence."""
    decision = analysis.decisions[turn.step - 1]
    what: dict[str, str | int] = {
        "seat": turn.seat,
        "mover": turn.mover,
        "given": words.action(decision.given, decision.seat),
        "best": words.action(decision.best, decision.seat),
        "before": hundredths(turn.before),
        "after": hundredths(turn.after),
    }
    return catalogue("durbar.server", words.language).say(f"turn.{turn.kind}", what, words.who)


def hundredths(share: float) -> int:
    """A share of one in hundredths."""
    return round(100 * share)


def turns_table(analysis: Analysis, words: Words) -> Table:
    """Every turn in which there was a choice, under the name of its round, beside what would have been better."""
    table = Table(box=box.SIMPLE_HEAD, header_style="bold")
    for key, justify in (("number", "right"), ("who", "left"), ("given", "left"), ("best", "left")):
        table.add_column(words.say(f"analyse.{key}"), justify=justify)  # type: ignore[arg-type]
    for key in ("chance", "cost"):
        table.add_column(words.say(f"analyse.{key}"), justify="right")
    for each in analysis.rounds:
        chosen = [turn for turn in each.turns if chosen_in(turn, analysis, words)]
        if chosen:
            table.add_row("", "", Text(round_name(each, words), style="bold"))
        for turn in chosen:
            table.add_row(*turn_cells(turn, analysis, words))
    return table


def round_name(each: Round, words: Words) -> str:
    """What a round is called."""
    began = each.began
    return words.game.say(f"round.{began.kind}", began.what, words.who) if began else words.say("analyse.beginning")


def chosen_in(turn: WholeTurn, analysis: Analysis, words: Words) -> list[str]:
    """The answers of a turn where there was a choice."""
    decisions = analysis.decisions[turn.first - 1 : turn.last]
    return [words.action(one.given, one.seat) for one in decisions if one.choices > 1]


def better_in(turn: WholeTurn, analysis: Analysis, words: Words) -> str:
    """What would have been better than the worst answer of a turn, and why; nothing where all were as good."""
    worst = analysis.decisions[turn.worst - 1]
    if worst.best == worst.given:
        return ""
    best = words.action(worst.best, worst.seat)
    return f"{best}. {words.because(worst.why)}" if worst.why else best


def chances_of(turn: WholeTurn, analysis: Analysis) -> str:
    """Its seat's chance of the first place before and after a turn."""
    before, after = (analysis.outlooks[step].win[turn.seat] for step in (turn.first - 1, turn.last))
    return f"{hundredths(before)} → {hundredths(after)} %"


def turn_cells(turn: WholeTurn, analysis: Analysis, words: Words) -> list[Text | str]:
    """One turn: what was done, what was better, and what it cost."""
    return [
        Text(str(turn.first), style=QUIET),
        seat_name(turn.seat, words.who(turn.seat)),
        Text.from_markup(marked("; ".join(chosen_in(turn, analysis, words)))),
        Text.from_markup(marked(better_in(turn, analysis, words))),
        chances_of(turn, analysis),
        cost_cell(turn.cost),
    ]


def cost_cell(share: float) -> Text:
    """What a turn gave away; nothing is not worth a word."""
    style = "bold red" if share >= POOR else "yellow" if share >= WEAK else QUIET
    return Text(f"{hundredths(share)} %" if hundredths(share) else "", style=style)


def chances_plot(analysis: Analysis, words: Words, room: int) -> Group:
    """Each seat's chance over the match, drawn with its glyph into so many columns."""
    last = len(analysis.outlooks) - 1
    width = max(LEAST_WIDTH, min(room - MARGIN - 1, MOST_WIDTH, last + 1))
    lines = [
        Text.assemble((f"{label(height):>{MARGIN - 2}} │", QUIET), *line)
        for height, line in enumerate(drawn(analysis, width))
    ]
    return Group(*lines, steps(last, width, words.say("analyse.number")), plot_legend(analysis, words))


def drawn(analysis: Analysis, width: int) -> list[list[Text]]:
    """The glyphs; where two seats are alike, every other column shows the one or the other."""
    seats, last = len(analysis.as_good), len(analysis.outlooks) - 1
    grid = [[Text(" ") for _ in range(width)] for _ in range(PLOT_HEIGHT)]
    for column in range(width):
        win = analysis.outlooks[round(column * last / (width - 1))].win
        for seat in sorted(range(seats), key=lambda seat: (seat + column) % seats):
            height = round((1 - win[seat]) * (PLOT_HEIGHT - 1))
            grid[height][column] = Text(GLYPHS[seat], style=COLOURS[seat])
    return grid


def steps(last: int, width: int, title: str) -> Text:
    """The axis below: round steps, each under its tick, and what they count."""
    line, numbers = ["─"] * width, [" "] * (width + 1)
    for step in map(round, ticks(0, last, max(1, width // 10), 1)):
        column = round(step * (width - 1) / max(1, last))
        line[column] = "┴"
        start = max(0, min(column - len(str(step)) // 2, width + 1 - len(str(step))))
        numbers[start : start + len(str(step))] = str(step)
    blank = " " * (MARGIN - 1)
    return Text(f"{blank}└{''.join(line)}\n{blank} {''.join(numbers)}\n{blank} {title:^{width}}", style=QUIET)


def label(height: int) -> str:
    """What a line of the plot stands for: every other one says it."""
    return "" if height % 2 else f"{100 - 100 * height // (PLOT_HEIGHT - 1)} %"


def plot_legend(analysis: Analysis, words: Words) -> Text:
    """Who is who, and how many of their answers were as good as the best."""
    parts: list[Text | str] = []
    for seat, share in enumerate(analysis.as_good):
        parts += [
            "       ",
            seat_name(seat, words.who(seat)),
            f"  {words.say('analyse.as_good', percent=hundredths(share))}\n",
        ]
    return Text.assemble(*parts)
