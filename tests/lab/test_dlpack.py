"""Arrays of a GPU are lent to other libraries by DLPack; here they lie in the processor's memory, and NumPy reads them."""

import gc

import numpy as np
import pytest

from durbar.lab import dlpack
from durbar.lab.dlpack import SharedArray


@pytest.mark.parametrize("kind", ["int32", "int64", "int8", "bool"])
def test_another_library_reads_and_writes_the_same_memory(kind: str) -> None:
    whole = np.arange(24).reshape(4, 2, 3).astype(kind)

    lent = np.from_dlpack(SharedArray(whole[:, 1]))

    assert lent.tolist() == whole[:, 1].tolist()
    assert lent.dtype == whole.dtype
    assert np.shares_memory(lent, whole)


def test_memory_is_held_as_long_as_somebody_reads_it() -> None:
    lent = np.from_dlpack(SharedArray(np.arange(5)))
    gc.collect()

    assert lent.tolist() == [0, 1, 2, 3, 4]
    assert len(dlpack._lent) == 1
    del lent
    gc.collect()
    assert not dlpack._lent


def test_a_capsule_that_nobody_takes_holds_nothing() -> None:
    capsule = SharedArray(np.arange(5)).__dlpack__()
    assert len(dlpack._lent) == 1

    del capsule
    gc.collect()

    assert not dlpack._lent


def test_a_copy_is_refused_with_a_sentence() -> None:
    with pytest.raises(BufferError, match="copy what you keep"):
        SharedArray(np.arange(5)).__dlpack__(copy=True)
