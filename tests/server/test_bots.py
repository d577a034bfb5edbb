"""Computer seats: they answer like anybody else and keep nobody waiting."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from litestar.testing import TestClient

from caposaldo.kernel.chance import Chance
from caposaldo.players import Choice, Player
from caposaldo.server import bots
from caposaldo.server.app import create_app
from tests.server.seated import HUMAN, RANDOM, Client, sit

Wish = dict[str, Any]


@pytest.fixture
def client(database: str) -> Iterator[Client]:
    """A server of its own for each test: a player once made stays in his seat."""
    with TestClient(create_app(database)) as client:
        yield client


class Thinker:
    """Thinks until it is told to stop; remembers what it was shown."""

    blind = False

    def __init__(self) -> None:
        self.thinking = threading.Event()
        self.enough = threading.Event()
        self.seen: list[Mapping[str, object]] = []

    def choose(self, view: Mapping[str, object], options: list[str], chance: Chance) -> Choice:
        self.seen.append(view)
        self.thinking.set()
        assert self.enough.wait(10)
        return Choice(options[0], [])


class Failing:
    """Chooses what was not offered, or fails altogether."""

    blind = False

    def __init__(self) -> None:
        self.times = 0

    def choose(self, view: Mapping[str, object], options: list[str], chance: Chance) -> Choice:
        self.times += 1
        if self.times % 2:
            raise ZeroDivisionError("a defect of the player")
        return Choice("surrender", [])


def seat_player(monkeypatch: pytest.MonkeyPatch, player: Player) -> None:
    monkeypatch.setattr(bots, "make", lambda *_: player)


def test_thinking_keeps_nobody_waiting(
    client: Client, wish: Wish, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = Thinker()
    seat_player(monkeypatch, thinker)
    table = sit(client, wish, mode="solo", seats={"us": RANDOM, "german": HUMAN}).join()
    assert thinker.thinking.wait(10)
    assert client.get("/api/health").json()["ok"]
    assert table.state()["view"]["at"] == 0
    table.post("concede", "german")
    thinker.enough.set()
    assert table.state()["phase"] == "over"
    assert table.state()["view"]["at"] == 0


def test_a_computer_sees_the_view_of_its_seat(
    client: Client, wish: Wish, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = Thinker()
    thinker.enough.set()
    seat_player(monkeypatch, thinker)
    table = sit(client, wish, mode="solo", seats={"us": RANDOM, "german": HUMAN}).join()
    assert thinker.thinking.wait(10)
    table.post("concede", "german")
    assert {view["seat"] for view in thinker.seen} == {"us"}


def test_a_failing_player_does_not_stop_the_game(
    client: Client, wish: Wish, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat_player(monkeypatch, Failing())
    table = sit(client, wish, mode="solo", seats={"us": RANDOM, "german": HUMAN}).join()
    table.play(20)
    assert {entry["seat"] for entry in table.state()["log"][1:]} >= {"us"}


@pytest.mark.parametrize("level", ["recruit", "regular"])
def test_an_advised_level_plays(client: Client, wish: Wish, level: str) -> None:
    seats = {"us": {"player": level}, "german": HUMAN}
    table = sit(client, wish, mode="solo", seats=seats).join()
    assert table.play(12)["view"]["at"] >= 12
