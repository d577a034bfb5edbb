"""Everything before the first turn, in the rulebook's order (3.1 to 3.6, 4.1, 23.1, 23.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Script
from caposaldo.kernel.rules import RuleId, rule, term
from caposaldo.upfront import asleep, firstdigging, firstterrain, givencards, setup
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.covering import strangers
from caposaldo.upfront.fielding import tell_ground
from caposaldo.upfront.firstdigging import DigInFirst, lays_nothing, may_dig
from caposaldo.upfront.firstterrain import FirstTerrain, not_to_begin_with
from caposaldo.upfront.formation import given_cards
from caposaldo.upfront.givencards import LayGiven, given_card, lay_given
from caposaldo.upfront.groups import group_id
from caposaldo.upfront.scenarios import FEWER_POINTS, special_for
from caposaldo.upfront.stationing import SetUp
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront, deal, side_name

FIRST: Final = rule("UF 4.1")
SCENARIO: Final = rule("UF 2.4")
HANDS: Final = rule("UF 3.5")
FIRST_TERRAIN: Final = rule("UF 3.6")
GIVEN: Final = rule("UF 23.1")
ON_ITS_GROUP: Final = rule("UF 23.2")

SURE: Final = "sure_of_terrain"
BY_CARD: Final = "higher-card-first"
OPEN_TO_CHANCE: Final = "axis"
PHASES: Final = {"set-up": "first_forms", "first-terrain": "first_terrain"}
"""The phases before the first turn that a position may stand in, and their steps."""


class Opening(Script[UpFrontTable]):
    """The preparation; the side of the table's turn, not begun yet, sets up first (2.4)."""

    KIND: ClassVar[str] = "upfront.opening"
    STEPS: ClassVar[tuple[str, ...]] = (
        "name_first",
        "give_cards",
        "first_forms",
        "other_forms",
        "lay_given",
        "hold_back",
        "deal_hands",
        "dig_in",
        "first_terrain",
        "refill_hands",
    )

    def name_first(self, game: UpFront) -> None:
        """Say who goes first: the scenario does, or a draw if that is agreed (4.1)."""
        table = game.table
        tell_ground(game)
        by_card = game.reading(BY_CARD) == "yes"
        if by_card and table.battle.scenario.sets_up == OPEN_TO_CHANCE:
            table.turn = table.turn.but(side=_higher_card(game))
        elif table.battle.scenario.sets_up == FEWER_POINTS and _equal_points(table):
            table.turn = table.turn.but(side=_higher_number(game))
        scenario = table.battle.scenario
        if scenario.moves == scenario.sets_up:
            game.tell("goes-first", (FIRST, SCENARIO), {"seat": table.turn.side})
        else:
            facts = {"seat": table.turn.side, "other": side_name(table.battle.first)}
            game.tell("sets-up-first", (FIRST, SCENARIO), {**facts})

    def give_cards(self, game: UpFront) -> None:
        """Tell who gets a card of the deck before set-up; nobody draws until it is laid (23.1)."""
        for given in given_cards(game.table.battle):
            card = given_card(game.table, given)
            if card is None:
                continue
            kind = term(f"terrain-{game.table.card(card).terrain}")
            # One that may lie on any group is this scenario's own affair.
            cited = GIVEN if given.letter else SCENARIO
            game.tell("card-given", (cited,), {"seat": given.side, "terrain": kind})

    def first_forms(self, game: UpFront) -> None:
        """The first side forms its groups (3.2)."""
        game.push(SetUp(game.table.turn.side))

    def other_forms(self, game: UpFront) -> None:
        """The other side forms its groups, having seen the enemy's (3.2)."""
        game.push(SetUp(game.table.battle.enemy(game.table.turn.side)))

    def lay_given(self, game: UpFront) -> None:
        """Lay the cards that were given on the groups named for them, or ask where (23.2).

        Before that the scenario may change how a side begins, all groups being formed (2.4).
        """
        table = game.table
        for told in table.battle.hooks.formed:
            for side in _in_order(game):
                told(game, side)
        for given in given_cards(table.battle):
            id = given_card(table, given)
            if id is None:
                continue
            if given.letter:
                group = table.groups[group_id(given.side, given.letter)]
                lay_given(game, group, id, ON_ITS_GROUP)
            else:
                game.push(LayGiven(given.side, id))

    def hold_back(self, game: UpFront) -> None:
        """Let the reinforcements of both sides wait, now that the groups are formed (35.1)."""
        for side, sheet in game.table.battle.sheets.items():
            game.table.waiting[side] = sheet.force.later

    def deal_hands(self, game: UpFront) -> None:
        """Shuffle and deal the starting hands (3.5)."""
        for told in game.table.battle.hooks.begins:
            told(game)
        for side in _in_order(game):
            fill_hand(game, side, HANDS, seen=True)
            make_sure_of_terrain(game, side)

    def dig_in(self, game: UpFront) -> None:
        """Ask a side that may begin dug in whether it does."""
        for side in _in_order(game):
            if may_dig(game.table, side) is not None:
                game.push(DigInFirst(side))

    def first_terrain(self, game: UpFront) -> None:
        """Lay Terrain cards by turns, the first side first (3.6)."""
        first = game.table.turn.side
        barred = lays_nothing(game.table, first)
        game.push(FirstTerrain(game.table.battle.enemy(first) if barred else first))

    def refill_hands(self, game: UpFront) -> None:
        """Draw back to full hands, the first side first (3.6)."""
        for side in _in_order(game):
            fill_hand(game, side, FIRST_TERRAIN)


def fill_hand(game: UpFront, side: str, why: RuleId, *, seen: bool = False) -> None:
    """Draw until a side holds the hand of its nation; only the side sees the cards (3.5).

    Alone at the table it sees those of its first hand, to lay terrain, and no later ones (49.12).
    """
    table = game.table
    count = 0
    while len(table.hands[side]) < table.battle.sheets[side].nation.hand:
        card = deal(game, side, seen=seen)
        count += 1
        if seen or not table.battle.solitaire:
            game.tell("drew", (why,), {"seat": side, "card": card.id}, seen_by=(side,))
    if count:
        others = strangers(table.battle, side, seen=seen)
        game.tell("drew-unseen", (why,), {"seat": side, "count": count}, seen_by=others)


def make_sure_of_terrain(game: UpFront, side: str) -> None:
    """Deal anew until a side holds the Terrain cards its scenario makes sure of."""
    table = game.table
    sure = special_for(table.battle.scenario, SURE, table.battle.sheets[side].role)
    if sure is None:
        return
    wanted = int(sure.value["cards"])
    while _usable(table, side, table.hands[side]) < wanted:
        hand = table.hands[side]
        if _usable(table, side, [*table.pile, *hand]) < wanted:
            return
        table.pile = sorted([*table.pile, *hand], key=int)
        table.hands[side] = ()
        game.tell("dealt-anew", (SCENARIO,), {"seat": side, "count": len(hand)})
        fill_hand(game, side, HANDS, seen=True)


def _usable(table: UpFrontTable, side: str, cards: Iterable[CardId]) -> int:
    """Count the cards that a side could lay as first terrain (3.6)."""
    return len([id for id in cards if not_to_begin_with(table, side, id) is None])


def _in_order(game: UpFront) -> tuple[str, str]:
    first = game.table.turn.side
    return first, game.table.battle.enemy(first)


def _higher_card(game: UpFront) -> str:
    """Let each side draw a card; the higher number wins, and both go back before the shuffle."""
    pile = list(game.table.pile)
    drawn: dict[str, CardId] = {}
    for side in game.table.battle.sides:
        drawn[side] = pile.pop(game.chance.pick(pile, f"first side, {side}"))
        game.tell("draws-for-first", (FIRST,), {"seat": side, "card": drawn[side]})
    return max(drawn, key=lambda side: int(drawn[side]))


def _equal_points(table: UpFrontTable) -> bool:
    return len({sheet.force.points for sheet in table.battle.sheets.values()}) == 1


def _higher_number(game: UpFront) -> str:
    """Let each side draw an RN until one is higher; the cards go back before the shuffle (4.1)."""
    pile = list(game.table.pile)
    while True:
        numbers: dict[str, int] = {}
        for side in game.table.battle.sides:
            card = game.table.card(pile.pop(game.chance.pick(pile, f"first side, {side}")))
            numbers[side] = card.number
            game.tell("draws-for-first", (FIRST,), {"seat": side, "card": card.id})
        if len(set(numbers.values())) > 1:
            return max(numbers, key=lambda side: numbers[side])


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [
    Opening,
    SetUp,
    LayGiven,
    DigInFirst,
    FirstTerrain,
    *asleep.FRAMES,
]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    SetUp.KIND: setup.DEEDS,
    LayGiven.KIND: givencards.DEEDS,
    DigInFirst.KIND: firstdigging.DEEDS,
    FirstTerrain.KIND: firstterrain.DEEDS,
    **asleep.DEEDS,
}
