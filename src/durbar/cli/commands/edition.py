"""`durbar edition`: a file for the figures of one's own printed game, and what it lacks."""

import sys
from pathlib import Path

import click

import durbar
from durbar.cli.arguments import FILE, language_option
from durbar.core.text import Catalogue, catalogue
from durbar.games import GAMES

IMPOSSIBLE = 1


@click.command()
@click.argument("key", metavar="[GAME]", required=False, type=click.Choice(GAMES))
@click.option("--check", "file", type=FILE, help="Say what is missing or impossible in an edition file instead.")
@language_option
def edition(key: str | None, file: Path | None, lang: str) -> None:
    """Write an edition file of GAME, or check one.

    Some figures of the printed games are not known here and are reconstructed. `durbar edition taj_mahal > my-box.toml`
    writes a file with all of them, each block with a comment where in the box it is printed: copy your numbers into it.
    `durbar edition --check my-box.toml` then says what is missing or impossible and what differs from the standard, with
    exit code 1 if the file cannot be played. Play with `durbar play taj_mahal --edition my-box.toml`.
    """
    words = catalogue("durbar.cli", lang)
    if (key is None) == (file is None):
        raise click.UsageError("Name a GAME to write an edition file of it, or --check FILE to check one.")
    if file is not None:
        sys.exit(tell_check(file, words))
    game = durbar.game(key or "")
    head = words.say("edition.head", {"name": game.text(lang).say("game.name"), "game": game.key})
    from durbar.core.edition_files import edition_file

    click.echo(edition_file(game.room, head, lang), nl=False)


def tell_check(file: Path, words: Catalogue) -> int:
    """What there is to say about an edition file; returns the exit code."""
    from durbar.core.edition_files import check
    from durbar.core.editions import EditionError, game_of

    key = game_of(file)
    if key not in GAMES:
        raise EditionError(f"{file.name}: game: expected one of {', '.join(GAMES)}, not {key!r}.")
    found = check(file, durbar.game(key).rules.box, lambda: durbar.game(key, edition=file))
    for problem in found.problems:
        click.echo(problem)
    for name, lines in found.changed.items():
        click.echo(words.say("edition.changed", {"block": name, "count": len(lines)}))
        click.echo("\n".join(f"  {line}" for line in lines))
    for kind, names in (("equal", found.equal), ("missing", found.missing)):
        if names:
            click.echo(words.say(f"edition.{kind}", {"blocks": ", ".join(names), "count": len(names)}))
    click.echo(words.say("edition.wrong" if found.problems else "edition.right", {"count": len(found.problems)}))
    return IMPOSSIBLE if found.problems else 0
