"""Which channels a host allows: whatever is not set up is not offered, and nothing is ever sent that way."""

from durbar.server.notices.channel import Sender
from durbar.server.notices.mail import Mail
from durbar.server.notices.push import Push
from durbar.server.notices.webhook import Webhook
from durbar.server.settings import Settings
from durbar.server.store.channels import Channels
from durbar.server.store.rows import ChannelKind


def offered(settings: Settings, channels: Channels) -> dict[ChannelKind, Sender]:
    """The ways in which this house tells people elsewhere."""
    found: dict[ChannelKind, Sender] = {}
    if settings.smtp:
        found["email"] = Mail(settings.smtp, settings.mail_from)
    if settings.push:
        found["push"] = Push(channels, settings.push, settings.private_addresses)
    if settings.webhooks:
        found["webhook"] = Webhook(settings.private_addresses)
    return found
