"""Learning from self-play: processes play lessons, a net is fitted to them, and the next lessons are played with it."""
