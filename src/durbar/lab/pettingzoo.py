"""Tables as PettingZoo environments: `durbar.lab.pettingzoo.env("legacy", seats=3)`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from durbar.core.chance import MASK
from durbar.core.game import Game
from durbar.games import game as by_key
from durbar.lab.single import LoneTable
from durbar.lab.spaces import seen_from, space_of


def env(
    game: str | Game, seats: int | None = None, options: Mapping[str, str] | None = None, render_mode: str | None = None
) -> AECEnv[str, Any, int]:
    """A table of a game, wrapped as PettingZoo's own are: an illegal answer ends the match and costs whoever gave it 1."""
    made: AECEnv[str, Any, int] = raw_env(game, seats, options, render_mode)
    for wrap in (
        lambda inner: wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1),
        wrappers.AssertOutOfBoundsWrapper,
        wrappers.OrderEnforcingWrapper,
    ):
        made = wrap(made)
    return made


class raw_env(AECEnv[str, Any, int], EzPickle):  # noqa: N801 - the name PettingZoo expects
    """A table without wrappers. Agents are called by their seats; rewards come at the end and sum to 0."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, render_mode)
        super().__init__()
        self.game = by_key(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = self.game.choose(self.seats, options or {})
        self.metadata = {"name": f"durbar_{self.game.key}_v0", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._observations = space_of(self.game)
        self._actions = gymnasium.spaces.Discrete(self.game.rules.codes)
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._observations

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.table = LoneTable(self.game, self.seats, self.options, int(self._chance.integers(0, MASK)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.asked]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        asked = not self.table.over and agent == self.agent_selection
        return seen_from(self.table, seat, self.table.legal(seat) if asked else [])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and owes an answer, not None.")
        self.table.check(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.table.play(int(action), self.table.asked)
        if self.table.over:
            self.rewards = dict(zip(self.agents, self.table.worth(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.table.asked]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The standing in words: who is asked, and everybody's points."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render method without specifying any render mode.")
            return None
        return self.table.standing()

    def close(self) -> None:
        """Nothing is held open."""
