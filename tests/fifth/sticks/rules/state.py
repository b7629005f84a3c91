"""Nouns: what lies on the table."""

from durbar.core.state import Base, i8


class State(Base, owed=1):
    """One table of Sticks."""

    burns: int = i8("1 when the last stick burns")
    sticks: int = i8("how many lie in the heap")
    last: int = i8("the seat that took the last stick, plus one; 0 before that")
