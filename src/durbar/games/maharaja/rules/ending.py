"""The end of a round and of the match: what is put in order before the next."""

from durbar.core.events import EVERYONE, note
from durbar.games.maharaja.rules.events import ENDED, TILE_GONE
from durbar.games.maharaja.rules.planning import begin_round
from durbar.games.maharaja.rules.rewards import slide_rewards
from durbar.games.maharaja.rules.state import (
    MARKED,
    NONE,
    OVER,
    SEATS,
    State,
    sides,
)
from durbar.games.maharaja.rules.tableau import end_favour
from durbar.games.maharaja.rules.tables import (
    ROUNDS,
    STATUES,
)
from durbar.games.maharaja.rules.track import close_gaps


def end_round(s: State) -> None:
    """Gaps close, tiles slide, Maharani markers return; then a new round or the end. Rules MJ-2.1, MJ-6.1, MJ-6.2, MJ-6.3, MJ-7.1, MJ-7.2."""
    close_gaps(s)
    slide_rewards(s)
    return_maharanis(s)
    for i in range(SEATS):
        s.rank[i] = NONE
    if s.level > 0:
        return_tiles(s)
    if s.round == ROUNDS or all_statues_built(s):
        s.phase = OVER
        note(s, ENDED, EVERYONE, -1, 0, 0, 0)
    else:
        begin_round(s)


def return_maharanis(s: State) -> None:
    """Markers laid before this round return. Rules MJ-6.3, MJ-10.8, MJ-R13."""
    for marker in range(MARKED):
        if s.favoured[marker] > 0 and s.since[marker] < s.round:
            end_favour(s, marker)


def return_tiles(s: State) -> None:
    """Solo: the used tile leaves the game, the others go back into the pile. Rules MJ-12.15, MJ-R18."""
    for i in range(3):
        if i == s.chosen:
            note(s, TILE_GONE, EVERYONE, -1, s.laid[i], 0, 0)
        else:
            s.tiles[s.laid[i]] = 1
        s.laid[i] = NONE
    s.tiles[s.check] = 1
    s.check = NONE
    s.chosen = NONE


def all_statues_built(s: State) -> bool:
    """Whether any side has built all its statues. Rules MJ-7.2, MJ-R25."""
    for side in range(sides(s)):
        if s.built[side] >= STATUES:
            return True
    return False
