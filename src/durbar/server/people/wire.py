"""What travels about people rather than about a match: invitations, and whatever else is asked over HTTP alone."""

from typing import Literal

import msgspec

Reach = Literal["anywhere", "network", "here"]


class InviteLink(msgspec.Struct, frozen=True, kw_only=True):
    """An address that leads to a table, and a picture of it (a data URI) that a phone's camera reads."""

    link: str
    picture: str


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/tables/{id}/invitation: what to send to friends, the likeliest address first."""

    links: tuple[InviteLink, ...]
    reach: Reach
    """Who can open them: anybody, whoever is in the same network, or only this machine."""


ANSWERED: tuple[type[msgspec.Struct], ...] = (InviteLink, Invitation)
