"""Random play in other libraries, on one core: `python benchmarks/others.py LIBRARY GAME [SECONDS]`, by an interpreter that has the library.

Prints how many decisions (of EnvPool: steps) a second of processor time takes in.
"""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Callable
from importlib import import_module

Play = Callable[[int], int]
"""Plays on from a seed and returns how many decisions were made."""

TABLES = 1024


def catanatron(_: str) -> Play:
    """Whole matches of Catan with four seats."""
    made = import_module("catanatron")

    def play(seed: int) -> int:
        game, count = made.Game([made.RandomPlayer(color) for color in made.Color], seed=seed), 0
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            count += 1
        return count

    return play


def openspiel(name: str) -> Play:
    """Whole matches of a game of OpenSpiel, whose states are C++ behind Python."""
    game = import_module("pyspiel").load_game(name)

    def play(seed: int) -> int:
        chance, state, count = random.Random(seed), game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, odds)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                count += 1
        return count

    return play


def pettingzoo(name: str) -> Play:
    """Whole matches of one of PettingZoo's classic games."""
    env = import_module(f"pettingzoo.classic.{name}").env()

    def play(seed: int) -> int:
        env.reset(seed=seed)
        count = 0
        for agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
            count += not (over or cut)
        return count

    return play


def pgx(name: str) -> Play:
    """A hundred steps at many tables at once, compiled by JAX for the processor; finished matches begin anew."""
    os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
    jax, made = import_module("jax"), import_module("pgx")
    env, wrappers = made.make(name), import_module("pgx.experimental.wrappers")
    step, split = wrappers.auto_reset(env.step, env.init), jax.random.split

    def answer(state: object, key: object) -> tuple[object, None]:
        one, other = split(key)
        mask = jax.numpy.log(state.legal_action_mask.astype("float32"))  # type: ignore[attr-defined]
        return jax.vmap(step)(state, jax.random.categorical(one, mask), split(other, TABLES)), None

    many = jax.jit(lambda state, keys: jax.lax.scan(answer, state, keys)[0])
    states = [jax.jit(jax.vmap(env.init))(split(jax.random.PRNGKey(0), TABLES))]

    def play(seed: int) -> int:
        states[0] = jax.block_until_ready(many(states[0], split(jax.random.PRNGKey(seed), 100)))
        return 100 * TABLES

    return play


def envpool(name: str) -> Play:
    """Steps of a batch of 64, with one thread."""
    env = import_module("envpool").make(name, env_type="gymnasium", num_envs=64, num_threads=1, seed=1)
    chance, actions = import_module("numpy").random.default_rng(1), env.action_space.n
    env.reset()

    def play(_: int) -> int:
        env.step(chance.integers(0, actions, 64))
        return 64

    return play


LIBRARIES = {one.__name__: one for one in (catanatron, openspiel, pettingzoo, pgx, envpool)}


def main(library: str, game: str, seconds: str = "3") -> None:
    """Play once to warm up, then for so long."""
    play, count, seed = LIBRARIES[library](game), 0, 0
    play(seed)
    began = time.process_time()
    while time.process_time() - began < float(seconds):
        seed += 1
        count += play(seed)
    print(count / (time.process_time() - began))


if __name__ == "__main__":
    main(*sys.argv[1:])
