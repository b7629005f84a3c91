"""Limits, with a clock in the hand."""

from durbar.server.http.limits import Bucket, Crowd, Gate, neighbourhood


def test_a_bucket_gives_what_it_holds_and_fills_again() -> None:
    bucket = Bucket(pace=2.0, brim=3, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(0.5)
    assert not bucket.take(0.5)
    assert bucket.full(10.0)


def test_each_address_has_its_own_bucket_and_old_ones_are_forgotten() -> None:
    now = 0.0
    gate = Gate(1.0, 1, lambda: now)
    gate.MOST = 2
    assert gate.admits("a")
    assert not gate.admits("a")
    assert gate.admits("b")
    assert gate.admits("c")
    now = 100.0
    assert gate.admits("d")
    assert set(gate.buckets) == {"d"}


def test_a_crowd_lets_in_as_many_as_it_may() -> None:
    crowd = Crowd(1)
    assert crowd.enter("a")
    assert not crowd.enter("a")
    assert crowd.enter("b")
    crowd.leave("a")
    assert crowd.enter("a")


def test_a_household_counts_as_one() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff")
    assert neighbourhood("2001:db8:0:1::1") != neighbourhood("2001:db8::1")
    assert neighbourhood("192.0.2.1") != neighbourhood("192.0.2.2")
    assert neighbourhood("testclient") == "testclient"
