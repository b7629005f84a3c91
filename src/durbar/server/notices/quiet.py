"""Quiet hours: nobody is told anything between two hours of their own clock."""

import datetime as dt
from zoneinfo import ZoneInfo

from durbar.server.store.rows import QuietRow


def is_zone(name: str) -> bool:
    """Whether there is such a time zone; a name may not lead anywhere else."""
    try:
        ZoneInfo(name)
    except (ValueError, OSError, KeyError):
        return False
    return True


def quiet_seconds(wish: QuietRow | None, now: dt.datetime) -> int:
    """How long it is to be quiet from now on; 0 where somebody may be told."""
    if wish is None or wish.begins == wish.ends:
        return 0
    there = now.astimezone(ZoneInfo(wish.zone))
    if (there.hour - wish.begins) % 24 >= (wish.ends - wish.begins) % 24:
        return 0
    end = there.replace(hour=wish.ends, minute=0, second=0, microsecond=0)
    if end <= there:
        end += dt.timedelta(days=1)
    return int((end - now).total_seconds()) + 1
