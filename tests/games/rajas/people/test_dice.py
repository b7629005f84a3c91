"""Which dice could pay for what, as places among a seat's dice."""

from typing import Any

from tests.games.rajas.tables import Table


def space(table: Table, name: str) -> Any:
    return next(space for space in table.match.view(0).spaces if space.id == name)


def test_a_balcony_names_the_dice_of_its_colour() -> None:
    """RG-6.2."""
    table = Table().dice(0, "blue 2 blue 2 green 5")
    assert space(table, "balcony_blue").dice == [0, 1]
    assert space(table, "balcony_green").dice == [2]


def test_karma_turns_what_does_not_pay_as_it_lies() -> None:
    """RG-3.4."""
    table = Table().dice(0, "blue 2 green 5").put(0, karma=1)
    dancer = space(table, "dancer")
    assert (dancer.die_value, dancer.dice, dancer.turned) == (2, [0], [1])


def test_a_stack_names_the_dice_of_its_colour_and_a_spectator_has_none() -> None:
    """RG-4.2."""
    table = Table().dice(0, "blue 2 green 5 green 6")
    dice = {stack.colour: stack.dice for stack in table.match.view(0).stacks}
    assert dice == {"blue": [0], "green": [1, 2], "orange": [], "purple": []}
    assert [stack.dice for stack in table.match.view(None).stacks if stack.dice] == []


def test_of_equal_dice_the_first_is_the_chosen_one() -> None:
    """RG-6.1."""
    table = Table().dice(0, "blue 2 blue 2 green 5")
    table.s.chosen[1] = 1
    table.s.chosen[10] = 1
    assert table.match.view(0).chosen == [0, 2]
