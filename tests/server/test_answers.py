"""Answers: the server alone judges, nothing counts twice, and a refusal changes nothing."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest
from litestar.testing import AsyncTestClient

from caposaldo.server.app import create_app
from tests.server.seated import Client, Seated, bearer, error_of, sit

Wish = dict[str, Any]
AsyncClient = AsyncTestClient[Any]


@pytest.fixture
def table(client: Client, wish: Wish) -> Seated:
    return sit(client, wish).join()


def test_an_answer_brings_the_log_since_the_question(table: Seated) -> None:
    state = table.answer("setup depth")
    assert state["view"]["at"] == 1
    (entry,) = state["log"]
    assert (entry["n"], entry["seat"], entry["action"]) == (1, "us", "setup depth")
    assert entry["events"]
    assert entry["link"] is None
    assert [len(one["link"]) for one in table.post("concede", "us")[1]["log"]] == [64, 64]


def test_a_chain_is_one_entry_for_each_action(table: Seated) -> None:
    state = table.answer("setup depth; ready")
    assert [entry["action"] for entry in state["log"]] == ["setup depth", "ready"]
    assert state["view"]["at"] == 2


@pytest.mark.parametrize(
    ("action", "status", "code"),
    [
        ("fire german-1", 422, "illegal"),
        ("setup depth; exit", 422, "illegal"),
        ("setup depth; ready; pass", 422, "illegal"),
        ("Place 0101", 400, "unreadable"),
        (";", 400, "unreadable"),
        ("place \u0000", 400, "unreadable"),
        ("x" * 2001, 400, "bad-request"),
        ("", 400, "bad-request"),
    ],
)
def test_what_is_not_offered_is_refused_and_changes_nothing(
    table: Seated, action: str, status: int, code: str
) -> None:
    before = table.state("us")
    found = table.post("answers", "us", at=0, action=action)
    assert error_of(found) == (status, code)
    if code == "illegal":
        assert found[1]["error"]["refusal"]["key"]
        assert found[1]["error"]["refusal"]["rule"].startswith("SM ")
    assert table.state("us") == before


def test_another_seat_cannot_answer(table: Seated) -> None:
    found = table.post("answers", "german", at=0, action="setup depth")
    assert error_of(found) == (409, "not-yours")


def test_an_old_question_cannot_be_answered(table: Seated) -> None:
    table.answer("setup depth")
    found = table.post("answers", "us", at=0, action="setup depth")
    assert error_of(found) == (409, "stale")
    assert table.state()["view"]["at"] == 1


@pytest.mark.parametrize("servers", [1, 2])
def test_of_a_hundred_duplicates_at_once_at_each_table_one_is_accepted(
    servers: int, database: str, wish: Wish
) -> None:
    async def sit_down(client: AsyncClient) -> tuple[str, dict[str, str]]:
        made = (await client.post("/api/tables", json=wish)).json()
        url = f"/api/tables/{made['id']}"
        heads = {seat["seat"]: bearer(seat["key"]) for seat in made["seats"]}
        for head in heads.values():
            await client.post(f"{url}/join", json={}, headers=head)
        return url, heads["us"]

    async def scene() -> list[tuple[list[int], int]]:
        async with AsyncExitStack() as running:
            clients = [
                await running.enter_async_context(AsyncTestClient(create_app(database)))
                for _ in range(servers)
            ]
            tables = [await sit_down(clients[0]) for _ in range(3)]
            body = {"at": 0, "action": "setup depth"}
            found = await asyncio.gather(
                *(
                    clients[n % servers].post(f"{url}/answers", json=body, headers=head)
                    for n in range(100)
                    for url, head in tables
                )
            )
            states = [(await clients[-1].get(url)).json() for url, _ in tables]
            statuses = [reply.status_code for reply in found]
            return [(statuses[n::3], state["view"]["at"]) for n, state in enumerate(states)]

    for statuses, at in asyncio.run(scene()):
        assert sorted(statuses) == [200] + [409] * 99
        assert at == 1


def test_undo_takes_back_the_last_answer_and_its_log_entry(table: Seated) -> None:
    before = table.state("us")
    table.answer("place 0101")
    status, state = table.post("undo", "us", at=1)
    assert status == 200
    assert state["view"] == before["view"]
    assert table.state("us")["log"] == before["log"]


def test_the_edition_grows_with_every_answer_and_every_undo_and_with_nothing_else(
    table: Seated,
) -> None:
    editions = [table.state("us")["edition"]]
    editions.append(table.answer("place 0101; place 0102")["edition"])
    editions.append(table.post("undo", "us", at=2)[1]["edition"])
    editions.append(table.post("undo", "us", at=1)[1]["edition"])
    table.get("hint", "us")
    editions.append(table.state("german")["edition"])
    assert editions == [0, 2, 3, 4, 4]


def test_undo_never_crosses_a_draw(table: Seated) -> None:
    state = table.set_up()
    for seat in ("us", "german"):
        status, code = error_of(table.post("undo", seat, at=state["view"]["at"]))
        assert (status, code) == (409, "stale")


def test_undo_of_an_old_question_is_stale(table: Seated) -> None:
    table.answer("place 0101")
    assert error_of(table.post("undo", "us", at=0)) == (409, "stale")


def test_conceding_ends_the_table_for_the_other_side(table: Seated) -> None:
    table.set_up()
    status, state = table.post("concede", "german")
    assert (status, state["phase"]) == (200, "over")
    assert state["view"]["result"] == {
        "winner": "us",
        "reason": "conceded",
        "rule": "",
        "facts": {"by": "german"},
    }
    assert table.state()["view"]["result"] == table.state("us")["view"]["result"]
    assert state["view"]["asked"] is None
    assert state["view"]["at"] == 2
    assert error_of(table.post("concede", "us")) == (409, "over")
    assert error_of(table.post("undo", "us", at=2)) == (409, "over")


def test_a_log_can_be_asked_for_from_an_entry_on(table: Seated) -> None:
    table.answer("setup depth; ready")
    assert [entry["n"] for entry in table.state(after=0)["log"]] == [1, 2]
    assert [entry["n"] for entry in table.state(after=2)["log"]] == []
    assert [entry["n"] for entry in table.state()["log"]] == [0, 1, 2]
