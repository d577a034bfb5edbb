"""Fire: terrain that can burn, that catches fire, and the attempt to put it out (F4.1, F4.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Fact, Refusal, RuleId, rule, term
from caposaldo.upfront.cards import Card
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groundmarks import with_marks
from caposaldo.upfront.groups import ABLAZE, SMOKE_MARKER, Group
from caposaldo.upfront.holdings import group_to_act, own_group, ready_groups
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, act, draw

STARTS: Final = rule("UF F4.1")
DOUSING: Final = rule("UF F4.2")

FLAMETHROWER: Final = "flamethrower"
DEMOLITION: Final = "demolition"
ORDNANCE: Final = "ordnance"
ARTILLERY: Final = "artillery"
MORTAR: Final = "mortar"
LIGHT_ANTI_TANK: Final = "light_anti_tank"
BROKEN: Final = "broken"
"""A flamethrower that has malfunctioned, on the ground of the man himself (F4.1)."""
FALLEN: Final = "fallen"
"""A flamethrower whose bearer was killed, on the ground he was in (F4.1)."""
NOTHING: Final = 0


# What burns ----------------------------------------------------------------------------------


def tinder(table: UpFrontTable, group: Group) -> str:
    """Return the column of the table for the ground a group is in, if it can catch fire now."""
    if not table.battle.fire or ABLAZE in group.marks:
        return ""
    spot = spot_of(table, group)
    terrain, card = spot.terrain, spot.card
    if card is None or (terrain.burns_at and card.defence != terrain.burns_at):
        return ""
    return terrain.burns


def no_tinder(table: UpFrontTable, group: Group) -> Refusal | None:
    """Say why the ground a group is in cannot catch fire (F4.1)."""
    if tinder(table, group):
        return None
    if ABLAZE in group.marks:
        return Refusal("burns-already", STARTS, {"group": group.letter})
    named = term(f"terrain-{spot_of(table, group).terrain.id}")
    return Refusal("does-not-burn", STARTS, {"terrain": named})


def endangers(table: UpFrontTable, weapon: str, column: str) -> bool:
    """Tell whether some number sets ground of that column on fire (F4.1)."""
    own = weapon in (BROKEN, FALLEN)
    return own or column in table.battle.box.fires.numbers.get(weapon, {})


def lights(table: UpFrontTable, weapon: str, column: str, card: Card) -> bool:
    """Tell whether a card drawn sets ground of that column on fire (F4.1)."""
    if weapon in (BROKEN, FALLEN):
        return card.rn == NOTHING and (card.red or weapon == FALLEN)
    return table.battle.box.fires.lights(weapon, column, card)


def burning(table: UpFrontTable, group: Group) -> bool:
    """Tell whether a group suffers from a fire: no Movement card lies on the terrain (F4.3)."""
    return ABLAZE in group.marks and not spot_of(table, group).moves


def kindle(game: UpFront, gid: str, cited: RuleId = STARTS) -> None:
    """Set the terrain of a group on fire; it gets a Fire and a Smoke marker (F4.1)."""
    group = game.table.groups[gid]
    named = term(f"terrain-{spot_of(game.table, group).terrain.id}")
    game.table.put(with_marks(group, ABLAZE, SMOKE_MARKER))
    facts: dict[str, Fact] = {"seat": group.side, "group": group.letter, "terrain": named}
    game.tell("catches-fire", (cited,), facts)


# Putting it out ------------------------------------------------------------------------------


def cannot_douse(table: UpFrontTable, group: Group) -> Refusal | None:
    """Say why a group cannot try to put its fire out (F4.2)."""
    facts = {"group": group.letter}
    if ABLAZE not in group.marks:
        return Refusal("nothing-burns", DOUSING, facts)
    if not burning(table, group):
        return Refusal("douse-moving", DOUSING, facts)
    if all(man.pinned for man in group.ranks):
        return Refusal("all-pinned", rule("UF 10.1"), facts)
    return None


def puts_out(card: Card) -> bool:
    """Tell whether a card drawn puts a fire out, whatever its colour (F4.2)."""
    return card.rn == NOTHING


class Douse(Deed[UpFrontTable]):
    """Try to put the fire out as the group's only action (F4.2): `douse A`."""

    VERB: ClassVar[str] = "douse"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        if not game.table.battle.fire:
            return ()
        return [(group.letter,) for group in ready_groups(game) if ABLAZE in group.marks]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        group = group_to_act(game, words[0])
        return group if isinstance(group, Refusal) else cannot_douse(game.table, group)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = own_group(game, words[0])
        assert group is not None
        group = act(game, group)
        card = draw(game, "putting a fire out")
        out = puts_out(card)
        facts: dict[str, Fact] = {"seat": group.side, "group": group.letter, "card": card.id}
        game.tell("douses", (DOUSING,), {**facts, "done": out})
        if out:
            group = game.table.groups[group.id]
            marks = tuple([mark for mark in group.marks if mark != ABLAZE])
            game.table.put(group.but(marks=marks))


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Douse(),)
