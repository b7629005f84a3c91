"""`durbar games`."""

import json

from tests.cli.conversation import Terminal


def test_programs_read_a_stable_list(durbar: Terminal) -> None:
    listed = json.loads(durbar("games", "--json").out)

    assert listed[0] == {
        "key": "legacy",
        "name": "Das Vermächtnis des Maharaja",
        "version": 1,
        "seats": [2, 3, 4],
        "options": [{"name": "collections", "values": ["beige", "gray"], "default": "beige"}],
    }
    assert all(set(game) == {"key", "name", "version", "seats", "options"} for game in listed)


def test_people_read_a_table(durbar: Terminal) -> None:
    said = durbar("games")

    assert "legacy" in said.out
    assert "Das Vermächtnis des Maharaja" in said.out
    assert "collections = beige | gray" in said.out
