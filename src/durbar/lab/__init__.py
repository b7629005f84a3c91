"""The lab: many tables at once, for research, and doors to other research libraries."""

from durbar.lab.batches import Batch, IllegalAnswer, Legal, batch

__all__ = ["Batch", "IllegalAnswer", "Legal", "batch"]
