"""The chances of random selection: who of some candidates is chosen (SK F19)."""

from __future__ import annotations

from itertools import product
from math import comb

from caposaldo.aslsk.dice import FACES


def lots(
    candidates: int, number: int, followed: int, with_ties: bool
) -> list[tuple[tuple[bool, ...], float]]:
    """Return which of the followed candidates are chosen, and how likely just these are.

    So many as `number` are chosen, and `with_ties` all that tie for the last place, who otherwise
    roll again; the followed are some of the candidates, who all have the same chance.
    """
    if not followed:
        return [((), 1.0)]
    chance_of = _chance if with_ties else _exact_chance
    found: list[tuple[tuple[bool, ...], float]] = []
    for chosen in product((True, False), repeat=followed):
        chance = chance_of(candidates, number, followed, chosen.count(True))
        if chance:
            found.append((chosen, chance))
    return found


def _exact_chance(candidates: int, number: int, followed: int, chosen: int) -> float:
    """Return how likely a given choice of the followed is, when just so many are chosen."""
    needed = min(number, candidates) - chosen
    if needed < 0:
        return 0.0
    return comb(candidates - followed, needed) / comb(candidates, needed + chosen)


def _chance(candidates: int, number: int, followed: int, chosen: int) -> float:
    """Return how likely a given choice of the followed is, with so many of them chosen."""
    others, spared = candidates - followed, followed - chosen
    needed = min(number, candidates)
    ways = 0
    # The lowest dr that is still chosen is tried face by face.
    for last in range(1, FACES + 1):
        over, under = FACES - last, last - 1
        for high in range(chosen + 1):
            own = comb(chosen, high) * over**high * under**spared
            for higher in range(others + 1):
                if high + higher >= needed:
                    break
                rest = others - higher
                for level in range(max(0, needed - chosen - higher), rest + 1):
                    alike = comb(rest, level) * under ** (rest - level)
                    ways += own * comb(others, higher) * over**higher * alike
    return float(ways / FACES**candidates)
