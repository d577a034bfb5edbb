"""An overrun shown before it is made: strength, every man's chances, the AFV's own (29)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.kernel.rules import Modifier, rule, total
from caposaldo.upfront.aiming import pair
from caposaldo.upfront.backlash import bog_checks
from caposaldo.upfront.bracing import BRACED, Brace
from caposaldo.upfront.drawview import foreseen
from caposaldo.upfront.fire import own_changes, targets
from caposaldo.upfront.firepower import Aim
from caposaldo.upfront.fireview import NEW_DECK, WHILE_NONE_JAMS
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import SIDEWAYS, Group, find, group_id
from caposaldo.upfront.hullfire import betrayed
from caposaldo.upfront.magnetic import carries_mine
from caposaldo.upfront.men import Man
from caposaldo.upfront.movement import leave_for
from caposaldo.upfront.odds import Draws, Struck
from caposaldo.upfront.overruncourse import course
from caposaldo.upfront.overrunfates import fates_known, fates_unknown, shown_strengths
from caposaldo.upfront.overrunning import Overrunning
from caposaldo.upfront.overrunvalue import overrun_strength
from caposaldo.upfront.strength import concealment
from caposaldo.upfront.verbs import UpFront

OVERRUN: Final = rule("UF 29.2")
WHILE_IT_DRIVES: Final = "while-the-afv-drives-on"
IF_NO_MINE: Final = "if-no-mine-stops-it"
MINES_ASIDE: Final = "magnetic-mines-aside"
SHOWN: Final = ("conceal", "hero", "decline")


# Before the card is played -------------------------------------------------------------------


def opening(game: UpFront, wanted: Action) -> Preview:
    """Show `overrun A>B 12`: bog, strength, men, and what becomes of the AFV (29.2 to 29.43)."""
    one, other = pair(wanted.args[0])
    side = game.table.turn.side
    trial = game.copy()
    group = trial.table.groups[group_id(side, one)]
    mined = spot_of(trial.table, group).terrain.mined
    # Whatever the card itself changes, Smoke left behind for one, is changed here.
    leave_for(trial, group, wanted.args[1], SIDEWAYS)
    table = trial.table
    target = table.groups[group_id(table.battle.enemy(side), other)]
    aim = Aim(table, table.groups[group_id(side, one)], target)
    listed = overrun_strength(aim)
    draws = foreseen(game)
    checks = bog_checks(table, target)
    men = targets(table, target.id)
    # A step among mines, the bog checks and the strength are drawn for before the first man.
    drawn = int(mined) + len(checks) + 1
    detail: dict[str, object] = {
        "range": aim.rr,
        "strength": total(listed),
        "strengths": shown_strengths(draws, total(listed), drawn - 1),
        "men": _before(aim, draws, men, total(listed), drawn),
        "note": [*_notes(aim, draws, men, drawn), *([IF_NO_MINE] if mined else [])],
    }
    odds = course(draws, aim, checks, men) if drawn + len(men) <= draws.left else []
    return Preview(wanted.notation, OVERRUN, [], listed, odds, "draws", detail)


def _notes(aim: Aim, draws: Draws, men: list[Man], drawn: int) -> list[str]:
    """Say what the chances leave out; whether a mine is put on, its carrier decides (31.22)."""
    notes = [WHILE_NONE_JAMS, WHILE_IT_DRIVES]
    if any(carries_mine(aim.table, man) for man in men):
        notes.append(MINES_ASIDE)
    return notes if drawn + len(men) <= draws.left else [*notes, NEW_DECK]


def _before(
    aim: Aim, draws: Draws, men: list[Man], strength: int, drawn: int
) -> list[dict[str, object]]:
    """Show the chances of the men while the strength is still to be drawn (29.2)."""
    found: list[dict[str, object]] = []
    before: list[Struck] = []
    for man in men:
        changes = list(own_changes(aim, man))
        struck = (man, strength + total(changes))
        odds = fates_unknown(aim.table, draws, _home(aim, man), struck, before, drawn)
        found.append(_entry(struck, changes, odds))
        before.append(struck)
    return found


def _home(aim: Aim, man: Man) -> Group:
    return find(aim.table.groups, man.card.id) or aim.target


def _entry(struck: Struck, changes: list[Modifier], odds: list[Outcome]) -> dict[str, object]:
    return {
        "id": struck[0].card.id,
        "strength": struck[1],
        "modifiers": [change.data() for change in changes],
        "odds": [outcome.data() for outcome in odds],
    }


# While it is under way -----------------------------------------------------------------------


def under_way(game: UpFront, wanted: Action) -> Preview | None:
    """Show an overrun whose strength is known, with a card more or as it stands (9.1, 10.44)."""
    attack = game.stack[-2] if len(game.stack) > 1 else None
    asking = isinstance(game.stack[-1], Brace) and wanted.verb in SHOWN
    if not asking or not isinstance(attack, Overrunning):
        return None
    table = game.table
    aim = Aim(table, table.groups[attack.group], table.groups[attack.target])
    listed, braced = [Modifier(attack.strength, OVERRUN, "overrun-so-far")], attack.braced
    if wanted.verb == "conceal":
        listed.append(concealment(table, aim.target.side, table.card(wanted.args[0])))
    elif wanted.verb == "hero":
        braced = (*braced, wanted.args[0])
    draws = foreseen(game, *wanted.args[-1:])
    men = [_risen(man, braced) for man in targets(table, attack.target)]
    detail: dict[str, object] = {
        "range": aim.rr,
        "strength": total(listed),
        "men": _known(aim, draws, men, total(listed), attack.full, braced),
        "note": _notes(aim, draws, men, 0),
    }
    whole = len(men) <= draws.left
    odds = course(draws, aim, (), men, braced, bool(attack.risk)) if whole else []
    return Preview(wanted.notation, OVERRUN, [], listed, odds, "draws", detail)


def _risen(man: Man, braced: tuple[str, ...]) -> Man:
    """A Hero rallies whom it braces, and lets him forget a wound (29.42, 33.9)."""
    return man.but(pinned=False, wounded=False) if man.card.id in braced else man


def _known(
    aim: Aim, draws: Draws, men: list[Man], strength: int, full: int, braced: tuple[str, ...]
) -> list[dict[str, object]]:
    """Show the chances of the men when the strength has been drawn (29.2)."""
    found: list[dict[str, object]] = []
    before: list[Struck] = []
    for man in men:
        heroic = [BRACED] if man.card.id in braced else []
        changes = [*own_changes(aim, man), *heroic, *betrayed(man, strength - full)]
        struck = (man, strength + total(changes))
        group = _home(aim, man)
        for other in men:
            group = group.with_man(other)
        odds = fates_known(aim.table, draws, group, struck, before)
        found.append(_entry(struck, changes, odds))
        before.append(struck)
    return found
