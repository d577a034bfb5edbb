"""A test's way to sit at a table: keys, states and answers in few words."""

from __future__ import annotations

import time
from types import TracebackType
from typing import Any, cast

from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession

Data = dict[str, Any]
Client = TestClient[Litestar]
HUMAN: Data = {"player": "human"}
RANDOM: Data = {"player": "random"}


def bearer(key: str) -> dict[str, str]:
    """Return the header that opens a seat; without a key one looks on."""
    return {"Authorization": f"Bearer {key}"} if key else {}


def guest_key(seat: str, number: int = 1) -> str:
    """Return a key as the browser of a guest makes one."""
    return f"{seat}-{number}-".ljust(40, "k")


class Live:
    """The live connection of a seat, opened and closed by a test."""

    def __init__(self, client: Client, path: str, key: str) -> None:
        self.socket = client.websocket_connect(path)
        self.key = key

    def __enter__(self) -> WebSocketTestSession:
        session = self.socket.__enter__()
        session.send_json({"do": "enter", "key": self.key})
        return session

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.socket.__exit__(kind, error, trace)


class Seated:
    """A table with the keys of its people."""

    def __init__(self, client: Client, made: Data) -> None:
        self.client = client
        self.id = str(made["id"])
        self.made = made
        self.keys = {seat["seat"]: seat["key"] for seat in made["seats"] if seat["key"]}
        self.invites = {
            seat["seat"]: seat["invite"] for seat in made["seats"] if seat.get("invite")
        }

    @property
    def url(self) -> str:
        return f"/api/tables/{self.id}"

    def join(self) -> Seated:
        for seat, key in self.keys.items():
            body = {"name": f"Name {seat}", "nonce": f"nonce-{seat}"}
            found = self.client.post(f"{self.url}/join", json=body, headers=bearer(key))
            assert found.status_code == 200, found.text
        for seat in list(self.invites):
            status, told = self.accept(self.invites.pop(seat), seat)
            assert status == 200, told
        return self

    def over(self, client: Client) -> Seated:
        """Return the same people at the same table, of a server that was started again."""
        again = Seated(client, self.made)
        again.keys = dict(self.keys)
        return again

    def accept(self, token: str, seat: str, key: str = "") -> tuple[int, Data]:
        """Take an invitation with a key of the guest's own."""
        key = key or guest_key(seat)
        body = {"key": key, "name": f"Name {seat}", "nonce": f"nonce-{seat}"}
        found = self.client.post("/api/invites/accept", json=body, headers=bearer(token))
        if found.status_code == 200:
            self.keys[seat] = key
        return found.status_code, found.json()

    def state(self, seat: str = "", after: int = -1) -> Data:
        found = self.client.get(self.url, params={"after": after}, headers=self.head(seat))
        assert found.status_code == 200, found.text
        return cast(Data, found.json())

    def post(self, what: str, seat: str, /, **body: object) -> tuple[int, Data]:
        found = self.client.post(f"{self.url}/{what}", json=body, headers=self.head(seat))
        return found.status_code, found.json()

    def get(self, what: str, seat: str = "", **params: str | int) -> tuple[int, Any]:
        found = self.client.get(f"{self.url}/{what}", params=params, headers=self.head(seat))
        return found.status_code, found.json()

    def head(self, seat: str) -> dict[str, str]:
        return bearer(self.keys[seat] if seat else "")

    def live(self, seat: str = "") -> Live:
        """Open the live connection and say who is there."""
        return Live(self.client, f"{self.url}/live", self.keys[seat] if seat else "")

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
    assert set(error) == {"code", "message", "refusal", "retry"}
    message = error["message"]
    assert not message[0].islower()
    assert message.endswith((".", "!", "?"))
    return status, error["code"]
