"""One search plays every game of the contract, open or hidden, in turn or at once, plain or compiled."""

from array import array
from random import Random
from types import ModuleType
from typing import Any

import pytest

from durbar import Match, game
from durbar.bots.search.memory import PLAIN_SIZE, Search
from durbar.bots.search.net import CODES, Weights, kind_of, sight_of
from durbar.bots.search.settings import Setting
from durbar.bots.search.think import Budget, Finding, think
from durbar.core.game import Game
from durbar.engines.engine import Engine
from durbar.engines.numba import Numba
from durbar.engines.plain import Plain
from tests.bots.tiny import cards, nim, opened, pennies


def start(rules: ModuleType, **cells: Any) -> tuple[Search, Any]:
    """A tiny game's search, and a state laid with these cells."""
    found = opened(rules)
    s = found.rules.state()
    s.chance = 1
    found.rules.setup(s, 2, [0])
    for name, value in cells.items():
        setattr(s, name, value)
    return Search(Plain(found)), s


def random_net(found: Game) -> Weights:
    """A net that thinks anything of anything."""
    chance, widths, parts = Random(3), (16, 8), {}
    for part, shape in sight_of(found).shapes(*widths).items():
        many = shape[0] * shape[1] if len(shape) == 2 else shape[0]
        parts[part] = array(CODES[kind_of(part)], [chance.randint(-500, 500) for _ in range(many)])
    return Weights(widths, "dice", parts)


def looked_at(search: Search, s: Any, seat: int, simulations: int = 1500, **setting: Any) -> list[Finding]:
    return think(search, s, seat, 7, Budget(simulations, 600.0), Setting(**setting)).findings


@pytest.mark.parametrize(("sticks", "take"), [(2, 2), (4, 1), (5, 2), (7, 1), (8, 2)])
def test_a_forced_win_in_turns_is_found(sticks: int, take: int) -> None:
    search, s = start(nim, sticks=sticks)

    best = looked_at(search, s, 0)[0]

    assert best.code == take
    assert best.wins[0] > 0.8


def test_a_lost_position_is_seen_as_lost() -> None:
    search, s = start(nim, sticks=3)

    assert looked_at(search, s, 0)[0].wins[0] < 0.1


@pytest.mark.parametrize("seat", [0, 1])
def test_the_best_secret_answer_is_found_where_both_choose_at_once(seat: int) -> None:
    search, s = start(pennies, rule=pennies.HIGHEST)

    assert looked_at(search, s, seat)[0].code == 2


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_sees_the_others_secret_answer(seat: int) -> None:
    search, s = start(pennies, rule=pennies.ALIKE)

    findings = looked_at(search, s, seat, 4000)

    assert all(0.35 < finding.wins[seat] < 0.65 for finding in findings)


def test_an_answer_given_before_in_secret_is_not_seen_either() -> None:
    search, s = start(pennies, rule=pennies.ALIKE, chosen=[0, 2])

    findings = looked_at(search, s, 0, 4000)

    assert all(0.4 < finding.wins[0] < 0.6 for finding in findings)


@pytest.mark.parametrize(("card", "answer"), [(0, cards.FOLD), (2, cards.BET)])
def test_a_hand_is_played_for_what_it_is_worth(card: int, answer: int) -> None:
    search, s = start(cards, card=[card, 1])

    assert looked_at(search, s, 0)[0].code == answer


def test_a_hidden_card_stays_a_guess() -> None:
    search, s = start(cards, card=[0, 2], guessing=1)

    findings = looked_at(search, s, 0, 4000, explore=5.0)

    assert [0.45 < finding.wins[0] < 0.55 for finding in findings] == [True, True]


def test_a_full_tree_goes_on_learning_at_its_root() -> None:
    found = opened(nim)
    search = Search(Plain(found), PLAIN_SIZE._replace(slots=16, edges=4))
    s: Any = found.rules.state()
    found.rules.setup(s, 2, [0])
    s.sticks = 4

    findings = looked_at(search, s, 0)

    assert sum(finding.visits for finding in findings) == 1500


def test_several_threads_grow_a_tree_each_and_agree() -> None:
    search, s = start(nim, sticks=5)

    thought = think(search, s, 0, 7, Budget(1000, 600.0), Setting(), threads=2)

    assert thought.simulations == sum(finding.visits for finding in thought.findings) == 1000
    assert thought.findings[0].code == 2


def test_the_answer_is_given_early_when_nothing_can_change_it() -> None:
    search, s = start(nim, sticks=2)

    thought = think(search, s, 0, 7, Budget(20_000, 600.0, stop_when_settled=True), Setting())

    assert thought.findings[0].code == 2
    assert thought.simulations < 20_000


@pytest.mark.parametrize(
    "setting",
    [Setting(), Setting(cut=6, guided=70), Setting(cut=0, explore=0.3), Setting(cut=6, guided=90, net=1, trust=0.5)],
    ids=str,
)
def test_plain_and_compiled_search_grow_the_same_tree(setting: Setting) -> None:
    pytest.importorskip("numba")
    match = Match.start(game("legacy"), seats=3, secret=b"tree")
    assert grown(Plain(match.game), match, setting, 300) == grown(Numba(match.game), match, setting, 300)


def test_plain_and_compiled_search_guess_the_same_secrets() -> None:
    pytest.importorskip("numba")
    chance, match = Random(5), Match.start(game("maharaja"), seats=3, secret=b"tree")
    while len(match.actors()) != 1 or not match.state.turn > 0:
        seat = chance.choice(match.actors())
        match.play(seat, chance.choice(match.codes(seat)))
    setting = Setting(guided=90, net=1)
    assert grown(Plain(match.game), match, setting, 60) == grown(Numba(match.game), match, setting, 60)


def grown(engine: Engine, match: Match, setting: Setting, simulations: int) -> list[list[float]]:
    """The first edges of a tree after so many simulations for the first seat that is asked."""
    seat = match.actors()[0]
    search = Search(engine, weights=random_net(match.game))
    memory = search.take()
    memory.clear(memory.size)
    memory.set_root(setting)
    search.put(memory, match.known_to(seat, 3))
    search.run(memory, seat, simulations, 11)
    parts = (memory.tree.action, memory.tree.visits, memory.tree.offered, memory.tree.worth, memory.tree.prior)
    return [list(map(float, part[:300])) for part in parts]


@pytest.mark.parametrize("rules", [nim, pennies, cards], ids=lambda rules: rules.__name__.rpartition(".")[2])
def test_tiny_games_compile_too(rules: ModuleType) -> None:
    pytest.importorskip("numba")
    plain, s = start(rules)
    compiled = Search(Numba(plain.engine.game))

    assert looked_at(plain, s, 0, 200) == looked_at(compiled, s, 0, 200)


def test_alone_at_the_table_a_seat_plays_against_the_house() -> None:
    maharaja = game("maharaja")
    match = Match.start(maharaja, seats=1, secret=b"solo")
    s: Any = match.known_to(0, 3)
    hopes = []
    for ahead in (0, 40):
        s.earned[1][0] += ahead
        hopes.append(looked_at(Search(Plain(maharaja)), s, 0, 60, cut=6, guided=90)[0])

    assert hopes[0].wins[0] > 2 * hopes[1].wins[0]
    assert hopes[0].value > hopes[1].value
