"""Laying a table in words."""

from __future__ import annotations

from durbar import Match
from durbar.core.agenda import owe
from durbar.games.taj_mahal.game import GAME
from durbar.games.taj_mahal.people.view import TajMahalView
from durbar.games.taj_mahal.rules import tables
from durbar.games.taj_mahal.rules.actions import TURN
from durbar.games.taj_mahal.rules.cards import fill_display
from durbar.games.taj_mahal.rules.state import State

ANNA, BEN, CHRIS, DORIS = range(4)


def card(words: str) -> int:
    """The kind of card that `red elephant monk` or `white elephant` names."""
    return tables.CARD_IDS.index("_".join(words.split()))


def city(name: str) -> int:
    return tables.CITY_IDS.index(name)


def symbol(name: str) -> int:
    return tables.SYMBOL_IDS.index(name)


def special(effect: str) -> int:
    """The figure whose special card has this effect."""
    return tables.SPECIAL_IDS.index(f"special_{effect}")


class Table:
    """A match in the middle of a visit, laid out piece by piece; hands are empty and cities bare until said otherwise."""

    def __init__(self, seats: int = 4, *, visit: int = 3, province: str = "ajmer") -> None:
        self.match = Match.start(GAME, seats=seats, secret=b"a laid table")
        self.s: State = self.match.state
        self._visit(visit - 1, tables.PROVINCE_IDS.index(f"{province}_province"))
        for seat in range(seats):
            self.s.hand[seat] = [0] * tables.CARDS
            self.s.known[seat] = [0] * tables.CARDS
            self.s.hand_size[seat] = self.s.unknown[seat] = 0
        self.s.deck = list(tables.CARD_COUNT)
        self.s.deck_left = 96
        self.s.bonus = [0] * tables.CITIES
        self.display()
        self.turn(ANNA)

    def _visit(self, visit: int, province: int) -> None:
        """Let this visit lead to this province, and another to the one it would have led to."""
        other = self.s.order.index(province)
        self.s.order[other], self.s.order[visit] = self.s.order[visit], province
        self.s.visit = visit

    def display(self, *cards: str) -> Table:
        """These cards lie in the display, or else random ones."""
        for kind in range(tables.CARDS):
            self.s.deck[kind] += self.s.display[kind] if self.s.deck_left < 96 else 0
            self.s.display[kind] = 0
        self.s.display_left = 0
        for words in cards:
            self._out_of_deck(card(words))
            self.s.display[card(words)] += 1
            self.s.display_left += 1
        self.s.deck_left = sum(self.s.deck)
        if not cards:
            fill_display(self.s)
        return self

    def _out_of_deck(self, kind: int) -> None:
        """Take a card out of the deck; if there is none left, out of the display."""
        if self.s.deck[kind] == 0:
            swap = next(k for k in range(tables.CARDS) if self.s.deck[k])
            self.s.display[kind] -= 1
            self.s.display[swap] += 1
            self.s.deck[swap] -= 1
        else:
            self.s.deck[kind] -= 1
        self.s.deck_left = sum(self.s.deck)

    def turn(self, seat: int) -> Table:
        self.s.owed_count = 0
        owe(self.s, TURN, seat, 0, 0)
        return self

    def hand(self, seat: int, *cards: str) -> Table:
        """These cards are in a hand, and nobody else knows them."""
        for words in cards:
            self._out_of_deck(card(words))
            self.s.hand[seat][card(words)] += 1
            self.s.hand_size[seat] += 1
            self.s.unknown[seat] += 1
        return self

    def shows(self, seat: int, words: str, colour: str = "red") -> Table:
        """A seat has played these symbols (`elephant 3, monk 1`) in some turns of one colour."""
        for part in words.split(","):
            name, count = part.split()
            self.s.shown[seat][symbol(name)] = int(count)
        self.s.turns[seat] = 1
        self.s.colour[seat] = tables.COLOUR_IDS.index(colour) + 1
        return self

    def gone(self, *seats: int) -> Table:
        """These seats have withdrawn."""
        for seat in seats:
            self.s.visiting[seat] = 0
        return self

    def palaces(self, seat: int, cities: str) -> Table:
        """A seat has palaces in these cities, as a crown palace where another seat is already."""
        for name in cities.split():
            (self.s.palace if self.s.palace[city(name)] == 0 else self.s.crown)[city(name)] = seat + 1
            self.s.cities[seat] |= 1 << city(name)
        return self

    def bonus(self, **kinds: str) -> Table:
        """These cities have these bonus tiles."""
        for name, kind in kinds.items():
            self.s.bonus[city(name)] = tables.BONUS_IDS.index(kind)
        return self

    def goods(self, seat: int, **wares: int) -> Table:
        for name, count in wares.items():
            self.s.goods[seat][tables.WARE_IDS.index(name)] = count
        return self

    def tokens(self, seat: int, **figures: int) -> Table:
        for name, count in figures.items():
            self.s.tokens[seat][symbol(name)] = count
        return self

    def specials(self, seat: int, *effects: str) -> Table:
        for effect in effects:
            self.s.special[special(effect)] = seat + 1
        return self

    def may(self, seat: int) -> set[str]:
        """What a seat may do, each answer in a few words."""
        return {_words(a.kind, a.what) for a in self.match.legal(seat)}

    def play(self, seat: int, answer: str) -> list[str]:
        """Give an answer in the words of `may`; returns the kinds of events that followed."""
        for action in self.match.legal(seat):
            if _words(action.kind, action.what) == answer:
                return [event.kind for event in self.match.play(seat, action)]
        raise AssertionError(f"{answer!r} is not among {sorted(self.may(seat))}")

    def leave(self, seat: int) -> list[str]:
        """Take the first cards offered until others are asked; returns the kinds of events that followed."""
        heard: list[str] = []
        while self.match.actors() == [seat] and self.match.codes(seat)[0] >= GAME.rules.codes - tables.CARDS:
            heard += [event.kind for event in self.match.play(seat, self.match.codes(seat)[0])]
        return heard

    def withdraw(self, seat: int, *answers: str) -> int:
        """Withdraw with these answers and leave the visit; returns the points this brought."""
        before = self.s.points[seat]
        self.play(seat, "withdraw")
        for answer in answers:
            self.play(seat, answer)
        gained = self.s.points[seat] - before
        self.leave(seat)
        return gained

    def view(self, seat: int | None = None) -> TajMahalView:
        found: TajMahalView = self.match.view(seat)
        return found

    def shown(self, seat: int) -> dict[str, int]:
        """The symbols in front of a seat."""
        return {name: n for name, n in self.view().seats[seat].symbols.items() if n}


def _words(kind: str, what: dict[str, str | int]) -> str:
    """`play red elephant monk`, `use freedom`, `build delhi`."""
    return " ".join([kind, *(str(value).removeprefix("special_").replace("_", " ") for value in what.values())])
