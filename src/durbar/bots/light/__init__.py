"""Light players: one file per game, in table Python.

`light/<game>.py` has `sensible(s, seat, out, n) -> int`, which keeps the sensible ones of n legal actions and returns how
many they are. Playouts choose among them, and the search hopes for them first. Where a game has no such file, all are.
"""
