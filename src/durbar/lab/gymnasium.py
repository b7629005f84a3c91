"""One seat against bots as a Gymnasium environment: `gymnasium.make("durbar/legacy-v0", seats=2, opponents="page")`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import VectorEnv
from gymnasium.vector.utils import batch_space

from durbar.bots.lineup import bot
from durbar.core.chance import MASK
from durbar.core.game import Game
from durbar.games import GAMES
from durbar.games import game as by_key
from durbar.lab.batches import Batch, batch
from durbar.lab.outcome import worths
from durbar.lab.single import LoneTable
from durbar.lab.spaces import seen_from, space_of


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """A seat at a table of bots. The reward comes at the end: 1 for the only winner, less for others; all seats' sum is 0.

    An illegal answer ends the episode with a reward of -1, and `info["illegal"]` says what would have been legal:
    choose among `observation["action_mask"]`.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        opponents: str = "page",
        seat: int | None = None,
        options: Mapping[str, str] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = by_key(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = self.game.choose(self.seats, options or {})
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"There are seats 0 to {self.seats - 1}, and no seat {seat}.")
        self.own_seat = seat
        self.opponent = bot(opponents)
        self.render_mode = render_mode
        self.observation_space = space_of(self.game)
        self.action_space = gymnasium.spaces.Discrete(self.game.rules.codes)
        self.table: LoneTable | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new match; without a fixed seat one is drawn."""
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(self.seats)) if self.own_seat is None else self.own_seat
        self.table = LoneTable(self.game, self.seats, self.options, self._source())
        self._let_others_play()
        return self._seen(), {"seat": self.seat}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The seat's answer, and those of all others until it is asked again."""
        if self.table is None or self.table.over:
            raise gymnasium.error.ResetNeeded("The match is over: call reset before the next step.")
        legal = self.table.legal(self.seat)
        if action not in legal:
            sentence = f"Seat {self.seat} may answer {', '.join(map(str, legal))}, not {action}."
            seen, self.table = self._seen(), None
            return seen, -1.0, True, False, {"seat": self.seat, "illegal": sentence}
        self.table.play(int(action), self.seat)
        self._let_others_play()
        reward = self.table.worth()[self.seat] if self.table.over else 0.0
        return self._seen(), reward, self.table.over, False, {"seat": self.seat}

    def render(self) -> str | None:
        """The standing in words."""
        return self.table.standing() if self.table and self.render_mode == "ansi" else None

    def _source(self) -> int:
        return int(self.np_random.integers(0, MASK))

    def _let_others_play(self) -> None:
        assert self.table is not None
        while not self.table.over and not self.table.legal(self.seat):
            seat, source = self.table.asked, self._source()
            self.table.play(self.opponent.choose(self.game, self.table.known_to(seat, source), seat, source), seat)

    def _seen(self) -> dict[str, Any]:
        assert self.table is not None
        return seen_from(self.table, self.seat, self.table.legal(self.seat))


class BatchEnv(VectorEnv[dict[str, Any], Any, Any]):
    """Many tables at once, where whoever is asked answers: self-play over a batch.

    Each step gives one answer at every table; `info["seat"]` tells whose answer is wanted next, and where a match ended
    `info["outcome"]` what it was worth to every seat. The reward is that of the seat that has just answered.
    """

    metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}

    def __init__(self, tables: Batch) -> None:
        self.batch = tables
        self.num_envs = len(tables)
        self.single_observation_space = space_of(tables.game)
        self.single_action_space = gymnasium.spaces.Discrete(tables.game.rules.codes)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """New matches at all tables."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(0, MASK)) if seed is None else seed)
        return self._seen(), {"seat": self.batch.asked().copy()}

    def step(self, actions: Any) -> tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]:
        """One answer at every table; an illegal one raises a sentence, and none is given."""
        moved = self.batch.asked().copy()
        self.batch.step(actions)
        ended = self.batch.done().copy()
        worth = np.where(ended[:, None], worths(self.batch.places()), 0.0)
        reward = np.take_along_axis(worth, moved[:, None], 1)[:, 0]
        info = {"seat": self.batch.asked().copy(), "outcome": worth}
        return self._seen(), reward, ended, np.zeros(self.num_envs, bool), info

    def _seen(self) -> dict[str, Any]:
        legal = self.batch.legal()
        return {"observation": self.batch.observe().copy(), "action_mask": legal.mask.astype(np.int8)}


def vector_env(
    game: str | Game, num_envs: int, seats: int | None = None, options: Mapping[str, str] | None = None
) -> BatchEnv:
    """So many tables of self-play, for `gymnasium.make_vec(…, vectorization_mode="vector_entry_point")`."""
    return BatchEnv(batch(game, tables=num_envs, seats=seats, options=options))


for _key in GAMES:
    gymnasium.register(
        id=f"durbar/{_key}-v0",
        entry_point=SeatEnv,
        vector_entry_point=vector_env,
        kwargs={"game": _key},
        disable_env_checker=False,
    )
