"""Chapters 5 and 6: the city scoring and the end of the round."""

from durbar.games.maharaja.rules.actions import TAKE_TILE
from tests.games.maharaja.tables import Table


def test_worship_of_statues_shrines_and_priest() -> None:
    """MJ-5.1."""
    table = Table(2).statues(0, "jodhpur", "centre top").shrines(0, "jodhpur", 2).priest(0, "jodhpur")
    city = table.match.view().cities[0]
    assert city.worship == [3 + 2 + 2 + 1, 0]
    assert city.leaders == [0]


def test_example_of_four_ranks() -> None:
    """MJ-5.2, MJ-5.3: red 6, green 5, yellow 4 and blue 2 worship get 12, 10, 8 and 6 coins."""
    table = Table(4)
    for seat, worship in enumerate((6, 5, 4, 2)):
        table.shrines(seat, "jodhpur", worship)
    assert table.match.view().cities[0].worship == [6, 5, 4, 2]
    told = table.score()
    assert told == ["scoring_began", *["worshipped"] * 4, *["ranked"] * 4]
    assert [coins - 15 for coins in table.s.coins] == [12, 10, 8, 6]
    assert table.match.view().ranks == [0, 1, 2, 3]


def test_ties_go_to_the_lower_character() -> None:
    """MJ-5.2."""
    table = Table(3).character(0, "vizier").character(1, "pilgrim").character(2, "herald")
    for seat in (0, 1, 2):
        table.shrines(seat, "jodhpur", 2)
    table.score()
    assert table.match.view().ranks == [2, 1, 0]


def test_coins_of_three_and_of_two_seats() -> None:
    """MJ-5.3."""
    for seats, coins in ((3, [12, 9, 6]), (2, [12, 6])):
        table = Table(seats)
        for seat in range(seats):
            table.shrines(seat, "jodhpur", 5 - seat)
        table.score()
        assert [n - 15 for n in table.s.coins[:seats]] == coins


def test_without_worship_there_are_three_coins_and_no_tile() -> None:
    """MJ-5.4."""
    table = Table(2).shrines(1, "jodhpur", 1)
    table.score()
    assert table.s.coins[:2] == [18, 27]
    assert table.match.actors() == [1]
    table.play(1, "take_reward reward_coins")
    assert table.match.view().round == 2


def test_tiles_are_chosen_in_the_order_of_ranks_from_the_lowest_fields() -> None:
    """MJ-5.5: three, four and five fields with two, three and four seats."""
    for seats, fields in ((2, 3), (3, 4), (4, 5)):
        table = Table(seats)
        for seat in range(seats):
            table.shrines(seat, "jodhpur", 1 + seat)
        table.score()
        asked = []
        for n in range(seats):
            (seat,) = table.match.actors()
            asked.append(seat)
            assert len(table.may(seat)) == fields - n
            assert table.refusal(seat, TAKE_TILE + 7) == "reward_too_high"
            table.play(seat, min(table.may(seat)))
        assert asked == list(reversed(range(seats)))


def test_a_used_tile_goes_above_the_topmost() -> None:
    """MJ-5.6: and is not available again in the same scoring."""
    table = Table(2).shrines(0, "jodhpur", 2).shrines(1, "jodhpur", 1)
    table.score()
    table.play(0, "take_reward reward_shrines")
    assert table.reward_track() == "coins - prestige_coin tax prestige buy shrine maharani shrines - - -"
    assert table.may(1) == {"take_reward reward_coins", "take_reward reward_prestige_coin"}


def test_the_tiles_slide_down_at_the_end_of_the_round() -> None:
    """MJ-6.2."""
    table = Table(2).shrines(0, "jodhpur", 2).shrines(1, "jodhpur", 1)
    table.score()
    table.play(0, "take_reward reward_shrines")
    table.play(1, "take_reward reward_coins")
    assert table.reward_track() == "prestige_coin tax prestige buy shrine maharani shrines coins - - - -"


def test_maharani_markers_return_at_the_end_of_the_next_round() -> None:
    """MJ-6.3, MJ-R13."""
    table = Table(2).favour(0, "preacher", since=0).favour(1, "saint", since=1)
    assert "favour_ended" in table.end_round()
    assert table.match.view().maharanis == 1
    assert table.s.favoured[1] == 8
