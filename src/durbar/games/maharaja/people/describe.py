"""Answers as people read them, with what they cost and bring."""

import msgspec

from durbar.core.agenda import about, about_more, question
from durbar.core.game import Action, Reason, changes
from durbar.games.maharaja.people.effects import effect_of
from durbar.games.maharaja.people.names import (
    action_id,
    character_id,
    city_id,
    place_id,
    reward_id,
    road_id,
    space_id,
    village_id,
)
from durbar.games.maharaja.people.plans import coins_of, coins_of_statue, spent, why_unpaid
from durbar.games.maharaja.people.ways import payees, payments, way_to
from durbar.games.maharaja.rules import actions as a
from durbar.games.maharaja.rules import tables
from durbar.games.maharaja.rules.building import shrine_price, statue_price
from durbar.games.maharaja.rules.disc import PART_USED
from durbar.games.maharaja.rules.flow import answer
from durbar.games.maharaja.rules.state import CITIES, NONE, PLANNING, State
from durbar.games.maharaja.rules.swapping import holder
from durbar.games.maharaja.rules.tableau import is_bot, prestige
from durbar.games.maharaja.rules.track import field_of, first_field, move_flag
from durbar.games.maharaja.rules.walking import other_end
from durbar.games.maharaja.rules.worship import worship

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
    """An answer with what it costs, brings and does."""
    cost, gain = outcome(s, seat, code)
    plain = describe_plainly(s, seat, code, cost, gain)
    return msgspec.structs.replace(plain, cost=cost, gain=gain, effect=effect_of(plain))


def outcome(s: State, seat: int, code: int) -> tuple[dict[str, int], dict[str, int]]:
    """What an answer takes from a seat and gives it at once, found out on a copy of the table; of a statue the whole price and the whole bonus."""
    if s.phase == PLANNING:
        return {}, {}
    twin = s.twin()
    answer(twin, seat, code, question(s))
    builds = a.IN_CITY <= code < a.MOVE_FLAG
    price = statue_price(s, seat, about(s), about_more(s)) if a.ON_SPACE <= code < a.MOVE_FLAG else 0
    twin.coins[seat] += price
    cost, gain = changes(belongings(s, seat, builds), belongings(twin, seat, builds))
    return {"coins": price, **cost} if price else cost, gain


def belongings(s: State, seat: int, with_worship: bool) -> dict[str, int]:
    """What a seat has that answers cost or bring."""
    return {
        "coins": s.coins[seat],
        "prestige": prestige(s, seat),
        "shrines": s.stock[seat],
        "markers": s.markers[seat],
        "worship": sum(worship(s, seat, where) for where in range(CITIES)) if with_worship else 0,
    }


def describe_plainly(s: State, seat: int, code: int, cost: dict[str, int], gain: dict[str, int]) -> Action:
    """An answer in its own words."""
    if code == a.END:
        left = sum(s.left)
        warning = Reason("parts_left", {"count": left}, "MJ-R5") if left else None
        return Action(code, "end_turn", warning=warning, rule="MJ-3.4")
    if code == a.MARKER:
        return Action(code, "marker", rule="MJ-3.3")
    if code < a.USE:
        return describe_pointing(s, seat, code)
    if code < a.ABILITY:
        return describe_use(s, seat, code, cost, gain)
    if code < a.WALK:
        who = code - a.ABILITY
        return Action(code, "ability", {"character": character_id(who)}, rule=ABILITY_RULES.get(who, "MJ-8.1"))
    if code < a.CHARACTER:
        return describe_walk(s, seat, code)
    if code < a.IN_CITY:
        return describe_character(s, seat, code)
    if code < a.MOVE_FLAG:
        return describe_building(s, seat, code, cost.get("coins", 0))
    return describe_rest(s, code, gain)


def describe_pointing(s: State, seat: int, code: int) -> Action:
    """An arrow at an action, with a warning when the plan cannot be paid, or a marker for it."""
    action = code - a.POINT
    what: dict[str, str | int] = {"action": action_id(action)}
    coins = coins_of(s, seat, action)
    if question(s) == a.MARK:
        return Action(code, "mark", what, rule="MJ-3.3", then=coins)
    return Action(code, "point", what, warning=why_unpaid(s, seat, action), rule="MJ-2.4", then=coins)


def describe_walk(s: State, seat: int, code: int) -> Action:
    """A walk by the cheapest way or along one road, its toll, and who earns it."""
    if code >= a.ALONG:
        way = [code - a.ALONG]
        what: dict[str, str | int] = {"place": place_id(other_end(way[0], s.priest[seat])), "road": road_id(way[0])}
    else:
        way = way_to(s, seat, code - a.WALK)
        what = {"place": place_id(code - a.WALK)}
    paid = payments(s, seat, way)
    coins = sum(paid.values())
    if not coins:
        return Action(code, "walk", what, rule="MJ-4.7")
    kind, rule = ("along", "MJ-R7") if code >= a.ALONG else ("walk_for", "MJ-4.9")
    return Action(code, kind, {**what, "coins": coins, **payees(s, paid)}, rule=rule)


def describe_rest(s: State, code: int, gain: dict[str, int]) -> Action:
    """Flags, reward tiles and purchases."""
    if code < a.TAKE_TILE:
        return describe_flag(s, code)
    if code < a.BUY_PRESTIGE:
        tile = code - a.TAKE_TILE
        return Action(code, "take_reward", {"reward": reward_id(tile)}, rule=REWARD_RULES[tile])
    return describe_purchase(s, code, gain)


def describe_flag(s: State, code: int) -> Action:
    """A flag moved, with the city that is then the next one."""
    where = code - a.MOVE_FLAG
    twin = s.copy()
    move_flag(twin, NONE, where)
    what: dict[str, str | int] = {
        "city": city_id(where),
        "field": field_of(s, where) + 1 - tables.TRACK_STEP,
        "next": city_id(twin.flag[first_field(twin)]),
    }
    return Action(code, "move_flag", what, rule="MJ-3.15")


def describe_use(s: State, seat: int, code: int, cost: dict[str, int], gain: dict[str, int]) -> Action:
    """A part of an action, with what building costs at least."""
    use = code - a.USE
    what: dict[str, str | int] = {}
    then: dict[str, int] = {}
    if use == a.USE_COINS:
        what = {"coins": gain.get("coins", 0)}
    elif use == a.USE_STOCK:
        what = {"shrines": gain.get("shrines", 0)}
    elif use == a.USE_PRESTIGE:
        what = {"coins": cost.get("coins", 0), "prestige": gain.get("prestige", 0)}
    elif use in (a.USE_STATUE_CHEAP, a.USE_STATUE):
        then = coins_of_statue(s, seat, PART_USED[use])
    elif use in (a.USE_SHRINE_CHEAP, a.USE_SHRINE, a.USE_TWO_SHRINES):
        then = spent(shrine_price(PART_USED[use]))
    return Action(code, USE_KINDS[use], what, rule=USE_RULES[use], then=then)


def describe_character(s: State, seat: int, code: int) -> Action:
    """A character chosen, taken, or favoured."""
    who = code - a.CHARACTER
    what: dict[str, str | int] = {"character": character_id(who)}
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


def describe_building(s: State, seat: int, code: int, coins: int) -> Action:
    """Where something is built, and for how much."""
    if code < a.IN_VILLAGE:
        return describe_in_city(s, seat, code, coins)
    if code < a.ON_SPACE:
        return describe_in_village(s, code, coins)
    return describe_statue(s, seat, code, coins)


def describe_in_city(s: State, seat: int, code: int, coins: int) -> Action:
    """A shrine in a city, or the city for a statue."""
    where = code - a.IN_CITY
    what: dict[str, str | int] = {"city": city_id(where), "coins": coins}
    asking = question(s)
    if asking == a.SITE:
        price = statue_price(s, seat, about(s), where)
        return Action(code, "site", {**what, "coins": price}, rule="MJ-4.2", then=spent(price))
    if asking == a.ENVOY_SHRINE:
        return Action(code, "envoy_in_city", what, rule="MJ-R9")
    return Action(code, "shrine_in_city", what, rule="MJ-4.4" if asking == a.SHRINE else "MJ-10.7")


def describe_in_village(s: State, code: int, coins: int) -> Action:
    """A shrine in a village."""
    what: dict[str, str | int] = {"village": village_id(code - a.IN_VILLAGE)}
    if question(s) == a.PLACE:
        return Action(code, "place", what, rule="MJ-1.7")
    return Action(code, "shrine_in_village", {**what, "coins": coins}, rule="MJ-4.5")


def describe_statue(s: State, seat: int, code: int, coins: int) -> Action:
    """A statue on a space, with a warning when it is the last one."""
    what: dict[str, str | int] = {"city": city_id(about_more(s)), "space": space_id(code - a.ON_SPACE), "coins": coins}
    warning = Reason("seventh_statue", {}, "MJ-7.2") if s.built[seat] == tables.STATUES - 1 else None
    return Action(code, "statue", what, warning=warning, rule="MJ-4.3")


def bonus(where: int, on: int) -> dict[str, int]:
    """What a space gives beside its worship."""
    found = {
        "markers": tables.BONUS_MARKERS[where][on],
        "prestige": tables.BONUS_PRESTIGE[where][on],
        "coins": tables.BONUS_COINS[where][on],
        "shrines": tables.BONUS_SHRINES[where][on],
    }
    return {kind: n for kind, n in found.items() if n}


def describe_purchase(s: State, code: int, gain: dict[str, int]) -> Action:
    """Prestige for coins, coins for prestige, or enough of it."""
    if code == a.ENOUGH:
        return Action(code, "enough", rule="MJ-R11")
    changer = question(s) == a.EXCHANGE
    coins = tables.CHANGER_COINS if changer else tables.REWARD_BUY_PRICE
    if code == a.SELL_PRESTIGE:
        return Action(code, "sell_prestige", {"coins": coins}, rule="MJ-9.3")
    what: dict[str, str | int] = {"coins": coins, "prestige": gain.get("prestige", 0)}
    return Action(code, "buy_prestige", what, rule="MJ-9.3" if changer else "MJ-10.6")
