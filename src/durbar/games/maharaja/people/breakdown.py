"""Where points come from."""

from durbar.games.maharaja.people.names import FINAL_IDS, SOURCE_IDS
from durbar.games.maharaja.rules.scores import coin_points, last_points, statue_points
from durbar.games.maharaja.rules.state import BOT, State


def breakdown(s: State, side: int) -> dict[str, int]:
    """A side's points by source."""
    earned = {name: s.earned[side][i] for i, name in enumerate(SOURCE_IDS)}
    return {
        **earned,
        "statues": statue_points(s, side),
        "coins": coin_points(s, side),
        FINAL_IDS[s.final]: last_points(s, side),
    }


def house(s: State) -> dict[str, int] | None:
    """The same of Brahmabot; none where there is company."""
    return breakdown(s, BOT) if s.level else None
