"""A table as its rows tell it: who sat down, what was answered, taken back, hinted, conceded.

A standing answer is a row too: it says how a seat wants to answer a prompt from now on; and so is
the time that a seat has used, where a clock was agreed on. How the game ended is one more, so that
it stands under any rules to come.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

from caposaldo import library
from caposaldo.kernel.actions import Action, parse, parse_chain
from caposaldo.kernel.contract import Result, Timing
from caposaldo.kernel.errors import IllegalAction, StaleDecision
from caposaldo.kernel.records import concession, first_link, next_link
from caposaldo.players.timing import Spent, only_the_clock
from caposaldo.server.charter import Charter
from caposaldo.server.problems import bad_request, game_over, stopped
from caposaldo.server.protocol import Phase, SeatNews
from caposaldo.server.retracing import BEGINNING, Stop, lay_out, retrace, unplayable
from caposaldo.server.rows import Entry, Row, RowKind, Snapshot, tell

MOST_PROMPTS: Final = 40
MOST_AT_ONCE: Final = 200


class Ledger:
    """The whole state of a table; every change returns the rows that tell of it.

    A change is made on a twin, and the twin takes the place of the original once its rows are
    on disk.
    """

    def __init__(self, charter: Charter) -> None:
        self.charter = charter
        self.game: library.AnyGame | None = None
        self.entries: list[Entry] = []
        self.joins: dict[str, tuple[str, str]] = {}
        self.seating: list[SeatNews] = []
        self.hints = dict.fromkeys(charter.chairs, 0)
        self.standing: dict[str, dict[str, str]] = {}
        self.conceded = charter.conceded
        self.ending: Result | None = None
        self.stopped: Stop | None = None
        self.spent = Spent()
        self.undone = 0
        self.seq = 0
        self.overt = 0  # So many entries from the first on are known to be open to everybody.
        # What others have worked out of the table as it stands, once for all who look at it.
        self.secretive: bool | None = None
        self.views: dict[str, dict[str, Any]] = {}
        self._begin_when_ready()

    def twin(self) -> Ledger:
        """Return a ledger that can go its own way."""
        twin = Ledger.__new__(Ledger)
        twin.charter, twin.seq, twin.conceded = self.charter, self.seq, self.conceded
        twin.ending, twin.stopped = self.ending, self.stopped
        twin.entries, twin.joins, twin.hints = (
            self.entries.copy(),
            self.joins.copy(),
            {**self.hints},
        )
        twin.standing, twin.spent, twin.undone = self.standing, self.spent, self.undone
        twin.seating = self.seating.copy()
        twin.overt, twin.secretive, twin.views = self.overt, None, {}
        twin.game = self.game.copy() if self.game is not None else None
        return twin

    # What can be asked ---------------------------------------------------------------------------

    @property
    def at(self) -> int:
        """The number of answers that stand."""
        return max(0, len(self.entries) - 1)

    @property
    def edition(self) -> int:
        """How often an answer was given or taken back: it only grows, and tells of nothing else."""
        return self.at + 2 * self.undone

    @property
    def phase(self) -> Phase:
        """Whether the table waits, plays, is over, or stopped since it no longer replays."""
        if self.stopped is not None:
            return "stopped"
        if self.game is None:
            return "waiting"
        return "over" if self.ended else "playing"

    @property
    def ended(self) -> bool:
        """Whether the game came to its end, so that nothing of it is a secret any more."""
        over = self.game is not None and self.game.result() is not None
        return bool(over or self.ending or self.conceded or self.charter.read_only)

    @property
    def keeps_its_people(self) -> bool:
        """Whether only those who sit here may go on from here, each from his own seat.

        No hand was opened at the end: whoever could take another's seat in a branch would see it.
        """
        return self.phase == "stopped" and self.charter.mode == "link" and not self.ended

    @property
    def nonces(self) -> list[str]:
        """What each of its people has added to the chance, in the order of the seats."""
        return [self.joins[seat][1] for seat in self.charter.people]

    @property
    def shown(self) -> int:
        """The number of answers up to which the game can be shown."""
        return self.stopped.at if self.stopped is not None else self.at

    def result(self) -> Result | None:
        """Return how the game ended, by its rules or because a side gave up."""
        if self.game is not None and self.game.result() is not None:
            return self.game.result()
        if not self.conceded:
            return self.ending
        return concession(self.charter.chairs, self.conceded)

    def running(self) -> library.AnyGame:
        """Return the game under way, or say why there is none."""
        self._check_goes_on()
        if self.game is None:
            raise StaleDecision("the game has not begun; it waits until everybody has joined")
        return self.game

    def begun(self) -> library.AnyGame:
        """Return the game as far as it can be shown, or say why there is nothing to show."""
        if self.game is not None:
            return self.game
        if self.stopped is not None:
            raise stopped(self.stopped.at)
        raise StaleDecision("the game has not begun; there is nothing to show yet")

    def check_shown(self, at: int) -> None:
        """Check that the game can be shown as it stood after an answer."""
        self.begun()
        if at > self.at:
            raise bad_request(f"this table has {self.at} answers, not {at}")
        if at > self.shown:
            raise stopped(self.shown)

    def asked(self) -> str | None:
        """Name the seat that is asked; None when nobody is."""
        decision = self.game.decision() if self.game is not None else None
        return decision.seat if decision is not None and self.phase == "playing" else None

    def timing(self) -> Timing | None:
        """Say which person's time the clock measures now; a computer needs no clock."""
        if self.game is None or self.phase != "playing":
            return None
        timing = self.charter.kind.timing(self.game)
        return timing if timing is not None and timing.seat in self.charter.people else None

    # What can be done ----------------------------------------------------------------------------

    def join(self, seat: str, name: str, nonce: str) -> list[Row]:
        """Let somebody sit down; the last one to do so begins the game."""
        if seat in self.joins or seat not in self.charter.people:
            return []
        self._check_goes_on()
        row = self._row("join", seat, action=json.dumps({"name": name, "nonce": nonce}))
        self._fold(row)
        return [row]

    def sit_down(self, seat: str, name: str, nonce: str) -> list[Row]:
        """Let somebody sit down who was invited, also in place of whoever had the seat before."""
        rows = self.join(seat, name, nonce) if seat not in self.joins else []
        if rows and not self.charter.same_people:
            return rows
        row = self._row("reseat", seat, name)
        self._fold(row)
        return [*rows, row]

    def invite_again(self, seat: str) -> list[Row]:
        """Tell everybody that somebody is invited to a seat that was taken already."""
        if seat not in self.joins and not self.charter.same_people:
            return []
        row = self._row("invite", seat)
        self._fold(row)
        return [row]

    def answer(self, seat: str, at: int, action: str) -> list[Row]:
        """Answer the open question, or a chain of them, wholly or not at all."""
        game = self.running()
        self._check(at)
        steps = parse_chain(action)
        refusal = only_the_clock(game, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if len(steps) > 1:
            game.copy().answer(action, seat)  # The game itself judges a chain as a whole.
        return [self._step(game, seat, step) for step in steps]

    def undo(self, seat: str, at: int) -> list[Row]:
        """Take back the last answer."""
        game = self.running()
        self._check(at)
        row = self._row("undo", seat)
        game.undo(seat)
        self._fold(row)
        return [row]

    def spend(self, timing: Timing, seconds: float) -> list[Row]:
        """Note that so much time has passed for the seat that was measured."""
        now = self.spent.more(timing, round(seconds, 3))
        row = self._row("time", timing.seat, json.dumps([now.stretch, now.seconds]))
        self._fold(row)
        return [row]

    def call_time(self, at: int) -> list[Row]:
        """Answer for the seat whose time is over, if it still has to answer."""
        timing = self.timing()
        if timing is None or not timing.call or at != self.at:
            return []
        return [self._step(self.running(), timing.seat, parse(timing.call))]

    def hint(self, seat: str) -> list[Row]:
        """Count a hint."""
        row = self._row("hint", seat)
        self._fold(row)
        return [row]

    def concede(self, seat: str) -> list[Row]:
        """Give up."""
        self.running()
        row = self._row("concede", seat)
        self._fold(row)
        return [row]

    def stand(self, seat: str, prompt: str, action: str) -> list[Row]:
        """Let a seat answer a prompt in one way from now on; no action ends that."""
        self._check_goes_on()
        own = self.standing.get(seat, {})
        if action:
            action = parse(action).notation
        if own.get(prompt, "") == action:
            return []
        if action and len(own) >= MOST_PROMPTS:
            raise bad_request(f"a seat may have at most {MOST_PROMPTS} standing answers")
        row = self._row("standing", seat, json.dumps({"prompt": prompt, "action": action}))
        self._fold(row)
        return [row]

    def stand_in(self) -> list[Row]:
        """Give the standing answers that the open question and those after it meet.

        What is offered decides, and nothing else: an answer is never held back or changed for
        what the seat holds.
        """
        rows: list[Row] = []
        while self.game is not None and self.phase == "playing" and len(rows) < MOST_AT_ONCE:
            asked = self.game.decision()
            wanted = self.standing.get(asked.seat, {}).get(asked.prompt) if asked else None
            if asked is None or wanted is None or parse(wanted) not in asked.options:
                break
            rows.append(self._step(self.game, asked.seat, parse(wanted)))
        return rows

    def close(self) -> list[Row]:
        """Note how the game has ended, if it has by its rules and nobody noted it yet."""
        result = self.game.result() if self.game is not None else None
        if result is None or self.ending is not None or self.charter.read_only:
            return []
        row = self._row("over", "", json.dumps(result.data()))
        self._fold(row)
        return [row]

    def read(self, rows: Iterable[Row], snapshot: Snapshot | None) -> None:
        """Bring a fresh ledger to where its rows end, or as far as today's rules follow them."""
        for row in rows:
            self._fold(row)
            self.seq = row.seq + 1
        if self.game is not None:
            self.game, self.stopped = retrace(self.game, self.entries, snapshot)
        elif self.stopped is None:
            self.stopped = unplayable(self.charter)

    # Inside --------------------------------------------------------------------------------------

    def _row(self, kind: RowKind, seat: str, action: str = "") -> Row:
        row = Row(self.seq, kind, seat, self.at, action)
        self.seq += 1
        return row

    def _check_goes_on(self) -> None:
        if self.stopped is not None:
            raise stopped(self.stopped.at)
        if self.ended:
            raise game_over()

    def _check(self, at: int) -> None:
        if at != self.at:
            raise StaleDecision(f"answer {at} was asked for, the game stands at {self.at}")

    def _step(self, game: library.AnyGame, seat: str, step: Action) -> Row:
        told = tell(game.answer(step, seat))
        taken = game.answers[-1][1]
        link = next_link(self.entries[-1].link, seat, taken, game)
        row = Row(self.seq, "answer", seat, self.at, taken, link, told)
        self.seq += 1
        self._fold(row)
        return row

    def _fold(self, row: Row) -> None:
        self.secretive, self.views = None, {}
        match row.kind:
            case "join":
                data = json.loads(row.action)
                self.joins[row.seat] = (data["name"], data["nonce"])
                self._begin_when_ready()
            case "answer":
                n = len(self.entries)
                self.entries.append(Entry(n, row.seat, row.action, row.link, row.told))
            case "undo":
                self.entries.pop()
                self.overt = min(self.overt, len(self.entries))
                self.undone += 1
            case "hint":
                self.hints[row.seat] += 1
            case "concede":
                self.conceded = row.seat
            case "standing":
                self._fold_standing(row.seat, **json.loads(row.action))
            case "time":
                self.spent = Spent(*json.loads(row.action))
            case "invite":
                self.seating.append(SeatNews(row.at, row.seat, "invited", ""))
            case "reseat":
                self.seating.append(SeatNews(row.at, row.seat, "seated", row.action))
                self.joins[row.seat] = (row.action, self.joins.get(row.seat, ("", ""))[1])
            case "over":
                self.ending = Result(**json.loads(row.action))

    def _fold_standing(self, seat: str, prompt: str, action: str) -> None:
        own = {name: told for name, told in self.standing.get(seat, {}).items() if name != prompt}
        # Twins share these: they are replaced and never changed.
        self.standing = {**self.standing, seat: own | ({prompt: action} if action else {})}

    def _begin_when_ready(self) -> None:
        if not all(seat in self.joins for seat in self.charter.people):
            return
        begun = lay_out(self.charter, self.nonces)
        if isinstance(begun, Stop):
            self.stopped, self.entries = begun, [BEGINNING]
        else:
            self.game = begun
            self.entries = [Entry(0, None, None, first_link(begun), tell(begun.told()))]
