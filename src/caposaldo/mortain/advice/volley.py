"""The best group of firers that a card can put together against a target (3.2)."""

from __future__ import annotations

from typing import Final

from caposaldo.mortain.advice.field import BESIDE, GONE, Field
from caposaldo.mortain.advice.position import CERTAIN, Card, Position


class Shot:
    """A group of firers and its chance to hit."""

    __slots__ = ("chance", "firers")

    def __init__(self, chance: float, firers: list[int]) -> None:
        self.chance: Final = chance
        self.firers: Final = firers


NO_SHOT: Final = Shot(0.0, [])


def best_shot(field: Field, position: Position, card: Card, left: int, target: int) -> Shot:
    """Return the best group for a target with the activations left."""
    able = firers_at(field, position, card, target)
    along = tigers_along(field, position, card) if position.tiger_rides else []
    if left <= 0:
        able = [i for i in able if i in along]
    if not able:
        return NO_SHOT
    if card.face:
        hexes = sorted({position.place[i] for i in able})
        pools = [[i for i in able if i in along or position.place[i] == place] for place in hexes]
    else:
        pools = _pools(field, position, able, target)
    best = NO_SHOT
    best_limit = 0
    for pool in pools:
        for group in _groups(field, position, pool, left, target):
            limit = _limit(field, position, group, target)
            if limit > best_limit:
                best_limit = limit
                best = Shot(position.chance(limit), group)
    return _trimmed(field, position, best, target)


def firers_at(field: Field, position: Position, card: Card, target: int) -> list[int]:
    """Return the units of the card's owner that can fire at a target on it."""
    where = position.place[target]
    if where < 0:
        return []
    place, reach, size = position.place, field.reach, field.size
    found = []
    for i in field.ge if card.german else field.us:
        if place[i] >= 0 and reach[place[i] * size + where] and i not in card.acted:
            tied = card.face and card.origin != GONE and place[i] != card.origin
            if tied and not (field.tiger[i] and position.tiger_rides):
                continue
            found.append(i)
    return found


def tigers_along(field: Field, position: Position, card: Card) -> list[int]:
    """Return the Tigers that others on this card take along free, wherever they stand (1.4)."""
    if not (position.tiger_rides and card.german):
        return []
    return [i for i in field.tigers if i not in card.acted]


def _pools(field: Field, position: Position, able: list[int], target: int) -> list[list[int]]:
    """Split the firers by what costs them a modifier: distance, suppression."""
    pools = [able]
    place = position.place
    where = place[target]
    beside = [i for i in able if field.reach[place[i] * field.size + where] == BESIDE]
    if beside and len(beside) < len(able):
        pools.append(beside)
    if position.suppressed and field.german[able[0]]:
        for pool in tuple(pools):
            free = [i for i in pool if place[i] not in position.suppressed]
            if free and len(free) < len(pool):
                pools.append(free)
    return pools


def _groups(
    field: Field, position: Position, pool: list[int], left: int, target: int
) -> list[list[int]]:
    """Return the groups worth comparing: the strongest, with Tiger 102 free, paid or away (1.4)."""
    factors = position.at_factor if field.armour[target] else position.ai_factor
    ranked = sorted(
        [(_held(field, position, i) - factors[i], i) for i in pool if not field.tiger[i]]
    )
    others = [i for _, i in ranked]
    found = [others[:left]] if others else []
    for tiger in [i for i in pool if field.tiger[i]]:
        if position.tiger_rides:
            found.append([*others[:left], tiger])
            continue
        found.append([*others[: left - 1], tiger])
        for mate in others:
            if position.place[mate] == position.place[tiger]:
                rest = [i for i in others if i != mate][: left - 1]
                found.append([mate, *rest, tiger])
                break
    return found


def _held(field: Field, position: Position, firer: int) -> int:
    """Return what a firer costs its group where suppression counts for each of them (4.1)."""
    held = position.each_held and field.german[firer]
    return 1 if held and position.place[firer] in position.suppressed else 0


def _limit(field: Field, position: Position, group: list[int], target: int) -> int:
    """Return the highest number that hits."""
    factors = position.at_factor if field.armour[target] else position.ai_factor
    place = position.place
    where = place[target]
    limit = -field.cover[where]
    beside = 0
    has_tiger = False
    held_down = 0
    for i in group:
        limit += factors[i]
        if field.reach[place[i] * field.size + where] == BESIDE:
            beside += 1
        has_tiger = has_tiger or field.tiger[i]
        held_down += 1 if field.german[i] and place[i] in position.suppressed else 0
    if beside == len(group) or (position.any_adjacent and beside):
        limit += 1
    if has_tiger and field.armour[target]:
        limit += 1
    return limit - (held_down if position.each_held else min(held_down, 1))


def _trimmed(field: Field, position: Position, shot: Shot, target: int) -> Shot:
    """Send nobody who adds nothing: beyond certainty no factor helps."""
    group = shot.firers
    while len(group) > 1:
        fewer = group[:-1] if not field.tiger[group[-1]] else [*group[:-2], group[-1]]
        if _limit(field, position, fewer, target) < CERTAIN:
            break
        if field.tiger[group[-1]] and position.place[group[-2]] == position.place[group[-1]]:
            break
        group = fewer
    return shot if group is shot.firers else Shot(shot.chance, group)
