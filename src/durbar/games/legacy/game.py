"""Das Vermächtnis des Maharaja: the contract, wired together."""

from durbar.core.game import Game, Option
from durbar.games.legacy.people.breakdown import breakdown
from durbar.games.legacy.people.describe import describe
from durbar.games.legacy.people.events import EVENTS
from durbar.games.legacy.people.prompt import prompt
from durbar.games.legacy.people.refuse import refuse
from durbar.games.legacy.people.view import view
from durbar.games.legacy.rules.actions import CODES
from durbar.games.legacy.rules.flow import actors, apply, legal
from durbar.games.legacy.rules.observe import OBSERVATION, observe
from durbar.games.legacy.rules.resample import resample
from durbar.games.legacy.rules.scores import scores
from durbar.games.legacy.rules.setup import setup
from durbar.games.legacy.rules.state import State
from durbar.games.legacy.rules.tables import BOX

GAME = Game(
    key="legacy",
    version=1,
    seats=(2, 3, 4),
    options=(Option("collections", ("beige", "gray"), seats={"gray": (2,)}),),
    state=State,
    most_legal=40,
    codes=CODES,
    most_steps=400,
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
