"""A session at the terminal: one person and some bots at a table."""

import secrets
from pathlib import Path

from rich.console import RenderableType

from durbar.cli.terminal.choices import listed_answers, question_line
from durbar.cli.terminal.console import COLOURS, QUIET, console, marked
from durbar.cli.terminal.drawings import brief_of, drawing_of
from durbar.cli.terminal.opponents import Opponents
from durbar.cli.terminal.retelling import result_table, tell, title
from durbar.cli.terminal.rules import chapters
from durbar.cli.terminal.typing import COMMANDS, answers_for, called, commands_for
from durbar.cli.terminal.words import Words
from durbar.core.game import Action
from durbar.core.match import Match

QUESTION_ROWS = 3
"""The question, where one types, and what was told just before."""


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
        self.brief = brief_of(match.game.key)

    def play(self) -> None:
        """Ask whoever is asked until the match is over or the person leaves."""
        console().print(title(self.match, self.words))
        tell(self.match, 0, self.seat, self.words)
        console().print(self.words.say("ask.help", commands=self.all_commands()), style=QUIET)
        while self.there and not self.match.over:
            actors = self.match.actors()
            forced = self.match.forced(self.seat)
            if forced is not None:
                self.answer(self.seat, forced)
            elif self.seat in actors:
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
        legal = self.match.legal(self.seat)
        answers = listed_answers(legal, self.seat, self.words)
        console().print(self.drawn_beside(answers))
        prompt = self.match.prompt(self.seat)
        if prompt is not None:
            question = question_line(self.words.prompt(prompt, self.seat), legal, self.words)
            console().print(question, style=COLOURS[self.seat])
        console().print(answers)
        before = len(self.match.steps)
        while self.there and len(self.match.steps) == before:
            self.heed(self.hear(self.words.say("ask.choice")), legal)

    def drawn_beside(self, answers: RenderableType) -> RenderableType:
        """The whole table where it fits on the screen with the question and its answers, else the brief one."""
        view = self.match.view(self.seat)
        whole = self.draw(view, self.words)
        needed = sum(len(console().render_lines(part)) for part in (whole, answers)) + QUESTION_ROWS
        return whole if not console().is_terminal or needed <= console().height else self.brief(view, self.words)

    def hear(self, question: str) -> str:
        """What the person types; the end of the input means leaving."""
        try:
            return console().input(f"[bold]{question}:[/] ").strip().lower()
        except EOFError:
            self.leave()
            return ""

    def heed(self, typed: str, legal: list[Action]) -> None:
        """Do what was typed: a number answers, a command is obeyed, and words that fit one answer alone choose it."""
        word, _, rest = typed.partition(" ")
        if typed.isdecimal() and 1 <= int(typed) <= len(legal):
            self.answer(self.seat, legal[int(typed) - 1].code)
            return
        commands = commands_for(word, self.words.language)
        if len(commands) == 1 and (not rest or commands == ["rules"]):
            self.obey(commands[0], rest)
        elif typed:
            self.heed_words(typed, commands, legal)

    def heed_words(self, typed: str, commands: list[str], legal: list[Action]) -> None:
        """Give the only answer with these words; else say which it could be, or what can be typed."""
        fitting = answers_for(typed, [self.words.action(action, self.seat) for action in legal])
        could_be = [called(command, self.words.language) for command in commands] + [str(i + 1) for i in fitting]
        if len(fitting) == 1 and not commands:
            self.answer(self.seat, legal[fitting[0]].code)
        elif could_be:
            self.warn("ask.ambiguous", typed=typed, choices=", ".join(could_be))
        else:
            self.warn("ask.unknown", most=len(legal), commands=self.all_commands())

    def obey(self, command: str, rest: str) -> None:
        """Do what a command says."""
        if command == "rules":
            self.rules(rest)
        else:
            getattr(self, command)()

    def warn(self, key: str, **what: str | int) -> None:
        """Say that something did not go."""
        console().print(marked(self.words.say(key, **what)), style="yellow")

    def all_commands(self) -> str:
        """The commands as the table's language calls them."""
        return ", ".join(called(command, self.words.language) for command in COMMANDS)

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
            self.warn("ask.no_undo")

    def hint(self) -> None:
        """What the strongest bot would do here, and the next best."""
        with console().status(f"[{QUIET}]{self.words.say('ask.pondering')}[/]"):
            advice = self.bots.advise(self.match, self.seat)
        described = {
            action.code: f"[bold]{number:>4}[/]  {marked(self.words.action(action, self.seat))}"
            for number, action in enumerate(self.match.legal(self.seat), 1)
        }
        for found in advice:
            outlook = self.words.say(
                "ask.outlook", points=self.words.number(found.points), percent=round(100 * found.win)
            )
            console().print(f"{described[found.code]}  [{QUIET}]{outlook}[/]")
            if found.why is not None:
                console().print(f"      {marked(self.words.because(found.why))}")

    def log(self) -> None:
        """The story so far."""
        console().print(f"[bold]{self.words.say('table.story')}[/]")
        for step in range(len(self.match.told)):
            tell(self.match, step, self.seat, self.words)

    def rules(self, word: str) -> None:
        """The rules, or those that speak of a word."""
        found = chapters(self.match.game, self.words.language, word)
        if found is None:
            self.warn("ask.no_rule", word=word)
        else:
            console().print(found)

    def help(self) -> None:
        """What can be typed."""
        console().print(self.words.say("ask.help", commands=self.all_commands()))

    def board(self) -> None:
        """The whole table, with all that the brief one leaves out."""
        console().print(self.draw(self.match.view(self.seat), self.words))

    def quit(self) -> None:
        """The person leaves, unless it was a slip."""
        typed = self.hear(self.words.say("ask.sure"))
        if self.there and typed and self.words.say("ask.yes").startswith(typed):
            self.leave()

    def leave(self) -> None:
        """The person is gone."""
        self.there = False
        console().print(self.words.say("ask.left"))

    def end(self) -> None:
        """The last table, and how it ended."""
        console().print(self.draw(self.match.view(self.seat), self.words))
        console().print(f"[bold]{self.words.say('end.over')}[/]")
        console().print(result_table(self.match, self.words))
