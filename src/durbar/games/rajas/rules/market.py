"""Markets: what the goods of a province pay."""

from typing import Any

from durbar.core.agenda import about, about_more, offer_all, settle
from durbar.core.sets import first, without_first
from durbar.games.rajas.rules.actions import SELL
from durbar.games.rajas.rules.state import State
from durbar.games.rajas.rules.tables import GOODS, MARKET_GOOD, MARKET_MOST, MARKET_VALUE, MARKETS_PER_TILE
from durbar.games.rajas.rules.tracks import earn

KINDS_OF_GOOD = len(GOODS)
ALL_GOODS = (1 << KINDS_OF_GOOD) - 1
ROW = MARKET_MOST + 1


def add_markets(s: State, seat: int, tile: int, count: int) -> None:
    """A tile's markets come into a province, or leave it when covered. Rules RG-4.5, RG-R11."""
    for place in range(MARKETS_PER_TILE):
        good = MARKET_GOOD[tile][place]
        if good >= 0:
            s.markets[seat][good * ROW + MARKET_VALUE[tile][place]] += count
    s.goods[seat] = goods_sold(s, seat)


def goods_sold(s: State, seat: int) -> int:
    """The goods of which a province has a market, as a set."""
    markets = s.markets[seat]
    goods = 0
    for place in range(KINDS_OF_GOOD * ROW):
        if markets[place] > 0:
            goods |= 1 << place // ROW
    return goods


def all_markets(s: State, seat: int) -> int:
    """How many markets a province has. Rule RG-7.8."""
    count = 0
    for place in range(KINDS_OF_GOOD * ROW):
        count += s.markets[seat][place]
    return count


def good_income(s: State, seat: int, good: int, most: int) -> int:
    """What the dearest markets of a good pay, at most so many of them. Rules RG-5.2, RG-R9."""
    total = 0
    for lower in range(MARKET_MOST):
        value = MARKET_MOST - lower
        markets = s.markets[seat][good * ROW + value]
        paying = markets if markets < most else most
        total += paying * value
        most -= paying
    return total


def mixed_income(s: State, seat: int) -> int:
    """What the dearest market of each good pays. Rules RG-5.1, RG-R9."""
    total = 0
    for good in range(KINDS_OF_GOOD):
        total += good_income(s, seat, good, 1)
    return total


def legal_goods(s: State, seat: int, out: Any) -> int:
    """Any good that the province has a market of. Rule RG-7.8."""
    return offer_all(out, 0, SELL, s.goods[seat])


def resolve_good(s: State, seat: int) -> bool:
    """Without markets the reward is lost, with one good there is nothing to choose. Rule RG-7.8."""
    goods = s.goods[seat]
    if without_first(goods) != 0:
        return False
    if goods == 0:
        settle(s)
    else:
        answer_good(s, seat, SELL + first(goods))
    return True


def answer_good(s: State, seat: int, action: int) -> None:
    """The chosen good's markets pay. Rules RG-7.8, RG-12.2."""
    most = about(s)
    source = about_more(s)
    settle(s)
    earn(s, seat, good_income(s, seat, action - SELL, most), source)
