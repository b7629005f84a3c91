"""The questions that the store is asked, once for all engines."""
# ruff: noqa: S608 - put together from our own names; what people say travels beside it

from durbar.server.store.rows import (
    AnalysisRow,
    AskRow,
    CallRow,
    ChannelRow,
    ChatRow,
    ClockRow,
    PlayedRow,
    PostRow,
    QuietRow,
    ResultRow,
    Row,
    SeatRow,
    ShelfRow,
    StepRow,
    TableRow,
)

PLACES: dict[type[Row], str] = {
    TableRow: "tables",
    SeatRow: "seats",
    StepRow: "steps",
    ChatRow: "chat",
    AnalysisRow: "analyses",
    ResultRow: "results",
    ShelfRow: "shelf",
    ClockRow: "clocks",
    ChannelRow: "channels",
    QuietRow: "quiet_hours",
    AskRow: "asking",
    PlayedRow: "played",
}
"""Where the rows of each kind lie; their fields stand in the order of the columns."""


def _insert(kind: type[Row]) -> str:
    marks = ", ".join(f":{name}" for name in kind.__struct_fields__)
    return f"INSERT INTO {PLACES[kind]} VALUES ({marks})"


# What is told elsewhere is written down with the entry that causes it: both are safe, or neither is. A turn lasts as long
# as the seat is asked; another entry meanwhile is no new turn.
_OUTBOX = (
    "INSERT INTO outbox SELECT c.id, :table, :n, seconds(), 0, NULL, 0, seconds() FROM channels c WHERE c.code IS NULL"
)
_AGAIN = """ON CONFLICT (channel, table_id) DO UPDATE
    SET n = excluded.n, due = excluded.due, tries = 0, holder = NULL, until = 0, began = excluded.began"""
CALL = f"""{_OUTBOX} AND c.owner = :owner AND c.table_id = '' AND NOT EXISTS (
    SELECT 1 FROM steps p WHERE p.table_id = :table AND p.n = :n - 1 AND (p.actors >> :seat) & 1 = 1) {_AGAIN}"""
POST = f"""{_OUTBOX} AND c.table_id = :table AND (:asked = 0 OR NOT EXISTS (
    SELECT 1 FROM steps p WHERE p.table_id = :table AND p.n = :n - 1 AND (p.actors & :asked) = :asked)) {_AGAIN}"""

INSERT = {kind: _insert(kind) for kind in PLACES} | {CallRow: CALL, PostRow: POST}
INSERT[ClockRow] += """ ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, remaining = excluded.remaining,
    given = excluded.given, asked = excluded.asked, running = excluded.running, due = excluded.due, falls = excluded.falls"""
"""All rows are only added, but a clock that goes on replaces the one that was."""

TABLES = "SELECT id FROM tables ORDER BY opened"
TABLE = "SELECT * FROM tables WHERE id = :table"
REMATCH = "SELECT id FROM tables WHERE origin = :table"
SEATS = "SELECT * FROM seats WHERE table_id = :table AND number >= :seats ORDER BY number"
STEPS = "SELECT * FROM steps WHERE table_id = :table AND n >= :steps ORDER BY n"
CHAT = "SELECT * FROM chat WHERE table_id = :table AND number >= :chat ORDER BY number"
CLOCK = "SELECT * FROM clocks WHERE table_id = :table"
ASKING = "SELECT * FROM asking WHERE table_id = :table AND number >= :asking ORDER BY number"
ANALYSIS = "SELECT found FROM analyses WHERE table_id = :table AND form = :form"

_MINE = """
WITH mine AS (
    SELECT t.*, coalesce((SELECT at FROM steps WHERE table_id = t.id ORDER BY n DESC LIMIT 1), t.opened) AS changed
    FROM tables t WHERE t.host = :owner OR t.id IN (SELECT table_id FROM seats WHERE owner = :owner)
    ORDER BY changed DESC LIMIT :most
) """
MINE = _MINE + "SELECT * FROM mine ORDER BY changed DESC"
SEATS_OF_MINE = _MINE + "SELECT s.* FROM seats s JOIN mine ON s.table_id = mine.id ORDER BY s.number"
LAST_OF_MINE = (
    _MINE
    + """SELECT s.* FROM mine JOIN steps s ON s.table_id = mine.id
    WHERE s.n = (SELECT max(n) FROM steps WHERE table_id = mine.id)"""
)
RESULTS_OF_MINE = _MINE + "SELECT r.* FROM results r JOIN mine ON r.table_id = mine.id ORDER BY r.seat"
DUE = "SELECT table_id, due FROM clocks WHERE table_id = :table AND running <> 0"
DUE_OF_MINE = _MINE + "SELECT c.table_id, c.due FROM clocks c JOIN mine ON c.table_id = mine.id WHERE c.running <> 0"
SHELF = "SELECT table_id FROM shelf WHERE owner = :owner"
UNSHELVE = "DELETE FROM shelf WHERE owner = :owner AND table_id = :table"

# Several servers of one house

BEAT = """INSERT INTO servers VALUES (:server, seconds() + :lease, :about)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until, about = excluded.about"""
STILL_KNOWN = "SELECT id FROM servers WHERE id = :server AND until >= seconds()"
ALIVE = "SELECT id, about FROM servers WHERE until >= seconds()"
LEAVE = (
    "DELETE FROM attendance WHERE server = :server",
    "DELETE FROM visitors WHERE server = :server",
    "DELETE FROM servers WHERE id = :server",
)
COUNT_VISITOR = """INSERT INTO visitors VALUES (:owner, :server) ON CONFLICT (owner) DO UPDATE SET server = excluded.server
    WHERE visitors.server = :server OR visitors.server NOT IN (SELECT id FROM servers WHERE until >= seconds())
    RETURNING owner"""
VISITOR_LEFT = "DELETE FROM visitors WHERE owner = :owner AND server = :server"
ATTEND = """INSERT INTO attendance VALUES (:table, :server, :seats, :host, :spectators)
    ON CONFLICT (table_id, server) DO UPDATE
    SET seats = excluded.seats, host = excluded.host, spectators = excluded.spectators"""
UNATTENDED = "DELETE FROM attendance WHERE table_id = :table AND server = :server"
LAST = "SELECT * FROM steps WHERE table_id = :table ORDER BY n DESC LIMIT 1"
RESULTS = "SELECT * FROM results WHERE table_id = :table ORDER BY seat"
ATTENDANCE = """SELECT a.seats, a.host, a.spectators FROM attendance a JOIN servers s ON s.id = a.server
    WHERE a.table_id = :table AND a.server <> :server AND s.until >= seconds()"""
FORGET_DEAD = (
    "DELETE FROM servers WHERE until < seconds() - :patience",
    "DELETE FROM attendance WHERE server NOT IN (SELECT id FROM servers)",
    "DELETE FROM visitors WHERE server NOT IN (SELECT id FROM servers)",
    "DELETE FROM errands WHERE answer IS NOT NULL AND due < seconds() - :patience",
)

# Errands

ASK_ERRAND = """INSERT INTO errands VALUES (:id, :kind, :table, :what, seconds() + :delay, NULL, 0, 0, NULL)
    ON CONFLICT (id) DO NOTHING"""
TAKE_ERRAND = """UPDATE errands SET holder = :holder, until = seconds() + :lease WHERE id = (
    SELECT id FROM errands WHERE kind = :kind AND answer IS NULL AND due <= seconds() AND until < seconds()
    ORDER BY due LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING *"""
KEEP_ERRAND = """UPDATE errands SET until = seconds() + :lease, done = :done
    WHERE id = :id AND holder = :holder"""
ANSWER_ERRAND = "UPDATE errands SET answer = :answer WHERE id = :id AND answer IS NULL"
COLLECT_ERRAND = "DELETE FROM errands WHERE id = :id AND answer IS NOT NULL RETURNING answer"
ERRAND = "SELECT * FROM errands WHERE id = :id"
WAITING_ERRANDS = "SELECT count(*) FROM errands WHERE kind = :kind AND answer IS NULL"
DROP_ERRAND = "DELETE FROM errands WHERE id = :id"

# Notices

# Free is what nobody holds any more: the time is over, or the holder is no server that lives.
_FREE = """(o.until < seconds() OR (o.holder <> :holder AND NOT EXISTS (
    SELECT 1 FROM servers s WHERE s.id = o.holder AND s.until >= seconds())))"""
CLAIM = f"""UPDATE outbox AS o SET holder = :holder, until = seconds() + :lease WHERE {_FREE} AND channel = (
    SELECT c.id FROM channels c WHERE c.kind IN (:email, :push, :webhook) AND EXISTS (
        SELECT 1 FROM outbox o WHERE o.channel = c.id AND o.due <= seconds() - :delay AND {_FREE})
    LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING *"""
ASK_CODE = "INSERT INTO outbox VALUES (:channel, '', 0, seconds() - :delay, 0, NULL, 0, seconds())"
TOLD = "DELETE FROM outbox WHERE channel = :channel AND table_id = :table AND n = :n"
LATER = """UPDATE outbox SET due = seconds() + :wait, tries = :tries, holder = NULL, until = 0
    WHERE channel = :channel AND table_id = :table AND n = :n"""
STALE_NOTICES = "DELETE FROM outbox WHERE channel NOT IN (SELECT id FROM channels)"
CHANNEL = "SELECT * FROM channels WHERE id = :channel"
CHANNELS = "SELECT * FROM channels WHERE owner = :owner ORDER BY since, id"
CHANNELS_AT = "SELECT * FROM channels WHERE table_id = :table ORDER BY since, id"
UNPROVEN = "SELECT 1 FROM channels WHERE address = :address AND code IS NOT NULL AND since > seconds() - :patience"
PROVE_CHANNEL = "UPDATE channels SET code = NULL WHERE code = :code RETURNING id"
DROP_CHANNEL = "DELETE FROM channels WHERE id = :channel"
DROP_LIKE = """DELETE FROM channels WHERE kind = :kind AND owner = :owner AND table_id = :table
    AND (device = :device OR (device IS NULL AND :shared = 1))"""
DROP_DEVICE = "DELETE FROM channels WHERE device = :device"
SET_DAILY = "UPDATE channels SET zone = :zone, hour = :hour WHERE owner = :owner AND kind = 'email'"
LOOK_AGAIN = """UPDATE outbox SET due = began WHERE tries = 0
    AND channel IN (SELECT id FROM channels WHERE owner = :owner AND table_id = '')"""
QUIET_HOURS = "SELECT * FROM quiet_hours WHERE owner = :owner"
NO_QUIET = "DELETE FROM quiet_hours WHERE owner = :owner"
MAKE_KEY = "INSERT INTO house_keys VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"
HOUSE_KEY = "SELECT value FROM house_keys WHERE name = :name"

# The archive

QUIET = """SELECT t.id, (SELECT at FROM steps WHERE table_id = t.id ORDER BY n DESC LIMIT 1),
    (SELECT max(n) > min(n) FROM steps WHERE table_id = t.id)
    FROM tables t WHERE t.id > :after ORDER BY t.id LIMIT :most"""
PACKED = "SELECT packed FROM archive WHERE table_id = :table"
ARCHIVE = """INSERT INTO archive VALUES (:table, seconds(), :packed)
    ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, packed = excluded.packed"""
CLEAR_STEPS = "DELETE FROM steps WHERE table_id = :table AND n < :step"
CLEAR_CHAT = "DELETE FROM chat WHERE table_id = :table AND number < :remark"
