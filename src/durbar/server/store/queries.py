"""The questions that the store is asked, once for all engines."""
# ruff: noqa: S608 - put together from our own names; what people say travels beside it

from durbar.server.store.rows import (
    AnalysisRow,
    ChatRow,
    ClockRow,
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
}
"""Where the rows of each kind lie; their fields stand in the order of the columns."""


def _insert(kind: type[Row]) -> str:
    marks = ", ".join(f":{name}" for name in kind.__struct_fields__)
    return f"INSERT INTO {PLACES[kind]} VALUES ({marks})"


INSERT = {kind: _insert(kind) for kind in PLACES}
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
DUE_OF_MINE = _MINE + "SELECT c.table_id, c.due FROM clocks c JOIN mine ON c.table_id = mine.id WHERE c.running <> 0"
SHELF = "SELECT table_id FROM shelf WHERE owner = :owner"
UNSHELVE = "DELETE FROM shelf WHERE owner = :owner AND table_id = :table"

# Several servers of one house

BEAT = """INSERT INTO servers VALUES (:server, seconds() + :lease)
    ON CONFLICT (id) DO UPDATE SET until = excluded.until"""
ALIVE = "SELECT id FROM servers WHERE until >= seconds()"
LEAVE = "DELETE FROM attendance WHERE server = :server"
GONE = "DELETE FROM servers WHERE id = :server"
ATTEND = """INSERT INTO attendance VALUES (:table, :server, :seats, :host, :spectators)
    ON CONFLICT (table_id, server) DO UPDATE
    SET seats = excluded.seats, host = excluded.host, spectators = excluded.spectators"""
UNATTENDED = "DELETE FROM attendance WHERE table_id = :table AND server = :server"
ATTENDANCE = """SELECT a.seats, a.host, a.spectators FROM attendance a JOIN servers s ON s.id = a.server
    WHERE a.table_id = :table AND a.server <> :server AND s.until >= seconds()"""
FORGET_DEAD = (
    "DELETE FROM servers WHERE until < seconds() - :patience",
    "DELETE FROM attendance WHERE server NOT IN (SELECT id FROM servers)",
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

# The archive

QUIET = """SELECT t.id, (SELECT at FROM steps WHERE table_id = t.id ORDER BY n DESC LIMIT 1),
    (SELECT max(n) > min(n) FROM steps WHERE table_id = t.id)
    FROM tables t WHERE t.id > :after ORDER BY t.id LIMIT :most"""
PACKED = "SELECT packed FROM archive WHERE table_id = :table"
ARCHIVE = """INSERT INTO archive VALUES (:table, seconds(), :packed)
    ON CONFLICT (table_id) DO UPDATE SET at = excluded.at, packed = excluded.packed"""
CLEAR_STEPS = "DELETE FROM steps WHERE table_id = :table AND n < :step"
CLEAR_CHAT = "DELETE FROM chat WHERE table_id = :table AND number < :remark"
