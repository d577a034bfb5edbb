"""Designs, purchases and draws in few words, for the tests of rule 43."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from caposaldo.kernel.chance import RiggedChance, stream
from caposaldo.kernel.game import Origin, begin
from caposaldo.upfront.battle import Box
from caposaldo.upfront.dyo.battleplan import options_of, orders_of
from caposaldo.upfront.dyo.bill import Bill, bill
from caposaldo.upfront.dyo.checking import check_design
from caposaldo.upfront.dyo.design import Design
from caposaldo.upfront.dyo.drawing import Pile
from caposaldo.upfront.dyo.limits import faults
from caposaldo.upfront.dyo.purchase import Batch, Purchase, Terms
from caposaldo.upfront.dyo.reading import read_design
from caposaldo.upfront.dyo.tables import Tables, read_tables
from caposaldo.upfront.kind import UpFrontKind
from tests.upfront.boxes import UpFront, kind
from tests.upfront.data_files import parsed

SQUADS: Final = {"german": range(1, 11), "russian": range(1, 16), "american": range(1, 13)}


@cache
def tables() -> Tables:
    return read_tables(parsed("dyo"), parsed("nations"), kind().box.nations)


def box() -> Box:
    return kind().box


def buys(
    nation: str,
    *cards: int,
    troops: str = "line",
    role: str = "defender",
    snipers: int = 0,
    later: tuple[Batch, ...] = (),
    weapons: Mapping[str, int] | None = None,
    **secondary: int,
) -> Purchase:
    bags = {**(weapons or {}), **secondary}
    return Purchase(nation, role, troops, Batch(0, cards, bags), later, snipers)


def cost(bought: Purchase, terms: Terms | None = None) -> Bill:
    return bill(box(), tables(), bought, terms or Terms("1944b"))


def wrong(bought: Purchase, terms: Terms | None = None) -> list[tuple[str, str]]:
    """Every fault of a purchase as its key and rule."""
    agreed = terms or Terms("1944b")
    found = faults(box(), tables(), bought, agreed, cost(bought, agreed))
    return [(refusal.key, str(refusal.rule)) for refusal in found]


def pile(*cards: str) -> Pile:
    """A deck from which these cards are drawn first and nothing else may be."""
    return Pile(box().deck, RiggedChance(cards))


def card_with(column: int, number: int, *but: str) -> str:
    """A card that shows a number in a column; column 0 is the tenth."""
    found = [id for id, card in box().deck.items() if card.positions[column - 1] == number]
    return next(id for id in found if id not in but)


def bid(**changes: object) -> dict[str, Any]:
    """The data of a design that can be played as it is."""
    plain: dict[str, Any] = {
        "format": 1,
        "way": "bid",
        "year": "1943b",
        "victory": 3,
        "decks": 1,
        "force": [
            {"role": "attacker", "nation": "german", "cards": list(SQUADS["german"])},
            {"role": "defender", "nation": "russian", "cards": list(SQUADS["russian"])},
        ],
    }
    return {**plain, **changes}


def forces(*changes: dict[str, Any]) -> list[dict[str, Any]]:
    """The two forces of a plain design with some fields changed."""
    return [{**one, **other} for one, other in zip(bid()["force"], changes, strict=True)]


def checked(data: dict[str, Any]) -> list[tuple[str, str, str]]:
    """Every fault of a design as its side, field and key."""
    design = read_design(data)
    written = kind().scenarios.get(design.scenario, {})
    found = check_design(box(), tables(), design, written)
    return [(fault.role, fault.field, fault.refusal.key) for fault in found]


def options(design: Design) -> dict[str, str]:
    written = kind().scenarios.get(design.scenario, {})
    return {**options_of(design), "orders": orders_of(box(), tables(), design, written)}


def played(data: dict[str, Any], seed: int = 1, rig: tuple[str, ...] = ()) -> UpFront:
    """Begin the game of a design without faults, perhaps with its first draws rigged."""
    assert checked(data) == []
    game: UpFrontKind = kind()
    setup = game.setup("own", options(read_design(data)))
    chance = RiggedChance(rig) if rig else stream(seed, "game")
    begun = begin(game, Origin(setup, chance.data(), None))
    assert not rig or begun.chance.data()["left"] == []
    return begun


def to_the_end(game: UpFront, seed: int = 1) -> UpFront:
    """Answer at random until the game is over."""
    choice = stream(seed, "answers")
    while (asked := game.decision()) is not None:
        game.answer(asked.options[choice.below(len(asked.options), "answer")])
    return game
