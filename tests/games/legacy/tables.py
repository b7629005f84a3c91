"""Laying a table in words."""

from __future__ import annotations

from durbar import Match
from durbar.core.agenda import owe
from durbar.core.sets import has
from durbar.games.legacy.rules import tables
from durbar.games.legacy.rules.actions import ACT
from durbar.games.legacy.rules.days import is_offered
from durbar.games.legacy.rules.state import State


class Table:
    """A match in the middle, laid out card by card; it speaks the ids of the components."""

    def __init__(
        self, seats: int = 2, *, offer: str = "", coins_taken: int = 0, gray: bool = False, deck: int = 16
    ) -> None:
        self.match = Match.start(
            "legacy", seats=seats, options={"collections": "gray"} if gray else {}, secret=b"a laid table"
        )
        self.s: State = self.match.state
        self.s.deck = 0
        self.s.offer[:] = [0] * 4
        self.s.money[:] = [5] * seats + [0] * (4 - seats)
        self.s.coins_taken = coins_taken
        self.s.owed_count = 0
        for place, card in enumerate(offer.split()):
            self.s.offer[place] = number(card) + 1
        self._fill_deck(deck)
        self.turn(0)

    def _fill_deck(self, size: int) -> None:
        for _ in range(size):
            self.s.deck |= 1 << self._gone()

    def _gone(self) -> int:
        """An antique that is nowhere on the table."""
        s = self.s
        there = s.deck | s.owned[0] | s.owned[1] | s.owned[2] | s.owned[3]
        return next(a for a in range(36) if not has(there, a) and not is_offered(s, a))

    def turn(self, seat: int) -> Table:
        self.s.owed_count = 0
        self.s.turn = seat
        self.s.extra = 0
        owe(self.s, ACT, seat, 0, 0)
        return self

    def owns(self, seat: int, cards: str) -> Table:
        for card in cards.split():
            antique = number(card)
            if has(self.s.deck, antique):
                self._swap_into_deck(antique)
            self.s.owned[seat] |= 1 << antique
            self.s.have[seat] += 1 << 4 * (antique // 6)
        return self

    def _swap_into_deck(self, antique: int) -> None:
        """Keep the size of the draw pile when one of its antiques is needed elsewhere."""
        self.s.deck |= 1 << self._gone()
        self.s.deck -= 1 << antique

    def holds(self, seat: int, collections: str) -> Table:
        for card in collections.split():
            self.s.held[seat] |= 1 << tables.COLLECTIONS.index(card)
            self.s.supply -= 1 << tables.COLLECTIONS.index(card)
        return self

    def money(self, seat: int, rupees: int) -> Table:
        self.s.money[seat] = rupees
        return self

    def may(self, seat: int) -> set[str]:
        """What a seat may do, each answer in a few words."""
        return {
            " ".join([a.kind, *(str(v) for k, v in a.what.items() if k in ("card", "collection"))])
            for a in self.match.legal(seat)
        }

    def play(self, seat: int, answer: str) -> list[str]:
        """Give an answer in the words of `may`; returns the kinds of events that followed."""
        for action in self.match.legal(seat):
            words = [action.kind, *(str(v) for k, v in action.what.items() if k in ("card", "collection"))]
            if " ".join(words) == answer:
                return [event.kind for event in self.match.play(seat, action)]
        raise AssertionError(f"{answer!r} is not among {sorted(self.may(seat))}")

    def antiques(self, seat: int) -> set[str]:
        return {tables.ANTIQUES[a] for a in range(36) if has(self.s.owned[seat], a)}


def number(card: str) -> int:
    return tables.ANTIQUES.index(card)
