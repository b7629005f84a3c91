"""Rajas of the Ganges: the contract, wired together."""

from durbar.core.game import Game, Option
from durbar.games.rajas.people.describe import describe, prompt
from durbar.games.rajas.people.refuse import refuse
from durbar.games.rajas.people.view import breakdown, view
from durbar.games.rajas.rules.actions import CODES
from durbar.games.rajas.rules.events import EVENTS
from durbar.games.rajas.rules.flow import actors, apply, legal
from durbar.games.rajas.rules.observe import OBSERVATION, observe
from durbar.games.rajas.rules.resample import resample
from durbar.games.rajas.rules.rounds import scores
from durbar.games.rajas.rules.setup import setup
from durbar.games.rajas.rules.state import State
from durbar.games.rajas.rules.tables import BOX

GAME = Game(
    key="rajas",
    version=2,
    seats=(2, 3, 4),
    options=(
        Option("navaratnas", ("off", "on")),
        Option("ganga", ("off", "on")),
        Option("handicap_1", ("off", "on")),
        Option("handicap_2", ("off", "on")),
        Option("handicap_3", ("off", "on"), seats={"on": (3, 4)}),
        Option("handicap_4", ("off", "on"), seats={"on": (4,)}),
    ),
    state=State,
    most_legal=32,
    codes=CODES,
    most_steps=15000,
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
