"""What is dear to make is made by one worker."""

from tests.house.rooms import ROOT
from tests.together import BY_GAME, COMPILED, group


def test_every_file_that_is_kept_together_is_there() -> None:
    files = [*BY_GAME, *(file for files in COMPILED.values() for file in files)]

    assert [file for file in files if not (ROOT / file).is_file()] == []


def test_tests_that_compile_the_same_game_are_one_piece_of_work() -> None:
    modes = "tests/contract/test_modes.py::test_every_state_is_the_same[rajas-4-ganga=on]"

    assert group(modes) == group("tests/games/rajas/rules/test_combinations.py::test_both_modes_agree")
    assert group(modes) == group("tests/lab/test_batch.py::test_some_hundred_steps[rajas]")
    assert group("tests/lab/test_batch.py::test_answers_of_another_shape[abc]") == group(
        "tests/lab/test_research.py::test"
    )
    assert group(modes) != group(modes.replace("rajas", "taj_mahal"))


def test_journeys_of_one_file_share_a_browser() -> None:
    assert group("tests/browser/test_learn.py::test_one[dark]") == group("tests/browser/test_learn.py::test_other")


def test_most_tests_belong_to_nothing_but_themselves() -> None:
    assert group("tests/core/test_text.py::test_a_word[en]") == "tests/core/test_text.py::test_a_word[en]"
