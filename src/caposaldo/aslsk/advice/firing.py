"""Fire: which hex to fire at, with whom, and when to hold (SK 3.2, 3.3.3, 3.4, 3.5)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.advice.aims import Prices
from caposaldo.aslsk.advice.flaming import blast, destroy, flame
from caposaldo.aslsk.advice.judging import Judge, Ranking
from caposaldo.aslsk.advice.members import Volley
from caposaldo.aslsk.advice.prices import AnswerPrices, PhasePrices, PrepPrices
from caposaldo.aslsk.advice.volleys import Volleys
from caposaldo.aslsk.advice.weights import STAKE
from caposaldo.aslsk.attackkinds import FIRST, PREP
from caposaldo.aslsk.units import UnitId
from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import Facts

NOTHING: Final[str] = "nothing-better"
NO_NEED: Final[str] = "no-need"
AT_ALL: Final[float] = 0.001
"""What lifts the chosen answer above others that are worth nothing either."""
NEVER: Final[float] = -10.0
"""What nobody who thinks would do."""


def in_phase(judge: Judge, options: list[str]) -> list[Candidate]:
    """Rank the targets of a fire phase; `done` comes first when nothing is worth it."""
    volleys = _volleys(judge, str(judge.reading.seen["firing"]["kind"]))
    for option in options:
        if option.startswith("target "):
            hex = _hex(judge, option)
            volleys.aim(hex, _weight(judge, hex))
    best = volleys.best()
    if best is not None:
        judge.known[(volleys.kind, best.hex)] = best
    found: list[Candidate] = []
    for option in options:
        verb = option.partition(" ")[0]
        if verb == "target":
            found.append(_target(judge, volleys.at(_hex(judge, option)), best, option))
        elif verb == "flame":
            found.append(flame(judge, option))
        elif verb == "blast":
            found.append(blast(judge, option))
        elif verb == "destroy":
            found.append(destroy(judge, option))
        else:
            found.append(Candidate(option, 0.0, NOTHING))
    return found


def _target(judge: Judge, volley: Volley | None, best: Volley | None, option: str) -> Candidate:
    if volley is None:
        return Candidate(option, NEVER, "no-fire", {"hex": option.split(" ")[1]})
    if best is not None and best.hex == volley.hex:
        return Candidate(option, volley.gain + AT_ALL, "fire", _facts(judge, volley))
    if best is not None and volley.gain > 0:
        # It waits for its turn, however good: the one chosen loses more by waiting.
        return Candidate(option, min(volley.gain, best.gain), "fire-later", _facts(judge, volley))
    return Candidate(option, min(volley.gain, -AT_ALL), "hold-fire", _facts(judge, volley))


def at_movers(judge: Judge, options: list[str]) -> list[Candidate]:
    """Say whether to fire at those who spent MF, or to wait for a better shot (SK M13)."""
    shown = judge.reading.seen["first_fire"]
    hex = judge.battle.ground.index[shown["hex"]]
    movers = tuple([UnitId(id) for id in shown["movers"]])
    volley = _answer(judge, hex, movers)
    found: list[Candidate] = []
    for option in options:
        verb = option.partition(" ")[0]
        if verb == "flame":
            found.append(flame(judge, option))
        elif verb != "open":
            found.append(Candidate(option, 0.0, "hold"))
        elif volley is None:
            found.append(Candidate(option, NEVER, "no-fire", {"hex": shown["hex"]}))
        else:
            reason = "fire" if volley.gain > 0 else "wait"
            found.append(Candidate(option, volley.gain, reason, _facts(judge, volley)))
    return found


def group(judge: Judge, options: list[str]) -> list[Candidate]:
    """Put the group together that was thought of when its target was chosen (SK 5.4)."""
    shown = judge.reading.seen["fire_group"]
    hex = judge.battle.ground.index[shown["hex"]]
    targets = tuple([UnitId(id) for id in shown["targets"]])
    if shown["kind"] == FIRST:
        volley = _answer(judge, hex, targets)
    else:
        volley = _again(judge, str(shown["kind"]), hex)
    wanted: list[str] = []
    if volley is not None:
        joined = {*shown["members"], *shown["leaders"]}
        wanted = [f"add {id}" for id in volley.ids if id not in joined]
        wanted += [f"direct {id}" for id in volley.leaders if id not in joined]
    step = next((each for each in wanted if each in options), "shoot")
    facts = _facts(judge, volley) if volley is not None else {"hex": shown["hex"]}
    return [_step(option, step, facts) for option in options]


def _step(option: str, step: str, facts: Facts) -> Candidate:
    verb, _, word = option.partition(" ")
    if option == step and verb == "add":
        return Candidate(option, 1.0, "joins-fire", {**facts, "unit": word})
    if option == step and verb == "direct":
        return Candidate(option, 1.0, "directs", {**facts, "unit": word})
    if option == step:
        return Candidate(option, 1.0, "shoot", facts)
    # A group that was begun is not given up, lest it be begun again for ever.
    score = {"shoot": 0.5, "add": 0.1, "direct": 0.05}.get(verb, -1.0)
    return Candidate(option, score, NO_NEED)


def rate(_: Judge, options: list[str]) -> list[Candidate]:
    """Keep the rate: the gun fires on at movers, or unmarked in the defensive fire phase."""
    found: list[Candidate] = []
    for option in options:
        if option.startswith("decline "):
            facts = {"weapon": option.split(" ")[1]}
            found.append(Candidate(option, -1.0, "leave-residual", facts))
        else:
            found.append(Candidate(option, 0.0, "keep-rate"))
    return found


def _volleys(judge: Judge, kind: str) -> Volleys:
    prices: Prices = PhasePrices(judge.table, kind)
    if kind == PREP:
        prices = PrepPrices(judge)
    return Volleys(judge.table, kind, judge.seat, judge.harms, prices)


def _answer(judge: Judge, hex: int, movers: tuple[UnitId, ...]) -> Volley | None:
    key = (FIRST, hex, movers)
    if key not in judge.known:
        units = [judge.table.units[id] for id in movers]
        prices = AnswerPrices(judge, units)
        volleys = Volleys(judge.table, FIRST, judge.seat, judge.harms, prices)
        volleys.aim(hex, _weight(judge, hex), movers)
        judge.known[key] = volleys.at(hex)
    return judge.known[key]


def _again(judge: Judge, kind: str, hex: int) -> Volley | None:
    """Think again of the attack on a hex, among all hexes that could be fired at."""
    key = (kind, hex)
    if key not in judge.known:
        volleys = _volleys(judge, kind)
        for other in judge.table.stacks:
            if judge.table.enemies_in(other, judge.seat):
                volleys.aim(other, _weight(judge, other))
        judge.known[key] = volleys.at(hex)
    return judge.known[key]


def _weight(judge: Judge, hex: int) -> float:
    """Return how much more it counts to hit those who are near to what the game is about."""
    return 1.0 + STAKE * judge.goals.stake(hex)


def _hex(judge: Judge, option: str) -> int:
    return judge.battle.ground.index[option.split(" ")[1]]


def _facts(judge: Judge, volley: Volley) -> Facts:
    columns = judge.harms.fire.columns
    return {
        "hex": judge.battle.name(volley.hex),
        "count": len(volley.members),
        "column": columns[volley.column] if volley.column >= 0 else 0,
        "drm": volley.drm,
    }


RANKINGS: Final[dict[str, Ranking]] = {
    "prep-fire": in_phase,
    "final-fire": in_phase,
    "advancing-fire": in_phase,
    "first-fire": at_movers,
    "fire-group": group,
    "decline-rate": rate,
}
