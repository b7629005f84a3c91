"""The agenda: what may be answered."""

from collections.abc import Callable
from typing import Any

import pytest

from durbar.core.agenda import offer_all, offer_each


@pytest.mark.parametrize("offering", [offer_all, offer_each])
def test_each_member_of_a_set_becomes_an_action_behind_those_that_stand(offering: Callable[..., Any]) -> None:
    out = [7, 0, 0, 0, 0]

    assert offering(out, 1, 20, 0b1011) == 4
    assert out[:4] == [7, 20, 21, 23]
