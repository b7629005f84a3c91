"""The lab: many tables at once, for research, and doors to other research libraries."""

from durbar.lab.batches import Batch, IllegalAnswer, Legal, batch
from durbar.lab.dataset import read_matches as read

__all__ = ["Batch", "IllegalAnswer", "Legal", "batch", "read"]
