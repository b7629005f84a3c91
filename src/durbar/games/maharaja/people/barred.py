"""What stands against the things on the table, for the seat that is asked: the refusal of the very answer a click would give."""

from typing import TypeVar

import msgspec
from msgspec.structs import replace

from durbar.core.agenda import about_more, question
from durbar.core.game import Reason
from durbar.games.maharaja.people.refuse import refuse
from durbar.games.maharaja.rules import actions as a
from durbar.games.maharaja.rules.flow import actors, legal
from durbar.games.maharaja.rules.state import CROSSING, PLANNING, State

ON_MAP = (a.SITE, a.SHRINE, a.PLACE, a.ENVOY_SHRINE, a.GIFT_SHRINE)
IN_VILLAGES = (a.SHRINE, a.PLACE)
OF_CHARACTERS = (a.CHOOSE, a.TAKE, a.REPLACE, a.FAVOUR)

Thing = TypeVar("Thing", bound=msgspec.Struct)


def on(thing: Thing, why_not: Reason | None) -> Thing:
    """A thing on the table with what stands against it, if anything does."""
    return thing if why_not is None else replace(thing, why_not=why_not)


class Barred:
    """The refusals a seat faces; none for who is not asked, and where nothing of the kind is asked for."""

    def __init__(self, s: State, seat: int) -> None:
        self.s = s
        self.seat = seat
        asked = s.phase != PLANNING and bool(actors(s) >> seat & 1)
        self.asking = question(s) if asked else 0
        self.open: set[int] = set()
        if asked:
            out = [0] * a.MOST_LEGAL
            self.open = set(out[: legal(s, seat, out)])

    def _against(self, questions: tuple[int, ...], code: int) -> Reason | None:
        if self.asking not in questions or code in self.open:
            return None
        return refuse(self.s, self.seat, code)

    def place(self, where: int) -> Reason | None:
        """A city or the crossing: walking there, or building there."""
        walking = self._against((a.TURN,), a.WALK + where)
        return walking if where == CROSSING else walking or self._against(ON_MAP, a.IN_CITY + where)

    def village(self, where: int) -> Reason | None:
        """A shrine in a village."""
        return self._against(IN_VILLAGES, a.IN_VILLAGE + where)

    def space(self, city: int, space: int) -> Reason | None:
        """A statue on a space of the city that is asked about."""
        return self._against((a.SPACE,), a.ON_SPACE + space) if about_more(self.s) == city else None

    def flag(self, city: int) -> Reason | None:
        """The flag of a city that is moved along the track."""
        return self._against((a.FLAG,), a.MOVE_FLAG + city)

    def reward(self, tile: int) -> Reason | None:
        """A reward tile."""
        return self._against((a.REWARD,), a.TAKE_TILE + tile)

    def character(self, who: int) -> Reason | None:
        """A character that is chosen, taken or favoured."""
        return self._against(OF_CHARACTERS, a.CHARACTER + who)

    def action(self, action: int) -> Reason | None:
        """An action of the disc that a marker is used for."""
        return self._against((a.MARK,), a.POINT + action)

    def marker(self) -> Reason | None:
        """Using an action marker in the turn."""
        return self._against((a.TURN,), a.MARKER)

    def end(self) -> Reason | None:
        """Ending the turn."""
        return self._against((a.TURN,), a.END)
