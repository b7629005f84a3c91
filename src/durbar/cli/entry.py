"""`durbar` itself: finds the command, and turns every complaint into one sentence."""

import sys
from typing import NoReturn

import click

import durbar
from durbar.cli.commands.analyse import analyse
from durbar.cli.commands.arena import arena
from durbar.cli.commands.bench import bench
from durbar.cli.commands.edition import edition
from durbar.cli.commands.games import games
from durbar.cli.commands.home import home
from durbar.cli.commands.house import backup, check, restore
from durbar.cli.commands.housekeeping import house
from durbar.cli.commands.lab import lab
from durbar.cli.commands.play import play
from durbar.cli.commands.replay import replay
from durbar.cli.commands.serve import serve
from durbar.cli.commands.think import think
from durbar.cli.commands.train import train
from durbar.cli.commands.verify import verify

BAD_ARGUMENTS = 2
INTERRUPTED = 130


@click.group(
    invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
@click.version_option(durbar.__version__, message="durbar %(version)s")
@click.option("--no-browser", is_flag=True, help="Start the tables, but open no browser.")
@click.pass_context
def program(ctx: click.Context, no_browser: bool) -> None:
    """Board games of Indian courts, with people or with bots.

    Without a command, `durbar` sets up tables on this computer and opens them in your browser.
    """
    if ctx.invoked_subcommand is None:
        home(no_browser)


for command in (
    play,
    serve,
    think,
    house,
    backup,
    restore,
    check,
    games,
    edition,
    replay,
    analyse,
    verify,
    arena,
    lab,
    train,
    bench,
):
    program.add_command(command)


def main(args: list[str] | None = None) -> NoReturn:
    """Run a command line; bad arguments get one helpful sentence and exit code 2."""
    try:
        code = program.main(args, prog_name="durbar", standalone_mode=False)
    except click.ClickException as error:
        complain(error.format_message(), error.exit_code if error.exit_code != 1 else BAD_ARGUMENTS)
    except (durbar.EditionError, durbar.OptionError) as error:
        complain(str(error), BAD_ARGUMENTS)
    except (click.Abort, KeyboardInterrupt):
        sys.exit(INTERRUPTED)
    sys.exit(code if isinstance(code, int) else 0)


def complain(words: str, code: int) -> NoReturn:
    """Say what is wrong in one sentence on one line, and leave."""
    sentence = " ".join(words.split())
    print(sentence if sentence.endswith((".", "?", "!")) else f"{sentence}.", file=sys.stderr)
    sys.exit(code)
