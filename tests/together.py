"""Which tests stay with one worker: what is dear to make, a compiled game or a Chromium, is made once and not by each.

Told by the names of tests, which is all that is known of them where they are shared out; pytest-xdist's own groups
travel hidden in these names, and are lost with pytest 9.2.
"""

import re

from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

from durbar.games import GAMES

COMPILED = {
    "legacy": (
        "tests/arena/play/test_run.py",
        "tests/bots/test_judges.py",
        "tests/bots/test_search.py",
        "tests/bots/test_strength.py",
        "tests/engines/test_pool.py",
        "tests/examples/test_ppo.py",
        "tests/games/legacy/wisdom/test_editions.py",
        "tests/lab/test_gymnasium.py",
        "tests/lab/test_research.py",
    ),
    "rajas": ("tests/games/rajas/rules/test_combinations.py",),
}
"""Files whose tests compile a game, besides those that do so with every game."""
BY_GAME = {
    "tests/contract/test_modes.py": "compiled",
    "tests/lab/test_batch.py": "compiled",
    "tests/house/test_catalogues.py": "said",
}
"""Files whose tests are about one game each, with what they make of it; who names none is about the first."""
FIRST = re.compile(r"\[(\w+)")


class Together(LoadScopeScheduling):  # type: ignore[misc]
    """Hands out tests that belong together as one piece of work, the largest first."""

    def _split_scope(self, nodeid: str) -> str:
        return group(nodeid)


def group(nodeid: str) -> str:
    """What a test belongs to; most belong to nothing but themselves."""
    file, _, test = nodeid.partition("::")
    if file in BY_GAME:
        about = FIRST.search(test)
        return f"{BY_GAME[file]} {about[1] if about and about[1] in GAMES else GAMES[0]}"
    if file.startswith("tests/install/"):
        return "tests/install"
    if file.startswith("tests/browser/"):
        return file
    return next((f"compiled {key}" for key, files in COMPILED.items() if file in files), nodeid)
