"""Every way the dice can fall in a piece of the game, each with its chance."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import permutations, product

from caposaldo.aslsk.starter import Starter
from caposaldo.kernel.chance import Chance

SUMS = [(max(1, sum - 6), min(6, sum - 1), 6 - abs(7 - sum)) for sum in range(2, 13)]
"""Two dice for each sum, and in how many of the 36 rolls it comes."""
Fall = tuple[tuple[int, ...], int]


@cache
def weak_orders(candidates: int) -> list[Fall]:
    """Return dice for each order of some candidates, ties included, and how often it comes."""
    found: dict[tuple[int, ...], Fall] = {}
    for dice in product(range(1, 7), repeat=candidates):
        faces = sorted(set(dice))
        order = tuple([faces.index(die) for die in dice])
        first, often = found.get(order, (dice, 0))
        found[order] = (first, often + 1)
    return list(found.values())


class EveryRoll(Chance):
    """Dice that fall by a script and notice what else could have come.

    A DR counts by its sum, a random selection by the order of its dice: nothing else matters.
    Those who tie and roll again do so until no two are the same, each order being as likely.
    """

    __slots__ = ("candidates", "counts", "due", "last", "script", "share")

    def __init__(self, script: list[int], candidates: int, due: tuple[int, ...]) -> None:
        super().__init__(0)
        self.script = script
        self.counts: list[int] = []
        self.share = Fraction(1)
        self.candidates = candidates
        self.due = due
        self.last = ""

    def die(self, sides: int, purpose: str) -> int:
        """Let the next die fall."""
        self.uses += 1
        if self.last == "reroll" != purpose:
            # Of those who rolled again there may have been fewer than dice.
            self.due = ()
        self.last = purpose
        if not self.due:
            if purpose == "coloured":
                self.due = self._fallen([((one, two), often) for one, two, often in SUMS])
            elif purpose == "selection":
                self.due = self._fallen(weak_orders(self.candidates))
            elif purpose == "reroll":
                orders = permutations(range(1, self.candidates + 1))
                self.due = self._fallen([(order, 1) for order in orders], even=True)
            else:
                self.due = self._fallen([((face,), 1) for face in range(1, sides + 1)])
        face, self.due = self.due[0], self.due[1:]
        return face

    def _fallen(self, falls: list[Fall], even: bool = False) -> tuple[int, ...]:
        at = len(self.counts)
        taken = self.script[at] if at < len(self.script) else 0
        self.counts.append(len(falls))
        dice, often = falls[taken]
        self.share *= Fraction(1, len(falls)) if even else Fraction(often, 6 ** len(dice))
        return dice


def every_roll(
    game: Starter,
    play: Callable[[Starter], None],
    read: Callable[[Starter], str],
    candidates: int = 0,
    first: tuple[int, ...] = (),
) -> dict[str, Fraction]:
    """Play a piece with all rolls, and return how likely each reading of its end is.

    `candidates` is how many are in a random selection, `first` the dice that fall first.
    """
    found: dict[str, Fraction] = {}
    script: list[int] = []
    while True:
        twin = game.copy()
        chance = EveryRoll(script, candidates, first)
        twin.chance = chance
        play(twin)
        key = read(twin)
        found[key] = found.get(key, Fraction(0)) + chance.share
        script = [*script, *[0] * (len(chance.counts) - len(script))]
        while script and script[-1] + 1 == chance.counts[len(script) - 1]:
            script.pop()
        if not script:
            return found
        script[-1] += 1
