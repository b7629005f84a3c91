"""Maharaja in the terminal: the track, cities and roads, rewards and characters, every side, and Brahmabot."""

from itertools import starmap

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from durbar.cli.terminal.console import COLOURS, GLYPHS, QUIET, seat_name
from durbar.cli.terminal.words import Words
from durbar.games.maharaja.people.board import City, Road, Space, Village
from durbar.games.maharaja.people.brahmabot import Bot, BotTile
from durbar.games.maharaja.people.sides import Character, Side
from durbar.games.maharaja.people.tasks import Part, Task
from durbar.games.maharaja.people.view import Field, MaharajaView

INKS = {
    "purple": "#a86fd0",
    "red": "#d6453d",
    "orange": "#e0812a",
    "green": "#3a9d57",
    "yellow": "#d9b310",
    "blue": "#4a86e0",
    "white": "#c9c2b4",
}
GOLD = "#c9a227"
FEATHER = "#2fa58a"
SIGNS = {"markers": "+", "prestige": "*", "coins": "$", "shrines": "^"}


def draw(view: MaharajaView, words: Words) -> RenderableType:
    """The whole table, from the track to the sides."""
    parts: list[RenderableType] = [
        heading(view, words),
        track(view, words),
        "",
        cities(view, words),
        "",
        roads(view, words),
        "",
    ]
    parts += [rewards(view, words), display(view, words), "", sides(view, words)]
    if view.bot is not None:
        parts += ["", brahmabot(view.bot, words)]
    return Group(*parts, legend(words))


def brief(view: MaharajaView, words: Words) -> RenderableType:
    """Before the first round roads and characters, later cities and rewards: the answers name the rest."""
    parts: list[RenderableType] = [heading(view, words), track(view, words)]
    if view.round == 0:
        parts += [roads(view, words), display(view, words)]
    else:
        parts += [cities(view, words), rewards(view, words)]
    parts.append(sides(view, words))
    if view.bot is not None:
        parts.append(brahmabot(view.bot, words))
    return Group(*parts)


def heading(view: MaharajaView, words: Words) -> Text:
    """Which round it is, and where the Maharaja is."""
    now = words.term("round", round=view.round, rounds=view.rounds) if view.round else words.term("opening")
    said = [Text(now, style="bold")]
    if view.last_round and view.round:
        said.append(Text(words.term("last_round"), style="bold red"))
    if view.maharaja is not None:
        said.append(Text.assemble(f"{words.term('maharaja')}: ", called(view, view.maharaja, words)))
    said += [
        Text(words.name(rule), style=QUIET)
        for rule in [*view.special, *([view.final] if view.final != "majority" else [])]
    ]
    return Text(" · ").join(said)


def track(view: MaharajaView, words: Words) -> Text:
    """The Maharaja track from left to right, with the numbers of the rounds."""
    return Text.assemble(f"{words.term('track')}: ", Text(" ").join(field(view, each, words) for each in view.track))


def field(view: MaharajaView, found: Field, words: Words) -> Text:
    """A field: the start of a city's name, or its number, or nothing."""
    if found.city is not None:
        return called(view, found.city, words, 3)
    return Text("·" if found.round is None else str(found.round), style=QUIET)


def called(view: MaharajaView, place: str, words: Words, letters: int = 99) -> Text:
    """A city in the colour of its flag, or the crossing, where only a few letters are wanted as a cross."""
    colour = next((city.colour for city in view.cities if city.id == place), None)
    if colour is None:
        return Text(" ┼ " if letters < len(place) else words.name(place))
    return Text(words.name(place)[:letters], style=f"bold {INKS.get(colour, '')}")


def cities(view: MaharajaView, words: Words) -> RenderableType:
    """Every city: statue spaces, shrines, priests, worship in the order of ranks, and what a statue and the way there would cost."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1), header_style=QUIET)
    for head in ("city", "statues", "shrine", "priest", "worship"):
        table.add_column(words.term(head), header_style="bold" if head == "city" else QUIET, no_wrap=head == "city")
    table.add_column("$", justify="right")
    table.add_column("→", justify="right")
    for city in view.cities:
        table.add_row(*city_row(view, city, words))
    return table


def city_row(view: MaharajaView, city: City, words: Words) -> list[Text]:
    """One line for a city; the one that the Maharaja visits is marked."""
    return [
        Text.assemble("♛ " if city.visited else "  ", called(view, city.id, words)),
        Text(" ").join(space(each) for each in city.spaces),
        counted(city.shrines),
        Text(" ").join(glyph(side) for side in city.priests),
        Text("  ").join(glyph(side, str(city.worship[side])) for side in city.leaders),
        Text("" if city.price is None else str(city.price), style=GOLD),
        way(view, city.id, words),
    ]


def space(found: Space) -> Text:
    """A statue space: its owner, else its bonus, else nothing."""
    if found.owner is not None:
        return glyph(found.owner)
    sign = next((SIGNS[kind] for kind in found.bonus), "○" if found.worth > 2 else "·")
    return Text(sign, style=FEATHER if found.bonus else QUIET)


def way(view: MaharajaView, place: str, words: Words) -> Text:
    """What the viewer's way to a place costs, or that there is none."""
    walk = next((walk for walk in view.walks if walk.place == place), None)
    if walk is None:
        return Text("")
    return Text("–" if walk.coins is None else str(walk.coins), style=QUIET if walk.coins is None else GOLD)


def roads(view: MaharajaView, words: Words) -> RenderableType:
    """All roads with their villages, and what each costs the viewer."""
    found = {village.id: village for village in view.villages}
    return Columns([road(view, each, found, words) for each in view.roads], padding=(0, 2))


def road(view: MaharajaView, found: Road, villages: dict[str, Village], words: Words) -> Text:
    """A road from end to end with its villages; a closed one is quiet."""
    ends = Text("–").join(called(view, end, words, 3) for end in found.ends)
    places = [village(villages[each], words, found.open) for each in found.villages]
    toll = Text("") if found.toll is None else Text(f"{found.toll}$" if found.toll else words.term("free"), style=GOLD)
    line = Text.assemble(ends, " ", Text(" ").join(places), " ", toll)
    line.pad_right(max(0, 38 - line.cell_len))
    return line


def village(found: Village, words: Words, is_open: bool) -> Text:
    """A village with the shrines in it."""
    shrines = Text("").join(glyph(side) for side, count in enumerate(found.shrines) for _ in range(count))
    return Text.assemble((words.name(found.id), "" if is_open else QUIET), " ", shrines or Text("··", style=QUIET))


def rewards(view: MaharajaView, words: Words) -> Text:
    """The reward tiles from the bottom up; those that can be chosen stand out."""
    tiles = [
        Text(words.name(field.tile), style="bold" if field.available else QUIET) for field in view.rewards if field.tile
    ]
    return Text.assemble(f"{words.term('rewards')}: ", Text(" · ").join(tiles))


def display(view: MaharajaView, words: Words) -> RenderableType:
    """The characters on display with what they can do."""
    grid = Table.grid(padding=(0, 2))
    for number, found in enumerate(view.display):
        grid.add_row(Text(words.term("display") if number == 0 else "", style="bold"), *character(found, words))
    return grid


def character(found: Character, words: Words) -> tuple[Text, Text]:
    """A character's name, with the seats the Maharani favours, and its ability."""
    favours = Text("").join(glyph(seat, "♕") for seat in found.favours)
    return Text.assemble(words.name(found.id), " ", favours), Text(words.game.say(f"tip.{found.id}"), style=QUIET)


def sides(view: MaharajaView, words: Words) -> RenderableType:
    """What lies in front of everybody, in the order of seats."""
    grid = Table.grid(padding=(0, 2))
    for number, side in enumerate(view.sides):
        turn = " ◂" if number == view.turn and not view.over else ""
        grid.add_row(Text.assemble(seat_name(number, named(side, words)), turn), side_lines(view, number, side, words))
    return grid


def named(side: Side, words: Words) -> str:
    """Who plays a side."""
    return words.name("brahmabot") if side.seat is None else words.who(side.seat)


def side_lines(view: MaharajaView, number: int, side: Side, words: Words) -> Text:
    """Wealth and points; then character and place; then the plan as far as the viewer knows it."""
    amounts = {"coins": (side.coins, GOLD), "prestige": (side.prestige, FEATHER), "shrines": (side.stock, "")}
    wealth = [
        Text(words.game.say(f"amount.{key}", {"count": count}), style=ink) for key, (count, ink) in amounts.items()
    ]
    wealth.append(Text(f"{words.term('statues')}: {side.statues}"))
    if side.markers:
        wealth.append(Text(words.game.say("amount.markers", {"count": side.markers})))
    wealth.append(Text(words.game.say("amount.points", {"count": side.points}), style="bold"))
    where = f"{words.term('priest')}: {words.name(side.priest)}"
    who = [Text(words.name(side.character.id)), Text(where)] if side.character else [Text(where)]
    return Text("\n").join([Text(" · ").join(wealth), Text(" · ").join([*who, *plan(view, number, side, words)])])


def plan(view: MaharajaView, number: int, side: Side, words: Words) -> list[Text]:
    """What is left of the plan in the side's turn; else the plan, or only whether the disc lies."""
    if view.turn == number:
        return list(starmap(task, ((each, words) for each in view.tasks)))
    if side.bot or view.phase not in ("planning", "acting"):
        return []
    if side.plan:
        return [Text(f"{words.term('plan')}: {', '.join(words.name(action) for action in side.plan)}", style="italic")]
    return [Text(words.term("ready" if side.ready else "thinking"), style="italic")]


def task(found: Task, words: Words) -> Text:
    """An action of the turn, part by part."""
    return Text(", ").join(part(each, words) for each in found.parts)


def part(found: Part, words: Words) -> Text:
    """A part: done, or still to do."""
    name = words.term(f"part_{found.id}")
    return Text(name, style="bold") if found.open else Text(f"✓ {name}", style=QUIET)


def brahmabot(bot: Bot, words: Words) -> RenderableType:
    """Brahmabot's three tiles, the one that decided, and those that nobody has seen."""
    grid = Table.grid(padding=(0, 2))
    for number, found in enumerate(bot.laid):
        used = "▸" if bot.chosen == number else " "
        grid.add_row(used, *tile(found, words))
    if bot.check is not None:
        grid.add_row("✓", *tile(bot.check, words))
    unseen = ", ".join(words.name(found.id) for found in bot.unseen)
    title = Text.assemble(
        (words.term("bot_tiles"), "bold"), " ", (words.game.say(f"option.brahmabot.{bot.level}"), QUIET)
    )
    return Group(title, grid, Text(f"{words.term('bot_unseen')}: {unseen}", style=QUIET))


def tile(found: BotTile | None, words: Words) -> tuple[Text, Text]:
    """A tile's name, and what it makes Brahmabot do."""
    if found is None:
        return Text("?", style="bold"), Text(words.term("secret"), style=QUIET)
    mains = " + ".join(words.name(main) for main in found.main)
    said = f"{mains} → {words.name(found.target)} ({words.term('bot_check')}: {words.name(found.check)})"
    return Text(words.name(found.id), style="bold"), Text(said)


def glyph(side: int, text: str = "") -> Text:
    """A side's glyph in its colour, perhaps with something after it."""
    return Text(f"{GLYPHS[side % len(GLYPHS)]}{text}", style=f"bold {COLOURS[side % len(COLOURS)]}")


def counted(each: list[int]) -> Text:
    """How many of something each side has, where it has any."""
    return Text(" ").join(glyph(side, str(count)) for side, count in enumerate(each) if count)


def legend(words: Words) -> Text:
    """What the marks on statue spaces mean."""
    signs = {"+": "markers", "*": "prestige", "$": "coins", "^": "shrines"}
    bonuses = ", ".join(f"{sign} {words.term(key)}" for sign, key in signs.items())
    return Text(f"{words.term('bonus')}: {bonuses} · ○ {words.name('centre')} · → {words.term('way')}", style=QUIET)
