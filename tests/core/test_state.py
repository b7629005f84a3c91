import pytest

from durbar.core.state import Base, derived, i8, i16


class Toy(Base, owed=3):
    gold: int = i16("coins")
    hand: list[int] = i8("cards", 4)
    board: list[list[int]] = i8("squares", 2, 3)


def test_a_blank_state_is_all_zeros_in_the_declared_shapes() -> None:
    s = Toy()
    assert (s.gold, s.hand, s.board) == (0, [0] * 4, [[0] * 3] * 2)
    assert len(s.owed) == 3


def test_a_copy_shares_nothing() -> None:
    s = Toy()
    twin = s.copy()
    twin.board[1][2] = 7
    twin.hand[0] = 1
    assert s == Toy()
    assert twin != s


def test_to_become_another_state_is_to_take_over_every_number() -> None:
    s, other = Toy(), Toy()
    other.gold, other.board[0][0] = 5, 2
    s.become(other)
    assert s == other
    assert s.board is not other.board


def test_a_digest_tells_states_apart() -> None:
    s, other = Toy(), Toy()
    assert s.digest() == other.digest()
    other.hand[3] = 1
    assert s.digest() != other.digest()


def test_what_follows_from_other_cells_is_compared_and_takes_no_part_in_a_digest() -> None:
    class Counted(Toy, owed=3):
        cards: int = derived(i8("how many cards the hand has"))

    s, other = Counted(), Counted()
    other.cards = 1
    assert s != other
    assert s.digest() == other.digest() == Toy().digest()


def test_only_declared_cells_can_be_set() -> None:
    with pytest.raises(AttributeError):
        Toy().silver = 1  # type: ignore[attr-defined]


def test_states_of_two_games_are_never_equal() -> None:
    class Other(Base, owed=3):
        gold: int = i16("coins")

    assert Toy() != Other()


def test_a_twin_for_a_moment_is_the_same_one_each_time_and_equal_again() -> None:
    s = Toy()
    twin = s.twin()
    twin.board[1][2], twin.hand[0], twin.gold = 7, 1, 3
    s.hand[2] = 5

    assert s.twin() is twin
    assert twin == s
    assert twin.board is not s.board
