"""Players that think. `lineup` is the only list of bots and levels."""
