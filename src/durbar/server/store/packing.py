"""Packing: the entries and remarks of one table in a few hundred bytes. They lie column by column, which compresses best."""

import zlib
from collections.abc import Sequence

import msgspec

from durbar.server.store.rows import ChatRow, Kind, StepRow


class Packed(msgspec.Struct, frozen=True, array_like=True):
    """Rows without their table; times as the seconds since the row before."""

    steps: tuple[list[Kind], list[int], list[int], list[int], list[int]]
    chat: list[tuple[int | None, str, str, int]]


def pack(steps: Sequence[StepRow], chat: Sequence[ChatRow]) -> bytes:
    """All of them, numbered from 0 without a gap."""
    times = [row.at for row in steps]
    since = [now - before for before, now in zip([0, *times], times, strict=False)]
    columns = (
        [r.kind for r in steps],
        [r.seat for r in steps],
        [r.code for r in steps],
        [r.actors for r in steps],
        since,
    )
    remarks = [(row.seat, row.name, row.text, row.at) for row in chat]
    return zlib.compress(msgspec.msgpack.encode(Packed(columns, remarks)), 9)


def unpack(table: str, packed: bytes) -> tuple[list[StepRow], list[ChatRow]]:
    """The rows as they were."""
    found = msgspec.msgpack.decode(zlib.decompress(packed), type=Packed)
    steps, at = list[StepRow](), 0
    for n, (kind, seat, code, actors, since) in enumerate(zip(*found.steps, strict=True)):
        at += since
        steps.append(StepRow(table, n, kind, seat, code, actors, at))
    return steps, [ChatRow(table, number, *remark) for number, remark in enumerate(found.chat)]
