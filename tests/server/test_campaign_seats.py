"""The sides of a campaign by link: joined by an invitation, and the keys are those of its games."""

from __future__ import annotations

from tests.server.seated import Client, Data, Seated, bearer, error_of, guest_key
from tests.server.test_campaigns import War


def shown(client: Client, token: str) -> tuple[int, Data]:
    found = client.get("/api/invites", headers=bearer(token))
    return found.status_code, found.json()


def key_opens(table: Seated, key: str) -> bool:
    return table.client.get(table.url, headers=bearer(key)).status_code == 200


def war_by_link(client: Client) -> tuple[War, str]:
    war = War(client, mode="link")
    token = next(seat["invite"] for seat in war.made["seats"] if seat["invite"])
    return war, str(token)


def accept_side(war: War, token: str, key: str) -> tuple[int, Data]:
    body = {"key": key, "name": "Bruno", "nonce": "b"}
    found = war.client.post("/api/invites/accept", json=body, headers=bearer(token))
    if found.status_code == 200:
        war.keys["american"] = key
    return found.status_code, found.json()


def test_a_campaign_is_joined_by_an_invitation_too(client: Client) -> None:
    war, token = war_by_link(client)
    assert set(war.keys) == {"german"}
    assert war.state("german")["invited"] == ["american"]
    status, told = shown(client, token)
    assert (status, told["place"], told["id"], told["seat"]) == (
        *(200, "campaign", war.id, "american"),
    )
    assert told["name"] == "The river"
    status, taken = accept_side(war, token, guest_key("american"))
    assert (status, taken["place"], taken["id"], taken["state"]) == (200, "campaign", war.id, None)
    state = war.state("american")
    assert state["seat"] == "american"
    assert [(one["name"], one["joined"]) for one in state["seats"]] == [("", True), ("Bruno", True)]
    assert error_of(accept_side(war, token, guest_key("thief"))) == (410, "used")


def test_the_games_of_a_campaign_have_its_keys(client: Client) -> None:
    war, token = war_by_link(client)
    accept_side(war, token, guest_key("american"))
    table = war.start()
    assert table.state("american")["seat"] == "american"
    assert table.state()["phase"] == "playing"
    new = guest_key("american", 2)
    assert war.post("rekey", "american", key=new)[0] == 200
    assert not key_opens(table, guest_key("american"))
    assert key_opens(table, new)


def test_in_a_campaign_a_new_invitation_is_told_at_its_table(client: Client) -> None:
    war, token = war_by_link(client)
    accept_side(war, token, guest_key("american"))
    table = war.start()
    # Asked at the table or at the campaign, it is the same seat.
    first = table.post("invites", "german", seat="american")
    status, made = war.post("invites", "german", seat="american")
    assert (first[0], status) == (201, 201)
    status, _ = accept_side(war, made["token"], guest_key("american", 2))
    assert status == 200
    told = [news["what"] for news in table.state()["seating"]]
    assert told == ["invited", "invited", "seated"]
    assert not key_opens(table, guest_key("american"))
    head = bearer(war.keys["german"])
    gone = client.delete(f"{war.url}/invites/american", headers=head)
    assert gone.status_code == 204
    assert error_of(war.post("invites", "american", seat="german")) == (403, "not-yours")
