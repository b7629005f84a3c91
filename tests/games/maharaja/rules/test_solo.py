"""Chapter 12: the solo game against Brahmabot."""

import random
from typing import Any

import pytest

from durbar import Match
from durbar.games.maharaja.game import GAME
from durbar.games.maharaja.rules import tables
from durbar.games.maharaja.rules.actions import CHARACTER
from durbar.games.maharaja.rules.brahmabot import take_bot_turn
from durbar.games.maharaja.rules.state import NONE
from tests.games.maharaja.tables import CITIES, Table

YOU, BOT = 0, 1


class Solo(Table):
    """A solo table on the normal level; Brahmabot has the poet, and his tiles can be chosen."""

    def __init__(self, level: str = "normal", track: str = CITIES, **options: str) -> None:
        super().__init__(1, track=track, brahmabot=level, **options)
        self.display("changer courtier preacher").character(YOU, "herald").character(BOT, "poet")
        self.s.pile[:] = [0, *(1 if n > 8 else 0 for n in range(1, 17))]
        self.s.stock[BOT] = 20
        self.coins(BOT, 0)

    def bot_plays(self, tile: int) -> list[str]:
        """Brahmabot's turn with a tile of that number, laid on the left."""
        self.s.laid[:] = [tile - 1, *[t for t in range(12) if t != tile - 1][:2]]
        self.s.tiles[:] = [0] * 12
        self.s.tiles[next(t for t in range(12) if t not in self.s.laid and tables.TILE_CHECK[t] == 0)] = 1
        self.s.told = []
        take_bot_turn(self.s)
        return [event.kind for event in GAME.heard(self.match._hear(), None)]


def start(level: str = "normal", secret: bytes = b"solo") -> Match:
    return Match.start(GAME, seats=1, options={"brahmabot": level}, secret=secret)


def test_brahmabot_has_all_his_shrines_at_hand() -> None:
    """MJ-12.1."""
    bot = start("easy").view().sides[1]
    assert (bot.bot, bot.seat, bot.stock, bot.supply, bot.statues) == (True, None, 20, 0, 7)


def test_brahmabot_takes_a_character_and_the_row_is_filled_on_the_right() -> None:
    """MJ-12.2: also when the left one is taken."""
    match = start()
    view = match.view()
    assert view.sides[1].character is not None
    row = [c.id for c in view.display]
    assert len(row) == 3
    assert len(view.pile) == 12
    match.play(0, {"kind": "choose", "character": row[0]})
    after = [c.id for c in match.view().display]
    assert after[:2] == row[1:]
    assert len(after) == 3
    assert len(match.view().pile) == 11


@pytest.mark.parametrize(
    ("level", "coins", "prestige", "shrines"), [("easy", 0, 2, 4), ("normal", 2, 3, 6), ("hard", 4, 4, 8)]
)
def test_what_brahmabot_begins_with(level: str, coins: int, prestige: int, shrines: int) -> None:
    """MJ-12.3, MJ-12.4: the setup tile is drawn once the seat has chosen its character."""
    match = start(level)
    assert not any(village.shrines[1] for village in match.view().villages)
    match.play(0, match.codes(0)[0])
    bot = match.view().sides[1]
    assert (bot.coins, bot.prestige, bot.stock) == (coins, prestige, 20 - shrines)
    built = {village.id for village in match.view().villages if village.shrines[1]}
    assert len(built) == shrines
    setups = [{tables.VILLAGE_IDS[v] for v in row[:shrines]} for row in tables.SETUP_VILLAGES]
    assert built in setups


def test_two_tiles_lie_open_and_one_face_down() -> None:
    """MJ-12.5, MJ-R18."""
    match = start()
    while match.view().phase != "planning":
        match.play(0, match.codes(0)[0])
    bot = match.view(0).bot
    assert bot is not None
    assert [tile is None for tile in bot.laid] == [False, False, True]
    assert len(bot.unseen) == 10
    possible: list[Any] = [match.known_to(0, random.Random(n).getrandbits(63)) for n in range(40)]
    hidden = {s.laid[2] for s in possible}
    assert len(hidden) > 5
    assert hidden <= {tables.TILE_IDS.index(tile.id) for tile in bot.unseen}


def test_a_swapped_character_leaves_the_game_and_the_row_is_filled() -> None:
    """MJ-12.6."""
    table = Solo().turn(YOU, "swap coins")
    table.play(YOU, "use_swap", "take changer")
    assert table.shown().split()[:2] == ["courtier", "preacher"]
    assert len(table.shown().split()) == 3
    assert "herald" not in table.shown()


def test_brahmabot_takes_the_leftmost_for_his_own() -> None:
    """MJ-12.6."""
    table = Solo().turn(YOU, "swap coins")
    table.play(YOU, "use_swap", "take_from_bot poet")
    assert table.characters() == ["poet", "changer"]
    assert table.shown().split()[:2] == ["courtier", "preacher"]
    assert len(table.shown().split()) == 3


def test_with_an_empty_pile_the_row_gets_shorter() -> None:
    """MJ-R26: and Brahmabot keeps his character when none is left for him."""
    table = Solo().display("changer")
    table.s.pile[:] = [0] * 17
    table.turn(YOU, "swap swap")
    table.play(YOU, "use_swap", "take changer")
    assert table.shown() == ""
    assert "use_swap" not in table.kinds(YOU)
    table = Solo().display("changer")
    table.s.pile[:] = [0] * 17
    table.turn(YOU, "swap swap")
    table.play(YOU, "use_swap", "take_from_bot poet")
    assert table.characters() == ["poet", "changer"]
    assert "use_swap" not in table.kinds(YOU)


def test_brahmabots_character_stays_with_him_while_no_other_is_left() -> None:
    """MJ-R26."""
    table = Solo().display("changer").turn(YOU, "swap coins")
    table.play(YOU, "use_swap")
    table.display("")
    table.s.pile[:] = [0] * 17
    assert table.refusal(YOU, CHARACTER + 6) == "bot_needs_one"


def test_a_marker_on_a_character_that_leaves_returns() -> None:
    """MJ-R26."""
    table = Solo().favour(YOU, "herald", since=1).turn(YOU, "swap coins")
    table.play(YOU, "use_swap", "take changer")
    assert table.match.view().maharanis == 2


def test_tolls_are_paid_to_brahmabot() -> None:
    """MJ-12.7."""
    table = Solo().villages(BOT, "v01 v02").turn(YOU)
    table.play(YOU, "walk_for delhi 2")
    assert table.s.coins[:2] == [13, 2]


def test_a_fourth_tile_decides_in_the_order_of_characters() -> None:
    """MJ-12.8: Brahmabot's poet comes after the herald; a used hidden tile is turned up."""
    table = Solo().turn(YOU)
    table.s.laid[:] = [0, 1, 2]
    table.s.tiles[:] = [0, 0, 0, 0, 1] + [0] * 7
    told = table.play(YOU, "end_turn")
    assert told[1:3] == ["turn_ended", "bot_checked"]
    assert "bot_walked" in told


def test_the_check_mark_chooses_the_tile_and_the_hidden_one_is_turned_up() -> None:
    """MJ-12.8."""
    table = Solo()
    table.s.laid[:] = [0, 1, 2]
    table.s.tiles[:] = [0, 0, 0, 0, 1] + [0] * 7
    take_bot_turn(table.s)
    bot = table.match.view().bot
    assert bot is not None
    assert (bot.chosen, bot.check and bot.check.id) == (2, "tile_05")
    assert bot.laid[2] is not None
    assert table.stands(BOT) == "varanasi"


def test_main_actions_come_first_then_the_walk() -> None:
    """MJ-12.9: to a city, or to the Maharaja."""
    table = Solo()
    told = table.bot_plays(2)
    assert told[:5] == ["bot_checked", "bot_main", "bot_shrine", "bot_main", "bot_shrine"]
    assert table.stands(BOT) == "delhi"
    table.bot_plays(12)
    assert table.stands(BOT) == "jodhpur"


def test_example_the_missing_shrine_is_built_on_the_way_that_needs_fewest() -> None:
    """MJ-12.10: one shrine opens the road to the city in the lower left; then his turn is over."""
    table = Solo().priest(BOT, "ahmadabad").villages(BOT, "v23").villages(YOU, "v03 v04").coins(BOT, 6)
    told = table.bot_plays(6)
    assert table.stands(BOT) == "hampi"
    assert table.in_village(BOT, "v24") == 1
    assert sum(table.s.wayside[BOT]) == 2
    assert "bot_bought" not in told
    assert table.s.coins[BOT] == 6


def test_example_of_two_open_ways_the_one_with_fewest_shrines_of_the_player() -> None:
    """MJ-12.11, MJ-12.12: three player's shrines on the one, two on the other, for which the player gets two coins."""
    table = Solo().priest(BOT, "khajuraho").coins(BOT, 6)
    table.villages(YOU, "v25 v25 v26").villages(BOT, "v17").villages(YOU, "v18 v30")
    told = table.bot_plays(7)
    assert table.stands(BOT) == "puri"
    assert table.s.coins[YOU] == 15 + 2
    assert "bot_bought" in told
    assert table.s.coins[BOT] == 0
    assert table.match.view().cities[6].spaces[0].owner == BOT


def test_with_five_coins_or_fewer_he_builds_a_shrine_and_gets_a_coin() -> None:
    """MJ-12.11."""
    table = Solo().priest(BOT, "khajuraho").coins(BOT, 5).villages(BOT, "v25 v26")
    table.bot_plays(7)
    assert (table.temples(BOT, "puri"), table.s.coins[BOT], table.s.built[BOT]) == (1, 6, 0)


def test_all_shrines_of_the_seat_on_his_way_are_paid_for() -> None:
    """MJ-R20, MJ-12.12: even beside his own; and among equal ways the shortest is taken."""
    table = Solo().priest(BOT, "khajuraho").villages(BOT, "v25 v26 v17 v18 v30").villages(YOU, "v25 v17")
    table.bot_plays(7)
    assert table.s.coins[YOU] == 16
    assert table.stands(BOT) == "puri"


def test_standing_there_already_counts_as_an_open_way() -> None:
    """MJ-R19."""
    table = Solo().priest(BOT, "puri")
    told = table.bot_plays(7)
    assert "bot_walked" not in told
    assert (table.temples(BOT, "puri"), table.s.coins[BOT]) == (1, 1)


def test_the_reward_is_one_of_the_lowest_two_and_leaves_the_game() -> None:
    """MJ-12.14."""
    table = Solo().shrines(YOU, "jodhpur", 1)
    table.s.laid[:], table.s.check, table.s.chosen = [0, 1, 2], 3, 0
    table.score()
    assert table.may(YOU) == {"take_reward reward_coins", "take_reward reward_shrines"}
    table.play(YOU, "take_reward reward_shrines")
    assert table.reward_track() == "coins prestige_coin tax prestige buy shrine maharani - - - - -"


def test_without_worship_the_lowest_tile_leaves_the_game() -> None:
    """MJ-12.14."""
    table = Solo().shrines(BOT, "jodhpur", 1)
    table.s.laid[:], table.s.check, table.s.chosen = [0, 1, 2], 3, 0
    assert "reward_gone" in table.score()
    assert table.reward_track() == "shrines prestige_coin tax prestige buy shrine maharani - - - - -"


def test_the_used_tile_leaves_and_the_others_go_back() -> None:
    """MJ-12.15, MJ-R18: the fourth one too."""
    table = Solo()
    table.s.laid[:], table.s.check, table.s.chosen = [0, 1, 2], 3, 1
    table.s.tiles[:] = [0, 0, 0, 0, *[1] * 8]
    assert "tile_gone" in table.end_round()
    bot = table.match.view(0).bot
    assert bot is not None
    assert bot.gone == ["tile_02"]
    assert len(bot.unseen) + 2 == 11


def test_brahmabot_never_uses_his_ability() -> None:
    """MJ-12.16."""
    table = Solo().character(BOT, "saint")
    assert table.match.view().cities[0].worship == [0, 0]


@pytest.mark.parametrize(("taken", "space"), [("", 0), ("centre", 1), ("centre top", 2), ("centre top bottom", 3)])
def test_his_statues_go_to_the_centre_then_up_then_down_without_their_bonus(taken: str, space: int) -> None:
    """MJ-12.17."""
    table = Solo().statues(YOU, "jodhpur", taken).markers(BOT, 0)
    table.bot_plays(1)
    assert table.s.statue[0][space] == BOT
    assert (table.s.markers[BOT], table.prestige(BOT)) == (0, 3)


def test_with_all_shrines_built_he_moves_one_from_the_rightmost_city() -> None:
    """MJ-12.18: the track reads Delhi … Puri, Jodhpur from the left."""
    table = Solo().stock(BOT, 0, supply=0).shrines(BOT, "puri", 2).shrines(BOT, "delhi", 1).priest(BOT, "jodhpur")
    told = table.bot_plays(11)
    assert told.count("bot_moved_shrine") == 2
    assert (table.temples(BOT, "puri"), table.temples(BOT, "jodhpur"), table.temples(BOT, "delhi")) == (1, 1, 1)


def test_without_any_shrine_he_neither_builds_nor_opens_a_way() -> None:
    """MJ-R23."""
    table = Solo().stock(BOT, 0, supply=0)
    assert table.bot_plays(6) == ["bot_checked", "bot_main", "bot_stuck"]
    assert table.stands(BOT) == "crossing"


def test_main_action_statue_in_the_maharajas_city() -> None:
    """MJ-12.19."""
    table = Solo()
    table.bot_plays(1)
    assert table.s.statue[0][0] == BOT


def test_main_action_shrine_in_the_maharajas_city() -> None:
    """MJ-12.20."""
    table = Solo()
    table.bot_plays(4)
    assert table.temples(BOT, "jodhpur") == 2


def test_main_action_statue_in_the_leftmost_city() -> None:
    """MJ-12.21."""
    table = Solo()
    table.bot_plays(8)
    assert table.s.statue[1][0] == BOT


def test_main_action_statue_where_the_centre_is_free() -> None:
    """MJ-12.22."""
    table = Solo().statues(YOU, "delhi", "centre").statues(YOU, "varanasi", "centre")
    table.bot_plays(9)
    assert table.s.statue[3][0] == BOT


def test_main_action_statue_where_he_is_second_by_the_least() -> None:
    """MJ-12.23, MJ-R22: not where he has nothing."""
    table = Solo().shrines(YOU, "delhi", 1).shrines(YOU, "varanasi", 4).shrines(BOT, "varanasi", 1)
    table.shrines(YOU, "ahmadabad", 3).shrines(BOT, "ahmadabad", 1).shrines(YOU, "hampi", 3).shrines(BOT, "hampi", 1)
    table.bot_plays(10)
    assert table.s.statue[3][0] == BOT


@pytest.mark.parametrize(("yours", "where"), [("herald", 6), ("princess", 3)])
def test_on_a_tie_the_higher_character_is_second(yours: str, where: int) -> None:
    """MJ-R22: by nothing, which is the least."""
    table = Solo().character(YOU, yours).shrines(YOU, "ahmadabad", 2).shrines(BOT, "ahmadabad", 1)
    table.shrines(YOU, "puri", 2).shrines(BOT, "puri", 2)
    table.bot_plays(10)
    assert table.s.statue[where][0] == BOT


def test_where_no_city_fits_he_acts_on_the_leftmost() -> None:
    """MJ-R21."""
    table = Solo()
    table.bot_plays(10)
    assert table.s.statue[1][0] == BOT


def test_a_shrine_stands_in_for_a_statue_that_cannot_be() -> None:
    """MJ-R21."""
    table = Solo().statues(BOT, "puri", "centre top bottom north_east south_east south_west north_west")
    table.bot_plays(1)
    assert table.temples(BOT, "jodhpur") >= 1
    assert table.s.built[BOT] == 7
    table = (
        Solo()
        .priest(BOT, "puri")
        .coins(BOT, 8)
        .statues(YOU, "puri", "centre top bottom north_east south_east south_west north_west")
    )
    table.bot_plays(7)
    assert (table.temples(BOT, "puri"), table.s.coins[BOT]) == (1, 9)


def test_his_seventh_statue_ends_the_game_and_on_a_tie_he_wins() -> None:
    """MJ-R25."""
    table = Solo().statues(BOT, "puri", "centre top bottom north_east south_east south_west north_west")
    table.s.laid[:], table.s.check, table.s.chosen = [0, 1, 2], 3, 0
    assert table.end_round()[-1] == "ended"
    assert table.match.scores()[0].place == 2
    table = Solo().coins(YOU, 5).coins(BOT, 5)
    assert table.match.scores()[0].place == 2
    table.coins(YOU, 6)
    assert table.match.scores()[0].place == 1


def test_brahmabot_pays_the_tax() -> None:
    """MJ-R27."""
    table = Solo().rewards("tax coins").shrines(YOU, "jodhpur", 1).coins(BOT, 3)
    table.s.laid[:], table.s.check, table.s.chosen = [0, 1, 2], 3, 0
    table.score()
    table.play(YOU, "take_reward reward_tax")
    assert table.s.coins[BOT] == 1


def test_the_tiles_are_twelve_with_four_of_each_check_mark() -> None:
    assert [tables.TILE_CHECK.count(n) for n in range(3)] == [4, 4, 4]
    assert sorted(tables.TILE_TARGET)[:7] == list(range(7))
    assert NONE not in tables.TILE_TARGET
