"""Chapter 3: what is known."""

from durbar.core.chance import seed
from durbar.games.taj_mahal.rules import tables
from durbar.games.taj_mahal.rules.cards import renew_deck
from durbar.games.taj_mahal.rules.observe import OBSERVATION, observe
from durbar.games.taj_mahal.rules.resample import resample
from durbar.games.taj_mahal.rules.state import State
from tests.games.taj_mahal.tables import ANNA, BEN, CHRIS, DORIS, Table, card


def _possible(s: State, seat: int, source: int) -> State:
    twin: State = s.copy()
    twin.chance = seed(b"possible", source)
    resample(twin, seat)
    return twin


def test_others_see_how_many_cards_a_hand_holds_but_not_which() -> None:
    """TM-3.1."""
    table = Table().hand(ANNA, "red elephant monk", "white elephant")
    assert [c.id for c in table.view(ANNA).hand] == ["red_elephant_monk", "white_elephant"]
    seen = table.view(BEN)
    assert seen.hand == []
    assert (seen.seats[ANNA].hand_size, seen.seats[ANNA].unknown, seen.seats[ANNA].known) == (2, 2, [])


def test_a_drawn_card_is_told_to_its_seat_only() -> None:
    """TM-3.1."""
    table = Table()
    table.play(ANNA, "withdraw")
    assert "drew" in [e.kind for e in table.match.events(1, ANNA)]
    told = table.match.events(1, BEN)
    assert "drew_secretly" in [e.kind for e in told]
    assert not any("card" in e.what for e in told)


def test_cards_taken_openly_are_remembered_until_they_are_played() -> None:
    """TM-3.2."""
    table = Table().display("red elephant monk", "white elephant", "green elephant monk")
    table.play(ANNA, "withdraw")
    table.play(ANNA, "take red elephant monk")
    table.play(ANNA, "take white elephant")
    known = [c.id for c in table.view(BEN).seats[ANNA].known]
    assert known == ["red_elephant_monk", "white_elephant"]
    table.gone(BEN, CHRIS, DORIS).s.visiting[ANNA] = 1
    table.turn(ANNA).play(ANNA, "play red elephant monk")
    assert [c.id for c in table.view(BEN).seats[ANNA].known] == ["white_elephant"]


def test_a_possible_state_keeps_what_was_taken_openly_and_ones_own_hand() -> None:
    """TM-3.2: and every card is somewhere."""
    table = (
        Table().display("red elephant monk", "white elephant", "green elephant monk").hand(BEN, "violet elephant mogul")
    )
    table.withdraw(ANNA)
    for source in range(30):
        twin = _possible(table.s, BEN, source)
        assert twin.hand[BEN] == table.s.hand[BEN]
        assert all(twin.hand[ANNA][c] >= table.s.known[ANNA][c] for c in range(tables.CARDS))
        assert sum(twin.hand[ANNA]) == 3
        for c in range(tables.CARDS):
            assert twin.deck[c] + sum(hand[c] for hand in twin.hand) == table.s.deck[c] + sum(
                hand[c] for hand in table.s.hand
            )


def test_unknown_cards_are_any_of_the_deck() -> None:
    """TM-3.1."""
    table = Table().hand(ANNA, "red elephant monk")
    dealt = {_possible(table.s, BEN, source).hand[ANNA].index(1) for source in range(400)}
    assert len(dealt) > 40


def test_a_spectator_knows_no_hand() -> None:
    """TM-3.1."""
    table = Table().hand(ANNA, "red elephant monk").hand(BEN, "green elephant monk")
    twins = [_possible(table.s, -1, source) for source in range(20)]
    assert len({twin.hand[ANNA].index(1) for twin in twins}) > 5
    assert len({twin.hand[BEN].index(1) for twin in twins}) > 5


def test_after_a_shuffle_old_cards_are_none_of_the_new_deck() -> None:
    """TM-R11: two old cards in two hands can only change places."""
    table = Table().hand(ANNA, "red elephant monk").hand(BEN, "green elephant monk")
    _shuffled(table)
    found = {
        (twin.hand[ANNA].index(1), twin.hand[BEN].index(1))
        for twin in (_possible(table.s, CHRIS, n) for n in range(40))
    }
    red, green = card("red elephant monk"), card("green elephant monk")
    assert found == {(red, green), (green, red)}


def _shuffled(table: Table) -> Table:
    """The deck was used up, and all that was in it is shuffled anew."""
    table.s.discard, table.s.deck, table.s.deck_left = table.s.deck, [0] * tables.CARDS, 0
    renew_deck(table.s)
    return table


def test_new_cards_after_a_shuffle_come_from_the_new_deck() -> None:
    """TM-R11: and an old card that is played is no longer among the old ones."""
    table = _shuffled(Table().hand(ANNA, "red elephant monk")).hand(ANNA, "green elephant vizier")
    assert table.s.past_left[ANNA] == 1
    table.play(ANNA, "play red elephant monk")
    assert table.s.past_left[ANNA] == 0
    assert len({_possible(table.s, BEN, n).hand[ANNA].index(1) for n in range(100)}) > 20


def test_whether_a_card_that_was_played_is_old_is_guessed_from_what_all_can_see() -> None:
    """TM-R11: of two kinds Anna holds one since before the shuffle, Chris the other, and Anna drew the other since; or all the other way round."""
    kinds = "red elephant monk", "red elephant vizier"
    pair = [
        _shuffled(Table().hand(ANNA, old).hand(CHRIS, new)).hand(ANNA, new) for old, new in (kinds, reversed(kinds))
    ]
    for table in pair:
        table.play(ANNA, f"play {kinds[0]}")
        table.play(ANNA, "alone")
    for source in range(40):
        assert _possible(pair[0].s, BEN, source) == _possible(pair[1].s, BEN, source)


def test_a_seat_never_imagines_its_own_old_cards_in_other_hands() -> None:
    """TM-R11: there is one violet elephant with a mogul among the old cards, and Ben has it."""
    table = _shuffled(Table().hand(ANNA, "red elephant monk", "red elephant vizier").hand(BEN, "violet elephant mogul"))
    own = card("violet elephant mogul")
    assert all(_possible(table.s, BEN, n).hand[ANNA][own] == 0 for n in range(40))
    assert any(_possible(table.s, CHRIS, n).hand[ANNA][own] for n in range(40))


def test_old_cards_of_several_decks_are_one_pool() -> None:
    """TM-R11: though all could know that Anna's card is none of the second deck, from which Ben's came."""
    table = Table().hand(ANNA, "red elephant monk")
    for hand in ((BEN, "green elephant monk"), (CHRIS, "violet elephant monk")):
        _shuffled(table).hand(*hand)
    red, green = card("red elephant monk"), card("green elephant monk")
    twins = [_possible(table.s, DORIS, n) for n in range(40)]
    assert {(twin.hand[ANNA].index(1), twin.hand[BEN].index(1)) for twin in twins} == {(red, green), (green, red)}


def test_cards_played_by_kind_are_seen_by_all() -> None:
    """TM-3.2: also where their symbols are the same."""
    hands = ("red elephant monk", "red vizier general"), ("red elephant vizier", "red general monk")
    seen = [_played(pair) for pair in hands]
    assert seen[0].s.shown == seen[1].s.shown
    assert _numbers(seen[0].s, BEN) != _numbers(seen[1].s, BEN)


def _played(cards: tuple[str, ...]) -> Table:
    """Anna has these cards before her, and everything else is the same."""
    table = Table()
    for words in cards:
        table.s.played[ANNA][card(words)] = 1
        for i in range(tables.SYMBOLS):
            table.s.shown[ANNA][i] += tables.CARD_SHOWS[card(words)][i]
    return table


def _numbers(s: State, seat: int) -> list[int]:
    numbers = [0] * OBSERVATION
    assert observe(s, seat, numbers) == OBSERVATION
    return numbers
