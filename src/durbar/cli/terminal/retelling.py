"""A match told in sentences, and how it ended."""

from rich import box
from rich.table import Table
from rich.text import Text

from durbar.cli.terminal.console import QUIET, console, marked, seat_name
from durbar.cli.terminal.drawings import drawing_of
from durbar.cli.terminal.words import Words
from durbar.core.events import Event
from durbar.core.match import Match


def strangers(match: Match, language: str) -> Words:
    """Words for a match whose players are not known: they are called by their seats."""
    words = Words(match.game, language, [])
    words.names = [words.say("seat.nobody", number=seat + 1) for seat in range(match.seats)]
    return words


def tell_all(match: Match, language: str) -> None:
    """Every step with what spectators heard of it, then the last table and the result."""
    words = strangers(match, language)
    console().print(title(match, words))
    for step in range(len(match.told)):
        tell(match, step, None, words)
    console().print(drawing_of(match.game.key)(match.view(None), words))
    if match.over:
        console().print(result_table(match, words))


def tell_until(match: Match, step: int, language: str) -> None:
    """The table as it lay after a step, with what happened in it."""
    words = strangers(match, language)
    console().print(title(match, words))
    tell(match, step, None, words)
    console().print(drawing_of(match.game.key)(match.at(step).view(None), words))


def title(match: Match, words: Words) -> str:
    """The game, its seats and the options that are not as usual."""
    chosen = [
        f"{words.game.say(f'option.{option.name}.label')}: {words.game.say(f'option.{option.name}.{value}')}"
        for option in match.game.options
        for value in [match.options[option.name]]
        if value != option.chosen(match.seats, None)
    ]
    headline = words.say("table.title", name=words.game.say("game.name"), seats=match.seats)
    return f"[bold]{headline}[/]" + "".join(f" [{QUIET}]· {choice}[/]" for choice in chosen)


def tell(match: Match, step: int, seat: int | None, words: Words) -> None:
    """What a seat, or a spectator, heard of one step."""
    note = f"  {words.say('table.forced')}" if step and match.given[step - 1] else ""
    for event in match.events(step, seat):
        console().print(Text(f"{step:>4}  ", style=QUIET), sentence_of(event, words), Text(note, style=QUIET), sep="")
        note = ""


def sentence_of(event: Event, words: Words) -> Text:
    """A sentence of the story, names in the colours of their seats."""
    sentence = Text.from_markup(marked(words.event(event)))
    for seat, name in enumerate(words.names):
        sentence.highlight_words([name], style=seat_name(seat, name).style)
    return sentence


def result_table(match: Match, words: Words) -> Table:
    """Where everybody's points come from, the sum, and the places."""
    scores = match.scores()
    table = Table(box=box.SIMPLE_HEAD, title=winners(match, words), title_style="bold", title_justify="left")
    table.add_column("")
    for score in scores:
        table.add_column(seat_name(score.seat, words.who(score.seat)), justify="right")
    for source in scores[0].breakdown:
        table.add_row(words.game.say(f"score.{source}"), *(str(score.breakdown[source]) for score in scores))
    table.add_section()
    table.add_row(words.say("end.total"), *(str(score.points) for score in scores), style="bold")
    table.add_row(words.say("end.place"), *(f"{score.place}." for score in scores), style=QUIET)
    return table


def winners(match: Match, words: Words) -> str:
    """One sentence that says who won."""
    names = [words.who(score.seat) for score in match.scores() if score.place == 1]
    if len(names) == 1:
        return words.say("end.won", who=names[0])
    return words.say("end.shared", who=f"{', '.join(names[:-1])} {words.say('end.and')} {names[-1]}")
