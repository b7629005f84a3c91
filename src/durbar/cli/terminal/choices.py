"""The answers to a question as a list to choose from: what each costs and brings, and what to beware of."""

from collections.abc import Mapping, Sequence

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from durbar.cli.terminal.console import QUIET, console, marked
from durbar.cli.terminal.words import Words
from durbar.core.game import Action

MANY = 8
"""More answers than these stand in two columns where they are short enough."""
MARGIN = 6
GAP = 2


def shared_cost(legal: Sequence[Action]) -> dict[str, int]:
    """What every one of several answers costs alike: it is said once, with the question."""
    if len(legal) < 2:
        return {}
    return {kind: n for kind, n in legal[0].cost.items() if all(action.cost.get(kind) == n for action in legal)}


def question_line(question: str, legal: Sequence[Action], words: Words) -> Text:
    """A question, with what any answer to it costs."""
    line = Text.from_markup(marked(question), style="bold")
    shared = ", ".join(with_sign(shared_cost(legal), "−", words))
    return line.append(f"  {words.say('ask.each', amounts=shared)}", style=QUIET) if shared else line


def listed_answers(legal: Sequence[Action], seat: int, words: Words) -> RenderableType:
    """Every answer after its number, in one column or two."""
    shared = shared_cost(legal)
    effects = said_once([words.effect(action, seat) for action in legal])
    lines = [
        answer_line(without(action, shared), seat, words, effect) for action, effect in zip(legal, effects, strict=True)
    ]
    room = (console().width - GAP) // 2 - MARGIN
    columns = 2 if len(lines) > MANY and all(line.cell_len <= room for line in lines) else 1
    height = -(-len(lines) // columns)
    grid = Table.grid(padding=(0, GAP))
    for row in range(height):
        cells = ((Text(f"{i + 1:>4}", style="bold"), lines[i]) for i in range(row, len(lines), height))
        grid.add_row(*(part for cell in cells for part in cell))
    return grid


def said_once(effects: Sequence[str]) -> list[str]:
    """What several answers in a row do alike is said with the first of them."""
    return [effect if i == 0 or effect != effects[i - 1] else "" for i, effect in enumerate(effects)]


def without(action: Action, shared: Mapping[str, int]) -> Action:
    """An answer without the costs that are said with the question."""
    return msgspec.structs.replace(action, cost={kind: n for kind, n in action.cost.items() if kind not in shared})


def answer_line(action: Action, seat: int, words: Words, effect: str) -> Text:
    """One answer with its stakes, what it does and its warning."""
    line = Text.from_markup(marked(words.action(action, seat)))
    told = stakes(action, words)
    if told:
        line.append(f"  {told}", style=QUIET)
    if effect:
        line.append(f"  {effect}", style=QUIET)
    warning = words.warning(action, seat)
    if warning:
        line.append(" · ", style=QUIET).append_text(Text.from_markup(marked(warning), style="yellow"))
    return line


def stakes(action: Action, words: Words) -> str:
    """What an answer takes and gives at once, and what may follow from it at best."""
    at_once = [*with_sign(action.cost, "−", words), *with_sign(action.gain, "+", words)]
    later = [
        sign for kind, n in action.then.items() for sign in with_sign({kind: abs(n)}, "−" if n < 0 else "+", words)
    ]
    if later:
        at_once.append(words.say("ask.then", amounts=", ".join(later)))
    return ", ".join(at_once)


def with_sign(amounts: Mapping[str, int], sign: str, words: Words) -> list[str]:
    """Amounts of things with a sign before them."""
    return [f"{sign}{words.amount(kind, count)}" for kind, count in amounts.items()]
