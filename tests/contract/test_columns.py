"""What a game declares of its observations holds in every match."""

from durbar.core.columns import Column
from durbar.core.game import Game
from tests.contract.cases import Case, every_case, random_match


def declared(game: Game) -> list[Column]:
    assert game.wisdom.columns is not None, f"{game.key} has no wisdom/columns.py"
    return game.wisdom.columns()


@every_case
def test_every_number_of_an_observation_has_a_column_with_a_name_of_its_own(case: Case) -> None:
    columns = declared(case.game)

    assert len(columns) == case.game.rules.observation
    assert len({column.name for column in columns}) == len(columns)
    assert [column.name for column in columns if column.low > column.high or not column.meaning] == []
    told_apart = [(column, *column.told_apart) for column in columns if column.told_apart]
    assert [column.name for column, low, high in told_apart if not column.low <= low < high <= column.high] == []


@every_case
def test_every_observation_lies_within_the_bounds_of_its_columns(case: Case) -> None:
    columns, out = declared(case.game), [0] * case.game.rules.observation
    for match, _, _ in random_match(case, 40):
        for seat in range(case.seats):
            assert case.game.rules.observe(match.state, seat, out) == len(columns)
            assert outside(columns, out) == []


def outside(columns: list[Column], numbers: list[int]) -> list[str]:
    """The columns whose number is out of bounds, with that number."""
    return [
        f"{column.name} is {number}, not {column.low} to {column.high}"
        for column, number in zip(columns, numbers, strict=True)
        if not column.low <= number <= column.high
    ]
