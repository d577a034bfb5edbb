"""What the adviser works out from a view is what the rules work out from the table."""

import tomllib
from importlib.resources import files

import pytest

from caposaldo import library
from caposaldo.kernel.chance import stream
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.rules import total
from caposaldo.upfront.advice.chances import Volleys
from caposaldo.upfront.advice.closing import Closer
from caposaldo.upfront.advice.gunnery import Gunnery
from caposaldo.upfront.advice.judging import Judge
from caposaldo.upfront.advice.ordnance import Shot
from caposaldo.upfront.advice.pieces import pieces
from caposaldo.upfront.advice.reading import Reading
from caposaldo.upfront.advice.squads import Squad, relative
from caposaldo.upfront.advice.weights import read_weights
from caposaldo.upfront.columns import column, infiltrated, shifts, start
from caposaldo.upfront.firepower import Aim, firepower
from caposaldo.upfront.hitstrength import hit_strength
from caposaldo.upfront.kind import UpFrontKind
from caposaldo.upfront.reach import needed_by_side
from caposaldo.upfront.shots import Shot as Rules
from caposaldo.upfront.sight import out_of_sight
from caposaldo.upfront.strength import strength_of
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.tohit import ladder_step
from caposaldo.upfront.underground import is_below

USUAL = 5
PAIRS = [
    ("A", "german", "american", "plain"),
    ("B", "russian", "italian", "plain"),
    ("C", "american", "japanese", "plain"),
    ("D", "british", "german", "plain"),
    ("E", "german", "american", "plain"),
    ("F", "japanese", "german", "plain"),
    ("H", "italian", "russian", "plain"),
    ("N", "american", "japanese", "plain"),
    ("C", "german", "american", "desert-rules"),
    ("F", "german", "british", "desert"),
    ("C", "american", "japanese", "jungle"),
    ("E", "german", "russian", "city"),
    ("F", "german", "american", "countryside"),
    ("E", "german", "american", "mountain"),
]


def advice() -> dict[str, object]:
    text = files("caposaldo.upfront").joinpath("data/advice.toml").read_text("utf-8")
    found = tomllib.loads(text)["weights"]
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize(("scenario", "one", "other", "field"), PAIRS)
def test_ranges_firepower_and_strength_are_those_of_the_rules(
    scenario: str, one: str, other: str, field: str
) -> None:
    options = {"side-1": one, "side-2": other, "battlefield": field}
    game = library.start("upfront", scenario, options, seed=12)
    kind, chance = game.kind, stream(12, "anybody")
    assert isinstance(kind, UpFrontKind)
    assert isinstance(game.table, UpFrontTable)
    box = game.table.battle.box
    volleys, weights = Volleys(box.deck), read_weights(advice())
    compared = 0
    for _ in range(900):
        asked = game.decision()
        if asked is None:
            break
        table = game.table
        assert isinstance(table, UpFrontTable)
        if asked.prompt == "act" and not table.turn.heroes:
            reading = Reading(game.view(asked.seat), box, box.scenarios[scenario])
            judge = Judge(reading, volleys, weights, {})
            compared += compare(table, reading, judge.guns)
            compare_ways_in(table, reading, Closer(judge))
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
            own = firepower(aim)
            # Some need more or less for the same cards (44.3, 50.3).
            more = needed_by_side(table, aim.group.side, USUAL) - USUAL if own else 0
            assert guns.firepower(squad, here, other, there) == own - more
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


def compare_ways_in(table: UpFrontTable, reading: Reading, closer: Closer) -> None:
    """Compare the columns of attempts to infiltrate by the chance each gives."""
    for squad in reading.own.values():
        group = table.groups[squad.id]
        for other in reading.others.values():
            target = table.groups[other.id]
            on_the_way = any(man.heading for man in target.men)
            if infiltrated(table, group) or is_below(group) or is_below(target) or on_the_way:
                continue
            exact = column([start(target), *shifts(table, group, target)])
            assert closer.way_in(squad, other) == reading.red_share(exact), (squad.id, other.id)


def compare_shots(table: UpFrontTable, guns: Gunnery, squad: Squad, other: Squad) -> int:
    """Compare the steps of the ladder and the strengths of all shots."""
    group, target = table.groups[squad.id], table.groups[other.id]
    found = pieces(guns.reading.box, squad)
    card = next(card for card in table.battle.deck.values() if card.rn == 1)
    for piece in found:
        man = group.man(piece.man.id)
        assert man is not None
        for boxed in (True, False) if other.armoured else (False,):
            exact = Rules(table, group, target, man, boxed=boxed, arm=piece.arm)
            shot = Shot(guns, squad, piece, other, boxed=boxed)
            if not shot.possible():
                continue
            assert (shot.low, shot.step) == (exact.low, ladder_step(exact))
            dug = other.stand.dug and not other.armoured
            strength = total(hit_strength(exact, shot.step, card)) - dug
            assert shot.strength(1) == strength, (squad.id, other.id, boxed)
    return len(found)


def test_a_weight_left_out_is_named() -> None:
    weights = advice()
    del weights["pin"]
    with pytest.raises(UnreadableFile, match="pin must be a number"):
        read_weights(weights)
