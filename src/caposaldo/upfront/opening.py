"""Everything before the first turn, in the rulebook's order (3.1 to 3.6, 4.1, 23.1, 23.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.contract import SPECTATOR
from caposaldo.kernel.frames import Deed, Frame, Script
from caposaldo.kernel.rules import RuleId, rule, term
from caposaldo.upfront import firstterrain, setup
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.firstterrain import FirstTerrain
from caposaldo.upfront.formation import given_cards
from caposaldo.upfront.groups import TERRAIN, Laid, group_id
from caposaldo.upfront.setup import SetUp
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront, deal

FIRST: Final = rule("UF 4.1")
SCENARIO: Final = rule("UF 2.4")
HANDS: Final = rule("UF 3.5")
FIRST_TERRAIN: Final = rule("UF 3.6")
GIVEN: Final = rule("UF 23.1")
ON_ITS_GROUP: Final = rule("UF 23.2")

BY_CARD: Final = "higher-card-first"
OPEN_TO_CHANCE: Final = "axis"
PHASES: Final = {"set-up": "first_forms", "first-terrain": "first_terrain"}
"""The phases before the first turn that a position may stand in, and their steps."""


class Opening(Script[UpFrontTable]):
    """The preparation; the side of the table's turn, which has not begun, is the first (2.4)."""

    KIND: ClassVar[str] = "upfront.opening"
    STEPS: ClassVar[tuple[str, ...]] = (
        "name_first",
        "give_cards",
        "first_forms",
        "other_forms",
        "lay_given",
        "deal_hands",
        "first_terrain",
        "refill_hands",
    )

    def name_first(self, game: UpFront) -> None:
        """Say who goes first: the scenario does, or a draw if that is agreed (4.1)."""
        table = game.table
        by_card = game.reading(BY_CARD) == "yes"
        if by_card and table.battle.scenario.sets_up == OPEN_TO_CHANCE:
            table.turn = table.turn.but(side=_higher_card(game))
        game.tell("goes-first", (FIRST, SCENARIO), {"seat": table.turn.side})

    def give_cards(self, game: UpFront) -> None:
        """Tell who gets a card of the deck before set-up; nobody draws until it is laid (23.1)."""
        for side, kind, _ in given_cards(game.table.battle):
            game.tell("card-given", (GIVEN,), {"seat": side, "terrain": term(f"terrain-{kind}")})

    def first_forms(self, game: UpFront) -> None:
        """The first side forms its groups (3.2)."""
        game.push(SetUp(game.table.turn.side))

    def other_forms(self, game: UpFront) -> None:
        """The other side forms its groups, having seen the enemy's (3.2)."""
        game.push(SetUp(game.table.battle.enemy(game.table.turn.side)))

    def lay_given(self, game: UpFront) -> None:
        """Lay the cards that were given on the groups named for them (23.2)."""
        table = game.table
        for side, kind, letter in given_cards(table.battle):
            id = _of_kind(table, kind)
            table.pile.remove(id)
            group = table.groups[group_id(side, letter)]
            table.put(group.but(laid=(*group.laid, Laid(id, TERRAIN))))
            facts = {"seat": side, "card": id, "terrain": term(f"terrain-{kind}")}
            game.tell("given-card-laid", (ON_ITS_GROUP,), {**facts, "group": letter})

    def deal_hands(self, game: UpFront) -> None:
        """Shuffle and deal the starting hands (3.5)."""
        for side in _in_order(game):
            fill_hand(game, side, HANDS)

    def first_terrain(self, game: UpFront) -> None:
        """Lay Terrain cards by turns, the first side first (3.6)."""
        game.push(FirstTerrain(game.table.turn.side))

    def refill_hands(self, game: UpFront) -> None:
        """Draw back to full hands, the first side first (3.6)."""
        for side in _in_order(game):
            fill_hand(game, side, FIRST_TERRAIN)


def fill_hand(game: UpFront, side: str, why: RuleId) -> None:
    """Draw until a side holds the hand of its nation; only the side sees the cards (3.5)."""
    table = game.table
    count = 0
    while len(table.hands[side]) < table.battle.sheets[side].nation.hand:
        card = deal(game, side)
        count += 1
        game.tell("drew", (why,), {"seat": side, "card": card.id}, seen_by=(side,))
    if count:
        others = (SPECTATOR, table.battle.enemy(side))
        game.tell("drew-unseen", (why,), {"seat": side, "count": count}, seen_by=others)


def _in_order(game: UpFront) -> tuple[str, str]:
    first = game.table.turn.side
    return first, game.table.battle.enemy(first)


def _of_kind(table: UpFrontTable, kind: str) -> CardId:
    return next(id for id in table.pile if table.battle.deck[id].terrain == kind)


def _higher_card(game: UpFront) -> str:
    """Let each side draw a card; the higher number wins, and both go back before the shuffle."""
    pile = list(game.table.pile)
    drawn: dict[str, CardId] = {}
    for side in game.table.battle.sides:
        drawn[side] = pile.pop(game.chance.pick(pile, f"first side, {side}"))
        game.tell("draws-for-first", (FIRST,), {"seat": side, "card": drawn[side]})
    return max(drawn, key=lambda side: int(drawn[side]))


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Opening, SetUp, FirstTerrain]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    SetUp.KIND: setup.DEEDS,
    FirstTerrain.KIND: firstterrain.DEEDS,
}
