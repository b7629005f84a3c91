"""Taj Mahal: the contract, wired together."""

from durbar.core.game import Game
from durbar.games.taj_mahal.people.breakdown import breakdown
from durbar.games.taj_mahal.people.describe import describe
from durbar.games.taj_mahal.people.events import EVENTS
from durbar.games.taj_mahal.people.prompt import prompt
from durbar.games.taj_mahal.people.refuse import refuse
from durbar.games.taj_mahal.people.view import view
from durbar.games.taj_mahal.rules.actions import CODES, MOST_LEGAL
from durbar.games.taj_mahal.rules.flow import actors, apply, legal
from durbar.games.taj_mahal.rules.observe import OBSERVATION, observe
from durbar.games.taj_mahal.rules.resample import resample
from durbar.games.taj_mahal.rules.scores import scores
from durbar.games.taj_mahal.rules.setup import setup
from durbar.games.taj_mahal.rules.state import State
from durbar.games.taj_mahal.rules.tables import BOX

GAME = Game(
    key="taj_mahal",
    version=2,
    seats=(3, 4, 5),
    options=(),
    state=State,
    most_legal=MOST_LEGAL,
    codes=CODES,
    most_steps=800,
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
