"""Maharaja: the contract, wired together."""

from durbar.core.game import Game, Option
from durbar.games.maharaja.people.breakdown import breakdown
from durbar.games.maharaja.people.describe import describe
from durbar.games.maharaja.people.events import EVENTS
from durbar.games.maharaja.people.prompt import prompt
from durbar.games.maharaja.people.refuse import refuse
from durbar.games.maharaja.people.view import view
from durbar.games.maharaja.rules.actions import CODES, MOST_LEGAL
from durbar.games.maharaja.rules.flow import actors, apply, legal
from durbar.games.maharaja.rules.observe import OBSERVATION, observe
from durbar.games.maharaja.rules.resample import resample
from durbar.games.maharaja.rules.scores import scores
from durbar.games.maharaja.rules.setup import setup
from durbar.games.maharaja.rules.state import State
from durbar.games.maharaja.rules.tables import BOX

OFF_ON = ("off", "on")
SOLO = (1,)
TOGETHER = (2, 3, 4)

# A turn: six parts of three answers, a marker, two swaps answered by others, five abilities of five answers,
# thirteen walks between them with seven legs each, and its end: 145. Four seats, seven rounds: 4060;
# plans, rewards with all their purchases, characters and shrines at the start: fewer than 340.
MOST_STEPS = 4400

GAME = Game(
    key="maharaja",
    version=2,
    seats=(1, 2, 3, 4),
    options=(
        Option("first_rank_prestige", OFF_ON),
        Option("weak_outer_statues", OFF_ON),
        Option("dear_statues", OFF_ON),
        Option("display_swaps", OFF_ON),
        Option("final", ("majority", "strong_majority", "presence", "roads", "statue_pairs", "idle_shrines")),
        Option("characters", ("random", "first_game"), seats={"first_game": (4,)}),
        Option(
            "brahmabot",
            ("none", "easy", "normal", "hard"),
            default="normal",
            seats={"none": TOGETHER, "easy": SOLO, "normal": SOLO, "hard": SOLO},
        ),
    ),
    state=State,
    most_legal=MOST_LEGAL,
    codes=CODES,
    most_steps=MOST_STEPS,
    observation=OBSERVATION,
    setup=setup,
    actors=actors,
    legal=legal,
    apply=apply,
    scores=scores,
    resample=resample,
    observe=observe,
    view=view,
    describe=describe,
    prompt=prompt,
    refuse=refuse,
    breakdown=breakdown,
    events=EVENTS,
    box=BOX,
)
