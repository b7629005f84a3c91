"""The box, counted."""

from durbar.core import editions

BOX = editions.box(__package__ or "")

STICKS = BOX.integer("heap.sticks", 4, 30)
MORE = BOX.integer("heap.more", 0, 9)
MOST_AT_ONCE = BOX.integer("heap.most_at_once", 1, 3)
