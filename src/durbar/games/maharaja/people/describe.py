"""Answers as people read them, with what they cost and bring."""

from durbar.core.agenda import about, about_more, question
from durbar.core.game import Action, Reason
from durbar.games.maharaja.people.names import action, character, city, place, reward, space, village
from durbar.games.maharaja.rules import actions as a
from durbar.games.maharaja.rules import tables
from durbar.games.maharaja.rules.building import shrine_price, statue_price
from durbar.games.maharaja.rules.state import CENTRE, STORYTELLER, State
from durbar.games.maharaja.rules.swapping import holder
from durbar.games.maharaja.rules.tableau import has, is_bot
from durbar.games.maharaja.rules.track import field_of
from durbar.games.maharaja.rules.walking import coins_to
from durbar.games.maharaja.rules.worship import outer_worth

USE_KINDS = (
    "use_statue_cheap",
    "use_shrine_cheap",
    "use_statue",
    "use_shrine",
    "use_two_shrines",
    "use_coins",
    "use_shrines",
    "use_prestige",
    "use_swap",
    "use_track",
)
USE_RULES = ("MJ-3.5", "MJ-3.6", "MJ-3.7", "MJ-3.7", "MJ-3.8", "MJ-3.9", "MJ-3.10", "MJ-3.11", "MJ-3.12", "MJ-3.15")
ABILITY_RULES = {2: "MJ-9.2", 3: "MJ-9.3", 4: "MJ-9.4", 6: "MJ-9.6", 10: "MJ-9.10", 13: "MJ-9.13", 14: "MJ-9.14"}
REWARD_RULES = ("MJ-10.1", "MJ-10.2", "MJ-10.3", "MJ-10.4", "MJ-10.5", "MJ-10.6", "MJ-10.7", "MJ-10.8")


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


def told(s: State, seat: int, prestige: int) -> int:
    """Prestige as the seat gets it."""
    return prestige + 1 if has(s, seat, STORYTELLER) else prestige


def describe_use(s: State, seat: int, code: int) -> Action:
    """A part of an action."""
    use = code - a.USE
    cost: dict[str, int] = {}
    gain: dict[str, int] = {}
    what: dict[str, str | int] = {}
    if use == a.USE_COINS:
        gain = {"coins": tables.COINS_TAKEN}
        what = {"coins": tables.COINS_TAKEN}
    elif use == a.USE_STOCK:
        gain = {"shrines": min(tables.SHRINES_TAKEN, s.supply[seat])}
        what = {"shrines": gain["shrines"]}
    elif use == a.USE_PRESTIGE:
        cost = {"coins": tables.PRESTIGE_PRICE}
        gain = {"prestige": told(s, seat, tables.PRESTIGE_BOUGHT)}
        what = {"coins": tables.PRESTIGE_PRICE, "prestige": gain["prestige"]}
    return Action(code, USE_KINDS[use], what, cost, gain, rule=USE_RULES[use])


def describe_character(s: State, seat: int, code: int) -> Action:
    """A character chosen, taken, or favoured."""
    who = code - a.CHARACTER
    what: dict[str, str | int] = {"character": character(who)}
    asking = question(s)
    if asking == a.TAKE:
        return describe_taking(s, code, what, holder(s, who))
    kind, rule = {a.CHOOSE: ("choose", "MJ-1.6"), a.REPLACE: ("replace", "MJ-3.13")}.get(asking, ("favour", "MJ-10.8"))
    return Action(code, kind, what, rule=rule)


def describe_taking(s: State, code: int, what: dict[str, str | int], owner: int) -> Action:
    """A character taken from the display, from another seat, or from Brahmabot."""
    if owner < 0:
        return Action(code, "take", what, rule="MJ-3.12")
    if is_bot(s, owner):
        return Action(code, "take_from_bot", what, rule="MJ-12.6")
    return Action(code, "take_from", {**what, "owner": owner}, rule="MJ-3.13")


def describe_building(s: State, seat: int, code: int) -> Action:
    """Where something is built."""
    if code < a.IN_VILLAGE:
        return describe_in_city(s, seat, code)
    if code < a.ON_SPACE:
        return describe_in_village(s, code)
    return describe_statue(s, seat, code)


def describe_in_city(s: State, seat: int, code: int) -> Action:
    """A shrine in a city, or the city for a statue."""
    where = code - a.IN_CITY
    asking = question(s)
    what: dict[str, str | int] = {"city": city(where)}
    if asking == a.SITE:
        coins = statue_price(s, seat, about(s), where)
        return Action(code, "site", {**what, "coins": coins}, rule="MJ-4.2")
    coins = 0
    rule = "MJ-10.7"
    if asking == a.ENVOY_SHRINE:
        coins, rule = tables.ENVOY_PRICE, "MJ-R9"
    elif asking == a.SHRINE:
        coins, rule = shrine_price(about(s)), "MJ-4.4"
    return Action(
        code,
        "shrine_in_city",
        {**what, "coins": coins},
        {"coins": coins, "shrines": 1},
        {"worship": tables.WORSHIP_SHRINE},
        rule=rule,
    )


def describe_in_village(s: State, code: int) -> Action:
    """A shrine in a village."""
    what: dict[str, str | int] = {"village": village(code - a.IN_VILLAGE)}
    if question(s) == a.PLACE:
        return Action(code, "place", what, {"shrines": 1}, rule="MJ-1.7")
    coins = shrine_price(about(s))
    return Action(code, "shrine_in_village", {**what, "coins": coins}, {"coins": coins, "shrines": 1}, rule="MJ-4.5")


def describe_statue(s: State, seat: int, code: int) -> Action:
    """A statue on a space, with the bonus of the space."""
    where, on = about_more(s), code - a.ON_SPACE
    coins = statue_price(s, seat, about(s), where)
    gain = {"worship": tables.WORSHIP_CENTRAL if on == CENTRE else outer_worth(s), **bonus(where, on)}
    if "prestige" in gain:
        gain["prestige"] = told(s, seat, gain["prestige"])
    warning = Reason("seventh_statue", {}, "MJ-7.2") if s.built[seat] == tables.STATUES - 1 else None
    return Action(
        code,
        "statue",
        {"city": city(where), "space": space(on), "coins": coins},
        {"coins": coins},
        gain,
        warning,
        "MJ-4.3",
    )


def bonus(where: int, on: int) -> dict[str, int]:
    """What a space gives beside its worship."""
    found = {
        "markers": tables.BONUS_MARKERS[where][on],
        "prestige": tables.BONUS_PRESTIGE[where][on],
        "coins": tables.BONUS_COINS[where][on],
        "shrines": tables.BONUS_SHRINES[where][on],
    }
    return {kind: n for kind, n in found.items() if n}


def describe_purchase(s: State, seat: int, code: int) -> Action:
    """Prestige for coins, coins for prestige, or enough of it."""
    if code == a.ENOUGH:
        return Action(code, "enough", rule="MJ-R11")
    changer = question(s) == a.EXCHANGE
    coins = tables.CHANGER_COINS if changer else tables.REWARD_BUY_PRICE
    if code == a.SELL_PRESTIGE:
        return Action(code, "sell_prestige", {"coins": coins}, {"prestige": 1}, {"coins": coins}, rule="MJ-9.3")
    prestige = told(s, seat, 1)
    return Action(
        code,
        "buy_prestige",
        {"coins": coins, "prestige": prestige},
        {"coins": coins},
        {"prestige": prestige},
        rule="MJ-9.3" if changer else "MJ-10.6",
    )
