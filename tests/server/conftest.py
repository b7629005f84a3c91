from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from durbar.server.store import in_folder
from tests.server.people import Elsewhere, Here, Person
from tests.server.postgres import Cluster, cluster


@pytest.fixture(scope="session", autouse=True)
def plain_bots(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Bots search in plain Python: nothing is compiled for these conversations."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DURBAR_WARM", "0")
        patch.setenv("DURBAR_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture(scope="session")
def database_server() -> Iterator[Cluster]:
    """A PostgreSQL of this test run."""
    running = cluster()
    yield running
    running.remove()


@pytest.fixture
def postgres(database_server: Cluster) -> str:
    """The address of a store on PostgreSQL, empty."""
    return database_server.database()


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store, of each engine."""
    return in_folder(tmp_path) if request.param == "sqlite" else str(request.getfixturevalue("postgres"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, plain_bots: None) -> Iterator[Here]:
    """One server for all conversations: people are strangers to those of other tests."""
    running = Here(tmp_path_factory.mktemp("shared") / "data")
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Here]]:
    """A server of one's own, with choices of one's own, which may be stopped and started."""
    running: list[Here] = []

    def start(**choices: object) -> Here:
        running.append(Here(tmp_path / "data", **choices))
        return running[-1]

    yield start
    for server in running:
        server.stop()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Elsewhere]:
    """A server in a process of its own."""
    running = Elsewhere(tmp_path / "data")
    yield running
    running.stop()


@pytest.fixture
def two_servers(tmp_path: Path, postgres: str) -> Iterator[tuple[Here, Here]]:
    """Two servers of one house, which share a PostgreSQL."""
    running = Here(tmp_path / "one", store=postgres), Here(tmp_path / "other", store=postgres)
    yield running
    for server in running:
        server.stop()


@pytest.fixture
def anna(server: Here) -> Person:
    return Person(server, "Anna")


@pytest.fixture
def ben(server: Here) -> Person:
    return Person(server, "Ben")


@pytest.fixture
def cleo(server: Here) -> Person:
    """Somebody who only watches, or comes later."""
    return Person(server, "Cleo")
