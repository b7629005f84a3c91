"""Every question beside its answers."""

from durbar.games.taj_mahal.rules.tables import CARDS, CITIES, COLOURED, FIGURES

TURN = 1  #          play a coloured card, or withdraw
COMPANION = 2  #     what comes with the coloured card that the question is about
PALACE = 3  #        where to build a common palace
CROWN_PALACE = 4  #  where to build the crown palace
TAKE = 5  #          which card of the display to take; how many are still due

PLAY = 0  #                    + coloured card
ADD = 0  #                     + white card: cards are numbered through
USE = CARDS  #                 + figure of the special card
ALONE = USE + FIGURES  #       nothing comes with the coloured card
WITHDRAW = ALONE + 1
BUILD = WITHDRAW + 1  #        + city
CROWN = BUILD + CITIES  #      + city
PICK = CROWN + CITIES  #       + card
CODES = PICK + CARDS

MOST_LEGAL = COLOURED + 1
