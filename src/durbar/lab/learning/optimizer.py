"""How weights follow their slopes: Adam, and beside it a slow average of the weights, which is what plays."""

from __future__ import annotations

from typing import Any

from durbar.lab.learning.device import Device

PACE = 1e-3
MOMENTUM, SCALE_MEMORY = 0.9, 0.999
CALM = 1e-4
TENTH = 10
"""The slow average is that of the last tenth of all steps."""


class Adam:
    """What is remembered of earlier slopes, for every part of a net."""

    def __init__(self, device: Device, parts: dict[str, Any]) -> None:
        self.math = device.math
        self.steps = device.zeros()
        self.mean = {part: device.zeros(*values.shape) for part, values in parts.items()}
        self.square = {part: device.zeros(*values.shape) for part, values in parts.items()}
        self.average = {part: values + 0 for part, values in parts.items()}

    def step(self, parts: dict[str, Any], slopes: dict[str, Any], pace: Any = PACE) -> None:
        """Every weight goes a little down its slope, and towards nothing; the average follows."""
        self.steps += 1
        early = (1 - SCALE_MEMORY**self.steps) ** 0.5 / (1 - MOMENTUM**self.steps)
        slow = self.steps / (self.steps + TENTH)
        for part, slope in slopes.items():
            mean, square, values = self.mean[part], self.square[part], parts[part]
            mean *= MOMENTUM
            mean += (1 - MOMENTUM) * slope
            square *= SCALE_MEMORY
            square += (1 - SCALE_MEMORY) * slope * slope
            values *= 1 - pace * CALM
            values -= pace * early * mean / (self.math.sqrt(square) + 1e-8)
            self.average[part] *= slow
            self.average[part] += (1 - slow) * values
