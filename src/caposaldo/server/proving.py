"""The address that plays a finished table again, and says what it checked."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from litestar import get

from caposaldo.kernel.records import Record, Step
from caposaldo.kernel.replaying import proof_of
from caposaldo.kernel.replaying import verify as verify_record
from caposaldo.server.charter import Charter
from caposaldo.server.documents import errors
from caposaldo.server.inputs import TableId, TheHall
from caposaldo.server.problems import Problem
from caposaldo.server.protocol import Proof


@get("/api/tables/{id:str}/verify", tags=["records"], responses=errors(400, 404, 409))
async def verify(id: TableId, hall: TheHall) -> Proof:
    """Play a finished game again from its answers: promise, every draw, every link."""
    _, ledger = await hall.table(id)
    game = ledger.game
    if not ledger.ended or game is None:
        raise Problem(409, "stale", "the promise can be checked when the game is over")
    # The links are those the table has kept, which nobody has computed anew.
    steps = [(entry.seat or "", entry.action or "", entry.link) for entry in ledger.entries[1:]]
    ended = game.result()
    result = ended.data() if ended is not None else None
    return await hall.records.do(
        prove, ledger.charter, ledger.nonces, steps, result, ledger.conceded
    )


# In the workshop ---------------------------------------------------------------------------------


def prove(
    charter: Charter,
    nonces: list[str],
    steps: list[tuple[str, str, str]],
    result: dict[str, Any] | None,
    conceded: str,
) -> Proof:
    """Recompute all that a table has kept of a game, or say at which answer it is false."""
    origin = charter.origin(nonces)
    chance = {**origin.chance, "commitment": charter.commitment()}
    answers = [Step(*step) for step in steps]
    record = Record(
        charter.game,
        origin.rules,
        origin,
        {},
        answers,
        result,
        chance,
        intact=True,
        conceded=conceded,
        seating=[],
    )
    return Proof(**asdict(proof_of(verify_record(charter.kind, record))))
