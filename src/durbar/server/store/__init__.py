"""The store: what must survive, only ever appended to."""

from durbar.server.store.backup import BackupError
from durbar.server.store.driver import Away, Conflict, Damaged
from durbar.server.store.errands import Errands
from durbar.server.store.opening import AddressError, in_folder, open_store, prove
from durbar.server.store.persons import Persons
from durbar.server.store.rows import (
    AnalysisRow,
    AskRow,
    Attendance,
    ChatRow,
    ClockRow,
    DeviceRow,
    Errand,
    Latest,
    PlayedRow,
    ProfileRow,
    ResultRow,
    SeatRow,
    ShelfRow,
    StepRow,
    Summary,
    TableRow,
    Whole,
)
from durbar.server.store.schema import SchemaError
from durbar.server.store.store import Heard, Store

__all__ = [
    "AddressError",
    "AnalysisRow",
    "AskRow",
    "Attendance",
    "Away",
    "BackupError",
    "ChatRow",
    "ClockRow",
    "Conflict",
    "Damaged",
    "DeviceRow",
    "Errand",
    "Errands",
    "Heard",
    "Latest",
    "Persons",
    "PlayedRow",
    "ProfileRow",
    "ResultRow",
    "SchemaError",
    "SeatRow",
    "ShelfRow",
    "StepRow",
    "Store",
    "Summary",
    "TableRow",
    "Whole",
    "in_folder",
    "open_store",
    "prove",
]
