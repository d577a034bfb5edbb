"""Coming up out of the sewers, and the trap that may wait there (T3.7)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Words
from caposaldo.kernel.rules import Fact, Facts, Refusal, RuleId
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.flanking import stirred
from caposaldo.upfront.groups import BELOW, ENTRANCE, TERRAIN, letter_of, side_of
from caposaldo.upfront.holdings import cannot_play, own_group, ready_groups
from caposaldo.upfront.minefields import MineAttack
from caposaldo.upfront.movement import MOVEMENT, can_move, spend_action
from caposaldo.upfront.portage import card_played
from caposaldo.upfront.reactions import Decline
from caposaldo.upfront.sewers import break_contact
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.underground import SEWERS, is_below
from caposaldo.upfront.verbs import Step, UpFront, spend, take_from_hand


class Surface(Deed[UpFrontTable]):
    """Come up on the same Building with a Movement card (T3.7): `surface A 12`."""

    VERB: ClassVar[str] = "surface"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        groups = [group for group in ready_groups(game) if is_below(group)]
        if not groups:
            return ()
        cards = game.table.holding(game.table.turn.side, MOVEMENT)
        return [(group.letter, card) for group in groups for card in cards]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        refusal = can_move(game, words[0], words[1])
        if refusal is not None:
            return refusal
        group = own_group(game, words[0])
        assert group is not None
        return None if is_below(group) else Refusal("not-below", SEWERS, {"group": words[0]})

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = own_group(game, words[0])
        assert group is not None
        spend_action(game, group)
        spend(game, group.side, CardId(words[1]))
        card_played(game, group.id)
        come_up(game, group.id, words[1])
        game.push(Trapped(group.id))


def come_up(game: UpFront, gid: str, card: str) -> None:
    """Bring a group up again; the marker of the way down goes (T3.7)."""
    table = game.table
    # The card ends flanks like any other, but what lies there unheld is kept (17.43, 18.4).
    stirred(game, table.groups[gid])
    break_contact(game, gid)
    group = table.groups[gid]
    marks = tuple([mark for mark in group.marks if mark not in (BELOW, ENTRANCE)])
    table.put(group.but(marks=marks))
    facts: dict[str, Fact] = {"seat": group.side, "group": group.letter, "card": card}
    game.tell("comes-up", (SEWERS,), {**facts, "range": group.range})


# The trap ------------------------------------------------------------------------------------


class Trapped(Question[UpFrontTable]):
    """Whether a booby trap waits for a group that comes up, whatever the enemy holds (T3.7)."""

    KIND: ClassVar[str] = "upfront.trapped"
    PROMPT: ClassVar[str] = "booby-trap"
    FIELDS: ClassVar[tuple[str, ...]] = ("group",)
    SORTS: ClassVar[tuple[type, ...]] = (str,)

    def __init__(self, group: str) -> None:
        self.group: Final = group

    def seat(self, game: UpFront) -> str:
        return game.table.battle.enemy(side_of(self.group))

    def rule(self, game: UpFront) -> RuleId:
        return SEWERS

    def facts(self, game: UpFront) -> Facts:
        return {"target": letter_of(self.group)}


def not_a_mine(game: UpFront, side: str, card: str) -> Refusal | None:
    """Say why a card is no Minefield that a side can play (T3.7)."""
    refusal = cannot_play(game, side, card, TERRAIN)
    if refusal is not None:
        return refusal
    terrain = game.table.battle.box.terrain[game.table.card(card).terrain]
    return None if terrain.mined else Refusal("no-minefield", SEWERS, {"card": card})


class SetTrap(Deed[UpFrontTable]):
    """Play a Minefield as a booby trap, which then leaves the game (T3.7): `mine 108`."""

    VERB: ClassVar[str] = "mine"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Trapped)
        return [(card,) for card in game.table.holding(frame.seat(game), TERRAIN)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Trapped)
        return not_a_mine(game, frame.seat(game), words[0])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Trapped)
        game.finish(frame)
        table, side = game.table, frame.seat(game)
        take_from_hand(game, side, CardId(words[0]))
        table.gone = (*table.gone, CardId(words[0]))
        facts: dict[str, Fact] = {"seat": side, "card": words[0]}
        game.tell("booby-trap", (SEWERS,), {**facts, "target": letter_of(frame.group)})
        game.push(MineAttack(words[0], frame.group))


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Trapped]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {Trapped.KIND: (SetTrap(), Decline())}
ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Surface(),)
