"""The Burning card: it sets terrain on fire where there is Smoke, or after an attack (F4.6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Words
from caposaldo.kernel.rules import Fact, Facts, Refusal, RuleId, rule
from caposaldo.upfront.blaze import (
    ARTILLERY,
    FLAMETHROWER,
    LIGHT_ANTI_TANK,
    MORTAR,
    ORDNANCE,
    endangers,
    kindle,
    lights,
    no_tinder,
    tinder,
)
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.groups import Group, group_id, letter_of
from caposaldo.upfront.holdings import GROUPS, cannot_play
from caposaldo.upfront.reactions import Decline
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, draw, spend

BURNING: Final = rule("UF F4.6")
KIND: Final = "burning"
BY_THE_TABLE: Final = "terrain-table-values"
SURE: Final = (FLAMETHROWER,)
"""The weapons after whose attack the card needs no draw."""
CHANCY: Final = (ARTILLERY, ORDNANCE, MORTAR, LIGHT_ANTI_TANK)
"""Those after which it needs a red number; mortars are ordnance (26.1)."""
FOLLOWED: Final = SURE + CHANCY


def meant(game: UpFront, word: str) -> Group | None:
    """Return the group a word names, an enemy one if it begins with `>`."""
    table = game.table
    side = table.battle.enemy(table.turn.side) if word.startswith(">") else table.turn.side
    return table.groups.get(group_id(side, word.removeprefix(">")))


class Ignite(Deed[UpFrontTable]):
    """Set terrain under Smoke on fire; no action (F4.6): `ignite 141 >B`, `ignite 141 B`."""

    VERB: ClassVar[str] = "ignite"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        table = game.table
        side = table.turn.side
        cards = table.holding(side, KIND)
        if not cards:
            return ()
        groups = [group for group in table.groups.values() if group.smokes]
        return [
            (card, group.letter if group.side == side else f">{group.letter}")
            for group in groups
            for card in cards
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        card, word = words
        refusal = cannot_play(game, game.table.turn.side, card, KIND)
        if refusal is not None:
            return refusal
        group = meant(game, word)
        if group is None:
            return Refusal("no-such-group", GROUPS, {"group": word})
        if not group.smokes:
            return Refusal("no-smoke-to-light", BURNING, {"group": group.letter})
        return no_tinder(game.table, group)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        card, word = words
        group = meant(game, word)
        assert group is not None
        table = game.table
        table.turn = table.turn.but(idle=False)
        play(game, table.turn.side, card, group)
        kindle(game, group.id, BURNING)


def play(game: UpFront, side: str, card: str, group: Group) -> None:
    """Spend a Burning card on the ground of a group (F4.6)."""
    spend(game, side, CardId(card))
    facts: dict[str, Fact] = {
        "seat": side,
        "card": card,
        "owner": group.side,
        "group": group.letter,
    }
    game.tell("ignites", (BURNING,), facts)


# After an attack -----------------------------------------------------------------------------


class SetAlight(Question[UpFrontTable]):
    """Whether a Burning card follows an attack; it is asked whatever the hand holds (F4.6)."""

    KIND: ClassVar[str] = "upfront.set_alight"
    PROMPT: ClassVar[str] = "set-alight"
    FIELDS: ClassVar[tuple[str, ...]] = ("side", "group", "weapon")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, str)

    def __init__(self, side: str, group: str, weapon: str) -> None:
        self.side: Final = side
        self.group: Final = group
        self.weapon: Final = weapon

    def seat(self, game: UpFront) -> str:
        return self.side

    def rule(self, game: UpFront) -> RuleId:
        return BURNING

    def facts(self, game: UpFront) -> Facts:
        return {"target": letter_of(self.group)}


class SetOnFire(Deed[UpFrontTable]):
    """Play the Burning card after the attack (F4.6): `ignite 141`."""

    VERB: ClassVar[str] = "ignite"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, SetAlight)
        return [(card,) for card in game.table.holding(frame.side, KIND)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, SetAlight)
        return cannot_play(game, frame.side, words[0], KIND)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, SetAlight)
        game.finish(frame)
        table = game.table
        play(game, frame.side, words[0], table.groups[frame.group])
        if frame.weapon not in SURE:
            card = draw(game, "burning card")
            group = table.groups[frame.group]
            lit = takes(table, frame.weapon, group, card)
            facts: dict[str, Fact] = {"seat": group.side, "group": group.letter, "card": card.id}
            game.tell("fire-check", (BURNING,), {**facts, "done": lit})
            if not lit:
                return
        kindle(game, frame.group, BURNING)


def takes(table: UpFrontTable, weapon: str, group: Group, card: Card) -> bool:
    """Tell whether a card drawn after a Burning card sets the ground on fire (F4.6)."""
    if table.battle.reads(BY_THE_TABLE):
        return lights(table, weapon, tinder(table, group), card)
    return card.red


def offer(game: UpFront, gid: str, weapon: str) -> None:
    """Ask the attacker for a Burning card where one could follow (F4.6)."""
    table = game.table
    group = table.groups.get(gid)
    column = tinder(table, group) if group is not None else ""
    if group is None or not column or weapon not in FOLLOWED:
        return
    by_table = weapon not in SURE and table.battle.reads(BY_THE_TABLE)
    # Where the table knows no number there is nothing to draw for.
    if by_table and not endangers(table, weapon, column):
        return
    side = table.battle.enemy(group.side)
    if any(may_be_held(table, side, id) for id in table.battle.deck):
        game.push(SetAlight(side, gid, weapon))


def may_be_held(table: UpFrontTable, side: str, id: CardId) -> bool:
    """Tell whether a card is a Burning card that, for all both players know, a side may hold."""
    if KIND not in table.battle.uses[side][id] or id in table.gone:
        return False
    return id not in table.discards or any(id in hidden for hidden in table.unseen.values())


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [SetAlight]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    SetAlight.KIND: (SetOnFire(), Decline()),
}
ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Ignite(),)
