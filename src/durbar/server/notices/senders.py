"""Which channels a host allows: whatever is not set up is not offered, and nothing is ever sent that way."""

from durbar.server.notices.channel import Sender
from durbar.server.notices.mail import Mail
from durbar.server.settings import Settings
from durbar.server.store.rows import ChannelKind


def offered(settings: Settings) -> dict[ChannelKind, Sender]:
    """The ways in which this house tells people elsewhere."""
    found: dict[ChannelKind, Sender] = {}
    if settings.smtp:
        found["email"] = Mail(settings.smtp, settings.mail_from)
    return found
