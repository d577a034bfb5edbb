"""What wins the scenario, and how near a group at a place is to it (16.4, 16.42)."""

from __future__ import annotations

from typing import Final

from caposaldo.upfront.advice.desert import CAPTURE, LAID_DOWN, LAST_MEN, given_up, wavers
from caposaldo.upfront.advice.reading import Reading
from caposaldo.upfront.advice.squads import Squad, Stand, apart, relative
from caposaldo.upfront.advice.weights import Weights
from caposaldo.upfront.conditions import BUILDINGS, HOLDS, Goal
from caposaldo.upfront.firepower import FLAME
from caposaldo.upfront.forces import ATTACKER, DEFENDER
from caposaldo.upfront.ranges import CLOSEST

POINTS: Final = "victory_points"
NEARNESS: Final = "relative_range"
CLOSE_ENOUGH: Final = 4  # the relative range an assault wants before it goes in


class Goals:
    """Judges places by the scenario's goals, for either side."""

    def __init__(self, reading: Reading, weights: Weights) -> None:
        self.reading: Final = reading
        self.weights: Final = weights
        self.scenario: Final = reading.scenario
        self.late: Final = reading.late()
        self._drawn: Final[dict[str, float]] = {}
        self._captives: Final = [squad for squad in reading.squads.values() if given_up(squad)]

    def of_side(self, squad: Squad) -> list[Goal]:
        """Return the goals the side of a group may reach."""
        role = self.reading.side(squad)["role"]
        return [goal for goal in self.scenario.goals if goal.side in ("either", role)]

    def draw(self, squad: Squad) -> float:
        """Return how much the goal draws a side: the more, the later, if time is against it."""
        if squad.side not in self._drawn:
            role = self.reading.side(squad)["role"]
            to = self.scenario.at_time_limit
            mine, yours = self.reading.me["points"], self.reading.foe["points"]
            ahead = mine - yours if squad.side == self.reading.seat else yours - mine
            loses = ahead <= 0 if to == POINTS else to != role
            more = self.weights.eager * self.late if loses else 0.0
            self._drawn[squad.side] = 1.0 + more
        return self._drawn[squad.side]

    def haste(self, squad: Squad) -> float:
        """Return how dear time is to a side: dearer every deck to an attacker, plain to others."""
        return self.draw(squad) if self.reading.side(squad)["role"] == ATTACKER else 1.0

    def stays(self, squad: Squad) -> bool:
        """Tell whether a group has nowhere to go."""
        return bool(self.reading.side(squad)["role"] == DEFENDER)

    def covered(self, here: Stand) -> bool:
        """Tell whether a place counts as cover for victory (16.42)."""
        if here.moves:
            return False
        if here.terrain.sunken:
            return True
        if here.dug and here.terrain.ambient:
            return here.wires == 0
        defence = int(here.card["defence"]) if here.card is not None else 0
        return here.terrain.cover and defence + here.wires < 0

    def worth(self, squad: Squad, here: Stand) -> float:
        """Return what it is worth to the scenario that a group is at a place."""
        men = len([man for man in squad.men if not man.pinned])
        way = self._holding(squad, here, men) + self._press(squad, here)
        way += self._points(squad, here, len([man for man in squad.men if man.mobile]))
        way += self._booty(squad, here) if self._captives else 0.0
        return self.draw(squad) * way + self._shelter(squad, here) - self._yields(squad, here)

    def _booty(self, squad: Squad, here: Stand) -> float:
        """Men in surrender are taken prisoner by those who come close (50.41)."""
        found = 0.0
        for other in self._captives:
            if other.side != squad.side and not squad.armoured:
                near = relative(squad, here, other, other.stand) / CLOSEST
                found = max(found, CAPTURE * self.weights.base_worth * len(other.men) * near**2)
        return found

    def _shelter(self, squad: Squad, here: Stand) -> float:
        """Cover is worth something before anybody fires at it."""
        defence = int(here.card["defence"]) if here.card is not None and not here.moves else 0
        points = here.smokes - defence - here.wires + here.dug
        share = self.weights.shelter if self.stays(squad) else self.weights.passing
        return share * points * len(squad.men)

    def need(self, goal: Goal, squad: Squad) -> int:
        """Return how many cards a condition wants of a side: a number, or a share of its force."""
        if not goal.share:
            return goal.cards
        over, under = goal.share
        return max(1, -(-int(self.reading.side(squad)["strength"]) * over // under))

    def _holding(self, squad: Squad, here: Stand, men: int) -> float:
        found = 0.0
        for goal in self.of_side(squad):
            if goal.kind not in HOLDS:
                continue
            part = self.progress(goal, squad, here)
            need = self.need(goal, squad)
            able = self._counted(goal, squad) if goal.who else max(men, len(squad.men) - 1)
            able = max(able, self._together(goal, squad, here)) if goal.one_group else able
            found += self.weights.goal * min(1.0, able / need) * part
            if part == 1.0 and self.holds(goal, here):
                done = self._counted(goal, squad) + self._there_already(goal, squad)
                found += self.weights.win * min(1.0, done / need) ** 3
        return found

    def _together(self, goal: Goal, squad: Squad, here: Stand) -> int:
        """Return how many men there are with those next to them, who may join them (17.8)."""
        found = 0
        for other in self.reading.friends(squad):
            if other.armoured or apart(squad, other) != 1 or other.stand.range != here.range:
                continue
            men = [*squad.men, *other.men]
            if any(man.face["role"] in goal.with_leader for man in men) or not goal.with_leader:
                found = max(found, min(len(men), self.need(goal, squad)) - 1)
        return found

    def _counted(self, goal: Goal, squad: Squad) -> int:
        """Return how many unpinned men of a group count for a condition about ground."""
        men = squad.fit if not goal.who else [man for man in squad.fit if man.face["wounded"]]
        if goal.with_leader and not any(man.face["role"] in goal.with_leader for man in men):
            return 0
        return len(men)

    def _yields(self, squad: Squad, here: Stand) -> float:
        """Return what a place gives to enemies who win by being near (16.42)."""
        others = self.reading.against(squad)
        goals = self.of_side(others[0]) if others else []
        near = [goal for goal in goals if goal.kind in HOLDS and goal.measure == NEARNESS]
        found = 0.0
        for goal in near:
            for other in others:
                at = relative(other, other.stand, squad, here)
                men = self._counted(goal, other) if goal.who else len(other.men)
                share = min(1.0, men / self.need(goal, other))
                found = max(found, share * self._part(goal, at))
        return self.weights.deny * found

    def progress(self, goal: Goal, squad: Squad, here: Stand) -> float:
        """Return how much of the way a place is, 1.0 where the goal wants the men."""
        if goal.measure != NEARNESS:
            return self._part(goal, here.range)
        others = self.reading.against(squad)
        at = max([relative(squad, here, other, other.stand) for other in others], default=0)
        return self._part(goal, at)

    def _part(self, goal: Goal, at: int) -> float:
        low, high = min(goal.at), max(goal.at)
        if at > high:
            return 1.0 - 0.4 * (at - high)
        return 1.0 if at >= low else at / low

    def holds(self, goal: Goal, here: Stand) -> bool:
        """Tell whether men at a place meet what a condition asks of it besides the range."""
        return not here.moves and (not goal.cover or self.covered(here))

    def _there_already(self, goal: Goal, squad: Squad) -> int:
        found = 0
        if goal.one_group:
            return found
        for other in self.reading.squads.values():
            if other.side == squad.side and other.id != squad.id:
                part = self.progress(goal, other, other.stand)
                if part == 1.0 and self.holds(goal, other.stand):
                    found += self._counted(goal, other)
        return found

    def joined(self, squad: Squad, *, fewer: bool = False) -> float:
        """Return what one man more, or the last of its men, is worth to what a group holds."""
        found = 0.0
        for goal in self.of_side(squad):
            if goal.kind not in HOLDS or goal.one_group:
                continue
            if self.progress(goal, squad, squad.stand) < 1.0 or not self.holds(goal, squad.stand):
                continue
            men = len(squad.fit) + self._there_already(goal, squad)
            before, after = (men - 1, men) if fewer else (men, men + 1)
            need = self.need(goal, squad)
            share = min(1.0, after / need) ** 3 - min(1.0, before / need) ** 3
            found += self.weights.win * share
        return self.draw(squad) * found

    def _points(self, squad: Squad, here: Stand, men: int) -> float:
        if self.scenario.at_time_limit != POINTS:
            return 0.0
        share = self.weights.point * (0.5 + 0.5 * self.late)
        only = self.scenario.territory_in
        if only and not any(here.terrain.is_a(kind) for kind in only):
            share *= 0.5
        if self.reading.altitude:
            return share * self._high_ground(squad, here, men)
        return share * men * here.range

    def on_the_move(self, squad: Squad, here: Stand) -> float:
        """Return what the guns and AFVs of a moving group score without stopping first (16.4)."""
        pieces = len([man for man in squad.men if man.vehicle is not None and man.mobile])
        if not pieces:
            return 0.0
        worth = self._points(squad, here, pieces) - self._points(squad, here, 0)
        return self.draw(squad) * worth

    def _high_ground(self, squad: Squad, here: Stand, men: int) -> int:
        """Return what all ground of a side counts, which its lowest group decides (M5.1)."""
        friends = self.reading.friends(squad)
        lowest = min([here.level, *[other.stand.level for other in friends]])
        held = [len([m for m in o.men if m.mobile]) * o.stand.range for o in friends]
        return lowest * (men * here.range + sum(held))

    def _press(self, squad: Squad, here: Stand) -> float:
        """An attacker with nothing to hold must still come near; a defender need not."""
        if self.reading.side(squad)["role"] != ATTACKER or self._holds_ground(squad):
            return 0.0
        others = self.reading.against(squad)
        at = max([relative(squad, here, other, other.stand) for other in others], default=0)
        tools = any(man.face["family"] == FLAME or man.face["secondary"] for man in squad.men)
        # Houses are taken only by those who go in.
        houses = any(goal.kind == BUILDINGS for goal in self.of_side(squad))
        wanted = CLOSEST if tools or houses else CLOSE_ENOUGH
        return self.weights.press * len(squad.men) * min(at, wanted)

    def _holds_ground(self, squad: Squad) -> bool:
        return any(goal.kind in HOLDS for goal in self.of_side(squad))

    def urgency(self, squad: Squad) -> float:
        """Return how much more harm to a group is worth for what it is about to do or holds."""
        found = 1.0
        for goal in self.of_side(squad):
            if goal.kind in HOLDS:
                part = max(0.0, self.progress(goal, squad, squad.stand))
                found += self.weights.urgent * part**3
        ground = squad.stand.terrain
        houses = [kind for kind in self.scenario.removed_all if ground.is_a(kind)]
        prized = ground.stronghold or bool(houses)
        if prized and self.reading.side(squad)["role"] == DEFENDER:
            found += self.weights.prize
        if given_up(squad):
            return LAID_DOWN * found
        return LAST_MEN * found if wavers(self.reading, squad) else found
