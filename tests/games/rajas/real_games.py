"""Replays recorded games with our rules: `python -m tests.games.rajas.real_games FILE` tells every one that deviates."""

from __future__ import annotations

import gzip
import json
import sys
from pathlib import Path
from typing import Any

from durbar import IllegalAction
from tests.games.rajas.real.chance import Deviation
from tests.games.rajas.real.ending import compare_ending
from tests.games.rajas.real.replay import Replay

FILE = Path(__file__).with_name("real_games.json.gz")


def load(file: Path) -> list[dict[str, Any]]:
    """The games of a file, packed or not."""
    text = gzip.decompress(file.read_bytes()) if file.suffix == ".gz" else file.read_bytes()
    found = json.loads(text)
    games: list[dict[str, Any]] = found["games"] if isinstance(found, dict) else found
    return games


def replay(game: dict[str, Any]) -> tuple[int, str | None]:
    """How many moves were replayed, and where the game deviates, if it does."""
    match = None
    try:
        match = Replay(game)
        match.play()
        compare_ending(game, match.match)
    except (Deviation, IllegalAction, LookupError) as error:
        moves = match.moves if match else 0
        return moves, f"{game['id']}, after {moves} moves: {error}"
    return match.moves, None


def report(games: list[dict[str, Any]]) -> tuple[list[str], str]:
    """A line for every game that deviates, and the sum of all."""
    replayed = [replay(game) for game in games]
    deviations = [told for _, told in replayed if told]
    moves = sum(moves for moves, _ in replayed)
    return deviations, f"{len(games)} games, {moves} moves, {len(deviations)} deviations"


def main() -> None:
    """Tell which games of a file deviate."""
    deviations, total = report(load(Path(sys.argv[1]) if len(sys.argv) > 1 else FILE))
    print("\n".join([*deviations, total]))
    sys.exit(bool(deviations))


if __name__ == "__main__":
    main()
