"""Random play beside catanatron's, in alternating runs: `python benchmarks/beside.py --catanatron PYTHON [GAME …]`.

PYTHON is an interpreter that has catanatron installed; it is no part of this project.
"""

import argparse
import subprocess
import time
from pathlib import Path

from durbar.engines.numba import Numba
from durbar.engines.plain import Plain
from durbar.engines.playout import random_matches
from durbar.games import GAMES, game

OTHERS = Path(__file__).with_name("others.py")


def others(python: str, seconds: float) -> float:
    """Decisions a second of catanatron's random players."""
    words = [python, str(OTHERS), "catanatron", "catan", str(seconds)]
    return float(subprocess.run(words, capture_output=True, text=True, check=True).stdout)


def ours(engine: Plain | Numba, matches: int, seconds: float) -> float:
    """Decisions a second of random matches at the largest table."""
    seats, seed, count = engine.game.seats[-1], 1, 0
    random_matches(engine, 1, seats, seed)
    began = time.process_time()
    while time.process_time() - began < seconds:
        seed += matches
        count += random_matches(engine, matches, seats, seed)
    return count / (time.process_time() - began)


def main() -> None:
    """Each game plain and compiled, with the other's speed before it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    parser.add_argument("--catanatron", required=True)
    parser.add_argument("--seconds", type=float, default=3.0)
    given = parser.parse_args()
    for key in given.games:
        for engine, matches in ((Plain(game(key)), 5), (Numba(game(key)), 200)):
            beside, rate = others(given.catanatron, given.seconds), ours(engine, matches, given.seconds)
            way = "compiled" if engine.compiled else "plain"
            print(
                f"{key:10} {way:8} {rate:12,.0f}/s  catanatron {beside:8,.0f}/s  {rate / beside:6.1f} times", flush=True
            )


if __name__ == "__main__":
    main()
