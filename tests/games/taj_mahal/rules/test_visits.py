"""Chapter 8: the end of a visit."""

from durbar.games.taj_mahal.rules import tables
from tests.games.taj_mahal.tables import ANNA, BEN, CHRIS, DORIS, Table, card, city, special, symbol


def _ending(visit: int = 3) -> Table:
    """A visit in which only Anna is left."""
    return Table(visit=visit).gone(BEN, CHRIS, DORIS).display("white elephant")


def test_a_pair_of_tokens_becomes_the_special_card() -> None:
    """TM-8.1, TM-9.1: the tokens go back."""
    table = _ending().tokens(ANNA, general=1).shows(ANNA, "general 1")
    table.play(ANNA, "withdraw")
    assert "exchanged" in table.play(ANNA, "build ajmer")
    assert table.view().seats[ANNA].specials == ["special_elephant"]
    assert table.view().seats[ANNA].tokens["general"] == 0


def test_one_token_is_kept_for_later() -> None:
    """TM-8.1."""
    table = _ending().shows(ANNA, "general 1")
    table.withdraw(ANNA, "build ajmer")
    assert table.view().seats[ANNA].tokens["general"] == 1


def test_what_nobody_won_leaves_the_game_or_stays_at_court() -> None:
    """TM-8.2, TM-8.4: tiles leave; tokens and crown are there again, one of each."""
    table = _ending().bonus(jodhpur="tea", delhi="tea")
    heard = table.play(ANNA, "withdraw")
    assert heard[heard.index("took") + 1 :] == ["tile_lost", "bonus_lost", "visit_began"]
    assert (table.s.bonus[city("jodhpur")], table.s.bonus[city("delhi")]) == (0, tables.BONUS_IDS.index("tea"))
    assert table.view().provinces[2].owner is None
    assert [prize.at_court for prize in table.view().court] == [True] * 6


def test_the_start_player_marker_goes_left_and_the_next_province_is_visited() -> None:
    """TM-8.3."""
    table = _ending()
    table.s.start = DORIS
    table.play(ANNA, "withdraw")
    view = table.view()
    assert (view.visit, view.start, view.turn) == (4, ANNA, ANNA)
    assert [p.status for p in view.provinces[:5]] == ["past", "past", "past", "current", "coming"]


def test_the_court_is_made_complete_again() -> None:
    """TM-8.4."""
    table = _ending().shows(ANNA, "monk 1, mogul 1, elephant 1")
    table.withdraw(ANNA, "build ajmer", "crown ajmer")
    assert [prize.at_court for prize in table.view().court] == [True] * 6
    assert [seat.visiting for seat in table.view().seats] == [True] * 4


def test_the_display_is_filled_before_the_twelfth_visit_too() -> None:
    """TM-8.5."""
    table = _ending(11)
    table.play(ANNA, "withdraw")
    assert (table.view().visit, sum(each.count for each in table.view().display)) == (12, 7)


def test_an_empty_deck_is_made_from_the_discards() -> None:
    """TM-8.5."""
    table = _ending().shows(ANNA, "elephant 1")
    table.s.discard, table.s.deck = table.s.deck, [0] * tables.CARDS
    table.s.discard[card("red elephant monk")] -= 2
    table.s.deck[card("red elephant monk")] = table.s.deck_left = 2
    count = sum(table.s.discard)
    heard = table.play(ANNA, "withdraw")
    assert heard[-2:] == ["visit_began", "shuffled"]
    assert table.view().deck == count - 5
    assert table.s.display[card("red elephant monk")] >= 2
    assert table.view().discards == []


def _short_deck(table: Table, *cards: str) -> Table:
    """Only these cards are left in the deck; the others of it are discards."""
    table.s.discard, table.s.deck = table.s.deck, [0] * tables.CARDS
    for words in cards:
        table.s.discard[card(words)] -= 1
        table.s.deck[card(words)] += 1
    table.s.deck_left = len(cards)
    return table


def test_the_new_deck_is_made_as_soon_as_the_last_card_is_drawn() -> None:
    """TM-R13: the card drawn is none of it, nor is what is discarded later."""
    table = _short_deck(Table().hand(BEN, "violet princess mogul"), "white elephant")
    count = sum(table.s.discard)
    assert table.play(ANNA, "withdraw") == ["passed", "left", "drew", "shuffled"]
    assert (table.view().deck, table.view().discards) == (count, [])
    assert sum(table.s.old[ANNA]) == 1
    table.leave(ANNA)
    table.play(BEN, "play violet princess mogul")
    table.turn(BEN).withdraw(BEN, "build ajmer", "crown ajmer")
    assert [each.id for each in table.view().discards] == ["violet_princess_mogul"]
    assert table.play(CHRIS, "withdraw") == ["passed", "left", "drew"]
    assert table.s.deck[card("violet princess mogul")] + table.s.hand[CHRIS][card("violet princess mogul")] == 0


def test_the_new_deck_is_made_as_soon_as_the_display_took_the_last_card() -> None:
    """TM-R13: seven cards are turned up, and there were no more."""
    table = _short_deck(_ending().shows(ANNA, "elephant 1"), *["red elephant monk"] * 3, *["white elephant"] * 4)
    count = sum(table.s.discard)
    assert table.play(ANNA, "withdraw")[-2:] == ["visit_began", "shuffled"]
    assert (table.view().deck, table.view().discards) == (count, [])
    assert table.s.display[card("red elephant monk")] == 3


def test_without_discards_the_new_deck_is_made_at_the_next_draw() -> None:
    """TM-R13."""
    table = _short_deck(Table(3).hand(BEN, "violet princess mogul"), "white elephant")
    table.s.discard = [0] * tables.CARDS
    table.withdraw(ANNA)
    assert table.view().deck == 0
    table.play(BEN, "play violet princess mogul")
    table.turn(BEN).withdraw(BEN, "build ajmer", "crown ajmer")
    assert [each.id for each in table.view().discards] == ["violet_princess_mogul"]
    assert table.play(CHRIS, "withdraw")[:4] == ["passed", "left", "shuffled", "drew"]
    assert table.s.hand[CHRIS][card("violet princess mogul")] == 1


def test_nothing_is_drawn_when_deck_and_discards_are_empty() -> None:
    """TM-R5: a short display is taken from as long as it lasts."""
    table = Table(3).display("white elephant", "red elephant monk", "red elephant vizier")
    table.s.deck = [0] * tables.CARDS
    table.s.deck_left = 0
    table.withdraw(ANNA)
    assert table.s.hand_size[ANNA] == 2, "no card was drawn"
    table.withdraw(BEN)
    assert (table.s.hand_size[BEN], table.s.display_left) == (1, 0)
    table.withdraw(CHRIS)
    assert table.s.hand_size[CHRIS] == 0
    assert table.view().visit == 4


def test_a_special_card_played_in_the_visit_may_change_hands_at_its_end() -> None:
    """TM-9.1, TM-7.1."""
    table = Table(3).gone(CHRIS).tokens(BEN, general=1).shows(BEN, "general 2").specials(ANNA, "elephant")
    table.hand(ANNA, "red elephant monk")
    table.play(ANNA, "play red elephant monk")
    table.play(ANNA, "use elephant")
    table.withdraw(BEN, "build ajmer")
    table.withdraw(ANNA, "build bikaner")
    assert table.s.special[special("elephant")] == BEN + 1
    assert table.s.tokens[BEN][symbol("general")] == 0
