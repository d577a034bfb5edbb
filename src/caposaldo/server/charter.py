"""What is fixed about a table when it is made: setup, seats, keys and the promise of chance."""

from __future__ import annotations

import secrets
from typing import Any, Final

from msgspec import Struct

from caposaldo import library
from caposaldo.kernel.chance import SealedChance, commitment
from caposaldo.kernel.game import Origin
from caposaldo.kernel.saves import setup_as_written
from caposaldo.server.protocol import Mode, Parent

HUMAN: Final = "human"


class Chair(Struct, frozen=True):
    """One seat: who plays it, and under what name; `seats.py` knows the keys."""

    player: str
    name: str


class Charter(Struct, frozen=True):
    """All that never changes about a table; `chance` is sealed without its nonces until joined."""

    id: str
    game: str
    scenario: str
    readings: dict[str, str]
    mode: Mode
    chairs: dict[str, Chair]
    chance: dict[str, Any]
    bots: int
    position: dict[str, Any] | None = None
    parent: Parent | None = None
    read_only: bool = False
    conceded: str = ""
    campaign: str = ""  # The campaign this is a game of, if it is.
    rules: int = 1  # The version of the rules it was made under; the first ones did not say.
    host: str = ""  # The seat of whoever made it; the first ones did not say.
    same_people: bool = False  # Whether its seats are those of the table it goes on from.

    @property
    def place(self) -> str:
        """What its seats belong to: the campaign it is a game of, or the table itself."""
        return self.campaign or self.id

    @property
    def kind(self) -> library.AnyKind:
        """The game that is played here."""
        return library.game(self.game)

    @property
    def sealed(self) -> bool:
        """Whether the chance was promised beforehand."""
        return bool(self.chance["kind"] == "sealed")

    @property
    def people(self) -> list[str]:
        """The seats that people take, in the order of the sides."""
        if self.read_only:
            return []
        return [seat for seat, chair in self.chairs.items() if chair.player == HUMAN]

    def commitment(self) -> str | None:
        """Return the promise published before the first draw."""
        if not self.sealed:
            return None
        return commitment(str(self.chance["game"]), str(self.chance["secret"]))

    def origin(self, nonces: list[str]) -> Origin:
        """Return where the game begins once everybody has added a nonce."""
        chance = self.chance
        if self.sealed and "nonces" not in chance:
            sealed = SealedChance(chance["game"], chance["secret"], tuple(nonces))
            chance = sealed.data()
        setup = setup_as_written(self.kind, self.scenario, self.readings)
        return Origin(setup, dict(chance), self.position, self.rules)


def new_id() -> str:
    """Return a fresh name for a table."""
    return secrets.token_hex(8)
