"""Tables as OpenSpiel games: `import durbar.lab.openspiel`, then `pyspiel.load_game("durbar_legacy(players=3)")`.

Whatever the rules draw after an answer is one chance node with `DEALS` equally likely outcomes, each a random source:
the tree is explicit and replays exactly, and a draw has so many different results at most.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from durbar.core.game import Game
from durbar.games import GAMES
from durbar.games import game as by_key
from durbar.lab.single import LoneTable

DEALS = 4096
_DEALS = [(deal, 1 / DEALS) for deal in range(DEALS)]


def short_name(game: Game) -> str:
    """What OpenSpiel calls a game of ours."""
    return f"durbar_{game.key}"


def game_type(game: Game) -> pyspiel.GameType:
    """What OpenSpiel knows of a game before it is loaded; options are parameters of the same names."""
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if game.seats[0] > 1 else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], **{o.name: o.usual for o in game.options}},
    )


class DurbarGame(pyspiel.Game):
    """One game at a number of seats with its options; a class of its own for each game, as OpenSpiel wants it."""

    box: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given, game = params or {}, self.box
        self.seats = int(given.get("players", game.seats[0]))
        wanted = {name: str(value) for name, value in given.items() if name != "players"}
        self.options = game.choose(self.seats, {name: v for name, v in wanted.items() if v != _usual(game, name)})
        super().__init__(game_type(game), self._info(), given)

    def _info(self) -> pyspiel.GameInfo:
        """A winner alone has 1, and the losers share -1 between them."""
        return pyspiel.GameInfo(
            num_distinct_actions=self.box.rules.codes,
            max_chance_outcomes=DEALS,
            num_players=self.seats,
            min_utility=-1.0 / max(1, self.seats - 1),
            max_utility=1.0,
            utility_sum=0.0 if self.seats > 1 else None,
            max_game_length=self.box.rules.most_steps,
        )

    def max_chance_nodes_in_history(self) -> int:
        """The setup, and at most one after each answer."""
        return self.box.rules.most_steps + 1

    def new_initial_state(self, _: Any = None) -> DurbarState:
        """The box before it is opened."""
        return DurbarState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        """What a seat knows, as numbers."""
        return SeatObserver(self.box, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def _usual(game: Game, name: str) -> str:
    return next((o.usual for o in game.options if o.name == name), "")


class DurbarState(pyspiel.State):
    """A table, or one that waits for what is drawn: `waiting` is the answer whose draws are still open."""

    def __init__(self, game: DurbarGame) -> None:
        super().__init__(game)
        self.game = game
        self.table: LoneTable | None = None
        self.waiting: int | None = None
        self.heard: list[list[tuple[int, int]]] = [[] for _ in range(game.seats)]

    def current_player(self) -> int:
        if self.table is None or self.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.over else self.table.asked

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.table.legal(player)) if self.table and self.table.asked == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All random sources there are."""
        return _DEALS

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = LoneTable(self.game.box, self.game.seats, self.game.options, action + 1)
        elif self.waiting is not None:
            self.table.play_from(action + 1, self.waiting)
            self.waiting = None
        else:
            self._answer_or_wait(self.table, action)

    def _answer_or_wait(self, table: LoneTable, action: int) -> None:
        """An answer that draws nothing is carried out; one that does waits for the chance node."""
        table.check(action)
        twin = table.copy()
        self.heard[table.asked].append((len(self.heard[table.asked]), action))
        if twin.play_from(1, action):
            self.waiting = action
        else:
            self.table = twin

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        assert self.table is not None
        told = self.game.box.people.describe(self.table.state, player, action)
        return f"{told.kind} {' '.join(str(v) for v in told.what.values())}".strip()

    def is_terminal(self) -> bool:
        return self.table is not None and self.waiting is None and self.table.over

    def returns(self) -> list[float]:
        """What the match is worth to each seat; 0 before its end."""
        return self.table.worth() if self.table and self.is_terminal() else [0.0] * self.game.seats

    def __str__(self) -> str:
        if self.table is None:
            return "the box is closed"
        return f"{self.table.state.digest()} {'' if self.waiting is None else self.waiting}"


class SeatObserver:
    """Observations as a tensor of the game's columns, and as a string."""

    def __init__(self, game: Game, kind: Any) -> None:
        self.perfect_recall = kind.perfect_recall
        self.tensor = np.zeros(game.rules.observation, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: DurbarState, player: int) -> None:
        """Write what a seat knows."""
        self.tensor[:] = 0 if state.table is None else state.table.observe(player)

    def string_from(self, state: DurbarState, player: int) -> str:
        """The same numbers as text, and for perfect recall all that the seat has answered."""
        seen = "" if state.table is None else ",".join(map(str, state.table.observe(player)))
        return f"{seen} after {state.heard[player]}" if self.perfect_recall else seen


def register_openspiel(key: str) -> None:
    """Make a game known to OpenSpiel, by a class that can be pickled from this module."""
    game = by_key(key)
    name = short_name(game)
    globals()[name] = type(name, (DurbarGame,), {"box": game, "__module__": __name__})
    pyspiel.register_game(game_type(game), globals()[name])


for _key in GAMES:
    register_openspiel(_key)
