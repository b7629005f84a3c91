"""What a plan and its parts cost at least, and whether a plan can be paid as things stand."""

from durbar.core.game import Reason
from durbar.games.maharaja.rules import tables
from durbar.games.maharaja.rules.actions import DO_COINS
from durbar.games.maharaja.rules.building import has_free_space, shrine_price, statue_price, statue_sites
from durbar.games.maharaja.rules.disc import PARTS_OF
from durbar.games.maharaja.rules.state import (
    CITIES,
    NONE,
    PRESTIGE,
    SHRINE_ANY,
    SHRINE_CHEAP,
    SHRINE_CITY,
    SHRINE_OF_BOTH,
    STATUE_CHEAP,
    STATUE_OF_BOTH,
    State,
)

ARROWS = 2
STATUE_PARTS = (STATUE_CHEAP, STATUE_OF_BOTH)
SHRINE_PARTS = (SHRINE_CHEAP, SHRINE_OF_BOTH, SHRINE_CITY, SHRINE_ANY)


def coins_of(s: State, seat: int, action: int) -> dict[str, int]:
    """The coins an action of the disc takes at least, or brings."""
    if action == DO_COINS:
        return {"coins": tables.COINS_TAKEN}
    return spent(least_cost(s, seat, action))


def spent(coins: int) -> dict[str, int]:
    """Coins that are still to be paid."""
    return {"coins": -coins} if coins else {}


def least_cost(s: State, seat: int, action: int) -> int:
    """What all parts of an action cost together, built where it is cheapest."""
    return sum(least_of_part(s, seat, part) for part in PARTS_OF[action] if part != NONE)


def least_of_part(s: State, seat: int, part: int) -> int:
    """What a part costs where it is cheapest."""
    if part in STATUE_PARTS:
        return least_price(s, seat, part, [city for city in range(CITIES) if has_free_space(s, city)])
    if part in SHRINE_PARTS:
        return shrine_price(part)
    return tables.PRESTIGE_PRICE if part == PRESTIGE else 0


def least_price(s: State, seat: int, part: int, cities: list[int]) -> int:
    """The lowest price of a statue in these cities."""
    return min((statue_price(s, seat, part, city) for city in cities), default=0)


def coins_of_statue(s: State, seat: int, part: int) -> dict[str, int]:
    """The coins a statue takes at least where it can be built now."""
    sites = statue_sites(s, seat, part)
    return spent(least_price(s, seat, part, [city for city in range(CITIES) if sites >> city & 1]))


def why_unpaid(s: State, seat: int, action: int) -> Reason | None:
    """A plan that costs more than a seat has, even when an arrow that is still free brings coins."""
    plan = [*(planned for planned in s.plan[seat] if planned != NONE), action]
    bringing = plan.count(DO_COINS) + ARROWS - len(plan)
    have = s.coins[seat] + bringing * tables.COINS_TAKEN
    coins = sum(least_cost(s, seat, planned) for planned in plan)
    return Reason("unpaid_plan", {"coins": coins, "have": have}, "MJ-4.2") if coins > have else None
