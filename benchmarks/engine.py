"""The rules, plain beside compiled, in one run: `python benchmarks/engine.py [GAME …]`."""

import sys

from durbar.arena.figures.speed import measure
from durbar.games import GAMES, game

ASKED = {"ratio": 30.0, "state_bytes": 512, "copy_ns": 100.0}


def main(keys: list[str]) -> None:
    """Print each game's figures, and what is asked of them."""
    print(f"{'game':10} {'seats':>5} {'plain/s':>10} {'compiled/s':>12} {'ratio':>6} {'bytes':>6} {'copy ns':>8}")
    for key in keys or GAMES:
        found = measure(game(key), seconds=2.0, compile_too=False)
        plain, compiled = found["plain_decisions_per_s"], found["compiled_decisions_per_s"]
        if compiled is None:
            continue
        figures = (found["seats"], plain, compiled, compiled / plain, found["state_bytes"], found["copy_ns"])
        print("{:10} {:5} {:10,} {:12,} {:6.1f} {:6} {:8.1f}".format(key, *figures))
    print(
        f"asked of legacy: at least {ASKED['ratio']:g} times plain, at most {ASKED['state_bytes']} bytes and {ASKED['copy_ns']:g} ns"
    )


if __name__ == "__main__":
    main(sys.argv[1:])
