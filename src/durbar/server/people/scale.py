"""The scale on which people and the levels of bots are rated: openskill's, where bots stand still and people move."""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

MIDDLE = 25.0
"""Where everybody begins, and where a courtier stands."""
WIDTH = MIDDLE / 3
SPREAD = MIDDLE / 6
"""How much one match differs from another."""
STEADY = 0.5
"""How sure we are of a bot."""
SURE = 6.0
"""As long as a rating is less sure than this, it says little."""
POINTS = 40
"""So many points are shown for one of the scale; everybody begins at a thousand."""


class Skill(NamedTuple):
    """How well somebody plays, and how sure that is."""

    mu: float = MIDDLE
    sigma: float = WIDTH

    @property
    def points(self) -> int:
        """As it is shown."""
        return round(MIDDLE * POINTS + (self.mu - MIDDLE) * POINTS)

    @property
    def cautious(self) -> float:
        """What can be said with some certainty: ladders are ordered by it."""
        return self.mu - 2 * self.sigma


@cache
def levels(game: str) -> dict[str, Skill]:
    """The levels of bots at a game, the easiest first; none where nobody has measured them."""
    measured = tomllib.loads((files(__package__) / "levels.toml").read_text("utf-8")).get(game, {})
    found, mu = {"page": 0.0} if measured else {}, 0.0
    for level, elo in measured.items():
        mu += NormalDist().inv_cdf(1 / (1 + 10 ** (-elo / 400))) * sqrt(2) * SPREAD
        found[level] = mu
    return {level: Skill(MIDDLE + (above - found["courtier"]), STEADY) for level, above in found.items()}


def nearest_level(game: str, skill: Skill) -> str | None:
    """The level that plays about as well, once that can be said."""
    known = levels(game)
    if skill.sigma > SURE or not known:
        return None
    return min(known, key=lambda level: abs(known[level].mu - skill.mu))


def after_match(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """How well everybody seems to play once a match has ended like this."""
    from openskill.models import PlackettLuce  # takes a while, and only those who look at standings need it

    model = PlackettLuce(mu=MIDDLE, sigma=WIDTH, beta=SPREAD)
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in rated]
