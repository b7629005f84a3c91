"""Chapter 1: set-up."""

import pytest

from durbar import Match, OptionError
from durbar.core.sets import size
from durbar.games.legacy.rules import tables


def _start(seats: int) -> Match:
    return Match.start("legacy", seats=seats, secret=b"setup")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_antiques_are_offered_and_the_rest_is_the_draw_pile(seats: int) -> None:
    """LM-1.1: six kinds in six colours, each pair once."""
    match = _start(seats)
    view = match.view()
    assert len(set(tables.ANTIQUES)) == 36
    assert [card is None for card in view.offer] == [False] * 4
    assert view.deck == 32 == size(match.state.deck)


@pytest.mark.parametrize(("seats", "row"), [(2, [4, 3, 2, 2]), (3, [4, 3, 2, 2]), (4, [4, 3, 3, 2, 2])])
def test_the_trade_row_fits_the_seats_and_every_card_holds_a_coin(seats: int, row: list[int]) -> None:
    """LM-1.2, LM-1.3."""
    trade = _start(seats).view().trade
    assert [card.price for card in trade] == row
    assert all(card.coin for card in trade)


def test_all_collection_cards_lie_in_the_general_supply() -> None:
    """LM-1.4, LM-4.1: two cards of each kind of antique, three of various ones."""
    supply = _start(3).view().supply
    assert len(supply) == 15
    assert all(card.holder is None and card.effect is None for card in supply)
    for kind in tables.KINDS:
        assert [(card.large, card.needs) for card in supply if card.kind == kind] == [
            (False, {kind: 2}),
            (True, {kind: 3}),
        ]
    assert [(card.large, sum(card.needs.values())) for card in supply if card.kind == "various"] == [
        (False, 3),
        (False, 4),
        (True, 5),
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_seat_has_four_rupees_and_everybody_else_five(seats: int) -> None:
    """LM-1.5."""
    match = _start(seats)
    first = match.actors()[0]
    assert [seat.money for seat in match.view().seats] == [4 if seat == first else 5 for seat in range(seats)]


def test_the_starting_seat_is_drawn_at_random() -> None:
    """LM-R1."""
    starters = {Match.start("legacy", seats=4, secret=bytes([n])).actors()[0] for n in range(40)}
    assert starters == {0, 1, 2, 3}


def test_everything_but_the_order_of_the_draw_pile_is_open() -> None:
    """LM-1.6: two seats and a spectator see the same cards, and which ones are still to come."""
    match = _start(2)
    one, other = match.view(0), match.view(None)
    assert (one.offer, one.seats, one.in_deck) == (other.offer, other.seats, other.in_deck)
    assert len(one.in_deck) == 32


def test_the_gray_sides_are_for_two_seats() -> None:
    """LM-7.1."""
    gray = Match.start("legacy", seats=2, options={"collections": "gray"})
    assert all(card.effect for card in gray.view().supply)
    with pytest.raises(OptionError, match="With 3 seats the option collections takes beige, not 'gray'"):
        Match.start("legacy", seats=3, options={"collections": "gray"})
