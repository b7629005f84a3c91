"""Secret answers of Maharaja: the plans on discs that lie face down. Table Python."""

from durbar.games.maharaja.rules.actions import POINT
from durbar.games.maharaja.rules.resample import disc_is_secret
from durbar.games.maharaja.rules.state import NONE, PARTS, PLANNING, State

ARROWS = 2


def ask_again(s: State, seat: int, given: int) -> bool:
    """Back to the planning, with so many arrows of a secret disc set; what others have done in this round since then stays done."""
    if given == ARROWS or s.arrows[seat] != ARROWS or not disc_is_secret(s, seat):
        return False
    s.phase = PLANNING
    s.owed_count = 0
    s.turn = NONE
    s.acted = 0
    s.marked = NONE
    for part in range(PARTS):
        s.left[part] = 0
    s.arrows[seat] = given
    for arrow in range(given, ARROWS):
        s.plan[seat][arrow] = NONE
    return True


def answer_otherwise(s: State, seat: int, given: int, action: int) -> None:
    """An arrow points at another action."""
    s.plan[seat][given] = action - POINT
