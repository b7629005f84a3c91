"""How a recorded game ended, compared with our match."""

from __future__ import annotations

from typing import Any

from durbar import Match
from durbar.games.rajas.rules import tables
from durbar.games.rajas.rules.province import ways
from durbar.games.rajas.rules.state import State
from durbar.games.rajas.rules.tracks import ahead
from tests.games.rajas.real import words
from tests.games.rajas.real.chance import Deviation

RECORDED_COLOURS = ("b", "o", "g", "p")


def compare_ending(game: dict[str, Any], match: Match) -> None:
    """Everything the record tells of the end is so in our match too."""
    s: State = match.state
    if went_on(game):
        return
    for told, ours in ((table_told(game), table_of(s)), *provinces(game, s)):
        differ(told, ours)
    for seat, final in enumerate(game["final"]):
        differ(seat_told(final), seat_of(s, seat))
    if game.get("gave_up") is not None:
        return
    if not match.over:
        raise Deviation("our match goes on")
    differ(results_told(game), {seat: score.place for seat, score in enumerate(match.scores())})


def differ(told: dict[Any, Any], ours: dict[Any, Any]) -> None:
    """Refuse what is told otherwise; what is not told may be anything."""
    for key, value in told.items():
        if value is not None and ours.get(key) != value:
            raise Deviation(f"at the end {key} is {ours.get(key)}, not {value}")


def went_on(game: dict[str, Any]) -> bool:
    """Whether others played on after somebody gave up; our rules have no such ending to compare."""
    last = game["moves"][-1][2:] if game["moves"] else []
    return game.get("gave_up") is not None and ["quit"] not in last


def table_told(game: dict[str, Any]) -> dict[str, Any]:
    """What lies in the middle of the table, as the record tells it."""
    supply, elephant = game.get("supply"), game.get("elephant")
    return {
        "supply": dict(zip(RECORDED_COLOURS, supply, strict=True)) if supply else None,
        "elephant": elephant[0] if elephant else None,
        "stacks": sorted(word for word in game["stacks"] if word),
    }


def table_of(s: State) -> dict[str, Any]:
    """What lies in the middle of our table."""
    return {
        "supply": {letter: s.supply[words.LETTERS[letter]] for letter in RECORDED_COLOURS},
        "elephant": s.first,
        "stacks": sorted(tables.TILE_IDS[tile - 1] for tile in s.shown if tile),
    }


def seat_told(final: dict[str, Any]) -> dict[str, Any]:
    """What lies before a seat, as the record tells it; nothing that it leaves out."""
    plain = ("fame", "money", "karma", "boat", "workers", "left", "ups", "surplus", "sequence")
    told: dict[str, Any] = {name: final.get(name) for name in plain}
    if final.get("dice") is not None:
        told["dice"] = sorted(words.dice(final["dice"]))
    if final.get("cells") is not None:
        told["cells"] = {words.CELLS[cell - 1]: sum(1 << side for side in exits) for cell, exits in final["cells"]}
    for good, values in (final.get("markets") or {}).items():
        told[good] = sorted(int(value) for value in values.split(",") if value)
    return told


def seat_of(s: State, seat: int) -> dict[str, Any]:
    """What lies before a seat of ours."""
    width = tables.MARKET_MOST + 1
    return {
        **{name: getattr(s, name)[seat] for name in ("fame", "money", "karma", "boat", "workers")},
        "left": s.ready[seat],
        "ups": s.upgraded[seat],
        "dice": [kind for kind in range(tables.KINDS_OF_DIE) for _ in range(s.dice[seat][kind])],
        "cells": {cell: ways(s, seat, cell) for cell in range(tables.CELLS) if s.tile[seat][cell]},
        **{
            good: [value for value in range(1, width) for _ in range(s.markets[seat][at * width + value])]
            for at, good in enumerate(tables.GOODS)
        },
        "surplus": ahead(s, seat),
        "sequence": s.met[seat],
    }


def provinces(game: dict[str, Any], s: State) -> list[tuple[dict[Any, Any], dict[Any, Any]]]:
    """The provinces that the record shows, and ours."""
    pairs = []
    for word, shown in (game.get("shown") or {}).items():
        seat = int(word)
        told: dict[Any, Any] = {("tile", words.CELLS[cell - 1]): tile for tile, cell, _ in shown["tiles"]}
        told |= {("slot", words.SLOTS[slot]): words.YIELD_TILES[tile] + 1 for tile, slot, _ in shown.get("slots", [])}
        ours: dict[Any, Any] = {
            ("tile", cell): tables.TILE_IDS[tile - 1] for cell, tile in enumerate(s.tile[seat]) if tile
        }
        pairs.append((told, {**ours, **{("slot", slot): tile for slot, tile in enumerate(s.laid[seat])}}))
    return pairs


def results_told(game: dict[str, Any]) -> dict[int, int]:
    """The places, as the record tells them."""
    return {seat: final["place"] for seat, final in enumerate(game["final"]) if final.get("place") is not None}
