"""What of a table its seats may not know of each other while the game goes on."""

from __future__ import annotations

from typing import Final

from caposaldo import library
from caposaldo.kernel.contract import SPECTATOR
from caposaldo.server.ledger import Ledger
from caposaldo.server.problems import refusal_data, sentence
from caposaldo.server.protocol import LogEntry, Stopped
from caposaldo.server.rows import Entry

UNDER_OTHER_RULES: Final = "it was played under other rules"


def log_entry(ledger: Ledger, entry: Entry, seat: str) -> LogEntry:
    """Write an entry as a seat may read it: its own answers, and what is heard of the others'.

    Links bind the whole state, hands and deck included, so that whoever could guess these could
    prove the guess: nobody is given one before the end.
    """
    events = [told.event for told in entry.told if told.seen_by is None or seat in told.seen_by]
    action = entry.action
    if action is not None and not ledger.ended and seat != entry.seat:
        action = _overheard(ledger, action)
    return LogEntry(entry.n, entry.seat, action, entry.link if ledger.ended else None, events)


def _overheard(ledger: Ledger, action: str) -> str | None:
    """Write an answer as others heard it; of rules that are not these nobody can say how."""
    if ledger.stopped is not None and ledger.game is None:
        return None
    return ledger.charter.kind.overheard(action)


def keeps_secrets(ledger: Ledger) -> bool:
    """Tell whether a seat knows of this table what another does not; worked out once a ledger."""
    if ledger.secretive is None:
        ledger.secretive = _hides(ledger)
    return ledger.secretive


def _hides(ledger: Ledger) -> bool:
    game = ledger.game
    if game is None or ledger.ended or not game.kind.secretive(game.setup):
        return False
    kind, entries = game.kind, ledger.entries
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
    """Tell whether a seat may have the record now: at the end, or before if nothing is secret.

    A game that stopped for good where nobody sits apart is as good as over for its players.
    """
    if ledger.game is None:
        return False
    if ledger.ended:
        return True
    if ledger.phase == "stopped":
        return seat != SPECTATOR and ledger.charter.mode != "link"
    return seat != SPECTATOR and not keeps_secrets(ledger)


def stopped_for(ledger: Ledger, seat: str) -> Stopped | None:
    """Say where a table stopped, and why, unless that tells what another seat has answered."""
    stop = ledger.stopped
    if stop is None:
        return None
    where = f"this table stops after {stop.at} of its {ledger.at} answers"
    mine = stop.at < ledger.at and ledger.entries[stop.at + 1].seat == seat
    if not mine and not may_take_record(ledger, seat) and keeps_secrets(ledger):
        return Stopped(stop.at, ledger.at, sentence(f"{where}: {UNDER_OTHER_RULES}"), None)
    refusal = stop.refusal
    told = refusal_data(refusal) if refusal else None
    return Stopped(stop.at, ledger.at, sentence(f"{where}: {stop.why}"), told)
