"""Notices: people are told elsewhere that a table waits for them, by the channels they chose and the host allows."""

from durbar.core.text import Catalogue, catalogue


def spoken(language: str) -> Catalogue:
    """The sentences of notices."""
    return catalogue(__name__, language)
