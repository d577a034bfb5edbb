"""What fire does: firepower, strength, and the harm to a group, for places real and imagined."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from caposaldo.upfront.advice.chances import Chances, Volleys
from caposaldo.upfront.advice.reading import Face, Reading, Soldier, Squad, Stand
from caposaldo.upfront.advice.weights import Weights
from caposaldo.upfront.firepower import BRACKET, FIXED, FLAME, HALF, HEAVY
from caposaldo.upfront.groups import ORDER
from caposaldo.upfront.ranges import CLOSEST
from caposaldo.upfront.weapons import Weapon

FEEBLE: Final = -4  # at this strength hardly any draw does anything
SEVERAL: Final = 3  # Fire cards considered together


def apart(one: Squad, other: Squad) -> int:
    """Return how many letters two groups are apart (5.61)."""
    return abs(ORDER.index(one.letter) - ORDER.index(other.letter))


def relative(one: Squad, here: Stand, other: Squad, there: Stand) -> int:
    """Return the relative range between two places (5.6, 5.61)."""
    far = here.range + there.range
    near = far if far <= CLOSEST else 2 * CLOSEST - far
    return max(0, near if apart(one, other) <= 1 else near - 1)


class Gunnery:
    """Answers questions about fire for one view."""

    def __init__(
        self, reading: Reading, chances: Chances, volleys: Volleys, weights: Weights
    ) -> None:
        self.reading: Final = reading
        self.chances: Final = chances
        self.volleys: Final = volleys
        self.weights: Final = weights
        self._harms: Final[dict[tuple[str, int], float]] = {}
        self._worths: Final[dict[str, float]] = {}
        self._fires: Final[dict[tuple[str, Stand, str, Stand, int], float]] = {}

    # Worth and harm ----------------------------------------------------------------------------

    def worth(self, squad: Squad, man: Soldier) -> float:
        """Return what the loss of a man is worth."""
        if man.id not in self._worths:
            w, side = self.weights, self.reading.side(squad)
            value = w.base_worth + w.worth_points * man.face["points"]
            if man.face["role"]:
                value += w.leader
            near = side["losses"] / max(1, side["breaks_at"] - 1)
            self._worths[man.id] = value * (1.0 + w.broken * min(1.0, near) ** 2)
        return self._worths[man.id]

    def harm(self, squad: Squad, strength: int) -> float:
        """Return the loss to expect when a group is attacked with a strength (6.5)."""
        key = (squad.id, strength)
        if key not in self._harms:
            at_least, pin = self.chances.at_least, self.weights.pin
            found = 0.0
            for man in squad.men:
                dead = at_least(man.kia - strength)
                hurt = at_least(min(man.kia, man.panic if man.pinned else man.morale) - strength)
                share = hurt if man.pinned else dead + pin * (hurt - dead)
                found += share * self.worth(squad, man)
            self._harms[key] = found
        return self._harms[key]

    # Firepower and strength --------------------------------------------------------------------

    def man_power(
        self, man: Soldier, here: Stand, rr: int, doubled: bool, heroic: bool = False
    ) -> int:
        """Return what a man adds to a fire from a place (6.2, 10.45, 11, 12, 17.4)."""
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
        return False

    def firepower(self, squad: Squad, here: Stand, other: Squad, there: Stand) -> int:
        """Return the firepower of a group at another (6.2)."""
        rr = relative(squad, here, other, there)
        flanking = self._flanking(squad, other, there)
        return sum(
            [self.man_power(man, here, rr, flanking or man.inside == other.id) for man in squad.men]
        )

    def _flanking(self, squad: Squad, other: Squad, there: Stand) -> bool:
        if there.terrain.fortified:
            return f"behind:{other.id}" in squad.face["marks"]
        return (
            other.encircled or other.id in squad.face["flanks"] or other.id in squad.face["natural"]
        )

    def burns(self, squad: Squad, here: Stand, rr: int) -> bool:
        """Tell whether a flamethrower takes part, which no terrain stops (22.1)."""
        for man in squad.men:
            if man.face["family"] == FLAME and self.man_power(man, here, rr, False):
                return True
        return False

    def shift(self, squad: Squad, here: Stand, other: Squad, there: Stand) -> int:
        """Return what both places change in the strength of a fire (6.41 to 6.43)."""
        found = -here.wires - here.smokes + there.wires - there.smokes + there.steps
        own, ground = here.terrain, there.terrain
        if own.attack < 0:
            found += own.attack
        if own.elevated and not ground.elevated and not ground.fortified:
            found += own.attack
        if self.burns(squad, here, relative(squad, here, other, there)):
            return found
        if there.dug:
            found -= 1
        if there.card is None or there.steps > 1 or (ground.elevated and own.elevated):
            return found
        if ground.walls and other.encircled:
            return found
        opposite = squad.letter == other.letter
        defence = "defence_other" if ground.walls and not opposite else "defence"
        return found + int(there.card[defence])

    def sees(self, squad: Squad, here: Stand, other: Squad, there: Stand) -> bool:
        """Tell whether the ground lets one place fire at another (8.2, 23.7)."""
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

    # Fire to come ------------------------------------------------------------------------------

    def expected(self, squad: Squad, here: Stand, other: Squad, there: Stand, cards: int) -> float:
        """Return the harm to expect of a turn's fire with a hand of so many unknown cards."""
        key = (squad.id, here, other.id, there, cards)
        if key not in self._fires:
            self._fires[key] = self._hoped(squad, here, other, there, cards)
        return self._fires[key]

    def _hoped(self, squad: Squad, here: Stand, other: Squad, there: Stand, cards: int) -> float:
        if not self.sees(squad, here, other, there):
            return 0.0
        power = self.firepower(squad, here, other, there)
        if power < 1:
            return 0.0
        shift, found = self.shift(squad, here, other, there), 0.0
        for chance, strength in self.volleys.likely(power, cards):
            parts = (2 if here.moves else 1) * (2 if self.reading.night else 1)
            found += chance * self.harm(other, strength // parts + shift)
        return found * self._observed(relative(squad, here, other, there))

    def _observed(self, rr: int) -> float:
        """Return the chance that fire is possible at all, which the dark limits (38.2)."""
        if not self.reading.night:
            return 1.0
        return self.chances.between(0, rr - 1) if rr else self.chances.between(1, 1)

    def threat(self, squad: Squad, here: Stand) -> float:
        """Return the harm a turn of enemy fire is likely to do to a group at a place."""
        cards = self.reading.side(self.reading.against(squad)[0])["hand_limit"]
        found = 0.0
        for other in self.reading.against(squad):
            found += self.expected(other, other.stand, squad, here, cards)
        return found * self.weights.attention

    def power(self, squad: Squad, here: Stand) -> float:
        """Return the harm a group at a place can hope to do in a turn."""
        cards = self.reading.side(squad)["hand_limit"]
        best = 0.0
        for other in self.reading.against(squad):
            best = max(best, self.expected(squad, here, other, other.stand, cards))
        return best

    # Fire now ----------------------------------------------------------------------------------

    def strength(self, squad: Squad, other: Squad, cards: tuple[Face, ...]) -> int:
        """Return the strength of a fire with these cards before concealment (6.4)."""
        here, there = squad.stand, other.stand
        moving = here.moves > 0
        if moving and self.burns(squad, here, relative(squad, here, other, there)):
            need = sum([card["need"] for card in cards])
            rr = relative(squad, here, other, there)
            flame = [self.man_power(m, here, rr, False) for m in squad.men if _flame(m)]
            moving = sum(flame) < need
        found = self.shift(squad, here, other, there)
        for card in cards:
            value = card["strength"] // 2 if moving else card["strength"]
            found += value // 2 if self.reading.night else value
        return found

    def best_fire(
        self, squad: Squad, other: Squad, power: int, chosen: tuple[Face, ...], left: list[Face]
    ) -> tuple[float, tuple[Face, ...], int]:
        """Return the gain, the cards and the strength of the best attack with cards in hand."""
        best: tuple[float, tuple[Face, ...], int] = (-9.0, chosen, -9)
        for count in range(0 if chosen else 1, min(len(left), SEVERAL) + 1):
            for more in combinations(left, count):
                cards = (*chosen, *more)
                if sum([card["need"] for card in cards]) > power:
                    continue
                strength = self.strength(squad, other, cards)
                price = self.weights.fire_card * sum([card["strength"] for card in more])
                gain = self.harm(other, strength) - price
                if gain > best[0]:
                    best = (gain, cards, strength)
        return best


def _flame(man: Soldier) -> bool:
    return bool(man.face["family"] == FLAME)
