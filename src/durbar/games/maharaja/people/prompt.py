"""Questions, answers and refusals as people read them."""

from durbar.core.agenda import about, about_more, question
from durbar.core.game import Action, Prompt, Reason
from durbar.games.maharaja.people.describe import describe_building, describe_character, describe_purchase, describe_use
from durbar.games.maharaja.people.reasons import (
    CITY_SHRINE_OWED,
    too_dear,
    why_not_ability,
    why_not_display,
    why_not_marker,
    why_not_reward,
    why_not_shrine_in_city,
    why_not_site,
    why_not_take,
    why_not_use,
    why_not_village,
    why_not_walk,
)
from durbar.games.maharaja.rules import actions as a
from durbar.games.maharaja.rules import tables
from durbar.games.maharaja.rules.events import action, character, city, place, reward
from durbar.games.maharaja.rules.state import PLANNING, SHRINE_CHEAP, SHRINE_CITY, State
from durbar.games.maharaja.rules.track import field_of
from durbar.games.maharaja.rules.walking import coins_to

ABILITY_RULES = {2: "MJ-9.2", 3: "MJ-9.3", 4: "MJ-9.4", 6: "MJ-9.6", 10: "MJ-9.10", 13: "MJ-9.13", 14: "MJ-9.14"}
REWARD_RULES = ("MJ-10.1", "MJ-10.2", "MJ-10.3", "MJ-10.4", "MJ-10.5", "MJ-10.6", "MJ-10.7", "MJ-10.8")

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
        return Prompt("space", {"city": city(about_more(s))}, "MJ-4.3")
    if asking == a.SHRINE:
        return prompt_shrine(s)
    return Prompt("turn" if sum(s.left) else "turn_done", {"coins": s.coins[seat]}, "MJ-3.2")


def prompt_plan(s: State, seat: int) -> Prompt:
    """Which arrow is to be set."""
    if s.arrows[seat] == 0:
        return Prompt("plan_first", {"city": city(s.maharaja)}, "MJ-2.4")
    return Prompt("plan_second", {"action": action(s.plan[seat][0])}, "MJ-2.4")


def prompt_shrine(s: State) -> Prompt:
    """Where a shrine may go, and why there."""
    if about(s) == SHRINE_CHEAP:
        return Prompt("shrine_cheap", {}, "MJ-3.6")
    return Prompt(
        "shrine_of_two" if about(s) == SHRINE_CITY else "shrine", {}, "MJ-3.8" if about(s) == SHRINE_CITY else "MJ-3.7"
    )


def describe(s: State, seat: int, code: int) -> Action:
    """An answer with what it costs and brings."""
    if code == a.END:
        left = sum(s.left)
        warning = Reason("parts_left", {"count": left}, "MJ-R5") if left else None
        return Action(code, "end_turn", warning=warning, rule="MJ-3.4")
    if code == a.MARKER:
        return Action(code, "marker", cost={"markers": 1}, rule="MJ-3.3")
    if code < a.USE:
        return describe_pointing(s, code)
    if code < a.ABILITY:
        return describe_use(s, seat, code)
    if code < a.WALK:
        who = code - a.ABILITY
        return Action(code, "ability", {"character": character(who)}, rule=ABILITY_RULES.get(who, "MJ-8.1"))
    if code < a.CHARACTER:
        return describe_walk(s, code)
    if code < a.IN_CITY:
        return describe_character(s, seat, code)
    if code < a.MOVE_FLAG:
        return describe_building(s, seat, code)
    return describe_rest(s, seat, code)


def describe_pointing(s: State, code: int) -> Action:
    """An arrow at an action, or a marker for it."""
    what: dict[str, str | int] = {"action": action(code - a.POINT)}
    if question(s) == a.MARK:
        return Action(code, "mark", what, rule="MJ-3.3")
    return Action(code, "point", what, rule="MJ-2.4")


def describe_walk(s: State, code: int) -> Action:
    """A walk and its toll."""
    where = code - a.WALK
    coins = coins_to(s, where)
    kind = "walk_for" if coins else "walk"
    what: dict[str, str | int] = {"place": place(where)}
    return Action(
        code,
        kind,
        {**what, "coins": coins} if coins else what,
        cost={"coins": coins} if coins else {},
        rule="MJ-4.9" if coins else "MJ-4.7",
    )


def describe_rest(s: State, seat: int, code: int) -> Action:
    """Flags, reward tiles and purchases."""
    if code < a.TAKE_TILE:
        where = code - a.MOVE_FLAG
        return Action(
            code,
            "move_flag",
            {"city": city(where), "field": field_of(s, where) + 1 - tables.TRACK_STEP},
            rule="MJ-3.15",
        )
    if code < a.BUY_PRESTIGE:
        tile = code - a.TAKE_TILE
        return Action(code, "take_reward", {"reward": reward(tile)}, rule=REWARD_RULES[tile])
    return describe_purchase(s, seat, code)


def refuse(s: State, seat: int, code: int) -> Reason:
    """Why an answer cannot be given now."""
    if s.phase == PLANNING:
        return Reason("planning", {}, "MJ-2.4")
    asking = question(s)
    reason = None
    if asking == a.TURN:
        reason = refuse_in_turn(s, seat, code)
    elif code in range(a.CHARACTER + 1, a.IN_CITY):
        reason = refuse_character(s, seat, asking, code - a.CHARACTER)
    elif code in range(a.IN_CITY, a.MOVE_FLAG):
        reason = refuse_building(s, seat, asking, code)
    else:
        reason = refuse_rest(s, seat, asking, code)
    return reason or Reason("other_question", {}, "MJ-3.2")


def refuse_in_turn(s: State, seat: int, code: int) -> Reason | None:
    """Why something cannot be done in the turn."""
    if code == a.END:
        return CITY_SHRINE_OWED
    if code == a.MARKER:
        return why_not_marker(s, seat)
    if a.USE <= code < a.ABILITY:
        return why_not_use(s, seat, code - a.USE)
    if a.ABILITY < code < a.WALK:
        return why_not_ability(s, seat, code - a.ABILITY)
    if a.WALK <= code < a.CHARACTER:
        return why_not_walk(s, seat, code - a.WALK)
    return Reason("say_what_first", {}, "MJ-3.2")


def refuse_character(s: State, seat: int, asking: int, who: int) -> Reason | None:
    """Why a character cannot be named."""
    if asking == a.TAKE:
        return why_not_take(s, seat, who)
    if asking in (a.CHOOSE, a.REPLACE, a.FAVOUR):
        return why_not_display(s, who, "MJ-10.8" if asking == a.FAVOUR else "MJ-1.6")
    return None


def refuse_building(s: State, seat: int, asking: int, code: int) -> Reason | None:
    """Why something cannot be built there."""
    if a.IN_VILLAGE <= code < a.ON_SPACE and asking in (a.SHRINE, a.PLACE):
        return why_not_village(s, seat, about(s), code - a.IN_VILLAGE)
    if code < a.IN_VILLAGE and asking == a.SHRINE:
        return why_not_shrine_in_city(s, seat, code - a.IN_CITY)
    if code < a.IN_VILLAGE and asking == a.SITE:
        return why_not_site(s, seat, about(s), code - a.IN_CITY)
    if code < a.IN_VILLAGE and asking == a.PLACE:
        return Reason("villages_only", {}, "MJ-1.7")
    if code >= a.ON_SPACE and asking == a.SPACE:
        return Reason("space_taken", {"city": city(about_more(s))}, "MJ-4.1")
    return None


def refuse_rest(s: State, seat: int, asking: int, code: int) -> Reason | None:
    """Why a flag, a tile, a purchase or a marker's action cannot be chosen."""
    if asking == a.FLAG and a.MOVE_FLAG <= code < a.TAKE_TILE:
        return Reason("flag_too_far_left", {"city": city(code - a.MOVE_FLAG)}, "MJ-R15")
    if asking == a.REWARD and a.TAKE_TILE <= code < a.BUY_PRESTIGE:
        return why_not_reward(s, code - a.TAKE_TILE)
    if asking == a.MARK and code == a.POINT + a.DO_SWAP:
        return Reason("no_swap_by_marker", {}, "MJ-3.3")
    if asking == a.EXCHANGE and code >= a.BUY_PRESTIGE:
        if code == a.ENOUGH:
            return Reason("exchange_once", {}, "MJ-9.3")
        return (
            Reason("no_prestige", {}, "MJ-9.3")
            if code == a.SELL_PRESTIGE
            else too_dear(s, seat, tables.CHANGER_COINS, "MJ-9.3")
        )
    return None
