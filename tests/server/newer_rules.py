"""Rules of a later version, which old matches do not fit."""

import dataclasses
from typing import Any

from durbar.core.game import Game


def stricter(game: Game) -> Game:
    """The next version of a game, in which the first of several answers is not legal any more."""

    def legal(s: Any, seat: int, out: Any) -> int:
        count = game.rules.legal(s, seat, out)
        if count < 2:
            return count
        for place in range(count - 1):
            out[place] = out[place + 1]
        return count - 1

    return dataclasses.replace(game, version=game.version + 1, rules=dataclasses.replace(game.rules, legal=legal))
