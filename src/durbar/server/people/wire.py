"""What travels about people rather than about a match: invitations, and whatever else is asked over HTTP alone."""

from typing import Annotated, Any, Literal

import msgspec

from durbar.server.clock import ClockTerms
from durbar.server.store.rows import ChannelKind
from durbar.server.wire import Name, SeatInfo, SeatNumber, Status

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
    open: bool = False
    """Whether the table is open to the house: everybody finds it on the home page."""


class TableCard(msgspec.Struct, frozen=True, kw_only=True):
    """One of your tables, as GET /api/tables lists them, the latest first."""

    id: str
    link: str
    game: str
    status: Status
    seats: tuple[SeatInfo, ...]
    seat: int | None
    """Your seat; null where you only opened the table."""
    your_turn: bool
    asked: tuple[int, ...]
    """The seats that owe an answer."""
    steps: int
    """How many answers were given."""
    places: tuple[int, ...] | None
    """The place of each seat, once the match is over."""
    shelved: bool
    """Whether you have put it away."""
    rests: bool
    """Whether it is only looked at, as it does not fit the rules of today."""
    may_delete: bool
    """Whether you opened it, and it waits or nobody else has a seat there."""
    opened: int
    changed: int
    """When it was opened and when something last happened (Unix seconds)."""
    due: int | None = None
    """In how many seconds the time of whoever is asked is over; null where nobody's runs."""


class Turns(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/turns: at how many tables you are asked something now."""

    count: int


class PutAway(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/shelf: put a table away from your list, or take it back."""

    away: bool


class PublicTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table that is open to the house."""

    id: str
    link: str
    game: str
    status: Status
    seats: tuple[SeatInfo, ...]
    free: int
    """How many seats wait for somebody."""
    host: str
    clock: ClockTerms | None = None
    """How long people may think there; null: as long as they like."""


class House(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/house: tables that are open to everybody, and how many people are at tables now."""

    tables: tuple[PublicTable, ...]
    about: int


class OpenToHouse(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/open: let everybody find a table, or only those who have its link."""

    open: bool


class Mute(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/mute: read no more what the person of a seat says, here and elsewhere; or read it again."""

    seat: SeatNumber | None
    """None for whoever opened the table, who may speak without a seat."""
    mute: bool


class Report(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/report: tell the host of the house about the person of a seat."""

    seat: SeatNumber | None
    """None for whoever opened the table."""
    words: Annotated[str, msgspec.Meta(max_length=1200)]


class DeviceInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One of your browsers, as GET /api/devices lists them."""

    id: str
    name: str
    since: int
    this: bool
    """Whether it is the one that asks."""


class UsePass(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/passes/use: be on this browser who gave the link with this code."""

    code: Annotated[str, msgspec.Meta(max_length=64)]


class SignOut(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/devices/sign_out: one of your browsers is nobody any more."""

    id: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class DailyHour(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An hour of somebody's own clock at which they want one letter a day."""

    zone: Annotated[str, msgspec.Meta(max_length=64)]
    hour: Annotated[int, msgspec.Meta(ge=0, le=23)]


class ChannelInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One way in which you are told elsewhere."""

    id: str
    kind: ChannelKind
    address: str
    """The e-mail address, the webhook's address, or the name of the device."""
    table: str
    """The table whose news are told there; empty where it is you who is told."""
    confirmed: bool
    this: bool
    """Whether it is the browser that asks."""
    daily: DailyHour | None
    """When all is told together, once a day; null: each turn at once."""


class QuietHours(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Hours of somebody's own clock between which they are told nothing."""

    zone: Annotated[str, msgspec.Meta(max_length=64)]
    begins: Annotated[int, msgspec.Meta(ge=0, le=23)]
    ends: Annotated[int, msgspec.Meta(ge=0, le=23)]


class NoticesInfo(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/notices: how you are told elsewhere, and by which kinds of channels this house tells at all."""

    offered: tuple[ChannelKind, ...]
    channels: tuple[ChannelInfo, ...]
    quiet: QuietHours | None


class AskMail(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/notices/email: be told by e-mail, once a link that is sent there was followed."""

    address: Annotated[
        str,
        msgspec.Meta(
            max_length=254, pattern=r"^[^@\s<>,;:\"()\[\]\\]+@[^@\s<>,;:\"()\[\]\\]+\.[^@\s<>,;:\"()\[\]\\.]+$"
        ),
    ]


class AskPush(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/notices/push: be told on this browser, as it was told where."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1024)]
    p256dh: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9_-]{22}(==)?$")]


class PushKey(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/notices/key: by which browsers know the notices of this house."""

    key: str


class TableWebhook(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """GET and POST /api/tables/{id}/webhook: where a table tells whose turn it is; empty for nowhere."""

    address: Annotated[str, msgspec.Meta(max_length=1024)]
    offered: bool = True
    """Whether this house posts to such addresses at all."""


class ConfirmMail(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/notices/confirm: the link that was sent was followed."""

    code: Annotated[str, msgspec.Meta(max_length=64)]


class StopChannel(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/notices/stop: be told there no more."""

    id: Annotated[str, msgspec.Meta(max_length=64)]


class WishQuiet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/notices/quiet: when to be told nothing; null for never."""

    quiet: QuietHours | None


class WishDaily(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/notices/daily: one letter a day at an hour of one's own; null for a letter at once."""

    daily: DailyHour | None


class PasskeyInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One of your passkeys, and on which browser it was made."""

    id: str
    name: str
    since: int


class PasskeysInfo(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/passkeys: yours, and whether this house knows any."""

    offered: bool
    keys: tuple[PasskeyInfo, ...]


class SendPasskey(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/passkeys and /api/passkeys/use: what a browser answered, as the browser writes it."""

    credential: dict[str, Any]


class RemovePasskey(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/passkeys/remove: one of your passkeys opens nothing any more."""

    id: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2}){1,1023}$")]


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody liked to choose first, and how many times."""

    kind: str
    what: dict[str, str | int] = {}
    times: int


class LevelRating(msgspec.Struct, frozen=True, kw_only=True):
    """Where a level of bots stands on the same scale."""

    level: str
    rating: int


class GameStanding(msgspec.Struct, frozen=True, kw_only=True):
    """How somebody has played a game, in company of people or alone against bots."""

    game: str
    company: Literal["people", "bots"]
    matches: int
    wins: int
    streak: int
    best_streak: int
    """Wins in a row, now and at most."""
    rating: int
    give_or_take: int
    """Between so many less and so many more it lies in 95 of 100 cases; everybody begins at 1000."""
    like: str | None
    """The level of bots that plays about as well; null as long as that cannot be said."""
    openings: tuple[Opening, ...]
    levels: tuple[LevelRating, ...]
    """Where bots stand, the easiest first."""


class Met(msgspec.Struct, frozen=True, kw_only=True):
    """Head to head: in how many matches one was ahead of somebody, and behind."""

    name: str
    matches: int
    ahead: int
    behind: int


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/standing, or /api/standing/{code} of somebody who shows it: how they have played."""

    name: str
    code: str | None
    shown: bool
    ladder: bool
    games: tuple[GameStanding, ...]
    met: tuple[Met, ...]
    page: Invitation | None = None
    """Where others see your own, once you show it."""


class ShowStanding(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /api/standing: under which name, whether others see your page, and whether you take part in ladders."""

    name: Name
    shown: bool
    ladder: bool


class Rung(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody on a ladder; the code leads to their page where they show it."""

    name: str
    code: str | None
    rating: int
    like: str | None
    matches: int
    wins: int


class Ladder(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/ladder/{game}: those who take part, the best first, and the levels of bots, the easiest first."""

    game: str
    people: tuple[Rung, ...]
    levels: tuple[LevelRating, ...]


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """GET /api/me: everything that is kept of you; what you said with its table and time."""

    devices: tuple[DeviceInfo, ...]
    tables: tuple[TableCard, ...]
    said: tuple[tuple[str, str, int], ...]
    notices: NoticesInfo
    passkeys: tuple[tuple[str, int], ...]
    """On which browser each was made, and when."""
    standing: Standing | None
    muted: tuple[str, ...]
    """Whom you have muted, by a name that you met them under."""
    reported: tuple[tuple[str, str, str, int], ...]
    """What you told the host of the house: at which table, about whom, what, and when."""


ASKED: tuple[type[msgspec.Struct], ...] = (
    PutAway,
    OpenToHouse,
    Mute,
    Report,
    UsePass,
    SignOut,
    QuietHours,
    AskMail,
    AskPush,
    TableWebhook,
    ConfirmMail,
    StopChannel,
    WishQuiet,
    DailyHour,
    WishDaily,
    SendPasskey,
    RemovePasskey,
    ShowStanding,
)
ANSWERED: tuple[type[msgspec.Struct], ...] = (
    InviteLink,
    Invitation,
    TableCard,
    Turns,
    PublicTable,
    House,
    DeviceInfo,
    ChannelInfo,
    NoticesInfo,
    PushKey,
    PasskeyInfo,
    PasskeysInfo,
    Standing,
    Ladder,
)
