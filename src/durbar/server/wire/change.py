"""Changes of a view: what was told before and is as it was does not travel again.

A change is either the whole thing anew, alone in a list, or an object with the changes of some of its fields or entries:
`{"round": [3], "seats": {"1": {"money": [7]}}}` is another round, and other money of the second seat of as many as before.
"""

from typing import Annotated, Any

import msgspec
from msgspec.structs import astuple

Change = Annotated[Any, "Change"]
"""What became of something that was told before."""


class Changes:
    """What became of views with one move: what several of them share is compared once."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, int], tuple[Any, Any, Any]] = {}

    def of(self, before: msgspec.Struct | None, after: msgspec.Struct) -> Any:
        """What has to be told of a view to whoever knows how it was before."""
        return {} if before is after else self._became(before, after)

    def _became(self, before: Any, after: Any) -> Any:
        """What became of something that is not the very same any more."""
        if not isinstance(after, list | msgspec.Struct):
            return (after,)
        pair = id(before), id(after)
        if pair not in self._known:  # both are held as well: while they are, nothing else can be taken for them
            self._known[pair] = before, after, self._compared(before, after)
        return self._known[pair][2]

    def _compared(self, before: Any, after: Any) -> Any:
        if type(before) is type(after) and _has_fields(after):
            parts = zip(after.__struct_fields__, astuple(before), astuple(after), strict=True)
        elif _is_list_of_things(before) and _is_list_of_things(after) and len(before) == len(after):
            parts = zip(map(str, range(len(after))), before, after, strict=True)
        else:
            return (after,)
        return {name: self._became(old, new) for name, old, new in parts if old is not new and old != new}


def _has_fields(value: Any) -> bool:
    """Whether something always travels with all its fields, so that each of them can be told alone."""
    return isinstance(value, msgspec.Struct) and not value.__struct_config__.omit_defaults


def _is_list_of_things(value: Any) -> bool:
    return isinstance(value, list) and len(value) > 0 and isinstance(value[0], msgspec.Struct)


def laid_over(before: Any, told: Any) -> Any:
    """What a change makes of what was known before, in plain Python values; `web/src/wire/change.ts` does the same."""
    if isinstance(told, list):
        return told[0]
    if isinstance(before, list):
        return [laid_over(each, told[str(i)]) if str(i) in told else each for i, each in enumerate(before)]
    return before | {name: laid_over(before.get(name), part) for name, part in told.items()}
