"""The weights of a judge: fitted to self-play, never set by hand. `python -m durbar.bots.fit GAME` writes them into its `wisdom`."""

import tomllib
from importlib.resources import files
from pathlib import Path

SHIFT = 10
POINT = 100 << SHIFT  # what a judge counts before its last shift for one point
MOST_SEATS = 5


def fitted(wisdom: str, features: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    """A row of weights for every number of seats, in the order of the features; what was never fitted weighs nothing."""
    file = weights_file(wisdom)
    tables = tomllib.loads(file.read_text("utf-8")) if file.exists() else {}
    rows = [tables.get(f"seats-{seats}", {}).get("weights", {}) for seats in range(MOST_SEATS + 1)]
    return tuple(tuple(round(row.get(feature, 0.0) * POINT) for feature in features) for row in rows)


def weights_file(wisdom: str) -> Path:
    """Where the weights lie in a package of wisdom."""
    return Path(str(files(wisdom))) / "weights.toml"
