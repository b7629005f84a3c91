"""What compiled code does by instructions of its processor: counting and finding members of sets, copying and fetching states, sharing tables among threads."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from platform import machine
from typing import Any

from durbar.core import sets, state
from durbar.engines import shares

X86 = ("x86_64", "AMD64")
LINE = 64
TO_BE_WRITTEN = (1, 3, 1)
"""Bytes that a processor fetches at once; and what it is told about them: they are data, wanted near, and will be written."""


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


@cache
def fetch_of_lines() -> Any:
    """What has the memory of a record fetched into the processor's cache, line by line."""
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def bring_near(typing: Any, s: Any) -> Any:
        def fetch(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            byte, number = ir.IntType(8).as_pointer(), ir.IntType(32)
            kind = ir.FunctionType(ir.VoidType(), [byte, number, number, number])
            prefetch = builder.module.declare_intrinsic("llvm.prefetch", [byte], kind)
            start, how = builder.bitcast(arguments[0], byte), [ir.Constant(number, word) for word in TO_BE_WRITTEN]
            for line in range(0, signature.args[0].size, LINE):
                builder.call(prefetch, [builder.gep(start, [ir.Constant(number, line)]), *how])
            return context.get_dummy_value()

        return types.void(s), fetch

    return bring_near


@cache
def sharing_instructions() -> dict[Any, Any]:
    """What takes the place of the plain functions where several threads of a processor are at work."""
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def claim(typing: Any, rows: Any, share: Any) -> Any:
        def add(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            column, few = (context.get_constant(types.int64, number) for number in (shares.NEXT, shares.FEW))
            place = _cell(context, builder, signature.args[0], *arguments, column)
            return builder.atomic_rmw("add", place, few, "seq_cst")

        return types.int64(rows, types.int64), add

    @intrinsic
    def signal(typing: Any, rows: Any, share: Any, column: Any, value: Any) -> Any:
        def store(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            place = _cell(context, builder, signature.args[0], *arguments[:3])
            builder.store_atomic(arguments[3], place, "seq_cst", 8)
            return context.get_dummy_value()

        return types.void(rows, types.int64, types.int64, types.int64), store

    @intrinsic
    def glance(typing: Any, rows: Any, share: Any, column: Any) -> Any:
        def load(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            _pause(builder)
            return builder.load_atomic(_cell(context, builder, signature.args[0], *arguments), "seq_cst", 8)

        return types.int64(rows, types.int64, types.int64), load

    return {shares.claim: claim, shares.signal: signal, shares.glance: glance, state.bring_near: fetch_of_lines()}


def _cell(context: Any, builder: Any, kind: Any, rows: Any, *place: Any) -> Any:
    """Where a number of an array lies."""
    code: Any = import_module("numba.core.cgutils")
    return code.get_item_pointer(context, builder, kind, context.make_array(kind)(context, builder, rows), place)


def _pause(builder: Any) -> None:
    """Whoever looks again and again lets the other thread of its core go first, where the processor has a word for it."""
    from llvmlite import ir

    if machine() in X86:
        pause = ir.FunctionType(ir.VoidType(), ())
        builder.call(builder.module.declare_intrinsic("llvm.x86.sse2.pause", (), pause), ())
