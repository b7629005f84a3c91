"""The store: what must survive, only ever appended to."""

from durbar.server.store.rows import AnalysisRow, ChatRow, SeatRow, StepRow, Summary, TableRow, Whole
from durbar.server.store.sqlite import Conflict, Store

__all__ = ["AnalysisRow", "ChatRow", "Conflict", "SeatRow", "StepRow", "Store", "Summary", "TableRow", "Whole"]
