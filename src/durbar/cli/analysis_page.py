"""An analysis as one page for a browser: nothing is loaded from anywhere."""

from collections.abc import Iterator
from html import escape

from durbar.bots.analysis import Analysis
from durbar.bots.rounds import Round, WholeTurn
from durbar.cli.terminal.analysis import better_in, chances_of, chosen_in, hundredths, round_name, turns
from durbar.cli.terminal.retelling import strangers, winners
from durbar.cli.terminal.words import Words
from durbar.core.match import Match
from durbar.reports.document import document, scrolled
from durbar.reports.svg import FOOT, WIDE, Axis, Scale, across, breadth, drawing, ink, symbol, upright, words_at

TOP, LEFT = 34, 54
LINE = 18
DASHES = ("", "10 5", "2 5", "14 5 2 5", "5 4")


def analysis_page(match: Match, analysis: Analysis, language: str) -> str:
    """The whole page."""
    words = strangers(match, language)
    name = f"{words.game.say('game.name')}: {words.say('analyse.title')}"
    body = f"""<p>{as_html(winners(match, words))} {as_html(words.say("analyse.about", seconds=f"{analysis.seconds:g}"))}</p>
<h2>{as_html(words.say("analyse.chances"))}</h2>
<figure>{chances_figure(analysis, words)}</figure>
<ul class="seats">{"".join(as_good_items(analysis, words))}</ul>
<h2>{as_html(words.say("analyse.turns"))}</h2>
{turns_list(analysis, words)}
<h2>{as_html(words.say("analyse.rounds"))}</h2>
{scrolled(words.say("analyse.rounds"), rounds_table(analysis, words))}"""
    return document(name.replace("*", ""), body, language)


def as_html(sentence: str) -> str:
    """A sentence of a catalogue as HTML, without its stars."""
    return escape(sentence.replace("*", ""))


def turns_list(analysis: Analysis, words: Words) -> str:
    """The turning points in words, with the numbers they have in the plot."""
    sentences = turns(analysis, words)
    if not sentences:
        return f"<p>{as_html(words.say('analyse.no_turns'))}</p>"
    return f"<ol>{''.join(f'<li>{as_html(sentence)}</li>' for sentence in sentences)}</ol>"


def as_good_items(analysis: Analysis, words: Words) -> Iterator[str]:
    """How many of each seat's answers were as good as the best."""
    for seat, share in enumerate(analysis.as_good):
        yield f"<li>{seated(seat, words)} {as_html(words.say('analyse.as_good', percent=hundredths(share)))}</li>"


def seated(seat: int, words: Words) -> str:
    """A seat's mark and name: never colour alone."""
    key = f'<svg class="key" viewBox="-8 -8 16 16" aria-hidden="true">{symbol(seat, 0, 0)}</svg>'
    return f'<span class="who">{key}{as_html(words.who(seat))}</span>'


def chances_figure(analysis: Analysis, words: Words) -> str:
    """The chances as lines over the steps, one for each seat, with the turning points marked."""
    names = max(breadth(words.who(seat)) for seat in range(len(analysis.as_good)))
    steps = Axis(words.say("analyse.number"), 0, max(1, len(analysis.outlooks) - 1), least=1)
    shares = Axis(words.say("analyse.chances"), 0, 100, label="{:g} %".format)

    def draw(width: float) -> tuple[str, float]:
        bottom = TOP + (280 if width == WIDE else 240)
        along, up = Scale(steps, LEFT, width - names - 34), Scale(shares, bottom, TOP)
        parts = [
            words_at(0, 12, shares.title, look="unit"),
            across(along, TOP, bottom),
            upright(up, LEFT, along.end, 40),
        ]
        parts += chance_lines(analysis, words, along, up)
        parts += circles(analysis, words, along, up)
        return "".join(parts), bottom + FOOT

    return drawing(shares.title, draw)


def chance_lines(analysis: Analysis, words: Words, along: Scale, up: Scale) -> Iterator[str]:
    """Each seat's chance as a line of its own dashes, with mark and name at its end."""
    for seat, height in enumerate(heights(analysis, up)):
        spots = " ".join(f"{along(step):.1f},{up(100 * o.win[seat]):.1f}" for step, o in enumerate(analysis.outlooks))
        dashes = f'stroke-dasharray="{DASHES[seat % len(DASHES)]}"'
        yield f'<polyline points="{spots}" {dashes} class="{ink(seat)} bold" stroke-linejoin="round"/>'
        yield symbol(seat, along.end + 14, height - 4)
        yield words_at(along.end + 26, height, words.who(seat).replace("*", ""), look="name")


def heights(analysis: Analysis, up: Scale) -> list[float]:
    """How high the name at the end of each line stands, none over another and none below the axis."""
    ends = analysis.outlooks[-1].win
    order = sorted(range(len(ends)), key=lambda seat: -ends[seat])
    placed = [0.0] * len(ends)
    lowest = 0.0
    for seat in order:
        lowest = placed[seat] = max(lowest + LINE, up(100 * ends[seat]) + 4)
    room = up.start + 4
    for seat in reversed(order):
        placed[seat] = min(placed[seat], room)
        room = placed[seat] - LINE
    return placed


def circles(analysis: Analysis, words: Words, along: Scale, up: Scale) -> Iterator[str]:
    """The turning points with their numbers."""
    for number, (turn, sentence) in enumerate(zip(analysis.turns, turns(analysis, words), strict=True), 1):
        x, y = along(turn.step), up(100 * turn.after)
        ring = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9" class="{ink(turn.seat)} bold ring"/>'
        yield f"<g><title>{as_html(sentence)}</title>{ring}{words_at(x, y + 4, str(number), 'middle', 'name')}</g>"


COLUMNS = ("number", "who", "given", "best", "chance", "cost")


def rounds_table(analysis: Analysis, words: Words) -> str:
    """Every turn in which there was a choice, each round with a heading."""
    heads = [words.say(f"analyse.{key}") for key in COLUMNS]
    head = "".join(f'<th scope="col"{look(i)}>{as_html(head)}</th>' for i, head in enumerate(heads))
    body = "".join(round_rows(each, analysis, words) for each in analysis.rounds)
    return f"<table><thead><tr>{head}</tr></thead>{body}</table>"


def look(column: int) -> str:
    """Numbers stand at the right, words at the left."""
    return "" if column in {1, 2, 3} else ' class="number"'


def round_rows(each: Round, analysis: Analysis, words: Words) -> str:
    """One round; nothing where nobody had a choice."""
    rows = [turn_row(turn, analysis, words) for turn in each.turns if chosen_in(turn, analysis, words)]
    name = f'<tr><th scope="rowgroup" colspan="{len(COLUMNS)}">{as_html(round_name(each, words))}</th></tr>'
    return f"<tbody>{name}{''.join(rows)}</tbody>" if rows else ""


def turn_row(turn: WholeTurn, analysis: Analysis, words: Words) -> str:
    """One turn."""
    cost = f"{hundredths(turn.cost)} %" if hundredths(turn.cost) else ""
    cells = [
        f'<td class="number">{turn.first}</td><td>{seated(turn.seat, words)}</td>',
        f'<td class="said">{as_html("; ".join(chosen_in(turn, analysis, words)))}</td>',
        f'<td class="said">{as_html(better_in(turn, analysis, words))}</td>',
        f'<td class="number">{chances_of(turn, analysis)}</td><td class="number poor">{cost}</td>',
    ]
    return f"<tr>{''.join(cells)}</tr>"
