"""A province of Rajas of the Ganges in signs: paths as lines, what stands on them, and the yields around them."""

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from durbar.cli.terminal.console import QUIET, seat_name
from durbar.cli.terminal.words import Words
from durbar.games.rajas.people.land import RajasBorder, RajasCell
from durbar.games.rajas.people.things import RajasDie, RajasReward, RajasTile
from durbar.games.rajas.people.view import RajasSeat, RajasView

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
RESIDENCE = "▓▓▓"
WIDTH = 4


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
    plain = {"none": "", "upgrade_and_money": f"▲{reward.amount}¤", "palace": "⌂", "mixed_goods": "m+m"}
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
    grid = Table.grid(padding=(0, 0))
    laid = {cell.cell: cell for cell in own.cells}
    for row in range(view.grid.rows):
        cells = range(row * view.grid.columns, (row + 1) * view.grid.columns)
        line = [
            side(own, cells[0], "left"),
            *(ground(view, laid, cell) for cell in cells),
            side(own, cells[-1], "right"),
        ]
        grid.add_row(*line)
    last = range((view.grid.rows - 1) * view.grid.columns, view.grid.rows * view.grid.columns)
    grid.add_row(Text(""), *(side(own, cell, "bottom") for cell in last), Text(""))
    title = seat_name(seat, words.who(seat))
    return Panel(with_belongings(grid, own, words), title=title, title_align="left", box=box.ROUNDED, expand=False)


def with_belongings(land: Table, own: RajasSeat, words: Words) -> Table:
    """Under the land: workers, karma, what buildings are worth, and the dice."""
    whole = Table.grid()
    whole.add_row(land)
    whole.add_row(Text(f"{words.term('workers')} {own.ready}/{own.workers} · {words.term('karma')} {own.karma}"))
    worth = " ".join(f"{words.name(kind)[:3]} {fame}" for kind, fame in own.upgrades.items())
    whole.add_row(Text(f"★ {worth}", style=QUIET))
    half = (own.hands + 1) // 2
    for first in range(0, own.hands, half):
        whole.add_row(dice(own.dice[first : first + half]))
    return whole


def dice(found: list[RajasDie]) -> Text:
    """Dice as numbers in their colours, each after the letter of its colour."""
    return Text(" ").join(Text(f"{die.colour[0]}{die.value}", style=f"bold {INKS[die.colour]}") for die in found)


def ground(view: RajasView, laid: dict[int, RajasCell], cell: int) -> Text:
    """One place: its path, and how many buildings or markets stand there."""
    if cell in view.grid.residence:
        return Text(RESIDENCE, style="bold")
    found = laid.get(cell)
    if found is None:
        return Text("·".center(WIDTH), style=QUIET)
    sign = TURNED[frozenset(found.exits)]
    things = "".join(
        [*(kind[0] for kind in found.tile.buildings), *(str(market.value) for market in found.tile.markets)]
    )
    return Text(f"{sign}{things}".ljust(WIDTH), style=INKS[found.tile.colour])


def side(own: RajasSeat, cell: int, where: str) -> Text:
    """The yield on one side of a place, quiet once it was gained."""
    found = next((border for border in own.borders if border.cell == cell and border.side == where), None)
    return Text("".ljust(WIDTH)) if found is None else yields(found)


def yields(border: RajasBorder) -> Text:
    """One yield of the border."""
    sign = short(border.reward)
    if border.reached:
        sign.stylize(QUIET)
    sign.pad_right(max(0, WIDTH - sign.cell_len))
    return sign
