"""The agenda: what may be answered."""

from durbar.core.agenda import offer_all


def test_each_member_of_a_set_becomes_an_action_behind_those_that_stand() -> None:
    out = [7, 0, 0, 0, 0]

    assert offer_all(out, 1, 20, 0b1011) == 4
    assert out[:4] == [7, 20, 21, 23]
