"""What a host may choose."""

import dataclasses
from pathlib import Path

from durbar.server.http.limits import Limits
from durbar.server.store import in_folder


@dataclasses.dataclass(frozen=True)
class Settings:
    """How one server is run."""

    data: Path
    """The folder of everything that must survive."""
    store: str = ""
    """Where the tables are kept instead: sqlite:///FILE or postgresql://…; several servers may share the latter."""
    host: str = "127.0.0.1"
    """The address we listen at."""
    url: str | None = None
    """Under which address people find us from elsewhere, such as https://games.example, where that is not the one we listen at."""
    edition: Path | None = None
    """An edition file, laid over the components of the game it fits."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may talk to us, such as https://games.example; our own always may."""
    thinking: bool = True
    """Whether this server thinks for bots; if not, workers that share its PostgreSQL do."""
    proxies: tuple[str, ...] = ()
    """Addresses, or networks such as 10.0.0.0/8, of proxies in front of us: what they say of where a request came from is believed."""
    watchers: tuple[str, ...] = ("127.0.0.1", "::1")
    """The addresses that may read /metrics."""
    pause: float = 0.7
    """How long a bot waits after a person has answered, so that they can take back."""
    grace: float = 60.0
    """For so many seconds whoever went away keeps their seat, whatever others say: they may only be reloading the page."""
    analysis: float = 0.15
    """How many seconds the analysis of a match thinks about each decision."""
    archive: float = 90.0
    """After so many days without an entry a table is put into the archive, where it takes less space; 0: never."""
    keeping: float = 60.0
    """How many seconds pass between looks for matches that have ended and are to be kept for later rules."""
    idle: float = 600.0
    """After so many seconds without anybody, a table is put away until somebody comes back."""
    smtp: str = ""
    """The mail server that brings e-mail to those who want it, smtp://USER:PASSWORD@HOST:PORT or smtps://…; without it there is none."""
    mail_from: str = ""
    """From which address e-mail is sent."""
    push: str = ""
    """Whom push services may ask about us, mailto:… or https://…: with it browsers may be told by Web Push, without it none is."""
    webhooks: bool = False
    """Whether hosts of tables may have them tell whose turn it is at an address of their own, as in Discord, Slack or Matrix."""
    private_addresses: bool = False
    """Whether people may have notices posted to addresses in the host's own network."""
    notice_after: float = 60.0
    """A turn that has waited for so many seconds is told elsewhere, by each channel that its person chose."""
    static: Path = Path(__file__).parent / "static"
    """The built web."""
    manual: Path = Path(__file__).parent / "manual"
    """The built manual."""
    limits: Limits = dataclasses.field(default_factory=Limits)

    @property
    def address(self) -> str:
        """Where the tables are kept."""
        return self.store or in_folder(self.data)
