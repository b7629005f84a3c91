"""Webhooks: a table's own channel in Discord, Slack or Matrix hears whose turn it is."""

import html
from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit

import msgspec

from durbar.games import game
from durbar.server.notices import spoken
from durbar.server.notices.channel import NobodyThere, Undelivered
from durbar.server.notices.news import TableNews
from durbar.server.notices.posting import post
from durbar.server.store.rows import ChannelRow
from durbar.server.table import messages

DISCORD = ("discord.com", "discordapp.com")
GONE = (404, 410)


class Webhook:
    """Posts what happens at a table to the address that its host gave."""

    def __init__(self, private: bool) -> None:
        self.private = private

    async def send(self, channel: ChannelRow, news: Sequence[TableNews]) -> None:
        """One message: whose turn it is, or who won."""
        body = msgspec.json.encode(message(channel, news[0]))
        headers = {"Content-Type": "application/json"}
        status = await post(channel.address, headers, body, self.private)
        if status in GONE:
            raise NobodyThere(f"{urlsplit(channel.address).hostname} answered {status}.")
        if not 200 <= status < 300:
            raise Undelivered(f"{urlsplit(channel.address).hostname} answered {status}.")


def message(channel: ChannelRow, news: TableNews) -> Mapping[str, object]:
    """In the form that is read there; names call nobody and are no markup."""
    text = f"{what_happened(channel, news)}\n{channel.origin}{messages.link(news.table)}"
    if (urlsplit(channel.address).hostname or "").endswith(DISCORD):
        return {"content": text, "allowed_mentions": {"parse": []}}
    return {"text": html.escape(text, quote=False)}


def what_happened(channel: ChannelRow, news: TableNews) -> str:
    """What happened, in a sentence."""
    words, name = spoken(channel.language), game(news.game).text(channel.language).say("game.name")
    who = ", ".join(news.asked or news.winners)
    key = "webhook.turn" if news.asked else "webhook.won" if who else "webhook.over"
    return words.say(key, {"game": name, "who": who})
