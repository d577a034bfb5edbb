"""A workshop: work in another process that can neither take all memory nor keep others waiting."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextvars import ContextVar
from pathlib import Path
from typing import TypeVar

import pytest

from caposaldo import library
from caposaldo.aslsk.atlas import use_shelf
from caposaldo.boards import FolderShelf
from caposaldo.kernel.errors import IllegalAction, UnreadableFile
from caposaldo.server.problems import Problem
from caposaldo.server.workshop import Defect, Workshop
from tests.server import jobs

R = TypeVar("R")
PATIENCE = 60.0
ROOT = Path(__file__).parents[2]


@pytest.fixture
def loop() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture
def working(loop: asyncio.Runner) -> Iterator[Callable[[Workshop], Workshop]]:
    """Close what a test opens."""
    opened: list[Workshop] = []

    def keep(shop: Workshop) -> Workshop:
        opened.append(shop)
        return shop

    yield keep
    for shop in opened:
        loop.run(shop.close())


@pytest.fixture
def shop(working: Callable[[Workshop], Workshop]) -> Workshop:
    return working(Workshop())


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    # One that has ended and was not yet taken note of runs no more.
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


def ends(pid: int) -> bool:
    end = time.monotonic() + PATIENCE
    while is_running(pid) and time.monotonic() < end:
        time.sleep(0.02)
    return not is_running(pid)


def problem(loop: asyncio.Runner, asked: Awaitable[object]) -> Problem:
    async def ask() -> object:
        return await asked

    with pytest.raises(Problem) as refused:
        loop.run(ask())
    return refused.value


def test_jobs_are_done_in_one_other_process_that_is_kept(
    loop: asyncio.Runner, shop: Workshop
) -> None:
    first = loop.run(shop.do(jobs.process))
    assert loop.run(shop.do(jobs.add, 2, 3)) == 5
    assert loop.run(shop.do(jobs.process)) == first != os.getpid()


def test_what_is_wrong_comes_back_as_the_error_it_is(loop: asyncio.Runner, shop: Workshop) -> None:
    with pytest.raises(UnreadableFile, match="this is no board; begin again"):
        loop.run(shop.do(jobs.refuse, "file"))
    with pytest.raises(IllegalAction) as illegal:
        loop.run(shop.do(jobs.refuse, "rule"))
    assert illegal.value.refusal.data() == {
        "key": "too-far",
        "rule": "SM 2.1",
        "facts": {"most": 3},
    }
    assert str(illegal.value) == "too far (SM 2.1)"
    missing = problem(loop, shop.do(jobs.refuse, "missing"))
    assert (missing.status, missing.code) == (404, "not-found")
    assert problem(loop, shop.do(jobs.refuse, "busy")).retry == 7
    with pytest.raises(RecursionError):
        loop.run(shop.do(jobs.nest, 0))


def test_a_fault_of_our_own_comes_with_its_traceback(loop: asyncio.Runner, shop: Workshop) -> None:
    with pytest.raises(Defect, match="a fault of our own") as fault:
        loop.run(shop.do(jobs.refuse, "other"))
    assert "jobs.py" in str(fault.value)
    with pytest.raises(Defect):
        loop.run(shop.do(jobs.unpicklable))
    assert loop.run(shop.do(jobs.add, 1, 1)) == 2


def test_a_job_that_would_take_all_memory_is_refused_and_the_next_is_done(
    loop: asyncio.Runner, shop: Workshop
) -> None:
    first = loop.run(shop.do(jobs.process))
    refused = problem(loop, shop.do(jobs.swell, 2048))
    assert (refused.status, refused.code) == (400, "bad-request")
    assert refused.message == "This would take too much memory; send less."
    assert loop.run(shop.do(jobs.process)) != first
    assert ends(first)


def test_a_job_that_takes_too_long_is_refused_and_the_next_is_done(
    loop: asyncio.Runner, working: Callable[[Workshop], Workshop]
) -> None:
    shop = working(Workshop(seconds=0.5))
    first = loop.run(shop.do(jobs.process))
    refused = problem(loop, shop.do(jobs.sleep, PATIENCE))
    assert (refused.status, refused.code) == (400, "bad-request")
    assert refused.message == "This takes longer than 0.5 seconds; send less."
    assert ends(first)
    assert loop.run(shop.do(jobs.add, 1, 1)) == 2


def test_a_job_that_ends_its_process_is_refused_and_the_next_is_done(
    loop: asyncio.Runner, shop: Workshop
) -> None:
    refused = problem(loop, shop.do(jobs.die))
    assert (refused.status, refused.code) == (503, "busy")
    assert refused.retry > 0
    assert loop.run(shop.do(jobs.add, 1, 1)) == 2
    # One that died while it had nothing to do is not noticed at all.
    os.kill(loop.run(shop.do(jobs.process)), signal.SIGKILL)
    time.sleep(0.2)
    assert loop.run(shop.do(jobs.add, 1, 1)) == 2


def test_when_too_many_wait_the_next_is_told_to_come_again(
    loop: asyncio.Runner, working: Callable[[Workshop], Workshop]
) -> None:
    shop = working(Workshop(most_waiting=2))

    async def crowd() -> list[object]:
        asked = [shop.do(jobs.sleep, 0.05) for _ in range(5)]
        return await asyncio.gather(*asked, return_exceptions=True)

    found = loop.run(crowd())
    assert found[:3] == ["slept"] * 3
    for refused in found[3:]:
        assert isinstance(refused, Problem)
        assert (refused.status, refused.code, refused.retry > 0) == (503, "busy", True)
    assert loop.run(shop.do(jobs.add, 1, 1)) == 2


def test_nobody_else_waits_while_a_job_is_done(loop: asyncio.Runner, shop: Workshop) -> None:
    async def others() -> int:
        job = asyncio.ensure_future(shop.do(jobs.spin, 0.5))
        turns = 0
        while not job.done():
            await asyncio.sleep(0.01)
            turns += 1
        return turns

    assert loop.run(others()) > 5


def test_the_processor_time_of_every_job_is_told_in_the_name_of_who_sent_it(
    loop: asyncio.Runner, working: Callable[[Workshop], Workshop]
) -> None:
    told: list[tuple[str, float]] = []
    client: ContextVar[str] = ContextVar("client", default="nobody")
    shop = working(Workshop(spent=lambda seconds: told.append((client.get(), seconds))))

    async def visit(name: str, function: Callable[[float], object], given: float) -> None:
        client.set(name)
        await shop.do(function, given)

    async def all_of_them() -> None:
        await visit("one", jobs.spin, 0.3)
        # Whoever goes away pays for what was begun for him.
        gone = asyncio.ensure_future(visit("other", jobs.spin, 0.2))
        await asyncio.sleep(0.05)
        gone.cancel()
        await visit("third", jobs.sleep, 0.1)
        await asyncio.sleep(0.05)

    loop.run(all_of_them())
    assert [name for name, _ in told] == ["one", "other", "third"]
    one, other, third = [seconds for _, seconds in told]
    assert one >= 0.3
    assert other >= 0.2
    assert third < 0.1


def test_the_process_plays_with_the_boards_and_the_data_of_this_one(
    loop: asyncio.Runner, shop: Workshop, tmp_path: Path
) -> None:
    assert loop.run(shop.do(jobs.shelf_folder)) == ""
    assert loop.run(shop.do(jobs.data_folder)) == ""
    (tmp_path / "nations.toml").write_bytes(
        (ROOT / "src/caposaldo/upfront/data/nations.toml").read_bytes()
    )
    try:
        use_shelf(FolderShelf(tmp_path))
        library.use_data(tmp_path)
        assert loop.run(shop.do(jobs.shelf_folder)) == str(tmp_path)
        assert loop.run(shop.do(jobs.data_folder)) == str(tmp_path)
    finally:
        use_shelf(None)
        library.use_package_data()
    assert loop.run(shop.do(jobs.data_folder)) == ""


def test_a_closed_workshop_leaves_no_process_and_can_be_used_again(
    loop: asyncio.Runner, shop: Workshop
) -> None:
    first = loop.run(shop.do(jobs.process))
    loop.run(shop.close())
    assert ends(first)
    second = loop.run(shop.do(jobs.process))
    assert second != first
    loop.run(shop.close())
    loop.run(shop.close())
    assert ends(second)


def test_closing_waits_for_no_job(loop: asyncio.Runner, shop: Workshop, tmp_path: Path) -> None:
    noted = tmp_path / "pid"

    async def close_in_the_middle() -> None:
        job = asyncio.ensure_future(shop.do(jobs.sleep_noted, str(noted), 10 * PATIENCE))
        later = asyncio.ensure_future(shop.do(jobs.add, 1, 1))
        while not (noted.exists() and noted.read_text()):
            await asyncio.sleep(0.01)
        await asyncio.wait_for(shop.close(), PATIENCE)
        found = await asyncio.gather(job, later, return_exceptions=True)
        assert isinstance(found[0], Problem)
        assert isinstance(found[1], asyncio.CancelledError)

    loop.run(close_in_the_middle())
    assert ends(int(noted.read_text()))


SERVER = """
import asyncio, sys
from caposaldo.server.workshop import Workshop
from tests.server import jobs

if __name__ == "__main__":
    asyncio.run(Workshop(seconds=600).do(jobs.sleep_noted, sys.argv[1], 600))
"""


@pytest.mark.parametrize("how", ["SIGKILL", "SIGTERM"])
def test_when_the_server_is_killed_no_process_stays_behind(how: str, tmp_path: Path) -> None:
    script, noted = tmp_path / "server.py", tmp_path / "pid"
    script.write_text(SERVER, "utf-8")
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    server = subprocess.Popen(
        [sys.executable, str(script), str(noted)], env={**os.environ, "PYTHONPATH": path}
    )
    try:
        end = time.monotonic() + PATIENCE
        while not (noted.exists() and noted.read_text()) and time.monotonic() < end:
            time.sleep(0.02)
        pid = int(noted.read_text())
        assert is_running(pid)
    finally:
        server.send_signal(getattr(signal, how))
        server.wait(PATIENCE)
    assert ends(pid)
