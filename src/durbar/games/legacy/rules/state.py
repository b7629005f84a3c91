"""Nouns: what lies on the table."""

from durbar.core.state import Base, i8, i16, i32, i64

SEATS = 4
KINDS = 6
COLOURS = 6
ANTIQUES = 36
COLLECTIONS = 15
OFFER = 4

NO_EXTRA = 0
EXTRA = 1


class State(Base, owed=4):
    """One table of Das Vermächtnis des Maharaja."""

    gray: int = i8("1 when the gray sides of the collection cards are in play")
    day: int = i8("number of the sales day, from 1")
    turn: int = i8("the seat whose turn it is")
    extra: int = i8("1 during an additional turn")
    coins_taken: int = i8("how many coins are gone from the trade row, leftmost first")
    deck: int = i64("the antiques in the draw pile, as a set")
    owned: list[int] = i64("the antiques each seat owns, as sets", SEATS)
    offer: list[int] = i8("the current offer: antique + 1 in each place, 0 where it was sold", OFFER)
    have: list[int] = i32("how many antiques of each kind a seat owns, four bits a kind", SEATS)
    money: list[int] = i16("rupees in front of each seat", SEATS)
    supply: int = i16("the collection cards in the general supply, as a set")
    held: list[int] = i16("the collection cards each seat holds, as sets", SEATS)
