"""The live connection: every change at once, and answers without a new request each."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from caposaldo.kernel.contract import SPECTATOR
from caposaldo.kernel.errors import GameError
from caposaldo.server.audience import Listener
from caposaldo.server.buckets import Bucket, too_much
from caposaldo.server.budget import Work
from caposaldo.server.clocks import Clock
from caposaldo.server.hall import Hall
from caposaldo.server.inputs import TableId, TheHall
from caposaldo.server.ledger import Ledger
from caposaldo.server.limits import LIVE_MESSAGE
from caposaldo.server.lines import Line
from caposaldo.server.problems import Problem, bad_request, problem_of, wrong_key
from caposaldo.server.protocol import (
    LiveAnswer,
    LiveEnter,
    LiveError,
    LivePing,
    LivePong,
    LiveUndo,
)
from caposaldo.server.rooms import Room
from caposaldo.server.rows import Row

AnySocket = WebSocket[Any, Any, Any]
R = TypeVar("R")
Wish = LiveEnter | LiveAnswer | LiveUndo | LivePing
SILENT: Final = 4408
RUSHED: Final = 4429
UNREADABLE: Final = 1008
_TROUBLES: Final = {
    RUSHED: "too many messages at once; send them more slowly",
    UNREADABLE: "too many messages that cannot be read",
}
_SEND_TIMEOUT: Final = 20.0
_WISH: Final[msgspec.json.Decoder[Wish]] = msgspec.json.Decoder(Wish)


@websocket("/api/tables/{id:str}/live")
async def live(socket: AnySocket, id: TableId, hall: TheHall) -> None:
    """Send the table on every change and take answers, once the first word has told the seat."""
    await socket.accept()
    try:
        with hall.lines.line() as line:
            connection = await _enter(socket, hall, id, line)
            await connection.serve()
    except WebSocketDisconnect:
        return
    except TimeoutError:
        await socket.close(code=SILENT, reason="nobody said who is there")
    except (GameError, Problem) as error:
        problem = error if isinstance(error, Problem) else problem_of(error)
        await _send_off(socket, asyncio.Lock(), problem)


async def _enter(socket: AnySocket, hall: Hall, id: str, line: Line) -> _Connection:
    """Let somebody in; a key in the address would be written into logs."""
    word = socket.receive_data(mode="text")
    wish = _read(await _within(hall.clock, hall.limits.entering, word))
    if not isinstance(wish, LiveEnter):
        raise bad_request("the first message says who is there: enter, with a key or without")
    hall.budget.admit(Work.PLAY)
    room, _, seat = await hall.anybody(id, wish.key)
    line.belong(seat)
    listener = Listener(seat, wish.key)
    room.admit(listener)
    return _Connection(socket, hall, room, listener)


async def _within(clock: Clock, seconds: float, task: Coroutine[Any, Any, R]) -> R:
    """Return what a task brings, unless it takes longer."""
    done = asyncio.create_task(task)
    over = asyncio.create_task(clock.wait(seconds))
    try:
        await asyncio.wait((done, over), return_when=asyncio.FIRST_COMPLETED)
        if done.done():
            return done.result()
        raise TimeoutError
    finally:
        done.cancel()
        over.cancel()


class _Connection:
    """One browser at one table; it keeps no queue, so that a slow one costs nothing."""

    def __init__(self, socket: AnySocket, hall: Hall, room: Room, listener: Listener) -> None:
        self.socket: Final = socket
        self.room: Final = room
        self.seat: Final = listener.seat
        self.listener: Final = listener
        self.sending: Final = asyncio.Lock()
        self.sent: list[str] = []
        self.over = False
        self._hall: Final = hall
        self._limits: Final = hall.limits
        self._heard = hall.clock.now()
        self._words: Final = Bucket(hall.limits.messages_refill, hall.clock)

    async def serve(self) -> None:
        """Send and listen until one of the two ends, or nobody has said a word for too long."""
        metered = self._hall.budget.metered
        work = (metered(self._tell()), metered(self._listen()), self._stay())
        tasks = [asyncio.create_task(one) for one in work]
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
            self.room.part(self.listener)

    async def _tell(self) -> None:
        while True:
            await self.listener.changed.wait()
            # Who has used up his time is told later, and then of all changes at once.
            while await self._hall.budget.put_off(Work.PLAY):
                pass
            self.listener.changed.clear()
            if self.listener.dismissed is not None:
                await _send_off(self.socket, self.sending, self.listener.dismissed)
                return
            ledger = await self.room.ledger()
            text = self.room.told(ledger, self.seat, self._known(ledger))
            self.sent = [entry.link for entry in ledger.entries]
            self.over = ledger.phase == "over"
            await _send(self.socket, self.sending, text)

    async def _stay(self) -> None:
        """Close a line that has said nothing for too long: nobody may be there any more."""
        clock = self._hall.clock
        while (left := self._heard + self._limits.silence - clock.now()) > 0:
            await clock.wait(left)
        await self.socket.close(code=SILENT, reason="nothing was heard for too long")

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
        troubles: Counter[int] = Counter()
        while max(troubles.values(), default=0) < self._limits.bad_messages:
            word = await self.socket.receive_data(mode="text")
            self._heard = self._hall.clock.now()
            self.room.look()
            problem: Problem | None
            try:
                self._check_pace()
                wish = _read(word)
            except Problem as error:
                troubles[RUSHED if error.code == "rate" else UNREADABLE] += 1
                problem = error
            else:
                problem = await self._hear(wish)
            if problem is not None:
                await self._say(LiveError(problem.reply().error))
        ((code, _),) = troubles.most_common(1)
        await self.socket.close(code=code, reason=_TROUBLES[code])

    def _check_pace(self) -> None:
        """Count a message, or refuse it because too many have come."""
        wait = self._words.wait(self._limits.messages - 1)
        if wait > 0:
            raise too_much(_TROUBLES[RUSHED], wait)
        self._words.add(1)

    async def _hear(self, wish: Wish) -> Problem | None:
        """Do what is wished, or return why not."""
        try:
            await self._grant(wish)
        except Problem as error:
            return error
        except GameError as error:
            return problem_of(error)
        return None

    async def _grant(self, wish: Wish) -> None:
        if isinstance(wish, LivePing):
            await self._say(LivePong())
            return
        if isinstance(wish, LiveEnter):
            raise bad_request("you are here already")
        if self.seat == SPECTATOR:
            raise wrong_key()
        self._hall.budget.admit(Work.PLAY)

        def act(now: Ledger) -> list[Row]:
            if isinstance(wish, LiveAnswer):
                return now.answer(self.seat, wish.at, wish.action)
            return now.undo(self.seat, wish.at)

        # The change is finished even if the browser goes away in the middle of it.
        change = self._hall.budget.metered(self.room.change(act))
        await asyncio.shield(asyncio.create_task(change))

    async def _say(self, message: LiveError | LivePong) -> None:
        await _send(self.socket, self.sending, _written(message))


def _read(message: str | bytes) -> Wish:
    if len(message) > LIVE_MESSAGE:
        raise bad_request("the message is too large")
    try:
        return _WISH.decode(message)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise bad_request(f"the message cannot be read: {error}") from error


async def _send_off(socket: AnySocket, lock: asyncio.Lock, problem: Problem) -> None:
    await _send(socket, lock, _written(LiveError(problem.reply().error)))
    await socket.close(code=4000 + problem.status, reason=problem.code)


async def _send(socket: AnySocket, lock: asyncio.Lock, text: str) -> None:
    async with lock:
        await asyncio.wait_for(socket.send_data(text, mode="text"), _SEND_TIMEOUT)


def _written(message: LiveError | LivePong) -> str:
    return msgspec.json.encode(message).decode()
