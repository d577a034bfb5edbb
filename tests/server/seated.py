"""A test's way to sit at a table: keys, states and answers in few words."""

from __future__ import annotations

import time
from typing import Any, cast

from litestar import Litestar
from litestar.testing import TestClient

Data = dict[str, Any]
Client = TestClient[Litestar]
HUMAN: Data = {"player": "human"}
RANDOM: Data = {"player": "random"}


class Seated:
    """A table with the keys of its people."""

    def __init__(self, client: Client, made: Data) -> None:
        self.client = client
        self.id = str(made["id"])
        self.made = made
        self.keys = {seat["seat"]: seat["key"] for seat in made["seats"] if seat["key"]}

    @property
    def url(self) -> str:
        return f"/api/tables/{self.id}"

    def join(self) -> Seated:
        for seat, key in self.keys.items():
            body = {"key": key, "name": f"Name {seat}", "nonce": f"nonce-{seat}"}
            assert self.client.post(f"{self.url}/join", json=body).status_code == 200
        return self

    def state(self, seat: str = "", after: int = -1) -> Data:
        asked = {"key": self.keys[seat]} if seat else {}
        found = self.client.get(self.url, params={**asked, "after": after})
        assert found.status_code == 200, found.text
        return cast(Data, found.json())

    def post(self, what: str, seat: str, **body: object) -> tuple[int, Data]:
        sent = {"key": self.keys[seat], **body}
        found = self.client.post(f"{self.url}/{what}", json=sent)
        return found.status_code, found.json()

    def get(self, what: str, seat: str = "", **params: str | int) -> tuple[int, Any]:
        asked = {"key": self.keys[seat]} if seat else {}
        found = self.client.get(f"{self.url}/{what}", params=asked | params)
        return found.status_code, found.json()

    def answer(self, action: str) -> Data:
        """Answer for whoever is asked."""
        state = self.state()
        seat = state["view"]["asked"]["seat"]
        status, found = self.post("answers", seat, at=state["view"]["at"], action=action)
        assert status == 200, found
        return found

    def set_up(self) -> Data:
        """Play the set-up, up to the first card of the first turn."""
        return self.answer("setup depth; ready")

    def play(self, answers: int = 10_000) -> Data:
        """Let the people answer anything until the game is over or enough was answered."""
        state = self.state()
        while state["phase"] == "playing" and state["view"]["at"] < answers:
            state = self.step(state)
        return state

    def step(self, state: Data) -> Data:
        """Let one person answer anything, or wait for a computer."""
        seat, at = state["view"]["asked"]["seat"], state["view"]["at"]
        if seat not in self.keys:
            return self.state(after=at)
        options = state["view"]["asked"]["options"]
        if not options:
            options = self.state(seat, at)["view"]["asked"]["options"]
        status, found = self.post("answers", seat, at=at, action=options[at * 7 % len(options)])
        assert status == 200, found
        return found

    def wait_for(self, phase: str, seconds: float = 20) -> Data:
        until = time.monotonic() + seconds
        while (state := self.state())["phase"] != phase:
            assert time.monotonic() < until, f"the table is still {state['phase']}"
            time.sleep(0.02)
        return state


def sit(client: Client, wish: Data, **changes: object) -> Seated:
    """Make a table."""
    made = client.post("/api/tables", json={**wish, **changes})
    assert made.status_code == 201, made.text
    return Seated(client, made.json())


def error_of(found: tuple[int, Data]) -> tuple[int, str]:
    """Return the status and the code of an error, having checked its shape."""
    status, body = found
    assert set(body) == {"error"}
    error = body["error"]
    assert set(error) == {"code", "message", "refusal"}
    message = error["message"]
    assert not message[0].islower()
    assert message.endswith((".", "!", "?"))
    return status, error["code"]
