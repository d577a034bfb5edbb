"""What is fixed about a table when it is made: setup, seats, keys and the promise of chance."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from caposaldo import library
from caposaldo.kernel.chance import SealedChance, commitment
from caposaldo.kernel.contract import SPECTATOR
from caposaldo.kernel.game import Origin
from caposaldo.kernel.saves import setup_as_written
from caposaldo.server.problems import wrong_key
from caposaldo.server.protocol import Mode, Parent

HUMAN: Final = "human"


class Chair(Struct, frozen=True):
    """One seat: who plays it, under what name, and the hash of the key that opens it."""

    player: str
    name: str
    key_hash: str = ""


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

    def seat_of(self, key: str) -> str:
        """Return the seat a key opens; no key is a spectator's, a wrong one is refused."""
        return seat_of(self.chairs, key)

    def player_seat(self, key: str) -> str:
        """Return the seat a key opens, which must not be a spectator's."""
        return player_seat(self.chairs, key)

    def origin(self, nonces: list[str]) -> Origin:
        """Return where the game begins once everybody has added a nonce."""
        chance = self.chance
        if self.sealed and "nonces" not in chance:
            sealed = SealedChance(chance["game"], chance["secret"], tuple(nonces))
            chance = sealed.data()
        setup = setup_as_written(self.kind, self.scenario, self.readings)
        return Origin(setup, dict(chance), self.position, self.rules)


def seat_of(chairs: Mapping[str, Chair], key: str) -> str:
    """Return the seat a key opens; no key is a spectator's, a wrong one is refused."""
    if not key:
        return SPECTATOR
    given = hash_key(key)
    found = ""
    for seat, chair in chairs.items():
        # Every chair is compared, so that the time taken says nothing about the key.
        if hmac.compare_digest(given, chair.key_hash):
            found = seat
    if not found:
        raise wrong_key()
    return found


def player_seat(chairs: Mapping[str, Chair], key: str) -> str:
    """Return the seat a key opens, which must not be a spectator's."""
    if not key:
        raise wrong_key()
    return seat_of(chairs, key)


def new_id() -> str:
    """Return a fresh name for a table."""
    return secrets.token_hex(8)


def new_key() -> str:
    """Return a fresh key of 192 bits."""
    return secrets.token_urlsafe(24)


def hash_key(key: str) -> str:
    """Return the form in which a key is kept; it is random, so that one round is enough."""
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()
