"""What ordnance needs to hit: the ladder, and what moves a shot along it (25.3, 25.6, 25.7)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Modifier, rule, total
from caposaldo.upfront.cards import Card
from caposaldo.upfront.firepower import Aim, bracketed
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.men import Man
from caposaldo.upfront.night import halved_at_night
from caposaldo.upfront.strength import firer_position, target_movement, target_terrain
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.weapons import CANNOT, LADDER, Weapon

FREQUENCY: Final = rule("UF 25.3")
STRENGTH: Final = rule("UF 25.4")
LONG_ODDS: Final = rule("UF 25.43")
MORTAR: Final = "mortar"
TO_HIT: Final = "to_hit"
CAPTURED: Final = frozenset((5, 6))
NO_SET: Final = "-"

SMOKE: Final = rule("UF 25.7")
WIRE: Final = rule("UF 13.32")
GUARD: Final = Modifier(-1, rule("UF 32.21"), "to-hit-guard")
WOUNDED: Final = Modifier(-1, rule("UF 33.2"), "to-hit-wounded")
NIGHT: Final = Modifier(-1, rule("UF 38.4"), "to-hit-night")
ACQUIRED: Final = Modifier(1, rule("UF 27.1"), "to-hit-acquired")
HERO: Final = Modifier(1, rule("UF 10.45"), "to-hit-hero")
# What fire strength has and a hit has not: Smoke, Wire and ground under the firer (25.7, 13.32).
NOT_OF_A_HIT: Final = ("firing-from-smoke", "firing-from-wire", "target-in-smoke")


class Shot:
    """One piece of ordnance aimed at a group, as things stand now."""

    __slots__ = ("aim", "heroic", "man", "weapon")

    def __init__(
        self, table: UpFrontTable, group: Group, target: Group, man: Man, *, heroic: bool = False
    ) -> None:
        assert man.weapon is not None, f"{man.card.id} has no weapon"
        # Nobody else takes part, so nothing of the group's own fire, flames included, counts.
        others = tuple([other.card.id for other in group.men])
        self.aim: Final = Aim(table, group, target, (), others)
        self.man: Final = man
        self.weapon: Final[Weapon] = man.weapon
        self.heroic: Final = heroic or has_powers(table, man)

    @property
    def short(self) -> bool:
        """Whether the bracketed figures count: crew missing, Marsh, Wire (11.1, 26.1)."""
        return bracketed(self.aim, self.man, self.weapon)

    @property
    def printed(self) -> int:
        """The step of the ladder printed for this range, or CANNOT (25.3)."""
        values = self.weapon.to_hit_bracketed if self.short else self.weapon.to_hit
        return values[self.aim.rr]


def has_powers(table: UpFrontTable, man: Man) -> bool:
    """Tell whether a Hero that rallied a man this turn helps him to hit as well (10.43, 10.45)."""
    helped = man.card.id in table.turn.heroes and not man.wounded
    return helped and man.weapon is not None and man.weapon.hero == TO_HIT


def changes(shot: Shot) -> list[Modifier]:
    """List what moves the shot along the ladder, better positive, Concealed cards aside."""
    aim, man = shot.aim, shot.man
    table = aim.table
    found = []
    if shot.heroic:
        found.append(HERO)
    if aim.group.wires:
        found.append(Modifier(-aim.group.wires, WIRE, "to-hit-wire"))
    smokes = aim.group.smokes + spot_of(table, aim.target).smokes
    if smokes and not table.battle.night:
        found.append(Modifier(-smokes, SMOKE, "to-hit-smoke"))
    if man.acquired == aim.target.id:
        found.append(ACQUIRED)
    if man.guards:
        found.append(GUARD)
    if man.wounded and man.card.id not in table.turn.heroes:
        found.append(WOUNDED)
    if halved_at_night(table, aim.target):
        found.append(NIGHT)
    return found


def step_after(step: int, change: int) -> int:
    """Move along the ladder, better positive; past its end nothing hits any more (25.6)."""
    if step == CANNOT:
        return CANNOT
    moved = max(0, step - change)
    return moved if moved < len(LADDER) else CANNOT


def hits_of(step: int) -> frozenset[int]:
    """Return the numbers that hit on a step of the ladder (25.6)."""
    if step == CANNOT:
        return frozenset()
    low, _, high = LADDER[step].partition("-")
    return frozenset(range(int(low), int(high or low) + 1))


def set_name(step: int) -> str:
    """Return the numbers of a step as they are printed, as in `0-2` (25.6)."""
    return LADDER[step] if step != CANNOT else NO_SET


def ladder_step(shot: Shot, concealed: int = 0) -> int:
    """Return the step in force; `concealed` is what a Concealed card takes off (25.34)."""
    return step_after(shot.printed, total(changes(shot)) + concealed)


def jams(shot: Shot, card: Card) -> bool:
    """Tell whether the to-hit draw jams the piece (19.12, 25.5)."""
    return card.red and card.rn in breakdown(shot)


def breakdown(shot: Shot) -> frozenset[int]:
    """Return the red numbers of the to-hit draw that jam the piece (19.12, 20.741, 25.5)."""
    numbers = shot.weapon.jams_bracketed if shot.short else shot.weapon.jams
    return numbers | CAPTURED if shot.man.captured else numbers


def scores(shot: Shot, step: int, card: Card) -> bool:
    """Tell whether a to-hit draw that does not jam is a hit (25.3 to 25.33)."""
    if card.red and red_misses(shot):
        return False
    return card.rn in hits_of(step)


def red_misses(shot: Shot) -> bool:
    """Tell whether every red number misses: firer or target is moving (25.31, 25.32)."""
    return shot.aim.moving or shot.aim.target.moving


def hit_strength(shot: Shot, step: int, card: Card) -> list[Modifier]:
    """List the strength of a hit for every man of the target (25.4 to 25.43, 8.31)."""
    aim, mortar = shot.aim, shot.weapon.family == MORTAR
    effect = shot.weapon.effect[aim.rr]
    found = [Modifier(effect, STRENGTH, "effect-number")]
    if 0 in hits_of(step):
        found.append(Modifier(card.rn, STRENGTH, "to-hit-number", {"card": card.id}))
    else:
        found.append(Modifier(0, LONG_ODDS, "long-odds"))
    place = [
        *[line for line in firer_position(aim) if line.value > 0],
        *target_terrain(aim, mortar=mortar),
    ]
    found += [line for line in place if line.label not in NOT_OF_A_HIT]
    return found + target_movement(aim, mortar=mortar)
