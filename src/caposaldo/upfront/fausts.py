"""What a shot leaves behind: a panzerfaust spent, a gun jammed, a gun that has shown itself."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Fact, rule
from caposaldo.upfront.acquiring import piece_jams
from caposaldo.upfront.armour import alter, hull
from caposaldo.upfront.arms import weapon_name
from caposaldo.upfront.malfunction import TRIGGER, malfunction
from caposaldo.upfront.shots import Shot
from caposaldo.upfront.verbs import UpFront, man_name

JAMMED: Final = rule("UF 19.12")
SPENT: Final = rule("UF 30.3")


def leave_traces(game: UpFront, shot: Shot) -> None:
    """Note that a piece has drawn to hit: a panzerfaust is used up, a gun seen (30.3, 34.5)."""
    gid, man = shot.aim.group.id, shot.man
    group = game.table.groups[gid]
    if shot.faust is not None:
        game.table.put(group.with_man(man.but(secondary="")))
        facts: dict[str, Fact] = {
            "man": man_name(man),
            "seat": group.side,
            "weapon": weapon_name(game.table, shot.faust.code),
        }
        game.tell("used-up", (SPENT,), facts)
    elif man.gun and not hull(man).shown:
        alter(game, gid, man.card.id, shown=True)


def jam_piece(game: UpFront, shot: Shot) -> None:
    """Jam the piece that was fired; a tank's second gun is not the card's own weapon (25.5)."""
    gid, man = shot.aim.group.id, shot.man
    if shot.arm == "":
        malfunction(game, gid, man.card.id, JAMMED)
        return
    assert shot.weapon is not None, "a panzerfaust never jams"
    facts: dict[str, Fact] = {
        "man": man_name(man),
        "seat": shot.aim.group.side,
        "group": shot.aim.group.letter,
        "weapon": weapon_name(game.table, shot.weapon.code),
    }
    game.tell("jams", (TRIGGER, JAMMED), facts)
    alter(game, gid, man.card.id, jams=(*hull(man).jams, shot.arm))
    piece_jams(game, gid, man.card.id, shot.arm)
