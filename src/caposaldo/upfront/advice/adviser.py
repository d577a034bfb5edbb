"""The adviser: ranks the options of any question of this game, the best first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import term
from caposaldo.upfront.advice.acting import Actor
from caposaldo.upfront.advice.campaigning import Campaigner
from caposaldo.upfront.advice.chances import Volleys
from caposaldo.upfront.advice.charging import Charger
from caposaldo.upfront.advice.closing import Closer
from caposaldo.upfront.advice.discarding import Discarder
from caposaldo.upfront.advice.driving import Driver
from caposaldo.upfront.advice.fires import Firefighter
from caposaldo.upfront.advice.gunning import Gunner
from caposaldo.upfront.advice.judging import Judge
from caposaldo.upfront.advice.moving import Mover
from caposaldo.upfront.advice.mustering import Musterer
from caposaldo.upfront.advice.rallying import Rallier
from caposaldo.upfront.advice.reading import Reading
from caposaldo.upfront.advice.regrouping import Regrouper
from caposaldo.upfront.advice.setting_up import Quartermaster
from caposaldo.upfront.advice.sewermen import Sewerman
from caposaldo.upfront.advice.shooting import Shooter
from caposaldo.upfront.advice.weights import read_weights
from caposaldo.upfront.battle import Box
from caposaldo.upfront.scenarios import Scenario

Ranking = Callable[[Judge, list[str]], list[Candidate]]

# Answers that commit to nothing, where nothing better is known of a question.
MODEST: Final = ("decline", "keep", "done", "end", "go", "draw", "accept", "ready")
CARELESS: Final = ("panic",)
PLAN: Final = "plan "
DECLARED: Final = "declared"
DONE: Final = "done"
# Questions that only guns, vehicles and reinforcements bring.
ARMOURED: Final[dict[str, Ranking]] = {
    "second-attack": lambda judge, options: [Shooter(judge).second(o) for o in options],
    "burn": lambda judge, options: Shooter(judge).aim(options),
    "react-to-mission": lambda judge, options: [
        Gunner(judge).hide_from_mission(o) for o in options
    ],
    "react-overrun": lambda judge, options: [Driver(judge).brace(o) for o in options],
    "assault-afv": lambda judge, options: [Driver(judge).assault(o) for o in options],
    "put-mine": lambda judge, options: [Driver(judge).mine(o) for o in options],
    "crew-hero": lambda judge, options: [Driver(judge).steady(o) for o in options],
    "choose-recruit": lambda judge, options: [Musterer(judge).recruit(o) for o in options],
    "replace-recruit": lambda judge, options: [Musterer(judge).recruit(o) for o in options],
    "bring-in": lambda judge, options: [Driver(judge).bring_in(o) for o in options],
}
# Questions that only burning ground and sewers bring.
ON_THEIR_GROUND: Final[dict[str, Ranking]] = {
    "set-alight": lambda judge, options: [Firefighter(judge).set_alight(o) for o in options],
    "booby-trap": lambda judge, options: [Sewerman(judge).trap(o) for o in options],
}

# Questions about men among the enemy, or with the enemy among them.
HAND_TO_HAND: Final[dict[str, Ranking]] = {
    "infiltrate": lambda judge, options: [Closer(judge).name(o) for o in options],
    "react-infiltration": lambda judge, options: [Closer(judge).stealth(o) for o in options],
    "close": lambda judge, options: [Closer(judge).enter(o) for o in options],
    "counterattack": lambda judge, options: [Charger(judge).name(o) for o in options],
    "prepare-combat": lambda judge, options: [Closer(judge).prepare(o) for o in options],
    "pick-fighter": lambda judge, options: [Closer(judge).fighter(o) for o in options],
}


class UpFrontAdviser:
    """Ranks options from a view alone, for either side."""

    def __init__(
        self, box: Box, scenario: Scenario, advice: Mapping[str, Any], *, on_slopes: bool = False
    ) -> None:
        self.box: Final = box
        self.scenario: Final = scenario
        # Whether levels of altitude change overruns too (M5.1).
        self.on_slopes: Final = on_slopes
        self.weights: Final = read_weights(advice["weights"])
        self.hand: Final = cast("Mapping[str, list[float]]", advice["hand"])
        self.setups: Final = cast("Mapping[str, Any]", advice["setups"])
        self.volleys: Final = Volleys(box.deck)
        self.prompts: Final[dict[str, Ranking]] = {
            **ARMOURED,
            **HAND_TO_HAND,
            **ON_THEIR_GROUND,
            "form-groups": lambda judge, options: self._set_up(judge).form_all(options),
            "lay-terrain": lambda judge, options: [self._set_up(judge).lay(o) for o in options],
            "lay-given": lambda judge, options: [self._set_up(judge).given(o) for o in options],
            "dig-in-first": lambda judge, options: [self._set_up(judge).dig(o) for o in options],
            "sentry": lambda judge, options: [self._set_up(judge).watch(o) for o in options],
            "act": lambda judge, options: Actor(judge).act(options),
            "aim": lambda judge, options: Shooter(judge).aim(options),
            "react": lambda judge, options: [Shooter(judge).react(o) for o in options],
            "resolve-or-drop": lambda judge, options: Shooter(judge).decide(options),
            "send": lambda judge, options: Regrouper(judge).send(options),
            "who-rises": lambda judge, options: [Rallier(judge).rise(o) for o in options],
            "discard": lambda judge, options: Discarder(judge).all(options),
            "redirect": lambda judge, options: Discarder(judge).all(options),
            "refill": _refill,
            "accept-terrain": _answer_terrain,
            "go-down": lambda judge, options: [Mover(judge).go_down(o) for o in options],
            "stack-hills": lambda judge, options: [self._set_up(judge).stack(o) for o in options],
            "capture": _capture,
            "capture-or-wound": _capture,
            "shoot-or-drop": lambda judge, options: [Gunner(judge).draw_to_hit(o) for o in options],
            "react-to-shell": lambda judge, options: [
                Gunner(judge).hide_from_shell(o) for o in options
            ],
            "endure": _save,
            "second-wound": _save,
            "take-terrain": _conquer,
            "pursue": lambda judge, options: [Campaigner(judge).pursue(o) for o in options],
        }

    def rank(self, view: Mapping[str, object], options: list[str]) -> list[Candidate]:
        """Return the options judged, the best first; equals keep the order they came in."""
        declaring = [option for option in options if option.startswith(PLAN)]
        if declaring:
            return self._declare(view, options)
        reading = Reading(view, self.box, self.scenario, on_slopes=self.on_slopes)
        judge = Judge(reading, self.volleys, self.weights, self.hand)
        found = self.prompts.get(reading.prompt, _anything)(judge, options)
        found.sort(key=_by_score)
        return found

    def _declare(self, view: Mapping[str, object], options: list[str]) -> list[Candidate]:
        """Judge what is declared beforehand as if it were done now (49.11)."""
        asked = cast("Mapping[str, Any]", view["asked"])
        inner = {**view, "asked": {**asked, "prompt": asked["facts"]["inner"]}}
        known = {
            DONE if option == DECLARED else option.removeprefix(PLAN): option for option in options
        }
        found = self.rank(inner, list(known))
        return [Candidate(known[c.notation], c.score, c.reason, c.facts) for c in found]

    def _set_up(self, judge: Judge) -> Quartermaster:
        return Quartermaster(judge, self.setups)


def _by_score(candidate: Candidate) -> float:
    return -candidate.score


def _refill(_: Judge, options: list[str]) -> list[Candidate]:
    """Fresh cards are always worth having."""
    return [
        Candidate(option, 1.0 if option == "draw" else 0.0, "fresh-cards") for option in options
    ]


def _capture(judge: Judge, options: list[str]) -> list[Candidate]:
    """A prisoner is worth more than a man who runs; the weakest group takes him."""
    found = []
    for option in options:
        if not option.startswith("take"):
            found.append(Candidate(option, 0.0, "let-him-run"))
            continue
        squad = judge.reading.own.get(option.split(" ")[1])
        load = 0.01 * judge.guns.power(squad, squad.stand) if squad is not None else 0.0
        found.append(Candidate(option, 1.0 - load, "take-prisoner"))
    return found


def _answer_terrain(judge: Judge, options: list[str]) -> list[Candidate]:
    """Terrain on a charging group is judged as its charge asks (45.421)."""
    found = Charger(judge).answer_terrain(options)
    return Mover(judge).answer_terrain(options) if found is None else found


def _save(judge: Judge, options: list[str]) -> list[Candidate]:
    """A Hero saves a wounded man who would die; a good man is worth it."""
    found = []
    for option in options:
        words = option.split(" ")
        owner = judge.reading.owner_of(words[1]) if len(words) == 3 else None
        if words[0] != "hero" or owner is None:
            found.append(Candidate(option, 0.0, "nothing-better"))
            continue
        score = 0.5 * judge.guns.worth(*owner) - judge.price(words[2])
        found.append(Candidate(option, score, "hero", {"man": term(f"man-{words[1]}")}))
    return found


def _conquer(judge: Judge, options: list[str]) -> list[Candidate]:
    """A group in the open moves into the ground it has cleared; others stay where they are."""
    found = []
    for option in options:
        squad = judge.reading.own.get(option.split(" ")[-1])
        if squad is None or not option.startswith("take"):
            found.append(Candidate(option, 0.0, "nothing-better"))
            continue
        bare = squad.stand.card is None
        found.append(Candidate(option, 1.0 if bare else -1.0, "take-their-ground"))
    return found


def _anything(judge: Judge, options: list[str]) -> list[Candidate]:
    """Rank the options of any other question: Heroes for those who need them, else modestly."""
    found = []
    for option in options:
        verb = option.split(" ")[0]
        if verb == "hero" and option.count(" ") == 2:
            found.append(Rallier(judge).hero(option, 0.6))
        elif verb in ("shell", "pierce"):
            found.append(Gunner(judge).shell(option))
        elif verb == "watch":
            found.append(_guard(judge, option))
        elif verb in MODEST:
            found.append(Candidate(option, 0.0, "nothing-better"))
        else:
            found.append(Candidate(option, -2.0 if verb in CARELESS else -1.0, "no-need"))
    return found


def _guard(judge: Judge, option: str) -> Candidate:
    """The man whose weapon is missed least guards prisoners."""
    owner = judge.reading.owner_of(option.split(" ")[1])
    worth = judge.guns.worth(*owner) if owner is not None else 0.0
    return Candidate(option, -0.1 * worth, "guard")
