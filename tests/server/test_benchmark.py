"""The benchmark of the server: answers over HTTP to a server in a process of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import pytest

from caposaldo.server import benchmark
from caposaldo.server.benchclient import Letter, Visitor

FIGURES = {"answers_per_second", "p50_milliseconds", "p99_milliseconds"}


def test_the_server_and_the_bare_handler_are_measured_in_one_run() -> None:
    found = cast(dict[str, Any], benchmark.bench(tables=2, answers=6, rounds=1))
    ours, bare = found["caposaldo"], found["bare_handler"]
    for figures in (ours, bare):
        assert set(figures) == FIGURES
        assert 0 < figures["p50_milliseconds"] <= figures["p99_milliseconds"]
    rate = ours["answers_per_second"] / bare["answers_per_second"]
    assert found["ratio"] == pytest.approx(rate)


def test_without_the_driver_of_the_bare_handler_the_server_is_measured_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    @contextmanager
    def no_process(code: str) -> Iterator[str]:
        assert "serve_bare" not in code
        yield "http://127.0.0.1:1/"

    async def bear(load: benchmark._Load, *_: object) -> None:
        load._waits.extend((0.001, 0.002, 0.003))
        load._seconds += 0.006

    monkeypatch.setattr(benchmark, "find_spec", lambda _: None)
    monkeypatch.setattr(benchmark, "_process", no_process)
    monkeypatch.setattr(benchmark._Load, "bear", bear)
    found = cast(dict[str, Any], benchmark.bench())
    assert found["caposaldo"]["answers_per_second"] == pytest.approx(500)
    assert (found["bare_handler"], found["ratio"]) == (None, None)


def test_an_answer_that_is_refused_is_not_measured_as_one() -> None:
    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 409 Conflict\r\nContent-Length: 5\r\n\r\nstale")
        await writer.drain()
        writer.close()

    async def scene() -> None:
        server = await asyncio.start_server(refuse, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        visitor = await Visitor.to(f"http://127.0.0.1:{port}/")
        with pytest.raises(ConnectionError, match="409"):
            await visitor.send(Letter("/"))
        await visitor.close()
        server.close()
        await server.wait_closed()

    asyncio.run(scene())
