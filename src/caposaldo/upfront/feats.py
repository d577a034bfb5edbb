"""Feats that earn a man elan in a campaign, told when they happen (42.43)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo.kernel.rules import Fact, rule, term
from caposaldo.upfront.groups import Group, find
from caposaldo.upfront.men import Man
from caposaldo.upfront.verbs import Step, UpFront, man_name

ELAN: Final = rule("UF 42.43")
HERO: Final = "hero"
CLOSE_COMBAT: Final = "close-combat"
WEAPON: Final = "anti-tank"
CHARGE: Final = "charge"
BARE_HANDS: Final = "bare-hands"
UNPINNED: Final = "unpinned"
POINTS: Final[Mapping[str, int]] = {
    HERO: 3,
    CLOSE_COMBAT: 4,
    WEAPON: 4,
    CHARGE: 5,
    BARE_HANDS: 10,
    UNPINNED: 2,
}
ONLY_STOPPED: Final = 2
"""What immobilising an AFV earns less than destroying it."""
LAUNCHER: Final = "light_anti_tank"
SHELLING: Final = "upfront.shell"
BLAST: Final = "upfront.blast"
ASSAULT: Final = "upfront.assault"
CLAMPING: Final = "upfront.clamping"
MINE: Final = "upfront.clamping"


def earn(game: UpFront, man: Man, feat: str) -> None:
    """Note the elan of a man in a campaign game; no other game knows any (42.43)."""
    if game.table.battle.campaign and man.card.vehicle is None:
        _tell(game, man, feat, POINTS[feat], None)


def heroic(game: UpFront, man_id: str) -> None:
    """Note that a man has used a Hero card (42.43)."""
    if game.table.battle.campaign:
        man = _man(game, man_id)
        if man is not None:
            earn(game, man, HERO)


def slain(game: UpFront, winner: str) -> None:
    """Note a kill in close combat; a gun's crew is counted where it falls (42.43)."""
    if game.table.battle.campaign:
        man = _man(game, winner)
        if man is not None:
            earn(game, man, CLOSE_COMBAT)


def wrecked(game: UpFront, victim: Man, *, stopped: bool = False) -> None:
    """Note who has destroyed an AFV, or stopped it for good, and with what (42.43)."""
    if not game.table.battle.campaign or not victim.armoured:
        return
    for frame in reversed(game.stack):
        man = _man(game, getattr(frame, "man", ""))
        feat = _means(frame, man)
        if feat and man is not None and man.card.vehicle is None:
            points = POINTS[feat] - (ONLY_STOPPED if stopped else 0)
            _tell(game, man, feat, points, victim)
            return


def stake(game: UpFront, group: Group, target: Group, holding: tuple[str, ...]) -> None:
    """Say what infiltrators who fire at their group may earn if the attack tells (42.43)."""
    if not game.table.battle.campaign:
        return
    firers = [
        man_name(man)
        for man in group.men
        if man.inside == target.id and not man.pinned and man.card.id not in holding
    ]
    count = len([man for man in target.men if not man.pinned])
    if firers and count:
        game.tell("elan-at-stake", (ELAN,), {"seat": group.side, "men": firers, "count": count})


def over(game: UpFront) -> None:
    """Say that an attack on which elan may hang is over (42.43)."""
    if game.table.battle.campaign:
        game.tell("attack-over", (ELAN,), {})


def _means(frame: Step, man: Man | None) -> str:
    """Say with what a man attacks an AFV in a frame, as the table of elan tells it."""
    if frame.KIND == BLAST or frame.KIND == MINE:
        return CHARGE
    if frame.KIND == ASSAULT:
        return CHARGE if getattr(frame, "using", "") else BARE_HANDS
    if frame.KIND != SHELLING or man is None:
        return ""
    bazooka = man.weapon is not None and man.weapon.family == LAUNCHER
    # Whatever a man fires besides his own weapon is a panzerfaust (30.1).
    panzerfaust = bool(getattr(frame, "arm", ""))
    return WEAPON if bazooka or panzerfaust else ""


def _man(game: UpFront, id: str) -> Man | None:
    group = find(game.table.groups, id) if id else None
    return group.man(id) if group is not None else None


def _tell(game: UpFront, man: Man, feat: str, points: int, victim: Man | None) -> None:
    group = find(game.table.groups, man.card.id)
    facts: dict[str, Fact] = {
        "man": man_name(man),
        "seat": group.side if group is not None else man.card.nation,
        "count": points,
        "feat": term(f"feat-{feat}"),
    }
    if victim is not None:
        facts["victim"] = man_name(victim)
    game.tell("elan", (ELAN,), facts)
