"""The questions that the store is asked, once for all engines."""
# ruff: noqa: S608 - put together from our own names; what people say travels beside it

from durbar.server.store.rows import AnalysisRow, ChatRow, Row, SeatRow, StepRow, TableRow

PLACES: dict[type[Row], str] = {
    TableRow: "tables",
    SeatRow: "seats",
    StepRow: "steps",
    ChatRow: "chat",
    AnalysisRow: "analyses",
}
"""Where the rows of each kind lie; their fields stand in the order of the columns."""


def _insert(kind: type[Row]) -> str:
    marks = ", ".join(f":{name}" for name in kind.__struct_fields__)
    return f"INSERT INTO {PLACES[kind]} VALUES ({marks})"


INSERT = {kind: _insert(kind) for kind in PLACES}

TABLE = "SELECT * FROM tables WHERE id = :table"
REMATCH = "SELECT id FROM tables WHERE origin = :table"
SEATS = "SELECT * FROM seats WHERE table_id = :table ORDER BY number"
STEPS = "SELECT * FROM steps WHERE table_id = :table ORDER BY n"
CHAT = "SELECT * FROM chat WHERE table_id = :table ORDER BY number"
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
