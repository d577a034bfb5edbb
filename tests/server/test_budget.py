"""Processor time: what an address may spend, what all may, and who is told to wait."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
import uvicorn
from msgspec.structs import replace

from caposaldo.server import budget as spending
from caposaldo.server import workers
from caposaldo.server.app import create_app
from caposaldo.server.budget import NAP, Budget, Work
from caposaldo.server.clients import CLIENT
from caposaldo.server.hall import Hall
from caposaldo.server.limits import OWN, PUBLIC, Limits
from caposaldo.server.opening import new_table
from caposaldo.server.problems import Problem
from caposaldo.server.protocol import NewTable, SeatWish
from tests.server.hand import Hand
from tests.server.seated import bearer
from tests.server.wires import ENOUGH, ONE, OTHER, asking, enter, settle, until

Wish = dict[str, Any]
FEW: Limits = replace(PUBLIC, budget=20.0, refill=0.25, budget_in_all=60.0, refill_in_all=1.5)


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
def budget(hand: Hand) -> Budget:
    return Budget(FEW, hand)


@pytest.fixture(autouse=True)
def somebody() -> Iterator[None]:
    token = CLIENT.set("me")
    yield
    CLIENT.reset(token)


class Meter:
    """Processor time as a test has it: every look at the clock takes so long."""

    def __init__(self, step: float) -> None:
        self.time = 0.0
        self.step = step

    def __call__(self) -> float:
        self.time += self.step
        return self.time


def refused(budget: Budget, work: Work) -> tuple[int, str, int] | None:
    try:
        budget.admit(work)
    except Problem as problem:
        return problem.status, problem.code, problem.retry
    return None


def test_what_one_can_do_without_has_a_part_of_the_budget_and_play_the_whole(
    budget: Budget,
) -> None:
    budget.charge("me", 9.9)
    assert refused(budget, Work.ASK) is None
    budget.charge("me", 0.6)
    assert refused(budget, Work.ASK) == (429, "rate", 2)
    assert refused(budget, Work.MAKE) is None
    budget.charge("me", 5)
    assert refused(budget, Work.MAKE) == (429, "rate", 2)
    assert refused(budget, Work.PLAY) is None
    budget.charge("me", 5)
    assert refused(budget, Work.PLAY) == (429, "rate", 2)


def test_who_comes_back_when_he_was_told_is_let_in_and_not_before(
    budget: Budget, hand: Hand
) -> None:
    budget.charge("me", 30)
    found = refused(budget, Work.PLAY)
    assert found == (429, "rate", 40)
    hand.move(39)
    assert refused(budget, Work.PLAY) == (429, "rate", 1)
    hand.move(1)
    assert refused(budget, Work.PLAY) is None


def test_one_address_spends_nothing_of_anothers(budget: Budget) -> None:
    budget.charge("you", 25)
    assert all(refused(budget, work) is None for work in Work)


def test_when_all_spend_too_much_those_who_spent_most_wait_and_play_goes_on(
    budget: Budget,
) -> None:
    # Each of these is well within his own budget; together they fill three quarters of the whole.
    for n in range(9):
        budget.charge(f"one of many {n}", 4.4)
    budget.charge("me", 5.4)
    assert refused(budget, Work.ASK) == (503, "busy", 2)
    assert refused(budget, Work.MAKE) is None
    assert refused(budget, Work.PLAY) is None
    CLIENT.set("one of many 3")
    assert refused(budget, Work.ASK) is None
    CLIENT.set("a newcomer")
    assert refused(budget, Work.ASK) is None


def test_at_the_end_of_the_whole_budget_only_play_and_newcomers_are_let_in(
    budget: Budget, hand: Hand
) -> None:
    for n in range(12):
        budget.charge(f"one of many {n}", 5)
    CLIENT.set("one of many 3")
    status, code, retry = refused(budget, Work.ASK) or (0, "", 0)
    assert (status, code, retry) == (503, "busy", 20)
    assert refused(budget, Work.MAKE) == (503, "busy", 20)
    assert refused(budget, Work.PLAY) is None
    CLIENT.set("a newcomer")
    assert refused(budget, Work.ASK) is None
    CLIENT.set("one of many 3")
    hand.move(retry)
    assert refused(budget, Work.ASK) is None


def test_on_ones_own_machine_nothing_is_counted_out(hand: Hand) -> None:
    budget = Budget(OWN, hand)
    budget.charge("me", 1e9)
    assert all(refused(budget, work) is None for work in Work)


def test_every_step_of_a_task_is_charged_to_whoever_it_works_for(
    budget: Budget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(spending, "thread_time", Meter(1.0))

    async def task() -> str:
        for _ in range(3):
            await asyncio.sleep(0)
        CLIENT.set("you")
        await asyncio.sleep(0)
        return "done"

    # Four steps go to the first (the last of them begins as his), one to the second.
    assert asyncio.run(budget.metered(task())) == "done"
    waits = [budget.wait(client, Work.PLAY) for client in ("me", "you")]
    assert waits == [0, 0]
    budget.charge("me", 17)
    budget.charge("you", 18)
    assert (refused(budget, Work.PLAY), budget.wait("you", Work.PLAY)) == (None, 0)
    budget.charge("me", 1)
    budget.charge("you", 1)
    assert refused(budget, Work.PLAY) == (429, "rate", 4)
    assert budget.wait("you", Work.PLAY) == 4


def test_a_metered_task_fails_and_is_cancelled_like_any_other(budget: Budget) -> None:
    seen: list[str] = []

    async def failing() -> None:
        await asyncio.sleep(0)
        raise ZeroDivisionError

    async def endless() -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            seen.append("cancelled")
            raise

    async def scene() -> None:
        with pytest.raises(ZeroDivisionError):
            await budget.metered(failing())
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(budget.metered(endless()), 0.01)

    asyncio.run(scene())
    assert seen == ["cancelled"]


def test_an_address_that_has_used_up_its_time_is_told_when_to_come_back(
    database: str, wish: Wish, hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("the page")

    async def scene() -> None:
        app = create_app(database, limits=FEW, clock=hand, static=tmp_path)
        async with app.lifespan(), asking(app) as one, asking(app, OTHER) as other:
            made = (await one.post("/api/tables", json=wish)).json()
            url = f"/api/tables/{made['id']}"
            monkeypatch.setattr(spending, "thread_time", Meter(0.5))
            for _ in range(ENOUGH):
                found = await one.get(url)
                if found.status_code != 200:
                    break
            monkeypatch.setattr(spending, "thread_time", Meter(0.0))
            found = await one.get(url)
            error = found.json()["error"]
            assert (found.status_code, error["code"]) == (429, "rate")
            assert error["retry"] > 0
            assert found.headers["retry-after"] == str(error["retry"])
            assert (await other.get(url)).status_code == 200
            assert (await one.get("/")).status_code == 200
            hand.move(error["retry"] - 1)
            assert (await one.get(url)).status_code == 429
            hand.move(1.1)
            assert (await one.get(url)).status_code == 200

    asyncio.run(scene())


def test_behind_a_proxy_the_address_that_it_names_is_counted(
    database: str, wish: Wish, hand: Hand
) -> None:
    async def made(app: object, came_from: str, named: str) -> int:
        transport = httpx.ASGITransport(cast(Any, app), client=(came_from, 4000))
        async with httpx.AsyncClient(transport=transport, base_url="http://x.test") as client:
            head = {"X-Forwarded-For": named}
            return (await client.post("/api/tables", json=wish, headers=head)).status_code

    async def scene() -> None:
        app = create_app(database, limits=replace(PUBLIC, tables=1), clock=hand)
        config = uvicorn.Config(app)
        config.load()
        async with app.lifespan():
            behind = config.loaded_app
            assert [await made(behind, "127.0.0.1", ONE) for _ in range(2)] == [201, 429]
            assert [await made(behind, "127.0.0.1", OTHER) for _ in range(2)] == [201, 429]
            # Nobody else is believed when he says that he asks for others.
            named = [await made(behind, "203.0.113.9", f"192.0.2.{n}") for n in (50, 51)]
            assert named == [201, 429]

    asyncio.run(scene())


def test_computers_wait_for_their_share_and_then_go_on_as_if_nothing_had_been(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seats = dict.fromkeys(("us", "german"), SeatWish("random"))
    wish = NewTable("mortain", "postcard", "solo", seats, seed="7")

    async def play(limits: Limits) -> list[str | None]:
        hand = Hand()
        hall = Hall(database, limits, hand)
        await hall.open()
        charter, access = new_table(wish)
        CLIENT.set("me")
        room = await hall.add(charter, access=access.at(charter.id))
        stops = 0
        for _ in range(ENOUGH):
            ledger = await room.ledger()
            if ledger.phase == "over" or ledger.at >= 30:
                break
            if hand.waiting:
                stops += 1
                at = ledger.at
                await settle()
                assert (await room.ledger()).at == at
                hand.move(NAP)
            await asyncio.sleep(0.002)
        assert bool(stops) == (limits is not OWN)
        answers = [entry.action for entry in (await room.ledger()).entries[:30]]
        await hall.close()
        return answers

    monkeypatch.setattr(workers, "thread_time", Meter(6.0))
    slow = asyncio.run(play(replace(FEW, patience=1e9)))
    assert slow == asyncio.run(play(OWN))
    assert len(slow) == 30


def test_a_line_of_an_address_without_time_is_told_later_and_then_once(
    database: str, wish: Wish, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        app = create_app(database, limits=FEW, clock=hand)
        async with app.lifespan(), asking(app, OTHER) as other:
            made = (await other.post("/api/tables", json=wish)).json()
            url, keys = f"/api/tables/{made['id']}", {s["seat"]: s["key"] for s in made["seats"]}
            wire = await enter(app, made["id"])
            monkeypatch.setattr(spending, "thread_time", Meter(15.0))
            wire.say(do="undo", at=0)
            assert (await wire.hear_of("error"))["error"]["code"] == "not-yours"
            monkeypatch.setattr(spending, "thread_time", Meter(0.0))
            wire.say(do="ping")
            await wire.hear_of("pong")
            for key in keys.values():
                assert (await other.post(f"{url}/join", json={}, headers=bearer(key))).is_success
            for at, action in enumerate(("place 0101", "place 0102")):
                body = {"at": at, "action": action}
                found = await other.post(f"{url}/answers", json=body, headers=bearer(keys["us"]))
                assert found.status_code == 200, found.text
            await settle()
            assert wire.is_quiet()
            while wire.is_quiet():
                hand.move(NAP)
                await settle()
            state = (await wire.hear_of("state"))["state"]
            assert state["view"]["at"] == 2
            assert wire.is_quiet()
            await wire.hang_up()

    asyncio.run(scene())


def test_the_work_of_threads_is_charged_too(
    database: str, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        hall = Hall(database, FEW, hand)
        await hall.open()
        monkeypatch.setattr(workers, "thread_time", Meter(11.0))
        await hall.work(lambda: None)
        with pytest.raises(Problem) as error:
            await hall.work(lambda: None)
        assert (error.value.status, error.value.retry) == (429, 4)
        await until(lambda: True)
        await hall.close()

    asyncio.run(scene())
