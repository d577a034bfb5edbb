"""Work on what others sent, in a process of its own with a bound to its memory and its time.

What comes from elsewhere may ask for any amount of both, and a game must not wait for it. The
process is started at first need and kept; one that takes too much is replaced by another.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from contextvars import copy_context
from multiprocessing import get_context
from typing import Any, Final, NoReturn, TypeVar, TypeVarTuple

from caposaldo.server.problems import Problem, bad_request
from caposaldo.server.workbench import Refused, Reply, Setting, run

MEMORY: Final = 1024 * 1024 * 1024
SECONDS: Final = 20.0
MOST_WAITING: Final = 8
STARTING: Final = 60.0
"""Seconds in which a process must be ready; an idle machine needs one."""
LARGEST_REPLY: Final = 64 * 1024 * 1024
RETRY: Final = 5
_ENDING: Final = 10.0
Ts = TypeVarTuple("Ts")
R = TypeVar("R")


class Defect(Exception):
    """A fault of our own in a job; the message is its traceback."""


class Workshop:
    """One process, and the line of those who wait for it.

    `spent` is told the processor time of every job, also of one that was refused, in the context
    of whoever sent it.
    """

    def __init__(
        self,
        seconds: float = SECONDS,
        memory: int = MEMORY,
        most_waiting: int = MOST_WAITING,
        spent: Callable[[float], None] | None = None,
    ) -> None:
        self.spent = spent
        self._seconds: Final = seconds
        self._memory: Final = memory
        self._most_waiting: Final = most_waiting
        self._thread: ThreadPoolExecutor | None = None
        self._jobs: list[Future[Reply]] = []
        self._bench: _Bench | None = None

    async def do(self, function: Callable[[*Ts], R], *given: *Ts) -> R:
        """Call an importable function with plain arguments; return what it returns.

        An error of a game or a request that it raises is raised here.
        """
        self._jobs = [job for job in self._jobs if not job.done()]
        if len(self._jobs) > self._most_waiting:
            raise Problem(503, "busy", "too much is waiting to be worked out", retry=RETRY)
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "workshop")
        job = self._thread.submit(self._work, (function, given))
        self._jobs.append(job)
        self._note(job)
        reply = await asyncio.wrap_future(job)
        if reply.outcome != "done":
            self._refuse(reply)
        value: R = reply.value
        return value

    async def close(self) -> None:
        """End the process, whatever it does; the next job starts another."""
        thread, self._thread = self._thread, None
        if thread is not None:
            for job in self._jobs:
                job.cancel()
            self._replace()
            await asyncio.to_thread(thread.shutdown)
            self._replace()

    def _note(self, job: Future[Reply]) -> None:
        """Tell what a job has taken when it is over, even if nobody waits for it any more."""
        loop, context = asyncio.get_running_loop(), copy_context()

        def tell(done: Future[Reply]) -> None:
            if self.spent is None or done.cancelled() or done.exception() is not None:
                return
            with suppress(RuntimeError):  # The loop is closed: nobody counts any more.
                loop.call_soon_threadsafe(self.spent, done.result().seconds, context=context)

        job.add_done_callback(tell)

    def _refuse(self, reply: Reply) -> NoReturn:
        match reply.outcome:
            case "refused":
                assert isinstance(reply.value, Refused)
                raise reply.value.error()
            case "memory":
                raise bad_request("this would take too much memory; send less")
            case "late":
                raise bad_request(f"this takes longer than {self._seconds:g} seconds; send less")
            case "broken":
                raise Problem(503, "busy", "the work on this broke off; try again", retry=RETRY)
        raise Defect(reply.value)

    # In the thread, where all the waiting is done ------------------------------------------------

    def _work(self, job: tuple[Callable[..., Any], tuple[Any, ...]]) -> Reply:
        written, setting = pickle.dumps(job), pickle.dumps(Setting.of_this_process())
        if self._bench is not None and not self._bench.fits(setting):
            self._replace()
        try:
            bench = self._bench
            if bench is None:
                bench = self._bench = _Bench(setting, self._memory)
                if self._thread is None:
                    raise EOFError  # It was closed just now.
                bench.ready()
            reply = bench.ask(written, self._seconds)
        except TimeoutError:
            reply = Reply("late", None, self._seconds)
        except (EOFError, OSError):
            reply = Reply("broken", None, 0.0)
        if reply.outcome in ("late", "broken", "memory"):
            self._replace()
        return reply

    def _replace(self) -> None:
        bench, self._bench = self._bench, None
        if bench is not None:
            bench.end()


class _Bench:
    """A process, and the line to it."""

    def __init__(self, setting: bytes, memory: int) -> None:
        # A fork would take along the locks and the tables of the server.
        spawn = get_context("spawn")
        self._setting: Final = setting
        self._jobs, theirs = spawn.Pipe()
        self._process: Final = spawn.Process(
            target=run, args=(theirs, pickle.loads(setting), memory), daemon=True
        )
        self._process.start()
        theirs.close()

    def fits(self, setting: bytes) -> bool:
        """Tell whether it works with a setting, and can work at all."""
        return setting == self._setting and self._process.is_alive()

    def ready(self) -> None:
        """Wait until it can work."""
        with suppress(TimeoutError):
            self._answer(STARTING)
            return
        raise EOFError

    def ask(self, job: bytes, seconds: float) -> Reply:
        """Have a job done; TimeoutError when it takes too long, EOFError when it breaks."""
        self._jobs.send_bytes(job)
        reply = pickle.loads(self._answer(seconds))
        assert isinstance(reply, Reply)
        return reply

    def _answer(self, seconds: float) -> bytes:
        if not self._jobs.poll(seconds):
            raise TimeoutError
        return self._jobs.recv_bytes(LARGEST_REPLY)

    def end(self) -> None:
        """End the process at once; whoever waits for its answer learns that it broke off."""
        self._process.kill()
        self._process.join(_ENDING)
