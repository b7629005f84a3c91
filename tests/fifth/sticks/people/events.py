"""How the numbers of every event read."""

from durbar.games.sticks.rules.events import ENDED, LAID_OUT, TAKEN

from durbar.core.events import Told

EVENTS = {
    LAID_OUT: Told("laid_out", sticks=int),
    TAKEN: Told("taken", count=int, sticks=int),
    ENDED: Told("ended"),
}
