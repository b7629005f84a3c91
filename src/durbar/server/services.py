"""The services of one running server: what every request, socket and table draws on."""

from starlette.requests import HTTPConnection

from durbar.server.figures import Figures, Timed
from durbar.server.http.limits import Crowd, Gate
from durbar.server.notices.courier import Courier
from durbar.server.notices.senders import offered
from durbar.server.people.devices import Devices
from durbar.server.pulse import Pulse
from durbar.server.settings import Settings
from durbar.server.store import Persons, Store, open_store
from durbar.server.store.channels import Channels
from durbar.server.store.housekeeping import Housekeeping
from durbar.server.store.keyring import Keyring
from durbar.server.store.mutes import Mutes
from durbar.server.store.openings import Openings
from durbar.server.store.standings import Standings
from durbar.server.table.analyses import Analyses
from durbar.server.table.bots import Thinker, Thinking
from durbar.server.table.counsellor import Counsellor
from durbar.server.table.distant import Distant, DistantAnalyses
from durbar.server.table.flags import Flags
from durbar.server.table.lobby import Lobby
from durbar.server.table.neighbours import Neighbours
from durbar.server.table.orders import Orders
from durbar.server.table.replay import Replays


class Services:
    """Store, lobby, thinker, analyses and gates; opened when the server starts and closed when it stops."""

    @classmethod
    async def open(cls, settings: Settings) -> "Services":
        """Open the store, and all that stands on it."""
        figures, store = Figures(), await open_store(settings.address)
        store.driver = Timed(store.driver, figures)
        opened = cls(settings, store, figures)
        if opened.store.shared:
            await opened.neighbours.begin()
        await opened.flags.begin()
        if opened.counsellor is not None:
            opened.counsellor.begin()
        opened.courier.begin()
        return opened

    def __init__(self, settings: Settings, store: Store, figures: Figures) -> None:
        self.settings = settings
        self.figures = figures
        self.pulse = Pulse(store, settings.address)
        self.store = store
        self.counsellor = Counsellor(store, settings, figures) if store.shared and settings.thinking else None
        self.thinker: Thinking = Distant(store, figures) if store.shared else Thinker(settings.edition, figures)
        self.lobby = Lobby(settings, self.store, self.thinker)
        self.flags = Flags(self.store, self.lobby)
        self.persons = Persons(store.driver)
        self.openings = Openings(store.driver)
        self.mutes = Mutes(store.driver)
        self.housekeeping = Housekeeping(store.driver)
        self.devices = Devices(self.persons, self.housekeeping)
        self.neighbours = Neighbours(self.store, self.lobby, self.devices)
        self.channels = Channels(store.driver)
        self.keyring = Keyring(store.driver)
        self.courier = Courier(store, self.lobby, offered(settings, self.channels), settings.notice_after)
        self.orders = Orders(self.housekeeping, self.lobby, self.devices)
        self.standings = Standings(store.driver)
        self.analyses = DistantAnalyses(store, settings) if store.shared else Analyses(store, settings)
        self.replays = Replays()
        limits = settings.limits
        self.request_gate = Gate(limits.requests_per_second, limits.requests_at_once)
        self.opening_gate = Gate(limits.tables_per_minute / 60, limits.tables_at_once)
        self.hint_gate = Gate(limits.hints_per_minute / 60, limits.hints_at_once)
        self.analysis_gate = Gate(limits.analyses_per_minute / 60, limits.analyses_at_once)
        self.undo_gate = Gate(limits.undos_per_minute / 60, limits.undos_at_once)
        self.chat_gate = Gate(limits.remarks_per_minute / 60, limits.remarks_at_once)
        self.storage_gate = Gate(limits.rows_per_day / 86400, limits.rows_per_day)
        self.crowd = Crowd(limits.sockets_per_address)

    async def close(self) -> None:
        """Finish writing and hand the store back."""
        self.replays.close()
        await self.flags.close()
        await self.courier.close()
        await self.analyses.close()
        await self.lobby.close()
        self.thinker.close()
        if self.counsellor is not None:
            await self.counsellor.close()
        if self.store.shared:
            await self.neighbours.close()
        await self.store.close()


def services(connection: HTTPConnection) -> Services:
    """The services of the server that a request came to."""
    found: Services = connection.app.state.services
    return found
