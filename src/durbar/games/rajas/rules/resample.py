"""What a seat may not see: only what will be drawn, which the state does not hold."""

from durbar.games.rajas.rules.state import State


def resample(s: State, seat: int) -> None:
    """Stacks and draw piles have no order here and everything else lies open: there is nothing to replace. Rule RG-1.2."""
