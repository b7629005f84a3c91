"""When somebody is told: not in their quiet hours, and if they like once a day, by their own clock."""

import datetime as dt
import math
from zoneinfo import ZoneInfo

from durbar.server.store.rows import ChannelRow, QuietRow


def quiet_seconds(wish: QuietRow | None, now: dt.datetime) -> int:
    """How long it is to be quiet from now on; 0 where somebody may be told."""
    if wish is None or wish.begins == wish.ends:
        return 0
    there = now.astimezone(ZoneInfo(wish.zone))
    if (there.hour - wish.begins) % 24 >= (wish.ends - wish.begins) % 24:
        return 0
    return int((_next(wish.ends, there) - now).total_seconds()) + 1


def daily_seconds(channel: ChannelRow, began: int, now: dt.datetime) -> int:
    """How long a notice waits for the first daily letter after it began; 0 where that hour has come, or all is told at once."""
    if channel.hour is None:
        return 0
    hour = _next(channel.hour, dt.datetime.fromtimestamp(began, ZoneInfo(channel.zone)))
    return max(0, math.ceil((hour - now).total_seconds()))


def _next(hour: int, there: dt.datetime) -> dt.datetime:
    """When it is next this hour."""
    found = there.replace(hour=hour, minute=0, second=0, microsecond=0)
    return found if found > there else found + dt.timedelta(days=1)
