"""Invitations name an address that others can open, and say so where there is none."""

import socket

import pytest

from durbar.server.people.invitation import invitation, own_addresses
from tests.server.people import Person, Servers

HOME = "http://localhost:8420"


def test_a_server_for_this_machine_alone_says_that_nobody_else_can_open_its_links() -> None:
    found = invitation("/t/x", HOME, "127.0.0.1", 8420, None)

    assert (found.reach, [each.link for each in found.links]) == ("here", [f"{HOME}/t/x"])


def test_a_server_for_everybody_names_the_addresses_of_its_machine_to_its_own_browser() -> None:
    found = invitation("/t/x", HOME, "0.0.0.0", 8420, None)

    reachable = [f"http://{address}:8420/t/x" for address in own_addresses(socket.AF_INET)]
    assert [each.link for each in found.links] == (reachable or [f"{HOME}/t/x"])


@pytest.mark.parametrize(
    ("asked", "reach"),
    [
        ("http://192.168.1.20:8420", "network"),
        ("http://[fd00::20]:8420", "network"),
        ("https://games.example", "anywhere"),
        ("http://[::1]:8420", "here"),
        ("http://durbar.localhost", "here"),
    ],
)
def test_who_came_by_an_address_that_serves_others_passes_it_on(asked: str, reach: str) -> None:
    found = invitation("/t/x", asked, "127.0.0.1", 8420, None)

    assert (found.reach, found.links[0].link) == (reach, f"{asked}/t/x")


def test_the_address_that_the_host_chose_goes_before_all_others(own_server: Servers) -> None:
    anna = Person(own_server(url="https://games.example"), "Anna")
    table = anna.opens(seats=2)
    told = anna.asks("GET", f"/api/tables/{table}/invitation").json()

    assert told["reach"] == "anywhere"
    assert [each["link"] for each in told["links"]] == [f"https://games.example/t/{table}"]
    assert told["links"][0]["picture"].startswith("data:image/svg+xml")


def test_there_is_no_invitation_to_a_table_that_is_not_there(anna: Person) -> None:
    assert anna.asks("GET", "/api/tables/nowhere/invitation").status_code == 404
