"""Declining the rate of fire, so that a machine gun leaves its residual firepower (SK F9, E1)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final

from caposaldo.aslsk.answers import note_declined
from caposaldo.aslsk.asking import Ask
from caposaldo.aslsk.attack import Attack, Resolved
from caposaldo.aslsk.counters import MG
from caposaldo.aslsk.groundverbs import leave_residual
from caposaldo.aslsk.orders import Done
from caposaldo.aslsk.phases import KEPT_RATE
from caposaldo.aslsk.residual import marker_of
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.aslsk.units import FIRST as FIRST_FIRE
from caposaldo.aslsk.units import WeaponId
from caposaldo.aslsk.weaponverbs import facts_of_weapon, mark_weapons
from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Preview
from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Facts, Modifier, Refusal, RuleId, rule

RATE: Final[RuleId] = rule("SK F9")
SIZE: Final[RuleId] = rule("SK X3")
FIRST: Final[RuleId] = rule("SK 3.3.3a")


def markers(table: StarterTable, attack: Attack, resolved: Resolved) -> tuple[int, ...]:
    """Return the residual that an attack leaves, for every choice of rates declined.

    The bits of a place in the list stand for the weapons that kept their rate, in order. To be
    asked before the firers are marked.
    """
    if resolved.blocked:
        return (0,) * (1 << len(resolved.kept))
    found: list[int] = []
    # Of what breaks down only machine guns are left out (SK X3).
    broken = [id for id in resolved.broken if table.weapons[id].type.kind == MG]
    for chosen in range(1 << len(resolved.kept)):
        still = [id for at, id in enumerate(resolved.kept) if not chosen >> at & 1]
        silent = (*still, *broken)
        found.append(marker_of(table, attack, resolved.shift, silent))
    return tuple(found)


def settle(game: Starter, hex: int, kept: Sequence[WeaponId], values: Sequence[int]) -> None:
    """Leave residual in a hex, and ask who fired whether to decline a rate if it leaves more."""
    leave_residual(game, hex, values[0], SIZE)
    frame = Declining(hex, tuple(kept), (), tuple([str(value) for value in values]))
    if frame.worthwhile(game.table):
        game.push(frame)


class Decline(Act):
    """Give a weapon's rate up: it is marked, and its residual firepower stays (SK F9)."""

    VERB: ClassVar[str] = "decline"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Declining)
        return [(id,) for id in frame.worthwhile(game.table)]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Declining)
        facts = {"weapon": words[0]}
        if words[0] not in frame.weapons or words[0] in frame.declined:
            return Refusal("no-rate-kept", RATE, facts)
        if words[0] not in frame.worthwhile(game.table):
            return Refusal("leaves-no-more", SIZE, facts)
        return None

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        assert isinstance(frame, Declining)
        table = game.table
        weapon = table.weapons[WeaponId(words[0])]
        table.hold(weapon.unmarked(KEPT_RATE))
        game.tell("declined-rate", (RATE,), facts_of_weapon(table, weapon))
        mark_weapons(game, [table.weapons[weapon.id]], FIRST_FIRE, FIRST)
        note_declined(table, weapon, frame.hex)
        left = frame.after(words[0])
        leave_residual(game, frame.hex, left.value, SIZE)
        game.finish(frame)
        if left.worthwhile(table):
            game.push(left)


class Declining(Ask):
    """DEF is asked whether a weapon that kept its rate leaves residual instead (SK F9).

    `values` are the markers for every choice, by the bits of the weapons declined.
    """

    KIND: ClassVar[str] = "aslsk.declining"
    PROMPT: ClassVar[str] = "decline-rate"
    FIELDS: ClassVar[tuple[str, ...]] = ("hex", "weapons", "declined", "values")
    SORTS: ClassVar[tuple[type, ...]] = (int, tuple, tuple, tuple)

    def __init__(
        self,
        hex: int,
        weapons: tuple[str, ...],
        declined: tuple[str, ...],
        values: tuple[str, ...],
    ) -> None:
        self.hex: Final = hex
        self.weapons: Final = weapons
        self.declined: Final = declined
        self.values: Final = values

    @property
    def value(self) -> int:
        """The marker that is left as things stand."""
        return int(self.values[sum([1 << self.weapons.index(id) for id in self.declined])])

    def after(self, weapon: str) -> Declining:
        """Return the question once a weapon more has been declined."""
        return Declining(self.hex, self.weapons, (*self.declined, weapon), self.values)

    def worthwhile(self, table: StarterTable) -> list[str]:
        """Return the weapons that would leave more than lies in the hex."""
        lies = table.residual.get(self.hex, 0)
        left = [id for id in self.weapons if id not in self.declined]
        return [id for id in left if self.after(id).value > lies]

    def seat(self, game: Starter) -> str:
        return game.table.enemy

    def rule(self, game: Starter) -> RuleId:
        return RATE

    def facts(self, game: Starter) -> Facts:
        left = [id for id in self.weapons if id not in self.declined]
        return {"weapons": left, "hex": game.table.battle.name(self.hex)}


def preview(game: Starter, frame: Step, wanted: Action) -> Preview | None:
    """Say what residual firepower a rate declined leaves."""
    assert isinstance(frame, Declining)
    if wanted.verb != Decline.VERB or wanted.args[0] not in frame.worthwhile(game.table):
        return None
    value = frame.after(wanted.args[0]).value
    facts = {"hex": game.table.battle.name(frame.hex)}
    return Preview(wanted.notation, RATE, [Modifier(value, SIZE, "residual-left", facts)], [], [])


def shows(game: Starter, frame: Step) -> dict[str, object]:
    """Show which weapons can decline their rate, and what each would leave."""
    assert isinstance(frame, Declining)
    options = {id: frame.after(id).value for id in frame.worthwhile(game.table)}
    return {"declining": {"hex": game.table.battle.name(frame.hex), "weapons": options}}


FRAMES: Final[list[type[Step]]] = [Declining]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {Declining.KIND: (Decline(), Done())}
