"""The tables of the rules: there are none, as all figures stand in sentences."""

from durbar.core.text import Catalogue


def figures(words: Catalogue) -> dict[str, str]:
    """Everything in the rules that is made from the components in play."""
    return {}
