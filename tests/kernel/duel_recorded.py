"""Duels that were played to their end, and their records as a file would hold them."""

from __future__ import annotations

import json
from typing import Any

from caposaldo.kernel.chance import Chance, SealedChance, stream
from caposaldo.kernel.codec import with_digest
from caposaldo.kernel.game import Origin, begin
from caposaldo.kernel.records import make_record, read_record
from caposaldo.kernel.replaying import verify
from tests.kernel.duel import KIND, play_on, start
from tests.kernel.duel_table import NORTH, SOUTH, Duel

SECRET = "5e" * 32
SEATS = {NORTH: "Ada", SOUTH: "Bea"}


def finished(chance: Chance | None = None, seed: int = 2) -> Duel:
    game = start(seed, chance)
    play_on(game, stream(seed, "bot"))
    return game


def sealed() -> SealedChance:
    return SealedChance("t7", SECRET, ("n1", "n2"))


def record_of(game: Duel) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(make_record(game, SEATS)))
    return found


def check(data: object) -> Duel:
    return verify(KIND, read_record(KIND, data))


def resealed(record: dict[str, Any]) -> dict[str, Any]:
    return with_digest({key: record[key] for key in record if key != "digest"})


def older(rules: int = 1) -> dict[str, Any]:
    """Return a record of a game that was begun under older rules."""
    origin = start(2).origin
    game = begin(KIND, Origin(origin.setup, origin.chance, None, rules))
    play_on(game, stream(2, "bot"))
    return record_of(game)
