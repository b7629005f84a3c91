"""People and bots are rated on one scale: bots stand where the arena measured them, and people move."""

from pathlib import Path

import pytest

from durbar.arena.figures.strength import StrengthBook
from durbar.bots.lineup import LEVELS
from durbar.games import games
from durbar.server.people.scale import MIDDLE, STEADY, Skill, after_match, levels, nearest_level

KEYS = [game.key for game in games()]
MEASURED = Path(__file__).parents[2] / "docs" / "strength.jsonl"


def measured(game: str) -> dict[str, int]:
    """By how many Elo each level was better than the one before it, at the most seats."""
    meetings = [m for m in StrengthBook(MEASURED).meetings if m.game == game]
    found = {}
    for one, other in zip(LEVELS, list(LEVELS)[1:], strict=False):
        met = [m for m in meetings if m.bot in (other, f"{other}@0.1") and m.against == one]
        at_full = max(met, key=lambda m: (m.seats, m.matches))
        found[other] = round(at_full.elo.value)
    return found


@pytest.mark.parametrize("game", KEYS)
def test_the_levels_of_bots_stand_where_the_arena_measured_them(game: str) -> None:
    from importlib.resources import files
    from tomllib import loads

    assert loads((files("durbar.server.people") / "levels.toml").read_text("utf-8"))[game] == measured(game)


@pytest.mark.parametrize("game", KEYS)
def test_every_level_is_better_than_the_one_before_and_a_courtier_is_a_newcomer(game: str) -> None:
    known = levels(game)
    assert list(known) == list(LEVELS)
    assert sorted(known, key=lambda level: known[level].mu) == list(known)
    assert known["courtier"].mu == MIDDLE


def test_who_wins_rises_who_loses_falls_and_both_are_surer() -> None:
    winner, loser = after_match([Skill(), Skill()], [1, 2])
    assert winner.mu > MIDDLE > loser.mu
    assert winner.sigma < Skill().sigma > loser.sigma


def test_who_keeps_beating_courtiers_and_losing_to_viziers_plays_about_like_one_of_them() -> None:
    skill, known = Skill(), levels("legacy")
    assert nearest_level("legacy", skill) is None
    for _ in range(12):
        skill = after_match([skill, known["courtier"]], [1, 2])[0]
        skill = after_match([skill, known["vizier"]], [2, 1])[0]
    assert nearest_level("legacy", skill) in ("courtier", "vizier")


def test_bots_hardly_move() -> None:
    bot = Skill(30.0, STEADY)
    assert abs(after_match([bot, Skill()], [2, 1])[0].mu - bot.mu) < 0.2


def test_a_game_that_nobody_measured_has_no_levels() -> None:
    assert levels("chess") == {}
    assert nearest_level("chess", Skill(25, 1)) is None
