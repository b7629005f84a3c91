"""One seat against bots, and many tables, as Gymnasium environments."""

import pytest

from durbar.games import GAMES

gymnasium = pytest.importorskip("gymnasium")

checker = pytest.importorskip("gymnasium.utils.env_checker")
ours = pytest.importorskip("durbar.lab.gymnasium")

pytestmark = pytest.mark.filterwarnings("ignore")  # Gymnasium warns of what it merely recommends


@pytest.mark.parametrize("key", GAMES)
def test_it_passes_the_test_of_the_interface(key: str) -> None:
    checker.check_env(gymnasium.make(f"durbar/{key}-v0", opponents="uniform").unwrapped, skip_render_check=True)


def played(opponents: str) -> float:
    """A match of legal answers against bots, and its reward."""
    env = gymnasium.make("durbar/legacy-v0", seats=2, opponents=opponents)
    seen, _ = env.reset(seed=1)
    env.action_space.seed(1)
    over, reward = False, 0.0
    while not over:
        seen, reward, over, _, _ = env.step(env.action_space.sample(seen["action_mask"]))
    return reward


def test_a_match_is_won_or_lost_against_bots() -> None:
    assert played("greedy") in {-1.0, 0.0, 1.0}


def test_an_illegal_answer_loses_with_a_sentence_and_the_next_needs_a_reset() -> None:
    env = ours.SeatEnv("legacy", opponents="uniform")
    env.reset(seed=1)
    _, reward, over, _, info = env.step(87)

    assert (reward, over) == (-1.0, True)
    assert "may answer" in info["illegal"]
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
        env.step(0)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="no seat 5"):
        ours.SeatEnv("legacy", seat=5)


def test_a_batch_is_a_vector_environment() -> None:
    many = gymnasium.make_vec("durbar/legacy-v0", num_envs=8, vectorization_mode="vector_entry_point", seats=2)
    seen, info = many.reset(seed=1)
    ended = 0
    for _ in range(200):
        assert many.observation_space.contains(seen)
        seen, rewards, over, _, info = many.step(seen["action_mask"].argmax(1))
        ended += int(over.sum())
        assert (info["outcome"].sum(1) == 0).all() and (rewards[~over] == 0).all()
    assert ended > 0
