"""Terrain the enemy plays on men who are forming a new group, and their answer (17.92)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule, term
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.groups import TERRAIN, Laid, group_id, side_of
from caposaldo.upfront.holdings import GROUPS
from caposaldo.upfront.leaving import spared
from caposaldo.upfront.newgroups import COMPLETION, cannot_form_in, form_there, forming, newcomers
from caposaldo.upfront.placing import not_for_ground
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.transfers import PAIR
from caposaldo.upfront.travelling import call_back
from caposaldo.upfront.verbs import Step, UpFront, take_from_hand, to_discards

IMPOSING: Final = rule("UF 7.3")
ONE_TERRAIN: Final = rule("UF 7.32")
FORCED: Final = rule("UF 7.33")
FORMS: Final = "found "


def cannot_forestall(
    game: UpFront, card: str, word: str, declared: tuple[str, ...]
) -> Refusal | None:
    """Say why terrain cannot be played on enemies who form a new group (17.92)."""
    enemy = game.table.battle.enemy(game.table.turn.side)
    if not word.startswith(PAIR) or word[1:] not in forming(game, enemy):
        return Refusal("no-such-group", GROUPS, {"group": word})
    id = group_id(enemy, word[1:])
    if any(entry.startswith(FORMS) and entry.endswith(id) for entry in declared):
        return Refusal("terrain-waits", ONE_TERRAIN, {"group": word[1:]})
    coming = newcomers(game, enemy, word[1:])
    return not_for_ground(game, card) or spared(game.table, coming, card)


def forestall(game: UpFront, card: str, word: str) -> str:
    """Play terrain on enemies who form a new group, and return what is to be resolved (17.92)."""
    table = game.table
    side = table.turn.side
    take_from_hand(game, side, CardId(card))
    # It is a discard only if nobody takes it: no card of the desert leaves the game yet (52.16).
    table.discards.append(CardId(card))
    terrain = term(f"terrain-{table.card(card).terrain}")
    facts = {"seat": table.battle.enemy(side), "group": word[1:], "terrain": terrain}
    game.tell("imposes", (COMPLETION,), {**facts, "card": card})
    return f"{FORMS}{card} {group_id(table.battle.enemy(side), word[1:])}"


def recall(table: UpFrontTable, card: CardId) -> None:
    """Take back a card that was played; draws since may have shuffled it in, or banished it."""
    if card in table.gone:
        table.gone = tuple([id for id in table.gone if id != card])
        return
    (table.discards if card in table.discards else table.pile).remove(card)


class FormThere(Question[UpFrontTable]):
    """Whether men form their group in the terrain the enemy has played (17.92)."""

    KIND: ClassVar[str] = "upfront.form_there"
    PROMPT: ClassVar[str] = "form-there"
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "group")
    SORTS: ClassVar[tuple[type, ...]] = (str, str)

    def __init__(self, card: str, group: str) -> None:
        self.card: Final = card
        self.group: Final = group

    def seat(self, game: UpFront) -> str:
        return side_of(self.group)

    def rule(self, game: UpFront) -> RuleId:
        return COMPLETION

    def facts(self, game: UpFront) -> Facts:
        terrain = term(f"terrain-{game.table.card(self.card).terrain}")
        return {"group": self.group[-1], "terrain": terrain}

    def waiting(self, game: UpFront) -> bool:
        return self.group[-1] in forming(game, side_of(self.group))

    def run(self, game: UpFront) -> None:
        # A sniper of the same turn may have sent the men back: there is nothing to answer.
        game.finish(self)


class Accept(Deed[UpFrontTable]):
    """Form the group there (17.92)."""

    VERB: ClassVar[str] = "accept"

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, FormThere)
        if cannot_form_in(game, side_of(frame.group), frame.group[-1], frame.card) is None:
            return None
        return Refusal("must-reject", FORCED, frame.facts(game))

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, FormThere)
        game.finish(frame)
        table, card = game.table, CardId(frame.card)
        recall(table, card)
        form_there(game, side_of(frame.group), frame.group[-1], card)


class Reject(Deed[UpFrontTable]):
    """Go back where one came from (17.92)."""

    VERB: ClassVar[str] = "reject"

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, FormThere)
        kind = game.table.card(frame.card).terrain
        side, letter = side_of(frame.group), frame.group[-1]
        unfit = cannot_form_in(game, side, letter, frame.card) is not None
        if unfit or game.table.battle.box.terrain[kind].rejectable:
            return None
        return Refusal("never-rejected", IMPOSING, {"terrain": term(f"terrain-{kind}")})

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, FormThere)
        game.finish(frame)
        card = CardId(frame.card)
        if game.table.battle.box.terrain[game.table.card(card).terrain].banished:
            recall(game.table, card)
            to_discards(game, (Laid(card, TERRAIN),), side_of(frame.group), used=False)
        call_back(game, side_of(frame.group), frame.group[-1], COMPLETION)


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [FormThere]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {FormThere.KIND: (Accept(), Reject())}
