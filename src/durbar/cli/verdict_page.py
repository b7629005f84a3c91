"""The verdict on a match as one page for a browser: nothing is loaded from anywhere."""

from collections.abc import Iterator
from html import escape

from durbar.bots.analysis import Analysis, Decision
from durbar.cli.story import strangers, winners
from durbar.cli.verdict import percent, turns
from durbar.cli.words import Words
from durbar.core.match import Match

WIDTH, HEIGHT = 960, 300
LEFT, RIGHT, EDGE = 48, 110, 18
DASHES = ("", "10 5", "2 6", "14 5 2 5", "5 4")
STYLE = """
:root { color-scheme: light dark; --paper: #f6ecd9; --ink: #2a1d2f; --soft: #5d4957; --line: #d8c39a; --poor: #a3262e;
  --seat-0: #22488f; --seat-1: #ad2c5f; --seat-2: #a04a08; --seat-3: #17694a; --seat-4: #6a5206; }
@media (prefers-color-scheme: dark) { :root { --paper: #15142c; --ink: #f6ecd8; --soft: #c3b6c9; --line: #403a6b; --poor: #ff9b92;
  --seat-0: #5d8df0; --seat-1: #ea6f9b; --seat-2: #ef8f35; --seat-3: #3fb989; --seat-4: #dcb635; } }
body { max-width: 1000px; margin: 0 auto; padding: 24px 16px 60px; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
h1, h2 { font-family: Georgia, serif; font-weight: 400; line-height: 1.2; }
svg { width: 100%; height: auto; }
svg text { fill: var(--soft); font-size: 13px; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 5px 8px; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { color: var(--soft); font-weight: 500; }
.number { text-align: right; white-space: nowrap; }
.poor { color: var(--poor); font-weight: 600; }
li { margin: 4px 0; }
"""


def page(match: Match, found: Analysis, language: str) -> str:
    """The whole page."""
    words = strangers(match, language)
    name = f"{words.game.say('game.name')}: {words.say('analyse.title')}"
    told = (
        "".join(f"<li>{plain(turn)}</li>" for turn in turns(found, words))
        or f"<li>{words.say('analyse.no_turns')}</li>"
    )
    return f"""<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{plain(name)}</title>
<style>{STYLE}</style>
<h1>{plain(name)}</h1>
<p>{plain(winners(match, words))} {plain(words.say("analyse.about", seconds=f"{found.seconds:g}"))}</p>
<h2>{words.say("analyse.chances")}</h2>
{drawing(found, words)}
<ul>{"".join(given_away(found, words))}</ul>
<h2>{words.say("analyse.turns")}</h2>
<ul>{told}</ul>
<h2>{words.say("analyse.decisions")}</h2>
<div class="scroll">{table(found, words)}</div>
</html>
"""


def plain(sentence: str) -> str:
    """A sentence of a catalogue as HTML, without its stars."""
    return escape(sentence.replace("*", ""))


def given_away(found: Analysis, words: Words) -> Iterator[str]:
    """How much each seat gave away."""
    for seat, share in enumerate(found.given_away):
        yield f"<li>{plain(words.who(seat))}: {plain(words.say('analyse.given_away', percent=percent(share)))}</li>"


def drawing(found: Analysis, words: Words) -> str:
    """The chances as lines, one for each seat, with the turning points marked."""
    across = (WIDTH - LEFT - RIGHT) / max(1, len(found.outlooks) - 1)

    def at(step: int, share: float) -> tuple[float, float]:
        return LEFT + step * across, HEIGHT - EDGE - share * (HEIGHT - 2 * EDGE)

    parts = [grid(share) for share in (0, 25, 50, 75, 100)]
    for seat, end in zip(range(len(found.given_away)), labels(found), strict=True):
        spots = " ".join("{:.1f},{:.1f}".format(*at(step, o.win[seat])) for step, o in enumerate(found.outlooks))
        look = (
            f'fill="none" stroke="var(--seat-{seat})" stroke-width="3" stroke-dasharray="{DASHES[seat % len(DASHES)]}"'
        )
        parts.append(f'<polyline points="{spots}" {look} stroke-linejoin="round"/>')
        parts.append(
            f'<text x="{WIDTH - RIGHT + 8}" y="{end:.1f}" style="fill:var(--seat-{seat})">{plain(words.who(seat))}</text>'
        )
    for turn, sentence in zip(found.turns, turns(found, words), strict=True):
        x, y = at(turn.step, turn.after)
        look = f'r="6" fill="var(--paper)" stroke="var(--seat-{turn.seat})" stroke-width="3"'
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" {look}><title>{plain(sentence)}</title></circle>')
    name = plain(words.say("analyse.chances"))
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{name}">{"".join(parts)}</svg>'


def grid(share: int) -> str:
    """A line across, and what it stands for."""
    y = HEIGHT - EDGE - share / 100 * (HEIGHT - 2 * EDGE)
    line = f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}" stroke="var(--line)"/>'
    return f'{line}<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{share} %</text>'


def labels(found: Analysis) -> list[float]:
    """How high the name at the end of each line stands, none over another."""
    ends = found.outlooks[-1].win
    order = sorted(range(len(ends)), key=lambda seat: -ends[seat])
    heights = [0.0] * len(ends)
    lowest = 0.0
    for seat in order:
        lowest = max(lowest + 18, HEIGHT - EDGE - ends[seat] * (HEIGHT - 2 * EDGE) + 4)
        heights[seat] = lowest
    over = max(0.0, lowest - (HEIGHT - 4))
    return [height - over if height > HEIGHT / 2 else height for height in heights]


def table(found: Analysis, words: Words) -> str:
    """Every decision where there was a choice."""
    heads = [words.say(f"analyse.{key}") for key in ("number", "who", "given", "best", "chance", "points", "cost")]
    rows = "".join(row(decision, words) for decision in found.decisions if decision.choices > 1)
    return f"<table><thead><tr>{''.join(f'<th>{plain(head)}</th>' for head in heads)}</tr></thead><tbody>{rows}</tbody></table>"


def row(decision: Decision, words: Words) -> str:
    """One decision."""
    seat, before = decision.seat, decision.before
    better = "" if decision.best == decision.given else words.action(decision.best, seat)
    cost = f"{percent(decision.cost)} %" if percent(decision.cost) else ""
    numbers = (f"{percent(before.win[seat])} %", f"{before.points[seat]:.1f}")
    cells = [
        f'<td class="number">{decision.step}</td><td style="color:var(--seat-{seat})">{plain(words.who(seat))}</td>',
        f"<td>{plain(words.action(decision.given, seat))}</td><td>{plain(better)}</td>",
        *(f'<td class="number">{number}</td>' for number in numbers),
        f'<td class="number poor">{cost}</td>',
    ]
    return f"<tr>{''.join(cells)}</tr>"
