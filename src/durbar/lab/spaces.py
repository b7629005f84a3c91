"""What Gymnasium and PettingZoo call spaces: the bounds of observations, and how one is handed over."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from durbar.core.game import Game
from durbar.lab.single import LoneTable


def space_of(game: Game) -> spaces.Dict:
    """What a seat knows within its declared bounds, and which answers are legal."""
    if game.wisdom.columns is None:
        raise ValueError(f"{game.name} declares no columns; its wisdom/columns.py says what each number is.")
    bounds = game.wisdom.columns()
    low = np.array([column.low for column in bounds], np.int32)
    high = np.array([column.high for column in bounds], np.int32)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int32),
            "action_mask": spaces.Box(0, 1, (game.rules.codes,), np.int8),
        }
    )


def seen_from(table: LoneTable, seat: int, codes: list[int]) -> dict[str, Any]:
    """What a seat knows, with a mask of the answers it may give now."""
    mask = np.zeros(table.game.rules.codes, np.int8)
    mask[codes] = 1
    return {"observation": np.array(table.observe(seat), np.int32), "action_mask": mask}
