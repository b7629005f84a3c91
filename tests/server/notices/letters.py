"""A real mail server of the tests, which keeps what it is handed."""

from __future__ import annotations

import asyncio
import queue
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller

from tests.server.people import PATIENCE, unused_port


class Postbox:
    """Letters as they came in; while it is `closed` it takes none, and while it is not `free` it takes its time."""

    def __init__(self) -> None:
        self.port = unused_port()
        self.letters: queue.Queue[EmailMessage] = queue.Queue()
        self.closed = False
        self.reached = threading.Event()
        self.free = threading.Event()
        self.free.set()

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802  aiosmtpd's name
        self.reached.set()
        await asyncio.to_thread(self.free.wait, PATIENCE)
        if self.closed:
            return "451 Come back later"
        letter = message_from_bytes(envelope.content, _class=EmailMessage, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.put(letter)
        return "250 Taken"

    def next(self) -> EmailMessage:
        """The next letter."""
        return self.letters.get(timeout=PATIENCE)


@contextmanager
def postbox() -> Iterator[Postbox]:
    """A mail server for a while."""
    box = Postbox()
    running = Controller(box, hostname="127.0.0.1", port=box.port)
    running.start()
    try:
        yield box
    finally:
        running.stop()


def text_of(letter: EmailMessage) -> str:
    """What a letter says in plain words."""
    body = letter.get_body(("plain",))
    assert body is not None
    return str(body.get_content())


def link_in(letter: EmailMessage, mark: str) -> str:
    """What stands behind a mark in one of a letter's links."""
    found = re.search(re.escape(mark) + r"(\S+)", text_of(letter))
    assert found is not None, text_of(letter)
    return found[1]
