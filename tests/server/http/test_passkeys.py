"""Passkeys over HTTP: a question is answered once and by whom it was asked, and what is no answer is refused."""

import base64
import json

from durbar.server.store import Persons, Store
from durbar.server.store.keyring import Keyring
from durbar.server.store.rows import PasskeyRow
from tests.server.people import Person
from tests.server.store.test_store import use


def answer_to(challenge: str) -> dict[str, object]:
    """What a browser without any passkey might make up."""
    said = json.dumps({"type": "webauthn.create", "challenge": challenge, "origin": "http://localhost"})
    text = base64.urlsafe_b64encode(said.encode()).decode().rstrip("=")
    return {"credential": {"id": "AA", "rawId": "AA", "type": "public-key", "response": {"clientDataJSON": text}}}


def kind(person: Person, path: str, challenge: str) -> str:
    """How the house refuses an answer."""
    return str(person.asks("POST", path, json=answer_to(challenge)).json()["reason"]["kind"])


def test_a_question_is_answered_once_by_whom_it_was_asked(anna: Person, ben: Person) -> None:
    asked = anna.asks("POST", "/api/passkeys/new", json={}).json()
    assert asked["rp"]["id"] == "127.0.0.1"
    assert asked["authenticatorSelection"]["residentKey"] == "required"
    assert kind(ben, "/api/passkeys", asked["challenge"]) == "key_too_late"
    assert kind(anna, "/api/passkeys", asked["challenge"]) == "key_too_late", "Ben has used it up"
    again = anna.asks("POST", "/api/passkeys/new", json={}).json()
    assert kind(anna, "/api/passkeys", again["challenge"]) == "bad_key"
    assert kind(anna, "/api/passkeys", "made up") in ("bad_key", "key_too_late")
    assert anna.asks("GET", "/api/passkeys").json() == {"offered": True, "keys": []}


def test_nobody_signs_in_with_a_passkey_that_the_house_does_not_know(anna: Person) -> None:
    asked = anna.asks("POST", "/api/passkeys/ask", json={}).json()
    assert kind(anna, "/api/passkeys/use", asked["challenge"]) == "unknown_key"
    assert kind(anna, "/api/passkeys/use", asked["challenge"]) == "key_too_late"


def test_who_is_forgotten_has_no_passkey_and_an_old_question_is_not_answered(address: str) -> None:
    async def tell(store: Store) -> None:
        keyring = Keyring(store.driver)
        await keyring.add(PasskeyRow(b"k", b"anna", b"public", 0, "Chrome", 100))
        await keyring.ask(b"old", b"anna", -1)
        assert await keyring.take(b"old") is None
        assert [row.id for row in await keyring.of(b"anna")] == [b"k"]
        await keyring.used(b"k", 7)
        found = await keyring.find(b"k")
        assert found is not None and found.uses == 7
        await Persons(store.driver).forget(b"anna")
        assert await keyring.of(b"anna") == []

    use(address, tell)
