"""The Terrain cards a scenario gives a side before play, and where they are laid (23.1, 23.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Question, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule, term
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.formation import Given
from caposaldo.upfront.ground import ground_of
from caposaldo.upfront.groups import TERRAIN, Group, Laid, group_id
from caposaldo.upfront.leaving import cannot_stand
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront

SCENARIO: Final = rule("UF 2.4")
GROUPS: Final = rule("UF 3.2")
ON_ITS_GROUP: Final = rule("UF 23.2")


def given_card(table: UpFrontTable, given: Given) -> CardId | None:
    """Return the card of the deck that is handed out; of several alike any will do.

    On another battlefield it is one that counts as such; none may be left there (T0).
    """
    deck = table.battle.deck
    fitting = [id for id in table.pile if deck[id].terrain and is_given(table, id, given.kind)]
    exact = [id for id in fitting if given.modifier in (0, deck[id].defence)]
    return next(iter([*exact, *fitting]), None)


def is_given(table: UpFrontTable, id: CardId, kind: str) -> bool:
    """Tell whether a Terrain card is one of the kind a scenario names."""
    return ground_of(table, id).is_a(kind)


def lay_given(game: UpFront, group: Group, id: CardId, cited: RuleId) -> None:
    """Take a card out of the deck and lay it on a group."""
    table = game.table
    table.pile.remove(id)
    table.put(group.but(laid=(*group.laid, Laid(id, TERRAIN))))
    kind = term(f"terrain-{table.card(id).terrain}")
    facts = {"seat": group.side, "card": id, "terrain": kind, "group": group.letter}
    game.tell("given-card-laid", (cited,), {**facts})


class LayGiven(Question[UpFrontTable]):
    """On which of his groups a player lays the card his scenario gives him."""

    KIND: ClassVar[str] = "upfront.lay-given"
    PROMPT: ClassVar[str] = "lay-given"
    FIELDS: ClassVar[tuple[str, ...]] = ("side", "card")
    SORTS: ClassVar[tuple[type, ...]] = (str, str)

    def __init__(self, side: str, card: str) -> None:
        self.side: Final = side
        self.card: Final = card

    def seat(self, game: UpFront) -> str:
        return self.side

    def rule(self, game: UpFront) -> RuleId:
        return SCENARIO

    def facts(self, game: UpFront) -> Facts:
        return {"card": self.card}


class LayOn(Deed[UpFrontTable]):
    """Lay the card on an own group: `lay 58 B`."""

    VERB: ClassVar[str] = "lay"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, LayGiven)
        return [(frame.card, group.letter) for group in game.table.side(frame.side)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, LayGiven)
        if words[0] != frame.card:
            return Refusal("not-the-given-card", SCENARIO, {"card": frame.card})
        group = game.table.groups.get(group_id(frame.side, words[1]))
        if group is None:
            return Refusal("no-such-group", GROUPS, {"group": words[1]})
        return cannot_stand(game.table, group, frame.card)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, LayGiven)
        game.finish(frame)
        group = game.table.groups[group_id(frame.side, words[1])]
        lay_given(game, group, CardId(frame.card), SCENARIO)


DEEDS: Final[tuple[Deed[UpFrontTable], ...]] = (LayOn(),)
