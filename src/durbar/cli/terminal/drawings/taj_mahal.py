"""Taj Mahal in the terminal: the court, the provinces in the order of visits, display, hand, forecast and every seat."""

from collections.abc import Iterable, Sequence

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from durbar.cli.terminal.console import COLOURS, GLYPHS, QUIET, seat_name
from durbar.cli.terminal.words import Words
from durbar.games.taj_mahal.people.cards import HandCard, TajCard
from durbar.games.taj_mahal.people.forecast import CityChoice, Forecast
from durbar.games.taj_mahal.people.seats import TajSeat
from durbar.games.taj_mahal.people.view import Prize, TajCity, TajMahalView, TajProvince

INKS = {"red": "#d6453d", "yellow": "#d9b310", "green": "#3a9d57", "violet": "#9a5fc4", "white": "bold"}
CARD_COLOURS = tuple(INKS)
WARES = {"rice": "#c9a96a", "tea": "#5fae6c", "spices": "#d9623b", "gems": "#5b8fe0"}
GOLD = "#c9a227"
CROWN = "♛"


def draw(view: TajMahalView, words: Words) -> RenderableType:
    """The whole table, from the court to the seats."""
    parts = [court(view, words), provinces(view, words), market(view, words)]
    if view.hand:
        parts.append(hand(view, words))
    told = next((own.forecast for own in view.seats if own.forecast and own.forecast.plans), None)
    if told:
        parts.append(forecast(told, words))
    return Group(*parts, "", seats(view, words), legend(words))


def brief(view: TajMahalView, words: Words) -> RenderableType:
    """The court, the provinces of this visit and the next, display, hand and what withdrawing would bring."""
    near = [each for each in view.provinces if view.visit <= each.number <= view.visit + 1]
    parts = [court(view, words), provinces(msgspec.structs.replace(view, provinces=near), words), market(view, words)]
    if view.hand:
        parts.append(hand(view, words))
    told = next((own.forecast for own in view.seats if own.forecast and own.forecast.plans), None)
    if told:
        parts.append(forecast(msgspec.structs.replace(told, choices=[]), words))
    return Group(*parts, seats(view, words))


def court(view: TajMahalView, words: Words) -> RenderableType:
    """What is still to be won, how many symbols everybody shows, and who leads."""
    title = Text(words.term("court"), style="bold not italic")
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1), title=title, title_justify="left")
    table.add_column()
    for prize in view.court:
        style = "bold" if prize.at_court else f"strike {QUIET}"
        table.add_column(words.name(prize.symbol), header_style=style, justify="center")
    for seat, own in enumerate(view.seats):
        here = own.visiting and not view.over
        table.add_row(at_court(seat, own, view, words), *(shown(prize, seat) for prize in view.court if here))
    return table


def at_court(seat: int, own: TajSeat, view: TajMahalView, words: Words) -> Text:
    """A seat with the colour of its visit, or that it has withdrawn; and whether it is asked."""
    if not own.visiting and not view.over:
        return Text.assemble(seat_name(seat, words.who(seat)), (f" {words.term('withdrawn')}", QUIET))
    colour = Text(f" {words.name(own.colour)}", style=INKS[own.colour]) if own.colour else Text()
    return Text.assemble(seat_name(seat, words.who(seat)), colour, " ◂" if seat == view.turn else "")


def shown(prize: Prize, seat: int) -> Text:
    """How many of a symbol a seat shows: the leader's number stands out, tied ones are marked."""
    count = prize.counts[seat]
    if prize.leader == seat:
        return Text(f" {count} ", style=f"bold reverse {COLOURS[seat]}")
    if count and len(prize.tied) > 1 and seat in prize.tied:
        return Text(f"={count}=", style="bold")
    return Text(str(count) if count else "·", style="" if count else QUIET)


def provinces(view: TajMahalView, words: Words) -> RenderableType:
    """Every province in the order of visits: its wares, who won its tile, and its cities."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right")
    cities = {city.id: city for city in view.cities}
    for province in view.provinces:
        here = province.status == "current"
        style = "bold reverse" if here else QUIET if province.status == "past" else ""
        grid.add_row(
            Text(str(province.number), style=style),
            Text(words.name(province.id), style=style),
            tile(province, words),
            Text("  ").join(place(cities[city], words) for city in province.cities),
        )
    title = words.term("visit", number=view.visit, count=view.visits)
    return Panel(grid, title=title, title_align="left", box=box.ROUNDED, expand=False)


def tile(province: TajProvince, words: Words) -> Text:
    """The wares on a province tile, or who won it."""
    if province.owner is not None:
        return glyph(province.owner)
    if province.status == "past":
        return Text("–", style=QUIET)
    return Text("+").join(Text(short(ware, words), style=WARES[ware]) for ware in province.goods)


def place(city: TajCity, words: Words) -> Text:
    """A city: fortresses are underlined; then its bonus tile and its palaces."""
    name = Text(words.name(city.id), style="underline" if city.fortress else "")
    bonus = Text(f"[{bonus_word(city.bonus, words)}]", style=GOLD) if city.bonus else Text()
    palace = glyph(city.palace) if city.palace is not None else Text()
    crown = Text.assemble((CROWN, GOLD), glyph(city.crown)) if city.crown is not None else Text()
    return Text.assemble(name, bonus, palace, crown)


def bonus_word(bonus: str, words: Words) -> str:
    """A bonus tile in two or three letters."""
    kind = bonus.removeprefix("bonus_")
    return {"points": "+2", "taj_mahal": "+4"}.get(kind) or short(kind if kind in WARES else bonus, words)


def glyph(seat: int) -> Text:
    """A seat by its glyph and colour."""
    return Text(GLYPHS[seat], style=f"bold {COLOURS[seat]}")


def short(component: str, words: Words) -> str:
    """The first letters of a name."""
    return words.name(component).split()[-1][:2].capitalize()


def symbols(card: TajCard | HandCard, words: Words) -> str:
    """The symbols of a card by their first letters, and how many there are of it."""
    found = "+".join(words.name(symbol)[:2].capitalize() for symbol in card.symbols)
    return f"{found} ×{card.count}" if card.count > 1 else found


def cards(found: Sequence[TajCard | HandCard], words: Words) -> Text:
    """Cards colour by colour."""
    rows = []
    for colour in CARD_COLOURS:
        same = [symbols(card, words) for card in found if card.colour == colour]
        if same:
            rows.append(Text(f"{words.name(colour)} {' · '.join(same)}", style=INKS[colour]))
    return Text("  ").join(rows)


def market(view: TajMahalView, words: Words) -> Text:
    """The display, and how many cards the deck holds."""
    head = Text(f"{words.term('display')}: ", style="bold")
    return Text.assemble(head, cards(view.display, words), (f"  {words.term('deck')}: {view.deck}", QUIET))


def hand(view: TajMahalView, words: Words) -> Text:
    """The viewer's hand; what can be played now is marked."""
    rows = [Text(f"{words.term('hand')}:", style="bold")]
    for colour in CARD_COLOURS:
        same = [card for card in view.hand if card.colour == colour]
        if same:
            rows.append(Text.assemble("  ", (words.name(colour), INKS[colour]), " ", held(same, words)))
    return Text("\n").join(rows)


def held(same: Iterable[HandCard], words: Words) -> Text:
    """The cards of one colour, a tick before those that may be played."""
    return Text(" · ").join(
        Text(f"{'✓' if card.playable else ''}{symbols(card, words)}", style=INKS[card.colour]) for card in same
    )


def forecast(told: Forecast, words: Words) -> Text:
    """What withdrawing would bring, city by city."""
    wins = ", ".join(words.name(symbol) for symbol in told.wins)
    points = (
        words.term("exactly", most=told.most)
        if told.least == told.most
        else words.term("range", least=told.least, most=told.most)
    )
    head = Text.assemble((f"{words.term('forecast')}: ", "bold"), wins or words.term("nothing"), " · ", (points, GOLD))
    return Text("\n").join([head, *(choice(each, words) for each in told.choices)])


def choice(each: CityChoice, words: Words) -> Text:
    """One city: its bonus, the provinces on the chain, and the best total with it."""
    kind = f"{CROWN} " if each.crown else "  "
    bonus = f" [{bonus_word(each.bonus, words)}]" if each.bonus else ""
    told = f"{words.term('provinces', count=each.palaces)}, {words.term('best', count=each.best)}"
    return Text.assemble("  ", (kind, GOLD), words.name(each.city), (bonus, GOLD), f": {told}")


def seats(view: TajMahalView, words: Words) -> RenderableType:
    """What lies in front of everybody."""
    grid = Table.grid(padding=(0, 2))
    for seat, own in enumerate(view.seats):
        start = " ▸" if seat == view.start and not view.over else ""
        grid.add_row(Text.assemble(seat_name(seat, words.who(seat)), start), belongings(own, words))
    return grid


def belongings(own: TajSeat, words: Words) -> Text:
    """Points, hand, wares, tokens, special cards and the cards played."""
    lines = [Text.assemble((points(own, words), "bold"), " · ", words.term("hand_size", count=own.hand_size))]
    goods = [Text(f"{words.name(ware)} {count}", style=WARES[ware]) for ware, count in own.goods.items() if count]
    if goods:
        lines[0].append_text(Text.assemble(" · ", Text(", ").join(goods)))
    kept = [f"{words.name(figure)} ×{count}" for figure, count in own.tokens.items() if count]
    kept += [words.name(special) for special in own.specials]
    if kept:
        lines.append(Text(", ".join(kept)))
    if own.played:
        lines.append(Text.assemble((f"{words.term('played')}: ", QUIET), cards(own.played, words)))
    return Text("\n").join(lines)


def points(own: TajSeat, words: Words) -> str:
    return words.term("points", count=own.points)


def legend(words: Words) -> Text:
    """What the marks mean."""
    told = (
        f"▸ {words.term('start')}",
        f"=1= {words.term('tied')}",
        f"{CROWN} {words.term('crown')}",
        f"[ ] {words.term('bonus')}",
    )
    return Text.assemble((words.term("fortress"), f"underline {QUIET}"), (" · " + " · ".join(told), QUIET))
