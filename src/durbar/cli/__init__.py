"""The front door: `commands` holds one file per command, `terminal` how a table is drawn and played there."""

from durbar.cli.entry import main

__all__ = ["main"]
