"""A table of Duel, whose hands are secret, for tests of what the seats may know of each other."""

from __future__ import annotations

from tests.server.seated import HUMAN, Client, Data, Seated, sit

SEATS = ("north", "south")


def duel(client: Client, **changes: object) -> Seated:
    """Sit two people down to a game of Duel."""
    wish: Data = {
        "game": "duel",
        "scenario": "long",
        "mode": "hotseat",
        "seats": dict.fromkeys(SEATS, HUMAN),
        "seed": "3",
    }
    return sit(client, {**wish, **changes}).join()


def card_of(table: Seated, seat: str) -> str:
    """Return a card that a seat holds."""
    return str(table.state(seat)["view"]["table"]["hand"][0])


def attack(table: Seated, seat: str) -> Data:
    """Let the seat on lead attack with one card, so that the other is asked to react."""
    return table.answer(f"play {card_of(table, seat)}")
