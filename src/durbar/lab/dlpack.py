"""Arrays on a GPU as other libraries take them without a copy: by DLPack, and by the CUDA array interface."""

from __future__ import annotations

import ctypes
from typing import Any

PROCESSOR, GPU = 1, 2  # kinds of devices, by DLPack's numbers
KINDS = {"i": 0, "u": 1, "f": 2, "b": 6}  # NumPy's letters for kinds of numbers, and DLPack's numbers
NO_WAIT = (None, -1, 0, 1)  # streams of a reader that follow the stream of our kernels by themselves, or do not care
NAME = b"dltensor"


class _Device(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_int32), ("number", ctypes.c_int32)]


class _Numbers(ctypes.Structure):
    _fields_ = [("kind", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16)]


class _Tensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("dimensions", ctypes.c_int32),
        ("numbers", _Numbers),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("offset", ctypes.c_uint64),
    ]


_Release = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class _Lent(ctypes.Structure):
    _fields_ = [("tensor", _Tensor), ("context", ctypes.c_void_p), ("release", _Release)]


_lent: dict[int, tuple[_Lent, Any]] = {}  # what others still read, kept until they say that they are done


def _let_go(address: int) -> None:
    """A reader is done."""
    _lent.pop(address, None)


def _drop(capsule: int) -> None:
    """A capsule that nobody took is gone; one that was taken has another name, and its reader releases it."""
    if _is_valid(capsule, NAME):
        _let_go(_pointer(capsule, NAME))


_RELEASE, _DROP = _Release(_let_go), _Release(_drop)  # C calls them as long as the program runs


_is_valid = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p)(("PyCapsule_IsValid", ctypes.pythonapi))
_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi)
)
_capsule = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(
    ("PyCapsule_New", ctypes.pythonapi)
)


class SharedArray:
    """An array of a batch on a GPU; `copy_to_host` makes a NumPy array of it."""

    def __init__(self, array: Any) -> None:
        self.array = array
        self.shape: tuple[int, ...] = array.shape
        self.dtype = array.dtype
        self._there = hasattr(array, "__cuda_array_interface__")

    def __len__(self) -> int:
        return self.shape[0]

    def copy_to_host(self) -> Any:
        """The same numbers in NumPy."""
        return self.array.copy_to_host()

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return dict(self.array.__cuda_array_interface__)

    def __dlpack_device__(self) -> tuple[int, int]:
        if not self._there:
            return PROCESSOR, 0
        from numba import cuda

        return GPU, int(cuda.current_context().device.id)

    def __dlpack__(
        self, *, stream: Any = None, max_version: Any = None, dl_device: Any = None, copy: bool | None = None
    ) -> Any:
        if copy or (dl_device is not None and tuple(dl_device) != self.__dlpack_device__()):
            raise BufferError("A batch lends its arrays where they are and as they are; copy what you keep.")
        if self._there and stream not in NO_WAIT:
            from numba import cuda

            cuda.synchronize()
        return self._lend()

    def _lend(self) -> Any:
        """A capsule that holds the memory until its reader lets go."""
        faces = self.array.__cuda_array_interface__ if self._there else self.array.__array_interface__
        size, many = self.dtype.itemsize, ctypes.c_int64 * len(self.shape)
        strides = many(*(stride // size for stride in self.array.strides))
        numbers = _Numbers(KINDS[self.dtype.kind], 8 * size, 1)
        device = _Device(*self.__dlpack_device__())
        tensor = _Tensor(faces["data"][0], device, len(self.shape), numbers, many(*self.shape), strides, 0)
        lent = _Lent(tensor, None, _RELEASE)
        _lent[ctypes.addressof(lent)] = lent, self.array
        return _capsule(ctypes.addressof(lent), NAME, ctypes.cast(_DROP, ctypes.c_void_p))
