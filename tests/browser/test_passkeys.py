"""Passkeys: who has lost the cookie signs in with one, and the seat is back."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Guests

pytestmark = pytest.mark.browser

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
"""A device that keeps passkeys, and whose person always agrees."""


def test_whoever_lost_the_cookie_signs_in_with_a_passkey_and_has_the_seat_again(guests: Guests) -> None:
    anna = guests("Anna")
    anna.home = anna.home.replace("127.0.0.1", "localhost")  # passkeys are bound to a name
    device = anna.context.new_cdp_session(anna.page)
    device.send("WebAuthn.enable")
    device.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    anna.plays_bots(2)
    anna.goes("/you")
    anna.page.get_by_role("button", name="Add a passkey").click()
    keys = anna.page.get_by_role("region", name="Passkeys").get_by_role("listitem")
    expect(keys).to_have_count(1)

    anna.context.clear_cookies()
    anna.goes("/tables")
    anna.page.get_by_role("link", name="Sign in with a passkey").click()
    anna.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(anna.page).to_have_url(anna.home + "/tables")
    anna.page.locator("main li a").click()
    anna.answers.first.wait_for()

    anna.goes("/you")
    expect(anna.page.get_by_role("region", name="Your devices").get_by_role("listitem")).to_have_count(2)
    keys.get_by_role("button", name="Remove").click()
    expect(keys).to_have_count(0)
    anna.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(anna.page.get_by_role("alert")).to_have_text(
        "This house does not know this passkey; perhaps it was removed."
    )
    anna.troubles.clear()  # a refusal is told in the console too
