"""Chaos: two servers and a worker over one PostgreSQL are killed at random while people play; nothing acknowledged may be lost or doubled.

`python -m tests.server.chaos [--kills 1000] [--tables 40] [--seed 1] [--minutes 90]`
"""

import argparse
import asyncio
import math
import random
import secrets
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from durbar.core.match import verify
from durbar.core.record import Record
from durbar.server.store import open_store
from durbar.server.store.driver import Statement
from durbar.server.table.checking import prove_house
from tests.server.people import Elsewhere, Mind
from tests.server.postgres import Cluster, cluster

LOST = (OSError, WebSocketException, TimeoutError, httpx.HTTPError, EOFError)
"""What happens to people when servers die."""
EACH = ("server", "worker", "cut", "server", "database")
"""Every now and then each of them dies."""
STORED = "SELECT n, kind, seat, code FROM steps WHERE table_id = :table"
ENDING = 240.0
"""So many seconds after the last kill every match must be over."""


@dataclass
class Sent:
    """An answer that was sent: to which entry, and whether it was acknowledged as which."""

    seat: int
    seen: int
    code: int
    entry: int | None = None


@dataclass
class House:
    """Everything that runs, and what its people remember."""

    servers: Sequence[Elsewhere]
    store: str
    chance: random.Random
    sent: dict[str, list[Sent]] = field(default_factory=dict)
    done: Counter[str] = field(default_factory=Counter)

    def web(self) -> str:
        """Some server, whether it lives or not."""
        return f"127.0.0.1:{self.chance.choice(self.servers).port}"


class Guest:
    """Somebody at one table, who comes back to any server until the match is over."""

    def __init__(self, house: House, table: str, token: str) -> None:
        self.house = house
        self.table = table
        self.headers = {"authorization": f"Bearer {token}"}
        self.seen = 0
        self.over = False

    async def play(self) -> None:
        """Until the end."""
        while not self.over:
            try:
                address = f"ws://{self.house.web()}/api/tables/{self.table}/socket"
                async with connect(address, additional_headers=self.headers, compression=None, open_timeout=20) as line:
                    await self._talk(line)
            except LOST:
                await asyncio.sleep(self.house.chance.uniform(0.05, 0.4))

    async def _talk(self, line: ClientConnection) -> None:
        seat, waiting = -1, dict[int, Sent]()
        while not self.over:
            message = msgspec.json.decode(await asyncio.wait_for(line.recv(), 30))
            seat = message["you"]["seat"] if "you" in message else seat
            if message["type"] == "done":
                waiting[message["ref"]].entry = message["n"]
            elif message["type"] == "refused":
                self.house.done[message["reason"]["kind"]] += 1
            position = message.get("position")
            if position is not None:
                self.over = position["over"]
                if position["legal"]:
                    sent = Sent(seat, position["n"], self.house.chance.choice(position["legal"])["code"])
                    waiting[len(waiting)] = sent
                    await self._say(line, sent, len(waiting) - 1)

    async def _say(self, line: ClientConnection, sent: Sent, ref: int) -> None:
        self.house.sent[self.table].append(sent)
        said = {"type": "play", "code": sent.code, "n": sent.seen, "ref": ref}
        await line.send(msgspec.json.encode(said).decode())


async def sit_down(house: House, bots: bool) -> list[Guest]:
    """A table for two people, or for one and a bot; asked for until somebody answers."""
    while True:
        tokens = [secrets.token_urlsafe(32) for _ in range(2)]
        wish: dict[str, Any] = {"game": "legacy", "seats": 2, "name": "Anna", "bots": {"1": "page"} if bots else {}}
        try:
            async with httpx.AsyncClient(base_url=f"http://{house.web()}", timeout=20) as client:
                opened = await client.post("/api/tables", json=wish, headers={"authorization": f"Bearer {tokens[0]}"})
                table = opened.raise_for_status().json()["id"]
                house.sent[table] = []
                if bots:
                    return [Guest(house, table, tokens[0])]
                path, ben = f"/api/tables/{table}/seats", {"authorization": f"Bearer {tokens[1]}"}
                (await client.post(path, json={"name": "Ben"}, headers=ben)).raise_for_status()
                return [Guest(house, table, token) for token in tokens]
        except LOST:
            await asyncio.sleep(0.2)


async def keep_table(house: House, number: int, busy: asyncio.Event) -> None:
    """One match after the other, as long as there is chaos."""
    while True:
        guests = await sit_down(house, bots=number % 3 == 0)
        await asyncio.gather(*(guest.play() for guest in guests))
        house.done["matches"] += 1
        if not busy.is_set():
            return


async def strike(house: House, mind: Mind, database: Cluster, number: int) -> None:
    """Something dies, and is started again."""
    what = house.chance.choice(["server", "server", "worker", "cut"])
    if number % 50 < len(EACH):
        what = EACH[number % 50]
    house.done[what] += 1
    if what == "database":
        await asyncio.to_thread(database.stop)
        await asyncio.to_thread(database.start)
    elif what == "cut":
        async with await psycopg.AsyncConnection.connect(house.store, autocommit=True) as db:
            await db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    else:
        victim = mind if what == "worker" else house.chance.choice(house.servers)
        await asyncio.to_thread(victim.kill)
        await asyncio.sleep(house.chance.uniform(0.0, 0.3))
        await asyncio.to_thread(victim.start)


async def storm(
    house: House, mind: Mind, database: Cluster, kills: int, minutes: float = math.inf
) -> AsyncIterator[None]:
    """One blow after the other, as long as there is time; every hundredth is told."""
    end = time.monotonic() + 60 * minutes
    for number in range(kills):
        if time.monotonic() > end:
            return
        await strike(house, mind, database, number)
        if number % 100 == 99:
            print(f"{number + 1} of {kills}: {dict(house.done)}", flush=True)
        yield


async def rage(house: House, tables: int, blows: AsyncIterator[None]) -> None:
    """People play while one misfortune follows another; afterwards every match comes to its end."""
    busy = asyncio.Event()
    busy.set()
    playing = [asyncio.create_task(keep_table(house, number, busy)) for number in range(tables)]
    async for _ in blows:
        await asyncio.sleep(house.chance.uniform(0.3, 1.0))
    busy.clear()
    async with asyncio.timeout(ENDING):
        await asyncio.gather(*playing)


async def judge(house: House) -> None:
    """Compare what people remember with what is stored, and verify every record; no server met anything unexpected."""
    logs = [line for server in house.servers for line in server.log.read_text("utf-8").splitlines()]
    unexpected = [line for line in logs if '"level":"error"' in line]
    assert not unexpected, "\n".join(unexpected)
    proof = await prove_house(house.store, None)
    assert proof.damaged == []
    store = await open_store(house.store, alone=False)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{house.servers[0].port}", timeout=60) as client:
        for table, sent in house.sent.items():
            (found,) = await store.driver.read(Statement(STORED, {"table": table}))
            stored = {row[0]: tuple(row[1:]) for row in found}
            record = await client.get(f"/api/tables/{table}/record") if sent else None
            given = verify(Record.parse(record.raise_for_status().content)).given if record else []
            compare(table, sent, stored, given)
    await store.close()


def compare(table: str, sent: list[Sent], stored: dict[int, tuple[str, int, int]], given: list[bool]) -> None:
    """Every acknowledged answer is stored as it was said, and none was stored twice; what nobody said gave itself."""
    for one in sent:
        if one.entry is not None:
            assert stored.get(one.entry) == ("play", one.seat, one.code), f"{table}: {one} is not there"
    said = Counter((one.seat, one.code, one.seen) for one in sent)
    seats = {one.seat for one in sent}
    for n, (kind, seat, code) in stored.items():
        if kind == "play" and seat in seats and not given[n - 1]:
            match = max((key for key in said if key[:2] == (seat, code) and key[2] < n and said[key]), default=None)
            assert match is not None, f"{table}: nobody said entry {n}, or it is there twice"
            said[match] -= 1


def run(kills: int, tables: int, seed: int, minutes: float = math.inf) -> Counter[str]:
    """A house, its people and its misfortunes; returns what happened how often."""
    database = cluster()
    running: list[Elsewhere | Mind] = []
    try:
        store = database.database()
        with tempfile.TemporaryDirectory() as folder:
            servers = [Elsewhere(Path(folder) / str(n), store=store, thinking=False) for n in range(2)]
            running += servers
            mind = Mind(store)
            running.append(mind)
            house = House(servers, store, random.Random(seed))
            asyncio.run(rage(house, tables, storm(house, mind, database, kills, minutes)))
            asyncio.run(judge(house))
            house.done["acknowledged"] = sum(one.entry is not None for sent in house.sent.values() for one in sent)
            return house.done
    finally:
        for one in running:
            one.kill()
        database.remove()


def main() -> None:
    """Run and say what happened."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=math.inf)
    options = parser.parse_args()
    began = time.monotonic()
    done = run(options.kills, options.tables, options.seed, options.minutes)
    print(f"seed {options.seed}, {time.monotonic() - began:.0f} s: " + ", ".join(f"{v} {k}" for k, v in done.items()))


if __name__ == "__main__":
    main()
