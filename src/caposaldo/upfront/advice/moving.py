"""Moves, terrain and everything else that changes where a group is."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import Fact, term
from caposaldo.upfront.advice.desert import MINED, is_there, mines
from caposaldo.upfront.advice.fires import escape
from caposaldo.upfront.advice.judging import Judge
from caposaldo.upfront.advice.ordnance import best_shot
from caposaldo.upfront.advice.squads import STEPS, Face, Squad, Stand, relative
from caposaldo.upfront.groups import FORWARD, SIDEWAYS
from caposaldo.upfront.ranges import CLOSEST
from caposaldo.upfront.terrain import Terrain

NEVER: Final = -10.0  # what nobody who thinks would do

ALONE: Final = -0.3  # an AFV that drives next to the enemy without infantry
HEAVY: Final = "heavy_weapons"
GUN_LEFT: Final = 0.7  # the share of a gunner that is his gun


class Mover:
    """Judges actions that move groups or change the ground they are on."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Final = judge
        self.reading: Final = judge.reading

    def move(self, option: str) -> Candidate:
        """Judge a Movement card laid on a group."""
        _, letter, card, direction = option.split(" ")
        squad = self.reading.own[letter]
        facts: dict[str, Fact] = {"group": letter, "card": card}
        here = squad.stand
        if here.terrain.stronghold:
            return Candidate(option, NEVER, "hold-the-pillbox", facts)
        after = here.moved(STEPS[direction], self.reading.open_ground)
        gain = self._gain(squad, after) - self.judge.price(card)
        fled = escape(self.judge, squad)
        if fled and gain + fled > 0.0:
            return Candidate(option, gain + fled, "out-of-fire", facts)
        if direction == SIDEWAYS and not self._better_ground(squad, here):
            return Candidate(option, NEVER, "pointless-move", facts)
        if direction == FORWARD and self._alone_among(squad, after):
            return Candidate(option, min(gain, ALONE), "keep-escort", facts)
        if gain <= 0.0:
            return Candidate(option, gain, "too-dangerous", facts)
        reason = "advance" if direction == FORWARD else "change-ground"
        return Candidate(option, gain, "fall-back" if direction == "back" else reason, facts)

    def _gain(self, squad: Squad, after: Stand) -> float:
        # In the jungle an AFV may bog with every Movement card (47.6).
        mud = self.judge.mud(squad) if self.reading.jungle else 0.0
        change = self.judge.value(squad, after) - self.judge.value(squad, squad.stand)
        return change - mud - self._left_behind(squad)

    def _left_behind(self, squad: Squad) -> float:
        """Return the worth of weapons that need two men to carry and have not got them (45.6)."""
        if HEAVY not in self.reading.side(squad)["traits"]:
            return 0.0
        found = 0.0
        for man in squad.men:
            weapon = self.reading.box.weapons.get(man.face["weapon"])
            if weapon is None or weapon.men_to_move == 1:
                continue
            if man.face["wounded"] or not man.helped:
                found += GUN_LEFT * self.judge.guns.worth(squad, man)
        return found

    def _alone_among(self, squad: Squad, after: Stand) -> bool:
        """Tell whether an AFV would come next to men who are up with nobody beside it (28.71)."""
        if not squad.armoured or self.judge.guns.escort(squad, after):
            return False
        for other in self.reading.others.values():
            men = [man for man in other.fit if man.vehicle is None]
            if men and relative(squad, after, other, other.stand) == CLOSEST:
                return relative(squad, squad.stand, other, other.stand) < CLOSEST
        return False

    def _better_ground(self, squad: Squad, here: Stand) -> bool:
        """Tell whether a sideways move can lead anywhere better."""
        slow = here.beneath.moves_to_leave > 1 or here.beneath.leaves_sideways
        if here.terrain.fords or slow or here.terrain.mined:
            return True
        if here.moves:
            return False
        now = self.judge.settled(squad, here)
        for card in self.judge.spare_cover(squad):
            there = here.settled(self.reading.box.terrain[card["terrain"]], card)
            if self.judge.settled(squad, there) > now + self.judge.weights.refresh:
                return True
        return False

    def flank(self, option: str) -> Candidate:
        """Judge a sideways card that claims flanking fire (17.1)."""
        words = option.split(" ")
        squad, other = self.reading.own[words[1]], self.reading.others[words[3][1:]]
        facts: dict[str, Fact] = {"group": words[1], "target": words[3][1:]}
        if squad.stand.terrain.stronghold:
            return Candidate(option, NEVER, "hold-the-pillbox", facts)
        after = squad.stand.moved(0, self.reading.open_ground)
        guns, w = self.judge.guns, self.judge.weights
        cards = self.reading.me["hand_limit"]
        single = guns.expected(squad, squad.stand, other, other.stand, cards)
        bonus = w.flank * single if self.judge.spare_cover(squad) else 0.3 * w.flank * single
        if other.armoured:
            # From the side the armour is thinner, whatever covers those who fire (28.46).
            front = best_shot(guns, squad, other, flanked=False)
            bonus = w.flank * max(0.0, best_shot(guns, squad, other, flanked=True) - front)
        gain = bonus + self._gain(squad, after) - self.judge.price(words[2])
        return Candidate(option, gain, "flank" if gain > 0 else "too-dangerous", facts)

    def encircle(self, option: str) -> Candidate:
        """Judge an encirclement (17.6)."""
        words = option.split(" ")
        squad, other = self.reading.own[words[1]], self.reading.others[words[3][1:]]
        facts: dict[str, Fact] = {"group": words[1], "target": words[3][1:]}
        if squad.stand.terrain.stronghold:
            return Candidate(option, NEVER, "hold-the-pillbox", facts)
        after = squad.stand.moved(0, self.reading.open_ground)
        worth = sum([self.judge.guns.worth(other, man) for man in other.men])
        gain = 0.25 * worth + self._gain(squad, after) - self.judge.price(words[2])
        return Candidate(option, gain, "encircle" if gain > 0 else "too-dangerous", facts)

    def ford(self, option: str) -> Candidate:
        """Judge leaving a Stream (8.53)."""
        words = option.split(" ")
        squad = self.reading.own[words[1]]
        facts: dict[str, Fact] = {"group": words[1], "card": words[2]}
        if len(words) > 3 and not words[3].startswith(">"):
            return Candidate(option, NEVER, "pointless-move", facts)
        sure = self.reading.hand[words[2]]["ford"]
        chance = 1.0 if sure else self.judge.chances.black
        after = squad.stand.moved(0, self.reading.open_ground)
        gain = chance * self._gain(squad, after) - self.judge.price(words[2])
        return Candidate(option, gain, "ford" if gain > 0 else "too-dangerous", facts)

    def clear(self, option: str) -> Candidate:
        """Judge the removal of Wire (13.33)."""
        _, letter, card = option.split(" ")
        squad = self.reading.own[letter]
        after = squad.stand.changed(wires=-1)
        gain = self._gain(squad, after) - self.judge.price(card)
        if self.judge.wants_to_move():
            gain += 0.3
        return Candidate(option, gain, "clear-wire", {"group": letter})

    def terrain(self, option: str) -> Candidate:
        """Judge a Terrain card on an own group (5.1)."""
        _, letter, card = option.split(" ")
        squad = self.reading.own[letter]
        face = self.reading.hand[card]
        kind = self.reading.box.terrain[face["terrain"]]
        facts: dict[str, Fact] = {"group": letter, "terrain": term(f"terrain-{kind.id}")}
        after = squad.stand.settled(kind, face)
        # A defender on the move has no better use for cover than to stop in it.
        free = squad.stand.moves > 0 and self.judge.goals.stays(squad)
        gain = is_there(self.judge.chances, kind) * self._gain(squad, after)
        gain -= 0.0 if free else self.judge.price(card)
        gain -= self.judge.mud(squad, ground=kind) if kind.bogs else 0.0
        if kind.fords or kind.mined:
            return Candidate(option, NEVER, "bad-ground", facts)
        if self.judge.is_cover(face):
            return Candidate(option, gain, "take-cover", facts)
        if kind.climbs:
            return Candidate(option, gain, "higher-up", {"group": letter})
        return Candidate(option, gain - self.judge.weights.mire, "bad-ground", facts)

    def open(self, option: str) -> Candidate:
        """Judge Open Ground, which any card gives face down (8.1)."""
        _, letter, card = option.split(" ")
        squad = self.reading.own[letter]
        after = squad.stand.settled(self.reading.open_ground, None)
        if squad.stand.wires:
            after = after.changed(wires=squad.stand.wires)
        gain = self._gain(squad, after) - self.judge.keep(card) - 0.15
        return Candidate(option, gain, "stop-in-the-open", {"group": letter})

    def dig(self, option: str) -> Candidate:
        """Judge an attempt to entrench (36.1)."""
        letter = option.split(" ")[1]
        squad = self.reading.own[letter]
        facts: dict[str, Fact] = {"group": letter}
        kind, drawn = squad.stand.terrain, self.judge.chances
        number = kind.digs_on
        chance = drawn.black_of(number) if kind.digs_black else drawn.between(number, number)
        gain = chance * self._gain(squad, squad.stand.changed(dug=True)) - 0.01
        # Every draw is a card less of the time left (16.3).
        gain -= self.judge.weights.clock * (self.judge.goals.haste(squad) - 1.0)
        return Candidate(option, gain, "dig-in" if gain > 0 else "no-time-to-dig", facts)

    def smoke(self, option: str) -> Candidate:
        """Judge a Smoke card on an own group, by itself or by a gun of another (13.2, 25.8)."""
        words = option.split(" ")
        letter, card = words[-2], words[-1]
        if letter not in self.reading.own:
            # On the enemy it would hinder one's own fire as much as his.
            return Candidate(option, NEVER, "nothing-better")
        squad = self.reading.own[letter]
        guns = self.judge.guns
        spared = guns.threat(squad, squad.stand) - guns.threat(squad, squad.stand.changed(smokes=1))
        gain = self.judge.weights.smoke * spared * 2.0 - self.judge.price(card) - 0.1
        return Candidate(option, gain, "smoke", {"group": letter})

    def go_down(self, option: str) -> Candidate:
        """Judge whether a group goes a level down with its sideways card (M5.1)."""
        letter = str(self.reading.facts["group"])
        squad = self.reading.own[letter]
        lower = self.judge.value(squad, squad.stand.lifted(-1))
        gain = lower - self.judge.value(squad, squad.stand) if option == "down" else 0.0
        reason = "come-down" if option == "down" else "keep-height"
        return Candidate(option, gain, reason, {"group": letter})

    def answer_terrain(self, options: list[str]) -> list[Candidate]:
        """Judge whether to take terrain that the enemy has laid on a group (7.3)."""
        squad = self.reading.own.get(str(self.reading.facts.get("group", "")))
        if squad is None:
            return [Candidate(option, 0.0, "no-choice") for option in options]
        laid = [card for card in squad.face["laid"] if card["role"] == "terrain"]
        face = laid[-1]["card"]
        kind = self.reading.box.terrain[face["terrain"]]
        taken = self._taken(squad, kind, face)
        taken -= self.judge.mud(squad, ground=kind) if kind.bogs else 0.0
        kept = self.judge.value(squad, self._refused(squad))
        facts: dict[str, Fact] = {"group": squad.letter, "terrain": term(f"terrain-{kind.id}")}
        scores = {"accept": taken - kept, "reject": 0.0}
        reasons = {"accept": "better-than-open", "reject": "rather-move-on"}
        return [Candidate(o, scores.get(o, NEVER), reasons.get(o, ""), facts) for o in options]

    def _taken(self, squad: Squad, kind: Terrain, face: Face) -> float:
        """Return what terrain is worth once it is taken, if it is there at all (52.11, 52.16)."""
        there = self.judge.value(squad, squad.stand.settled(kind, face))
        if not kind.may_be_false and not kind.gamble:
            return there
        chances = self.judge.chances
        bare = self.judge.value(squad, squad.stand.settled(self.reading.open_ground, None))
        if kind.gamble:
            found = is_there(chances, kind)
            return found * there + (1.0 - found) * bare
        real = mines(chances, kind)
        return real * (there - MINED * len(squad.men)) + (1.0 - real) * bare

    def _refused(self, squad: Squad) -> Stand:
        """Return where a group is that refuses terrain: its last step forward or back is lost."""
        steps = [card["role"] for card in squad.face["laid"] if card["role"] in STEPS]
        here = squad.stand
        back = STEPS[steps[-1]] if steps else 0
        return here.changed(smokes=-here.smokes).lifted(0, range=here.range - back)
