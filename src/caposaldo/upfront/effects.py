"""What a result does to one man: killed, pinned, panicked, wounded, captured (6.5 to 6.54)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import RuleId, rule
from caposaldo.upfront.armour import flees, pierce, shake, shows_flank
from caposaldo.upfront.cards import Card
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group
from caposaldo.upfront.men import Man
from caposaldo.upfront.prisoners import Capture, CaptureOrWound, captors
from caposaldo.upfront.ranges import CLOSEST, relative_range
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.values import breaking, kia, printed_morale
from caposaldo.upfront.verbs import KIA, ROUT, UpFront, lose, man_name, pin
from caposaldo.upfront.wounds import wound

KILLED: Final = rule("UF 6.51")
PINNED: Final = rule("UF 6.52")
PANIC: Final = rule("UF 6.53")
ROUTED: Final = rule("UF 6.531")
NO_EFFECT: Final = rule("UF 6.54")
GOES_BERSERK: Final = rule("UF 20.9")
MINED: Final = rule("UF 24.7")
DRIVEN_OFF: Final = rule("UF 44.7")
CHARGING: Final = rule("UF 45.45")

SHELL: Final = "shell"
"""The cause of what ordnance does."""
UNHARMED: Final = "unharmed"
PIN: Final = "pinned"
WOUND: Final = "wounded"
BERSERK: Final = "berserk"
VERDICTS: Final = (KIA, ROUT, WOUND, BERSERK, PIN, UNHARMED)

ROUT_COLUMN: Final = 9
WOUND_COLUMN: Final = 6
PAST_WOUNDS: Final = 9
"""The lowest result that kills a charging man whatever column 7w says (45.45)."""
EXACTLY: Final = "banzai-wound-exact"
CAPTURE_FIRST: Final = "capture-before-wound"


def verdict(
    table: UpFrontTable, group: Group, man: Man, result: int, card: Card, *, shielded: bool = False
) -> str:
    """Say what a result does to a man, by the card drawn for him (6.51 to 6.54, 33.1).

    `shielded` is an attack on a gun's boxed values (34.4).
    """
    if group.charge and man.hull is None and not man.pinned:
        return charged_at(table, group, man, result, card)
    death = kia(man, shielded=shielded)
    if result >= death:
        return WOUND if result == death and wounds(table, man, card) else KIA
    if result < breaking(table, group, man, shielded=shielded):
        return UNHARMED
    return panics(table, group, man, card) if man.pinned else PIN


def charged_at(table: UpFrontTable, group: Group, man: Man, result: int, card: Card) -> str:
    """Say what a result does to a charging man, who is never pinned (45.45)."""
    if result < breaking(table, group, man):
        return UNHARMED
    return shot_down(table, man, card) if result < PAST_WOUNDS else KIA


def shot_down(table: UpFrontTable, man: Man, card: Card) -> str:
    """Say what becomes of a charging man instead of a pin, by column 7w (45.45)."""
    number, stands = card.positions[WOUND_COLUMN], printed_morale(table, man)
    hurt = number == stands if table.battle.reads(EXACTLY) else number >= stands
    return WOUND if hurt else KIA


def panics(table: UpFrontTable, group: Group, man: Man, card: Card) -> str:
    """Say what becomes of a pinned man who panics (6.53, 6.531, 20.9, 33.1)."""
    if card.positions[ROUT_COLUMN] <= man.card.rout:
        return BERSERK if _may_go_berserk(table, group, man) else KIA
    if man.berserk:
        return KIA
    if not wounds(table, man, card):
        return ROUT
    # By a reading whoever can be taken is, and only who is let go is wounded (32.12, 33.1).
    return ROUT if table.battle.reads(CAPTURE_FIRST) and captors(table, group) else WOUND


def wounds(table: UpFrontTable, man: Man, card: Card) -> bool:
    """Tell whether the card makes a rout or a bare KIA a wound, but no crew's (33.1, 33.11)."""
    if man.hull is not None:
        return False
    return card.positions[WOUND_COLUMN] == printed_morale(table, man)


def hit(
    game: UpFront,
    gid: str,
    man_id: str,
    result: int,
    card: Card,
    cause: str,
    *,
    boxed: bool = False,
    flanked: bool = False,
    low: bool = False,
) -> None:
    """Compare a result with a card's values and do what it says (6.5, 28.3, 34.4).

    `boxed` is an attack on armour or on a gun's shield, `flanked` one with flanking fire, `low`
    one on an AFV that is hull down.
    """
    group = game.table.groups[gid]
    man = group.man(man_id)
    assert man is not None, f"{man_id} is not in {gid}"
    if man.armoured and boxed:
        flank = shows_flank(group, man, flanked=flanked, ordnance=cause == SHELL)
        pierce(game, group, man, result, flank=flank, low=low)
        return
    if man.armoured and flees(man, result):
        lose(game, group, man, panics(game.table, group, man, card), (PANIC, DRIVEN_OFF))
        return
    if man.armoured:
        shake(game, group, man, result)
        return
    shielded = man.gun and (boxed or flanked or cause == SHELL)
    said = verdict(game.table, group, man, result, card, shielded=shielded)
    panicked = man.pinned and result < kia(man, shielded=shielded)
    inflict(game, group, man, said, card, cause, panicked=panicked)


def panic(game: UpFront, gid: str, man_id: str, card: Card, cause: str) -> None:
    """Remove a pinned man; column 0r tells death from rout (6.53, 6.531)."""
    group = game.table.groups[gid]
    man = group.man(man_id)
    assert man is not None, f"{man_id} is not in {gid}"
    said = panics(game.table, group, man, card)
    inflict(game, group, man, said, card, cause, panicked=True)


def inflict(
    game: UpFront, group: Group, man: Man, said: str, card: Card, cause: str, *, panicked: bool
) -> None:
    """Do to a man what the verdict says."""
    if said == KIA:
        lose(game, group, man, KIA, (PANIC if panicked else _killing(group),))
    elif said == WOUND:
        wound(game, group, man, card)
    elif said == PIN:
        pin(game, group, man, cause, (PINNED,))
    elif said == ROUT:
        rout(game, group, man, card)
    elif said == BERSERK:
        _go_berserk(game, group, man)
    else:
        game.tell("unharmed", (NO_EFFECT,), {"man": man_name(man), "seat": group.side})


def _killing(group: Group) -> RuleId:
    return CHARGING if group.charge else KILLED


def rout(game: UpFront, group: Group, man: Man, card: Card | None = None) -> None:
    """Remove a man as routed, unless an enemy group close by takes him prisoner (32.12, 32.3).

    The card is that of an attack, which may wound him if nobody takes him.
    """
    if man.hull is not None or not captors(game.table, group):
        lose(game, group, man, ROUT, (ROUTED,))
    elif card is not None and wounds(game.table, man, card):
        game.push(CaptureOrWound(group.id, man.card.id, card.id))
    else:
        game.push(Capture(group.id, man.card.id))


def _may_go_berserk(table: UpFrontTable, group: Group, man: Man) -> bool:
    # The crew of a gun stays with it (20.91).
    if (
        man.berserk
        or man.hull is not None
        or "berserk" not in table.battle.sheets[group.side].traits
    ):
        return False
    enemies = [other for other in table.groups.values() if other.side != group.side]
    return any(relative_range(group, other) == CLOSEST for other in enemies)


def fatal_fury(table: UpFrontTable, group: Group) -> bool:
    """Tell whether who goes berserk here dies, in a Minefield without the supplements (24.7)."""
    return spot_of(table, group).terrain.mined and not table.battle.supplements


def _go_berserk(game: UpFront, group: Group, man: Man) -> None:
    table = game.table
    if fatal_fury(table, group):
        lose(game, group, man, KIA, (MINED,))
        return
    table.put(table.groups[group.id].with_man(man.but(berserk=True)))
    game.tell("berserk", (GOES_BERSERK,), {"man": man_name(man), "seat": group.side})
