"""Rajas of the Ganges in the terminal: the race, the board, the river, the tiles, and every province."""

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from durbar.cli.terminal.console import COLOURS, GLYPHS, QUIET, seat_name
from durbar.cli.terminal.drawings.rajas_province import INKS, TURNED, contents, province, short
from durbar.cli.terminal.words import Words
from durbar.games.rajas.people.spaces import RajasSpace
from durbar.games.rajas.people.stacks import RajasStack
from durbar.games.rajas.people.view import RajasView

GOLD = "#c9a227"
FAME = "#d0567f"
FREE = "bold green"
TRACK = 28
RIVER_ROW = 8
UPRIGHT = {
    "straight": ("top", "bottom"),
    "curve": ("top", "right"),
    "fork": ("top", "right", "left"),
    "crossing": ("top", "right", "bottom", "left"),
}


def draw(view: RajasView, words: Words) -> RenderableType:
    """The whole table, from the race to the provinces."""
    return Group(
        heading(view, words),
        race(view, words),
        board(view, words),
        river(view, words),
        stacks(view, words),
        Columns([province(view, seat, words) for seat in range(len(view.seats))], padding=(0, 2)),
        legend(words),
    )


def brief(view: RajasView, words: Words) -> RenderableType:
    """The race, and the province in its turn with its dice beside the river and the tiles on show: the answers name the spaces."""
    beside = Table.grid(padding=(0, 1))
    beside.add_row(province(view, view.turn or 0, words), Group(river(view, words), on_show(view, words)))
    return Group(heading(view, words), lanes(view, words), beside, legend(words))


def on_show(view: RajasView, words: Words) -> RenderableType:
    """The tiles on show in two columns."""
    grid = Table.grid(padding=(0, 2))
    for first in range(0, len(view.stacks), 2):
        grid.add_row(*(stack_entry(stack, words) for stack in view.stacks[first : first + 2]))
    return grid


def heading(view: RajasView, words: Words) -> Text:
    """Which round it is, who has the elephant, and how many dice are left."""
    line = Text(words.term("round", round=view.round), style="bold")
    line.append(f" · {words.term('elephant')}: ").append_text(seat_name(view.elephant, words.who(view.elephant)))
    if view.last_pass:
        line.append(f" · {words.term('last_pass')}", style="bold yellow")
    line.append(f" · {words.term('supply')}:")
    for colour, count in view.supply.items():
        line.append(f" {words.name(colour)} {count}", style=INKS[colour])
    return line


def race(view: RajasView, words: Words) -> RenderableType:
    """Fame from the left and money from the right."""
    title = f"{words.term('fame')} → ← {words.term('money')}"
    return Panel(lanes(view, words), title=title, title_align="left", box=box.ROUNDED)


def lanes(view: RajasView, words: Words) -> Table:
    """Each seat's two markers running towards each other."""
    grid = Table.grid(padding=(0, 1))
    for seat, own in enumerate(view.seats):
        gap = words.term("ahead" if own.ahead >= 0 else "to_meet", count=abs(own.ahead))
        turn = " ◂" if seat == view.turn and not view.over else ""
        grid.add_row(
            Text.assemble(seat_name(seat, words.who(seat)), turn),
            Text(f"{own.fame}★", style=FAME),
            lane(view, seat),
            Text(f"{own.money}¤", style=GOLD),
            Text(gap, style="bold" if own.ahead >= 0 else QUIET),
        )
    return grid


def lane(view: RajasView, seat: int) -> Text:
    """One seat's lane: what it has run, and the gap that is left."""
    own, most = view.seats[seat], view.tracks.meeting_sum
    fame = min(TRACK, own.fame * TRACK // most)
    money = max(0, TRACK - ((own.money + 1) // 2) * TRACK // most)
    cells = ["━" if i < fame or i > money else "·" for i in range(TRACK + 1)]
    cells[money], cells[fame] = "¤", GLYPHS[seat]
    return Text("".join(cells), style=COLOURS[seat])


def board(view: RajasView, words: Words) -> RenderableType:
    """Every space: who stands there, what it costs, and whether you may come."""
    spaces = [entry(space, words) for space in view.spaces]
    columns = 3
    height = -(-len(spaces) // columns)
    grid = Table.grid(padding=(0, 2))
    for row in range(height):
        grid.add_row(*(spaces[i] for i in range(row, len(spaces), height)))
    return grid


def entry(space: RajasSpace, words: Words) -> Text:
    """One space; what you cannot use now is quiet."""
    line = Text(words.name(space.id), style=QUIET if space.why_not else "bold")
    for place in space.places:
        line.append(" ")
        if place.seat is None:
            paid = space.area in ("quarry", "harbour")
            line.append(str(place.money) if paid else "○", style=QUIET if space.why_not else GOLD)
        else:
            line.append(GLYPHS[place.seat], style=COLOURS[place.seat])
    if space.die_value:
        line.append(f" [{space.die_value}]", style=QUIET)
    if space.income:
        line.append(f" +{space.income}¤", style=GOLD)
    return line


def river(view: RajasView, words: Words) -> RenderableType:
    """The river in rows: number, reward, and the boats; a bridge lies where it must be passed."""
    grid = Table.grid(padding=(0, 1))
    for first in range(0, len(view.river), RIVER_ROW):
        grid.add_row(*(river_space(view, space) for space in range(first, min(first + RIVER_ROW, len(view.river)))))
    return Panel(grid, title=words.term("river"), title_align="left", box=box.ROUNDED, expand=False)


def river_space(view: RajasView, space: int) -> Text:
    """One space of the river."""
    found = view.river[space]
    line = Text(f"{space}:" if space else "→ ", style=QUIET)
    line.append_text(short(found.reward))
    for seat in found.boats:
        line.append(GLYPHS[seat], style=f"bold {COLOURS[seat]}")
    if space == view.bridge_after:
        line.append("‖", style="bold")
    return line


def stacks(view: RajasView, words: Words) -> RenderableType:
    """The tiles on show: price, path and contents; a tick where your dice would pay."""
    grid = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1), show_header=False)
    backs = list(dict.fromkeys(stack.back for stack in view.stacks))
    for back in backs:
        grid.add_row(*(stack_entry(stack, words) for stack in view.stacks if stack.back == back))
    return Panel(grid, title=words.term("stacks"), title_align="left", box=box.ROUNDED, expand=False)


def stack_entry(stack: RajasStack, words: Words) -> Text:
    """The top of one stack."""
    if stack.tile is None:
        return Text("–", style=QUIET)
    ink = INKS[stack.colour]
    line = Text(f"{words.name(stack.colour)[0]}{stack.tile.price:<2} ", style=f"bold {ink}")
    line.append(f"{TURNED[frozenset(UPRIGHT[stack.tile.path])]} ", style=ink).append(contents(stack.tile, words))
    if stack.payable is not None and stack.payable >= stack.tile.price:
        line.append(" ✓", style=FREE)
    return line


def legend(words: Words) -> Text:
    """What the signs mean."""
    signs = {"¤": "money", "★": "fame", "☸": "karma", "⚄": "dice", "▲": "upgrades", "~": "boat", "⌂": "palace_area"}
    return Text(" · ".join(f"{sign} {words.term(term)}" for sign, term in signs.items()), style=QUIET)
