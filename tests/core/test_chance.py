from collections import Counter

from durbar.core.chance import commitment, draw, draw_in_halves, pick, reveal, seed, stir
from durbar.core.state import Base


def _source(number: int = 1) -> Base:
    s = Base()
    s.chance = seed(b"dice", number)
    return s


def test_draws_stay_in_bounds_and_are_even() -> None:
    s = _source()
    seen = Counter(draw(s, 6) for _ in range(60_000))
    assert set(seen) == set(range(6))
    assert all(abs(n - 10_000) < 500 for n in seen.values())


def test_compiled_code_draws_the_same_numbers_in_halves() -> None:
    s, other = _source(), _source()
    for n in range(1, 2_000):
        assert draw(s, n) == draw_in_halves(other, n)
        assert s.chance == other.chance


def test_neighbouring_draws_are_independent() -> None:
    s = _source(2)
    pairs = Counter((draw(s, 4), draw(s, 4)) for _ in range(32_000))
    assert len(pairs) == 16
    assert all(abs(n - 2_000) < 250 for n in pairs.values())


def test_first_draws_of_neighbouring_steps_are_independent() -> None:
    seen = Counter(draw(_source(n), 10) for n in range(20_000))
    assert all(abs(n - 2_000) < 250 for n in seen.values())


def test_a_pick_follows_the_weights() -> None:
    s = _source(3)
    seen = Counter(pick(s, [0, 3, 1, 0], 4) for _ in range(8_000))
    assert set(seen) == {1, 2}
    assert abs(seen[1] - 6_000) < 250


def test_nothing_can_be_picked_from_nothing() -> None:
    assert pick(_source(), [0, 0], 2) == -1


def test_to_reveal_moves_the_source_as_any_draw_does() -> None:
    s = _source()
    before = s.chance
    reveal(s)
    assert s.chance != before


def test_the_source_stays_a_number_of_63_bits() -> None:
    s = _source()
    for _ in range(1_000):
        draw(s, 100)
        assert 0 <= s.chance < 1 << 63


def test_a_commitment_is_not_the_secret_and_fits_only_it() -> None:
    assert commitment(b"a") != commitment(b"b")
    assert b"a".hex() != commitment(b"a")


def test_stirred_sources_draw_independently_however_small_and_near() -> None:
    seen: Counter[int] = Counter()
    for n in range(20_000):
        s = Base()
        s.chance = n
        stir(s)
        seen[draw(s, 10)] += 1
    assert all(abs(count - 2_000) < 250 for count in seen.values())
