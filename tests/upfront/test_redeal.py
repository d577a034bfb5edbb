"""Redeals: what a seat knows stays, everything else may lie anywhere."""

from collections import Counter
from typing import ClassVar

import pytest

from caposaldo.kernel.chance import stream
from caposaldo.kernel.contract import SPECTATOR
from caposaldo.kernel.frames import Frame
from caposaldo.upfront.knowledge import unseen_by
from caposaldo.upfront.redeal import redeal
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.view import view
from tests.upfront.boxes import FIELD, UpFront, given, kind, moments, started

SEATS = ("german", "russian", SPECTATOR)


class Shows(Frame[UpFrontTable]):
    """A procedure that has shown a card still in a hand, and remembers a secret one."""

    KIND: ClassVar[str] = "test.shows"
    FIELDS: ClassVar[tuple[str, ...]] = ("cards", "hidden")
    SORTS: ClassVar[tuple[type, ...]] = (tuple, tuple)

    def __init__(self, cards: tuple[str, ...], hidden: tuple[str, ...]) -> None:
        self.cards = cards
        self.hidden = hidden


def twins(game: UpFront, seat: str, number: int = 40) -> list[UpFront]:
    return [redeal(game, seat, stream(seed, "twin")) for seed in range(number)]


@pytest.mark.parametrize("seat", SEATS)
def test_no_view_tells_a_redealt_game_from_the_true_one(seat: str) -> None:
    game = given(*FIELD)
    before = game.digest()
    for twin in twins(game, seat):
        assert kind().check(twin) is None
        assert view(twin, seat) == view(game, seat)
        assert twin.table.pile == sorted(twin.table.pile, key=int)
    assert game.digest() == before


def test_a_seat_keeps_its_hand_its_discards_and_its_own_face_down_cards() -> None:
    game = given(*FIELD)
    table = game.table
    for twin in twins(game, "russian"):
        other = twin.table
        assert other.hands["russian"] == table.hands["russian"]
        assert other.groups["russian-B"].laid[0].card == "33"
        # Card 3 was thrown away by the Russians, card 2 by the Germans.
        assert other.unseen["german"] == ("3",)
        assert [id for id in other.discards if id != other.unseen["russian"][0]] == ["1", "3", "4"]
    changed = twins(game, "german")
    assert len({twin.table.groups["russian-B"].laid[0].card for twin in changed}) > 20
    assert len({twin.table.unseen["german"] for twin in changed}) > 20
    assert {twin.table.unseen["russian"] for twin in changed} == {("2",)}


def test_hidden_cards_are_dealt_evenly_over_all_places() -> None:
    game = given(*FIELD, f"pile {' '.join(str(number) for number in range(100, 106))}")
    pool = unseen_by(game.table, "german")
    # Six in the pile, four in the hand, one face down, one discard that was not shown.
    assert len(pool) == 12
    held: Counter[str] = Counter()
    for twin in twins(game, "german", 600):
        held.update(twin.table.hands["russian"])
    assert set(held) == set(pool)
    assert all(150 < number < 250 for number in held.values())


def test_a_card_shown_by_a_procedure_stays_and_a_secret_one_follows_the_exchange() -> None:
    game = given(*FIELD)
    game.stack.append(Shows(("41",), ("42",)))
    remembered: set[str] = set()
    for twin in twins(game, "german"):
        top = twin.stack[-1]
        assert isinstance(top, Shows)
        assert top.cards == ("41",)
        assert "41" in twin.table.hands["russian"]
        assert top.hidden[0] in twin.table.hands["russian"]
        remembered.update(top.hidden)
        assert view(twin, "german") == view(game, "german")
    assert len(remembered) > 10
    for twin in twins(game, "russian", 5):
        assert twin.stack[-1].data() == game.stack[-1].data()
    shown = view(game, "german")["under_way"]
    own = view(game, "russian")["under_way"]
    assert isinstance(shown, list)
    assert isinstance(own, list)
    assert (shown[-1]["cards"], shown[-1]["hidden"]) == (["41"], 1)
    assert (own[-1]["cards"], own[-1]["hidden"]) == (["41"], ["42"])


def test_a_redealt_game_can_be_played_on() -> None:
    for game in moments(started("A", "german", "russian", 5), 5, every=40, most=200):
        for seat in SEATS:
            twin = game.redeal(seat, stream(1, "twin"))
            assert kind().check(twin) is None
            assert twin.view(seat) == game.view(seat)
            asked = twin.decision()
            assert asked is not None
            twin.answer(asked.options[0])
            assert kind().check(twin) is None


@pytest.mark.parametrize("seat", SEATS)
def test_what_the_same_chance_makes_does_not_hang_on_where_the_hidden_cards_are(seat: str) -> None:
    game = given(*FIELD)
    for seed, world in enumerate(twins(game, seat)):
        one = redeal(game, seat, stream(seed, "what-if"))
        other = redeal(world, seat, stream(seed, "what-if"))
        assert one.table.data() == other.table.data()
