"""Every preset of every game can be chosen at its numbers of seats, and no two of them are the same table."""

import pytest

from durbar import Game
from durbar.games import games


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_every_preset_can_be_chosen_at_each_of_its_numbers_of_seats(game: Game) -> None:
    for preset in game.presets:
        for seats in preset.seats or game.seats:
            chosen = game.choose(seats, preset.options)
            assert chosen.items() >= preset.options.items()


@pytest.mark.parametrize("game", games(), ids=lambda game: game.key)
def test_the_usual_table_has_a_name_at_every_number_of_seats_and_no_table_has_two(game: Game) -> None:
    for seats in game.seats if game.presets else ():
        chosen = [game.choose(seats, p.options) for p in game.presets if seats in (p.seats or game.seats)]

        assert game.choose(seats, {}) in chosen
        assert all(chosen.count(one) == 1 for one in chosen)
