"""The men of a campaign and what has become of them (42.1, 42.4)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Final

from caposaldo.kernel.codec import mapping
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.battle import Box
from caposaldo.upfront.campaign.figures import Figures
from caposaldo.upfront.orders import NEWCOMER
from caposaldo.upfront.personalities import ManCard, ManId, man_id
from caposaldo.upfront.weapons import Weapon

AVAILABLE: Final = "available"
ABSENT: Final = "absent"
KILLED: Final = "killed"
STATES: Final = (AVAILABLE, ABSENT, KILLED)
PRIVATE: Final = "PVT"
PERSONAL: Final = ("rifle", "machine_pistol")
FLAMETHROWER: Final = "flamethrower"
# Bolt-action and semi-automatic rifles and carbines are all the same here (42.2).
ALIKE: Final[Mapping[str, str]] = {"carbine": "rifle"}


@dataclass(frozen=True)
class Soldier:
    """One man of a roster: rank, values, marks, elan and whether he can fight.

    `misses` counts the scenarios a wounded man has still to miss; `name` and `weapon` are set for
    a player's own man only, whose card is in no box.
    """

    id: str
    rank: str
    morale: int
    panic: int
    kia: int
    elan: int = 0
    survival: int = 0
    promotion: int = 0
    state: str = AVAILABLE
    misses: int = 0
    replacement: bool = False
    name: str = ""
    weapon: str = ""

    @property
    def fit(self) -> bool:
        """Whether he can be used in the next scenario."""
        return self.state == AVAILABLE

    @property
    def personal(self) -> bool:
        """Whether he is a player's own man (42.9)."""
        return bool(self.weapon)

    def data(self) -> dict[str, object]:
        """Return the entry as JSON-ready data."""
        return asdict(self)


BLANK: Final = Soldier("", PRIVATE, 0, 0, 0)
"""Nobody, for the kinds of the fields."""


def read_soldier(data: object) -> Soldier:
    """Read a roster entry, or say what is wrong with it."""
    entry = mapping(data, "a man of a roster")
    kinds = {name: type(value).__name__ for name, value in BLANK.data().items()}
    if set(entry) != set(kinds):
        raise UnreadableFile(f"a man of a roster must have the fields {', '.join(kinds)}")
    for name, kind in kinds.items():
        if type(entry[name]).__name__ != kind:
            raise UnreadableFile(f"the {name} of a man of a roster must be of the kind {kind}")
    soldier = Soldier(**entry)  # type: ignore[arg-type]  # each value was checked just above
    if soldier.state not in STATES:
        raise UnreadableFile(f"{soldier.id} cannot be {soldier.state!r}")
    return soldier


def enlist(box: Box, nation: str) -> tuple[Soldier, ...]:
    """Return the roster of a nation as its cards are printed, without vehicles and guns (42.1)."""
    cards_of = box.nations[nation].cards_of
    men = [man for man in box.men.values() if man.nation == cards_of and man.vehicle is None]
    return tuple([Soldier(man.id, man.rank, man.morale, man.panic, man.kia) for man in men])


def recruit(box: Box, figures: Figures, nation: str, name: str, weapon: str) -> Soldier:
    """Return a player's own man, with a rifle or a machine pistol (42.9)."""
    known = figures.personal.get(nation)
    if known is None:
        raise UnreadableFile(f"the {nation} have no man of a player's own; leave him out")
    fit = own_weapons(box, nation)
    if weapon not in fit:
        raise UnreadableFile(
            f"a man of your own carries no {weapon or 'such weapon'}; choose from: {', '.join(fit)}"
        )
    if not name.strip() or len(name) > 30:
        raise UnreadableFile("give your own man a name of at most 30 letters")
    id = man_id(nation, NEWCOMER)
    morale, panic = known["morale"], known["panic"]
    return Soldier(id, PRIVATE, morale, panic, figures.veteran, name=name.strip(), weapon=weapon)


def own_weapons(box: Box, nation: str) -> list[str]:
    """List the rifles and machine pistols a player's own man may carry (42.9)."""
    own = [weapon for weapon in box.weapons.values() if weapon.nation == nation]
    return [weapon.code for weapon in own if kind_of(weapon) in PERSONAL]


def kind_of(weapon: Weapon | None) -> str:
    """Return the sort of a weapon as far as men stand in for each other (42.2)."""
    if weapon is None:
        return ""
    return ALIKE.get(weapon.family, weapon.family)


def arm_of(box: Box, soldier: Soldier) -> Weapon | None:
    """Return the weapon of a man's card, with which he starts every scenario (42.4)."""
    return box.weapons[soldier.weapon] if soldier.weapon else card_of(box, soldier).weapon


def card_of(box: Box, soldier: Soldier) -> ManCard:
    """Return a man's printed card."""
    return box.men[ManId(soldier.id)]


def role_of(box: Box, soldier: Soldier) -> str:
    """Return the role printed on a man's card."""
    return "" if soldier.personal else card_of(box, soldier).role


def kia_limit(box: Box, figures: Figures, soldier: Soldier, base: int) -> int:
    """Return a KIA number, which is 1 lower for a flamethrower (42.41, 42.45)."""
    burns = kind_of(arm_of(box, soldier)) == FLAMETHROWER
    return base + (figures.flamethrower if burns else 0)


def replaced(box: Box, figures: Figures, soldier: Soldier) -> Soldier:
    """Return the man made anew as a replacement: private, first values, KIA 7 (42.41, 42.9)."""
    if soldier.personal:
        nation = box.weapons[soldier.weapon].nation
        known = figures.personal[nation]
        morale, panic = known["morale"], known["panic"]
    else:
        card = card_of(box, soldier)
        morale, panic = card.morale, card.panic
    return Soldier(
        soldier.id,
        PRIVATE,
        morale,
        panic,
        kia_limit(box, figures, soldier, figures.replacement),
        replacement=True,
        name=soldier.name,
        weapon=soldier.weapon,
    )


def transferred(box: Box, soldier: Soldier) -> Soldier:
    """Return a leader sent anew: his printed rank and values, his KIA number as it was (42.5)."""
    card = card_of(box, soldier)
    return Soldier(soldier.id, card.rank, card.morale, card.panic, soldier.kia)


def with_soldier(roster: tuple[Soldier, ...], changed: Soldier) -> tuple[Soldier, ...]:
    """Return a roster with one man's entry changed."""
    return tuple([changed if man.id == changed.id else man for man in roster])


def rested(soldier: Soldier) -> Soldier:
    """Return a man after a scenario he missed (42.4)."""
    if soldier.state != ABSENT:
        return soldier
    left = soldier.misses - 1
    return replace(soldier, misses=left, state=ABSENT if left else AVAILABLE)
