"""E-mail: one letter for all tables that wait for somebody, by the host's own mail server."""

import asyncio
import hashlib
import html
import smtplib
import ssl
from collections.abc import Sequence
from email.message import EmailMessage
from email.utils import format_datetime, localtime, parseaddr
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from durbar.core.text import Catalogue
from durbar.games import game
from durbar.server.notices import spoken
from durbar.server.notices.channel import Undelivered
from durbar.server.notices.news import TableNews
from durbar.server.store.rows import ChannelRow
from durbar.server.table import messages

TIMEOUT = 20.0
"""How many seconds the mail server may take for each thing it is asked."""
PORTS = {"smtp": 587, "smtps": 465}
LOCAL = ("localhost", "127.0.0.1", "::1")


class MailServerError(ValueError):
    """An address that names no mail server."""


class MailServer(NamedTuple):
    """Where letters are handed in."""

    scheme: str
    host: str
    port: int
    user: str
    password: str

    @classmethod
    def read(cls, said: str) -> "MailServer":
        """From smtp://USER:PASSWORD@HOST:PORT or smtps://…"""
        try:
            parts = urlsplit(said)
            port = parts.port
        except ValueError:
            parts, port = urlsplit(""), None
        if parts.scheme not in PORTS or not parts.hostname:
            raise MailServerError("A mail server is written smtp://USER:PASSWORD@HOST:PORT or smtps://….")
        user, password = unquote(parts.username or ""), unquote(parts.password or "")
        return cls(parts.scheme, parts.hostname, port or PORTS[parts.scheme], user, password)


class Mail:
    """Sends letters."""

    def __init__(self, server: str, sender: str) -> None:
        self.server = MailServer.read(server)
        self.sender = sender
        self.domain = parseaddr(sender)[1].partition("@")[2]

    async def send(self, channel: ChannelRow, news: Sequence[TableNews]) -> None:
        """One letter, handed to the mail server."""
        letter = turn_letter(channel, news) if news else code_letter(channel)
        letter["From"], letter["To"] = self.sender, channel.address
        letter["Date"] = format_datetime(localtime())
        # Whoever sees the same letter twice, as when a server died over it, knows it by its name.
        keys = " ".join([channel.id, *(one.key for one in news)])
        letter["Message-ID"] = f"<{hashlib.sha256(keys.encode()).hexdigest()[:40]}@{self.domain}>"
        letter["Auto-Submitted"] = "auto-generated"
        try:
            await asyncio.to_thread(self._hand_in, letter)
        except (OSError, smtplib.SMTPException) as error:
            raise Undelivered(f"{self.server.host}: {error}") from error

    def _hand_in(self, letter: EmailMessage) -> None:
        at, context = self.server, ssl.create_default_context()
        if at.scheme == "smtps":
            line: smtplib.SMTP = smtplib.SMTP_SSL(at.host, at.port, timeout=TIMEOUT, context=context)
        else:
            line = smtplib.SMTP(at.host, at.port, timeout=TIMEOUT)
        with line:
            line.ehlo()
            if line.has_extn("starttls"):
                line.starttls(context=context)
            elif at.scheme == "smtp" and at.user and at.host not in LOCAL:
                raise smtplib.SMTPException("the line is not encrypted, so the password was not said.")
            if at.user:
                line.login(at.user, at.password)
            line.send_message(letter)


def turn_letter(channel: ChannelRow, news: Sequence[TableNews]) -> EmailMessage:
    """It is somebody's turn: one table, or all that wait."""
    words = spoken(channel.language)
    names = [game(one.game).text(channel.language).say("game.name") for one in news]
    subject = words.say("mail.one" if len(news) == 1 else "mail.several", {"n": len(news), "game": names[0]})
    lines = [
        (_line(words, name, one), channel.origin + messages.link(one.table))
        for name, one in zip(names, news, strict=True)
    ]
    stop = f"{channel.origin}/notices#stop={channel.id}"
    letter = _letter(channel.language, subject, lines, (words.say("mail.why", {"house": channel.origin}), stop))
    letter["List-Unsubscribe"] = f"<{channel.origin}/api/notices/stop/{channel.id}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return letter


def code_letter(channel: ChannelRow) -> EmailMessage:
    """Whether it is really somebody who wants letters here."""
    words = spoken(channel.language)
    link = f"{channel.origin}/notices#code={channel.code}"
    ask = words.say("mail.confirm", {"house": channel.origin})
    return _letter(
        channel.language, words.say("mail.confirm_subject"), [(ask, link)], (words.say("mail.confirm_why"), "")
    )


def _line(words: Catalogue, game: str, news: TableNews) -> str:
    others = ", ".join(news.others)
    return words.say("mail.turn" if others else "mail.turn_alone", {"game": game, "others": others})


def _letter(language: str, subject: str, lines: Sequence[tuple[str, str]], foot: tuple[str, str]) -> EmailMessage:
    letter = EmailMessage()
    letter["Subject"] = subject
    paragraphs = [f"{sentence}\n{link}" for sentence, link in lines]
    letter.set_content("\n\n".join([*paragraphs, f"-- \n{foot[0]}\n{foot[1]}".rstrip()]) + "\n")
    body = "".join(f"<p>{html.escape(sentence)}<br>{_anchor(link)}</p>" for sentence, link in lines)
    small = f"<p><small>{html.escape(foot[0])} {_anchor(foot[1])}</small></p>"
    letter.add_alternative(f'<!doctype html><html lang="{language}"><body>{body}{small}</body></html>', subtype="html")
    return letter


def _anchor(link: str) -> str:
    return f'<a href="{html.escape(link)}">{html.escape(link)}</a>' if link else ""
