"""The threads for long work: every address gets its turn, and waiting has an end."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from msgspec.structs import replace

from caposaldo.server.budget import Budget, Work
from caposaldo.server.clients import CLIENT
from caposaldo.server.limits import PUBLIC, Limits
from caposaldo.server.problems import Problem
from caposaldo.server.workers import Workers
from tests.server.hand import Hand
from tests.server.wires import settle

FEW: Limits = replace(PUBLIC, threads=2, at_once=1, waiting=3, waiting_in_all=5)


class Stage:
    """Workers whose tasks a test holds up, and the order in which these were done."""

    def __init__(self, limits: Limits) -> None:
        self.workers = Workers(limits, Budget(limits, Hand()))
        self.held = threading.Event()
        self.order: list[str] = []

    def start(self, client: str, name: str, work: Work = Work.ASK) -> asyncio.Task[str]:
        def task() -> str:
            assert self.held.wait(20)
            self.order.append(name)
            return name

        return self.begin(client, task, work)

    def begin(self, client: str, task: Callable[[], str], work: Work) -> asyncio.Task[str]:
        token = CLIENT.set(client)
        begun = asyncio.create_task(self.workers.do(task, work))
        CLIENT.reset(token)
        return begun


def run(scene: Callable[[Stage], Coroutine[Any, Any, None]], limits: Limits = FEW) -> None:
    async def whole() -> None:
        stage = Stage(limits)
        try:
            await scene(stage)
        finally:
            stage.held.set()
            stage.workers.close()

    asyncio.run(whole())


def problem_of(task: asyncio.Task[str]) -> tuple[int, str, bool]:
    error = task.exception()
    assert isinstance(error, Problem)
    return error.status, error.code, error.retry > 0


def test_an_address_with_much_to_do_leaves_a_thread_to_the_others() -> None:
    async def scene(stage: Stage) -> None:
        much = [stage.start("hog", f"hog {n}") for n in range(4)]
        await settle()
        small = stage.begin("guest", lambda: "guest", Work.ASK)
        assert await asyncio.wait_for(small, 20) == "guest"
        assert not any(task.done() for task in much)
        stage.held.set()
        assert await asyncio.gather(*much) == [f"hog {n}" for n in range(4)]

    run(scene)


def test_addresses_that_wait_take_turns() -> None:
    async def scene(stage: Stage) -> None:
        waiting = [stage.start("hog", f"hog {n}") for n in range(4)]
        waiting += [stage.start("one", f"one {n}") for n in range(2)]
        waiting += [stage.start("two", "two 0")]
        await settle()
        stage.held.set()
        await asyncio.gather(*waiting)
        assert stage.order == ["hog 0", "hog 1", "one 0", "two 0", "hog 2", "one 1", "hog 3"]

    run(scene, replace(FEW, threads=1, waiting_in_all=9))


def test_an_address_does_its_most_urgent_work_first() -> None:
    async def scene(stage: Stage) -> None:
        works = (Work.ASK, Work.THINK, Work.ASK, Work.PLAY, Work.MAKE)
        tasks = [stage.start("me", f"{n} {work.name}", work) for n, work in enumerate(works)]
        await settle()
        stage.held.set()
        await asyncio.gather(*tasks)
        assert stage.order == ["0 ASK", "3 PLAY", "4 MAKE", "2 ASK", "1 THINK"]

    run(scene)


def test_what_can_be_done_without_waits_in_a_line_of_bounded_length() -> None:
    async def scene(stage: Stage) -> None:
        tasks = [stage.start("hog", f"{n}") for n in range(6)]
        await settle()
        assert [task.done() for task in tasks] == [False] * 4 + [True] * 2
        assert problem_of(tasks[4]) == (503, "busy", True)
        one = [stage.start("one", f"one {n}") for n in range(4)]
        await settle()
        # Five wait now, the most there may be for all together.
        assert [task.done() for task in one] == [False] * 3 + [True]
        three = stage.start("three", "three")
        await settle()
        assert problem_of(three) == (503, "busy", True)
        play = [stage.start("hog", "play", work) for work in (Work.PLAY, Work.THINK)]
        await settle()
        assert not any(task.done() for task in play)
        stage.held.set()
        await asyncio.gather(*tasks[:4], *one[:3], *play)

    run(scene)


def test_who_gives_up_leaves_the_line() -> None:
    async def scene(stage: Stage) -> None:
        tasks = [stage.start("me", f"{n}") for n in range(4)]
        await settle()
        tasks[1].cancel()
        tasks[2].cancel()
        await settle()
        again = [stage.start("me", f"again {n}") for n in range(2)]
        await settle()
        assert not any(task.done() for task in again)
        stage.held.set()
        await asyncio.gather(tasks[0], tasks[3], *again)
        assert stage.order == ["0", "3", "again 0", "again 1"]

    run(scene)


def test_a_thread_counts_until_it_is_done_though_nobody_waits_for_it() -> None:
    async def scene(stage: Stage) -> None:
        first, second = stage.start("me", "first"), stage.start("me", "second")
        await settle()
        first.cancel()
        await settle()
        assert stage.order == []
        assert not second.done()
        stage.held.set()
        await asyncio.wait_for(second, 20)
        assert stage.order == ["first", "second"]

    run(scene)


def test_a_failure_is_handed_on_and_the_next_has_its_turn() -> None:
    async def scene(stage: Stage) -> None:
        stage.held.set()
        failing = stage.begin("me", lambda: str(1 // 0), Work.ASK)
        next_one = stage.start("me", "next")
        with pytest.raises(ZeroDivisionError):
            await failing
        assert await next_one == "next"

    run(scene)
