"""The front door: one file per command; what a command needs is imported when it runs."""

from durbar.cli.door import main

__all__ = ["main"]
