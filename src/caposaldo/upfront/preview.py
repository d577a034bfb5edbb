"""What an action will do before one commits: the sum, the odds, what it reveals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from caposaldo.kernel.actions import Action, action
from caposaldo.kernel.contract import Preview
from caposaldo.upfront import (
    afvview,
    artilleryview,
    assaultview,
    attemptview,
    blastview,
    blazeview,
    combatview,
    crossview,
    drawview,
    fireview,
    gambleview,
    landingview,
    marksmenview,
    minesoutview,
    minesview,
    musterview,
    overrunview,
    recruitview,
    sandview,
    savingview,
    sewerview,
    shellview,
    stormview,
)
from caposaldo.upfront.foretelling import Foretell
from caposaldo.upfront.overhearing import PLAN
from caposaldo.upfront.verbs import UpFront

Look = Callable[[UpFront, Action], "Preview | None"]

ACTIONS: Final[dict[str, Look]] = {
    "fire": fireview.opening,
    "burn": fireview.opening,
    "shell": shellview.opening,
    "pierce": shellview.opening,
    "call": artilleryview.opening,
    "rally": drawview.rally,
    "rally-all": drawview.rally,
    "dig": drawview.dig,
    "acquire": drawview.acquire,
    "ford": crossview.ford,
    "repair": drawview.repair,
    "sniper-check": drawview.sniper_check,
    "snipe": marksmenview.snipe,
    "muster": musterview.muster,
    "recruit": recruitview.recruit,
    "terrain": gambleview.terrain,
    "accept": gambleview.accept,
    "lay": landingview.lay,
    "under": gambleview.under,
    "found": gambleview.form,
    "wire": afvview.wire,
    "mine": sewerview.trap,
    "search": sewerview.search,
    "descend": sewerview.descend,
    "douse": blazeview.douse,
    "ignite": blazeview.ignite,
    "unbog": minesview.unbog,
    "sweep": minesoutview.sweep,
    "move": sandview.movement,
    "flank": sandview.movement,
    "encircle": sandview.movement,
    "shift": sandview.movement,
    "withdraw": sandview.movement,
    "clear": sandview.clear,
    "redirect": minesview.sent_at,
    "exchange": sandview.exchange,
    "send": crossview.send,
    "observe": drawview.observe,
    "panic": drawview.leave_by_order,
    "pursue": drawview.pursue,
    "try": attemptview.attempt,
    "enter": combatview.entry,
    "banzai": stormview.declaration,
    "storm": stormview.storm,
    "counter": stormview.counter,
    "assault": assaultview.assault,
    "overrun": overrunview.opening,
    "clamp": assaultview.clamp,
}
"""Verbs that mean the same wherever they are offered."""

QUESTIONS: Final[tuple[Look, ...]] = (
    savingview.saving,
    savingview.wounds,
    savingview.rallied,
    afvview.hero,
    fireview.putting_together,
    fireview.under_way,
    fireview.second,
    blastview.under_way,
    shellview.under_way,
    artilleryview.under_way,
    overrunview.under_way,
    attemptview.stealth_or_not,
    attemptview.planned,
    combatview.going_in,
    combatview.before_the_clash,
    stormview.countering,
)
"""What can be said of the answers to a question; each knows its own question."""


def preview(game: UpFront, wanted: Action) -> Preview | None:
    """Say what an offered action will do; None where nothing hangs on chance or sums."""
    asked = game.stack[-1]
    if isinstance(asked, Foretell):
        return _declared(asked.ahead(game), wanted) if wanted.verb == PLAN else None
    look = ACTIONS.get(wanted.verb)
    if look is not None:
        return look(game, wanted)
    for look in QUESTIONS:
        found = look(game, wanted)
        if found is not None:
            return found
    return None


def _declared(ahead: UpFront, wanted: Action) -> Preview | None:
    """Say what a declared action will do if all goes as far as can be foreseen (49.11)."""
    found = preview(ahead, action(wanted.args[0], wanted.args[1:]))
    # Declaring shows nothing yet and can be taken back.
    return replace(found, notation=wanted.notation, reveals="") if found is not None else None
