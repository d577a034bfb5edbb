"""What can be done with a card, and what the position is worth after it."""

from __future__ import annotations

from typing import Final

from caposaldo.mortain.advice.field import GONE, OFF, OUT, Field
from caposaldo.mortain.advice.position import Card, Position
from caposaldo.mortain.advice.volley import NO_SHOT, Shot, best_shot, tigers_along
from caposaldo.mortain.advice.worth import Judge
from caposaldo.mortain.movement import STACKING_LIMIT

DECIDES: Final = 10.0  # worth of the exit that wins the game

SURE: Final = 1.0  # worth of a kill that cannot fail


class Step:
    """A move somebody might make, and what the card is worth with it."""

    __slots__ = ("shot_gain", "to", "unit", "worth")

    def __init__(self, unit: int, to: int, worth: float, shot_gain: float) -> None:
        self.unit: Final = unit
        self.to: Final = to
        self.worth: Final = worth
        self.shot_gain: Final = shot_gain


class Planner:
    """Thinks about one card for its owner; everything is seen with the owner's sign."""

    def __init__(self, field: Field, judge: Judge, position: Position, card: Card) -> None:
        self.field: Final = field
        self.judge: Final = judge
        self.position: Final = position
        self.card: Final = card
        self.sign: Final = 1.0 if card.german else -1.0
        self.now: Final = self.worth()
        self.enemies: Final = field.us if card.german else field.ge
        self._gains: Final[dict[int, float]] = {}

    def worth(self) -> float:
        """Return what the position is worth to the owner of the card."""
        return self.sign * self.judge.worth(self.position)

    def gain(self, target: int) -> float:
        """Return what a hit on a unit is worth to its enemy."""
        found = self._gains.get(target)
        if found is None:
            position, field = self.position, self.field
            place, flipped = position.place[target], position.flipped[target]
            if flipped:
                position.place[target] = GONE
            else:
                position.turn_side(field, target, True)
            found = max(self.worth() - self.now, 0.002)
            position.place[target] = place
            position.turn_side(field, target, flipped)
            self._gains[target] = found
        return found

    def prize(self, target: int, shot: Shot) -> float:
        """Return what a shot is worth; a certain kill is worth more than any manoeuvre."""
        sure = shot.chance > 0.999 and self.position.flipped[target]
        return shot.chance * self.gain(target) + (SURE if sure else 0.0)

    def best_volley(self, left: int) -> tuple[int, Shot, float]:
        """Return the target worth most to fire at, the group, and the gain to expect."""
        best, best_group, best_gain = -1, NO_SHOT, 0.0
        if left <= 0 and not tigers_along(self.field, self.position, self.card):
            return best, best_group, best_gain
        for target in self.enemies:
            if self.position.place[target] >= 0:
                shot = best_shot(self.field, self.position, self.card, left, target)
                if shot.chance > 0.0:
                    gain = self.prize(target, shot)
                    if gain > best_gain:
                        best, best_group, best_gain = target, shot, gain
        return best, best_group, best_gain

    def has_room(self, unit: int, to: int) -> bool:
        """Tell whether a unit may stand in a hex (1.1)."""
        position, field = self.position, self.field
        crowd = 0
        for i, place in enumerate(position.place):
            if place == to:
                if field.german[i] != field.german[unit]:
                    return False
                crowd += 0 if field.tiger[i] else 1
        return field.tiger[unit] or crowd < STACKING_LIMIT

    def destinations(self, unit: int) -> list[int]:
        """Return where a unit may go with one move, the way out included."""
        field, place = self.field, self.position.place[unit]
        if place == OFF:
            edge = field.east if field.german[unit] else field.west
            return [to for to in edge if self.has_room(unit, to)]
        found = [to for to in field.near[place] if self.has_room(unit, to)]
        if field.german[unit] and place in field.west:
            found.append(OUT)
        return found

    def step(self, unit: int, to: int) -> Step:
        """Judge a move, and the shot that the card still allows after it."""
        position, card = self.position, self.card
        start = position.place[unit]
        if to == OUT and position.need == 1:
            return Step(unit, to, DECIDES, 0.0)
        position.place[unit] = to
        left = card.left if self._rides(unit) else card.left - 1
        if card.face and start == OFF and not self._rides(unit):
            left = 0
        after = self._after_exit() if to == OUT else self.worth() - self.judge.weights.stir
        shot_gain = 0.0
        if left > 0 or position.tiger_rides:
            shot_gain = self._volley_without(unit, start, left)
        position.place[unit] = start
        return Step(unit, to, after + shot_gain, shot_gain)

    def best_step(self, unit: int) -> Step | None:
        """Return the best move of a unit."""
        best: Step | None = None
        for to in self.destinations(unit):
            step = self.step(unit, to)
            if best is None or step.worth > best.worth:
                best = step
        return best

    def _after_exit(self) -> float:
        self.position.need -= 1
        after = self.worth()
        self.position.need += 1
        return after

    def _rides(self, unit: int) -> bool:
        """Tell whether a unit is Tiger 102, free with any other (1.4)."""
        return self.position.tiger_rides and self.field.tiger[unit]

    def _volley_without(self, unit: int, start: int, left: int) -> float:
        """Return the gain of the best shot once a unit has moved."""
        card = self.card
        card.acted.append(unit)
        origin = card.origin
        if card.face and not self._rides(unit):
            card.origin = start
        gain = self.best_volley(left)[2]
        card.origin = origin
        card.acted.pop()
        return gain
