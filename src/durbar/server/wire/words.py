"""The words that several messages are made of."""

from typing import Annotated, Any, Literal

import msgspec

LONGEST_NAME = 24
LONGEST_CHAT = 300

View = Annotated[Any, "View"]
"""What one seat or a spectator may know: the view struct of the table's game."""

Name = Annotated[str, msgspec.Meta(max_length=200)]
Level = Annotated[str, msgspec.Meta(max_length=40)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Status = Literal["waiting", "running", "over"]
Told = Literal["sits", "instead", "back", "stands_in", "up"]
"""What a change of seats is called."""
