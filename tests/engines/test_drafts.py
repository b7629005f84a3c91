"""Inner functions are optimised once, in the entry that calls them."""

import sys
from typing import Any

import pytest

from durbar.engines.numba import compilers

numba = pytest.importorskip("numba")


@numba.njit(**compilers()[0], no_cpython_wrapper=True, no_cfunc_wrapper=True)  # type: ignore[untyped-decorator]
def half(number: Any) -> Any:
    return number // 2


@numba.njit(**compilers()[0], no_cpython_wrapper=True, no_cfunc_wrapper=True)  # type: ignore[untyped-decorator]
def following(number: Any) -> Any:
    return half(number) if number % 2 == 0 else 3 * number + 1


@numba.njit(**compilers()[1])  # type: ignore[untyped-decorator]
def steps(number: Any) -> Any:
    count = 0
    while number != 1:
        number = following(number)
        count += 1
    return count + half(1)


@numba.njit(**compilers()[0], no_cpython_wrapper=True, no_cfunc_wrapper=True)  # type: ignore[untyped-decorator]
def never(number: Any) -> Any:
    return False


@numba.njit(**compilers()[0], no_cpython_wrapper=True, no_cfunc_wrapper=True)  # type: ignore[untyped-decorator]
def whole(number: Any) -> Any:
    return int(number)


@numba.njit(**compilers()[0], no_cpython_wrapper=True, no_cfunc_wrapper=True)  # type: ignore[untyped-decorator]
def unless_never(number: Any) -> Any:
    return whole(number) + int(number * 0.5) if never(number) else 0


@numba.njit(**compilers()[0], no_cpython_wrapper=True, no_cfunc_wrapper=True)  # type: ignore[untyped-decorator]
def always(number: Any) -> Any:
    return whole(number * 1.5)


@numba.njit(**compilers()[1])  # type: ignore[untyped-decorator]
def both(number: Any) -> Any:
    return unless_never(number) + always(number)


def library(dispatcher: Any) -> Any:
    return next(iter(dispatcher.overloads.values())).library


def test_an_entry_holds_all_that_it_calls_and_no_machine_code_is_made_of_the_rest() -> None:
    assert steps(27) == 111
    assert [function.name for function in library(steps).get_defined_functions() if "following" in function.name] == []
    with pytest.raises(RuntimeError, match="no compiled object"):
        library(following)._get_compiled_object()


def test_what_one_function_need_not_call_is_there_for_another_that_calls_it() -> None:
    assert both(8.0) == 12


def test_a_numba_built_another_way_compiles_as_it_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "durbar.engines.drafts")
    monkeypatch.setitem(sys.modules, "numba._dynfunc", None)

    assert compilers() == ({}, {})
