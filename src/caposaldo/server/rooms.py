"""A room: one table with its listeners; changes go through one door, disk first."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from typing import Final

from caposaldo import library
from caposaldo.kernel.errors import GameError, StaleDecision
from caposaldo.kernel.game import begin
from caposaldo.server.audience import Audience, Listener
from caposaldo.server.bots import Bots
from caposaldo.server.budget import Work
from caposaldo.server.clients import CLIENT
from caposaldo.server.clocks import Clock, Timekeeper
from caposaldo.server.ledger import Ledger
from caposaldo.server.limits import Limits
from caposaldo.server.portrait import Company, portray
from caposaldo.server.problems import Problem
from caposaldo.server.protocol import State
from caposaldo.server.recovery import Recovery
from caposaldo.server.rows import Row, Snapshot
from caposaldo.server.seats import Seats
from caposaldo.server.snapshots import is_ours, snapshot_of
from caposaldo.server.store import Store, Taken
from caposaldo.server.telling import Teller
from caposaldo.server.workers import Workers

SNAPSHOT_EVERY: Final = 40
MARK_EVERY: Final = 16
# After these the next question may be one with a standing answer; an undo wants to be asked.
LEADING_ON: Final = ("join", "answer", "standing")

Act = Callable[[Ledger], list[Row]]
_log: Final = logging.getLogger(__name__)


class Room:
    """One table in memory, rebuilt from the database whenever it is not."""

    def __init__(
        self,
        id: str,
        store: Store,
        seats: Seats,
        bots: Bots,
        workers: Workers,
        limits: Limits,
        clock: Clock,
    ) -> None:
        self.id: Final = id
        self.payer = ""
        self._audience: Final = Audience(limits)
        self._teller: Final = Teller()
        self._limits: Final = limits
        self._clock: Final = clock
        self._looked = clock.now()
        self._store: Final = store
        self._seats: Final = seats
        self._bots: Final = bots
        self._workers: Final = workers
        self._time: Final = Timekeeper(clock, self._call_time)
        self._lock: Final = asyncio.Lock()
        self._ledger: Ledger | None = None
        self._saved = 0
        self._marks: dict[str, library.AnyGame] = {}
        self._playing: asyncio.Task[None] | None = None
        self._recovery: Final = Recovery(self.ledger)

    @property
    def place(self) -> str:
        """What the seats of this table belong to, as far as that is known."""
        return self._ledger.charter.place if self._ledger is not None else self.id

    @property
    def idle(self) -> bool:
        """Whether nobody would miss the room if it left the memory."""
        playing = self._playing is not None and not self._playing.done()
        busy = playing or self._lock.locked() or self._time.ticking
        return not self._audience and not busy and not self._recovery.pending

    @property
    def watched(self) -> bool:
        """Whether somebody listens, or has looked a moment ago."""
        return bool(self._audience) or self._clock.now() - self._looked < self._limits.patience

    def look(self) -> None:
        """Note that somebody looks at the table, and let its computers go on."""
        self._looked = self._clock.now()
        # Whoever moves pays for the computers that answer him; until then whoever looks.
        self.payer = self.payer or CLIENT.get()
        self.play_on()

    def admit(self, listener: Listener) -> None:
        """Let somebody listen."""
        self._audience.admit(listener)
        self.look()
        self.announce()

    def part(self, listener: Listener) -> None:
        """Let a listener go."""
        self._audience.part(listener)
        self._looked = self._clock.now()
        self.announce()

    async def ledger(self) -> Ledger:
        """Return the table as it stands; it must not be changed."""
        if self._ledger is not None:
            return self._ledger
        async with self._lock:
            ledger = await self._load()
        self.play_on()
        self._time.watch(ledger)
        return ledger

    async def change(self, act: Act) -> Ledger:
        """Make a change: on disk first, then in memory, then told to everybody."""
        async with self._lock:
            twin = (await self._load()).twin()
            timing = twin.timing()
            rows = act(twin)
            if not rows:
                return twin
            self.payer = CLIENT.get() or self.payer
            changed = rows[-1]
            if changed.kind in LEADING_ON:
                rows += twin.stand_in()
            rows += self._time.note(twin, timing, rows)
            rows += twin.close()
            snapshot = self._snapshot(twin)
            # Whatever goes wrong while writing, the disk knows the truth: read it again.
            self._ledger = None
            try:
                await self._store.append(self.id, rows, snapshot)
            except Taken as error:
                raise StaleDecision("somebody else was quicker; look at the table anew") from error
            except Problem:
                self._recovery.begin()
                raise
            self._ledger = twin
            if snapshot is not None:
                self._saved = snapshot.answers
        # What a seat decides for itself alone is not even a stir at the others' screens.
        self.announce(changed.seat if rows[-1].kind == "standing" else None)
        self.play_on()
        self._time.watch(twin)
        return twin

    def state(self, ledger: Ledger, seat: str, after: int = -1) -> State:
        """Draw the table for a seat."""
        return portray(ledger, seat, self._company(ledger), after, self._time.state(ledger))

    def told(self, ledger: Ledger, seat: str, after: int) -> str:
        """Return the table as the lines of a seat are told of it."""
        company, clock = self._company(ledger), self._time.state(ledger)

        def draw() -> State:
            return portray(ledger, seat, company, after, clock)

        return self._teller.tell(ledger, (company, clock), seat, after, draw)

    def _company(self, ledger: Ledger) -> Company:
        return self._audience.company(self._seats.invited(ledger.charter.place))

    def announce(self, seat: str | None = None) -> None:
        """Wake every listener, or those of one seat."""
        self._audience.announce(seat)

    def turn_out(self, hashes: Mapping[str, str]) -> None:
        """Turn out whose key is no longer that of the seat he listens from."""
        self._audience.turn_out(hashes)

    def play_on(self) -> None:
        """Let a computer answer if one is asked and anybody looks."""
        if self._ledger is None or (self._playing is not None and not self._playing.done()):
            return
        if self.watched and self._bots.asked(self._ledger) is not None:
            self._playing = asyncio.create_task(self._bots.play(self))

    async def leave(self) -> None:
        """Stop the clock and the computer players of this room."""
        self._time.stop()
        self._recovery.stop()
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)

    async def _call_time(self, at: int) -> None:
        """Answer for a seat whose time is over, unless it was quicker."""
        try:
            await self.change(lambda now: now.call_time(at))
        except (GameError, Problem) as error:
            _log.info("the clock of table %s stopped: %s", self.id, error)

    async def past(self, at: int) -> library.AnyGame:
        """Return the game as it stood after an answer."""
        ledger = await self.ledger()
        return await self._workers.do(lambda: self._replay(ledger, at), Work.ASK)

    def _replay(self, ledger: Ledger, at: int) -> library.AnyGame:
        assert ledger.game is not None
        marks = dict(self._marks)
        # A link stands for all answers up to it, so an undone answer cannot be met by mistake.
        from_ = next((n for n in range(at, 0, -1) if ledger.entries[n].link in marks), 0)
        if from_:
            game = marks[ledger.entries[from_].link].copy()
        else:
            game = begin(ledger.game.kind, ledger.game.origin)
        for n in range(from_ + 1, at + 1):
            entry = ledger.entries[n]
            assert entry.action is not None
            game.answer(entry.action)
            if n % MARK_EVERY == 0:
                marks[entry.link] = game.copy()
        self._marks = marks
        return game

    def _snapshot(self, ledger: Ledger) -> Snapshot | None:
        # A stopped table keeps the one it has: a later release may follow it to its end.
        if ledger.game is None or ledger.stopped is not None:
            return None
        if abs(ledger.at - self._saved) < SNAPSHOT_EVERY:
            return None
        return snapshot_of(ledger.game, ledger.entries)

    async def _load(self) -> Ledger:
        if self._ledger is None:
            charter, rows, snapshot = await self._store.find(self.id)

            def read() -> Ledger:
                ledger = Ledger(charter)
                ledger.read(rows, snapshot)
                return ledger

            self._ledger = await self._workers.do(read, Work.PLAY)
            self._saved = snapshot.answers if snapshot is not None and is_ours(snapshot) else 0
            await self._seats.taken(charter.place)
            self._time.start()
        return self._ledger
