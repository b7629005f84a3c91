"""Every question beside its answers."""

from durbar.games.legacy.rules.state import ANTIQUES, COLLECTIONS

ACT = 1  #       take a gold coin or buy an antique
COLLECT = 2  #   take a collection card, or not
GIVE_UP = 3  #   which antique to give up for the card that the question is about

TAKE_COIN = 0
BUY = 1  #                     + antique
TAKE_CARD = BUY + ANTIQUES  #  + collection card
NO_CARD = TAKE_CARD + COLLECTIONS
GIVE = NO_CARD + 1  #          + antique
CODES = GIVE + ANTIQUES
MOST_LEGAL = 40
