"""What the adviser works out from a view is what the rules work out from the table."""

import tomllib
from importlib.resources import files

import pytest

from caposaldo import library
from caposaldo.kernel.chance import stream
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.rules import total
from caposaldo.upfront.advice.chances import Chances, Volleys
from caposaldo.upfront.advice.gunnery import Gunnery
from caposaldo.upfront.advice.ordnance import Shot
from caposaldo.upfront.advice.pieces import pieces
from caposaldo.upfront.advice.reading import Reading
from caposaldo.upfront.advice.squads import Squad, relative
from caposaldo.upfront.advice.weights import read_weights
from caposaldo.upfront.firepower import Aim, firepower
from caposaldo.upfront.hitstrength import hit_strength
from caposaldo.upfront.kind import UpFrontKind
from caposaldo.upfront.shots import Shot as Rules
from caposaldo.upfront.sight import out_of_sight
from caposaldo.upfront.strength import strength_of
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.tohit import ladder_step

PAIRS = [
    ("A", "german", "american", "day"),
    ("B", "russian", "italian", "day"),
    ("C", "american", "japanese", "day"),
    ("D", "british", "german", "day"),
    ("E", "german", "american", "day"),
    ("F", "japanese", "german", "day"),
    ("H", "italian", "russian", "day"),
]


def advice() -> dict[str, object]:
    text = files("caposaldo.upfront").joinpath("data/advice.toml").read_text("utf-8")
    found = tomllib.loads(text)["weights"]
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize(("scenario", "one", "other", "time"), PAIRS)
def test_ranges_firepower_and_strength_are_those_of_the_rules(
    scenario: str, one: str, other: str, time: str
) -> None:
    options = {"side-1": one, "side-2": other, "night": time}
    game = library.start("upfront", scenario, options, seed=12)
    kind, chance = game.kind, stream(12, "anybody")
    assert isinstance(kind, UpFrontKind)
    volleys, weights = Volleys(kind.box.deck), read_weights(advice())
    compared = 0
    for _ in range(900):
        asked = game.decision()
        if asked is None:
            break
        table = game.table
        assert isinstance(table, UpFrontTable)
        if asked.prompt == "act" and not table.turn.heroes:
            reading = Reading(game.view(asked.seat), kind.box, kind.box.scenarios[scenario])
            guns = Gunnery(reading, Chances(reading.table["unseen"]), volleys, weights)
            compared += compare(table, reading, guns)
        offered = [option.notation for option in asked.options]
        game.answer(offered[chance.pick(offered, "wild")])
    assert compared > 50


def compare(table: UpFrontTable, reading: Reading, guns: Gunnery) -> int:
    compared = 0
    cards = tuple(reading.usable("fire"))[:1]
    for squad in reading.own.values():
        for other in reading.others.values():
            aim = Aim(table, table.groups[squad.id], table.groups[other.id])
            here, there = squad.stand, other.stand
            assert relative(squad, here, other, there) == aim.rr
            assert guns.firepower(squad, here, other, there) == firepower(aim)
            boxed = Aim(table, aim.group, aim.target, boxed=True)
            if other.armoured:
                assert guns.boxed_power(squad, here, other, there) == firepower(boxed)
            compared += compare_shots(table, guns, squad, other)
            hidden = out_of_sight(table, aim.group, aim.target) is not None
            assert guns.sees(squad, here, other, there) != hidden
            if cards and not hidden:
                ids = tuple(id for id in table.battle.deck if id == cards[0]["id"])
                dug = other.stand.dug and not other.armoured
                assert guns.strength(squad, other, cards) == total(strength_of(aim, ids)) - dug
                if other.armoured and firepower(boxed):
                    exact = total(strength_of(boxed, ids))
                    assert guns.strength(squad, other, cards, boxed=True) == exact
            compared += 1
    return compared


def compare_shots(table: UpFrontTable, guns: Gunnery, squad: Squad, other: Squad) -> int:
    """Compare the steps of the ladder and the strengths of all shots at armour."""
    group, target = table.groups[squad.id], table.groups[other.id]
    found = pieces(guns.reading.box, squad) if other.armoured else []
    for piece in found:
        man = group.man(piece.man.id)
        assert man is not None
        exact = Rules(table, group, target, man, boxed=True, arm=piece.arm)
        shot = Shot(guns, squad, piece, other, boxed=True)
        if shot.possible():
            assert (shot.low, shot.step) == (exact.low, ladder_step(exact))
            card = next(card for card in table.battle.deck.values() if card.rn == 1)
            assert shot.strength(1) == total(hit_strength(exact, shot.step, card))
    return len(found)


def test_a_weight_left_out_is_named() -> None:
    weights = advice()
    del weights["pin"]
    with pytest.raises(UnreadableFile, match="pin must be a number"):
        read_weights(weights)
