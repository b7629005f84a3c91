"""Ways through the tree: which information set a seat is in, and where its node lies. Table Python."""

from typing import Any

from durbar.bots.search.tree import NODES, SEATS

WORD = (1 << 32) - 1
START = 0x2545F4914F6CDD1D
SPREAD = 0x3C6EF372
FACTOR = 0x7F4A7C15

COMMON = SEATS
SECRET = SEATS + 1
STATIONS = SEATS + 2


def stirred(x: int) -> int:
    """A number of 63 bits, its halves multiplied into one another; no product overflows."""
    x = (x & WORD) * FACTOR + (x >> 32)
    return x ^ (x >> 29)


def mixed(x: int, y: int) -> int:
    """Two numbers scattered into one of 63 bits."""
    return stirred(stirred(x ^ y))


def scattered(seed: int, n: int) -> int:
    """The random source of the n-th simulation."""
    return stirred(stirred(stirred(seed ^ (n * SPREAD + 1))))


def set_out(tree: Any) -> None:
    """A simulation starts at the root."""
    for i in range(STATIONS):
        tree.path[i] = tree.home[i]


def follow(path: Any, seat: int, action: int, before: int, after: int) -> None:
    """An answer was given. Where several are asked at once it stays its seat's own secret until others are asked."""
    if path[SECRET] == 0 and before & (before - 1) == 0:
        path[COMMON] = mixed(path[COMMON], said(seat, action))
        return
    path[SECRET] = 1
    path[seat] = mixed(path[seat], said(seat, action))
    if after == 0 or after & ~before != 0:
        uncover(path)


def said(seat: int, action: int) -> int:
    """Who answered what, as one number above 0."""
    return ((action + 1) * SEATS + seat + 1) * SPREAD


def uncover(path: Any) -> None:
    """Everybody sees what was answered in secret."""
    for seat in range(SEATS):
        path[COMMON] = mixed(path[COMMON], path[seat])
        path[seat] = 0
    path[SECRET] = 0


def information(tree: Any, seat: int) -> int:
    """What a seat has seen since the root, as one number above 0."""
    return named(tree.path[COMMON], seat, tree.path[seat])


def named(common: int, seat: int, own: int) -> int:
    """One number above 0 for what everybody saw and what a seat did in secret, as that seat knows it."""
    return mixed(common ^ (seat * SPREAD), own) | 1


def find_node(tree: Any, key: int, slots: int) -> int:
    """The slot of an information set, claimed if it is new; -1 when the tree is full."""
    slot = (key >> 24) & (slots - 1)
    while tree.key[slot] != 0:
        if tree.key[slot] == key:
            return slot
        slot = (slot + 1) & (slots - 1)
    if 2 * tree.tally[NODES] >= slots:
        return -1
    tree.tally[NODES] += 1
    tree.key[slot] = key
    tree.newest[slot] = -1
    tree.asked[slot] = 0
    tree.hoped[slot] = 0.0
    return slot
