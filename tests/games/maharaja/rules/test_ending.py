"""Chapter 7: the end of the game and its scoring."""

from durbar.games.maharaja.game import GAME
from tests.games.maharaja.tables import Table

GREEN, RED, BLUE, YELLOW = 0, 1, 2, 3


def test_the_game_ends_after_the_seventh_round() -> None:
    """MJ-7.1."""
    table = Table(2)
    table.s.round = 7
    table.flags({10: "jodhpur", 11: "delhi", 12: "varanasi", 13: "ahmadabad", 14: "khajuraho", 15: "hampi", 16: "puri"})
    assert table.end_round()[-1] == "ended"
    assert table.match.over


def test_the_round_of_a_seventh_statue_is_the_last_and_is_played_to_its_end() -> None:
    """MJ-7.2."""
    table = (
        Table(2)
        .priest(0, "delhi")
        .statues(0, "puri", "top bottom north_east south_east south_west north_west")
        .turn(0, "statue_discount coins")
    )
    table.play(0, "use_statue_cheap")
    assert all(action.warning for action in table.match.legal(0))
    assert "last_round" in table.play(0, "statue centre")
    table.play(0, "end_turn")
    assert table.match.actors() == [1]
    assert table.play(1, "end_turn")[-1] == "ended"
    assert table.match.over


def test_no_character_counts_in_the_final_scoring() -> None:
    """MJ-7.3: the preacher's priest ties, the saint has nothing."""
    table = Table(3).character(0, "preacher").character(1, "saint").priest(0, "delhi").priest(2, "delhi")
    assert [score.breakdown["majority"] for score in table.match.scores()] == [1, 0, 1]


def test_statues_and_coins() -> None:
    """MJ-7.4, MJ-7.5."""
    table = Table(2).statues(0, "delhi", "top bottom").coins(0, 14).coins(1, 4)
    first, second = table.match.scores()
    assert (first.breakdown["statues"], first.breakdown["coins"]) == (6, 2)
    assert (second.breakdown["statues"], second.breakdown["coins"]) == (0, 0)


def test_example_of_the_final_scoring_in_seven_cities() -> None:
    """MJ-7.6: the seven cities of the example, each priest counted once."""
    table = Table(4)
    table.statues(GREEN, "jodhpur", "centre").shrines(GREEN, "jodhpur", 1).priest(GREEN, "jodhpur")
    table.statues(RED, "delhi", "top bottom").shrines(RED, "delhi", 1).priest(RED, "delhi")
    table.statues(BLUE, "varanasi", "centre").priest(BLUE, "varanasi")
    table.statues(YELLOW, "ahmadabad", "north_east south_west").shrines(YELLOW, "ahmadabad", 1).priest(
        YELLOW, "ahmadabad"
    )
    table.statues(RED, "khajuraho", "centre").shrines(RED, "khajuraho", 2)
    table.statues(GREEN, "khajuraho", "top").shrines(GREEN, "khajuraho", 3)
    table.statues(YELLOW, "hampi", "centre north_west")
    table.statues(BLUE, "puri", "centre").shrines(BLUE, "puri", 1)
    table.statues(GREEN, "puri", "top bottom")
    pieces = [max(city.pieces) for city in table.match.view().cities]
    assert pieces == [5, 6, 4, 6, 5, 5, 4]
    assert [score.breakdown["majority"] for score in table.match.scores()] == [4, 3, 3, 4]


def test_nobody_gets_anything_for_an_empty_city() -> None:
    """MJ-7.6."""
    assert [score.breakdown["majority"] for score in Table(3).match.scores()] == [0, 0, 0]


def test_statues_then_coins_break_ties_and_else_the_place_is_shared() -> None:
    """MJ-7.7."""
    table = Table(4)
    assert [score.place for score in table.match.scores()] == [1, 1, 1, 1]
    table.coins(1, 17)
    assert [score.place for score in table.match.scores()] == [2, 1, 2, 2]
    table.statues(2, "delhi", "top").coins(2, 0)
    table.coins(0, 25).coins(1, 26)
    assert [GAME.standing(table.s)[seat].points for seat in (0, 1, 2)] == [8, 8, 8]
    assert [score.place for score in table.match.scores()] == [3, 2, 1, 4]
