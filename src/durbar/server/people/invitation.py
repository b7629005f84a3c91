"""Invitations: under which address others find a table, and that address as a picture for phones."""

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

import segno

from durbar.server.people import wire

EVERYWHERE = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6}  # noqa: S104  compared with, not bound to
ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that belong to nobody: which of ours would speak to them is asked, and nothing is sent."""


def invitation(path: str, asked: str, host: str, port: int, url: str | None, is_open: bool = False) -> wire.Invitation:
    """What to send to friends: `asked` is the origin under which the host's own browser found us."""
    origins = [url] if url else _origins(asked, host, port)
    links = tuple(_link(origin + path) for origin in origins)
    return wire.Invitation(links=links, reach=_reach(origins[0]), open=is_open)


def _origins(asked: str, host: str, port: int) -> list[str]:
    """Where somebody else would find us; what the asker uses where that serves others too, or nothing else would."""
    if _reach(asked) != "here" or host not in EVERYWHERE:
        return [asked]
    return [_origin(address, port) for address in own_addresses(EVERYWHERE[host])] or [asked]


def own_addresses(family: socket.AddressFamily) -> list[str]:
    """The addresses of this machine in its networks, the one it speaks to others with first."""
    return list(dict.fromkeys(filter(_is_useful, [*_speaking(family), *_named(family)])))


def _speaking(family: socket.AddressFamily) -> Iterable[str]:
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((ELSEWHERE[family], 9))
            return [str(probe.getsockname()[0])]
    except OSError:
        return []


def _named(family: socket.AddressFamily) -> Iterable[str]:
    try:
        return [str(found[4][0]) for found in socket.getaddrinfo(socket.gethostname(), None, family)]
    except OSError:
        return []


def _is_useful(address: str) -> bool:
    known = ipaddress.ip_address(address.partition("%")[0])
    return not (known.is_loopback or known.is_link_local or known.is_unspecified)


def _origin(address: str, port: int) -> str:
    return f"http://[{address}]:{port}" if ":" in address else f"http://{address}:{port}"


def _reach(origin: str) -> wire.Reach:
    """Who can open an address: anybody, those in the same network, or only this machine."""
    name = urlsplit(origin).hostname or "localhost"
    try:
        known = ipaddress.ip_address(name)
    except ValueError:
        return "here" if name == "localhost" or name.endswith(".localhost") else "anywhere"
    return "here" if known.is_loopback else "network" if known.is_private else "anywhere"


def _link(address: str) -> wire.InviteLink:
    """An address with its picture: dark on light in either theme, as cameras expect."""
    picture = segno.make(address, error="m", micro=False)
    return wire.InviteLink(link=address, picture=picture.svg_data_uri(dark="#1b1a3a", light="#fffaef", omitsize=True))
