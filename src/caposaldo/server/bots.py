"""Computer seats: they think on their view in another thread and answer like anybody else."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from caposaldo.kernel.chance import stream
from caposaldo.kernel.errors import GameError
from caposaldo.players import Player, make
from caposaldo.server.budget import Budget, Work
from caposaldo.server.charter import HUMAN, Charter
from caposaldo.server.clients import CLIENT
from caposaldo.server.ledger import Ledger
from caposaldo.server.problems import Problem
from caposaldo.server.protocol import HintCandidate
from caposaldo.server.rows import Row
from caposaldo.server.workers import Workers

if TYPE_CHECKING:
    from caposaldo.server.rooms import Room

HINTS: Final = 3
_log: Final = logging.getLogger(__name__)

PLAYERS: Final = 64
"""How many players are kept ready; they are quickly made anew."""


class Bots:
    """The computer players of all rooms."""

    def __init__(self, workers: Workers, budget: Budget) -> None:
        self._workers: Final = workers
        self._budget: Final = budget
        self._players: Final[dict[tuple[object, ...], Player]] = {}

    def asked(self, ledger: Ledger) -> str | None:
        """Name the computer seat that is asked; None when no computer is."""
        seat = ledger.asked()
        if seat is None or ledger.charter.chairs[seat].player == HUMAN:
            return None
        return seat

    async def play(self, room: Room) -> None:
        """Answer for the computer seats until a person is asked or nobody looks any more."""
        await self._budget.metered(self._play(room))

    async def _play(self, room: Room) -> None:
        try:
            while room.watched:
                CLIENT.set(room.payer)
                if await self._budget.put_off(Work.THINK):
                    continue
                ledger = await room.ledger()
                seat = self.asked(ledger)
                if seat is None:
                    return
                await self._answer(room, ledger, seat)
                await asyncio.sleep(0)
        except (GameError, Problem) as error:
            # Somebody conceded, or another process plays this table: there is nothing to answer.
            _log.info("a computer player of table %s stopped: %s", room.id, error)

    async def _answer(self, room: Room, ledger: Ledger, seat: str) -> None:
        at = ledger.at
        notation = await self._workers.do(lambda: self._think(ledger, seat), Work.THINK)

        def act(now: Ledger) -> list[Row]:
            return now.answer(seat, at, notation)

        await room.change(act)

    def _think(self, ledger: Ledger, seat: str) -> str:
        charter = ledger.charter
        assert ledger.game is not None
        decision = ledger.game.decision()
        assert decision is not None
        options = [option.notation for option in decision.options]
        chance = stream(charter.bots, f"player:{seat}:{ledger.at}")
        try:
            player = self._player(charter, charter.chairs[seat].player)
            view = {} if player.blind else ledger.game.view(seat)
            chosen = player.choose(view, options, chance).notation
            if chosen in options:
                return chosen
            _log.error("a computer player of table %s chose %r", charter.id, chosen)
        except Exception:
            # A person is waiting at this table: a poor move is better than none.
            _log.exception("a computer player of table %s failed", charter.id)
        return options[chance.pick(options, "choice")]

    def _player(self, charter: Charter, level: str) -> Player:
        name = (level, charter.game, charter.scenario, *sorted(charter.readings.items()))
        if name not in self._players:
            if len(self._players) >= PLAYERS:
                self._players.clear()
            self._players[name] = make(level, charter.kind, charter.scenario, charter.readings)
        return self._players[name]


def advise(ledger: Ledger, seat: str) -> list[HintCandidate]:
    """Return the options that the game's adviser likes best, with its reasons."""
    assert ledger.game is not None
    decision = ledger.game.decision()
    adviser = ledger.charter.kind.adviser(ledger.charter.scenario, ledger.charter.readings)
    if adviser is None or decision is None:
        return []
    options = [option.notation for option in decision.options]
    ranked = adviser.rank(ledger.game.view(seat), options)
    return [
        HintCandidate(found.notation, found.score, found.reason, dict(found.facts))
        for found in ranked[:HINTS]
    ]
