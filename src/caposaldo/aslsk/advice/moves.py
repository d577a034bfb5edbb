"""Movement as the adviser thinks of it: who moves next, and each step of a stack (SK 3.3)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.advice.companies import companies, company_of
from caposaldo.aslsk.advice.handy import charge_worth, pick_up_worth, smoke_worth
from caposaldo.aslsk.advice.judging import Judge, Ranking
from caposaldo.aslsk.advice.marches import EXIT, HALT, PLAIN, March, Marches
from caposaldo.aslsk.advice.movingweights import STRANDED, WORTH_MOVING
from caposaldo.aslsk.advice.stations import Stations
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.kernel.contract import Candidate
from caposaldo.kernel.rules import Fact

NEVER: Final[float] = -1000.0
NO_NEED: Final[str] = "no-need"
LEAVES: Final[str] = "leaves-map"


def rank_orders(judge: Judge, options: list[str]) -> list[Candidate]:
    """Rank which stack moves next: the one that gains most, if it gains enough."""
    stations = Stations(judge)
    gains: dict[str, tuple[float, March, list[Unit]]] = {}
    for company in companies(judge):
        marches = Marches(judge, stations, company)
        ways = marches.best()
        if ways:
            before = -STRANDED if marches.place < 0 else marches.stay() + WORTH_MOVING
            gains[str(company[0].id)] = (ways[0].value - before, ways[0], company)
    found: list[Candidate] = []
    for option in options:
        verb, _, word = option.partition(" ")
        if verb != "move":
            found.append(Candidate(option, 0.0, "nobody-moves"))
        elif word in gains:
            gain, march, company = gains[word]
            reason = LEAVES if gain > 0 and march.first == EXIT else _why(gain)
            found.append(Candidate(option, gain, reason, _facts(judge, company, march)))
        else:
            found.append(Candidate(option, NEVER, "goes-with-others", {"unit": word}))
    return found


def gains_of_moving(judge: Judge) -> dict[UnitId, float]:
    """Return what each unit would gain by moving in this turn, as one of its company."""
    key = _outline(judge)
    known = judge.fields.recall(key)
    if known is not None:
        return known
    stations = Stations(judge)
    found: dict[UnitId, float] = {}
    for company in companies(judge):
        marches = Marches(judge, stations, company)
        ways = marches.best()
        if ways and marches.place >= 0:
            gain = ways[0].value - marches.stay() - WORTH_MOVING
            for unit in company:
                found[unit.id] = max(0.0, gain) / len(company)
    judge.fields.keep(key, found)
    return found


def _outline(judge: Judge) -> tuple[object, ...]:
    """Return what of a table decides where units would move before anybody has."""
    table = judge.table
    units = [
        (unit.id, unit.type.name, unit.place, unit.broken, unit.pinned, unit.wounded, unit.fire)
        for unit in table.units.values()
    ]
    guns = [(each.id, each.holder, each.malfunctioned) for each in table.weapons.values()]
    return (table.turn, table.side, judge.seat, table.smoke, tuple(units), tuple(guns))


def _why(gain: float) -> str:
    return "moves-on" if gain > 0 else "stays-where-it-is"


def _facts(judge: Judge, company: list[Unit], march: March) -> dict[str, Fact]:
    place = march.hex if march.hex >= 0 else company[0].place
    name = judge.battle.name(place) if place >= 0 else ""
    return {"unit": str(company[0].id), "hex": name}


def rank_stack(judge: Judge, options: list[str]) -> list[Candidate]:
    """Rank what a stack on the move does next, by its best way from where it is."""
    table = judge.table
    moving = judge.reading.seen["moving"]
    units = [table.units[UnitId(id)] for id in moving["units"]]
    joins = _joins(judge, units, options)
    if joins:
        return [_joining(option, joins) for option in options]
    stations = Stations(judge)
    marches = Marches(judge, stations, units)
    ways = marches.best()
    staying = -STRANDED if marches.place < 0 else marches.stay()
    found: list[Candidate] = []
    for option in options:
        verb, _, words = option.partition(" ")
        if verb == HALT:
            found.append(Candidate(option, staying, "halts-here", _where(judge, marches.place)))
        elif verb in ("go", "road", EXIT):
            found.append(_step(judge, ways, option, units[0].id))
        elif verb in ("double-time", "assault"):
            found.append(_declare(judge, ways, option, units[0].id))
        elif verb == "smoke":
            found.append(
                _deed(option, smoke_worth(judge, marches, ways, words), 0.0, "smoke-first")
            )
        elif verb == "recover":
            found.append(_deed(option, pick_up_worth(judge, words), staying, "picks-up"))
        elif verb == "charge":
            found.append(_deed(option, charge_worth(judge, words), staying, "blows-up"))
        else:
            found.append(Candidate(option, NEVER, NO_NEED))
    return found


def _deed(option: str, worth: float, staying: float, reason: str) -> Candidate:
    """Judge what can be done besides going on: smoke, a weapon picked up, a charge."""
    if worth <= NEVER:
        return Candidate(option, NEVER, NO_NEED)
    key = "unit" if reason == "picks-up" else "hex"
    return Candidate(option, staying + worth, reason, {key: option.split()[-1]})


def _joins(judge: Judge, units: list[Unit], options: list[str]) -> list[str]:
    """Return whom a stack that forms should take along next, as options."""
    if not any(option.startswith("with ") for option in options):
        return []
    ids = [unit.id for unit in units]
    wanted = [unit for unit in company_of(judge, units[0]) if unit.id not in ids]
    return [f"with {unit.id}" for unit in wanted if f"with {unit.id}" in options][:1]


def _joining(option: str, joins: list[str]) -> Candidate:
    unit = option.partition(" ")[2]
    if option in joins:
        return Candidate(option, 1.0, "goes-along", {"unit": unit})
    return Candidate(option, 0.0, "wait-for-others")


def _step(judge: Judge, ways: list[March], option: str, unit: UnitId) -> Candidate:
    for march in ways:
        if march.first == option and march.mode == PLAIN:
            if option == EXIT:
                return Candidate(option, march.value, LEAVES, {"unit": str(unit)})
            return Candidate(option, march.value, "on-the-way", _where(judge, march.hex))
    return Candidate(option, NEVER, "worse-way")


def _declare(judge: Judge, ways: list[March], option: str, unit: UnitId) -> Candidate:
    for march in ways:
        if march.mode == option:
            if march.first == EXIT:
                return Candidate(option, march.value, LEAVES, {"unit": str(unit)})
            reason = "runs" if option == "double-time" else "goes-with-care"
            return Candidate(option, march.value, reason, _where(judge, march.hex))
    return Candidate(option, NEVER, NO_NEED)


def _where(judge: Judge, hex: int) -> dict[str, Fact]:
    return {"hex": judge.battle.name(hex) if hex >= 0 else ""}


RANKINGS: Final[dict[str, Ranking]] = {"move": rank_orders, "move-stack": rank_stack}
