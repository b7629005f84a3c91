"""The services of one running server: what every request, socket and table draws on."""

from starlette.requests import HTTPConnection

from durbar.server.http.limits import Crowd, Gate
from durbar.server.settings import Settings
from durbar.server.store import Store, open_store
from durbar.server.table.analyses import Analyses
from durbar.server.table.bots import Thinker
from durbar.server.table.lobby import Lobby


class Services:
    """Store, lobby, thinker, analyses and gates; opened when the server starts and closed when it stops."""

    @classmethod
    async def open(cls, settings: Settings) -> "Services":
        """Open the store, and all that stands on it."""
        return cls(settings, await open_store(settings.address))

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.thinker = Thinker(settings.edition)
        self.lobby = Lobby(settings, self.store, self.thinker)
        self.analyses = Analyses(self.store, settings)
        limits = settings.limits
        self.request_gate = Gate(limits.requests_per_second, limits.requests_at_once)
        self.opening_gate = Gate(limits.tables_per_minute / 60, limits.tables_at_once)
        self.hint_gate = Gate(limits.hints_per_minute / 60, limits.hints_at_once)
        self.analysis_gate = Gate(limits.analyses_per_minute / 60, limits.analyses_at_once)
        self.crowd = Crowd(limits.sockets_per_address)

    async def close(self) -> None:
        """Finish writing and hand the store back."""
        await self.analyses.close()
        await self.lobby.close()
        self.thinker.close()
        await self.store.close()


def services(connection: HTTPConnection) -> Services:
    """The services of the server that a request came to."""
    found: Services = connection.app.state.services
    return found
