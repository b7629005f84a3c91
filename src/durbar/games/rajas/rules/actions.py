"""Every question beside its answers."""

from durbar.games.rajas.rules.tables import BORDERS, CELLS, KINDS_OF_DIE, TILES, YIELD_TILES_MOST

PLACE = 1  #       which space the worker goes to
GIVE_DIE = 2  #    which die to give for the space the question is about
PICK_TILE = 3  #   which tile to build
PAY_TILE = 4  #    which die to pay for it next
PICK_CELL = 5  #   where to build
TURN_TILE = 6  #   how to turn it
TAKE_DICE = 7  #   so many dice, of these colours: make room, then take
UPGRADE = 8  #     which building to upgrade, so many times
SAIL = 9  #        how far to sail, at most so far; and whether staying is allowed
PICK_GOOD = 10  #  which good's markets, at most so many
PICK_CHAMBER = 11  # which chamber a reward opens
REROLL = 12  #     which dice to reroll
PICK_NEXT = 13  #  which of the choices that wait comes next
PICK_YIELD_TILE = 14  # which yield tile to take
PICK_SLOT = 15  #  which slot the yield tile goes to

DRAW_WHITE = 16  # not asked: a white yield tile
ARRIVE = 17  #     not asked: the reward of the river space where the boat is
ENTER = 18  #      not asked: the action of a chamber

(NEXT_DICE, NEXT_UPGRADE, NEXT_BOAT, NEXT_SAIL, NEXT_GOOD, NEXT_CHAMBER, NEXT_REROLL, NEXT_YIELD_TILE, NEXT_WHITE) = (
    range(9)
)
WAITING_CHOICES = 9
"""The choices that wait for their turn: whoever won them says in which order they are made."""

QUARRY = 0
MIXED = 1
GOOD = 2  #                            + good
FRONT_TERRACE = 5
TERRACE = 6  #                         + colour
BALCONY = 10  #                        + colour given
CHAMBER_OF = 14  #                     + chamber
HARBOUR = 20
SPACES = 21

TILE = SPACES  #                       + tile
CELL = TILE + TILES  #                 + cell
TURN = CELL + CELLS  #                 + quarters clockwise
GIVE = TURN + 4  #                     + die kind
GIVE_TURNED = GIVE + KINDS_OF_DIE  #   + die kind before it is turned
TAKE = GIVE_TURNED + KINDS_OF_DIE  #   + colour
PUT_BACK = TAKE + 4  #                 + die kind
RAISE = PUT_BACK + KINDS_OF_DIE  #     + building
SAIL_BY = RAISE + 4  #                 + spaces, from 1
SELL = SAIL_BY + 4  #                  + good
CHOOSE_DIE = SELL + 3  #               + die kind
NEXT = CHOOSE_DIE + KINDS_OF_DIE  #    + choice that waits
YIELD_TILE = NEXT + WAITING_CHOICES  # + yield tile
SLOT_AT = YIELD_TILE + YIELD_TILES_MOST  # + border place
NOTHING = SLOT_AT + BORDERS  #         stay, take fewer, roll no more, take none
CODES = NOTHING + 1
MOST_LEGAL = 32
