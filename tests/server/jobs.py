"""Jobs for a workshop in the tests: kind ones and such as take all there is."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, TypeVarTuple

import pytest

from caposaldo import library
from caposaldo.boards.shelf import opened
from caposaldo.kernel.errors import IllegalAction, UnreadableFile
from caposaldo.kernel.rules import Refusal, rule
from caposaldo.server.problems import Problem, not_found
from caposaldo.server.workshop import Workshop

Ts = TypeVarTuple("Ts")
R = TypeVar("R")


def work_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a workshop work in this process, which knows games that no other one knows."""

    async def do(_: Workshop, function: Callable[[*Ts], R], *given: *Ts) -> R:
        return function(*given)

    monkeypatch.setattr(Workshop, "do", do)


def add(one: int, other: int) -> int:
    return one + other


def process() -> int:
    return os.getpid()


def sleep(seconds: float) -> str:
    time.sleep(seconds)
    return "slept"


def sleep_noted(file: str, seconds: float) -> None:
    Path(file).write_text(str(os.getpid()), "utf-8")
    time.sleep(seconds)


def spin(seconds: float) -> None:
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass


def swell(megabytes: int) -> int:
    return len([bytearray(1024 * 1024) for _ in range(megabytes)])


def nest(depth: int) -> int:
    return nest(depth + 1)


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def refuse(what: str) -> None:
    match what:
        case "file":
            raise UnreadableFile("this is no board; begin again")
        case "rule":
            raise IllegalAction(Refusal("too-far", rule("SM 2.1"), {"most": 3}))
        case "missing":
            raise not_found("there is no such board")
        case "busy":
            raise Problem(503, "busy", "wait", retry=7)
    raise ValueError("a fault of our own")


def shelf_folder() -> str:
    return str(vars(opened().shelf).get("folder")) if opened().shelf is not None else ""


def data_folder() -> str:
    return str(library.own_data() or "")


def unpicklable() -> object:
    return lambda: None
