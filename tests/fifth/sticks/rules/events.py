"""What can happen: the kinds of events, by number."""

LAID_OUT, TAKEN, ENDED = range(3)
