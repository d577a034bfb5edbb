"""The address that plays a finished table again, and says what it checked."""

from __future__ import annotations

from dataclasses import asdict

from litestar import get

from caposaldo import library
from caposaldo.kernel.records import Record, Step
from caposaldo.kernel.replaying import proof_of
from caposaldo.kernel.replaying import verify as verify_record
from caposaldo.server.documents import errors
from caposaldo.server.inputs import TableId, TheHall
from caposaldo.server.ledger import Ledger
from caposaldo.server.problems import Problem
from caposaldo.server.protocol import Proof


@get("/api/tables/{id:str}/verify", tags=["records"], responses=errors(400, 404, 409))
async def verify(id: TableId, hall: TheHall) -> Proof:
    """Play a finished game again from its answers: promise, every draw, every link."""
    _, ledger = await hall.table(id)
    game = ledger.game
    if ledger.phase != "over" or game is None:
        raise Problem(409, "stale", "the promise can be checked when the game is over")
    return await hall.work(lambda: prove(ledger, game))


def prove(ledger: Ledger, game: library.AnyGame) -> Proof:
    """Recompute all that a table has kept of a game, or say at which answer it is false."""
    proof = proof_of(verify_record(ledger.charter.kind, kept(ledger, game)))
    return Proof(**asdict(proof))


def kept(ledger: Ledger, game: library.AnyGame) -> Record:
    """Return a table's record with the links it has kept, which nobody has computed anew."""
    charter, origin = ledger.charter, game.origin
    result = game.result()
    return Record(
        charter.game,
        origin.rules,
        origin,
        {},
        [Step(entry.seat or "", entry.action or "", entry.link) for entry in ledger.entries[1:]],
        result.data() if result is not None else None,
        {**origin.chance, "commitment": charter.commitment()},
        True,
        ledger.conceded,
        [],
    )
