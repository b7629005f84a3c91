"""A province of Rajas of the Ganges in signs: paths as lines, what stands on them, and the yields around them."""

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from durbar.cli.terminal.console import QUIET, seat_name
from durbar.cli.terminal.words import Words
from durbar.games.rajas.people.land import RajasBorder, RajasCell
from durbar.games.rajas.people.seats import RajasSeat
from durbar.games.rajas.people.things import RajasDie, RajasReward, RajasTile
from durbar.games.rajas.people.view import RajasView

INKS = {"blue": "#4f8fe0", "green": "#3fa968", "orange": "#e0812a", "purple": "#a878d8"}
TURNED = {
    frozenset(sides): sign
    for sides, sign in (
        (("top", "bottom"), "║"),
        (("left", "right"), "═"),
        (("top", "right"), "╚"),
        (("right", "bottom"), "╔"),
        (("bottom", "left"), "╗"),
        (("left", "top"), "╝"),
        (("top", "right", "left"), "╩"),
        (("top", "right", "bottom"), "╠"),
        (("right", "bottom", "left"), "╦"),
        (("top", "bottom", "left"), "╣"),
        (("top", "right", "bottom", "left"), "╬"),
    )
}
SIGNS = {
    "money": "¤",
    "fame": "★",
    "karma": "☸",
    "dice": "⚄",
    "upgrade": "▲",
    "boat": "~",
    "sail": "~",
    "one_good": "m",
}
PER = {
    "market": "m",
    "upgrade": "▲",
    "karma": "☸",
    "market_tile": "▦",
    "three_spaces": "3~",
    "building": "b",
    "yield_tile": "◇",
    "curve": "╰",
    "worker": "i",
}
SLOTS = {"white": "#d8d4c8", "yellow": "#d9b93b", "red": "#cc5a4b", "brown": "#9a6b45"}
RESIDENCE = "▓▓▓"


def short(reward: RajasReward) -> Text:
    """A reward in a few signs."""
    kind = reward.kind
    if kind in SIGNS:
        return Text(f"{reward.amount}{SIGNS[kind]}" if reward.amount > 1 or kind in ("money", "fame") else SIGNS[kind])
    if "_per_" in kind and not kind.startswith("dice"):
        what, _, per = kind.partition("_per_")
        return Text(f"{reward.amount}{SIGNS[what]}/{PER[per]}")
    if kind.startswith("dice"):
        dice = (
            Text("").join(Text("⚄", style=INKS[colour]) for colour in reward.colours) if reward.colours else Text("⚄")
        )
        return dice if kind == "dice_of_colours" else Text.assemble(dice, "/☸")
    plain = {"none": "", "palace": "⌂", "mixed_goods": "m+m"}
    return Text(plain.get(kind, f"⌂{(reward.chamber or '')[:3]}"))


def contents(tile: RajasTile, words: Words) -> str:
    """What stands on a tile, in words."""
    return ", ".join(
        [
            *(words.name(building) for building in tile.buildings),
            *(f"{words.name(market.good)} {market.value}" for market in tile.markets),
        ]
    )


def province(view: RajasView, seat: int, words: Words) -> Panel:
    """A province with its yields, and what lies beside it."""
    own = view.seats[seat]
    grid = Table.grid(padding=(0, 1))
    for _ in range(view.grid.columns + 2):
        grid.add_column(min_width=2)
    for row in range(view.grid.rows):
        add_edges(grid, view, own, row, words)
        cells = range(row * view.grid.columns, (row + 1) * view.grid.columns)
        left, right = (side(own, cells[end], where, words) for end, where in ((0, "left"), (-1, "right")))
        grid.add_row(left, *(ground(view, own, cell, words) for cell in cells), right)
    add_edges(grid, view, own, view.grid.rows, words)
    title = seat_name(seat, words.who(seat))
    return Panel(with_belongings(grid, own, words), title=title, title_align="left", box=box.ROUNDED, expand=False)


def add_edges(grid: Table, view: RajasView, own: RajasSeat, row: int, words: Words) -> None:
    """A line with the yields above and below the edges over a row, if there are any."""
    columns = view.grid.columns
    above = [side(own, (row - 1) * columns + column, "bottom", words) for column in range(columns)]
    below = [side(own, row * columns + column, "top", words) for column in range(columns)]
    edges = [Text.assemble(*pair) for pair in zip(above, below, strict=True)]
    if any(edges):
        grid.add_row(Text(""), *edges, Text(""))


def with_belongings(land: Table, own: RajasSeat, words: Words) -> Table:
    """Under the land: workers, karma, what buildings are worth, and the dice."""
    whole = Table.grid()
    whole.add_row(land)
    whole.add_row(Text(f"{words.term('workers')} {own.ready}/{own.workers} · {words.term('karma')} {own.karma}"))
    worth = " ".join(f"{words.name(kind)[:3]} {fame}" for kind, fame in own.upgrades.items())
    whole.add_row(Text(f"★ {worth}", style=QUIET))
    half = (own.hands + 1) // 2
    for first in range(0, own.hands, half):
        whole.add_row(dice(own.dice[first : first + half], words))
    return whole


def dice(found: list[RajasDie], words: Words) -> Text:
    """Dice as numbers in their colours, each after the letter of its colour."""
    return Text(" ").join(
        Text(f"{words.name(die.colour)[0]}{die.value}", style=f"bold {INKS[die.colour]}") for die in found
    )


def ground(view: RajasView, own: RajasSeat, cell: int, words: Words) -> Text:
    """One place: its path, and how many buildings or markets stand there; where there is none, the yields beside it."""
    if cell in view.grid.residence:
        return Text(RESIDENCE, style="bold")
    if cell in view.grid.blocked:
        return beside(view, own, cell, words)
    found = next((laid for laid in own.cells if laid.cell == cell), None)
    return Text("·", style=QUIET) if found is None else laid_tile(found, words)


def beside(view: RajasView, own: RajasSeat, cell: int, words: Words) -> Text:
    """The yields that the places left and right of a gap in the land have towards it."""
    column = cell % view.grid.columns
    left = side(own, cell - 1, "right", words) if column > 0 else Text("")
    right = side(own, cell + 1, "left", words) if column < view.grid.columns - 1 else Text("")
    return Text(" " if left and right else "").join([left, right])


def laid_tile(found: RajasCell, words: Words) -> Text:
    """A laid tile: its path, and how many buildings or markets stand there."""
    sign = TURNED[frozenset(found.exits)]
    things = "".join(
        [
            *(words.name(kind)[0].lower() for kind in found.tile.buildings),
            *(str(market.value) for market in found.tile.markets),
        ]
    )
    return Text(f"{sign}{things}", style=INKS[found.tile.colour])


def side(own: RajasSeat, cell: int, where: str, words: Words) -> Text:
    """The yield on one side of a place, if there is any."""
    found = next((border for border in own.borders if border.cell == cell and border.side == where), None)
    return Text("") if found is None else yields(found, words)


def yields(border: RajasBorder, words: Words) -> Text:
    """All that a place of the border gives, quiet once a path has reached it; a free slot with the letter of its colour."""
    sign = Text("").join(short(reward) for reward in border.rewards)
    if border.reached:
        sign.stylize(QUIET)
    if border.slot and not border.yield_tile:
        sign.append(words.name(border.slot)[0], style=SLOTS[border.slot])
    return sign
