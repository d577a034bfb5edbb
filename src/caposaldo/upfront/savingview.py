"""What a man faces whom a Hero may help first, shown with the card and without (10.42, 33.7)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.upfront import artilleryview, blastview, fireview, shellview
from caposaldo.upfront.attempts import Attempt
from caposaldo.upfront.attemptview import Trial, tried
from caposaldo.upfront.blazeattack import BlazeAttack
from caposaldo.upfront.blazeview import scorched
from caposaldo.upfront.bracing import Brace
from caposaldo.upfront.combatview import PASSES
from caposaldo.upfront.drawview import one_draw, shown
from caposaldo.upfront.effects import PIN, UNHARMED
from caposaldo.upfront.goingin import ENTRY, Entry
from caposaldo.upfront.groups import find, side_of
from caposaldo.upfront.heroes import HeroChance
from caposaldo.upfront.minefields import ATTACK, MineAttack
from caposaldo.upfront.minesview import about_to_go_off, shown_blow
from caposaldo.upfront.nerve import CHECK, here
from caposaldo.upfront.reactions import React, hero_rallies
from caposaldo.upfront.sewerchecks import SewerChecks
from caposaldo.upfront.sewerview import nerves_tried
from caposaldo.upfront.snipers import RESOLUTION, SniperFire
from caposaldo.upfront.sniperview import shot_at
from caposaldo.upfront.values import morale
from caposaldo.upfront.verbs import KIA, UpFront
from caposaldo.upfront.wounds import ENDURANCE, Endure, SecondWound

HERO: Final = "hero"
DECLINE: Final = "decline"
ANSWERS: Final = (HERO, DECLINE)
ATTACKS: Final[tuple[Callable[[UpFront, Action], Preview | None], ...]] = (
    fireview.under_way,
    shellview.under_way,
    artilleryview.under_way,
    blastview.under_way,
)
ENDURES: Final = (KIA, UNHARMED)


def saving(game: UpFront, wanted: Action) -> Preview | None:
    """Show what comes for a pinned man under attack, or who lost his nerve (10.42, 10.43)."""
    asked = game.stack[-1]
    if not isinstance(asked, HeroChance) or wanted.verb not in ANSWERS:
        return None
    trial, up = game, wanted.verb == HERO
    if up:
        trial = game.copy()
        hero_rallies(trial, asked.side, wanted.args[0], wanted.args[1])
    man, pending = here(trial, asked.man), trial.stack[-2]
    assert man is not None
    if isinstance(pending, MineAttack):
        return shown_blow(wanted, ATTACK, about_to_go_off(trial, pending, man))
    if isinstance(pending, SniperFire):
        return shown(wanted, RESOLUTION, shot_at(trial, pending.card, man))
    if isinstance(pending, BlazeAttack):
        return scorched(trial, wanted, asked.man)
    if isinstance(pending, SewerChecks):
        return nerves_tried(trial, wanted, asked.man)
    if isinstance(pending, Attempt):
        return _tries_again(trial, wanted, pending, up=up)
    return _goes_in_again(trial, wanted, asked.man, up=up) if isinstance(pending, Entry) else None


def _tries_again(game: UpFront, wanted: Action, under: Attempt, *, up: bool) -> Preview:
    """Show an attempt to infiltrate made again by a man whom a Hero has rallied (20.21)."""
    if not up:
        return shown(wanted, CHECK, [Outcome(PIN, 1, 1)])
    keeps = bool(under.keeping)
    plan = Trial(under.group, under.man, under.target, "", drops=False, keeps=keeps)
    return tried(game, wanted, plan)


def _goes_in_again(game: UpFront, wanted: Action, man_id: str, *, up: bool) -> Preview:
    """Show the nerve of a man who goes in for close combat, checked once more (20.52)."""
    if not up:
        return shown(wanted, ENTRY, [Outcome(PIN, 1, 1)])
    group, man = find(game.table.groups, man_id), here(game, man_id)
    assert group is not None
    assert man is not None
    stands = morale(game.table, group, man)
    odds = one_draw(game, lambda card: PASSES[0 if card.rn < stands else 1], PASSES)
    return shown(wanted, ENTRY, odds)


def wounds(game: UpFront, wanted: Action) -> Preview | None:
    """Show whether a wounded man lives on, with a Hero or without (33.7)."""
    asked = game.stack[-1]
    if not isinstance(asked, Endure | SecondWound) or wanted.verb not in ANSWERS:
        return None
    if wanted.verb == HERO:
        odds = [Outcome(UNHARMED, 1, 1)]
    elif isinstance(asked, SecondWound):
        odds = [Outcome(KIA, 1, 1)]
    else:
        odds = one_draw(game, lambda card: ENDURES[0 if card.red else 1], ENDURES)
    return shown(wanted, ENDURANCE, odds)


def rallied(game: UpFront, wanted: Action) -> Preview | None:
    """Show an attack as it stands once a Hero has rallied one of those it meets (10.42)."""
    asked = game.stack[-1]
    if not isinstance(asked, React) or isinstance(asked, Brace) or wanted.verb != HERO:
        return None
    man = here(game, wanted.args[0])
    if man is None or man.hull is not None:
        return None
    trial = game.copy()
    hero_rallies(trial, side_of(asked.group), wanted.args[0], wanted.args[1])
    for look in ATTACKS:
        found = look(trial, Action(DECLINE))
        if found is not None:
            return replace(found, notation=wanted.notation)
    return None
