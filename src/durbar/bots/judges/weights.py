"""The weights of the judges: fitted to self-play, never set by hand. `python -m durbar.bots.fit GAME` writes `judges/<game>.toml`."""

import tomllib
from pathlib import Path

SHIFT = 10
POINT = 100 << SHIFT  # what a judge counts before its last shift for one point
MOST_SEATS = 5


def fitted(key: str, features: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """A row of weights for every number of seats, in the order of the features; what was never fitted weighs nothing."""
    file = weights_file(key)
    tables = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    rows = [tables.get(f"seats-{seats}", {}).get("weights", {}) for seats in range(MOST_SEATS + 1)]
    return tuple(tuple(round(row.get(feature, 0.0) * POINT) for feature in features) for row in rows)


def weights_file(key: str) -> Path:
    """Where the weights of a game lie."""
    return Path(__file__).parent / f"{key}.toml"
