"""Das Vermächtnis des Maharaja in the terminal: the market of the day, the collections, and every seat."""

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from durbar.cli.terminal.console import QUIET, marked, seat_name
from durbar.cli.terminal.words import Words
from durbar.games.legacy.people.view import Antique, CollectionCard, LegacySeat, LegacyView, TradeCard

INKS = {
    "yellow": "#d9b310",
    "red": "#d6453d",
    "blue": "#3f7fd9",
    "green": "#3a9d57",
    "purple": "#9a5fc4",
    "orange": "#e0812a",
}
KINDS = ("jug", "scimitar", "instrument", "jewelry", "statue", "vase")
GOLD = "#c9a227"
FREE = "bold green"


def draw(view: LegacyView, words: Words) -> RenderableType:
    """The whole table, from the market to the seats."""
    market = Columns([offer(view, words), trade_row(view, words)])
    return Group(market, collections(view, words), "", seats(view, words), legend(words))


def offer(view: LegacyView, words: Words) -> RenderableType:
    """The antiques for sale today, with the value that each will have at the end."""
    grid = Table.grid(padding=(0, 2))
    for _ in view.offer:
        grid.add_column(justify="center", min_width=10)
    grid.add_row(
        *(Text(words.name(card.kind), style="bold") if card else Text("·", style=QUIET) for card in view.offer)
    )
    grid.add_row(
        *(
            Text(words.name(card.colour), style=ink(card)) if card else Text(words.term("sold"), style=QUIET)
            for card in view.offer
        )
    )
    grid.add_row(*(Text(str(card.value), style=f"bold {ink(card)}") if card else Text("") for card in view.offer))
    title = f"{words.term('offer')} · {words.term('day', day=view.day, days=view.days)}"
    return Panel(
        grid,
        title=title,
        title_align="left",
        subtitle=f"{words.term('deck')}: {view.deck}",
        subtitle_align="right",
        box=box.ROUNDED,
        expand=False,
    )


def trade_row(view: LegacyView, words: Words) -> RenderableType:
    """The trade cards from left to right: the price on each, and the coin where it still lies."""
    grid = Table.grid(padding=(0, 2))
    for _ in view.trade:
        grid.add_column(justify="center", min_width=3)
    grid.add_row(
        *(Text(f"[{card.price}]" if card.current else str(card.price), style=price_style(card)) for card in view.trade)
    )
    grid.add_row(*(Text("◉", style=GOLD) if card.coin else Text("·", style=QUIET) for card in view.trade))
    grid.add_row()
    price = f" · {words.term('price')}: {view.price}" if view.price is not None else ""
    return Panel(grid, title=f"{words.term('trade')}{price}", title_align="left", box=box.ROUNDED, expand=False)


def price_style(card: TradeCard) -> str:
    """The card that sets the price stands out; those without a coin are quiet."""
    return "bold reverse" if card.current else "bold" if card.coin else QUIET


def collections(view: LegacyView, words: Words) -> RenderableType:
    """The cards of the general supply: what each needs and costs, what it is worth, and what stands against it."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1), header_style=QUIET)
    table.add_column(words.term("supply"), header_style="bold")
    table.add_column("", no_wrap=True)
    table.add_column("", no_wrap=True, justify="right")
    if view.gray:
        table.add_column(words.term("effect"))
    table.add_column(words.term("missing"))
    for card in view.supply:
        if card.holder is None:
            effect = [words.name(card.effect)] if card.effect else []
            table.add_row(
                needs(card, words), price(card, words), points(card.points, words), *effect, standing(card, words)
            )
    return table


def needs(card: CollectionCard, words: Words) -> Text:
    """The antiques that a card asks for: its name where one kind says it all. Large cards are bold."""
    name = words.name(card.id) if card.kind != "various" else ", ".join(words.name(kind) for kind in card.needs)
    return Text(name, style="bold" if card.large else "")


def price(card: CollectionCard, words: Words) -> str:
    """Whether one of these antiques has to be given up; which kinds, where it is not any of them."""
    if not card.give_up:
        return ""
    return "-1" if card.give_up == list(card.needs) else f"-1 {'/'.join(words.name(kind) for kind in card.give_up)}"


def standing(card: CollectionCard, words: Words) -> Text:
    """Whether the viewing seat could take a card, or why not."""
    if card.why_not is None:
        return Text("" if card.missing else "✓", style=FREE)
    if card.why_not.kind == "lacks":
        return Text(", ".join(lacking(count, words.name(kind)) for kind, count in card.missing.items()), style=QUIET)
    return Text.from_markup(
        marked(words.game.say(f"refusal.{card.why_not.kind}", card.why_not.what, words.who)), style=QUIET
    )


def lacking(count: int, name: str) -> str:
    return name if count == 1 else f"{count} × {name}"


def seats(view: LegacyView, words: Words) -> RenderableType:
    """What lies in front of everybody, and whose turn it is."""
    grid = Table.grid(padding=(0, 2))
    for seat, own in enumerate(view.seats):
        turn = " ◂" if seat == view.turn and not view.over else ""
        grid.add_row(Text.assemble(seat_name(seat, words.who(seat)), turn), seat_lines(own, view, words))
    return grid


def legend(words: Words) -> Text:
    """What the marks mean."""
    return Text(f"! {words.term('lone')} · -1 {words.say('legacy.gives_up')}", style=QUIET)


def seat_lines(own: LegacySeat, view: LegacyView, words: Words) -> Text:
    """Money and points if it ended now; then antiques by kind; then collection cards with their points."""
    worth = {card.id: card.points for card in view.supply}
    lines = [Text.assemble((words.term("rupees", count=own.money), GOLD), " · ", (points(own.points, words), "bold"))]
    if own.antiques:
        lines.append(
            Text(" · ").join(
                antiques(own, kind, words) for kind in KINDS if any(card.kind == kind for card in own.antiques)
            )
        )
    if own.collections:
        lines.append(Text("★ " + ", ".join(f"{words.name(card)} {worth[card]}" for card in own.collections)))
    return Text("\n").join(lines)


def antiques(own: LegacySeat, kind: str, words: Words) -> Text:
    """A seat's antiques of one kind, each as the start of its colour's name and its value."""
    cards = [
        Text(f" {words.name(card.colour)[:2]}{card.value}{'!' if card.lone else ''}", style=ink(card))
        for card in own.antiques
        if card.kind == kind
    ]
    return Text.assemble(words.name(kind), *cards)


def points(count: int, words: Words) -> str:
    return words.term("points", count=count)


def ink(card: Antique) -> str:
    """The colour an antique is written in; an edition may have colours that we have no ink for."""
    return INKS.get(card.colour, "")
