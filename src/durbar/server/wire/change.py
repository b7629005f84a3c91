"""Changes of a view: what was told before and is as it was does not travel again.

A change is either the whole thing anew, alone in a list, or an object with the changes of some of its fields or entries:
`{"round": [3], "seats": {"1": [{…}]}}` is another round, and another second seat of as many as before.
"""

from typing import Annotated, Any

import msgspec

Change = Annotated[Any, "Change"]
"""What became of something that was told before."""

Sheet = dict[str, bytes | list[bytes]]
"""A view as it travels, in the parts that are told anew when they change: its fields, of lists of things their entries."""

_encode = msgspec.json.Encoder().encode


def sheet(view: msgspec.Struct, like: msgspec.Struct | None = None, written: Sheet | None = None) -> Sheet:
    """A view in its parts; those that are the very same as in another view are taken from how that was written."""
    found: Sheet = {}
    for name in view.__struct_fields__:
        value = getattr(view, name)
        if like is not None and written is not None:
            found[name] = _rewritten(value, getattr(like, name), written[name])
        else:
            found[name] = [_encode(each) for each in value] if _is_list_of_things(value) else _encode(value)
    return found


def _rewritten(value: Any, other: Any, written: bytes | list[bytes]) -> bytes | list[bytes]:
    if value is other:
        return written
    if not _is_list_of_things(value):
        return _encode(value)
    if isinstance(written, bytes) or len(written) != len(value):
        return [_encode(each) for each in value]
    return [known if a is b else _encode(a) for a, b, known in zip(value, other, written, strict=True)]


def _is_list_of_things(value: Any) -> bool:
    return isinstance(value, list) and len(value) > 0 and isinstance(value[0], msgspec.Struct)


def change(before: Sheet | None, after: Sheet) -> Any:
    """What has to be told of a view to whoever knows how it was before."""
    if before is None:
        return (whole(after),)
    return {name: _changed(before[name], part) for name, part in after.items() if before[name] != part}


def _changed(before: bytes | list[bytes], after: bytes | list[bytes]) -> Any:
    if isinstance(after, bytes):
        return (msgspec.Raw(after),)
    if isinstance(before, bytes) or len(before) != len(after):
        return (_whole_list(after),)
    pairs = enumerate(zip(before, after, strict=True))
    return {str(place): (msgspec.Raw(new),) for place, (old, new) in pairs if old != new}


def whole(parts: Sheet) -> dict[str, Any]:
    """A view as it travels when all of it has to be told."""
    return {name: msgspec.Raw(part) if isinstance(part, bytes) else _whole_list(part) for name, part in parts.items()}


def _whole_list(entries: list[bytes]) -> list[msgspec.Raw]:
    return [msgspec.Raw(entry) for entry in entries]


def laid_over(before: Any, told: Any) -> Any:
    """What a change makes of what was known before, in plain Python values; `web/src/wire/change.ts` does the same."""
    if isinstance(told, list):
        return told[0]
    if isinstance(before, list):
        return [laid_over(each, told[str(i)]) if str(i) in told else each for i, each in enumerate(before)]
    return before | {name: laid_over(before.get(name), part) for name, part in told.items()}
