"""Standing: every match that is over counts once, for those who played it and nobody else, and goes when they go."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

from durbar.server.people.counting import count_finished
from durbar.server.refusals import Denied
from durbar.server.store.standings import Standings
from durbar.server.table.table import Table
from tests.server.people import Person, Tab, at_table, finish, sit_down
from tests.server.table.test_clocks import Clockwork, asked, house, owner


def standing(person: Person) -> dict[str, Any]:
    return dict(person.asks("GET", "/api/standing").json())


def plays_a_match(one: Person, other: Person, **wish: Any) -> str:
    """Both play to the end."""
    table = sit_down(one, other, **wish)
    with at_table(table, one, other) as tabs:
        finish(list(tabs))
    return table


async def finishes(table: Table) -> None:
    """Anna and Ben answer until it is over; what gives itself may be given meanwhile."""
    while table.ledger is not None and table.ledger.bits:
        seat = asked(table)
        with suppress(Denied):
            await table.play(owner(seat), table.ledger.match.codes(seat)[0], table.ledger.n)


def plays_alone(tab: Tab) -> None:
    """Answers until the match against bots is over."""
    while not tab.position["over"]:
        if tab.asked:
            tab.plays()
        else:
            tab.next()


def test_a_match_counts_once_for_both_and_says_who_was_ahead(anna: Person, ben: Person) -> None:
    plays_a_match(anna, ben)
    first, other = standing(anna), standing(ben)
    assert first == standing(anna)
    (game,) = first["games"]
    assert (game["game"], game["company"], game["matches"]) == ("legacy", "people", 1)
    mine, theirs = anna.lists()[0]["places"]
    assert (game["wins"], game["streak"], game["best_streak"]) == (int(mine == 1),) * 3
    assert (game["rating"] > other["games"][0]["rating"]) == (mine < theirs)
    (met,) = first["met"]
    assert met == {"name": "Ben", "matches": 1, "ahead": int(mine < theirs), "behind": int(mine > theirs)}
    assert game["openings"][0]["times"] == 1


def test_matches_against_bots_count_apart_and_what_is_played_on_from_one_does_not(anna: Person) -> None:
    table = anna.opens(seats=2, fill="page")
    with anna.at(table) as tab:
        tab.hears("snapshot")
        plays_alone(tab)
        step = tab.position["step"] - 2
    again = anna.asks("POST", f"/api/tables/{table}/branch/{step}").json()["id"]
    with anna.at(again) as tab:
        tab.hears("snapshot")
        plays_alone(tab)
    assert [(game["company"], game["matches"]) for game in standing(anna)["games"]] == [("bots", 1)]


def test_others_see_a_page_only_when_it_is_shown_and_of_whom_one_met_only_themselves(
    anna: Person, ben: Person, cleo: Person
) -> None:
    plays_a_match(anna, ben)
    told = anna.asks("POST", "/api/standing", json={"name": "Anna", "shown": False, "ladder": True}).json()
    path = f"/api/standing/{told['code']}"
    assert cleo.asks("GET", path).json()["reason"]["kind"] == "no_standing"
    names = [rung["name"] for rung in cleo.asks("GET", "/api/ladder/legacy").json()["people"] if rung["code"] is None]
    assert "Anna" in names
    anna.asks("POST", "/api/standing", json={"name": "Anna", "shown": True, "ladder": False})
    assert cleo.asks("GET", path).json()["met"] == []
    assert [met["name"] for met in ben.asks("GET", path).json()["met"]] == ["Ben"]


def test_who_deletes_everything_is_on_no_page_and_no_ladder_any_more(anna: Person, ben: Person) -> None:
    plays_a_match(anna, ben)
    code = anna.asks("POST", "/api/standing", json={"name": "Zora", "shown": True, "ladder": True}).json()["code"]
    anna.asks("POST", "/api/me/forget", json={})
    assert ben.asks("GET", f"/api/standing/{code}").status_code == 404
    assert "Zora" not in [rung["name"] for rung in ben.asks("GET", "/api/ladder/legacy").json()["people"]]
    assert standing(ben)["met"] == []
    assert standing(ben)["games"][0]["matches"] == 1


def test_a_race_for_the_next_number_is_lost_by_one_who_then_counts_the_next(postgres: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with house(postgres, tmp_path, Clockwork()) as one, house(postgres, tmp_path, Clockwork()) as other:
            for here in (one, other):
                await finishes(await here.opens(clock=None))
            both = [Standings(here.lobby.store.driver) for here in (one, other)]
            await asyncio.gather(*(count_finished(h.lobby, s) for h, s in zip((one, other), both, strict=True)))
            rows = await both[0].of(b"anna")
            assert [row.number for row in rows] == [1, 2]
            assert rows[0].sigma > rows[1].sigma

    asyncio.run(run())
