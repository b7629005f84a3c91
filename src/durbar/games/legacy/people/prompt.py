"""Questions as people read them."""

from durbar.core.agenda import about, question
from durbar.core.game import Prompt
from durbar.games.legacy.people.names import collection_id
from durbar.games.legacy.rules.actions import ACT, COLLECT
from durbar.games.legacy.rules.days import price
from durbar.games.legacy.rules.state import State


def prompt(s: State, seat: int) -> Prompt:
    """The question a seat faces."""
    asking = question(s)
    if asking == ACT:
        dear = s.money[seat] < price(s)
        return Prompt("act_short" if dear else "act", {"rupees": price(s), "money": s.money[seat]}, "LM-3.1")
    if asking == COLLECT:
        return Prompt("collect", {}, "LM-3.5")
    return Prompt("give_up", {"collection": collection_id(about(s))}, "LM-4.4")
