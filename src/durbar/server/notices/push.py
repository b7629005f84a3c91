"""Web Push: a browser shows a notice though no page is open, by the push service that its maker runs."""

import base64
import hashlib
import os
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import msgspec

from durbar.games import game
from durbar.server.notices import spoken
from durbar.server.notices.channel import NobodyThere, Undelivered
from durbar.server.notices.news import TableNews
from durbar.server.notices.posting import post
from durbar.server.store.channels import Channels
from durbar.server.store.rows import ChannelRow
from durbar.server.table import messages

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

KEY = "vapid"
KEPT = 24 * 3600
"""How many seconds a push service keeps a notice for a browser that is off."""
GONE = (404, 410)


class Subscription(msgspec.Struct, frozen=True):
    """Where a browser is told, with the keys that only it and we know."""

    endpoint: str
    p256dh: str
    auth: str
    name: str = ""


class Push:
    """Sends notices through push services; what they carry only the browser can read."""

    def __init__(self, channels: Channels, contact: str, private: bool) -> None:
        self.channels = channels
        self.contact = contact
        self.private = private

    async def send(self, channel: ChannelRow, news: Sequence[TableNews]) -> None:
        """One notice for all tables that wait."""
        to = msgspec.json.decode(channel.address, type=Subscription)
        words, token = notice(channel, news), await self._signed(to.endpoint)
        body = sealed(msgspec.json.encode(words), to)
        headers = {
            "TTL": str(KEPT),
            "Urgency": "normal",
            "Content-Encoding": "aes128gcm",
            "Topic": topic(channel, news),
        }
        status = await post(to.endpoint, {**headers, "Authorization": token}, body, self.private)
        if status in GONE:
            raise NobodyThere(f"{urlsplit(to.endpoint).hostname} answered {status}.")
        if not 200 <= status < 300:
            raise Undelivered(f"{urlsplit(to.endpoint).hostname} answered {status}.")

    async def public_key(self) -> str:
        """By which browsers know that a notice is from this house."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        public = (await self._key()).public_key()
        return _text(public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def _signed(self, endpoint: str) -> str:
        """Who we are, for the push service of this endpoint and for no other."""
        from py_vapid import Vapid02

        parts = urlsplit(endpoint)
        claims = {"sub": self.contact, "aud": f"{parts.scheme}://{parts.netloc}"}
        return str(Vapid02(await self._key()).sign(claims)["Authorization"])

    async def _key(self) -> "EllipticCurvePrivateKey":
        """The key of this house, made when it is first needed."""
        from cryptography.hazmat.primitives.asymmetric import ec

        made = _text(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))
        kept = await self.channels.key(KEY, made)
        return ec.derive_private_key(int.from_bytes(_bytes(kept), "big"), ec.SECP256R1())


def notice(channel: ChannelRow, news: Sequence[TableNews]) -> dict[str, str]:
    """What the browser shows, and where a press on it leads."""
    words = spoken(channel.language)
    if len(news) > 1:
        return {
            "title": "Durbar",
            "body": words.say("mail.several", {"n": len(news)}),
            "link": "/tables",
            "tag": "turns",
        }
    one = news[0]
    name = game(one.game).text(channel.language).say("game.name")
    others = ", ".join(one.others)
    body = words.say("push.turn" if others else "push.turn_alone", {"others": others})
    return {"title": name, "body": body, "link": messages.link(one.table), "tag": one.table}


def topic(channel: ChannelRow, news: Sequence[TableNews]) -> str:
    """The same news has the same name: a push service keeps only the latest of it."""
    keys = " ".join([channel.id, *(one.key for one in news)])
    return _text(hashlib.sha256(keys.encode()).digest()[:24])


def sealed(words: bytes, to: Subscription) -> bytes:
    """Encrypted for one browser (RFC 8291)."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    once: Any = ec.generate_private_key(ec.SECP256R1())
    keys = {"dh": _bytes(to.p256dh), "auth_secret": _bytes(to.auth)}
    return bytes(http_ece.encrypt(words, salt=os.urandom(16), private_key=once, version="aes128gcm", **keys))


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
