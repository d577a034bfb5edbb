"""Write the tables of a release that are still under way: see docs/records.md.

    PYTHONPATH=CHECKOUT/src python tests/recorded/write_tables.py tests/recorded

This file imports nothing of its own tree, so that the sources of any release can play. It speaks
to them over the wire, old or new. What is kept is the text of the database, and in a table of its
own the name of every table with its keys. Kept tables are never written again.
"""

import lzma
import random
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from litestar.testing import TestClient

from caposaldo import __version__, library
from caposaldo.server.app import create_app

Data = dict[str, Any]
HUMAN: Final = "human"
REGULAR: Final = "regular"
PATIENCE: Final = 60.0
"""For so many seconds a computer player may think."""
MOMENT: Final = "2026-01-01 00:00:00.000000"
"""Stands for all times, which tell nothing and would only take room."""

EAST: Final = {"side-1": "german", "side-2": "russian"}
# Name: game, scenario, mode, what is agreed, after how many answers it is left.
PLAYED: Final = {
    "mortain solo": ("mortain", "postcard", "solo", {}, 60),
    "mortain hotseat": ("mortain", "sector", "hotseat", {}, 90),
    "mortain link": ("mortain", "postcard", "link", {}, 70),
    "upfront solo": ("upfront", "A", "solo", EAST, 100),
    "upfront hotseat": ("upfront", "M", "hotseat", {}, 120),
    "upfront link": ("upfront", "A", "link", EAST, 140),
    "upfront vehicles": ("upfront", "F", "link", {}, 100),
    "aslsk solo": ("aslsk", "lane", "solo", {}, 100),
    "aslsk hotseat": ("aslsk", "lane", "hotseat", {}, 160),
    "aslsk link": ("aslsk", "block", "link", {}, 140),
}
INVITE: Final = "invite "
"""What stands before the token of an invitation that nobody has used, where a key would be."""
SEEDED: Final = ("mortain hotseat", "upfront hotseat", "aslsk hotseat")


class Table:
    """A table with the keys of its seats, whichever way they were given."""

    def __init__(self, client: TestClient[Any], url: str, seats: list[Data]) -> None:
        self.client = client
        self.url = url
        self.keys = {seat["seat"]: seat["key"] for seat in seats if seat["key"]}
        self.invites = {seat["seat"]: seat["invite"] for seat in seats if seat.get("invite")}

    @property
    def id(self) -> str:
        return self.url.rsplit("/", 1)[1]

    def post(self, what: str, seat: str, **body: object) -> Data:
        """Send something for a seat."""
        key = self.keys[seat]
        sent = {"key": key, **body}
        found = self.client.post(f"{self.url}/{what}", json=sent, headers=_bearer(key))
        assert found.status_code < 300, found.text
        answer: Data = found.json()
        return answer

    def state(self, seat: str) -> Data:
        """Return the table as a seat sees it."""
        key = self.keys[seat]
        found = self.client.get(self.url, params={"key": key}, headers=_bearer(key))
        assert found.status_code == 200, found.text
        state: Data = found.json()
        return state

    def join(self) -> "Table":
        """Let everybody sit down."""
        for seat in self.keys:
            self.post("join", seat, name=f"Name {seat}", nonce=f"nonce-{seat}")
        for seat, token in self.invites.items():
            self._accept(seat, token)
        return self

    def hint(self) -> None:
        """Ask for a hint, which the table counts."""
        key = next(iter(self.keys.values()))
        found = self.client.get(f"{self.url}/hint", params={"key": key}, headers=_bearer(key))
        assert found.status_code == 200, found.text

    def play(self, answers: int, luck: random.Random) -> None:
        """Answer anything; now and then take an answer back, as far as that goes."""
        while (state := self._asked())["view"]["at"] < answers and state["phase"] == "playing":
            seat, at = state["seat"], state["view"]["at"]
            if state["view"]["undo"] and luck.random() < 0.05:
                self.post("undo", seat, at=at)
                continue
            verbs: dict[str, list[str]] = {}
            for option in state["view"]["asked"]["options"]:
                verbs.setdefault(option.split()[0], []).append(option)
            action = luck.choice(luck.choice(list(verbs.values())))
            self.post("answers", seat, at=at, action=action)

    def _asked(self) -> Data:
        """Return the state of the person who is asked, once no computer is."""
        until = time.monotonic() + PATIENCE
        first = next(iter(self.keys))
        while time.monotonic() < until:
            state = self.state(first)
            asked = state["view"]["asked"]
            if asked is None:
                return state
            if asked["seat"] in self.keys:
                return self.state(asked["seat"])
            time.sleep(0.01)
        raise SystemExit("a computer player does not answer")

    def _accept(self, seat: str, token: str) -> None:
        key = f"written-{seat}-".ljust(40, "k")
        body = {"key": key, "name": f"Name {seat}", "nonce": f"nonce-{seat}"}
        found = self.client.post("/api/invites/accept", json=body, headers=_bearer(token))
        assert found.status_code == 200, found.text
        self.keys[seat] = key


def _bearer(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


def _made(client: TestClient[Any], address: str, body: Data) -> Data:
    found = client.post(address, json=body)
    assert found.status_code == 201, found.text
    made: Data = found.json()
    return made


def put_up(client: TestClient[Any], name: str) -> Table:
    """Put up a table."""
    game, scenario, mode, agreed, _ = PLAYED[name]
    kind = library.game(game)
    first, *others = kind.seats(kind.setup(scenario, agreed))
    other = REGULAR if mode == "solo" else HUMAN
    wish = {
        "game": game,
        "scenario": scenario,
        "mode": mode,
        "readings": agreed,
        "seats": {first: {"player": HUMAN}, **{seat: {"player": other} for seat in others}},
        "seed": "20" if name in SEEDED else None,
    }
    made = _made(client, "/api/tables", wish)
    return Table(client, f"/api/tables/{made['id']}", made["seats"])


def branch(client: TestClient[Any], parent: Table, luck: random.Random) -> Table:
    """Give a game up and go on from its middle."""
    state = parent.state(next(iter(parent.keys)))
    parent.post("concede", state["seat"])
    seats = {seat["seat"]: {"player": HUMAN} for seat in state["seats"]}
    wish = {"at": state["view"]["at"] // 2, "mode": "hotseat", "seats": seats}
    made = _made(client, f"{parent.url}/branch", wish)
    twig = Table(client, f"/api/tables/{made['id']}", made["seats"]).join()
    twig.play(15, luck)
    return twig


def campaign(client: TestClient[Any], luck: random.Random) -> dict[str, Table]:
    """Begin a campaign, give its first game up and leave it in the middle of the second."""
    sides = ("german", "american")
    seats = {side: {"player": HUMAN} for side in sides}
    wish = {
        "name": "Kept",
        "nations": sides,
        "mode": "hotseat",
        "seats": seats,
        "chain": ["A", "B"],
    }
    made = _made(client, "/api/campaigns", wish)
    war = Table(client, f"/api/campaigns/{made['id']}", made["seats"])
    given = [{"seat": side, "key": war.keys[side]} for side in sides]

    def next_game(answers: int) -> Table:
        id = war.post("next", "german")["table"]
        table = Table(client, f"/api/tables/{id}", given).join()
        table.play(answers, luck)
        return table

    one = next_game(30)
    one.post("concede", "american")
    assert war.state("german")["campaign"]["at"] == 1
    return {"campaign": war, "campaign conceded": one, "campaign game": next_game(20)}


def play_all(client: TestClient[Any]) -> dict[str, Table]:
    """Play every table of this release."""
    tables: dict[str, Table] = {}
    for name, (game, *_, answers) in PLAYED.items():
        if game in library.games():
            tables[name] = put_up(client, name).join()
            tables[name].play(answers, random.Random(name))
    for game in library.games():
        conceded = tables[f"{game} conceded"] = tables.pop(f"{game} hotseat")
        tables[f"{game} branch"] = branch(client, conceded, random.Random(game))
    tables["mortain solo"].hint()
    waiting = tables["mortain waiting"] = put_up(client, "mortain link")
    waiting.post("join", next(iter(waiting.keys)), name="Early", nonce="nonce")
    return tables | campaign(client, random.Random("campaign"))


def text_of(file: Path, tables: dict[str, Table]) -> str:
    """Return the text of a database, with the names and the keys of its tables."""
    database = sqlite3.connect(file)
    for table in ("tables", "answers", "campaigns"):
        database.execute(f"UPDATE {table} SET made = ?", (MOMENT,))
    database.execute("UPDATE campaigns SET changed = ?", (MOMENT,))
    database.execute("CREATE TABLE kept (name TEXT, id TEXT, seat TEXT, key TEXT)")
    for name, made in tables.items():
        given = {seat: INVITE + token for seat, token in made.invites.items()} | made.keys
        rows = [(name, made.id, seat, key) for seat, key in given.items()]
        database.executemany("INSERT INTO kept VALUES (?, ?, ?, ?)", rows)
    database.commit()
    text = "\n".join(database.iterdump())
    database.close()
    return text


def write(home: Path) -> Path:
    """Play, and keep the text of the database."""
    path = home / f"tables-{__version__}.sql.xz"
    if path.exists():
        raise SystemExit(f"{path} is kept already; it is never written again")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite3"
        with TestClient(create_app(f"sqlite:///{file}")) as client:
            tables = play_all(client)
        text = text_of(file, tables)
    path.write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))
    return path


if __name__ == "__main__":
    kept = write(Path(sys.argv[1]))
    print(kept, kept.stat().st_size)
