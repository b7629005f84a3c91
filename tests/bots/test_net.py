"""A net: its file, what it hopes for, and the search that asks it."""

from pathlib import Path
from typing import Any

import pytest

from durbar import Match, game
from durbar.bots import lineup
from durbar.bots.lineup import LEVELS, TUTOR, bot, consider
from durbar.bots.search.edges import add_edge
from durbar.bots.search.hopes import find_edges
from durbar.bots.search.memory import Search
from durbar.bots.search.minds import Mind
from durbar.bots.search.net import Weights, read_net, write_net
from durbar.bots.search.settings import Setting, setting
from durbar.bots.search.think import Budget, Thought, think
from durbar.bots.search.ways import find_node
from durbar.engines.plain import Plain
from tests.bots.nets import weights
from tests.bots.tiny import nim, opened


def sticks(number: int, net: Weights | None, simulations: int = 400, **changes: Any) -> Thought:
    """What is thought of so many sticks by the seat whose turn it is."""
    found = opened(nim)
    s: Any = found.rules.state()
    s.chance = 1
    found.rules.setup(s, 2, [0])
    s.sticks = number
    asked = Setting(net=1, guided=100, win=1.0)._replace(**changes)
    return think(Search(Plain(found), weights=net), s, 0, 7, Budget(simulations, 600.0), asked)


def hoping_for(code: int, hope: int) -> Weights:
    """A net that hopes so much for one answer, whatever it sees."""
    return weights(opened(nim), answers_ground=[hope << 20 if i == code else 0 for i in range(8)])


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    legacy = game("legacy")
    net = weights(legacy, wins_ground=[-5, 1 << 20, 0, 7])

    write_net(tmp_path / "a.net", legacy, net)

    assert read_net(tmp_path / "a.net", legacy) == net


def test_a_net_for_other_columns_is_no_net_for_a_game(tmp_path: Path) -> None:
    write_net(tmp_path / "a.net", game("legacy"), weights(game("legacy")))

    assert read_net(tmp_path / "a.net", game("maharaja")) is None
    assert read_net(tmp_path / "none.net", game("legacy")) is None


@pytest.mark.parametrize(("number", "take"), [(2, 2), (4, 1), (5, 2), (7, 1)])
def test_a_net_that_knows_nothing_still_finds_a_forced_win(number: int, take: int) -> None:
    best = sticks(number, weights(opened(nim))).findings[0]

    assert best.code == take
    assert best.wins[0] > 0.8


@pytest.mark.parametrize("code", [1, 2])
def test_what_a_net_hopes_for_is_tried_first(code: int) -> None:
    findings = sticks(10, hoping_for(code, 3), simulations=8).findings

    assert findings[0].code == code


def test_hope_gives_way_to_what_is_found() -> None:
    assert sticks(4, hoping_for(2, 3), simulations=1000).findings[0].code == 1


def test_every_simulation_tries_an_answer_of_the_root() -> None:
    thought = sticks(10, weights(opened(nim)), simulations=1)

    assert thought.simulations == sum(finding.visits for finding in thought.findings) == 1


def test_a_leaf_is_worth_what_the_net_expects_as_the_seat_asked_there_sees_it() -> None:
    sure = weights(opened(nim), wins_ground=[3 << 20, 0], points_ground=[1 << 20, 0])

    finding = sticks(10, sure, simulations=1).findings[0]

    assert finding.wins == pytest.approx((0.047, 0.953), abs=0.001)
    assert finding.points == pytest.approx((0.0, 40.96))


def test_as_far_as_the_net_is_not_trusted_light_answers_count() -> None:
    sure = weights(opened(nim), wins_ground=[3 << 20, 0])

    played, wholly, half = (sticks(10, sure, simulations=1, trust=trust).findings[0] for trust in (0.0, 1.0, 0.5))

    assert played.wins in {(0.0, 1.0), (1.0, 0.0)}
    assert half.wins[0] == pytest.approx((played.wins[0] + wholly.wins[0]) / 2)
    assert half.value == pytest.approx((played.value + wholly.value) / 2)


def test_a_node_takes_no_edges_of_the_one_that_was_opened_before_it() -> None:
    search = Search(Plain(opened(nim)), weights=weights(opened(nim)))
    memory = search.take()
    memory.clear(memory.size)
    memory.set_root(Setting(net=1))
    s, tree = search.engine.game.rules.state(), memory.tree
    search.engine.game.rules.setup(s, 2, [0])
    earlier, later = (find_node(tree, key, memory.size.slots) for key in (1, 3))
    edges = [add_edge(tree, earlier, 1, memory.size.edges), add_edge(tree, later, 2, memory.size.edges)]
    tree.legal[:2] = [1, 2]

    search.engine.entry(find_edges)(s, tree, later, 0, 2, memory.size.edges)

    assert tree.kept[1] == edges[1]
    assert tree.kept[0] not in edges
    assert tree.action[tree.kept[0]] == 1


def test_a_tree_that_grew_without_a_net_does_not_go_on_with_it() -> None:
    found = opened(nim)
    match, search = Match.start(found, seats=2, secret=b"net"), Search(Plain(found), weights=hoping_for(1, 3))
    mind = Mind(search)
    seat = match.actors()[0]

    def tried(net: int) -> int:
        own = Setting(net=net, guided=100)
        thought = think(search, match.known_to(seat, 3), seat, 5, Budget(20, 600.0), own, mind=mind)
        return sum(finding.visits for finding in thought.findings)

    assert [tried(0), tried(0), tried(1)] == [20, 40, 20]


def test_until_the_search_that_asks_it_is_there_a_game_is_played_as_without_a_net(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rajas = game("rajas")
    match, search = Match.start(rajas, seats=2, secret=b"net"), Search(Plain(rajas))
    seat, met = match.actors()[0], []

    def seen(*asked: Any, **_: Any) -> None:
        met.append(asked[5])

    monkeypatch.setattr(lineup, "think", seen)
    for asks in (False, True):
        search.asks_net = asks
        consider(rajas, match.known_to(seat, 3), seat, 5, Budget(20, 600.0), mind=Mind(search))

    assert met == [setting(rajas, 2, {"net": 0}), setting(rajas, 2)]


def test_in_a_long_thought_a_game_may_believe_its_net_less(monkeypatch: pytest.MonkeyPatch) -> None:
    maharaja = game("maharaja")
    search, trusted = Search(Plain(maharaja)), []
    search.asks_net = True

    def seen(*asked: Any, **_: Any) -> None:
        trusted.append(asked[5].trust)

    monkeypatch.setattr(lineup, "think", seen)
    for seats in (2, 4):
        match = Match.start(maharaja, seats=seats, secret=b"net")
        seat = match.actors()[0]
        for name in ("padishah", "padishah@0.1", "padishah+trust=0.75"):
            level: Any = bot(name)
            level.think(maharaja, match.known_to(seat, 3), seat, 5, 2, Mind(search))

    assert trusted == [0.5, 1.0, 0.75, 1.0, 1.0, 0.75]


def test_a_thought_is_long_by_the_least_of_its_bounds() -> None:
    assert Budget(100_000, 0.95).is_long()
    assert not Budget(100_000, 0.15).is_long()
    assert not Budget(30_000, 600.0).is_long()


def test_a_game_without_a_net_cannot_ask_it() -> None:
    with pytest.raises(ValueError, match="has no net"):
        think(*_asked_without())


def _asked_without() -> Any:
    found = opened(nim)
    s = found.rules.state()
    return Search(Plain(found)), s, 0, 7, Budget(1, 600.0), Setting(net=1)


def test_no_level_below_the_padishah_asks_a_net() -> None:
    others = [TUTOR, *(level for name, level in LEVELS.items() if name != "padishah")]

    assert [setting(game("legacy"), 2, level.changes).net for level in others] == [0] * len(others)


def test_the_net_can_be_switched_off_by_name() -> None:
    level: Any = bot("padishah+net=0")

    assert setting(game("legacy"), 2, level.changes).net == 0
    assert setting(game("maharaja"), 1, {"net": 1}).net == 0
