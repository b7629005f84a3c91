"""The pieces of a drawing: names that fit and round ticks."""

import pytest

from durbar.reports.svg import breadth, shortened, spread, ticks


@pytest.mark.parametrize("room", [90, 150, 300, 600])
@pytest.mark.parametrize(
    "name",
    [
        "somewhere/far/down/in/a/folder/my_own_bots.py:the_one_that_never_sleeps",
        "raja",
        "raja+seconds=60+weights=a_file_with_a_long_name",
    ],
)
def test_a_shortened_name_fits(name: str, room: float) -> None:
    short = shortened(name, room)

    assert breadth(short) <= room
    assert short.endswith(name[-3:])


def test_ticks_are_round_numbers() -> None:
    assert ticks(0, 79, 8, 1) == [0, 10, 20, 30, 40, 50, 60, 70]
    assert ticks(-330, 210, 5) == [-200, 0, 200]
    assert ticks(0, 3, 10, 1) == [0, 1, 2, 3]
    assert spread([-324, 196]) == (-400, 200)
    assert spread([5, 5]) == (5, 6)
