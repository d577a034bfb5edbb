"""A workshop for all: no address keeps another from its turn, and each pays for its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import copy_context

import pytest
from msgspec.structs import replace

from caposaldo.server.budget import Budget
from caposaldo.server.clients import CLIENT
from caposaldo.server.limits import PUBLIC
from caposaldo.server.problems import Problem
from caposaldo.server.sharedworkshop import SharedWorkshop
from caposaldo.server.workshop import Workshop
from tests.server.hand import Hand

FEW = replace(PUBLIC, waiting=2, budget=10.0)


def sent(shop: SharedWorkshop, client: str, name: str) -> asyncio.Task[str]:
    """Send a job from an address."""
    context = copy_context()
    context.run(CLIENT.set, client)
    return asyncio.get_running_loop().create_task(shop.do(str, name), context=context)


def test_who_sends_much_lets_others_have_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    async def do(_: Workshop, function: Callable[[str], str], name: str) -> str:
        order.append(name)
        await asyncio.sleep(0)
        return function(name)

    async def scene() -> list[object]:
        shop = SharedWorkshop(FEW, Budget(FEW, Hand()))
        names = [("a", "a1"), ("a", "a2"), ("a", "a3"), ("a", "a4"), ("b", "b1")]
        tasks = [sent(shop, client, name) for client, name in names]
        return list(await asyncio.gather(*tasks, return_exceptions=True))

    monkeypatch.setattr(Workshop, "do", do)
    done = asyncio.run(scene())
    assert order == ["a1", "a2", "b1", "a3"]
    refused = done[3]
    assert isinstance(refused, Problem)
    assert (refused.status, refused.code) == (503, "busy")


def test_what_a_job_takes_is_charged_to_whoever_sent_it() -> None:
    async def scene() -> list[object]:
        budget = Budget(FEW, Hand())
        shop = SharedWorkshop(FEW, budget)
        budget.charge("a", FEW.budget)
        tasks = [sent(shop, "a", "of a"), sent(shop, "b", "of b")]
        done: list[object] = [*await asyncio.gather(*tasks, return_exceptions=True)]
        await shop.close()
        return done

    mine, other = asyncio.run(scene())
    assert isinstance(mine, Problem)
    assert (mine.status, mine.code, mine.retry > 0) == (429, "rate", True)
    assert other == "of b"
