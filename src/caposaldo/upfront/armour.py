"""What attacks do to an AFV: its armour, its crew, its engine (28.3 to 28.451)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.rules import Fact, RuleId, rule
from caposaldo.upfront.acquiring import give_up
from caposaldo.upfront.feats import wrecked
from caposaldo.upfront.groups import SIDEWAYS, Group
from caposaldo.upfront.halting import halt
from caposaldo.upfront.hulls import STUNS, Hull
from caposaldo.upfront.men import Man
from caposaldo.upfront.vehicles import Plate, Vehicle
from caposaldo.upfront.verbs import KIA, UpFront, draw, lose, man_name, pin

NO_EFFECT: Final = rule("UF 6.54")
RESULTS: Final = rule("UF 28.4")
PINNED: Final = rule("UF 28.42")
BUTTONED: Final = rule("UF 28.43")
COMMANDER: Final = rule("UF 28.431")
THIRD_LOSS: Final = rule("UF 28.4311")
WHOLE_CREW: Final = rule("UF 34.71")
IMMOBILE: Final = rule("UF 28.44")
STUN: Final = rule("UF 28.45")
STUN_AGAIN: Final = rule("UF 28.451")
FLANK: Final = rule("UF 28.46")
STAYS_PUT: Final = rule("UF 28.93")
MOST_LOSSES: Final = 3


def vehicle(man: Man) -> Vehicle:
    """Return what the card of an AFV or IG prints."""
    assert man.card.vehicle is not None, f"{man.card.id} is no vehicle"
    return man.card.vehicle


def hull(man: Man) -> Hull:
    """Return what has become of an AFV or IG."""
    assert man.hull is not None, f"{man.card.id} has no hull"
    return man.hull


def current(game: UpFront, gid: str, id: str) -> tuple[Group, Man] | None:
    """Return a card as it is now, and its group; None once it is gone."""
    group = game.table.groups.get(gid)
    man = group.man(id) if group is not None else None
    return (group, man) if group is not None and man is not None else None


def alter(game: UpFront, gid: str, id: str, **changes: object) -> None:
    """Change the state of an AFV or IG."""
    found = current(game, gid, id)
    assert found is not None, f"{id} is not in {gid}"
    group, man = found
    game.table.put(group.with_man(man.but(hull=hull(man).but(**changes))))


# Which side of it is hit ---------------------------------------------------------------------


def shows_flank(group: Group, man: Man, *, flanked: bool, ordnance: bool) -> bool:
    """Tell whether an attack meets the Flank value instead of Armour (28.44, 28.46).

    That it is bogged, or drives across, only ordnance can make use of.
    """
    if flanked or hull(man).immobile:
        return True
    return ordnance and (hull(man).bogged or turned_aside(group))


def turned_aside(group: Group) -> bool:
    """Tell whether a sideways Movement card lies on a group that no terrain covers (28.46)."""
    for laid in reversed(group.standing):
        if laid.grounds:
            return False
        if laid.role == SIDEWAYS:
            return True
    return False


def plate(man: Man, *, flank: bool) -> Plate:
    """Return the numbers a boxed result is compared with (28.4)."""
    printed = vehicle(man)
    found = printed.flank if flank else printed.armour
    assert found is not None, f"{man.card.id} has no armour"
    return found


# Boxed results -------------------------------------------------------------------------------


def pierce(game: UpFront, group: Group, man: Man, result: int, *, flank: bool, low: bool) -> None:
    """Compare a boxed result with the armour, a kill first; `low` is hull down (28.4, 28.41)."""
    numbers = plate(man, flank=flank)
    if result >= numbers.kill:
        destroy(game, group, man, RESULTS)
    elif numbers.shared and result == numbers.stun:
        card = draw(game, "engine or crew")
        facts: dict[str, Fact] = {"man": man_name(man), "seat": group.side, "card": card.id}
        game.tell("engine-or-crew", (RESULTS,), facts)
        if card.red:
            immobilise(game, group.id, man.card.id, low=low)
        else:
            stun(game, group.id, man.card.id)
    elif result == numbers.stun:
        stun(game, group.id, man.card.id)
    elif result == numbers.immobilise:
        immobilise(game, group.id, man.card.id, low=low)
    else:
        game.tell("unharmed", (NO_EFFECT,), {"man": man_name(man), "seat": group.side})


def destroy(game: UpFront, group: Group, man: Man, cited: RuleId) -> None:
    """Eliminate an AFV."""
    wrecked(game, man)
    lose(game, group, man, KIA, (cited,))


def immobilise(game: UpFront, gid: str, id: str, *, low: bool = False) -> None:
    """Immobilise an AFV; a second time, or hull down, it is stunned instead (28.44, 28.93)."""
    found = current(game, gid, id)
    assert found is not None
    group, man = found
    if low or hull(man).immobile:
        stun(game, gid, id, STAYS_PUT if low else IMMOBILE)
        return
    alter(game, gid, id, immobile=True)
    game.tell("immobilised", (IMMOBILE,), {"man": man_name(man), "seat": group.side})
    wrecked(game, man, stopped=True)
    halt(game, gid)


def stun(game: UpFront, gid: str, id: str, cited: RuleId = STUN) -> None:
    """Stun an AFV, or stun it again; a third time it is eliminated (28.45, 28.451)."""
    found = current(game, gid, id)
    assert found is not None
    group, man = found
    level = STUNS.index(hull(man).stun) + 1
    if level == len(STUNS):
        destroy(game, group, man, STUN_AGAIN)
        return
    alter(game, gid, id, stun=STUNS[level], credit=0)
    rules = (cited,) if level == 1 else (cited, STUN_AGAIN)
    facts: dict[str, Fact] = {"man": man_name(man), "seat": group.side, "stun": STUNS[level]}
    game.tell("stunned", rules, facts)
    close_down(game, gid, id, STUN)
    halt(game, gid)


# Unboxed results -----------------------------------------------------------------------------


def closed(man: Man) -> bool:
    """Tell whether an AFV is buttoned up or pinned, so not CE (28.42, 28.43)."""
    return hull(man).buttoned or man.pinned


def flees(man: Man, result: int) -> bool:
    """Tell whether an unboxed result drives off an open carrier that is pinned (44.7)."""
    return man.pinned and vehicle(man).panics and result >= man.card.panic


def shake(game: UpFront, group: Group, man: Man, result: int) -> None:
    """Compare an unboxed result with Morale and CE (28.4)."""
    if closed(man) or result < man.card.morale:
        game.tell("unharmed", (NO_EFFECT,), {"man": man_name(man), "seat": group.side})
        return
    rattle(game, group, man, killed=result >= vehicle(man).ce_value, cited=RESULTS)


def rattle(game: UpFront, group: Group, man: Man, *, killed: bool, cited: RuleId) -> None:
    """Close a CE AFV down, and perhaps kill its commander; if not, a Hero may help (28.421)."""
    close_down(game, group.id, man.card.id, cited)
    if killed:
        kill_commander(game, group.id, man.card.id)
        return
    for told in game.table.battle.hooks.rattled:
        told(game, group, man, "")


def close_down(game: UpFront, gid: str, id: str, cited: RuleId) -> None:
    """Turn an AFV to its buttoned-up or pinned side (28.42, 28.43)."""
    found = current(game, gid, id)
    assert found is not None
    group, man = found
    if hull(man).buttoned or man.pinned:
        return
    if vehicle(man).open_topped:
        pin(game, group, man, "afv", (cited, PINNED))
        return
    alter(game, gid, id, buttoned=True)
    rules = (cited,) if cited == BUTTONED else (cited, BUTTONED)
    game.tell("buttoned-up", rules, {"man": man_name(man), "seat": group.side})
    give_up(game, gid, id)


def kill_commander(game: UpFront, gid: str, id: str, cited: RuleId = COMMANDER) -> None:
    """Note the loss of a commander; the third eliminates an open-topped AFV (28.431, 28.4311)."""
    found = current(game, gid, id)
    assert found is not None
    group, man = found
    last, losses = last_of_crew(man), hull(man).losses + 1
    alter(game, gid, id, losses=losses)
    facts: dict[str, Fact] = {
        "man": man_name(man),
        "seat": group.side,
        "count": losses,
        "piece": "afv" if man.armoured else "gun",
    }
    game.tell("commander-killed", (cited,), facts)
    if last:
        found = current(game, gid, id)
        assert found is not None
        destroy(game, *found, THIRD_LOSS if man.armoured else WHOLE_CREW)


def last_of_crew(man: Man) -> bool:
    """Tell whether one more loss is the third, which eliminates it (28.4311, 34.71)."""
    return hull(man).losses + 1 >= MOST_LOSSES
