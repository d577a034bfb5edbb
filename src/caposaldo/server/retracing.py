"""A table's answers played again: how far the rules of today lead where its rows say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct

from caposaldo import library
from caposaldo.kernel.errors import GameError, IllegalAction
from caposaldo.kernel.game import begin
from caposaldo.kernel.records import next_link
from caposaldo.kernel.rules import Refusal
from caposaldo.kernel.saves import setup_as_written
from caposaldo.server.charter import Charter
from caposaldo.server.rows import Entry, Snapshot
from caposaldo.server.snapshots import FAULTS, game_in

BEGINNING: Final = Entry(0, None, None, "", ())
"""Stands for a beginning that cannot be laid out any more."""


Cause = Literal["refused", "elsewhere", "unmade", "newer"]
WHY: Final[dict[Cause, str]] = {
    "refused": "the rules of today refuse answer {next}{detail}",
    "elsewhere": "answer {next} leads to another position than when it was given",
    "unmade": "its beginning cannot be laid out any more: {detail}",
    "newer": "it was made under newer rules of {detail}; update",
}


class Stop(Struct, frozen=True):
    """Where a table stops that no longer replays: after which answer, and why."""

    at: int
    cause: Cause
    detail: str = ""
    refusal: Refusal | None = None

    @property
    def why(self) -> str:
        """Say why, in words that complete a sentence."""
        detail = f": {self.detail}" if self.cause == "refused" and self.detail else self.detail
        return WHY[self.cause].format(next=self.at + 1, detail=detail)

    def without_detail(self) -> Stop:
        """Return it without what may tell of a hand: of a refusal its rule alone."""
        if self.cause != "refused":
            return self
        return Stop(self.at, self.cause, str(self.refusal.rule) if self.refusal else "")


def lay_out(charter: Charter, nonces: list[str]) -> library.AnyGame | Stop:
    """Begin the game of a table, or say why it cannot be begun any more."""
    try:
        return _unplayable(charter) or begin(charter.kind, charter.origin(nonces))
    except FAULTS as error:
        return Stop(0, "unmade", words_of(error))


def unplayable(charter: Charter) -> Stop | None:
    """Say why a table that still waits can never begin; None if it can, as far as one sees."""
    try:
        return _unplayable(charter)
    except FAULTS as error:
        return Stop(0, "unmade", words_of(error))


def retrace(
    game: library.AnyGame, entries: Sequence[Entry], snapshot: Snapshot | None
) -> tuple[library.AnyGame, Stop | None]:
    """Play the answers that stand and compare every link; return the game as far as they are good.

    A snapshot spares what stands before it. Where the rest leads elsewhere all is looked at, so
    that the first answer at fault is the one named.
    """
    saved = game_in(snapshot, entries)
    if saved is not None and saved.answers and _fits(saved, entries):
        found = _follow(saved, entries)
        if found[1] is None:
            return found
    return _follow(game, entries)


def _follow(game: library.AnyGame, entries: Sequence[Entry]) -> tuple[library.AnyGame, Stop | None]:
    for entry in entries[len(game.answers) + 1 :]:
        good = game.copy()
        assert entry.action is not None
        try:
            game.answer(entry.action, entry.seat)
            fits = len(game.answers) == entry.n and _fits(game, entries)
        except FAULTS as error:
            return good, _stop(entry, error)
        if not fits:
            return good, Stop(entry.n - 1, "elsewhere")
    return game, None


def _fits(game: library.AnyGame, entries: Sequence[Entry]) -> bool:
    """Tell whether a game stands where the link of its last answer says."""
    at = len(game.answers)
    seat, action = game.answers[-1]
    return next_link(entries[at - 1].link, seat, action, game) == entries[at].link


def _unplayable(charter: Charter) -> Stop | None:
    kind = charter.kind
    if charter.rules > kind.version:
        return Stop(0, "newer", f"{kind.id} (version {charter.rules})")
    setup_as_written(kind, charter.scenario, charter.readings)
    return None


def _stop(entry: Entry, error: Exception) -> Stop:
    refusal = error.refusal if isinstance(error, IllegalAction) else None
    return Stop(entry.n - 1, "refused", words_of(error), refusal)


def words_of(error: Exception) -> str:
    """Say what was met, in words that complete a sentence."""
    if isinstance(error, GameError):
        return str(error)
    return f"a fault ({type(error).__name__} {error})".replace(" )", ")")
