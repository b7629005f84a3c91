"""The priest's ways as people read them: which roads they take, and who earns what."""

from durbar.games.maharaja.rules.state import State, sides
from durbar.games.maharaja.rules.tableau import is_bot
from durbar.games.maharaja.rules.walking import earned_on, last_road, other_end


def way_to(s: State, seat: int, place: int) -> list[int]:
    """The roads of the cheapest way to a place."""
    way: list[int] = []
    at = place
    while at != s.priest[seat]:
        way.insert(0, last_road(s, at))
        at = other_end(way[0], at)
    return way


def payments(s: State, seat: int, way: list[int]) -> dict[int, int]:
    """What each owner gets from a walk along some roads."""
    paid = {owner: sum(earned_on(s, seat, owner, road) for road in way) for owner in range(sides(s))}
    return {owner: coins for owner, coins in paid.items() if coins}


def payees(s: State, paid: dict[int, int]) -> dict[str, str | int]:
    """Who earns how much from a walk, as the catalogue says it."""
    if is_bot(s, next(iter(paid))):
        return {"payees": "to_bot"}
    said: dict[str, str | int] = {"payees": ("to_one", "to_two", "to_three")[len(paid) - 1]}
    for nth, (owner, coins) in zip(("first", "second", "third"), paid.items(), strict=False):
        said |= {nth: owner, f"{nth}_coins": coins}
    return said
