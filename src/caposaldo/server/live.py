"""The live connection: every change at once, and answers without a new request each."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from caposaldo.kernel.contract import SPECTATOR
from caposaldo.kernel.errors import GameError
from caposaldo.server.inputs import TableId, TheHall
from caposaldo.server.ledger import Ledger
from caposaldo.server.limits import BAD_MESSAGES, LIVE_MESSAGE
from caposaldo.server.problems import Problem, bad_request, problem_of, wrong_key
from caposaldo.server.protocol import (
    LiveAnswer,
    LiveEnter,
    LiveError,
    LivePing,
    LivePong,
    LiveState,
    LiveUndo,
)
from caposaldo.server.rooms import MOST_LISTENERS, Listener, Room
from caposaldo.server.rows import Row

AnySocket = WebSocket[Any, Any, Any]
Wish = LiveEnter | LiveAnswer | LiveUndo | LivePing
ENTER_WITHIN: Final = 10.0
_SEND_TIMEOUT: Final = 20.0
_WISH: Final[msgspec.json.Decoder[Wish]] = msgspec.json.Decoder(Wish)


@websocket("/api/tables/{id:str}/live")
async def live(socket: AnySocket, id: TableId, hall: TheHall) -> None:
    """Send the table on every change and take answers, once the first word has told the seat."""
    await socket.accept()
    try:
        key = await _entering(socket)
        room, _, seat = await hall.anybody(id, key)
        if len(room.listeners) >= MOST_LISTENERS:
            raise Problem(429, "rate", "too many are looking at this table; come back later")
    except (WebSocketDisconnect, TimeoutError):
        return
    except (GameError, Problem) as error:
        problem = error if isinstance(error, Problem) else problem_of(error)
        await _send_off(socket, asyncio.Lock(), problem)
        return
    await _Connection(socket, room, Listener(seat, key)).serve()


async def _entering(socket: AnySocket) -> str:
    """Return the key of whoever is there; a key in the address would be written into logs."""
    word = await asyncio.wait_for(socket.receive_data(mode="text"), ENTER_WITHIN)
    wish = _read(word)
    if not isinstance(wish, LiveEnter):
        raise bad_request("the first message says who is there: enter, with a key or without")
    return wish.key


class _Connection:
    """One browser at one table; it keeps no queue, so that a slow one costs nothing."""

    def __init__(self, socket: AnySocket, room: Room, listener: Listener) -> None:
        self.socket: Final = socket
        self.room: Final = room
        self.seat: Final = listener.seat
        self.listener: Final = listener
        self.sending: Final = asyncio.Lock()
        self.sent: list[str] = []
        self.over = False

    async def serve(self) -> None:
        """Send and listen until one of the two ends."""
        self.room.listeners.add(self.listener)
        self.room.announce()
        tasks = [asyncio.create_task(self._tell()), asyncio.create_task(self._listen())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except (WebSocketDisconnect, TimeoutError):
            pass
        except Problem as error:
            # The disk is sick: the browser comes back in a while.
            with suppress(WebSocketDisconnect, TimeoutError):
                await _send_off(self.socket, self.sending, error)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.room.listeners.discard(self.listener)
            self.room.announce()

    async def _tell(self) -> None:
        while True:
            await self.listener.changed.wait()
            self.listener.changed.clear()
            if self.listener.is_out:
                await _send_off(self.socket, self.sending, wrong_key())
                return
            ledger = await self.room.ledger()
            state = self.room.state(ledger, self.seat, self._known(ledger))
            self.sent = [entry.link for entry in ledger.entries]
            self.over = ledger.phase == "over"
            await _send(self.socket, self.sending, LiveState(state))

    def _known(self, ledger: Ledger) -> int:
        """Return the last entry that was sent and still stands."""
        if self.over != (ledger.phase == "over"):
            return -1  # The end opens what was only overheard.
        # A link stands for everything before it: the last equal one is enough.
        n = min(len(self.sent), len(ledger.entries)) - 1
        while n >= 0 and self.sent[n] != ledger.entries[n].link:
            n -= 1
        return n

    async def _listen(self) -> None:
        bad = 0
        while bad < BAD_MESSAGES:
            problem: Problem
            try:
                wish = _read(await self.socket.receive_data(mode="text"))
            except Problem as error:
                bad += 1
                problem = error
            else:
                try:
                    await self._grant(wish)
                    continue
                except Problem as error:
                    problem = error
                except GameError as error:
                    problem = problem_of(error)
            await _send(self.socket, self.sending, LiveError(problem.reply().error))
        await self.socket.close(code=1008, reason="too many messages that cannot be read")

    async def _grant(self, wish: Wish) -> None:
        if isinstance(wish, LivePing):
            await _send(self.socket, self.sending, LivePong())
            return
        if isinstance(wish, LiveEnter):
            raise bad_request("you are here already")
        if self.seat == SPECTATOR:
            raise wrong_key()

        def act(now: Ledger) -> list[Row]:
            if isinstance(wish, LiveAnswer):
                return now.answer(self.seat, wish.at, wish.action)
            return now.undo(self.seat, wish.at)

        # The change is finished even if the browser goes away in the middle of it.
        await asyncio.shield(asyncio.ensure_future(self.room.change(act)))


def _read(message: str | bytes) -> Wish:
    if len(message) > LIVE_MESSAGE:
        raise bad_request("the message is too large")
    try:
        return _WISH.decode(message)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise bad_request(f"the message cannot be read: {error}") from error


async def _send_off(socket: AnySocket, lock: asyncio.Lock, problem: Problem) -> None:
    await _send(socket, lock, LiveError(problem.reply().error))
    await socket.close(code=4000 + problem.status, reason=problem.code)


async def _send(
    socket: AnySocket, lock: asyncio.Lock, message: LiveState | LiveError | LivePong
) -> None:
    async with lock:
        text = msgspec.json.encode(message).decode()
        await asyncio.wait_for(socket.send_data(text, mode="text"), _SEND_TIMEOUT)
