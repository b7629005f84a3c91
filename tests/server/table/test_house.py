"""Tables that are open to the house: the host decides, and everybody finds them until the match is over."""

from tests.server.people import Person, at_table, finish, sit_down


def shown(person: Person) -> list[str]:
    """The tables that somebody finds without a link."""
    return [table["id"] for table in person.asks("GET", "/api/house").json()["tables"]]


def opens_up(person: Person, table: str, is_open: bool = True) -> int:
    return person.asks("POST", f"/api/tables/{table}/open", json={"open": is_open}).status_code


def test_a_table_is_private_until_its_host_opens_it_to_the_house(anna: Person, cleo: Person) -> None:
    table = anna.opens(seats=3, bots={"1": "page"})
    assert table not in shown(cleo)
    assert opens_up(anna, table) == opens_up(anna, table) == 200
    assert table in shown(cleo)
    assert anna.asks("GET", f"/api/tables/{table}/invitation").json()["open"]
    assert opens_up(anna, table, False) == 200
    assert table not in shown(cleo)


def test_only_the_host_opens_a_table_to_the_house(anna: Person, cleo: Person) -> None:
    table = anna.opens(seats=2)
    assert opens_up(cleo, table) == 403
    assert table not in shown(cleo)


def test_a_table_with_free_seats_says_how_many_and_goes_when_the_match_is_over(
    anna: Person, ben: Person, cleo: Person
) -> None:
    waiting = anna.opens(seats=3)
    opens_up(anna, waiting)
    running = sit_down(anna, ben)
    opens_up(anna, running)
    found = {table["id"]: table for table in cleo.asks("GET", "/api/house").json()["tables"]}
    assert (found[waiting]["free"], found[running]["free"], found[waiting]["host"]) == (2, 0, "Anna")
    assert shown(cleo).index(waiting) < shown(cleo).index(running)
    with at_table(running, anna, ben) as tabs:
        assert cleo.asks("GET", "/api/house").json()["about"] >= 2
        finish(list(tabs))
    assert running not in shown(cleo)
