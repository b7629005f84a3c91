"""What counts and finds the members of a set, as instructions of the processor or the GPU that compiled code runs on."""

from __future__ import annotations

from functools import cache
from typing import Any

from durbar.core import sets


@cache
def set_instructions() -> dict[Any, Any]:
    """What takes the place of the plain functions in compiled code."""
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def size(typing: Any, members: Any) -> Any:
        def count(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), count

    @intrinsic
    def first(typing: Any, members: Any) -> Any:
        def find(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], context.get_constant(types.boolean, False))

        return types.int64(types.int64), find

    return {sets.size: size, sets.first: first}
