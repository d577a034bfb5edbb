"""What an attack may make of the leaders of a stack and one more unit, with the chances (SK 5.8).

Leaders check first and help, their loss shakes the others, and chance names those that fall (SK
F12, F13, F16, F19). Among the others nobody bears on anybody else, so that each of them is followed
alone with the leaders, and his chances are exact.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from caposaldo.aslsk.checks import helped, helps, merit
from caposaldo.aslsk.effects import KIA, MC, PTC, Effect, K
from caposaldo.aslsk.leaderloss import is_shaken
from caposaldo.aslsk.lots import lots
from caposaldo.aslsk.trials import DIES, STAYS, Trials, Turn
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.kernel.rules import total

Units: TypeAlias = tuple[Unit, ...]
Losses: TypeAlias = tuple[tuple[Unit, bool], ...]
"""Leaders as they were until they broke or died, and whether they died; in order."""
State: TypeAlias = tuple[Units, Losses]
Spread: TypeAlias = dict[State, float]
"""How likely the units are in which conditions, with losses that are not counted yet."""
Path: TypeAlias = tuple[Units, Losses, Unit | None, float]
"""While units check: what became of them so far, which leader helps, how likely that is."""


class Ordeal:
    """Units of one side and hex followed through an attack: its leaders, and perhaps one more.

    The results of the attack are suffered one after the other, and settled at the end, as `attack`
    does it.
    """

    def __init__(self, trials: Trials, leaders: Sequence[Unit], other: Unit | None) -> None:
        self._trials: Final = trials
        followed = [*leaders] if other is None else [*leaders, other]
        units = tuple([trials.kept(unit) for unit in followed])
        self._start: Final[Spread] = {(units, ()): 1.0}
        self.spread: Spread = self._start

    def begin(self) -> None:
        """Go back to how the units are before the attack."""
        self.spread = self._start

    def suffer(self, effect: Effect, hit: Sequence[UnitId]) -> None:
        """Apply a result to all that it hits, followed or not."""
        found: Spread = {}
        for state, chance in self.spread.items():
            for (units, losses), often in self._chosen(state, effect, hit).items():
                share = chance * often
                able = [unit.on_map and unit.id in hit for unit in units]
                if effect.kind == PTC:
                    able = [
                        is_hit and not _is_down(u) for is_hit, u in zip(able, units, strict=True)
                    ]
                    self._checks(found, units, losses, share, able, 0, True)
                elif effect.kind in (MC, K):
                    self._checks(found, units, losses, share, able, effect.number, False)
                else:
                    _add(found, units, losses, share)
        self.spread = found

    def settle(self) -> None:
        """Let the leaders lost shake the others, once the attack is complete (SK 5.7)."""
        self.spread = self._settled(self.spread)

    def _chosen(self, state: State, effect: Effect, hit: Sequence[UnitId]) -> Spread:
        """Let chance name those who fall; by a KIA the others break or are reduced (SK F12)."""
        if effect.kind not in (K, KIA):
            return {state: 1.0}
        kills, units = effect.kind == KIA, state[0]
        # Their places among the followed, in the order in which they are hit.
        here = {unit.id: at for at, unit in enumerate(units) if unit.on_map}
        places = [here[id] for id in hit if id in here]
        gone = [unit for unit in units if unit.id in hit and not unit.on_map]
        found: Spread = {}
        candidates, number = len(hit) - len(gone), effect.number if kills else 1
        for chosen, chance in lots(candidates, number, len(places), self._trials.ties_all_hit):
            fallen = [at for at, is_hit in zip(places, chosen, strict=True) if is_hit]
            some: Spread = {state: chance}
            for at in fallen:
                some = _turned(some, at, self._trials.killed if kills else self._trials.reduced)
            for at in [at for at in places if kills and at not in fallen]:
                some = _turned(some, at, self._trials.spared)
            for (left, losses), often in some.items():
                _add(found, left, losses, often)
        return found

    def _checks(
        self,
        found: Spread,
        units: Units,
        losses: Losses,
        chance: float,
        able: list[bool],
        drm: int,
        task: bool,
    ) -> None:
        """Let units check, the leaders first, and add to what is found what becomes of them."""
        here = [at for at, unit in enumerate(units) if unit.on_map]
        leaders = [at for at in here if units[at].leader]
        leaders.sort(key=lambda at: merit(units[at]))
        paths: list[Path] = [(units, losses, None, chance)]
        for at in [*leaders, *[at for at in here if not units[at].leader]]:
            unit, further = units[at], []
            for path in paths:
                helper = path[2]
                turns = [Turn(unit, 1.0, True, STAYS)]
                if able[at]:
                    turns = self._turns(unit, drm + total(helped(helper, unit)), task)
                further += _on(path, at, turns, helper is None and unit.leader and helps(unit))
            paths = further
        for now, lost, _, often in paths:
            _add(found, now, lost, often)

    def _turns(self, unit: Unit, drm: int, task: bool) -> list[Turn]:
        return self._trials.pin_check(unit, drm) if task else self._trials.check(unit, drm)

    def _settled(self, spread: Spread) -> Spread:
        """Let the loss of leaders shake the others, one loss after the other (SK F16)."""
        done: Spread = {}
        while spread:
            further: Spread = {}
            for (units, losses), chance in spread.items():
                if not losses:
                    _add(done, units, losses, chance)
                    continue
                leader, is_dead = losses[0]
                shaken = [unit.on_map and is_shaken(unit, leader, is_dead) for unit in units]
                if any(shaken):
                    drm = abs(leader.leadership)
                    self._checks(further, units, losses[1:], chance, shaken, drm, not is_dead)
                else:
                    _add(further, units, losses[1:], chance)
            spread = further
        return done


def _is_down(unit: Unit) -> bool:
    return unit.broken or unit.pinned


def _with_loss(losses: Losses, unit: Unit, loss: int) -> Losses:
    return losses if loss == STAYS or not unit.leader else (*losses, (unit, loss == DIES))


def _on(path: Path, at: int, turns: list[Turn], fit: bool) -> list[Path]:
    """Lead a path on by what may become of one unit, who helps the others if fit and unshaken."""
    units, losses, helper, chance = path
    unit = units[at]
    return [
        (
            (*units[:at], turn.after, *units[at + 1 :]),
            _with_loss(losses, unit, turn.loss),
            unit if fit and turn.passed else helper,
            chance * turn.chance,
        )
        for turn in turns
    ]


def _turned(spread: Spread, at: int, ends: Callable[[Unit], list[Turn]]) -> Spread:
    """Let one of the units come to one of its ends."""
    found: Spread = {}
    for (units, losses), chance in spread.items():
        for left, lost, _, often in _on((units, losses, None, chance), at, ends(units[at]), False):
            _add(found, left, lost, often)
    return found


def _add(found: Spread, units: Units, losses: Losses, chance: float) -> None:
    found[units, losses] = found.get((units, losses), 0.0) + chance
