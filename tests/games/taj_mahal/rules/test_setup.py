"""Chapter 2: preparation."""

import pytest

from durbar import Match, OptionError
from durbar.games.taj_mahal.game import GAME
from durbar.games.taj_mahal.rules import tables

seats_of_the_game = pytest.mark.parametrize("seats", [3, 4, 5])


def _start(seats: int, secret: bytes = b"setup") -> Match:
    return Match.start(GAME, seats=seats, secret=secret)


@pytest.mark.parametrize("seats", [2, 6])
def test_only_three_to_five_seats_play(seats: int) -> None:
    """TM-1.1."""
    with pytest.raises(OptionError, match="3, 4 or 5 seats"):
        _start(seats)


def test_the_board_has_49_cities_and_16_fortresses() -> None:
    """TM-2.1: four cities in a province, five in Agra's."""
    view = _start(3).view()
    assert len(view.cities) == 49
    assert sum(city.fortress for city in view.cities) == 16
    sizes = [len(province.cities) for province in view.provinces]
    assert sizes == [4] * 11 + [5]


def test_roads_join_all_cities() -> None:
    """TM-2.1: 96 roads, and no city lies apart."""
    assert len(tables.ROADS) == 96
    reached = fresh = 1
    while fresh:
        fresh = sum(
            1 << b for b in range(49) if any(reached >> a & 1 for a in range(49) if tables.NEIGHBOUR_BITS[a] >> b & 1)
        )
        fresh &= ~reached
        reached |= fresh
    assert reached == (1 << 49) - 1


def test_agra_is_visited_last_and_the_others_in_random_order() -> None:
    """TM-2.2."""
    orders = [[p.id for p in _start(3, bytes([n])).view().provinces] for n in range(5)]
    assert all(order[-1] == "agra_province" and len(set(order)) == 12 for order in orders)
    assert len({tuple(order) for order in orders}) == 5
    assert [p.number for p in _start(3).view().provinces] == list(range(1, 13))


def test_every_fortress_has_a_bonus_tile_and_agra_the_taj_mahal() -> None:
    """TM-2.3."""
    cities = _start(4).view().cities
    assert all((city.bonus is not None) == city.fortress for city in cities)
    assert [city.id for city in cities if city.bonus == "bonus_taj_mahal"] == ["agra"]
    square = sorted(city.bonus for city in cities if city.fortress and city.id != "agra")
    assert [square.count(kind) for kind in sorted(set(square))] == [5, 2, 5, 1, 2]


@seats_of_the_game
def test_the_court_holds_one_of_everything(seats: int) -> None:
    """TM-2.4, TM-2.5: and the special cards lie open beside the board."""
    view = _start(seats).view()
    assert [(prize.symbol, prize.at_court) for prize in view.court] == [(name, True) for name in tables.SYMBOL_IDS]
    assert [card.owner for card in view.specials] == [None] * 4


def test_the_deck_holds_21_cards_a_colour_and_12_white_ones() -> None:
    """TM-2.6: coloured cards show two symbols, white ones one."""
    for colour, count in zip(range(5), (21, 21, 21, 21, 12), strict=True):
        kinds = [c for c in range(tables.CARDS) if tables.CARD_COLOUR[c] == colour]
        assert sum(tables.CARD_COUNT[c] for c in kinds) == count
        assert {sum(tables.CARD_SHOWS[c]) for c in kinds} == {2 if count == 21 else 1}
    totals = [sum(tables.CARD_COUNT[c] * tables.CARD_SHOWS[c][i] for c in range(tables.CARDS)) for i in range(6)]
    assert totals == [21, 21, 21, 21, 17, 79]


@seats_of_the_game
def test_everybody_is_dealt_six_cards_that_only_they_see(seats: int) -> None:
    """TM-2.7, TM-3.1."""
    match = _start(seats)
    for seat in range(seats):
        view = match.view(seat)
        assert sum(card.count for card in view.hand) == 6
        assert [(each.hand_size, each.unknown, each.known) for each in view.seats] == [(6, 6, [])] * seats
    assert match.view(None).hand == []


@pytest.mark.parametrize(("seats", "size"), [(3, 5), (4, 7), (5, 9)])
def test_the_display_is_two_for_each_seat_less_one(seats: int, size: int) -> None:
    """TM-2.8."""
    view = _start(seats).view()
    assert sum(card.count for card in view.display) == size
    assert view.deck == 96 - 6 * seats - size


def test_everybody_begins_without_points() -> None:
    """TM-2.9."""
    assert [score.points for score in _start(5).scores()] == [0] * 5


def test_the_start_player_is_drawn_by_lot_and_begins() -> None:
    """TM-R6, TM-1.2."""
    matches = [_start(5, bytes([n])) for n in range(20)]
    assert all(match.actors() == [match.view().start] for match in matches)
    assert {match.view().start for match in matches} == {0, 1, 2, 3, 4}
