"""Whether a table has secrets is found out once, and what a seat sees is drawn once."""

from __future__ import annotations

from collections import Counter

import pytest

from caposaldo import library
from caposaldo.kernel.contract import SPECTATOR
from caposaldo.mortain.kind import MortainKind
from caposaldo.server.ledger import Ledger
from caposaldo.server.opening import new_table
from caposaldo.server.portrait import portray
from caposaldo.server.protocol import NewTable, SeatWish
from caposaldo.server.secrecy import keeps_secrets

SEATS = ("us", "german")
FIRST, HEARD = "place 0102", "place"


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Let Mortain say that it may have secrets, and count what it is asked for."""
    found: Counter[str] = Counter()
    view = MortainKind.view

    def counted(kind: MortainKind, game: library.AnyGame, seat: str) -> dict[str, object]:
        found[seat] += 1
        return view(kind, game, seat)

    def overheard(kind: MortainKind, notation: str) -> str:
        found["overheard"] += 1
        return HEARD if notation == FIRST else notation

    monkeypatch.setattr(MortainKind, "secretive", lambda *_: True)
    monkeypatch.setattr(MortainKind, "overheard", overheard)
    monkeypatch.setattr(MortainKind, "view", counted)
    return found


def a_game() -> Ledger:
    people = {seat: SeatWish("human") for seat in SEATS}
    ledger = Ledger(new_table(NewTable("mortain", "postcard", "hotseat", people, seed="7"))[0])
    for seat in SEATS:
        ledger.join(seat, "", "")
    return ledger


def test_ten_who_look_on_cost_one_look_for_secrets_and_one_view_of_each_seat(
    asked: Counter[str],
) -> None:
    ledger = a_game()
    for _ in range(5):
        for seat in SEATS:
            assert portray(ledger, seat).recordable
    # One to be shown and one to be compared with the others'.
    assert asked == {"us": 2, "german": 2, SPECTATOR: 1}


def test_an_entry_is_looked_at_once_however_often_the_table_changes(asked: Counter[str]) -> None:
    ledger = a_game()
    for at, place in enumerate(("0101", "0201", "0301", "0401")):
        ledger = ledger.twin()
        ledger.answer("us", at, f"place {place}")
        assert not keeps_secrets(ledger)
    assert asked["overheard"] == 4


def test_what_takes_the_place_of_an_answer_taken_back_is_looked_at_anew(
    asked: Counter[str],
) -> None:
    ledger = a_game()
    ledger.answer("us", 0, "place 0101")
    assert not keeps_secrets(ledger)
    twin = ledger.twin()
    twin.undo("us", 1)
    twin.answer("us", 0, FIRST)
    assert keeps_secrets(twin)
    assert not keeps_secrets(ledger)
    twin.undo("us", 1)
    assert not keeps_secrets(twin)


def test_a_game_that_says_it_has_no_secrets_is_not_searched_for_any(
    asked: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(MortainKind, "secretive", lambda *_: False)
    assert not keeps_secrets(a_game())
    assert not asked


@pytest.mark.parametrize(
    ("game", "scenario", "secretive"),
    [
        ("mortain", "postcard", False),
        ("upfront", "A", True),
        ("aslsk", "lesson-1", False),
        ("aslsk", "suburb", True),
    ],
)
def test_a_game_tells_whether_a_table_may_have_secrets(
    game: str, scenario: str, secretive: bool
) -> None:
    kind = library.game(game)
    assert kind.secretive(kind.setup(scenario, {})) is secretive
