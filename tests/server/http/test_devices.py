"""One person on several devices: brought along by a link that works once, signed out, and forgotten on request."""

import asyncio
from pathlib import Path

import pytest

from durbar.server.people.devices import LIFETIME, Devices, device_name
from durbar.server.refusals import Denied
from durbar.server.store import ChatRow, Persons, SeatRow, StepRow, TableRow, in_folder, open_store
from durbar.server.store.archive import archive_quiet
from durbar.server.store.housekeeping import Housekeeping
from tests.server.people import Person, at_table, sit_down


def gives(person: Person) -> str:
    """The code of a link to another device."""
    answer = person.asks("POST", "/api/passes", json={})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["links"][0]["link"].partition("/continue#")[2])


def continues(person: Person, code: str) -> Person:
    """The same person on another device."""
    phone = Person(person.server, person.name)
    answer = phone.asks("POST", "/api/passes/use", json={"code": code})
    assert answer.status_code == 200, answer.text
    phone.token = answer.cookies["durbar"]
    return phone


def test_a_second_device_has_the_same_seats_and_may_answer_there(anna: Person, ben: Person) -> None:
    table = sit_down(anna, ben)
    phone = continues(anna, gives(anna))
    assert phone.lists() == anna.lists()
    with at_table(table, phone, ben) as (a, _):
        a.plays()


def test_a_link_works_once(anna: Person, ben: Person) -> None:
    sit_down(anna, ben)
    code = gives(anna)
    continues(anna, code)
    again = ben.asks("POST", "/api/passes/use", json={"code": code})
    assert (again.status_code, again.json()["reason"]["kind"]) == (410, "pass_gone")


def test_a_link_is_too_old_after_its_time(tmp_path: Path) -> None:
    async def tell() -> None:
        store = await open_store(in_folder(tmp_path))
        devices = Devices(Persons(store.driver), Housekeeping(store.driver))
        code = await devices.give_pass(b"anna", 1000)
        with pytest.raises(Denied, match="pass_gone"):
            await devices.use_pass(code, "t" * 43, "", 1001 + LIFETIME)
        code = await devices.give_pass(b"anna", 1000)
        await devices.use_pass(code, "t" * 43, "", 1000 + LIFETIME)
        assert [row.owner for row in await devices.of(b"anna", "", 0)] == [b"anna"]
        await store.close()

    asyncio.run(tell())


def test_who_has_no_seat_yet_has_nothing_to_continue(anna: Person) -> None:
    anna.token = ""
    assert anna.asks("POST", "/api/passes", json={}).json()["reason"]["kind"] == "nobody_yet"


def test_devices_are_listed_and_one_that_is_signed_out_is_nobody(anna: Person, ben: Person) -> None:
    table = sit_down(anna, ben)
    phone = continues(anna, gives(anna))
    first, second = anna.asks("GET", "/api/devices").json()
    assert (first["this"], second["this"]) == (True, False)
    with phone.at(table) as tab:
        tab.hears("snapshot")
        left = anna.asks("POST", "/api/devices/sign_out", json={"id": second["id"]}).json()
        assert tab.is_cut_off() == 1012
    assert [device["id"] for device in left] == [first["id"]]
    assert phone.lists() == []
    assert len(anna.lists()) == 1


def test_nobody_signs_out_the_devices_of_others(anna: Person, ben: Person) -> None:
    sit_down(anna, ben)
    (device,) = anna.asks("GET", "/api/devices").json()
    ben.asks("POST", "/api/devices/sign_out", json={"id": device["id"]})
    assert len(anna.lists()) == 1


def test_everything_that_is_kept_can_be_had_and_deleted_and_the_match_stays_for_the_other(
    anna: Person, ben: Person
) -> None:
    table = sit_down(anna, ben)
    with anna.at(table) as a:
        a.hears("snapshot")
        a.does("chat", text="Namaste")
    kept = anna.asks("GET", "/api/me").json()
    assert [card["id"] for card in kept["tables"]] == [table]
    assert [(where, text) for where, text, _ in kept["said"]] == [(table, "Namaste")]

    assert anna.asks("POST", "/api/me/forget", json={}).status_code == 200
    assert anna.lists() == []
    assert anna.asks("GET", "/api/me").json()["said"] == []
    with ben.at(table) as b:
        told = b.hears("snapshot")
    assert [seat["name"] for seat in told["table"]["seats"]] == ["", "Ben"]
    assert [(line["name"], line["text"]) for line in told["chat"]] == [("", "…")]


def test_whom_somebody_muted_and_what_they_reported_is_theirs_to_read_and_not_theirs_any_more_once_forgotten(
    anna: Person, ben: Person
) -> None:
    table = sit_down(anna, ben)
    anna.asks("POST", f"/api/tables/{table}/mute", json={"seat": 1, "mute": True})
    anna.asks("POST", f"/api/tables/{table}/report", json={"seat": 1, "words": "Says boo."})
    ben.asks("POST", f"/api/tables/{table}/mute", json={"seat": 0, "mute": True})
    kept = anna.asks("GET", "/api/me").json()
    assert kept["muted"] == ["Ben"]
    assert [told[:3] for told in kept["reported"]] == [[table, "Ben", "Says boo."]]

    token = anna.token
    anna.asks("POST", "/api/me/forget", json={})
    anna.token = token
    kept = anna.asks("GET", "/api/me").json()
    assert (kept["muted"], kept["reported"]) == ([], [])
    assert ben.asks("GET", "/api/me").json()["muted"] == []


def test_what_lies_in_the_archive_is_had_and_forgotten_too(tmp_path: Path) -> None:
    async def tell() -> None:
        store = await open_store(in_folder(tmp_path))
        persons = Persons(store.driver)
        seats = [SeatRow("t1", n, n, "person", name, None, name.encode(), 1) for n, name in enumerate(("Anna", "Ben"))]
        await store.add(TableRow("t1", "legacy", 1, "standard", 2, {}, b"s", b"Anna", "Anna", True, 1), *seats)
        said = [ChatRow("t1", n, n % 2, seats[n % 2].name, f"remark {n}", 2 + n) for n in range(5)]
        await store.add(*(StepRow("t1", n, "play", 0, n, 1, 2) for n in range(3)), *said)
        assert (await archive_quiet(store, before=1000)).tables == 1

        assert [text for _, text, _ in await persons.said_by(b"Anna")] == ["remark 0", "remark 2", "remark 4"]
        await persons.forget(b"Anna")
        whole = await store.whole("t1")
        assert whole is not None
        assert [row.text for row in whole.chat] == ["…", "remark 1", "…", "remark 3", "…"]
        assert [row.n for row in whole.steps] == [0, 1, 2]
        await store.close()

    asyncio.run(tell())


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1", "Safari, iPhone"),
        ("curl/8.0", ""),
    ],
)
def test_a_device_is_called_by_its_browser_and_system(agent: str, name: str) -> None:
    assert device_name(agent) == name
