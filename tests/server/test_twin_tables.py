"""Two tables that differ only in what a seat may not know send it the same bytes, all game long.

CAPOSALDO_TWINS sets how many answers of each game are looked at, for a longer run by hand.
"""

from __future__ import annotations

import os

import msgspec
import pytest

from caposaldo import library
from caposaldo.kernel.chance import stream
from caposaldo.kernel.contract import SPECTATOR
from caposaldo.server.ledger import Ledger
from caposaldo.server.opening import new_table
from caposaldo.server.portrait import portray
from caposaldo.server.protocol import NewTable, SeatWish

ANSWERS = int(os.environ.get("CAPOSALDO_TWINS", "25"))
TABLES = [("upfront", "A"), ("upfront", "M"), ("upfront", "E")]
CHOICES = {"M": {"side-1": "japanese", "side-2": "british"}}


def begun(game: str, scenario: str, seed: str) -> Ledger:
    kind = library.game(game)
    seats = kind.seats(kind.setup(scenario, CHOICES.get(scenario, {})))
    people = {seat: SeatWish("human") for seat in seats}
    wish = NewTable(game, scenario, "hotseat", people, CHOICES.get(scenario, {}), seed)
    ledger = Ledger(new_table(wish)[0])
    for seat in people:
        ledger.join(seat, "", "")
    return ledger


@pytest.mark.parametrize(("game", "scenario"), TABLES)
def test_what_is_sent_to_a_seat_tells_nothing_it_may_not_know(game: str, scenario: str) -> None:
    ledger = begun(game, scenario, "11")
    lots = stream(11, "answers")
    looked = 0
    while ledger.game is not None and ledger.phase == "playing" and looked < ANSWERS:
        asked = ledger.game.decision()
        assert asked is not None
        option = asked.options[lots.below(len(asked.options), "answer")]
        ledger.answer(asked.seat, ledger.at, option.notation)
        looked += 1
        for viewer in (*ledger.charter.chairs, SPECTATOR):
            twin = ledger.twin()
            twin.game = ledger.game.redeal(viewer, stream(looked, viewer))
            assert sent(twin, viewer) == sent(ledger, viewer), f"answer {looked}, {viewer}"
    assert looked > min(ANSWERS, 20)


def sent(ledger: Ledger, viewer: str) -> bytes:
    return msgspec.json.encode(portray(ledger, viewer))
