"""A mind goes on where its last thought ended, as long as nothing came to light."""

from typing import Any

import pytest

from durbar import Match, game
from durbar.bots.lineup import answer, bot
from durbar.bots.search.memory import Search
from durbar.bots.search.minds import Mind, Minds
from durbar.bots.search.settings import Setting
from durbar.bots.search.think import Budget, Thought, think
from durbar.bots.search.tree import EDGES
from durbar.engines.plain import Plain
from tests.bots.tiny import nim, opened, pennies


def sat_down(rules: Any) -> tuple[Match, Search]:
    found = opened(rules)
    return Match.start(found, seats=2, secret=b"mind"), Search(Plain(found))


def thought(match: Match, seat: int, search: Search, mind: Mind | None, simulations: int, threads: int = 1) -> Thought:
    budget = Budget(simulations, 600.0)
    return think(search, match.known_to(seat, 3), seat, 5, budget, Setting(), threads=threads, mind=mind)


def visits(found: Thought) -> int:
    return sum(finding.visits for finding in found.findings)


def test_what_was_found_about_the_answers_that_followed_is_not_lost() -> None:
    match, search = sat_down(nim)
    mind = Mind(search)
    mind.catch_up(match)
    first = match.actors()[0]
    thought(match, first, search, mind, 400)
    for _ in range(2):
        seat = match.actors()[0]
        match.play(seat, match.codes(seat)[0])

    mind.catch_up(match)

    assert match.actors() == [first]
    assert visits(thought(match, first, search, mind, 10)) > 30
    assert visits(thought(match, first, search, None, 10)) == 10


def test_what_came_to_light_ends_a_thought() -> None:
    match, search = sat_down(nim)
    mind = Mind(search)
    thought(match, 0, search, mind, 100)
    match.play(0, match.codes(0)[0])
    match.sealed[-1] = True

    mind.catch_up(match)

    assert not mind.trees[0].home


def test_a_step_taken_back_ends_a_thought() -> None:
    match, search = sat_down(nim)
    mind = Mind(search)
    match.play(0, match.codes(0)[0])
    mind.catch_up(match)
    thought(match, 1, search, mind, 100)
    match.undo(0)
    match.play(0, match.codes(0)[-1])

    mind.catch_up(match)

    assert not mind.trees[0].home


def test_a_mind_does_not_see_what_another_seat_chose_in_secret() -> None:
    found = []
    for choice in (0, 1):
        match, search = sat_down(pennies)
        mind = Mind(search)
        mind.catch_up(match)
        thought(match, 1, search, mind, 200)
        match.play(0, choice)
        mind.catch_up(match)
        found.append(thought(match, 1, search, mind, 200).findings)

    assert found[0] == found[1]


def test_a_full_tree_makes_room() -> None:
    match, search = sat_down(nim)
    mind = Mind(search)
    thought(match, 0, search, mind, 10)
    memory = mind.trees[0]
    memory.tree.tally[EDGES] = memory.size.edges - 1

    thought(match, 0, search, mind, 10)

    assert memory.tree.tally[EDGES] <= 10


def test_only_so_many_minds_are_kept() -> None:
    match, search = sat_down(nim)
    minds = Minds(1)
    met = []
    for seat in (0, 1, 0, 0):
        with minds.lent(search, match, seat) as mind:
            mind.grown(1, 0)
            met.append(mind)

    assert met[2] is met[3]
    assert met[0] is not met[2]


def test_every_tree_of_a_mind_counts_among_those_that_are_kept() -> None:
    match, search = sat_down(nim)
    minds = Minds(3)
    met = []
    for seat, threads in ((0, 2), (1, 2), (0, 1), (1, 1)):
        with minds.lent(search, match, seat) as mind:
            mind.grown(threads, 0)
            met.append(mind)

    assert met[2] is not met[0], "four trees were too many"
    assert met[3] is met[1], "three are not"


def test_each_thread_goes_on_with_a_tree_of_its_own() -> None:
    match, search = sat_down(nim)
    mind = Mind(search)
    mind.catch_up(match)
    first = match.actors()[0]
    thought(match, first, search, mind, 800, threads=2)
    for _ in range(2):
        seat = match.actors()[0]
        match.play(seat, match.codes(seat)[0])

    mind.catch_up(match)

    assert len(mind.trees) == 2
    alone, both = (visits(thought(match, first, search, mind, 10, threads=n)) for n in (1, 2))
    assert both > alone + 30, "what the second thread had found came with it"


def test_a_thread_that_comes_later_begins_where_the_match_is() -> None:
    match, search = sat_down(nim)
    mind = Mind(search)
    thought(match, 0, search, mind, 100)
    match.play(0, match.codes(0)[0])
    mind.catch_up(match)

    found = thought(match, 1, search, mind, 200, threads=2)

    assert {finding.code for finding in found.findings} == set(match.codes(1))
    assert found.simulations == 200


@pytest.mark.parametrize("key", ["legacy", "maharaja"])
def test_a_bot_that_keeps_its_tree_plays_a_whole_match(key: str) -> None:
    found = game(key)
    match, minds = Match.start(found, seats=2, secret=b"kept"), Minds(2)
    player = bot("padishah+simulations=3")
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, answer(player, match, seat, len(match.steps) + 1, minds))

    assert len(match.scores()) == 2
