"""The jungle: where it is, what its cards are, and odds shown before an AFV moves in it (UF 47)."""

import tomllib
from importlib.resources import files

import pytest

from caposaldo import library
from caposaldo.kernel.actions import Action
from caposaldo.library import AnyGame
from caposaldo.proofs import proves
from caposaldo.upfront.advice.chances import Chances
from caposaldo.upfront.advice.firing import Firing
from caposaldo.upfront.advice.overruns import Overruns
from caposaldo.upfront.advice.reading import Reading
from caposaldo.upfront.advice.weights import read_weights
from caposaldo.upfront.battle import Box
from caposaldo.upfront.fielding import fields_offered, in_jungle
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.points import victory_points
from caposaldo.upfront.table import UpFrontTable
from tests.upfront.boxes import box
from tests.upfront.forks import fate, man_odds, shown, spread, told
from tests.upfront.scenes import given as scene
from tests.upfront.test_overrun_odds import became

SIDES = {"side-1": "american", "side-2": "japanese"}


def table(scenario: str, **options: str) -> UpFrontTable:
    game = library.start("upfront", scenario, {**SIDES, **options}, seed=3)
    found = game.table
    assert isinstance(found, UpFrontTable)
    return found


@proves("UF 47.2", 1)
@pytest.mark.parametrize(
    ("scenario", "sides", "jungle"),
    [
        ("A", ("american", "japanese"), False),
        ("N", ("american", "japanese"), True),
        ("Q", ("american", "japanese"), True),
        ("Q", ("japanese", "british"), True),
        ("Q", ("japanese", "german"), False),
        ("Q", ("american", "british"), False),
    ],
)
def test_47_2_a_scenario_says_where_the_jungle_is(
    scenario: str, sides: tuple[str, str], jungle: bool
) -> None:
    assert in_jungle(box().scenarios[scenario], sides) == jungle


@proves("UF 47.2", 3, 4)
@pytest.mark.parametrize("scenario", ["N", "O", "S"])
@pytest.mark.parametrize(
    ("sides", "pacific"),
    [
        (("japanese", "american"), True),
        (("british", "japanese"), True),
        (("german", "american"), False),
        (("german", "russian"), False),
        (("japanese", "russian"), False),
        (("american", "british"), False),
    ],
)
def test_47_2_a_scenario_of_the_jungle_is_one_in_the_pacific_or_everywhere(
    scenario: str, sides: tuple[str, str], pacific: bool
) -> None:
    listed = box().scenarios[scenario]
    assert in_jungle(listed, sides) == pacific
    assert in_jungle(listed, sides, pacific=False)


@proves("UF 47.2", 3, 4)
@pytest.mark.parametrize(("reading", "jungle"), [("yes", False), ("no", True)])
def test_47_2_the_french_find_woods_and_buildings_where_the_reading_says_so(
    reading: str, jungle: bool
) -> None:
    lines = (
        "scenario N",
        "nations french japanese",
        f"option jungle-in-the-pacific {reading}",
        "french A 3 f4 f5",
        "french B 2 f6",
        "french C 1 f7",
        "japanese A 0 j4",
        "ground french A 55",
        "ground french B 58",
        "ground french C 60",
    )
    found = scene(*lines).game.table
    assert isinstance(found, UpFrontTable)
    assert found.battle.jungle == jungle
    names = [spot_of(found, found.groups[f"french-{at}"]).terrain.id for at in "AB"]
    assert names == (["jungle", "jungle"] if jungle else ["woods", "buildings"])
    # What would be jungle scores where the scenario lets only the jungle score.
    assert victory_points(found, "french") == 8
    usual = scene(*[line for line in lines if "option" not in line]).game.table
    assert isinstance(usual, UpFrontTable)
    assert not usual.battle.jungle


@proves("UF 47.2", 1)
def test_47_2_no_player_chooses_the_jungle_of_a_scenario() -> None:
    scenarios = box().scenarios
    assert "jungle-rules" not in fields_offered(box(), scenarios["A"])
    assert fields_offered(box(), scenarios["A"])[:2] == ("plain", "desert-rules")
    assert fields_offered(box(), scenarios["N"]) == ("plain", "jungle")


@proves("UF 47.2", 1)
@proves("UF T2", 1)
def test_the_jungle_deck_may_be_used_in_a_scenario_of_the_jungle_and_in_any_other() -> None:
    assert table("N").battle.field.id == "jungle-rules"
    for scenario in ("A", "N"):
        found = table(scenario, battlefield="jungle").battle
        assert (found.field.id, found.jungle) == ("jungle", True)
    assert not table("A").battle.jungle
    assert not table("Q", battlefield="city").battle.jungle


@proves("UF 47.2", 2)
def test_47_2_woods_and_buildings_are_jungle_with_the_figures_printed_on_them() -> None:
    printed, deck = box().deck, table("N").battle.deck
    changed = {id for id, card in deck.items() if card.terrain != printed[id].terrain}
    assert changed == {id for id, card in printed.items() if card.terrain in ("woods", "buildings")}
    for id in changed:
        now, before = deck[id], printed[id]
        assert now.terrain == "jungle"
        assert (now.defence, now.defence_mortar) == (before.defence, 0)
        assert (now.rn, now.red, now.positions) == (before.rn, before.red, before.positions)


@proves("UF 47.2", 2)
def test_47_2_cards_leave_the_deck_of_some_scenarios_only_outside_the_jungle() -> None:
    assert table("Q").quota == {}
    outside = library.start("upfront", "Q", {"side-1": "german", "side-2": "american"}, seed=3)
    assert isinstance(outside.table, UpFrontTable)
    assert outside.table.quota == {"buildings": 4}


BOGS = """
scenario N
nations american japanese
american A 1 a32
american B 1 a4
japanese A 1 j4
hand american 12 2
pile 1 3 4 5 6 7 8
"""


@proves("UF 47.6", 1)
@pytest.mark.parametrize("action", ["move A 12 forward", "move A 12 sideways", "flank A 2 >B"])
def test_47_6_the_odds_of_a_bog_are_shown_before_the_card_is_played(action: str) -> None:
    position = BOGS + "japanese B 1 j5\n" if action.startswith("flank") else BOGS
    game = library.from_position("upfront", position)
    names = {"bog-check bogged": "bogged", "bog-check": "not-bogged"}
    assert shown(game.preview(action)) == spread(game, action, say=told(names))


@pytest.mark.parametrize("ground", ["", "ground american A 55", "ground american A 82"])
def test_47_6_the_odds_of_an_overrun_hold_its_one_check_for_the_card(ground: str) -> None:
    game = scene(
        "option battlefield jungle",
        "german A 3 g31",
        "german B 1 g3 g4",
        "american A 2 a4",
        "hand german 12",
        "pile 1 26 30 3 152 70",
        ground,
    ).game
    preview = game.preview("overrun A>A 12")
    assert shown(preview) == spread(game, "overrun A>A 12", say=became)


@pytest.mark.parametrize("only_fire", ["no", "yes"])
@pytest.mark.parametrize("target", ["german A 1 g4 g5", "german A 1 g31"])
def test_47_3_the_odds_of_a_mine_know_the_jungle(target: str, only_fire: str) -> None:
    game = scene(
        "scenario C",
        "option battlefield jungle",
        f"option jungle-fire-attacks-only {only_fire}",
        "turn american",
        "phase discards",
        target,
        "german B 1 g2 g6",
        "ground german A 12>sideways 13>sideways",
        "american A 1 a1 a3",
        "american B 1 a4 a6",
        "ground american B 117",
        "hand american 141",
        "pile 1 2 4 26 21 30 29 41 46 8",
    ).game
    preview = game.preview("mine 141 >A")
    assert preview is not None
    labels = [line.label for line in preview.modifiers]
    assert ("jungle" in labels) == (only_fire == "no")
    man = target.split()[3]
    if man == "g31":
        say = told({"immobilised": "immobilised", "": "unharmed"})
        assert shown(preview) == spread(game, "mine 141 >A", "end", say=say, until="refill")
    else:
        say = fate(game, man)
        assert man_odds(preview, man) == spread(game, "mine 141 >A", "end", say=say, until="refill")


@pytest.mark.parametrize(("card", "possible"), [("55", True), ("71", False), ("82", True)])
def test_47_6_the_adviser_knows_whom_an_afv_overruns(card: str, possible: bool) -> None:
    game = scene(
        "option battlefield jungle",
        "german A 3 g31",
        "german B 1 g3 g4",
        "american A 2 a4",
        f"ground american A {card}",
        "hand german 12",
    ).game
    assert isinstance(game.table, UpFrontTable)
    box_of: Box = game.table.battle.box
    reading = Reading(game.view("german"), box_of, box_of.scenarios["A"])
    text = files("caposaldo.upfront").joinpath("data/advice.toml").read_text("utf-8")
    weights = read_weights(tomllib.loads(text)["weights"])
    firing = Firing(reading, Chances(reading.table["unseen"]), weights)
    afv, target = reading.own["A"], reading.others["A"]
    assert Overruns(firing).possible(afv, afv.stand, target) == possible
    offered = [option.notation for option in asked(game)]
    assert ("overrun A>A 12" in offered) == possible


def asked(game: AnyGame) -> list[Action]:
    decision = game.decision()
    assert decision is not None
    return list(decision.options)
