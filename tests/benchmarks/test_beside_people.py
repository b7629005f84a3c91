"""Bots beside people: what is compared, and with what."""

import pytest

from benchmarks.beside_people import Finished, Piece, choices_table, kinds_table, parser, pieces
from benchmarks.endings import ending_of, played_by
from benchmarks.winners import Choice, compared, winner_of, won_games
from durbar.bots.greedy import Greedy
from durbar.bots.search.minds import Minds
from durbar.bots.uniform import Uniform
from tests.games.rajas.real_games import FILE


def test_a_bot_is_asked_what_the_winner_of_a_real_game_was_asked() -> None:
    record = won_games(FILE)[0]
    own = next(at for at, move in enumerate(record["moves"]) if move[0] == winner_of(record))
    record["moves"] = record["moves"][: own + 1]
    choices = compared(record, Greedy())
    assert choices[0].kind == "where a worker goes"
    assert all(0 <= choice.rank < choice.answers for choice in choices)


def test_dice_that_were_given_together_are_what_the_winner_did_in_any_order() -> None:
    choices = compared(won_games(FILE)[0], Uniform())
    paid = [choice for choice in choices if choice.kind == "the dice paid for it"]
    assert max(choice.meant for choice in paid) > 1


def test_luck_is_the_share_of_answers_that_would_do() -> None:
    choice = Choice("where it lies", 10, 2, -1)
    assert choice.luck(1) == pytest.approx(0.2)
    assert choice.luck(3) == pytest.approx(1 - 8 * 7 * 6 / (10 * 9 * 8))
    assert Choice("where it lies", 2, 1, -1).luck(3) == 1.0


def test_the_tables_tell_how_often_a_bot_agrees() -> None:
    asked = parser().parse_args(["raja"])
    choices = [Choice("where it lies", 4, 1, rank) for rank in (0, 2, 3, -1)]
    found = [Finished(Piece("raja", 0, real=True), choices=choices)]
    assert "| raja | 4 | 25.0% | 4.6% … 69.9% | 25.0% | 50.0% |" in choices_table(asked, found)
    assert "| where it lies | 4 | 25.0%, 50.0% |" in kinds_table(asked, found)


def test_every_bot_has_its_turn_before_any_has_another() -> None:
    asked = parser().parse_args(["greedy", "raja", "--matches", "1", "--games", "2"])
    assert [(piece.bot, piece.number, piece.real) for piece in pieces(asked)] == [
        ("greedy", 0, True),
        ("greedy", 0, False),
        ("raja", 0, True),
        ("raja", 0, False),
        ("greedy", 1, True),
        ("raja", 1, True),
    ]


def test_value_is_fame_and_half_of_the_money_over_the_workers_placed() -> None:
    ending = ending_of(won_games(FILE)[0])
    assert (ending.rounds, ending.winner.fame, ending.winner.money, ending.winner.workers) == (7, 28, 71, 29)
    assert ending.winner.value_a_worker == pytest.approx((28 + 71 / 2) / 29)


def test_a_bot_plays_against_itself_to_the_end() -> None:
    ending = played_by(Uniform(), 0, Minds(1))
    assert ending.rounds > 6
    assert ending.winner.workers >= 3 * (ending.rounds - 1)
