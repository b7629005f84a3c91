"""Chapter 10: the reward tiles, and the princess."""

from tests.games.maharaja.tables import Table


def rewarded(tile: str, *answers: str, character: str = "herald", coins: int = 3, seats: int = 2) -> Table:
    """Seat 0 alone has worship and takes a tile; it has so many coins after its rank."""
    table = Table(seats).character(0, character).rewards(f"{tile} coins shrines").shrines(0, "jodhpur", 3)
    if tile in ("coins", "shrines"):
        table.rewards(f"{tile} tax prestige")
    table.score()
    table.coins(0, coins)
    table.play(0, f"take_reward reward_{tile}", *answers)
    return table


def test_three_coins() -> None:
    """MJ-10.1."""
    assert rewarded("coins").s.coins[0] == 6


def test_three_shrines_from_the_supply() -> None:
    """MJ-10.2."""
    table = rewarded("shrines")
    assert (table.s.stock[0], table.s.supply[0]) == (7, 9)


def test_a_prestige_and_a_coin() -> None:
    """MJ-10.3."""
    table = rewarded("prestige_coin")
    assert (table.prestige(0), table.s.coins[0]) == (4, 4)


def test_every_other_seat_pays_two_coins_or_what_it_has() -> None:
    """MJ-10.4."""
    table = Table(4).rewards("tax coins shrines prestige").shrines(0, "jodhpur", 3)
    table.score()
    table.coins(1, 10).coins(2, 1).coins(3, 0)
    table.play(0, "take_reward reward_tax")
    assert table.s.coins == [27, 8, 0, 0]


def test_two_prestige() -> None:
    """MJ-10.5."""
    assert rewarded("prestige").prestige(0) == 5


def test_up_to_three_times_a_coin_for_a_prestige() -> None:
    """MJ-10.6, MJ-R11: in one go, and one may stop."""
    table = rewarded("buy", "buy_prestige", "buy_prestige", "buy_prestige", coins=9)
    assert (table.prestige(0), table.s.coins[0]) == (6, 6)
    assert table.match.view().phase == "planning"
    table = rewarded("buy", "buy_prestige", "enough", coins=9)
    assert (table.prestige(0), table.s.coins[0]) == (4, 8)
    assert rewarded("buy", "buy_prestige", coins=1).match.view().phase == "planning"
    assert rewarded("buy", coins=0).match.view().phase == "planning"


def test_a_shrine_in_any_city_for_nothing() -> None:
    """MJ-10.7: from the tableau."""
    table = rewarded("shrine", "shrine_in_city puri 0", coins=0)
    assert (table.temples(0, "puri"), table.s.stock[0], table.s.coins[0]) == (1, 3, 0)


def test_without_a_shrine_on_the_tableau_the_free_one_is_lost() -> None:
    """MJ-10.7."""
    table = Table(2).rewards("shrine coins tax").shrines(0, "jodhpur", 3).stock(0, 0)
    table.score()
    table.play(0, "take_reward reward_shrine")
    assert table.match.view().phase == "planning"


def test_a_maharani_marker_lends_an_ability_of_the_display() -> None:
    """MJ-10.8: until it was used, whoever holds the character."""
    table = rewarded("maharani")
    assert table.may(0) == {"favour changer", "favour courtier", "favour poet"}
    table.play(0, "favour poet")
    assert table.match.view().maharanis == 1
    table.character(1, "poet").display("changer courtier stonecutter").turn(0)
    assert table.match.view(0).sides[0].abilities[0].lent
    table.play(0, "ability poet")
    assert table.prestige(0) == 4
    assert table.match.view().maharanis == 2
    assert "ability poet" not in table.may(0)


def test_a_lasting_ability_is_lent_until_the_end_of_the_next_round() -> None:
    """MJ-10.8, MJ-R13."""
    table = Table(2).display("saint courtier poet").rewards("maharani coins tax").shrines(0, "jodhpur", 3)
    table.score()
    table.play(0, "take_reward reward_maharani", "favour saint")
    assert table.match.view().cities[1].worship[0] == 1
    table.s.round = 2
    table.end_round()
    assert table.match.view().cities[1].worship[0] == 0


def test_without_a_free_marker_the_tile_does_nothing() -> None:
    """MJ-R12."""
    table = (
        Table(2)
        .favour(1, "poet", since=1)
        .favour(1, "courtier", since=1)
        .rewards("maharani coins tax")
        .shrines(0, "jodhpur", 3)
    )
    table.score()
    table.play(0, "take_reward reward_maharani")
    assert table.match.view().phase == "planning"


def test_markers_of_others_do_not_hinder() -> None:
    """MJ-R12."""
    table = Table(2).favour(1, "poet", since=1).rewards("maharani coins tax").shrines(0, "jodhpur", 3)
    table.score()
    table.play(0, "take_reward reward_maharani")
    assert "favour poet" in table.may(0)


def test_the_princess_has_the_effect_twice() -> None:
    """MJ-9.16."""
    assert rewarded("coins", character="princess").s.coins[0] == 9
    assert rewarded("prestige", character="princess").prestige(0) == 7
    assert rewarded("shrines", character="princess").s.stock[0] == 10
    table = rewarded("shrine", "shrine_in_city puri", "shrine_in_city delhi", character="princess")
    assert (table.temples(0, "puri"), table.temples(0, "delhi")) == (1, 1)
    assert rewarded("buy", *["buy_prestige"] * 6, character="princess", coins=6).prestige(0) == 9
    table = rewarded("tax", character="princess")
    assert table.s.coins[1] == 18 - 4


def test_the_princess_lays_two_markers_on_different_characters() -> None:
    """MJ-10.9, MJ-R12."""
    table = rewarded("maharani", "favour poet", character="princess")
    assert table.may(0) == {"favour changer", "favour courtier"}
    table.play(0, "favour changer")
    assert table.match.view().maharanis == 0
