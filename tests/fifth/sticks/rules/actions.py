"""Every question beside its answers."""

TURN = 1  #   take some sticks

TAKE = 0  #   + so many sticks, less one
CODES = 3
MOST_LEGAL = 3
