"""A table as one seat may see it: the game's own view and the events seen from there."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Any, Final

from msgspec import Struct

from caposaldo import library
from caposaldo.server.charter import HUMAN
from caposaldo.server.ledger import Ledger
from caposaldo.server.protocol import ClockState, SeatState, State
from caposaldo.server.secrecy import log_entry, may_take_record, stopped_for


class Company(Struct, frozen=True):
    """Who is about a table: the seats with somebody there, those who look on, those invited."""

    online: Set[str] = frozenset()
    spectators: int = 0
    invited: Sequence[str] = ()


NOBODY: Final = Company()


def portray(
    ledger: Ledger,
    seat: str,
    company: Company = NOBODY,
    after: int = -1,
    clock: ClockState | None = None,
) -> State:
    """Draw the table for one seat, with the log entries after a number."""
    charter = ledger.charter
    return State(
        id=charter.id,
        game=charter.game,
        scenario=charter.scenario,
        mode=charter.mode,
        phase=ledger.phase,
        edition=ledger.edition,
        seats=[seat_state(ledger, name, company.online) for name in charter.chairs],
        seat=seat,
        commitment=charter.commitment(),
        secret=str(charter.chance["secret"]) if ledger.ended and charter.sealed else None,
        view=view_of(ledger, seat),
        log=[log_entry(ledger, entry, seat) for entry in ledger.entries[max(0, after + 1) :]],
        hints=dict(ledger.hints),
        standing=dict(ledger.standing.get(seat, {})),
        recordable=may_take_record(ledger, seat),
        parent=charter.parent,
        campaign=charter.campaign,
        clock=clock,
        host=charter.host,
        spectators=company.spectators,
        invited=list(company.invited),
        seating=list(ledger.seating),
        stopped=stopped_for(ledger, seat),
    )


def view_of(ledger: Ledger, seat: str) -> dict[str, Any] | None:
    """Return the game's view for a seat, closed when the table is over or stopped; drawn once."""
    game = ledger.game
    if game is None:
        return None
    if seat not in ledger.views:
        playing = ledger.phase == "playing"
        ledger.views[seat] = game.view(seat) if playing else closed(game, ledger, seat)
    return ledger.views[seat]


def closed(game: library.AnyGame, ledger: Ledger, seat: str) -> dict[str, Any]:
    """Return a view in which nobody is asked any more and the table's result stands."""
    result = ledger.result()
    return {
        **game.view(seat),
        "asked": None,
        "undo": False,
        "result": result.data() if result is not None else None,
    }


def seat_name(ledger: Ledger, seat: str) -> str:
    """Return the name of whoever sits there, as given on joining or before."""
    joined = ledger.joins.get(seat, ("", ""))[0]
    return joined or ledger.charter.chairs[seat].name


def seat_state(ledger: Ledger, seat: str, online: Set[str]) -> SeatState:
    """Return who sits there, and whether he is there now."""
    chair = ledger.charter.chairs[seat]
    computer = chair.player != HUMAN
    return SeatState(
        seat=seat,
        player=chair.player,
        name=seat_name(ledger, seat),
        joined=computer or ledger.charter.read_only or seat in ledger.joins,
        online=not ledger.charter.read_only and (computer or seat in online),
    )
