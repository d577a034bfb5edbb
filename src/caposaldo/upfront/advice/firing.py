"""What fire is: firepower, what both places change, and the attack that cards in hand allow."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from caposaldo.upfront.advice.chances import Chances
from caposaldo.upfront.advice.harms import Harms
from caposaldo.upfront.advice.mounted import escorted, fire_power, flame_power
from caposaldo.upfront.advice.reading import Reading
from caposaldo.upfront.advice.squads import Face, Soldier, Squad, Stand, apart, relative
from caposaldo.upfront.advice.weights import Weights
from caposaldo.upfront.firepower import BRACKET, FIXED, FLAME, HALF, HEAVY
from caposaldo.upfront.ranges import CLOSEST
from caposaldo.upfront.strength import FIRE, MORTAR, MOST_LOST, SHELL
from caposaldo.upfront.weapons import Weapon

FEEBLE: Final = -4  # at this strength hardly any draw does anything
SEVERAL: Final = 3  # Fire cards considered together


class Firing:
    """Answers questions about fire for one view."""

    def __init__(self, reading: Reading, chances: Chances, weights: Weights) -> None:
        self.reading: Final = reading
        self.chances: Final = chances
        self.weights: Final = weights
        self.harms: Final = Harms(reading, chances, weights)
        # Without armour on the table nobody escorts anybody.
        self.armour: Final = any(squad.armoured for squad in reading.squads.values())

    def worth(self, squad: Squad, man: Soldier) -> float:
        """Return what the loss of a card is worth."""
        return self.harms.worth(squad, man)

    def harm(self, squad: Squad, strength: int) -> float:
        """Return the loss to expect when a group is attacked with a strength (6.5)."""
        return self.harms.harm(squad, strength)

    # Firepower ---------------------------------------------------------------------------------

    def man_power(
        self, man: Soldier, here: Stand, rr: int, doubled: bool, heroic: bool = False
    ) -> int:
        """Return what a card adds to a fire from a place (6.2, 10.45, 11, 12, 17.4, 28.43)."""
        if man.vehicle is not None:
            return fire_power(man, rr, doubled=doubled)
        weapon = self.reading.box.weapons.get(man.face["weapon"])
        if weapon is None or self._silent(man, weapon, here):
            return 0
        crewed = weapon.crewed
        moving = here.moves > 0
        short = crewed and (
            not man.helped
            or heroic
            or here.terrain.crew_bracketed
            or here.wires > 0
            or (moving and weapon.moving == BRACKET)
        )
        value = (weapon.bracketed if short else weapon.fp)[rr]
        times = (2 if doubled and weapon.family != FLAME else 1) + (1 if heroic else 0)
        parts = 2 if moving and weapon.moving == HALF else 1
        if man.face["wounded"]:
            parts *= 2
        if man.face["guards"]:
            parts *= 2
        return value * times // parts

    def _silent(self, man: Soldier, weapon: Weapon, here: Stand) -> bool:
        face = man.face
        if man.pinned or man.assists or face["jammed"] or face["heading"] or face["berserk"]:
            return True
        if weapon.family in HEAVY and not here.terrain.heavy_fire:
            return True
        if here.moves:
            alone = weapon.moving == BRACKET and not man.helped
            if weapon.moving == FIXED or face["wounded"] or alone:
                return True
        if weapon.crewed and not weapon.ordnance and (here.terrain.crew_bracketed or here.wires):
            return not man.helped or here.moves > 0
        crewed = weapon.crewed and not weapon.ordnance
        return crewed and here.terrain.crew_needed and not man.helped

    def firepower(self, squad: Squad, here: Stand, other: Squad, there: Stand) -> int:
        """Return the firepower of a group at another (6.2); anti-tank rifles not at AFVs (30.6)."""
        rr = relative(squad, here, other, there)
        flanking = self.flanking(squad, other, there)
        found = 0
        for man in squad.men:
            power = self.man_power(man, here, rr, flanking or man.inside == other.id)
            if power and other.armoured and man.vehicle is None:
                weapon = self.reading.box.weapons[man.face["weapon"]]
                power = 0 if weapon.effect_is_range else power
            found += power
        return self._to_spare(squad, found)

    def _to_spare(self, squad: Squad, own: int) -> int:
        """Return a total as far as it reaches: some nations shoot better or worse (44.3, 50.3)."""
        edge: list[int] = self.reading.side(squad)["edge"]
        return own + edge[1 if squad.armoured else 0] if own else 0

    def boxed_power(self, squad: Squad, here: Stand, other: Squad, there: Stand) -> int:
        """Return the boxed firepower at armour or a gun: flames, and hands close by (28.7)."""
        rr = relative(squad, here, other, there)
        doubled = self.flanking(squad, other, there)
        near = rr == CLOSEST and not squad.armoured and _reachable(other)
        found = 0
        for man in squad.men:
            weapon = self.reading.box.weapons.get(man.face["weapon"])
            if man.armoured:
                found += flame_power(man, rr)
            elif weapon is not None and weapon.fp_boxed[rr] > 0 and not man.face["jammed"]:
                found += 0 if self._silent(man, weapon, here) else weapon.fp_boxed[rr]
            elif near and not (man.pinned or man.face["heading"] or man.face["berserk"]):
                found += 2 if doubled or man.inside == other.id else 1
        return self._to_spare(squad, found)

    def flanking(self, squad: Squad, other: Squad, there: Stand) -> bool:
        """Tell whether a group has the flanking bonus at another (17.1, 17.3, 17.612, 23.7)."""
        if there.terrain.fortified:
            return f"behind:{other.id}" in squad.face["marks"]
        return (
            other.encircled or other.id in squad.face["flanks"] or other.id in squad.face["natural"]
        )

    def burns(self, squad: Squad, here: Stand, rr: int) -> bool:
        """Tell whether a flamethrower takes part, which no terrain stops (22.1)."""
        return self.flames(squad, here, rr) > 0

    def flames(self, squad: Squad, here: Stand, rr: int) -> int:
        """Return the firepower of the flamethrowers that take part (12.1, 22.1)."""
        if squad.armoured:
            return flame_power(squad.men[0], rr)
        own = [man for man in squad.men if man.face["family"] == FLAME]
        return sum([self.man_power(man, here, rr, False) for man in own])

    # Strength ----------------------------------------------------------------------------------

    def shift(
        self, squad: Squad, here: Stand, other: Squad, there: Stand, *, boxed: bool = False
    ) -> int:
        """Return what both places change in the strength of a fire (6.41 to 6.43, 28.71)."""
        found = -here.wires - here.smokes + there.wires - there.smokes
        own, ground = here.terrain, there.terrain
        if self.reading.jungle and not self.burns(squad, here, relative(squad, here, other, there)):
            found -= self.reading.jungle
        if squad.armoured:
            found -= min(squad.men[0].hull.losses, MOST_LOST)
        found += min(0, own.afv_attack if squad.armoured else own.attack)
        if own.elevated and not ground.elevated and not ground.fortified:
            found += own.attack
        found += here.level - there.level
        if other.armoured:
            return found + (self._on_armour(squad, here, other, there) if boxed else 0)
        found += there.steps - self.escort(other, there)
        if self.burns(squad, here, relative(squad, here, other, there)):
            return found
        return found - there.dug + self.shelter(squad, here, other, there)

    def _on_armour(self, squad: Squad, here: Stand, other: Squad, there: Stand) -> int:
        """Return what terrain and escort take off a boxed attack on an AFV (28.32, 28.71)."""
        rr = relative(squad, here, other, there)
        cover = 0 if self.burns(squad, here, rr) else self.shelter(squad, here, other, there)
        hands = rr == CLOSEST and not squad.armoured and _reachable(other)
        return cover - (self.escort(other, there) if hands else 0)

    def escort(self, squad: Squad, here: Stand) -> int:
        """Return 1 if a group at a place has armour, or an AFV infantry, beside it (28.71)."""
        if not self.armour:
            return 0
        return int(escorted(squad, here, self.reading.friends(squad)))

    def shelter(
        self, squad: Squad, here: Stand, other: Squad, there: Stand, *, by: str = FIRE
    ) -> int:
        """Return the modifier of the target's terrain against this fire (7.1, 7.2, 8)."""
        ground = there.terrain
        if there.card is None or there.steps > 1 or (ground.elevated and here.terrain.elevated):
            return 0
        if ground.one_sided and other.encircled:
            return 0
        if by == MORTAR:
            return falling(squad, other, there)
        if ground.one_sided and squad.letter != other.letter:
            return int(there.card["defence_other"])
        defence = there.card["defence"]
        return int(there.card.get("defence_ordnance", defence) if by == SHELL else defence)

    def sees(self, squad: Squad, here: Stand, other: Squad, there: Stand) -> bool:
        """Tell whether the ground lets one place fire at another (8.2, 23.7, T3.7)."""
        if other.below:
            return False
        far = here.range + there.range
        fort = here.terrain.fortified or there.terrain.fortified
        if fort and far > CLOSEST:
            return False
        if not (here.terrain.sunken or there.terrain.sunken):
            return True
        if far == CLOSEST and apart(squad, other) <= 1:
            return True
        if here.terrain.sunken:
            return there.terrain.elevated
        return here.terrain.elevated

    def strength(
        self, squad: Squad, other: Squad, cards: tuple[Face, ...], *, boxed: bool = False
    ) -> int:
        """Return the strength of a fire with these cards before concealment (6.4)."""
        here, there = squad.stand, other.stand
        moving = here.moves > 0
        rr = relative(squad, here, other, there)
        if moving and self.burns(squad, here, rr):
            moving = self.flames(squad, here, rr) < sum([card["need"] for card in cards])
        found = self.shift(squad, here, other, there, boxed=boxed)
        for card in cards:
            value = card["strength"] // 2 if moving else card["strength"]
            found += value // 2 if self.reading.night else value
        return found

    # Fire now ----------------------------------------------------------------------------------

    def result(self, squad: Squad, other: Squad, strength: int, *, boxed: bool) -> float:
        """Return the loss to expect of an attack of a strength on men or on armour."""
        if not boxed:
            return self.harms.harm(other, strength)
        flank = self.flanking(squad, other, other.stand)
        return self.harms.pierced(other, strength, flank=flank)

    def best_fire(
        self,
        squad: Squad,
        other: Squad,
        power: int,
        chosen: tuple[Face, ...],
        left: list[Face],
        *,
        boxed: bool = False,
    ) -> tuple[float, tuple[Face, ...], int]:
        """Return the gain, the cards and the strength of the best attack with cards in hand."""
        best: tuple[float, tuple[Face, ...], int] = (-9.0, chosen, -9)
        for count in range(0 if chosen else 1, min(len(left), SEVERAL) + 1):
            for more in combinations(left, count):
                cards = (*chosen, *more)
                if sum([card["need"] for card in cards]) > power:
                    continue
                strength = self.strength(squad, other, cards, boxed=boxed)
                price = self.weights.fire_card * sum([card["strength"] for card in more])
                gain = self.result(squad, other, strength, boxed=boxed) - price
                if gain > best[0]:
                    best = (gain, cards, strength)
        return best


def _reachable(other: Squad) -> bool:
    """Tell whether men close by can go for a target with their hands (28.7, 34.4)."""
    return any(
        man.gun or (man.vehicle is not None and man.vehicle.open_topped) for man in other.men
    )


def falling(squad: Squad, other: Squad, there: Stand) -> int:
    """Return what terrain takes off what falls from above, as the rules have it (8.9, T4.1)."""
    card = there.card
    if card is None:
        return 0
    if there.terrain.one_sided and squad.letter != other.letter:
        return max(int(card["defence_mortar"]), int(card["defence_other"]))
    return int(card["defence_mortar"])
