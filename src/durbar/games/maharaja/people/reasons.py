"""Why something cannot be done now, for people: the same sentences for a refusal and for a greyed-out choice."""

from durbar.core.game import Reason
from durbar.games.maharaja.people.names import (
    action_id,
    character_id,
    city_id,
    place_id,
    reward_id,
    road_id,
    village_id,
)
from durbar.games.maharaja.rules import tables
from durbar.games.maharaja.rules.abilities import may_use_ability
from durbar.games.maharaja.rules.actions import (
    USE_PRESTIGE,
    USE_SHRINE_CHEAP,
    USE_STATUE,
    USE_STATUE_CHEAP,
    USE_STOCK,
    USE_SWAP,
    USE_TRACK,
    USE_TWO_SHRINES,
)
from durbar.games.maharaja.rules.building import (
    cities_to_build_in,
    has_free_space,
    has_room,
    may_pay_shrine,
    shrine_price,
    statue_price,
)
from durbar.games.maharaja.rules.disc import ACTION_USED, PART_USED, may_use
from durbar.games.maharaja.rules.rewards import available_fields
from durbar.games.maharaja.rules.state import (
    CHANGER,
    COURTIER,
    CROSSING,
    DISPLAY_ONLY,
    ENVOY,
    NONE,
    SHRINE_ANY,
    SHRINE_CITY,
    STONECUTTER,
    VIZIER,
    State,
)
from durbar.games.maharaja.rules.swapping import holder, may_take, on_display
from durbar.games.maharaja.rules.tableau import has, is_bot, owes_city_shrine, prestige
from durbar.games.maharaja.rules.walking import NO_WAY, coins_on, coins_to, may_arrive, may_walk, other_end

CITY_SHRINE_OWED = Reason("city_shrine_owed", {}, "MJ-R4")


def too_dear(s: State, seat: int, coins: int, rule: str) -> Reason:
    """Not enough coins."""
    return Reason("too_dear", {"coins": coins, "have": s.coins[seat]}, rule)


def why_not_use(s: State, seat: int, use: int) -> Reason | None:
    """What stands against doing a part of an action now."""
    if may_use(s, seat, use):
        return None
    part = PART_USED[use]
    planned = s.left[part] + (s.left[SHRINE_ANY] if use == USE_TWO_SHRINES else 0)
    if planned == 0:
        return Reason("not_planned", {"action": action_id(ACTION_USED[use])}, "MJ-3.2")
    if owes_city_shrine(s, seat):
        return CITY_SHRINE_OWED
    if use in (USE_STATUE_CHEAP, USE_STATUE):
        return why_no_statue(s, seat, part)
    if use in (USE_STOCK, USE_PRESTIGE, USE_SWAP, USE_TRACK):
        return why_not_simply(s, seat, use)
    return why_no_shrine(s, seat, part, "MJ-3.6" if use == USE_SHRINE_CHEAP else "MJ-3.8")


def why_not_simply(s: State, seat: int, use: int) -> Reason:
    """What stands against an action that builds nothing."""
    if use == USE_PRESTIGE:
        return too_dear(s, seat, tables.PRESTIGE_PRICE, "MJ-3.11")
    if use == USE_STOCK:
        return Reason("supply_empty", {}, "MJ-3.10")
    if use == USE_SWAP:
        return Reason("nobody_to_take", {}, "MJ-3.12")
    return Reason("no_flag", {}, "MJ-3.15")


def why_no_statue(s: State, seat: int, part: int) -> Reason:
    """What stands against building a statue where the priest is."""
    here = s.priest[seat]
    if s.built[seat] >= tables.STATUES:
        return Reason("no_statue_left", {}, "MJ-1.5")
    if here == CROSSING:
        return Reason("not_in_a_city", {}, "MJ-4.1")
    return why_not_site(s, seat, part, here) or Reason("not_in_a_city", {}, "MJ-4.1")


def why_not_site(s: State, seat: int, part: int, where: int) -> Reason | None:
    """What stands against a statue in one city."""
    if not cities_to_build_in(s, seat) >> where & 1:
        return Reason("priest_elsewhere", {"city": city_id(where)}, "MJ-4.1")
    if not has_free_space(s, where):
        return Reason("city_full", {"city": city_id(where)}, "MJ-4.3")
    if s.coins[seat] < statue_price(s, seat, part, where):
        return too_dear(s, seat, statue_price(s, seat, part, where), "MJ-4.2")
    return None


def why_no_shrine(s: State, seat: int, part: int, rule: str) -> Reason:
    """What stands against building a shrine anywhere."""
    if s.stock[seat] == 0:
        return Reason("no_shrine", {}, "MJ-4.6")
    if not may_pay_shrine(s, seat, part):
        return too_dear(s, seat, shrine_price(part), "MJ-4.4")
    return Reason("shrine_needs_city", {}, rule)


def why_not_shrine_in_city(s: State, seat: int, where: int) -> Reason:
    """What stands against a shrine in one city."""
    return Reason("priest_elsewhere", {"city": city_id(where)}, "MJ-4.4")


def why_not_village(s: State, seat: int, part: int, where: int) -> Reason:
    """What stands against a shrine in one village."""
    if not has_room(s, where):
        return Reason("village_full", {"village": village_id(where)}, "MJ-4.5")
    if part == SHRINE_CITY:
        return Reason("city_first", {}, "MJ-R4")
    return Reason("other_question", {}, "MJ-3.2")


def why_not_walk(s: State, seat: int, where: int) -> Reason | None:
    """What stands against walking to a place, with the seat's ways surveyed."""
    if may_walk(s, seat, where):
        return None
    what: dict[str, str | int] = {"place": place_id(where)}
    if s.priest[seat] == where:
        return Reason("already_there", what, "MJ-4.7")
    if s.reach[where] == NO_WAY:
        return Reason("no_open_way", what, "MJ-4.8")
    return why_not_arrive(s, seat, where, coins_to(s, where))


def why_not_along(s: State, seat: int, along: int) -> Reason:
    """What stands against walking along one road, with the seat's ways surveyed."""
    where = other_end(along, s.priest[seat])
    what: dict[str, str | int] = {"road": road_id(along)}
    if where < 0:
        return Reason("road_elsewhere", what, "MJ-4.10")
    if s.toll[along] == NO_WAY:
        return Reason("road_closed", what, "MJ-4.8")
    if not may_arrive(s, seat, where, s.toll[along]):
        return why_not_arrive(s, seat, where, coins_on(s, along))
    return Reason("same_tolls", {**what, "place": place_id(where)}, "MJ-R7")


def why_not_arrive(s: State, seat: int, where: int, coins: int) -> Reason:
    """What stands against the end of a way that is open."""
    what: dict[str, str | int] = {"place": place_id(where)}
    if coins > s.coins[seat]:
        return Reason("toll_too_high", {**what, "coins": coins, "have": s.coins[seat]}, "MJ-4.11")
    if owes_city_shrine(s, seat):
        return CITY_SHRINE_OWED
    return Reason("been_there", what, "MJ-R6")


def why_not_ability(s: State, seat: int, who: int) -> Reason | None:
    """What stands against using a character's ability now."""
    if may_use_ability(s, seat, who):
        return None
    what: dict[str, str | int] = {"character": character_id(who)}
    if not has(s, seat, who):
        return Reason("not_your_character", what, "MJ-8.1")
    if tables.CHARACTER_KINDS[who] != "once":
        return Reason("works_by_itself", what, "MJ-8.2")
    if s.used[seat] >> who & 1:
        return Reason("ability_used", what, "MJ-8.1")
    if owes_city_shrine(s, seat):
        return CITY_SHRINE_OWED
    return why_not_ability_now(s, seat, who)


def why_not_ability_now(s: State, seat: int, who: int) -> Reason:
    """What an ability lacks."""
    if who in (STONECUTTER, ENVOY) and s.supply[seat] == 0:
        return Reason("supply_empty", {}, "MJ-R8")
    if who == ENVOY:
        return too_dear(s, seat, tables.ENVOY_PRICE, "MJ-R9")
    if who in (COURTIER, VIZIER) and s.marker_supply == 0:
        return Reason("no_marker_in_supply", {}, "MJ-R8")
    if who == CHANGER or prestige(s, seat) <= 0:
        return Reason("no_prestige", {}, "MJ-9.3" if who == CHANGER else "MJ-9.4")
    return Reason("no_flag", {}, "MJ-3.15")


def why_not_marker(s: State, seat: int) -> Reason | None:
    """What stands against using an action marker."""
    if s.marked != NONE:
        return Reason("marker_used", {}, "MJ-3.3")
    if s.markers[seat] == 0:
        return Reason("no_marker", {}, "MJ-3.3")
    return CITY_SHRINE_OWED if owes_city_shrine(s, seat) else None


def why_not_take(s: State, seat: int, who: int) -> Reason | None:
    """What stands against taking a character in a swap."""
    if may_take(s, seat, who):
        return None
    what: dict[str, str | int] = {"character": character_id(who)}
    owner = holder(s, who)
    if owner == seat:
        return Reason("own_character", what, "MJ-3.12")
    if owner >= 0 and s.special[DISPLAY_ONLY]:
        return Reason("display_only", what, "MJ-11.5")
    if owner >= 0 and is_bot(s, owner):
        return Reason("bot_needs_one", what, "MJ-R26")
    return Reason("not_on_display", what, "MJ-3.12")


def why_not_display(s: State, who: int, rule: str) -> Reason:
    """What stands against a character of the display."""
    what: dict[str, str | int] = {"character": character_id(who)}
    return Reason("favoured_already" if on_display(s, who) else "not_on_display", what, rule)


def why_not_reward(s: State, tile: int) -> Reason | None:
    """What stands against taking a reward tile."""
    what: dict[str, str | int] = {"reward": reward_id(tile), "fields": available_fields(s)}
    if tile not in s.reward:
        return Reason("reward_gone", what, "MJ-12.14")
    if s.reward.index(tile) >= available_fields(s):
        return Reason("reward_too_high", what, "MJ-5.5")
    return None
