"""The games as OpenSpiel games, by its own test and searches."""

import pytest

from durbar.games import GAMES

numpy = pytest.importorskip("numpy")
pyspiel = pytest.importorskip("pyspiel")

mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
pytest.importorskip("durbar.lab.openspiel")


@pytest.mark.parametrize("key", GAMES)
def test_random_matches_pass_the_test_of_the_library(key: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"durbar_{key}"), num_sims=1, serialize=False, verbose=False)


def test_seats_and_options_are_parameters() -> None:
    game = pyspiel.load_game("durbar_legacy(players=3)")

    assert game.num_players() == 3
    assert game.max_utility() == 1.0


def test_a_search_of_the_library_plays_a_match() -> None:
    game = pyspiel.load_game("durbar_legacy(players=2)")
    chance = numpy.random.RandomState(1)
    searcher = mcts.MCTSBot(game, 2.0, 2, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state = game.new_initial_state()
    while not state.is_terminal():
        deal = state.is_chance_node() or state.current_player() != 0
        state.apply_action(int(chance.choice(state.legal_actions())) if deal else searcher.step(state))

    assert sum(state.returns()) == 0


def test_an_illegal_answer_and_one_after_the_end_are_refused_with_a_sentence() -> None:
    state = pyspiel.load_game("durbar_legacy").new_initial_state()
    state.apply_action(1)
    with pytest.raises(ValueError, match=r"Seat \d may answer .+, not 87\."):
        state.apply_action(87)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(ValueError, match="The match is over"):
        state.apply_action(0)
