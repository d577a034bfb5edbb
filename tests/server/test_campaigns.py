"""Campaigns over the wire: made, shown, chosen, played table by table (UF 42)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import msgspec
from litestar.testing import TestClient

from caposaldo.server.app import create_app
from caposaldo.server.chronicle import Chronicle, Compact
from caposaldo.server.store import Store
from caposaldo.upfront.campaign.record import Campaign
from tests.server.seated import HUMAN, RANDOM, Client, Data, Seated, bearer
from tests.upfront.rolls import without

WISH: Data = {
    "name": "The river",
    "nations": ["german", "american"],
    "mode": "hotseat",
    "seats": {"german": HUMAN, "american": HUMAN},
    "chain": ["A", "B"],
}


class War:
    """A campaign with the keys of its people."""

    def __init__(self, client: Client, **changes: object) -> None:
        self.client = client
        found = client.post("/api/campaigns", json={**WISH, **changes})
        assert found.status_code == 201, found.text
        self.id = str(found.json()["id"])
        self.made: Data = found.json()
        self.keys = {seat["seat"]: seat["key"] for seat in self.made["seats"] if seat["key"]}

    @property
    def url(self) -> str:
        return f"/api/campaigns/{self.id}"

    def state(self, side: str = "") -> Data:
        found = self.client.get(self.url, headers=bearer(self.keys[side] if side else ""))
        assert found.status_code == 200, found.text
        state: Data = found.json()
        return state

    def post(self, what: str, side: str, /, **body: object) -> tuple[int, Data]:
        head = bearer(self.keys[side])
        found = self.client.post(f"{self.url}/{what}", json=body, headers=head)
        return found.status_code, found.json()

    def start(self, side: str = "german") -> Seated:
        status, made = self.post("next", side)
        assert status == 201, made
        seats = [{"seat": seat, "key": key} for seat, key in self.keys.items()]
        return Seated(self.client, {"id": made["table"], "seats": seats}).join()


def put(database: str, war: War, change: Callable[[Campaign], Campaign]) -> None:
    """Change the campaign on disk behind the server's back."""

    async def write() -> None:
        store = Store(database)
        chronicle = Chronicle(store)
        kept = await chronicle.find(war.id)
        await chronicle.change(kept, change(kept.campaign), kept.table)
        await store.close()

    asyncio.run(write())


def test_a_campaign_is_made_and_shown(client: Client) -> None:
    war = War(client, men={"german": {"name": "Otto", "weapon": "german-MP"}})
    state = war.state("german")
    assert (state["seat"], state["mode"], state["table"]) == ("german", "hotseat", "")
    assert [seat["seat"] for seat in state["seats"]] == ["german", "american"]
    shown = state["campaign"]
    assert (shown["name"], shown["stage"]) == ("The river", "muster")
    assert shown["rosters"]["german"][-1]["name"] == "Otto"
    assert war.state()["seat"] == "spectator"


def test_no_key_and_no_seed_is_ever_shown(client: Client) -> None:
    war = War(client)
    told = json.dumps(war.state())
    assert "seed" not in told
    assert not any(key in told for key in war.keys.values())


def test_what_cannot_be_is_refused(client: Client) -> None:
    def status(**changes: object) -> int:
        return client.post("/api/campaigns", json={**WISH, **changes}).status_code

    assert status(chain=["Y"]) == 400
    assert status(nations=["german", "german"]) == 400
    assert status(nations=["german"]) == 400
    assert status(seats={"german": HUMAN, "russian": HUMAN}) == 400
    assert status(seats={"german": HUMAN, "american": RANDOM}) == 400
    assert status(men={"german": {"name": "Otto", "weapon": "german-LMG"}}) == 400
    assert client.get("/api/campaigns/0123456789abcdef").status_code == 404
    assert client.get("/api/campaigns/nonsense").status_code == 404
    assert client.get(War(client).url, headers=bearer("wrong")).status_code == 403


def test_the_next_game_is_a_table_that_the_same_keys_open(client: Client) -> None:
    war = War(client)
    table = war.start()
    state = table.state("german")
    assert (state["scenario"], state["phase"], state["seat"]) == ("A", "playing", "german")
    assert table.state("american")["seat"] == "american"
    assert war.state()["table"] == table.id
    assert war.state()["campaign"]["stage"] == "battle"
    assert war.post("next", "american") == (201, {"table": table.id})
    assert state["campaign"] == war.id


def test_one_person_plays_all_games_of_a_campaign_by_the_rules_for_that(client: Client) -> None:
    war = War(client, solitaire=True)
    assert war.state()["solitaire"] is True
    table = war.start()
    assert table.state("german")["view"]["readings"]["solitaire"] == "on"
    assert table.post("concede", "german")[0] == 200
    assert war.state()["campaign"]["at"] == 1
    assert war.start().state("german")["view"]["readings"]["solitaire"] == "on"


def test_two_people_play_a_campaign_as_ever(client: Client) -> None:
    war = War(client)
    assert war.state()["solitaire"] is False
    assert war.start().state("german")["view"]["readings"]["solitaire"] == "off"


def test_a_campaign_kept_before_one_person_could_play_it_is_for_two() -> None:
    compact = msgspec.json.decode(b'{"mode": "hotseat", "chairs": {}}', type=Compact)
    assert compact.solitaire is False


def test_only_its_players_start_a_game(client: Client) -> None:
    war = War(client)
    assert client.post(f"{war.url}/next", json={}).status_code == 403
    assert client.post(f"{war.url}/next", headers=bearer("wrong")).status_code == 403


def test_a_game_that_ends_is_taken_in(client: Client) -> None:
    war = War(client)
    table = war.start()
    assert table.post("concede", "german")[0] == 200
    shown = war.state()["campaign"]
    assert shown["chain"][0]["winner"] == "american"
    assert shown["points"] == {"german": 0, "american": 12}
    assert (shown["stage"], shown["at"], war.state()["table"]) == ("muster", 1, "")
    second = war.start("american")
    assert second.id != table.id
    assert second.state("german")["scenario"] == "B"
    assert second.post("concede", "american")[0] == 200
    shown = war.state()["campaign"]
    assert (shown["stage"], shown["winner"]) == ("over", "")
    assert war.post("next", "german")[0] == 400


def test_a_side_answers_its_own_questions_only(client: Client, shared: str) -> None:
    war = War(client)
    put(shared, war, lambda campaign: without(campaign, "g1", "g2"))
    asked = war.state()["campaign"]["questions"]
    assert [question["id"] for question in asked] == ["german:SL"]
    assert war.post("next", "german")[0] == 400
    body = {"question": "german:SL", "option": "g23"}
    assert war.post("choose", "american", **body)[0] == 403
    assert war.post("choose", "german", question="german:SL", option="g4")[0] == 400
    status, state = war.post("choose", "german", **body)
    assert (status, state["seat"]) == (200, "german")
    assert [question["id"] for question in state["campaign"]["questions"]] == ["german:ASL"]


def test_a_computer_answers_for_its_side(client: Client, shared: str) -> None:
    war = War(client, mode="solo", seats={"german": HUMAN, "american": RANDOM})
    put(shared, war, lambda campaign: without(campaign, "a1", "a3", "g1"))
    shown = war.state()["campaign"]
    assert [question["id"] for question in shown["questions"]] == ["german:SL"]
    war.post("choose", "german", question="german:SL", option="g2")
    war.post("choose", "german", question="german:ASL", option="nobody")
    table = war.start()
    assert table.state("german")["phase"] == "playing"


def test_two_changes_at_once_do_not_both_count(client: Client, shared: str) -> None:
    war = War(client)

    async def race() -> list[str]:
        store = Store(shared)
        chronicle = Chronicle(store)
        kept = await chronicle.find(war.id)
        done: list[str] = []
        for table in ("first", "second"):
            try:
                await chronicle.change(kept, kept.campaign, table)
                done.append(table)
            except Exception as error:
                done.append(type(error).__name__)
        await store.close()
        return done

    assert asyncio.run(race()) == ["first", "StaleDecision"]


def test_a_campaign_survives_the_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with TestClient(create_app(database)) as client:
        war = War(client)
        table = war.start()
        table.post("concede", "american")
    with TestClient(create_app(database)) as client:
        war.client = client
        assert war.state("german")["campaign"]["points"] == {"german": 12, "american": 0}


def test_the_shelf_says_what_a_campaign_can_be_made_of(client: Client) -> None:
    found = client.get("/api/campaigns").json()
    assert found["chain"][:3] == ["A", "B", "D"]
    assert "L" in found["scenarios"]
    assert "german-MP" in found["weapons"]["german"]
    assert "german-LMG" not in found["weapons"]["german"]


def design_of(client: Client, **changes: object) -> Data:
    """Sketch a design of two sides that advance on each other."""
    wish = {"way": "replay", "nations": WISH["nations"], "scenario": "A", "year": "1944a"}
    found = client.post("/api/designs/sketch", json={**wish, **changes})
    assert found.status_code == 200, found.text
    assert found.json()["faults"] == []
    design: Data = found.json()["design"]
    return design


def test_42_1_a_scenario_of_ones_own_stands_in_the_chain(client: Client) -> None:
    war = War(client, chain=["The ford", "A"], designs={"The ford": design_of(client)})
    shown = war.state()["campaign"]
    assert [link["scenario"] for link in shown["chain"]] == ["The ford", "A"]
    table = war.start()
    assert table.state("german")["scenario"] == "own"
    assert table.post("concede", "german")[0] == 200
    assert war.state()["campaign"]["at"] == 1


def attack(client: Client, *nations: str) -> Data:
    """Sketch a design in which the first of two nations attacks."""
    return design_of(client, way="bid", scenario="", nations=list(nations))


def test_42_1_a_design_with_an_attacker_is_fought_as_it_was_made(client: Client) -> None:
    design = attack(client, "american", "german")
    war = War(client, chain=["The ford"], designs={"The ford": design})
    assert war.state()["campaign"]["sides"] == ["american", "german"]
    table = war.start()
    sides = table.state("german")["view"]["table"]["sides"]
    assert {side: sides[side]["role"] for side in sides} == {
        "american": "attacker",
        "german": "defender",
    }


def test_42_sample_of_a_pair_the_side_ahead_attacks(client: Client) -> None:
    war = War(
        client,
        chain=["The ford", "The ford"],
        designs={"The ford": attack(client, "german", "american")},
        turned={"The ford": attack(client, "american", "german")},
    )
    assert war.state()["campaign"]["sides"] == ["german", "american"]
    assert war.start().post("concede", "german")[0] == 200
    assert war.state()["campaign"]["sides"] == ["american", "german"]
    assert war.start().state("german")["scenario"] == "own"


def test_42_1_a_design_that_a_campaign_cannot_fight_is_refused(client: Client) -> None:
    def said(**wish: object) -> str:
        found = client.post("/api/campaigns", json={**WISH, "chain": ["The ford"], **wish})
        assert found.status_code == 400, found.text
        return str(found.json()["error"]["message"])

    east = {"The ford": design_of(client, nations=["german", "russian"])}
    assert "change its sides to german and american" in said(designs=east)
    one = {"The ford": attack(client, "german", "american")}
    assert "in the second the other must attack" in said(designs=one, turned=one)
    assert "stands in no design" in said(turned=one)
    assert "change its sides to german and american" in said(designs=one, turned=east)


def test_the_shelf_tells_weapons_costs_and_marks(client: Client) -> None:
    shelf = client.get("/api/campaigns").json()
    assert shelf["arms"]["german-MP"] == ["machine_pistol", "MP"]
    assert shelf["figures"] == {"misses": 3, "improvement": 5, "survivals": 5, "marks": 10}
    assert (shelf["points"]["victory"], shelf["points"]["transfer"]) == (12, -7)


def test_a_table_of_no_campaign_names_none(client: Client) -> None:
    made = client.post(
        "/api/tables",
        json={
            "game": "upfront",
            "scenario": "A",
            "mode": "hotseat",
            "seats": {"german": HUMAN, "american": HUMAN},
        },
    )
    assert client.get(f"/api/tables/{made.json()['id']}").json()["campaign"] == ""
