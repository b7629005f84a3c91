"""Passkeys: a device proves who somebody is, so that a lost cookie is no lost seat. Needs the extra `passkeys`."""

import hashlib
import importlib.util
import json
import secrets
import time
from typing import Any
from urllib.parse import urlsplit

from durbar.server.refusals import deny, require
from durbar.server.store import Conflict
from durbar.server.store.keyring import Keyring
from durbar.server.store.rows import PasskeyRow

LIFETIME = 300
"""How many seconds a question may be answered."""
MOST = 20
NOBODY = b""
"""Whoever answers a question that was asked of nobody in particular signs in."""


def are_offered() -> bool:
    """Whether the library is there."""
    return importlib.util.find_spec("webauthn") is not None


async def ask_for_new(keyring: Keyring, owner: bytes, origin: str) -> bytes:
    """What a browser needs to make a passkey, as JSON."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
    )

    known = await keyring.of(owner)
    require(len(known) < MOST, "too_many_keys", most=MOST)
    options = generate_registration_options(
        rp_id=_place(origin),
        rp_name="Durbar",
        user_name=f"Durbar, {_place(origin)}",
        user_id=hashlib.sha256(b"durbar passkey:" + owner).digest(),
        challenge=await _asked(keyring, owner),
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=row.id) for row in known],
    )
    return options_to_json(options).encode()


async def keep_new(keyring: Keyring, owner: bytes, credential: Any, origin: str, name: str) -> None:
    """A browser made a passkey for this person."""
    from webauthn import verify_registration_response

    challenge = await _answered(keyring, credential, owner)
    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=_place(origin),
            expected_origin=origin,
        )
    except Exception as error:  # what the library cannot read it says in many ways
        raise deny("bad_key", 400) from error
    row = PasskeyRow(found.credential_id, owner, found.credential_public_key, found.sign_count, name, int(time.time()))
    try:
        await keyring.add(row)
    except Conflict as error:
        raise deny("bad_key", 400) from error


async def ask_for_any(keyring: Keyring, origin: str) -> bytes:
    """What a browser needs to prove who somebody is, as JSON."""
    from webauthn import generate_authentication_options, options_to_json

    challenge = await _asked(keyring, NOBODY)
    return options_to_json(generate_authentication_options(rp_id=_place(origin), challenge=challenge)).encode()


async def recognise(keyring: Keyring, credential: Any, origin: str) -> bytes:
    """The person whose passkey answered."""
    from webauthn import verify_authentication_response
    from webauthn.helpers import base64url_to_bytes

    challenge = await _answered(keyring, credential, NOBODY)
    known = await keyring.find(base64url_to_bytes(str(credential.get("id", ""))))
    if known is None:
        raise deny("unknown_key", 404)
    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=_place(origin),
            expected_origin=origin,
            credential_public_key=known.public_key,
            credential_current_sign_count=known.uses,
        )
    except Exception as error:
        raise deny("bad_key", 400) from error
    await keyring.used(known.id, found.new_sign_count)
    return known.owner


async def _asked(keyring: Keyring, owner: bytes) -> bytes:
    challenge = secrets.token_bytes(32)
    await keyring.ask(challenge, owner, LIFETIME)
    return challenge


async def _answered(keyring: Keyring, credential: Any, owner: bytes) -> bytes:
    """The question that is answered, if it was ours, of this person, and not answered before."""
    from webauthn.helpers import base64url_to_bytes

    try:
        said = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        challenge = base64url_to_bytes(said["challenge"])
    except (ValueError, KeyError, TypeError) as error:
        raise deny("bad_key", 400) from error
    require(await keyring.take(challenge) == owner, "key_too_late", 410)
    return challenge


def _place(origin: str) -> str:
    """What a passkey is bound to: the name under which people find us."""
    return urlsplit(origin).hostname or "localhost"
