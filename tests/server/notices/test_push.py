"""Web Push: sealed for one browser, signed by the house, and ended where nobody is there any more."""

import base64
import json
from collections.abc import Iterator
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from durbar.server.notices.posting import Unreachable, _post, web_place
from tests.server.notices.posted import Endpoint, Posted, endpoint
from tests.server.notices.test_mail import answers, to_move, waits_for
from tests.server.people import Person, Servers, sit_down

CONTACT = "mailto:tables@games.example"
CHOICES: dict[str, Any] = {"push": CONTACT, "private_addresses": True, "notice_after": 0.0}


@pytest.fixture
def service() -> Iterator[Endpoint]:
    with endpoint() as running:
        yield running


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def data(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """The keys of a browser that was subscribed."""

    def __init__(self, person: Person, service: Endpoint) -> None:
        self.private: Any = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"0123456789abcdef"
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": text(point), "auth": text(self.secret)}
        answer = person.asks("POST", "/api/notices/push", json={"endpoint": service.address, **keys})
        assert answer.json()["channels"][0]["this"] is True, answer.text

    def reads(self, posted: Posted) -> Any:
        """What a notice says."""
        keys = {"private_key": self.private, "auth_secret": self.secret}
        return json.loads(http_ece.decrypt(posted.body, version="aes128gcm", **keys))


def claims(posted: Posted, key: str) -> Any:
    """What the house says of itself, if it is really the house."""
    scheme, _, rest = posted.headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    signed, _, signature = parts["t"].rpartition(".")
    r, s = data(signature)[:32], data(signature)[32:]
    house = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(key))
    both = encode_dss_signature(int.from_bytes(r, "big"), int.from_bytes(s, "big"))
    house.verify(both, signed.encode(), ec.ECDSA(hashes.SHA256()))
    return json.loads(data(signed.partition(".")[2]))


def test_a_browser_reads_what_the_house_signed_and_is_told_no_more_once_it_is_gone(
    own_server: Servers, service: Endpoint
) -> None:
    server = own_server(**CHOICES)
    anna, ben = Person(server, "Anna"), Person(server, "Ben")
    table = sit_down(anna, ben)
    first, other = to_move(table, anna, ben)
    browser = Browser(other, service)
    answers(table, first)

    posted = service.next()
    said = browser.reads(posted)
    assert (said["title"], said["link"], said["tag"]) == ("Das Vermächtnis des Maharaja", f"/t/{table}", table)
    assert said["body"] == f"It is your turn, with {first.name}."
    assert len(posted.headers["topic"]) == 32
    key = other.asks("GET", "/api/notices/key").json()["key"]
    told = claims(posted, key)
    assert (told["sub"], told["aud"]) == (CONTACT, service.address.removesuffix("/here"))
    server.restart()
    assert other.asks("GET", "/api/notices/key").json()["key"] == key

    service.status = 410
    answers(table, other)
    answers(table, first)
    service.next()
    waits_for(server.data, "channels", 0)


def test_a_browser_that_is_signed_out_is_told_nothing(own_server: Servers, service: Endpoint) -> None:
    server = own_server(**CHOICES)
    anna = Person(server, "Anna")
    anna.opens(seats=2)
    Browser(anna, service)
    (device,) = anna.asks("GET", "/api/devices").json()
    anna.asks("POST", "/api/devices/sign_out", json={"id": device["id"]})
    waits_for(server.data, "channels", 0)


def test_keys_that_are_none_are_refused(own_server: Servers) -> None:
    anna = Person(own_server(**CHOICES), "Anna")
    anna.opens(seats=2)
    wrong = {"endpoint": "https://push.example/x", "p256dh": "A" * 87, "auth": "A" * 22}
    assert anna.asks("POST", "/api/notices/push", json=wrong).json()["reason"]["kind"] == "bad_place"


@pytest.mark.parametrize(
    "address",
    ["http://127.0.0.1/", "http://localhost:1/", "http://10.0.0.1/", "http://[::1]/", "http://[::ffff:127.0.0.1]/"],
)
def test_nothing_is_posted_into_the_hosts_own_network(address: str) -> None:
    with pytest.raises(Unreachable, match="private network"):
        _post(address, {}, b"", private=False)


@pytest.mark.parametrize(
    "address", ["file:///etc/passwd", "//here", "https://a:b@chat.example/", "ftp://x.example", "http://x\n"]
)
def test_only_addresses_of_the_web_are_posted_to(address: str) -> None:
    with pytest.raises(Unreachable, match="expected"):
        web_place(address)


def test_a_redirect_is_not_followed(service: Endpoint) -> None:
    service.status = 302
    assert _post(service.address, {}, b"x", private=True) == 302
    assert service.next().path == "/here"
    assert service.posted.empty()
