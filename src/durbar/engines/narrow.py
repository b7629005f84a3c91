"""Integers on a GPU: as wide as the wider operand, where Numba widens all to 64 bits, which a GPU has to do in pieces.

Table Python keeps all but random sources and sets within 32 bits. Shifts to the left, by which sets are made, stay wide.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from threading import local
from types import FunctionType
from typing import Any

from durbar.core import sets
from durbar.engines.records import as_array

NARROW = range(-(1 << 31), 1 << 31)
WIDTHS = ("int8", "int16", "int32", "int64")
BINARY = ("add", "sub", "mul", "floordiv", "mod", "and_", "or_", "xor", "rshift")
IN_PLACE = ("iadd", "isub", "imul", "ifloordiv", "imod", "iand", "ior", "ixor", "irshift")
UNARY = ("neg", "invert")

_here = local()  # whose code is compiled in this thread: other programs' kernels keep Numba's rules


@contextmanager
def narrowly() -> Iterator[None]:
    """What is compiled meanwhile follows the narrow rule."""
    _teach()
    _here.narrow = True
    try:
        yield
    finally:
        _here.narrow = False


def as_narrow(value: Any) -> Any:
    """A constant in its narrowest form: tables of small integers, and single integers of 32 bits."""
    import numpy as np

    if type(value) is int and value in NARROW:
        return np.int32(value)
    table = as_array(value)
    if not isinstance(table, np.ndarray):
        return value
    return table.astype(next(width for width in WIDTHS if (table.astype(width) == table).all()))


def narrowed(function: Any) -> FunctionType:
    """The same function with narrow constants."""
    code = function.__code__.replace(co_consts=tuple(map(_constant, function.__code__.co_consts)))
    return FunctionType(code, function.__globals__, function.__name__, function.__defaults__, function.__closure__)


def _constant(value: Any) -> Any:
    return as_narrow(value) if type(value) is int else value


def width_of(kind: Any) -> Any:
    """The type as which an argument is passed: integers in two widths, so that functions are compiled for few combinations."""
    from numba import types

    if isinstance(kind, types.Integer):
        return types.int32 if _is_narrow(kind) else types.int64
    return kind


def _is_narrow(kind: Any) -> bool:
    types: Any = import_module("numba.types")
    if isinstance(kind, types.IntegerLiteral):
        return kind.literal_value in NARROW
    return isinstance(kind, types.Integer) and kind.signed and kind.bitwidth <= 32


@cache
def _teach() -> None:
    """Put the narrow rule before Numba's own, for its CUDA alone."""
    from numba import types
    from numba.cuda.descriptor import cuda_target

    templates: Any = import_module("numba.core.typing.templates")
    rules = templates.Registry()
    cuda_target.typing_context.refresh()
    for name in (*BINARY, *IN_PLACE, *UNARY):
        verb = getattr(operator, name)
        rules.register_global(verb, types.Function(_rule(verb, 1 if name in UNARY else 2)))
    cuda_target.typing_context.install_registry(rules)


def _rule(verb: Any, operands: int) -> Any:
    from numba import types
    from numba.core.typing.templates import AbstractTemplate

    class Narrow(AbstractTemplate):
        key = verb
        prefer_literal = True
        metadata = {"target": "cuda"}  # what is made for a target is asked first

        def generic(self, args: Any, kws: Any) -> Any:
            if getattr(_here, "narrow", False) and len(args) == operands and all(map(_is_narrow, args)):
                return types.int32(*[types.int32] * operands)
            return None

    return Narrow


@cache
def narrow_instructions() -> dict[Any, Any]:
    """What counts and finds the members of a set on a GPU; how many and which fits in 32 bits."""
    from numba import types
    from numba.extending import intrinsic

    def asking(instruction: str) -> Any:
        @intrinsic
        def ask(typing: Any, members: Any) -> Any:
            def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
                rest = [context.get_constant(types.boolean, False)] if instruction == "cttz" else []
                found = getattr(builder, instruction)(arguments[0], *rest)
                return context.cast(builder, found, signature.args[0], types.int32)

            return types.int32(width_of(members)), emit

        return ask

    return {sets.size: asking("ctpop"), sets.first: asking("cttz")}
