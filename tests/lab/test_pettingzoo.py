"""Tables as PettingZoo environments, by its own tests."""

import pytest

from durbar.games import GAMES

checks = pytest.importorskip("pettingzoo.test")
pettingzoo = pytest.importorskip("durbar.lab.pettingzoo")

pytestmark = pytest.mark.filterwarnings("ignore")  # PettingZoo warns of what it merely recommends

every_key = pytest.mark.parametrize("key", GAMES)


@every_key
def test_it_passes_the_test_of_the_interface(key: str) -> None:
    checks.api_test(pettingzoo.env(key), num_cycles=60)


@every_key
def test_it_passes_the_test_of_seeds(key: str) -> None:
    checks.seed_test(lambda: pettingzoo.env(key), num_cycles=20)


def test_rewards_come_at_the_end_and_sum_to_nothing() -> None:
    env = pettingzoo.env("legacy", seats=3)
    env.reset(seed=1)
    while not any(env.terminations.values()):
        agent = env.agent_selection
        env.step(int(env.action_space(agent).sample(env.observe(agent)["action_mask"])))

    assert sum(env.rewards.values()) == pytest.approx(0)
    assert max(env.rewards.values()) > 0


def test_an_illegal_answer_is_refused_with_a_sentence_and_ends_a_wrapped_match() -> None:
    bare = pettingzoo.raw_env("legacy")
    bare.reset(seed=1)
    with pytest.raises(ValueError, match=r"Seat \d may answer .+, not 87\."):
        bare.step(87)

    env = pettingzoo.env("legacy")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(87)
    assert env.rewards[loser] == -1
    assert all(env.terminations.values())
