"""A table as its rows tell it: who sat down, what was answered, taken back, hinted, conceded.

A standing answer is a row too: it says how a seat wants to answer a prompt from now on; and so is
the time that a seat has used, where a clock was agreed on.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Final

from caposaldo import library
from caposaldo.kernel.actions import Action, parse, parse_chain
from caposaldo.kernel.contract import Result, Timing
from caposaldo.kernel.errors import GameError, IllegalAction, StaleDecision, UnreadableFile
from caposaldo.kernel.game import begin
from caposaldo.kernel.records import concession, first_link, next_link
from caposaldo.players.timing import Spent, only_the_clock
from caposaldo.server.charter import Charter
from caposaldo.server.problems import bad_request, game_over
from caposaldo.server.protocol import Phase, SeatNews
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
        self.spent = Spent()
        self.undone = 0
        self.seq = 0
        self._begin_when_ready()

    def twin(self) -> Ledger:
        """Return a ledger that can go its own way."""
        twin = Ledger.__new__(Ledger)
        twin.charter, twin.seq, twin.conceded = self.charter, self.seq, self.conceded
        twin.entries, twin.joins, twin.hints = (
            self.entries.copy(),
            self.joins.copy(),
            {**self.hints},
        )
        twin.standing, twin.spent, twin.undone = self.standing, self.spent, self.undone
        twin.seating = self.seating.copy()
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
        """Whether the table waits, plays or is over."""
        if self.game is None:
            return "waiting"
        ended = self.game.result() is not None or self.conceded or self.charter.read_only
        return "over" if ended else "playing"

    def result(self) -> Result | None:
        """Return how the game ended, by its rules or because a side gave up."""
        if self.game is not None and self.game.result() is not None:
            return self.game.result()
        return concession(self.charter.chairs, self.conceded) if self.conceded else None

    def running(self) -> library.AnyGame:
        """Return the game under way, or say why there is none."""
        if self.game is None:
            raise StaleDecision("the game has not begun; it waits until everybody has joined")
        if self.phase == "over":
            raise game_over()
        return self.game

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
        row = self._row("join", seat, action=json.dumps({"name": name, "nonce": nonce}))
        self._fold(row)
        return [row]

    def sit_down(self, seat: str, name: str, nonce: str) -> list[Row]:
        """Let somebody sit down who was invited, also in place of whoever had the seat before."""
        if seat not in self.joins:
            return self.join(seat, name, nonce)
        row = self._row("reseat", seat, name)
        self._fold(row)
        return [row]

    def invite_again(self, seat: str) -> list[Row]:
        """Tell everybody that somebody is invited to a seat that was taken already."""
        if seat not in self.joins:
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
        if self.phase == "over":
            raise game_over()
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

    def read(self, rows: Iterable[Row], snapshot: Snapshot | None) -> None:
        """Bring a fresh ledger to where its rows end."""
        for row in rows:
            self._fold(row)
            self.seq = row.seq + 1
        if self.game is not None and self.at:
            self._play(snapshot)

    # Inside --------------------------------------------------------------------------------------

    def _row(self, kind: RowKind, seat: str, action: str = "") -> Row:
        row = Row(self.seq, kind, seat, self.at, action)
        self.seq += 1
        return row

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

    def _fold_standing(self, seat: str, prompt: str, action: str) -> None:
        own = {name: told for name, told in self.standing.get(seat, {}).items() if name != prompt}
        # Twins share these: they are replaced and never changed.
        self.standing = {**self.standing, seat: own | ({prompt: action} if action else {})}

    def _begin_when_ready(self) -> None:
        if all(seat in self.joins for seat in self.charter.people):
            nonces = [self.joins[seat][1] for seat in self.charter.people]
            self.game = begin(self.charter.kind, self.charter.origin(nonces))
            link = first_link(self.game)
            self.entries = [Entry(0, None, None, link, tell(self.game.told()))]

    def _play(self, snapshot: Snapshot | None) -> None:
        assert self.game is not None
        wanted = [(entry.seat, entry.action) for entry in self.entries[1:]]
        game = _loaded(snapshot, wanted) or self.game
        for seat, action in wanted[len(game.answers) :]:
            assert action is not None
            game.answer(action, seat)
        last = self.entries[-1]
        assert last.seat is not None
        assert last.action is not None
        if next_link(self.entries[-2].link, last.seat, last.action, game) != last.link:
            raise UnreadableFile("this table was played under other rules and cannot go on")
        self.game = game


def _loaded(
    snapshot: Snapshot | None, wanted: list[tuple[str | None, str | None]]
) -> library.AnyGame | None:
    """Return the snapshot's game if it lies on the way to the wanted answers."""
    if snapshot is None:
        return None
    try:
        game = library.load(snapshot.save)
    except GameError:
        return None  # Saved under other rules: the answers themselves decide.
    return game if game.answers == wanted[: len(game.answers)] else None
