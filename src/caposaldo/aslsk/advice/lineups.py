"""Set-up as the adviser thinks of it: a ready one, or places with cover that see far (SK V1)."""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.advice.goals import Aim
from caposaldo.aslsk.advice.judging import Judge, Ranking
from caposaldo.aslsk.advice.movingweights import NEARER
from caposaldo.aslsk.advice.passing import use_of
from caposaldo.aslsk.advice.threats import STANDING
from caposaldo.aslsk.counters import MG
from caposaldo.aslsk.seeing import in_sight
from caposaldo.aslsk.tables import MF
from caposaldo.aslsk.units import Unit, UnitId, WeaponId
from caposaldo.kernel.contract import Candidate

READY_MADE: Final[float] = 100.0
PLACING: Final[float] = 50.0
GIVING: Final[float] = 20.0
NEVER: Final[float] = -1000.0
COVER: Final[float] = 0.35
"""What a point of cover is worth to who waits for the enemy."""
VIEW: Final[float] = 0.03
"""What an open hex in sight is worth to him, up to a number of them."""
MOST_SEEN: Final[int] = 25
SIGHT: Final[int] = 6
"""The range at which hexes are counted."""
GARRISON: Final[float] = 1.5
"""What it is worth to be the first in a place that counts."""
BEFORE: Final[float] = 0.08
"""What it costs to be an MF farther from the nearest such place."""
TOGETHER: Final[float] = 0.7
"""What each squad costs a place that has it already."""
WATCHED: Final[float] = 0.8
"""How much the fire of enemies who stand there already weighs."""
WITH_MEN: Final[float] = 1.0
"""What a squad beside him is worth to a leader, the first two of them."""


def rank_set_up(judge: Judge, options: list[str]) -> list[Candidate]:
    """Rank a ready set-up first, then places for squads, for leaders, then weapons."""
    ready = [option for option in options if option.startswith("setup ")]
    if ready:
        return [_ready(option, ready) for option in options]
    shown = judge.reading.seen["setting_up"]
    units = [judge.table.units[UnitId(id)] for id in shown["units"]]
    units.sort(key=_order)
    next_one = units[0] if units else None
    return [_judged(judge, option, next_one) for option in options]


def _ready(option: str, ready: list[str]) -> Candidate:
    if option in ready:
        return Candidate(option, READY_MADE - ready.index(option), "ready-set-up")
    return Candidate(option, 0.0, "no-need")


def _order(unit: Unit) -> tuple[bool, int, int]:
    """Place the strongest squads first, leaders last."""
    return unit.leader, -unit.mmc.fp if not unit.leader else unit.leadership, unit.rank


def _judged(judge: Judge, option: str, next_one: Unit | None) -> Candidate:
    words = option.split()
    if words[0] == "place":
        if next_one is None or words[1] != next_one.id:
            return Candidate(option, NEVER, "others-first", {"unit": words[1]})
        hex = judge.battle.ground.index[words[2]]
        score = PLACING + place_worth(judge, next_one, hex)
        return Candidate(option, score, "good-place", {"unit": words[1], "hex": words[2]})
    if words[0] == "give":
        gun, unit = judge.table.weapons[WeaponId(words[1])], judge.table.units[UnitId(words[2])]
        score = GIVING + use_of(judge, unit, gun)
        led = any(each.leader for each in judge.table.of_side(unit.place, unit.side))
        if led and unit.on_map and gun.type.kind == MG:
            score += 0.2
        return Candidate(option, score, "well-armed", {"unit": words[2]})
    return Candidate(option, 0.0, "set-up-complete")


def place_worth(judge: Judge, unit: Unit, hex: int) -> float:
    """Return what a hex is worth to a unit before the game begins."""
    table = judge.table
    there = table.of_side(hex, unit.side)
    squads = len([each for each in there if not each.leader])
    tem = table.battle.terrain(hex).tem
    danger = WATCHED * judge.threats_next.at(hex, [unit], STANDING)
    if unit.leader:
        led = len([each for each in there if each.leader])
        guns = any(table.held(each.id) for each in there)
        value = WITH_MEN * min(2, squads) + 0.3 * guns - led
        return value + COVER * tem / 2 - danger
    aims = judge.goals.aims
    away = min([aim.field[hex] for aim in aims], default=0)
    value = COVER * tem - TOGETHER * squads - danger
    if judge.goals.attacks:
        return value - 2 * NEARER * away / MF
    value -= BEFORE * away / MF
    value += _garrison(judge, unit, aims, hex)
    return value + VIEW * min(MOST_SEEN, seen_from(judge, hex))


def _garrison(judge: Judge, unit: Unit, aims: list[Aim], hex: int) -> float:
    for aim in aims:
        if hex in aim.hexes and len(aim.hexes) < SIGHT:
            held = [each for place in aim.hexes for each in judge.table.of_side(place, unit.side)]
            return 0.0 if held else GARRISON
    return 0.0


def seen_from(judge: Judge, hex: int) -> int:
    """Count the open hexes near enough that are seen from a hex."""
    table = judge.table
    ground = table.battle.ground
    return len(
        [
            other
            for other in range(ground.size)
            if other != hex
            and ground.distance(hex, other) <= SIGHT
            and table.battle.terrain(other).open_ground
            and in_sight(table, hex, other)
        ]
    )


RANKINGS: Final[dict[str, Ranking]] = {"set-up": rank_set_up}
