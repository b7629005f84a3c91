"""The house: what one running server holds together."""

from starlette.requests import HTTPConnection

from durbar.server.analyst import Analyst
from durbar.server.limits import Crowd, Gate
from durbar.server.lobby import Lobby
from durbar.server.settings import Settings
from durbar.server.store import Store
from durbar.server.store.sqlite import Lock
from durbar.server.thinking import Thinker


class House:
    """Store, lobby, thinker, analyst and doorkeepers; opened when the server starts and closed when it stops."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.lock = Lock(settings.data)
        self.store = Store(settings.data / "durbar.sqlite")
        self.thinker = Thinker(settings.edition)
        self.lobby = Lobby(settings, self.store, self.thinker)
        self.analyst = Analyst(self.store, settings)
        limits = settings.limits
        self.requests = Gate(limits.requests_per_second, limits.requests_at_once)
        self.openings = Gate(limits.tables_per_minute / 60, limits.tables_at_once)
        self.hints = Gate(limits.hints_per_minute / 60, limits.hints_at_once)
        self.analyses = Gate(limits.analyses_per_minute / 60, limits.analyses_at_once)
        self.crowd = Crowd(limits.sockets_per_address)

    async def close(self) -> None:
        """Finish writing and hand the data folder back."""
        await self.analyst.close()
        await self.lobby.close()
        self.thinker.close()
        self.store.close()
        self.lock.release()


def house(connection: HTTPConnection) -> House:
    """The house that a request came to."""
    found: House = connection.app.state.house
    return found
