"""The adviser: ranks the options of any question of this game, the best first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from caposaldo.kernel.codec import mapping, text, texts
from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import Fact, Facts, term
from caposaldo.mortain.advice.field import OFF, OUT, Field
from caposaldo.mortain.advice.plans import Planner, Step
from caposaldo.mortain.advice.position import Card, Position
from caposaldo.mortain.advice.reasons import why_move
from caposaldo.mortain.advice.strikes import (
    NOWHERE,
    best_strike,
    strike_at,
    suppression,
    worth_of_waiting,
)
from caposaldo.mortain.advice.volley import best_shot
from caposaldo.mortain.advice.weights import GERMAN_WEIGHTS, US_WEIGHTS, Weights
from caposaldo.mortain.advice.worth import Judge
from caposaldo.mortain.scenario import Scenario

NEVER: Final = -10.0  # what nobody who thinks would do


class MortainAdviser:
    """Ranks options from a view alone, for either side."""

    def __init__(
        self,
        scenario: Scenario,
        plan: Mapping[str, object],
        german: Weights = GERMAN_WEIGHTS,
        us: Weights = US_WEIGHTS,
    ) -> None:
        self.field: Final = Field(scenario)
        if isinstance(hazard := plan.get("hazard"), float):
            german, us = replace(german, hazard=hazard), replace(us, hazard=hazard)
        if isinstance(use := plan.get("use"), float):
            german = replace(german, use=use)
        self.german: Final = Judge(self.field, german)
        self.us: Final = Judge(self.field, us)
        self.setup: Final = text(plan.get("setup", scenario.recommended), "a set-up")
        self.hold: Final = plan.get("hold") is True

    def rank(self, view: Mapping[str, object], options: list[str]) -> list[Candidate]:
        """Return the options judged, the best first; equals keep the order they came in."""
        table = mapping(view["table"], "the table")
        if "attack" in table:
            found = self._face_card(view, options)
        elif "placing" in table:
            found = self._set_up(table, options)
        else:
            found = self._card(view, table, options)
        found.sort(key=_by_score)
        return found

    def _card(
        self, view: Mapping[str, object], table: Mapping[str, object], options: list[str]
    ) -> list[Candidate]:
        card = Card(self.field, view)
        judge = self.german if card.german else self.us
        planner = Planner(self.field, judge, Position(self.field, view), card)
        if "moving" in table:
            unit = self.field.unit[text(table["moving"], "the unit")]
            return [self._move(planner, unit, option) for option in options]
        if "volley" in table:
            return self._firers(planner, mapping(table["volley"], "the volley"), options)
        if "calling" in table:
            marker = text(table["calling"], "the marker")
            return [self._call(planner, marker, option) for option in options]
        return [self._order(planner, option) for option in options]

    # Orders ------------------------------------------------------------------------------------

    def _order(self, planner: Planner, option: str) -> Candidate:
        verb, _, word = option.partition(" ")
        if verb == "activate":
            unit = self.field.unit[word]
            step = self._best_allowed(planner, unit)
            if step is None:
                return Candidate(option, NEVER, "keep-in-reserve", _unit(word))
            return self._moving(planner, step, option)
        if verb == "fire":
            return self._fire(planner, option, self.field.unit[word])
        if verb == "pass":
            return Candidate(option, planner.now, "nothing-better")
        strike = best_strike(planner, verb)
        left = 0 if planner.card.face else planner.card.left - 1
        gain = strike.gain - worth_of_waiting(planner) + planner.best_volley(left)[2]
        if strike.place == NOWHERE:
            facts: Facts = {"marker": term(f"marker-{verb}")}
            return Candidate(option, planner.now + gain, "wastes-marker", facts)
        hexes: dict[str, Fact] = {
            "hex": self.field.hexes[strike.place],
            "chance": _percent(strike.chance),
        }
        reason = "suppress" if strike.suppress else "strike"
        return Candidate(
            option, planner.now + gain, reason, {"marker": term(f"marker-{verb}"), **hexes}
        )

    def _fire(self, planner: Planner, option: str, target: int) -> Candidate:
        shot = best_shot(self.field, planner.position, planner.card, planner.card.left, target)
        facts: dict[str, Fact] = {
            **_target(self.field.ids[target]),
            "chance": _percent(shot.chance),
        }
        if shot.chance <= 0.0:
            return Candidate(option, NEVER, "hopeless-shot", facts)
        worth = planner.now + planner.prize(target, shot)
        reason = "finish-off" if planner.position.flipped[target] else "good-shot"
        return Candidate(option, worth, reason, facts)

    def _best_allowed(self, planner: Planner, unit: int) -> Step | None:
        if planner.position.place[unit] == OFF and self._must_wait(planner.position, unit):
            return None
        return planner.best_step(unit)

    def _must_wait(self, position: Position, unit: int) -> bool:
        """Tell whether a reserve is the last one and must stay out of reach until the last turn.

        A unit beside the map cannot be destroyed, so it denies the German his second way to win.
        """
        if self.field.german[unit] or not self.hold:
            return False
        beside = [i for i in self.field.us if position.place[i] == OFF]
        return len(beside) == 1 and position.turn < position.turns

    # Moves -------------------------------------------------------------------------------------

    def _move(self, planner: Planner, unit: int, option: str) -> Candidate:
        _, _, word = option.partition(" ")
        to = self.field.at[word] if word else OUT
        return self._moving(planner, planner.step(unit, to), option)

    def _moving(self, planner: Planner, step: Step, option: str) -> Candidate:
        reason, facts = why_move(planner, step)
        return Candidate(option, step.worth, reason, facts)

    # Fire --------------------------------------------------------------------------------------

    def _firers(
        self, planner: Planner, volley: Mapping[str, object], options: list[str]
    ) -> list[Candidate]:
        target = self.field.unit[text(volley["target"], "the target")]
        chosen = [self.field.unit[id] for id in texts(volley["firers"], "the firers")]
        shot = best_shot(self.field, planner.position, planner.card, planner.card.left, target)
        wanted = [i for i in shot.firers if i not in chosen]
        found = []
        facts: dict[str, Fact] = {
            **_target(self.field.ids[target]),
            "chance": _percent(shot.chance),
        }
        for option in options:
            verb, _, word = option.partition(" ")
            if verb == "shoot":
                found.append(Candidate(option, 0.0, "shoot", facts))
            elif self.field.unit[word] in wanted:
                rank = wanted.index(self.field.unit[word])
                found.append(
                    Candidate(option, 1.0 - 0.01 * rank, "adds-fire", {**facts, **_unit(word)})
                )
            else:
                found.append(Candidate(option, -1.0, "adds-nothing", _unit(word)))
        return found

    # Markers, faces and set-up -----------------------------------------------------------------

    def _call(self, planner: Planner, marker: str, option: str) -> Candidate:
        verb, *words = option.split(" ")
        place = self.field.at[words[0]]
        if verb == "suppress":
            strike = suppression(planner, place)
            facts: Facts = {"hex": words[0], "marker": term(f"marker-{marker}")}
            return Candidate(option, planner.now + strike.gain, "suppress", facts)
        strike = strike_at(planner, marker, place, words[1] == "at")
        facts = {
            "hex": words[0],
            "marker": term(f"marker-{marker}"),
            "chance": _percent(strike.chance),
        }
        return Candidate(option, planner.now + strike.gain, "strike", facts)

    def _face_card(self, view: Mapping[str, object], options: list[str]) -> list[Candidate]:
        chance = Position(self.field, view).chance(10)
        scores = {"again": chance, "miss": 0.0}
        reasons = {"again": "turn-again", "miss": "let-miss"}
        return [Candidate(option, scores[option], reasons[option]) for option in options]

    def _set_up(self, table: Mapping[str, object], options: list[str]) -> list[Candidate]:
        wanted = self.field.scenario.setups[self.setup]
        placing = text(table["placing"], "the unit")
        place = next((str(wanted[id]) for id in wanted if id == placing), "")
        found = []
        for option in options:
            verb, _, word = option.partition(" ")
            facts: Facts = {"setup": term(f"setup-{self.setup}")}
            if verb == "ready" or (verb == "setup" and word == self.setup):
                found.append(Candidate(option, 1.0, "set-up", facts))
            elif verb == "place" and word == place:
                found.append(Candidate(option, 0.5, "set-up", facts))
            else:
                cover = self.field.cover[self.field.at[word]] if verb == "place" else 0
                found.append(Candidate(option, 0.01 * cover, "other-set-up", facts))
        return found


def _by_score(candidate: Candidate) -> float:
    return -candidate.score


def _percent(chance: float) -> int:
    return round(100 * chance)


def _unit(id: str) -> dict[str, Fact]:
    return {"unit": term(f"unit-{id}")}


def _target(id: str) -> dict[str, Fact]:
    return {"target": term(f"unit-{id}")}
