"""The store: what must survive, only ever appended to."""

from durbar.server.store.rows import ChatRow, SeatRow, StepRow, Summary, TableRow, Whole
from durbar.server.store.sqlite import Conflict, Store

__all__ = ["ChatRow", "Conflict", "SeatRow", "StepRow", "Store", "Summary", "TableRow", "Whole"]
