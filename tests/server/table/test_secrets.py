"""Nobody hears what they may not know: not over the socket, not from the record, not from another seat's messages."""

import json
import sqlite3

import msgspec

from durbar import Match, game
from tests.server.people import Here, Person, Servers, at_table, finish, sit_down


def play_forced(match: Match) -> None:
    """Give the answers that give themselves."""
    while alone := [seat for seat in match.actors() if match.forced(seat) is not None]:
        match.play(alone[0], match.codes(alone[0])[0])


def test_messages_are_cut_for_each_listener_from_the_same_view_the_rules_allow(
    anna: Person, ben: Person, cleo: Person, server: Here
) -> None:
    """What a seat or a spectator is sent is what the game's view and events allow it, and nothing beside that."""
    table = sit_down(anna, ben)
    secret, options = stored(server, table)
    match = Match.start(game("legacy"), seats=2, options=options, secret=secret)
    with at_table(table, anna, ben) as (a, b), cleo.at(table) as c:
        c.hears("snapshot")
        while not a.position["over"]:
            mover, other = (a, b) if a.asked else (b, a)
            code = mover.position["legal"][-1]["code"]
            match.play(mover.seat, code)
            play_forced(match)
            mover.does("play", code=code, n=mover.n)
            for tab, seat in ((a, a.seat), (b, b.seat), (c, None)):
                while tab.n < len(match.steps):
                    tab.next()
                assert tab.position["view"] == plain(match.view(seat))
                assert [line["event"] for line in tab.log if line["step"] == len(match.steps)] == plain(
                    match.events(len(match.steps), seat)
                )
                assert (tab.position["legal"] != []) == (seat in match.actors())
            assert other.n == mover.n


def plain(value: object) -> object:
    return json.loads(msgspec.json.encode(value))


def stored(server: Here, table: str) -> tuple[bytes, dict[str, str]]:
    with sqlite3.connect(server.data / "durbar.sqlite") as db:
        secret, options = db.execute("SELECT secret, options FROM tables WHERE id = ?", (table,)).fetchone()
    db.close()
    return secret, json.loads(options)


def test_the_secret_is_told_only_when_the_match_is_over(anna: Person, ben: Person, server: Here) -> None:
    table = sit_down(anna, ben)
    secret, _ = stored(server, table)
    with at_table(table, anna, ben) as (a, b):
        a.plays()
        early = anna.asks("GET", f"/api/tables/{table}/record")
        assert early.status_code == 409
        assert anna.asks("GET", f"/api/tables/{table}/history").status_code == 409
        finish([a, b])
        said = json.dumps(a.heard + b.heard)
        assert secret.hex() not in said
    assert anna.asks("GET", f"/api/tables/{table}/record").json()["secret"] == secret.hex()


def test_the_store_keeps_only_the_hash_of_a_token(own_server: Servers) -> None:
    server = own_server()
    anna = Person(server, "Anna")
    sit_down(anna, Person(server, "Ben"))
    for file in server.data.iterdir():
        assert anna.token.encode() not in file.read_bytes()
        assert file.stat().st_mode & 0o077 == 0, f"{file.name} is for the server alone"


def test_nobody_learns_another_ones_token_or_owner(anna: Person, ben: Person) -> None:
    with at_table(sit_down(anna, ben), anna, ben) as (a, b):
        a.plays()
        b.hears("moved")
        said = json.dumps(a.heard + b.heard)
        assert anna.token not in said
        assert ben.token not in said
        assert "owner" not in said
