"""Nouns: what lies on the table."""

from durbar.core.state import Base, i8, i16

SEATS = 4
KINDS = 6
COLOURS = 6
ANTIQUES = 36
COLLECTIONS = 15
OFFER = 4

IN_DECK = 0
IN_OFFER = 1
GONE = 2
OWNED = 3

NO_EXTRA = 0
EXTRA = 1


class State(Base, owed=4):
    """One table of Das Vermächtnis des Maharaja."""

    gray: int = i8("1 when the gray sides of the collection cards are in play")
    day: int = i8("number of the sales day, from 1")
    turn: int = i8("the seat whose turn it is")
    extra: int = i8("1 during an additional turn")
    coins_taken: int = i8("how many coins are gone from the trade row, leftmost first")
    deck: int = i8("how many antiques are in the draw pile")
    where: list[int] = i8("where each antique is: in the deck, in the offer, gone, or OWNED + seat", ANTIQUES)
    offer: list[int] = i8("the current offer: antique + 1 in each place, 0 where it was sold", OFFER)
    have: list[list[int]] = i8("how many antiques of each kind a seat owns", SEATS, KINDS)
    money: list[int] = i16("rupees in front of each seat", SEATS)
    held: list[int] = i8("who holds each collection card: seat + 1, 0 for the general supply", COLLECTIONS)
