"""A killed server has lost nothing that it acknowledged, and doubled nothing.

By hand: `CAPOSALDO_KILLS=100 pytest tests/server/test_killed.py -s` kills it more often.
"""

from __future__ import annotations

import os
import random
import select
import signal
import subprocess
import sys
import threading
import time
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from litestar.testing import TestClient

from caposaldo.server.app import create_app
from tests.server.seated import bearer

Wish = dict[str, Any]
SERVE = "from caposaldo.server.run import serve; serve(port=0, database_url={url!r})"
KILLS = int(os.environ.get("CAPOSALDO_KILLS", "2"))
AT_ONCE = 4
"""So many tables are played at once, so that what is killed is writing for several."""
FEWEST, MOST = 8, 80
"""So many answers come between two kills."""


class Process:
    """A server in a process of its own."""

    def __init__(self, database: str) -> None:
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE.format(url=database)],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], 60)
        line = self.process.stdout.readline() if ready else ""
        assert line.startswith("Caposaldo is at http://127.0.0.1:"), line
        self.address = line.split()[-1].rstrip("/")

    def kill(self) -> None:
        if self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)
        assert self.process.stdout is not None
        self.process.stdout.close()


def told(log: list[Wish]) -> list[tuple[str, str]]:
    return [(entry["seat"], entry["action"]) for entry in log]


class Played:
    """A table, and all that its server has acknowledged."""

    def __init__(self, client: httpx.Client, wish: Wish) -> None:
        made = client.post("/api/tables", json=wish).json()
        self.url = f"/api/tables/{made['id']}"
        self.heads = {seat["seat"]: bearer(seat["key"]) for seat in made["seats"]}
        for head in self.heads.values():
            assert client.post(f"{self.url}/join", json={}, headers=head).status_code == 200
        self.log: list[Wish] = self.state(client, "us")["log"]
        self.over = False

    def state(self, client: httpx.Client, seat: str) -> Wish:
        found: Wish = client.get(self.url, headers=self.heads[seat]).json()
        return found

    def check(self, client: httpx.Client) -> None:
        """See that all is there that was acknowledged; one answer more may have come through."""
        log = self.state(client, "us")["log"]
        assert [entry["n"] for entry in log] == list(range(len(log)))
        assert told(log)[: len(self.log)] == told(self.log)
        assert len(self.log) <= len(log) <= len(self.log) + 1
        self.log = log

    def play(self, address: str) -> None:
        """Answer as fast as possible, until the server dies in the middle of it."""
        try:
            with httpx.Client(base_url=address, timeout=10) as client:
                while not self.over:
                    self._answer(client)
        except httpx.TransportError:
            return

    def _answer(self, client: httpx.Client) -> None:
        state = self.state(client, "us")
        asked = state["view"]["asked"]
        if asked is None:
            self.over = True
            return
        if not asked["options"]:
            asked = self.state(client, asked["seat"])["view"]["asked"]
        at = state["view"]["at"]
        body = {"at": at, "action": asked["options"][at * 7 % len(asked["options"])]}
        head = self.heads[asked["seat"]]
        found = client.post(f"{self.url}/answers", json=body, headers=head)
        assert found.status_code == 200, found.text
        self.log += found.json()["log"]


def test_a_killed_server_has_lost_nothing_it_acknowledged(tmp_path: Path, wish: Wish) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    moments, seeds = random.Random(314), count(7)
    tables: list[Played] = []
    for _ in range(KILLS):
        server = Process(database)
        try:
            with httpx.Client(base_url=server.address, timeout=20) as client:
                played = [table for table in tables if not table.over]
                for table in played:
                    table.check(client)
                missing = range(AT_ONCE - len(played))
                fresh = [Played(client, {**wish, "seed": str(next(seeds))}) for _ in missing]
            tables += fresh
            _play_and_kill([*played, *fresh], server, moments)
        finally:
            server.kill()
    with TestClient(create_app(database)) as client:
        for table in tables:
            table.check(client)
    answers = sum(len(table.log) - 1 for table in tables)
    print(f"{KILLS} kills, {len(tables)} tables, {answers} answers, none lost and none doubled")
    assert answers >= KILLS * FEWEST


def _play_and_kill(tables: list[Played], server: Process, moments: random.Random) -> None:
    """Play at all tables at once; after some answers, at any moment, the server dies."""
    players = [
        threading.Thread(target=table.play, args=(server.address,), daemon=True) for table in tables
    ]
    wanted = sum(len(table.log) for table in tables) + moments.randint(FEWEST, MOST)
    for player in players:
        player.start()
    until = time.monotonic() + 60
    while sum(len(table.log) for table in tables) < wanted:
        assert time.monotonic() < until
        if not any(player.is_alive() for player in players):
            break  # All games came to their end.
        time.sleep(0.001)
    time.sleep(moments.uniform(0, 0.02))
    server.kill()
    for player in players:
        player.join(60)
        assert not player.is_alive()
