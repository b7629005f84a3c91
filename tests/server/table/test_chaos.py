"""A short storm: servers, worker and PostgreSQL die while people play. `make chaos` is the long one."""

from tests.server.chaos import run


def test_whatever_dies_nothing_acknowledged_is_lost_or_doubled_and_every_match_ends() -> None:
    done = run(kills=5, tables=4, seed=1)
    assert done["matches"] >= 4
    assert done["acknowledged"] > 0
