"""Unfinished tables of the last releases are opened: each goes on, or says why in a sentence."""

import lzma
import re
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import pytest
from litestar.testing import TestClient

from caposaldo import __version__, library
from caposaldo.server.app import create_app
from tests.recorded.write_tables import INVITE
from tests.server.seated import Client, Seated
from tests.server.test_campaigns import War

HOME: Final = Path(__file__).parent
ENDING: Final = ".sql.xz"
FILES: Final = {
    path.name.removeprefix("tables-").removesuffix(ENDING): path
    for path in sorted(HOME.glob(f"tables-*{ENDING}"))
}
KEPT: Final = re.compile(r"""INSERT INTO "kept" VALUES\('(.*?)','(.*?)','(.*?)','(.*?)'\)""")
WAR: Final = "campaign"
MAY_STOP: Final = {
    ("0.5.0", "aslsk solo"): "0.5.1 gave `lane` other forces",
    ("0.5.0", "aslsk conceded"): "0.5.1 gave `lane` other forces",
    ("0.5.0", "aslsk link"): "0.5.1 does not let who has used a weapon up use it again (SK 4.0)",
}


def text_of(release: str) -> str:
    return lzma.decompress(FILES[release].read_bytes()).decode()


def names_in(release: str) -> dict[str, list[dict[str, str]]]:
    """Return the names of the tables of a release, each with its seats, their keys and its id."""
    found: dict[str, list[dict[str, str]]] = {}
    for name, id, seat, key in KEPT.findall(text_of(release)):
        found.setdefault(name, []).append({"id": id, "seat": seat, "key": key})
    return found


NAMES: Final = {release: names_in(release) for release in FILES}
TABLES: Final = [(release, name) for release in NAMES for name in NAMES[release] if name != WAR]


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Client]]:
    """Give a server of today over the database of each release."""
    folder = tmp_path_factory.mktemp("releases")
    with ExitStack() as running:
        found: dict[str, Client] = {}
        for release in FILES:
            database = sqlite3.connect(folder / release)
            database.executescript(text_of(release))
            database.close()
            app = create_app(f"sqlite:///{folder / release}")
            found[release] = running.enter_context(TestClient(app))
        yield found


def seated(client: Client, release: str, name: str) -> Seated:
    kept = NAMES[release][name]
    seats = [{**one, **key_or_invite(one["key"])} for one in kept]
    return Seated(client, {"id": kept[0]["id"], "seats": seats})


def key_or_invite(key: str) -> dict[str, str]:
    """Return what opens a seat, or the invitation to it that nobody has used."""
    if key.startswith(INVITE):
        return {"key": "", "invite": key.removeprefix(INVITE)}
    return {"key": key}


class KeptWar(War):
    """A campaign that was begun under another release."""

    def __init__(self, client: Client, seats: list[dict[str, str]]) -> None:
        self.client = client
        self.id = seats[0]["id"]
        self.keys = {one["seat"]: one["key"] for one in seats}


def answers_one_more(table: Seated, state: dict[str, Any]) -> None:
    at = state["view"]["at"]
    after = table.step(state)
    assert after["view"]["at"] > at
    assert after["phase"] in ("playing", "over")


@pytest.mark.parametrize(("release", "name"), TABLES)
def test_a_table_of_an_earlier_release_goes_on_or_says_why_not(
    servers: dict[str, Client], release: str, name: str
) -> None:
    table = seated(servers[release], release, name)
    state = table.state(next(iter(table.keys)))
    if (release, name) in MAY_STOP:
        assert state["phase"] == "stopped", "it goes on: it need not be listed any more"
        assert re.fullmatch(r"[A-Z][^.]*[^.]\.", state["stopped"]["message"])
        assert len(state["log"]) == state["stopped"]["of"] + 1
        assert state["view"]["at"] == state["stopped"]["at"]
        return
    assert state["stopped"] is None
    if name.endswith("waiting"):
        assert state["phase"] == "waiting"
        assert table.join().state("german")["phase"] == "playing"
    elif name.endswith("conceded"):
        assert state["phase"] == "over"
        library.verify(table.get("record")[1])
    else:
        answers_one_more(table, state)


@pytest.mark.parametrize("release", FILES)
def test_a_campaign_of_an_earlier_release_goes_on(servers: dict[str, Client], release: str) -> None:
    war = KeptWar(servers[release], NAMES[release][WAR])
    before = war.state("german")
    assert (before["campaign"]["stage"], before["campaign"]["at"]) == ("battle", 1)
    table = seated(servers[release], release, "campaign game")
    assert before["table"] == table.id
    assert table.post("concede", "german")[0] == 200
    after = war.state("german")
    while questions := after["campaign"]["questions"]:
        asked = questions[0]
        answer = {"question": asked["id"], "option": asked["options"][0]}
        status, after = war.post("choose", asked["side"], **answer)
        assert status == 200, after
    assert (after["table"], after["campaign"]["stage"]) == ("", "over")
    assert after["campaign"]["chain"][1]["winner"]


def test_every_table_that_may_stop_is_kept_and_none_of_this_release() -> None:
    assert set(MAY_STOP) <= set(TABLES)
    assert not [release for release, _ in MAY_STOP if release in ("0.5.2", __version__)]


def test_tables_of_every_game_are_kept_at_one_screen_by_link_and_against_the_computer() -> None:
    assert __version__ in NAMES, "docs/records.md says how a release adds its own"
    ways = ("solo", "link", "conceded", "branch")
    for game in library.games():
        for way in ways:
            assert f"{game} {way}" in NAMES[__version__]
    assert {"mortain waiting", "upfront vehicles", "campaign game"} <= set(NAMES[__version__])


def test_the_kept_tables_take_little_room() -> None:
    assert sum(path.stat().st_size for path in FILES.values()) < 100_000 * len(FILES)
