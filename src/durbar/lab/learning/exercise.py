"""An exercise: what a net learns from some decisions at once."""

from __future__ import annotations

from typing import Any

from durbar.lab.learning.drill import Drill
from durbar.lab.learning.model import Grasp, Model
from durbar.lab.learning.optimizer import Adam

CALM = 0.005
PACE, FULL_PACE = 5e-4, 20_000
"""How far a step goes; after so many steps the less far the more there were, by the square root of their number."""
STEPS_BEFORE = 180_000
"""So many steps count as done where a course begins with what a net knows, because larger ones would unsettle it."""


class Exercise:
    """Decisions that lie where those of every exercise of this size will lie, so that a graphics card can record how they are learned from."""

    def __init__(self, model: Model, adam: Adam, part: Drill, before: int = 0) -> None:
        self.model = model
        self.adam = adam
        self.before = before
        self.part = part
        self.made: dict[str, Any] = {}
        self.learn = model.device.recorded(self.follow)

    def take(self, part: Drill) -> None:
        """Other decisions in the place of those before."""
        for here, other in zip(self.part, part, strict=True):
            here[:] = other

    def follow(self) -> None:
        """One step down the slopes of what these decisions led to."""
        model, steps = self.model, self.before + self.adam.steps + 1
        pace = PACE * (FULL_PACE / steps).clip(max=1.0) ** 0.5
        self.made = model.forward(model.encode(self.part.seen))
        self.adam.step(model.parts, model.slopes(self.made, model.errors(self.made, self.part, CALM)), pace)

    def grasp(self) -> Grasp:
        """How the net stood before it learned from these decisions."""
        return self.model.grasp(self.made, self.part)
