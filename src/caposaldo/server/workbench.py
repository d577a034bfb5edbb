"""The process in which a workshop does its work; here is what it runs, job after job."""

from __future__ import annotations

import os
import pickle
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import connection, parent_process
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Literal, TypeAlias

from caposaldo import library
from caposaldo.boards.shelf import Opened, open_as, opened
from caposaldo.kernel.errors import GameError
from caposaldo.server.problems import Problem

Outcome: TypeAlias = Literal["done", "refused", "memory", "late", "broken", "defect"]


@dataclass(frozen=True)
class Setting:
    """What the games of a process are played with: boards and data files of one's own."""

    opened: Opened
    data: Path | None

    @classmethod
    def of_this_process(cls) -> Setting:
        """Return the setting of this process, for another."""
        return cls(opened(), library.own_data())

    def take(self) -> None:
        """Play with it from now on."""
        open_as(self.opened)
        if self.data is not None:
            library.use_data(self.data)


@dataclass(frozen=True)
class Refused:
    """An error that says what was wrong with a job, ready to be raised in another process."""

    kind: type[Exception]
    said: tuple[Any, ...]
    facts: dict[str, Any]

    @classmethod
    def of(cls, error: Exception) -> Refused:
        """Write an error down; many cannot be made again from what they say."""
        return cls(type(error), error.args, vars(error))

    def error(self) -> Exception:
        """Return the error."""
        made = self.kind.__new__(self.kind)
        made.args = self.said
        vars(made).update(self.facts)
        return made


@dataclass(frozen=True)
class Reply:
    """What became of a job, and the processor time it took."""

    outcome: Outcome
    value: Any
    seconds: float


def run(jobs: Connection, setting: Setting, memory: int) -> None:
    """Do one job after the other until whoever sends them is gone."""
    # Ctrl-C at a terminal is for the server, which ends this process itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _limit_memory(memory)
    setting.take()
    jobs.send_bytes(b"")
    while True:
        try:
            function, given = pickle.loads(jobs.recv_bytes())
            jobs.send_bytes(_done(function, given))
        except (EOFError, OSError):
            return


def _done(function: Callable[..., Any], given: tuple[Any, ...]) -> bytes:
    begun = time.process_time()
    outcome: Outcome
    value: object = None
    try:
        value = function(*given)
        return pickle.dumps(Reply("done", value, time.process_time() - begun))
    except (GameError, Problem, RecursionError) as error:
        outcome, value = "refused", Refused.of(error)
    except MemoryError:
        outcome, value = "memory", None
    except Exception:
        outcome, value = "defect", traceback.format_exc()
    return pickle.dumps(Reply(outcome, value, time.process_time() - begun))


def _limit_memory(memory: int) -> None:
    """Let what takes more than so many bytes fail here; Windows knows no such limit."""
    if sys.platform == "win32":
        return
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    # Nobody wants the memory of a job on his disk.
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _end_with_parent() -> None:
    """End at once when the server is gone, also in the middle of a job."""
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
