"""What compiled code does by instructions of its processor: counting and finding members of sets, and copying states."""

from __future__ import annotations

from functools import cache
from typing import Any

from durbar.core import sets, state


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

    return {sets.size: size, sets.first: first, state.become: copy_of_words()}


@cache
def copy_of_words() -> Any:
    """A copy of a record by words of 64 bits, to which records are aligned; left alone, a GPU copies byte by byte."""
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def become(typing: Any, one: Any, other: Any) -> Any:
        def copy(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            to, origin = (builder.bitcast(pointer, ir.IntType(64).as_pointer()) for pointer in arguments)
            for word in range(signature.args[0].size // 8):
                place = [ir.Constant(ir.IntType(32), word)]
                builder.store(builder.load(builder.gep(origin, place), align=8), builder.gep(to, place), align=8)
            return context.get_dummy_value()

        return types.void(one, other), copy

    return become
