"""Laying a table in words."""

from __future__ import annotations

from durbar import Match
from durbar.core.agenda import owe
from durbar.games.legacy.rules import tables
from durbar.games.legacy.rules.actions import ACT
from durbar.games.legacy.rules.state import GONE, IN_DECK, IN_OFFER, OWNED, State


class Table:
    """A match in the middle, laid out card by card; it speaks the ids of the components."""

    def __init__(
        self, seats: int = 2, *, offer: str = "", coins_taken: int = 0, gray: bool = False, deck: int = 16
    ) -> None:
        self.match = Match.start(
            "legacy", seats=seats, options={"collections": "gray"} if gray else {}, secret=b"a laid table"
        )
        self.s: State = self.match.state
        self.s.where[:] = [GONE] * 36
        self.s.offer[:] = [0] * 4
        self.s.money[:] = [5] * seats + [0] * (4 - seats)
        self.s.coins_taken = coins_taken
        self.s.owed_count = 0
        for place, card in enumerate(offer.split()):
            self.s.where[number(card)] = IN_OFFER
            self.s.offer[place] = number(card) + 1
        self._fill_deck(deck)
        self.turn(0)

    def _fill_deck(self, size: int) -> None:
        free = [a for a in range(36) if self.s.where[a] == GONE]
        for antique in free[:size]:
            self.s.where[antique] = IN_DECK
        self.s.deck = size

    def turn(self, seat: int) -> Table:
        self.s.owed_count = 0
        self.s.turn = seat
        self.s.extra = 0
        owe(self.s, ACT, seat, 0, 0)
        return self

    def owns(self, seat: int, cards: str) -> Table:
        for card in cards.split():
            antique = number(card)
            if self.s.where[antique] == IN_DECK:
                self._swap_into_deck(antique)
            self.s.where[antique] = OWNED + seat
            self.s.have[seat][antique // 6] += 1
        return self

    def _swap_into_deck(self, antique: int) -> None:
        """Keep the size of the draw pile when one of its antiques is needed elsewhere."""
        gone = next(a for a in range(36) if self.s.where[a] == GONE)
        self.s.where[gone] = IN_DECK
        self.s.where[antique] = GONE

    def holds(self, seat: int, collections: str) -> Table:
        for card in collections.split():
            self.s.held[tables.COLLECTIONS.index(card)] = seat + 1
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
        return {tables.ANTIQUES[a] for a in range(36) if self.s.where[a] == OWNED + seat}


def number(card: str) -> int:
    return tables.ANTIQUES.index(card)
