"""Questions as people read them."""

from durbar.core.agenda import about, about_more, question
from durbar.core.game import Prompt
from durbar.games.maharaja.people.names import action_id, city_id
from durbar.games.maharaja.rules import actions as a
from durbar.games.maharaja.rules import tables
from durbar.games.maharaja.rules.state import PLANNING, SHRINE_CHEAP, SHRINE_CITY, State

PROMPTS = {
    a.CHOOSE: ("choose", "MJ-1.6"),
    a.SITE: ("site", "MJ-9.12"),
    a.MARK: ("mark", "MJ-3.3"),
    a.FLAG: ("flag", "MJ-3.15"),
    a.TAKE: ("take", "MJ-3.12"),
    a.REPLACE: ("replace", "MJ-3.13"),
    a.ENVOY_SHRINE: ("envoy", "MJ-9.13"),
    a.REWARD: ("reward", "MJ-5.5"),
}
PROMPTS_WITH_TIMES = {
    a.EXCHANGE: ("exchange", "MJ-9.3"),
    a.BUY: ("buy", "MJ-10.6"),
    a.GIFT_SHRINE: ("gift", "MJ-10.7"),
    a.FAVOUR: ("favour", "MJ-10.8"),
}


def prompt(s: State, seat: int) -> Prompt:
    """The question a seat faces."""
    if s.phase == PLANNING:
        return prompt_plan(s, seat)
    asking = question(s)
    if asking in PROMPTS:
        kind, rule = PROMPTS[asking]
        return Prompt(kind, {}, rule)
    if asking in PROMPTS_WITH_TIMES:
        kind, rule = PROMPTS_WITH_TIMES[asking]
        return Prompt(kind, {"times": about(s)}, rule)
    if asking == a.PLACE:
        return Prompt("place", {"shrines": s.stock[seat] - tables.START_SHRINES + tables.START_VILLAGES}, "MJ-1.7")
    if asking == a.SPACE:
        return Prompt("space", {"city": city_id(about_more(s))}, "MJ-4.3")
    if asking == a.SHRINE:
        return prompt_shrine(s)
    return Prompt("turn" if sum(s.left) else "turn_done", {"coins": s.coins[seat]}, "MJ-3.2")


def prompt_plan(s: State, seat: int) -> Prompt:
    """Which arrow is to be set."""
    if s.arrows[seat] == 0:
        return Prompt("plan_first", {"city": city_id(s.maharaja)}, "MJ-2.4")
    return Prompt("plan_second", {"action": action_id(s.plan[seat][0])}, "MJ-2.4")


def prompt_shrine(s: State) -> Prompt:
    """Where a shrine may go, and why there."""
    if about(s) == SHRINE_CHEAP:
        return Prompt("shrine_cheap", {}, "MJ-3.6")
    return Prompt(
        "shrine_of_two" if about(s) == SHRINE_CITY else "shrine", {}, "MJ-3.8" if about(s) == SHRINE_CITY else "MJ-3.7"
    )
