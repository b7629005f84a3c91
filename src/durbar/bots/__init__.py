"""Players that think. `lineup` is the only list of bots and levels; `ready` says whether their compiled code is there."""

from durbar.bots.readiness import ready

__all__ = ["ready"]
