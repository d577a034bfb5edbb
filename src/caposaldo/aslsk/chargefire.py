"""Demolition charges that go off in the advancing fire phase (SK 4.3, X12)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk.attack import Forecast, foretell, resolve
from caposaldo.aslsk.attackkinds import CHARGE
from caposaldo.aslsk.attackrecord import NO_EFFECT, Attack, targets_of
from caposaldo.aslsk.dice import ALL_ROLLS, Roll, roll
from caposaldo.aslsk.effects import Effect
from caposaldo.aslsk.firetable import NO_COLUMN
from caposaldo.aslsk.groundverbs import spend_charge
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import Charge, StarterTable
from caposaldo.kernel.frames import Words
from caposaldo.kernel.rules import Fact, Refusal, RuleId, rule

CHARGES: Final[RuleId] = rule("SK 4.3")
NUMBERS: Final[RuleId] = rule("SK F18")
DUD: Final[str] = "dud"


def blast_of(table: StarterTable, charge: Charge) -> Attack:
    """Return the attack of a charge: its printed firepower, whatever the circumstances (SK X12)."""
    power = table.weapons[charge.weapon].type.fp
    side = table.units[charge.placer].side
    return Attack(CHARGE, side, charge.hex, weapons=(charge.weapon,), value=power)


def is_dud(table: StarterTable, charge: Charge, original: int) -> bool:
    """Tell whether a charge does not go off: an Original DR at its X#, or over it (SK X12).

    By the player aid (`dc_dud = exact`) one over it does no harm.
    """
    if original > charge.number:
        return table.battle.options.duds_above_number
    return original == charge.number


def go_off(game: Starter, charge: Charge) -> None:
    """Let a charge attack all units of its hex, if it is no dud, and take it away (SK 4.3)."""
    table = game.table
    attack = blast_of(table, charge)
    facts: dict[str, Fact] = {
        "weapon": charge.weapon,
        "hex": table.battle.name(charge.hex),
        "number": charge.number,
    }
    if not targets_of(table, attack):
        spend_charge(game, charge)
        game.tell("charge-wasted", (CHARGES,), facts)
        return
    rolled = roll(game)
    if is_dud(table, charge, rolled.original):
        spend_charge(game, charge)
        facts |= {"coloured": rolled.coloured, "white": rolled.white}
        game.tell("charge-dud", (NUMBERS, CHARGES), facts)
        return
    resolve(game, attack, rolled)
    spend_charge(game, charge)


def made_with(table: StarterTable, charge: Charge) -> list[Roll]:
    """Return the rolls with which a charge goes off."""
    return [rolled for rolled in ALL_ROLLS if not is_dud(table, charge, rolled.original)]


def forecast(table: StarterTable, charge: Charge) -> tuple[Forecast, dict[str, int]]:
    """Return what a charge would do, and the chances of every result in 36ths, duds included."""
    attack = blast_of(table, charge)
    found = foretell(table, attack)
    chances: dict[str, int] = {}
    made = made_with(table, charge)
    for rolled in made:
        text = _effect(table, found, rolled.original).key
        chances[text] = chances.get(text, 0) + 1
    if len(made) < len(ALL_ROLLS):
        chances[DUD] = len(ALL_ROLLS) - len(made)
    order = [text for text in found.chances if text in chances]
    return found, {text: chances[text] for text in [*order, DUD] if text in chances}


def _effect(table: StarterTable, found: Forecast, original: int) -> Effect:
    if found.column == NO_COLUMN:
        return NO_EFFECT
    return table.battle.box.tables.fire.result(found.column, original + found.drm)


class Blast(Act):
    """Let a charge go off now; those left go off when the phase is over (SK 4.3)."""

    VERB: ClassVar[str] = "blast"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        return [(charge.weapon,) for charge in game.table.charges]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        if find(game.table, words[0]) is None:
            return Refusal("no-charge-placed", CHARGES, {"weapon": words[0]})
        return None

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        charge = find(game.table, words[0])
        assert charge is not None
        go_off(game, charge)


def find(table: StarterTable, weapon: str) -> Charge | None:
    """Return the charge placed with a weapon's id."""
    for charge in table.charges:
        if charge.weapon == weapon:
            return charge
    return None
