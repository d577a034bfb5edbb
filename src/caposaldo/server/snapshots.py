"""Snapshots: games as they stood, to spare playing all their answers again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from caposaldo import __version__, library
from caposaldo.kernel.codec import BROKEN, fingerprint
from caposaldo.kernel.errors import GameError
from caposaldo.server.rows import Entry, Snapshot

# What data that is damaged, or of other times, may lead careful code to.
FAULTS: Final = (GameError, *BROKEN, ArithmeticError)
RELEASE: Final = "release"
LINKS: Final = "links"


def snapshot_of(game: library.AnyGame, entries: Sequence[Entry]) -> Snapshot:
    """Return a game as it stands, with the release that has followed all its answers to there."""
    at = len(game.answers)
    return Snapshot(at, {**game.save(), RELEASE: __version__, LINKS: _links(entries, at)})


def is_ours(snapshot: Snapshot | None) -> bool:
    """Tell whether this release took a snapshot: after an update every answer is looked at anew."""
    return snapshot is not None and snapshot.save.get(RELEASE) == __version__


def game_in(snapshot: Snapshot | None, entries: Sequence[Entry]) -> library.AnyGame | None:
    """Return the snapshot's game if it lies on the way of the answers that stand."""
    if snapshot is None or not is_ours(snapshot):
        return None
    save = {key: value for key, value in snapshot.save.items() if key not in (RELEASE, LINKS)}
    try:
        game = library.load(save)
    except FAULTS:
        return None  # Damaged: the answers themselves decide.
    at = len(game.answers)
    wanted = [(entry.seat, entry.action) for entry in entries[1 : at + 1]]
    same = game.answers == wanted and snapshot.save.get(LINKS) == _links(entries, at)
    return game if same else None


def _links(entries: Sequence[Entry], at: int) -> str:
    return fingerprint([entry.link for entry in entries[: at + 1]])
