"""What of a table its seats may not know of each other while the game goes on."""

from __future__ import annotations

from caposaldo import library
from caposaldo.kernel.contract import SPECTATOR
from caposaldo.server.ledger import Ledger
from caposaldo.server.protocol import LogEntry
from caposaldo.server.rows import Entry


def log_entry(ledger: Ledger, entry: Entry, seat: str) -> LogEntry:
    """Write an entry as a seat may read it: its own answers, and what is heard of the others'.

    Links bind the whole state, hands and deck included, so that whoever could guess these could
    prove the guess: nobody is given one before the end.
    """
    events = [told.event for told in entry.told if told.seen_by is None or seat in told.seen_by]
    over = ledger.phase == "over"
    action = entry.action
    if action is not None and not over and seat != entry.seat:
        action = ledger.charter.kind.overheard(action)
    return LogEntry(entry.n, entry.seat, action, entry.link if over else None, events)


def keeps_secrets(ledger: Ledger) -> bool:
    """Tell whether a seat knows of this table what another does not; worked out once a ledger."""
    if ledger.secretive is None:
        ledger.secretive = _hides(ledger)
    return ledger.secretive


def _hides(ledger: Ledger) -> bool:
    game, kind = ledger.game, ledger.charter.kind
    if game is None or ledger.phase == "over" or not kind.secretive(game.setup):
        return False
    entries = ledger.entries
    while ledger.overt < len(entries) and _is_overt(kind, entries[ledger.overt]):
        ledger.overt += 1
    if ledger.overt < len(entries):
        return True
    # What one seat knows need not have been told: a table may go on from the middle of another.
    common = kind.view(game, SPECTATOR)
    return any(kind.view(game, seat) != common for seat in ledger.charter.chairs)


def _is_overt(kind: library.AnyKind, entry: Entry) -> bool:
    """Tell whether everybody may read an entry as it stands."""
    if any(told.seen_by is not None for told in entry.told):
        return False
    return entry.action is None or kind.overheard(entry.action) == entry.action


def may_take_record(ledger: Ledger, seat: str) -> bool:
    """Tell whether a seat may have the record now: at the end, or before if nothing is secret."""
    if ledger.phase == "over":
        return True
    return ledger.game is not None and seat != SPECTATOR and not keeps_secrets(ledger)
