"""How the Maharaja's city would be scored if it were now."""

import msgspec

from durbar.games.maharaja.rules.scoring import pay_ranks, rank_sides
from durbar.games.maharaja.rules.state import NONE, OVER, State, sides
from durbar.games.maharaja.rules.tableau import prestige
from durbar.games.maharaja.rules.worship import worship


class Outlook(msgspec.Struct, frozen=True):
    """What one side would get from the city scoring: its rank, none without worship, and its coins and prestige."""

    side: int
    rank: int | None
    worship: int
    coins: int
    prestige: int


def forecast(s: State) -> list[Outlook]:
    """All sides, the ranked ones first; nobody while the Maharaja is in no city."""
    if s.maharaja == NONE or s.phase == OVER:
        return []
    scored: State = s.copy()
    rank_sides(scored)
    pay_ranks(scored)
    ranked = [side for side in scored.rank if side != NONE]
    others = [side for side in range(sides(s)) if side not in ranked]
    return [_outlook(s, scored, side, rank + 1) for rank, side in enumerate(ranked)] + [
        _outlook(s, scored, side, None) for side in others
    ]


def _outlook(s: State, scored: State, side: int, rank: int | None) -> Outlook:
    return Outlook(
        side,
        rank,
        worship(s, side, s.maharaja),
        scored.coins[side] - s.coins[side],
        prestige(scored, side) - prestige(s, side),
    )
