"""Posting to addresses that people gave us: only where the internet is, never into the host's own network, and quickly."""

import asyncio
import http.client
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

from durbar.server.notices.channel import Undelivered

TIMEOUT = 8.0
"""How many seconds somebody may take for each part of an answer."""


class Unreachable(ValueError):
    """An address to which nothing is posted."""


async def post(address: str, headers: Mapping[str, str], body: bytes, private: bool) -> int:
    """Post once, and say which status came back. Redirects are not followed: they could lead where we do not go."""
    try:
        return await asyncio.to_thread(_post, address, headers, body, private)
    except (OSError, http.client.HTTPException, Unreachable) as error:
        raise Undelivered(f"{urlsplit(address).hostname}: {error}") from error


def web_place(address: str) -> SplitResult:
    """An address in its parts; raises Unreachable where it is none of the web's."""
    try:
        parts = urlsplit(address)
        known = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        known = False
    if not known or not address.isascii() or not address.isprintable() or parts.username is not None:
        raise Unreachable("expected an address such as https://chat.example/…")
    return parts


def _post(address: str, headers: Mapping[str, str], body: bytes, private: bool) -> int:
    parts = web_place(address)
    host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    # The address that was looked at is the one we speak to: a name could mean another a moment later.
    line = socket.create_connection((_found(host, port, private), port), TIMEOUT)
    with (
        line if parts.scheme == "http" else ssl.create_default_context().wrap_socket(line, server_hostname=host) as safe
    ):
        asking = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
        asking.sock = safe
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        asking.request("POST", path, body, {**headers, "User-Agent": "Durbar", "Connection": "close"})
        with asking.getresponse() as answer:
            return answer.status


def _found(host: str, port: int, private: bool) -> str:
    """Where a name leads, if we may go there."""
    found = [str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    for address in found:
        if not private and not _is_public(address):
            raise Unreachable("it lies in a private network, where this house posts nothing.")
    return found[0]


def _is_public(address: str) -> bool:
    known = ipaddress.ip_address(address.partition("%")[0])
    mapped = known.ipv4_mapped if isinstance(known, ipaddress.IPv6Address) else None
    known = mapped or known
    return known.is_global and not known.is_multicast
