"""`durbar play`: whole matches by typing."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.conversation import Terminal, opening

COIN_OR_FIRST = "1\n" * 400
AT_TWO = ("play", "legacy", "--seats", "2", "--seat", "1", "--name", "Anna", "--secret", opening(2))
AT_FOUR = ("play", "legacy", "--seats", "4", "--seat", "1", "--name", "Anna", "--secret", opening(4))


@pytest.mark.parametrize("seats", ["2", "3", "4"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_match_can_be_played_by_numbers(durbar: Terminal, seats: str, language: str) -> None:
    said = durbar(
        "play",
        "legacy",
        "--seats",
        seats,
        "--seat",
        "1",
        "--level",
        "courtier",
        "--lang",
        language,
        "--name",
        "Anna",
        typing=COIN_OR_FIRST,
    )

    assert said.code == 0
    assert ("The match is over." if language == "en" else "Die Partie ist vorbei.") in said.out
    assert "● Anna" in said.out


def test_the_gray_variant_shows_its_effects(durbar: Terminal) -> None:
    said = durbar("play", "legacy", "--option", "collections=gray", typing="quit\n")

    assert "another turn" in said.out
    assert "clear the offer" in said.out


def test_the_record_of_a_finished_match_is_kept_and_true(durbar: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    durbar("play", "legacy", "--level", "page", "--save", str(file), typing=COIN_OR_FIRST)

    assert json.loads(file.read_bytes())["game"] == "legacy"
    assert durbar("verify", str(file)).code == 0


def test_the_table_shows_offer_trade_row_price_collections_and_seats(durbar: Terminal) -> None:
    said = durbar(*AT_FOUR, typing="quit\n")

    for thing in (
        "Current offer · Day 1 of 9",
        "Draw pile: 32",
        "Trade row · Price: 4",
        "Collections",
        "two jugs",
        "● Anna ◂",
        "◆ Vizier 3",
        "4 rupees",
    ):
        assert thing in said.out


def test_the_end_of_the_input_means_leaving(durbar: Terminal) -> None:
    said = durbar(*AT_TWO, typing="")

    assert said.code == 0
    assert "You leave the table." in said.out


def test_an_answer_can_be_taken_back(durbar: Terminal) -> None:
    said = durbar(*AT_TWO, typing="1\nundo\nquit\n")

    assert "Taken back." in said.out


def test_nothing_can_be_taken_back_before_the_first_answer(durbar: Terminal) -> None:
    said = durbar(*AT_TWO, typing="undo\nquit\n")

    assert "Nothing can be taken back" in said.out


def test_the_bots_answers_are_taken_back_along(durbar: Terminal) -> None:
    said = durbar(*AT_TWO, typing="1\n1\nundo\nlog\nquit\n")

    story = said.out[said.out.index("The story so far") :]
    assert story.count("Anna takes a gold coin.") == 1


def test_the_story_can_be_heard_again(durbar: Terminal) -> None:
    said = durbar(*AT_TWO, typing="1\nlog\nquit\n")

    assert "The story so far" in said.out
    assert said.out.count("Anna takes a gold coin.") == 2


def test_the_rules_can_be_searched(durbar: Terminal) -> None:
    said = durbar(*AT_TWO, typing="rules LM-3.7\nrules xylophone\nquit\n")

    assert "LM-3.7" in said.out
    assert "No rule speaks of xylophone." in said.out


def test_the_rules_are_searched_for_words_in_any_order(durbar: Terminal) -> None:
    said = durbar(*AT_TWO, typing="rules bank excess\nquit\n")

    assert "LM-3.7" in said.out
    assert "LM-3.3" not in said.out


def test_the_rules_are_told_in_the_language_of_the_table(durbar: Terminal) -> None:
    said = durbar(*AT_TWO, "--lang", "de", typing="rules Überschuss\nquit\n")

    assert "LM-3.7" in said.out
    assert "zahlt den Überschuss an die Bank" in " ".join(said.out.split())


def test_a_strange_word_is_answered_with_what_can_be_typed(durbar: Terminal) -> None:
    said = durbar(*AT_TWO, typing="99\nsing\nhelp\nquit\n")

    assert said.out.count("Please type a number from 1 to 5") == 2
    assert said.out.count("A number or a few words of an answer choose.") == 2


def test_a_name_with_brackets_is_only_a_name(durbar: Terminal) -> None:
    said = durbar(*AT_TWO, "--name", "[red]Anna[/]", typing="1\nquit\n")

    assert "[red]Anna[/] takes a gold coin." in said.out


def test_a_hint_names_the_best_answers_what_they_lead_to_and_why(durbar: Terminal) -> None:
    said = durbar(*AT_TWO, typing="hint\nquit\n")

    advice = [line for line in said.out.splitlines() if "points, first in" in line]
    assert 1 <= len(advice) <= 3
    assert len(re.findall(r"^      (It|The answers) .*\.$", said.out, re.MULTILINE)) == 1


def test_a_hint_names_the_number_to_type(durbar: Terminal) -> None:
    said = durbar(*AT_TWO, typing="hint\nquit\n")

    advised = [line for line in said.out.splitlines() if "points, first in" in line]
    listed, *_ = said.out.split(advised[0])
    for line in advised:
        number_and_answer = line.removeprefix("Your choice: ").split("  about ")[0]
        assert number_and_answer in listed


def test_a_command_is_known_by_its_beginning_in_either_language(durbar: Terminal) -> None:
    german = durbar(*AT_TWO, "--lang", "de", typing="verl\n?\nund\nende\nja\n").out
    english = durbar(*AT_TWO, typing="verl\n?\nun\nq\ny\n").out

    assert "Was bisher geschah" in german
    assert "lässt sich nichts zurücknehmen" in german
    assert "The story so far" in english
    assert "Nothing can be taken back" in english


def test_a_beginning_of_several_commands_is_asked_about(durbar: Terminal) -> None:
    said = durbar(*AT_TWO, "--lang", "de", typing="r\nende\nja\n")

    assert "r kann heißen: rat, regeln." in said.out


def test_words_that_fit_one_answer_alone_choose_it(durbar: Terminal) -> None:
    said = durbar(*AT_TWO, typing="gold coin\nbuy\nquit\nyes\n")

    assert "Anna takes a gold coin." in said.out
    assert "buy could be: 2, 3" in said.out


def test_every_answer_says_what_it_costs_and_brings(durbar: Terminal) -> None:
    said = durbar(*AT_FOUR, typing="quit\nyes\n")

    assert "+3 rupees" in said.out
    assert "−4 rupees" in said.out


def test_leaving_is_asked_about_and_can_be_taken_back(durbar: Terminal) -> None:
    said = durbar(*AT_TWO, typing="quit\nno\nlog\nquit\ny\n")

    assert said.out.count("Leave the table?") == 2
    assert said.out.index("Leave the table?") < said.out.index("The story so far")
    assert said.out.count("You leave the table.") == 1


def test_the_whole_table_is_shown_on_demand(durbar: Terminal) -> None:
    said = durbar(*AT_FOUR, typing="board\nquit\nyes\n")

    assert said.out.count("Draw pile: 32") == 2


def test_where_the_record_cannot_be_written_nobody_begins_to_play(durbar: Terminal, tmp_path: Path) -> None:
    said = durbar(*AT_TWO, "--save", str(tmp_path / "nowhere" / "match.json"), typing=COIN_OR_FIRST)

    assert said.code == 2
    assert "cannot be written" in said.err
