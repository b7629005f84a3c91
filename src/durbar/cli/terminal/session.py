"""A session at the terminal: one person and some bots at a table."""

import secrets
from pathlib import Path

from durbar.cli.terminal.console import COLOURS, QUIET, console, marked
from durbar.cli.terminal.drawings import drawing_of
from durbar.cli.terminal.opponents import Opponents
from durbar.cli.terminal.retelling import result_table, tell, title
from durbar.cli.terminal.rules import chapters
from durbar.cli.terminal.words import Words
from durbar.core.game import Action
from durbar.core.match import Match


def sit_down(
    match: Match,
    seat: int | None,
    level: str,
    name: str | None,
    language: str,
    save: Path | None,
    edition: Path | None = None,
) -> None:
    """Seat the person among bots, play the match, and keep its record where that was asked for."""
    own = secrets.randbelow(match.seats) if seat is None else seat
    words = Words(match.game, language, [])
    words.names = names(words, match.seats, own, level, name)
    session = Session(match, own, Opponents(match.game, level, edition), words)
    session.play()
    if save and match.over:
        save.write_bytes(match.record().json())
        console().print(words.say("table.saved", file=str(save)))


def names(words: Words, seats: int, own: int, level: str, name: str | None) -> list[str]:
    """The person's name at their seat, and numbered bots at the others."""
    bots = iter(range(1, seats))
    title = words.say(f"level.{level}")
    guest = name or words.say("seat.guest")
    return [guest if seat == own else f"{title} {next(bots)}" if seats > 2 else title for seat in range(seats)]


class Session:
    """A match, the person's seat, and the conversation about it."""

    def __init__(self, match: Match, seat: int, bots: Opponents, words: Words) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.words = words
        self.there = True
        self.draw = drawing_of(match.game.key)
        self.commands = {"undo": self.undo, "hint": self.hint, "log": self.log, "help": self.help, "quit": self.quit}

    def play(self) -> None:
        """Ask whoever is asked until the match is over or the person leaves."""
        console().print(title(self.match, self.words))
        tell(self.match, 0, self.seat, self.words)
        console().print(self.words.say("ask.help"), style=QUIET)
        while self.there and not self.match.over:
            actors = self.match.actors()
            if self.seat in actors:
                self.ask()
            else:
                self.let_play(actors[0])
        if self.match.over:
            self.end()

    def let_play(self, seat: int) -> None:
        """A bot answers."""
        thinking = self.words.say("table.thinking", seat=seat)
        with console().status(f"[{QUIET}]{marked(thinking)}[/]"):
            code = self.bots.answer(self.match, seat)
        self.answer(seat, code)

    def ask(self) -> None:
        """Show the table and the question, and wait for an answer or a command."""
        console().print(self.draw(self.match.view(self.seat), self.words))
        legal = self.match.legal(self.seat)
        self.show_question(legal)
        before = len(self.match.steps)
        while self.there and len(self.match.steps) == before:
            self.heed(self.hear(), legal)

    def show_question(self, legal: list[Action]) -> None:
        """The question, and its answers with numbers."""
        prompt = self.match.prompt(self.seat)
        if prompt is not None:
            console().print(f"[bold {COLOURS[self.seat]}]{marked(self.words.prompt(prompt, self.seat))}[/]")
        for number, action in enumerate(legal, 1):
            warning = self.words.warning(action, self.seat)
            caution = f" [yellow]{marked(warning)}[/]" if warning else ""
            console().print(f"[bold]{number:>4}[/]  {marked(self.words.action(action, self.seat))}{caution}")

    def hear(self) -> str:
        """What the person types; the end of the input means leaving."""
        try:
            return console().input(f"[bold]{self.words.say('ask.choice')}:[/] ").strip().lower()
        except EOFError:
            return "quit"

    def heed(self, typed: str, legal: list[Action]) -> None:
        """Do what was typed: a number answers, a word commands."""
        word, _, rest = typed.partition(" ")
        if typed.isdecimal() and 1 <= int(typed) <= len(legal):
            self.answer(self.seat, legal[int(typed) - 1].code)
        elif word == "rules":
            self.rules(rest)
        elif word in self.commands:
            self.commands[word]()
        elif typed:
            console().print(self.words.say("ask.unknown", most=len(legal)), style="yellow")

    def answer(self, seat: int, code: int) -> None:
        """An answer is given, and everybody hears what followed."""
        self.match.play(seat, code)
        tell(self.match, len(self.match.steps), self.seat, self.words)

    def undo(self) -> None:
        """The person's last answer is taken back, with what the bots answered to it."""
        bots = [seat for seat in range(self.match.seats) if seat != self.seat]
        if self.match.may_undo(self.seat, along=bots):
            self.match.undo(self.seat, along=bots)
            console().print(self.words.say("ask.undone"))
        else:
            console().print(self.words.say("ask.no_undo"), style="yellow")

    def hint(self) -> None:
        """What the strongest bot would do here, and the next best."""
        with console().status(f"[{QUIET}]{self.words.say('ask.pondering')}[/]"):
            advice = self.bots.advise(self.match, self.seat)
        described = {action.code: self.words.action(action, self.seat) for action in self.match.legal(self.seat)}
        for found in advice:
            outlook = self.words.say(
                "ask.outlook", points=self.words.number(found.points), percent=round(100 * found.win)
            )
            console().print(f"  {marked(described[found.code])} [{QUIET}]{outlook}[/]")

    def log(self) -> None:
        """The story so far."""
        console().print(f"[bold]{self.words.say('table.story')}[/]")
        for step in range(len(self.match.told)):
            tell(self.match, step, self.seat, self.words)

    def rules(self, word: str) -> None:
        """The rules, or those that speak of a word."""
        found = chapters(self.match.game, self.words.language, word)
        if found is None:
            console().print(marked(self.words.say("ask.no_rule", word=word)), style="yellow")
        else:
            console().print(found)

    def help(self) -> None:
        """What can be typed."""
        console().print(self.words.say("ask.help"))

    def quit(self) -> None:
        """The person leaves."""
        self.there = False
        console().print(self.words.say("ask.left"))

    def end(self) -> None:
        """The last table, and how it ended."""
        console().print(self.draw(self.match.view(self.seat), self.words))
        console().print(f"[bold]{self.words.say('end.over')}[/]")
        console().print(result_table(self.match, self.words))
