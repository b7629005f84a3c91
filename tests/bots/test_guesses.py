"""Guesses: what others have answered in secret is drawn as the net would have answered."""

from collections import Counter
from typing import Any

import pytest

from durbar import game
from durbar.bots.search.climb import TABLE, lay_table
from durbar.bots.search.guesses import guess_answers
from durbar.bots.search.memory import Search
from durbar.bots.search.net import Weights
from durbar.bots.search.settings import Setting
from durbar.engines.plain import Plain
from durbar.games.maharaja.rules.actions import ACTIONS, DO_COINS, DO_STATUE, POINT
from durbar.games.maharaja.rules.state import State
from tests.bots.nets import weights
from tests.games.maharaja.tables import first_turn

SEATS = 4


def hoping_for(*actions: int) -> Weights:
    """A net that would plan any of these actions and no other, whatever it sees."""
    hopes = [(30 if code - POINT in actions else 0) << 20 for code in range(game("maharaja").rules.codes)]
    return weights(game("maharaja"), answers_ground=hopes)


class Thinker:
    """Somebody who begins to think about a state with a net."""

    def __init__(self, s: State, net: Weights, **changes: Any) -> None:
        self.search = Search(Plain(game("maharaja")), weights=net)
        self.memory = self.search.take()
        self.memory.clear(self.memory.size)
        self.memory.set_root(Setting(net=1, guided=100, **changes))
        self.search.put(self.memory, s)

    def guess(self, seat: int, source: int, edges: int = 1000) -> list[list[int]]:
        """The plans of all seats on a table that is laid for one of them."""
        engine, memory = self.search.engine, self.memory
        engine.entry(lay_table)(memory.states, memory.tree, seat, source)
        engine.entry(guess_answers)(memory.states, memory.tree, seat, memory.used.slots, edges)
        return [list(plan) for plan in memory.states[TABLE].plan[:SEATS]]


def test_secret_plans_of_others_are_those_that_the_net_hopes_for() -> None:
    s = first_turn(SEATS)
    thinker = Thinker(s, hoping_for(DO_COINS))

    plans = thinker.guess(s.turn, 7)

    assert plans.pop(s.turn) == s.plan[s.turn], "one's own is no secret"
    assert plans == [[DO_COINS, DO_COINS]] * (SEATS - 1)


def test_a_disc_that_lies_open_is_no_guess() -> None:
    s = first_turn(SEATS)
    watching = (s.turn + 1) % SEATS
    thinker = Thinker(s, hoping_for(DO_COINS))

    assert thinker.guess(watching, 7)[s.turn] == s.plan[s.turn]


def test_plans_are_as_frequent_as_they_are_likely() -> None:
    s = first_turn(SEATS)
    other = (s.turn + 1) % SEATS
    thinker = Thinker(s, hoping_for(DO_COINS, DO_STATUE))

    found = Counter(tuple(thinker.guess(s.turn, source)[other]) for source in range(400))

    assert len(found) == 4, "each arrow for itself"
    assert all(60 < many < 140 for many in found.values())


def test_with_all_cards_on_the_table_nothing_is_guessed() -> None:
    s = first_turn(SEATS)
    thinker = Thinker(s, hoping_for(DO_COINS), open=1)

    assert thinker.guess(s.turn, 7) == [list(plan) for plan in s.plan[:SEATS]]


def test_a_full_tree_leaves_what_was_drawn_blindly() -> None:
    s = first_turn(SEATS)
    thinker = Thinker(s, hoping_for(DO_COINS))

    found = Counter(plan for source in range(40) for plans in thinker.guess(s.turn, source, 0) for plan in plans)

    assert len(found) == ACTIONS


@pytest.mark.parametrize("seat", range(SEATS))
def test_what_others_have_planned_changes_no_guess(seat: int) -> None:
    dealt = first_turn(SEATS)
    found = []
    for plan in (0, 3):
        s = dealt.copy()
        for other in range(SEATS):
            if other not in (seat, s.turn):
                s.plan[other][:] = [plan, plan]
        thinker = Thinker(s, hoping_for(DO_COINS, DO_STATUE))
        found.append([thinker.guess(seat, source) for source in range(10)])

    assert found[0] == found[1]
