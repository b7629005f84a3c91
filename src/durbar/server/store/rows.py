"""What is stored of a table. Rows are only added: a seat's latest row says who sits there, an undo is one more step."""

from typing import Literal

import msgspec

from durbar.server.clock import ClockTerms

Kind = Literal["start", "play", "undo", "back"]
"""What an entry of a table's story is."""
ChannelKind = Literal["email", "push", "webhook"]
"""In which ways people are told elsewhere."""


class Row(msgspec.Struct, frozen=True, array_like=True):
    """A row; its fields stand in the order of the columns."""


class TableRow(Row, frozen=True):
    """A table as it was opened. `origin` is the table of which this is the rematch."""

    id: str
    game: str
    version: int
    edition: str
    seats: int
    options: dict[str, str]
    secret: bytes
    host: bytes
    host_name: str
    autostart: bool
    opened: int
    origin: str | None = None


class SeatRow(Row, frozen=True):
    """From now on this seat is empty, or taken by a person (known by the hash of a token) or by a bot of a level; a bot with an owner stands in for them."""

    table: str
    number: int
    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    level: str | None
    owner: bytes | None
    at: int
    step: int = -1
    """How many steps the match had then; -1 before it began."""


class AskRow(Row, frozen=True):
    """Somebody (`owner`) asks for a seat of a match that has begun; or a seat accepts or refuses them; or it is done with.

    `about` is the number of the asking that it belongs to.
    """

    table: str
    number: int
    kind: Literal["ask", "accept", "refuse", "done"]
    about: int
    seat: int
    name: str
    owner: bytes | None
    at: int


class StepRow(Row, frozen=True):
    """An entry in a table's story: its start (n = 0), an action (`code`) of a seat, or something taken back.

    An `undo` takes back the one step at the place `code` (from 0), a `back` that step and all after it.
    `actors` are the seats that owe an answer afterwards (a bit set, 0: over), so that lists need no replay.
    """

    table: str
    n: int
    kind: Kind
    seat: int
    code: int
    actors: int
    at: int


class ChatRow(Row, frozen=True):
    """Something said at the table."""

    table: str
    number: int
    seat: int | None
    name: str
    text: str
    at: int


class ResultRow(Row, frozen=True):
    """How a match ended for one seat."""

    table: str
    seat: int
    place: int
    points: int


class ShelfRow(Row, frozen=True):
    """Somebody has put a table away from their list."""

    owner: bytes
    table: str


class ClockRow(Row, frozen=True):
    """The clock of a table: what was agreed, and how it stood `at` a moment, in milliseconds.

    `asked` and `running` are bit sets of seats: who owed an answer, and whose time ran since. It is `due` when the first
    of these is over. `falls` tells after which step that happened, and to whom.
    """

    table: str
    terms: ClockTerms
    at: int
    remaining: tuple[int, ...]
    given: tuple[int, ...]
    asked: int
    running: int
    due: int
    falls: tuple[tuple[int, int], ...] = ()


class DeviceRow(Row, frozen=True):
    """A browser, known by the hash of its token, that belongs to a person; not `active` once it was signed out."""

    token: bytes
    owner: bytes
    name: str
    since: int
    active: bool


class PlayedRow(Row, frozen=True):
    """What a match counts for one person: the place, the rating after it (in thousandths), and the first choice as JSON.

    The number is its place in the order of all; in `company` of people it counts apart from matches against bots.
    """

    number: int
    seat: int
    owner: bytes
    name: str
    game: str
    company: str
    place: int
    mu: int
    sigma: int
    opening: str


class ProfileRow(Row, frozen=True):
    """What somebody shows of themselves under a name, and whether they take part in ladders."""

    owner: bytes
    code: str
    name: str
    shown: bool
    ladder: bool


class AnalysisRow(Row, frozen=True):
    """What was found of a match that is over, as JSON; `form` tells how that JSON reads."""

    table: str
    form: int
    found: str
    at: int


class CallRow(Row, frozen=True):
    """With this entry a person is asked at a table: whoever tells them elsewhere has something to tell."""

    table: str
    n: int
    seat: int
    owner: bytes


class PostRow(Row, frozen=True):
    """With this entry a person is asked at a table, or its match is over: its webhook has something to tell."""

    table: str
    n: int
    asked: int
    """A bit set of the people's seats."""


class ChannelRow(Row, frozen=True):
    """A way to tell somebody elsewhere, or all who follow a table; not used before the `code` that was sent there came back."""

    id: str
    kind: ChannelKind
    owner: bytes
    table: str
    address: str
    language: str
    origin: str
    """The address under which the person found the house: links begin with it."""
    device: bytes | None
    code: str | None
    since: int
    zone: str = ""
    hour: int | None = None
    """At which hour of this zone all is told together, once a day; None: at once."""


class NoticeRow(Row, frozen=True):
    """Something still to be told: that a person is asked since entry `n` of a table, or where no table is named that a channel is to be confirmed."""

    channel: str
    table: str
    n: int
    due: int
    tries: int
    holder: str | None
    until: int
    began: int
    """When it was written down, however often it was put off since."""


class PasskeyRow(Row, frozen=True):
    """With what a device proves that somebody is this person; `uses` is what it counts itself."""

    id: bytes
    owner: bytes
    public_key: bytes
    uses: int
    name: str
    since: int


class QuietRow(Row, frozen=True):
    """Between these hours of their own clock somebody is told nothing."""

    owner: bytes
    zone: str
    begins: int
    ends: int


class Errand(Row, frozen=True):
    """Work that is to be done once: who does it and until when, how far it is, and what came of it."""

    id: str
    kind: str
    table: str
    what: str
    due: int
    holder: str | None
    until: int
    done: int
    answer: str | None


class Whole(msgspec.Struct, frozen=True):
    """Everything stored of one table."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    steps: tuple[StepRow, ...]
    chat: tuple[ChatRow, ...]
    rematch: str | None
    clock: ClockRow | None = None
    asking: tuple[AskRow, ...] = ()


class Attendance(msgspec.Struct, frozen=True, array_like=True):
    """For whom other servers keep lines open at a table: a bit set of seats, the host, and how many who only watch."""

    seats: int = 0
    host: int = 0
    spectators: int = 0


class Latest(msgspec.Struct, frozen=True):
    """What was added to a table since somebody looked, and who is there on other servers."""

    seats: tuple[SeatRow, ...]
    steps: tuple[StepRow, ...]
    chat: tuple[ChatRow, ...]
    rematch: str | None
    elsewhere: Attendance
    clock: ClockRow | None = None
    asking: tuple[AskRow, ...] = ()


class Summary(msgspec.Struct, frozen=True):
    """What a list shows of one table: the latest row of each seat, and of the steps where there are any, how it ended, and when the time of whoever is asked is over."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    last: StepRow | None
    results: tuple[ResultRow, ...] = ()
    due: int | None = None
