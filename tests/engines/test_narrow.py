"""Constants of device code are as narrow as they can be, and functions stay what they are."""

import pytest

from durbar.core.sets import nth
from durbar.engines import cache

pytestmark = pytest.mark.skipif(not cache.available(), reason="Numba is not installed")


@pytest.mark.parametrize(
    ("table", "width"),
    [((1, -2), "int8"), ((1, 200), "int16"), (((1,), (1 << 30,)), "int32"), ((0, 1 << 35), "int64")],
)
def test_a_table_is_as_wide_as_its_largest_number(table: object, width: str) -> None:
    from durbar.engines.narrow import as_narrow

    narrow = as_narrow(table)

    assert narrow.dtype == width
    assert narrow.tolist() == [list(row) if isinstance(row, tuple) else row for row in table]  # type: ignore[attr-defined]


def test_a_number_has_32_bits_unless_it_needs_more() -> None:
    from durbar.engines.narrow import as_narrow

    assert as_narrow(7).dtype == "int32"
    assert as_narrow(1 << 40) == 1 << 40
    assert type(as_narrow(1 << 40)) is int


def test_a_function_with_narrow_constants_gives_the_same() -> None:
    from durbar.engines.narrow import narrowed

    assert narrowed(nth)(0b1011, 2) == nth(0b1011, 2) == 3
