"""Chapter 12: ranks in the solo game, and what Brahmabot gets for them."""

from tests.games.maharaja.rules.test_solo import BOT, YOU, Solo


def test_prestige_instead_of_coins_for_brahmabot() -> None:
    """MJ-12.13, MJ-R24."""
    table = Solo().shrines(YOU, "jodhpur", 2).shrines(BOT, "jodhpur", 1)
    table.score()
    assert (table.s.coins[YOU], table.prestige(BOT), table.s.coins[BOT]) == (27, 4, 0)
    table = Solo().shrines(YOU, "jodhpur", 1).shrines(BOT, "jodhpur", 2)
    table.score()
    assert (table.s.coins[YOU], table.prestige(BOT)) == (21, 7)
    table = Solo().shrines(YOU, "jodhpur", 1)
    table.score()
    assert table.prestige(BOT) == 4
    table = Solo()
    table.s.laid[:], table.s.check, table.s.chosen = [0, 1, 2], 3, 0
    table.score()
    assert (table.s.coins[YOU], table.prestige(BOT)) == (18, 3)


def test_without_worship_he_gets_the_prestige_but_holds_no_rank() -> None:
    """MJ-R22, MJ-R24: the prestige replaces his coins, and a rank takes worship."""
    table = Solo().shrines(YOU, "jodhpur", 1).shrines(YOU, "delhi", 1)
    table.bot_plays(10)
    assert table.s.statue[1][0] == BOT, "the leftmost city of the track, as he is second nowhere"
    table = Solo().shrines(YOU, "jodhpur", 1)
    table.score()
    assert table.prestige(BOT) == 4
    assert table.match.view().ranks == [YOU]


def test_the_tile_for_the_first_rank_pays_brahmabot_too() -> None:
    """MJ-R32, MJ-11.2."""
    table = Solo(first_rank_prestige="on").shrines(BOT, "jodhpur", 1)
    table.s.laid[:], table.s.check, table.s.chosen = [0, 1, 2], 3, 0
    table.score()
    assert table.prestige(BOT) == 3 + 4 + 1
    table = Solo(first_rank_prestige="on").shrines(YOU, "jodhpur", 1)
    table.score()
    assert (table.prestige(YOU), table.prestige(BOT)) == (4, 3 + 1)
