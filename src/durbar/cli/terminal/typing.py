"""What was typed at a table: the beginning of a command in either language, or words of an answer."""

import re
from collections.abc import Sequence

from durbar.core.text import LANGUAGES, catalogue

COMMANDS = ("undo", "hint", "log", "rules", "board", "help", "quit")
HELP = "?"
LEAST = 3
"""Fewer letters choose no answer: a slip of the finger should not cost a move."""


def called(command: str, language: str) -> str:
    """What a command is called in a language."""
    return catalogue("durbar.cli", language).say(f"command.{command}")


def commands_for(word: str, language: str) -> list[str]:
    """The commands that a word may mean: those it names wholly, else those it begins; the table's language goes first."""
    if word == HELP:
        return ["help"]
    for spoken in (language, *(other for other in LANGUAGES if other != language)):
        names = {command: called(command, spoken) for command in COMMANDS}
        found = [command for command, name in names.items() if name == word]
        found = found or [command for command, name in names.items() if word and name.startswith(word)]
        if found:
            return found
    return []


def answers_for(typed: str, answers: Sequence[str]) -> list[int]:
    """The places of the answers in which every typed word begins a word."""
    wanted = typed.split()
    if len(typed) < LEAST:
        return []
    return [i for i, answer in enumerate(answers) if all(begins(part, answer) for part in wanted)]


def begins(part: str, answer: str) -> bool:
    """Whether some word of an answer begins so."""
    return any(word.startswith(part) for word in re.findall(r"\w+", answer.lower()))
