"""AFVs that bog down, on entering terrain or on Wire, and get free again (28.52, 28.53, 13.35)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Script, Words
from caposaldo.kernel.rules import Fact, Refusal, RuleId, rule
from caposaldo.upfront.armour import alter, vehicle
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.columns import FIRST, LAST
from caposaldo.upfront.driving import cannot_roll, hull_of
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group, side_of
from caposaldo.upfront.halting import halt
from caposaldo.upfront.holdings import cannot_act, cannot_play, held_still, own_group, ready_groups
from caposaldo.upfront.minefields import stirred_mines
from caposaldo.upfront.movement import AFV_PINNED, MOVEMENT, spend_action
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.terrain import Terrain
from caposaldo.upfront.vehicles import Face
from caposaldo.upfront.verbs import Step, UpFront, draw, man_name, spend, to_discards

ON_WIRE: Final = rule("UF 13.35")
WHEN: Final = rule("UF 28.52")
BOG: Final = rule("UF 28.53")


# The check -----------------------------------------------------------------------------------


def face(group: Group) -> Face:
    """Return the side of the card that an AFV shows (28.43)."""
    printed = vehicle(group.men[0])
    shown = printed.turned if hull_of(group).buttoned else printed.exposed
    assert shown is not None, f"{group.id} has no such side"
    return shown


def bog_column(group: Group, *, wire: bool, ground: Terrain | None = None) -> int:
    """Return the column an AFV's check is read in: its own, but some ground shifts it (52.15)."""
    printed = face(group).bog_wire if wire else face(group).bog
    shift = ground.bog_shift if ground is not None and not wire else 0
    return max(FIRST, min(LAST, printed + shift))


def bogs(group: Group, card: Card, *, wire: bool, ground: Terrain | None = None) -> bool:
    """Tell whether the position number in the column of an AFV is red (28.53)."""
    return card.reds[bog_column(group, wire=wire, ground=ground) - 1]


def check(
    game: UpFront,
    gid: str,
    *,
    wire: bool,
    cited: RuleId = WHEN,
    ground: Terrain | None = None,
) -> bool:
    """Draw whether an AFV bogs, and halt it if it does (28.441, 28.53)."""
    card = draw(game, "bog", position=True)
    # The draw may have been a Breeze, which replaces groups under Smoke.
    group = game.table.groups[gid]
    man = group.men[0]
    bogged = bogs(group, card, wire=wire, ground=ground)
    facts: dict[str, Fact] = {
        "seat": group.side,
        "man": man_name(man),
        "card": card.id,
        "column": bog_column(group, wire=wire, ground=ground),
        "bogged": bogged,
    }
    shifted = ground is not None and bool(ground.bog_shift)
    rules = (cited, BOG, ground.rule) if ground is not None and shifted else (cited, BOG)
    game.tell("bog-check", rules, facts)
    if bogged:
        alter(game, gid, man.card.id, bogged=True)
        halt(game, gid)
    return bogged


def entered(game: UpFront, group: Group) -> None:
    """Check an AFV that has just come into terrain, its Movement card being gone (28.52)."""
    ground = spot_of(game.table, group).terrain
    if group.armoured and ground.bogs:
        check(game, group.id, wire=False, ground=ground)


class WireCheck(Script[UpFrontTable]):
    """Wire laid on an AFV is torn away, but may bog it (13.35)."""

    KIND: ClassVar[str] = "upfront.wire_check"
    STEPS: ClassVar[tuple[str, ...]] = ("tear",)
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "group", "step")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, str)

    def __init__(self, card: str, group: str, step: str = "") -> None:
        self.card: Final = card
        self.group: Final = group
        self.step = step

    def tear(self, game: UpFront) -> None:
        """Check for bog, then discard the Wire whatever comes of it (13.35)."""
        table = game.table
        if self.group not in table.groups:
            return
        check(game, self.group, wire=True, cited=ON_WIRE)
        group = table.groups[self.group]
        torn = tuple([laid for laid in group.laid if laid.card == self.card])
        table.put(group.but(laid=tuple([laid for laid in group.laid if laid not in torn])))
        to_discards(game, torn, side_of(self.group))
        facts: dict[str, Fact] = {"seat": group.side, "group": group.letter, "card": self.card}
        game.tell("wire-torn", (ON_WIRE,), facts)


# Getting free --------------------------------------------------------------------------------


def cannot_unbog(game: UpFront, letter: str, card: str) -> Refusal | None:
    """Say why an AFV cannot try to get free with this card (28.42, 28.44, 28.45, 28.53)."""
    side = game.table.turn.side
    refusal = cannot_act(game, letter) or cannot_play(game, side, card, MOVEMENT)
    if refusal is not None:
        return refusal
    group = own_group(game, letter)
    assert group is not None
    if not group.armoured or not hull_of(group).bogged:
        return Refusal("not-bogged", BOG, {"group": letter})
    if group.pinned:
        return Refusal("pinned-cannot-move", AFV_PINNED, {"group": letter})
    return cannot_roll(group) or held_still(game, group)


class Unbog(Deed[UpFrontTable]):
    """Try to get a bogged AFV free with a Movement card (28.53): `unbog A 12`.

    The card is no movement: it ends no flank and makes no moving target. Mines mind it (24.4).
    """

    VERB: ClassVar[str] = "unbog"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        groups = [g for g in ready_groups(game) if g.armoured and hull_of(g).bogged]
        if not groups:
            return ()
        cards = game.table.holding(game.table.turn.side, MOVEMENT)
        return [(group.letter, card) for group in groups for card in cards]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        return cannot_unbog(game, words[0], words[1])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = own_group(game, words[0])
        assert group is not None
        man = group.men[0]
        spend_action(game, group)
        spend(game, group.side, CardId(words[1]))
        stirred_mines(game, game.table.groups[group.id])
        drawn = draw(game, "getting free")
        facts: dict[str, Fact] = {
            "seat": group.side,
            "man": man_name(man),
            "card": words[1],
            "drawn": drawn.id,
            "free": not drawn.red,
        }
        game.tell("unbogs", (BOG,), facts)
        if not drawn.red:
            alter(game, group.id, man.card.id, bogged=False)


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [WireCheck]
ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Unbog(),)
