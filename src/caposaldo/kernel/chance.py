"""The one door for chance: swift for the lab, sealed for games between people, rigged for tests."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Mapping, Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from caposaldo.kernel.errors import UnreadableFile

_MASK: Final = (1 << 64) - 1
_LABEL: Final = b"caposaldo sealed chance 1"
_SECRET: Final = re.compile("[0-9a-f]{64}")


@mypyc_attr(native_class=False)
class RigError(AssertionError):
    """Rigged chance ran out, was left over, or named something that could not come up."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of draws; `uses` counts them, so that undo knows when something was drawn."""

    __slots__ = ("uses",)

    def __init__(self, uses: int) -> None:
        self.uses = uses

    def below(self, n: int, purpose: str) -> int:
        """Draw a whole number from 0 to n - 1."""
        raise AssertionError(f"no source for {purpose} below {n}")

    def pick(self, items: Sequence[str], purpose: str) -> int:
        """Draw the place of one of the items, all equally likely."""
        return self.below(len(items), purpose)

    def die(self, sides: int, purpose: str) -> int:
        """Roll one die."""
        return self.below(sides, purpose) + 1

    def copy(self) -> Chance:
        """Return a source that will give the same draws."""
        raise AssertionError("a source of chance must copy itself")

    def data(self) -> dict[str, object]:
        """Return the source as JSON-ready data, secrets included."""
        raise AssertionError("a source of chance must write itself")


class SwiftChance(Chance):
    """A small integer generator (splitmix64), for the lab, search and bots."""

    __slots__ = ("state",)

    def __init__(self, state: int, uses: int = 0) -> None:
        self.uses = uses
        self.state = state & _MASK

    def below(self, n: int, purpose: str) -> int:
        self.uses += 1
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def copy(self) -> Chance:
        return SwiftChance(self.state, self.uses)

    def data(self) -> dict[str, object]:
        return {"kind": "swift", "state": str(self.state), "uses": self.uses}


class SealedChance(Chance):
    """An HMAC-SHA-256 stream over a secret committed to before the seats add their nonces."""

    __slots__ = ("_key", "game", "nonces", "secret")

    def __init__(self, game: str, secret: str, nonces: tuple[str, ...], uses: int = 0) -> None:
        if not _SECRET.fullmatch(secret) or not all(n.isprintable() for n in (game, *nonces)):
            raise UnreadableFile("sealed chance needs a secret of 64 hex digits and plain nonces")
        self.uses = uses
        self.game: Final = game
        self.secret: Final = secret
        self.nonces: Final = nonces
        seed = "\0".join((game, *nonces)).encode()
        self._key: Final = hmac.digest(bytes.fromhex(secret), _LABEL + seed, "sha256")

    def below(self, n: int, purpose: str) -> int:
        block = hmac.digest(self._key, f"{self.uses}\0{purpose}".encode(), "sha256")
        self.uses += 1
        return (int.from_bytes(block[:16], "big") * n) >> 128

    def copy(self) -> Chance:
        return SealedChance(self.game, self.secret, self.nonces, self.uses)

    def data(self) -> dict[str, object]:
        return {
            "kind": "sealed",
            "game": self.game,
            "secret": self.secret,
            "nonces": list(self.nonces),
            "uses": self.uses,
        }


def commitment(game: str, secret: str) -> str:
    """Return the promise published before the first draw; nothing is ever derived from it."""
    return hashlib.sha256(
        _LABEL + b"\0" + game.encode() + b"\0" + bytes.fromhex(secret)
    ).hexdigest()


class RiggedChance(Chance):
    """Draws given by name beforehand; all of them must be used."""

    __slots__ = ("left",)

    def __init__(self, left: tuple[str, ...], uses: int = 0) -> None:
        self.uses = uses
        self.left = left

    def below(self, n: int, purpose: str) -> int:
        return self.pick([str(i) for i in range(n)], purpose)

    def pick(self, items: Sequence[str], purpose: str) -> int:
        if not self.left:
            raise RigError(f"nothing is rigged for {purpose}")
        name = self.left[0]
        if name not in items:
            raise RigError(f"{name} cannot come up for {purpose}")
        self.left = self.left[1:]
        self.uses += 1
        return items.index(name)

    def die(self, sides: int, purpose: str) -> int:
        return self.pick([str(i + 1) for i in range(sides)], purpose) + 1

    def copy(self) -> Chance:
        return RiggedChance(self.left, self.uses)

    def data(self) -> dict[str, object]:
        return {"kind": "rigged", "left": list(self.left), "uses": self.uses}


def stream(seed: int, role: str) -> SwiftChance:
    """Derive an independent swift source for one role from one seed."""
    block = hashlib.sha256(f"{seed}\0{role}".encode()).digest()
    return SwiftChance(int.from_bytes(block[:8], "big"))


def read_chance(data: Mapping[str, object]) -> Chance:
    """Read a source of chance from its data."""
    uses = data.get("uses", 0)
    if not isinstance(uses, int) or isinstance(uses, bool) or uses < 0:
        raise UnreadableFile("the chance of this file has no valid count of draws")
    match data.get("kind"), data:
        case "swift", {"state": str(state)} if state.isdecimal() and len(state) <= 20:
            return SwiftChance(int(state), uses)
        case "sealed", {"game": str(game), "secret": str(secret), "nonces": list(nonces)}:
            return SealedChance(game, secret, tuple(str(n) for n in nonces), uses)
        case "rigged", {"left": list(left)}:
            return RiggedChance(tuple(str(name) for name in left), uses)
    raise UnreadableFile("the chance of this file is of no known kind")
