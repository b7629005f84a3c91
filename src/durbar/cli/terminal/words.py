"""The words of one table: its game's and the terminal's own, in one language, with the names of those who sit there."""

from collections.abc import Mapping, Sequence

from durbar.bots.why import Why, words_of
from durbar.core.events import Event
from durbar.core.game import Action, Game, Prompt, Reason
from durbar.core.text import catalogue


class Words:
    """Sentences for people, made from kinds and particulars."""

    def __init__(self, game: Game, language: str, names: Sequence[str]) -> None:
        self.language = language
        self.game = game.text(language)
        self.own = catalogue("durbar.cli", language)
        self.names = names

    def who(self, seat: int) -> str:
        """Who sits there."""
        return self.names[seat]

    def say(self, key: str, **what: str | int) -> str:
        """A sentence of the terminal."""
        return self.own.say(key, what, self.who)

    def number(self, number: float) -> str:
        """A number with one decimal, as the language writes it."""
        return f"{number:.1f}".replace(".", "," if self.language == "de" else ".")

    def term(self, key: str, **what: str | int) -> str:
        """What a thing on the table is called."""
        return self.game.say(f"term.{key}", what, self.who)

    def name(self, component: str) -> str:
        """What a component is called."""
        return self.game.name(component)

    def amount(self, kind: str, count: int) -> str:
        """So much of something."""
        return self.game.say(f"amount.{kind}", {"count": count}, self.who)

    def action(self, action: Action, seat: int) -> str:
        """An answer as a choice to read."""
        return self._of(f"action.{action.kind}", action.what, seat)

    def warning(self, action: Action, seat: int) -> str:
        """What to beware of before giving this answer, or nothing."""
        return self._of(f"warning.{action.warning.kind}", action.warning.what, seat) if action.warning else ""

    def effect(self, action: Action, seat: int) -> str:
        """What an answer does, where amounts do not say it, or nothing."""
        return self._of(action.effect, action.what, seat) if action.effect else ""

    def prompt(self, prompt: Prompt, seat: int) -> str:
        """The question a seat faces."""
        return self._of(f"question.{prompt.kind}", prompt.what, seat)

    def refusal(self, reason: Reason, seat: int) -> str:
        """Why not."""
        return self._of(f"refusal.{reason.kind}", reason.what, seat)

    def event(self, event: Event) -> str:
        """A line of the story."""
        return self._of(f"event.{event.kind}", event.what, event.seat)

    def because(self, why: Why) -> str:
        """What speaks for an answer, in a sentence."""
        told = [self.game.say(f"{words_of(one)}.{one.kind}", one.what, self.who) for one in why.reasons]
        key = ("", "one", "two")[len(told)] or why.kind
        return self.game.say(f"because.{key}", dict(zip(("first", "second"), told, strict=False)), self.who)

    def _of(self, key: str, what: Mapping[str, str | int], seat: int | None) -> str:
        particulars = {**what} if seat is None else {"seat": seat, **what}
        return self.game.say(key, particulars, self.who)
