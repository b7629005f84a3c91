"""What reasons promise on the last day: nothing that can no longer come."""

import pytest

from durbar.bots.why import why
from durbar.games.legacy.wisdom.reasons import has_turns_to_come, its_colour_may_come, the_missing_one_may_come
from tests.games.legacy.tables import Table


def last_day(offer: str, seats: int = 2, coins_taken: int = 0) -> Table:
    return Table(seats, offer=offer, deck=0, coins_taken=coins_taken)


@pytest.mark.parametrize(
    ("seats", "offer", "coins_taken", "asked_again"),
    [(2, "jug_red vase_red", 0, True), (2, "jug_red", 3, False), (4, "jug_red", 0, True), (4, "jug_red", 2, False)],
)
def test_on_the_last_day_there_is_another_turn_only_if_others_cannot_end_it_before(
    seats: int, offer: str, coins_taken: int, asked_again: bool
) -> None:
    table = last_day(offer, seats, coins_taken)

    assert has_turns_to_come(table.turn(1).s, 0) is asked_again
    assert has_turns_to_come(Table(seats, offer=offer, coins_taken=coins_taken).turn(1).s, 0)


def test_a_colour_may_come_as_long_as_the_offer_or_the_pile_has_it() -> None:
    assert its_colour_may_come(last_day("jug_red vase_red").owns(0, "vase_green statue_red").s, 0) is False
    assert its_colour_may_come(last_day("jug_red vase_red").owns(0, "statue_red").s, 0) is True


def test_a_missing_antique_may_come_as_long_as_the_offer_or_the_pile_has_its_kind() -> None:
    assert the_missing_one_may_come(last_day("jug_red vase_red").owns(0, "jug_green").s, 0) is True
    assert the_missing_one_may_come(last_day("statue_red vase_red").owns(0, "jug_green").s, 0) is False


def test_a_reason_on_the_last_day_does_not_speak_of_what_cannot_come() -> None:
    table = last_day("jug_red jug_orange vase_blue").owns(0, "statue_red")
    seat = 0
    red, vase = (
        next(a.code for a in table.match.legal(seat) if a.what.get("card") == card) for card in ("jug_red", "vase_blue")
    )
    coin = next(a.code for a in table.match.legal(seat) if a.kind == "take_coin")

    found = why(table.match.game, table.s, seat, vase, [coin], 3)
    assert [one.kind for one in found.reasons if one.kind in ("lone", "near", "stock")] == []
    assert "pairs" in [one.kind for one in why(table.match.game, table.s, seat, red, [coin], 3).reasons]
