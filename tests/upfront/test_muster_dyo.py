"""Random reinforcements bought deck by deck for a scenario of one's own (UF 48.1, 48.32, 48.4)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

import pytest
from typer.testing import CliRunner

from caposaldo.cli.app import app
from caposaldo.designs import read_file, report, shelf, write_file
from caposaldo.kernel.chance import stream
from caposaldo.proofs import proves
from caposaldo.scene import Scene
from caposaldo.upfront.dyo.battleplan import options_of
from caposaldo.upfront.dyo.drawing import Pile
from caposaldo.upfront.dyo.lots import Lots, draw_design
from caposaldo.upfront.dyo.purchase import Batch, Purchase, Terms
from caposaldo.upfront.dyo.reading import complaints, read_design
from caposaldo.upfront.keynumbers import drawn
from caposaldo.upfront.marksmen import attacks
from caposaldo.upfront.recruits import to_be_had
from caposaldo.upfront.table import UpFrontTable
from tests.upfront.boxes import UpFront
from tests.upfront.designing import bid, box, checked, cost, forces, options, played, tables, wrong

DISCOUNT: Final = {"random-reinforcement-discount": "yes"}
BOTH: Final = {"random-and-normal-reinforcements": "yes"}


def buys(*decks: int, later: tuple[Batch, ...] = (), troops: str = "line") -> Purchase:
    start = Batch(0, tuple(range(1, 11)), {})
    return Purchase("german", "defender", troops, start, later, 0, decks)


def terms(decks: int = 3, **readings: str) -> Terms:
    names = {name.replace("_", "-"): value for name, value in readings.items()}
    return Terms("1944a", decks=decks, readings=names)


def lines(bought: Purchase, agreed: Terms) -> list[tuple[str, int, str, object]]:
    found = cost(bought, agreed).lines
    return [
        (line.label, line.value, str(line.rule), line.facts["deck"])
        for line in found
        if line.label == "bought-random"
    ]


@proves("UF 48.1", 1, 2)
def test_48_1_each_deck_costs_fifty_points_whichever_it_is() -> None:
    assert lines(buys(1, 3), terms()) == [
        ("bought-random", 50, "UF 48.1", 1),
        ("bought-random", 50, "UF 48.1", 3),
    ]


@proves("UF 48.1", 1)
def test_48_1_by_the_other_reading_later_decks_cost_less() -> None:
    agreed = terms(5, random_reinforcement_discount="yes")
    assert [line[1] for line in lines(buys(1, 2, 3, 4, 5), agreed)] == [50, 40, 25, 10, 10]


def test_48_1_the_type_of_troops_does_not_change_their_price() -> None:
    plain, elite = cost(buys(troops="elite")).total, cost(buys(1, troops="elite")).total
    assert elite - plain == 50


@proves("UF 48.1", 2)
@pytest.mark.parametrize("decks", [(4,), (1, 1), (0,)])
def test_48_1_they_are_bought_once_for_a_deck_of_the_game(decks: tuple[int, ...]) -> None:
    assert ("design-random-decks", "UF 48.1") in wrong(buys(*decks), terms(3))
    assert wrong(buys(1, 2, 3), terms(3)) == []


@proves("UF 48.1", 3)
def test_48_1_who_pays_for_them_has_no_normal_reinforcements() -> None:
    later = (Batch(1, (12,), {}),)
    assert wrong(buys(2, later=later), terms()) == [("design-random-and-later", "UF 48.1")]
    assert wrong(buys(later=later), terms()) == []


def test_48_1_by_the_other_reading_both_may_be_had() -> None:
    agreed = terms(random_and_normal_reinforcements="yes")
    assert wrong(buys(2, later=(Batch(1, (12,), {}),)), agreed) == []


def test_48_1_men_whom_a_printed_scenario_brings_later_are_normal_reinforcements() -> None:
    agreed = Terms("1944a", decks=3, coming=Batch(0, (12,), {}))
    assert ("design-random-and-later", "UF 48.1") in wrong(buys(1), agreed)


# The file ------------------------------------------------------------------------------------


def design(**changes: object) -> dict[str, Any]:
    mine = {"random_decks": [1, 2]}
    return bid(**{"decks": 3, "force": forces(mine, {}), **changes})


def test_48_1_a_design_keeps_the_decks_and_the_readings_in_its_file() -> None:
    written = write_file(design(readings=DISCOUNT))
    data = tomllib.loads(written)
    assert data["force"][0]["random_decks"] == [1, 2]
    assert "random_decks" not in data["force"][1]
    assert data["readings"] == DISCOUNT
    assert write_file(read_file(written)) == written
    assert "readings" not in tomllib.loads(write_file(bid()))


@proves("UF 48.1", 5)
def test_48_1_the_report_shows_the_decks_on_the_bill() -> None:
    found = report(design(readings=DISCOUNT))
    listed = found.bills[0]["lines"]
    assert isinstance(listed, list)
    told = [line for line in listed if line["label"] == "bought-random"]
    assert [line["value"] for line in told] == [50, 40]
    assert found.playable
    assert shelf()["random"] == 50


def test_48_1_a_fault_is_told_at_its_field() -> None:
    data = design(force=forces({"random_decks": [4]}, {}))
    assert checked(data) == [("attacker", "random_decks", "design-random-decks")]


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"readings": {"armour-dread": "on"}}, "readings"),
        ({"readings": {"random-reinforcement-discount": "maybe"}}, "readings"),
        ({"force": forces({"random_decks": ["x"]}, {})}, "force 1, random_decks"),
    ],
)
def test_48_1_what_cannot_be_read_is_named(changes: dict[str, Any], place: str) -> None:
    assert [complaint.place for complaint in complaints(design(**changes))] == [place]


def test_48_1_a_design_drawn_by_lot_keeps_them() -> None:
    pile = Pile(box().deck, stream(1, "lots"))
    found = draw_design(pile, tables(), read_design(design(readings=BOTH)), Lots(("year",)))
    assert found.forces[0].random_decks == (1, 2)
    assert options_of(found)["random-and-normal-reinforcements"] == "yes"


def test_48_1_the_command_buys_them_and_gives_them_up(tmp_path: Path) -> None:
    file = tmp_path / "ridge.toml"
    file.write_text(write_file(bid(decks=3)), "utf-8")
    runner = CliRunner()
    for asked, decks in (("1-2", [1, 2]), ("none", None)):
        words = ["design", "buy", str(file), "attacker", "--random", asked]
        assert runner.invoke(app, words).exit_code == 0
        assert tomllib.loads(file.read_text("utf-8"))["force"][0].get("random_decks") == decks


# The game ------------------------------------------------------------------------------------


def scene(*given: str, rig: str = "", **changes: object) -> Scene:
    """Set a position down in the game of a design."""
    agreed = options(read_design(design(**changes)))
    asked = [f"option {name} {value}" for name, value in agreed.items() if name not in SIDES]
    nations = f"nations {agreed['side-1']} {agreed['side-2']}"
    return Scene("upfront", "\n".join(["scenario own", nations, *asked, *given]), rig)


SIDES: Final = ("side-1", "side-2")
FIELD: Final = ("german A 1 g4 g5", "russian A 1 r4 r5")


@proves("UF 48.1", 2)
@pytest.mark.parametrize(("deck", "called"), [(1, True), (2, True), (3, False)])
def test_48_1_only_what_happens_in_a_deck_paid_for_counts(deck: int, called: bool) -> None:
    found = scene("turn russian", f"deck {deck}", *FIELD, "hand russian 66", rig="b6 b0")
    for line in ("fire A>A; with 66; shoot", "german: decline", "russian: resolve"):
        found.play(line)
    found.finish()
    assert ("calls-german:1" in found.game.table.notes) == called


@proves("UF 48.2", 4)
@pytest.mark.parametrize("deck", [1, 2])
def test_48_2_the_end_of_a_deck_paid_for_gives_a_chance(deck: int) -> None:
    found = scene("turn russian", f"deck {deck}", *FIELD, "hand russian 66", "pile 4", rig="4 3")
    for line in ("fire A>A; with 66; shoot", "german: decline", "russian: resolve"):
        found.play(line)
    assert found.game.table.notes == ("calls-german:1",)


@proves("UF 48.2", 4)
def test_48_2_the_end_of_a_deck_not_paid_for_gives_none() -> None:
    only_second = forces({"random_decks": [2]}, {})
    found = scene("turn russian", *FIELD, "hand russian 66", "pile 4", rig="4 3", force=only_second)
    for line in ("fire A>A; with 66; shoot", "german: decline", "russian: resolve"):
        found.play(line)
    assert found.game.table.decks == 2
    assert found.game.table.notes == ()


def test_48_2_the_last_card_of_a_deck_belongs_to_it() -> None:
    found = scene("turn russian", "deck 2", *FIELD, "hand russian 66", "pile 30", rig="30 3")
    for line in ("fire A>A; with 66; shoot", "german: decline", "russian: resolve"):
        found.play(line)
    assert found.game.table.decks == 3
    assert found.game.table.notes == ("calls-german:2",)


@proves("UF 48.32", 1)
def test_48_32_a_weapon_out_of_its_period_is_replaced() -> None:
    """g19 has an assault rifle, which comes in 1944."""
    found = scene(*FIELD, "note calls-german:1", rig="b3")
    found.play("muster")
    found.check("asked german replace-recruit man=g10")
    found.play("recruit g89")
    found.check("asked german replace-recruit man=g19")
    found.check("refused recruit g85 by UF 48.32 not-to-be-had")


@proves("UF 48.31", 2)
def test_48_31_a_secondary_weapon_has_its_time_too() -> None:
    early = scene(*FIELD, "note calls-german:1", rig="b3", year="1943a")
    late = scene(*FIELD, "note calls-german:1", rig="b3", year="1944b")
    for one in (early, late):
        one.play("muster")
        while (asked := one.game.decision()) and asked.prompt == "replace-recruit":
            one.play("decline")
    early.check("refused recruit g17 PF by UF 48.31 no-second-weapon")
    late.check("offered recruit g17 PF")
    early.check("refused recruit g15 by UF 48.32 not-to-be-had")
    late.check("offered recruit g15")


@proves("UF 48.4", 1)
@proves("UF 14.41", 3)
def test_48_4_a_sniper_gives_the_use_of_sniper_cards_to_a_side_that_has_none() -> None:
    found = scene(*FIELD, "note calls-german:1", "hand german 27", rig="b0 b0 b0")
    assert found.game.table.snipers == {"german": 0, "russian": 1}
    found.check("refused snipe 27 >A by UF 2.22 cower")
    for line in ("muster", "done; end; stay", "russian: done; end; stay", "done; snipe 27 >A"):
        found.play(line)
    assert found.game.table.snipers == {"german": 1, "russian": 1}


def test_48_4_without_random_reinforcements_that_side_never_has_one() -> None:
    plain = scene(*FIELD, "hand german 27", force=forces({}, {}))
    plain.check("refused snipe 27 >A by UF 2.22 cower")
    assert plain.game.table.battle.sheets["german"].chances == frozenset()


@proves("UF 48.4", 3)
@proves("UF 14.41", 2)
@pytest.mark.parametrize(("reading", "count"), [("no", 2), ("yes", 1)])
def test_48_4_a_bought_second_sniper_attacks_too_or_is_only_insurance(
    reading: str, count: int
) -> None:
    two = forces({"snipers": 2}, {})
    agreed = f"option bought-sniper-insurance-only {reading}"
    found = scene(agreed, "phase discards", *FIELD, "hand german 27", force=two)
    table = found.game.table
    assert table.snipers == {"german": 2, "russian": 1}
    assert attacks(table, "german") == count
    asked = found.game.decision()
    assert asked is not None
    declared = [option.notation for option in asked.options]
    assert ("snipe 27 >A >A" in declared) == (count == 2)


@pytest.mark.parametrize(("reading", "after"), [("no", (1, 0)), ("yes", (1, 0))])
def test_48_42_checks_end_bought_snipers_one_by_one(reading: str, after: tuple[int, int]) -> None:
    two = forces({"snipers": 2}, {})
    agreed = f"option bought-sniper-insurance-only {reading}"
    for snipers, left in zip((2, 1), after, strict=True):
        found = scene(
            agreed, "turn russian", *FIELD, "sniped russian A 0", f"snipers german {snipers}",
            *(["note rifles-german:1"] if snipers == 1 else []),
            force=two, rig="b3",
        )  # fmt: skip
        found.play("sniper-check A")
        assert found.game.table.snipers["german"] == left
        assert attacks(found.game.table, "german") == left


@proves("UF 14.41", 2)
def test_14_41_without_the_supplements_a_bought_second_sniper_gives_no_attack() -> None:
    two = forces({"snipers": 2}, {})
    old = scene("option supplements off", "phase discards", *FIELD, "hand german 27", force=two)
    assert old.game.table.snipers["german"] == 2
    old.check("refused snipe 27 >A >A by UF 48.4 too-many-attacks")
    old.check("offered snipe 27 >A")


@proves("UF 48.1", 1)
def test_48_1_a_game_from_before_the_supplements_has_no_random_reinforcements() -> None:
    old = scene("option supplements off", *FIELD, "note calls-german:1")
    old.check("refused muster by UF 48.1 not-entitled")


@proves("UF 48.1", 6)
def test_48_33_normal_reinforcements_come_as_group_e_and_random_ones_besides() -> None:
    both = forces({"random_decks": [1], "later": [{"decks": 1, "cards": [12]}]}, {})
    found = scene(
        "deck 2", *FIELD, "waiting german g12 g13", "note won-german:g13", "hand german 9 4",
        force=both, readings=BOTH,
    )  # fmt: skip
    for line in ("reinforce 9; go", "reinforce 4; go"):
        found.play(line)
    found.check("german E 0 g12")
    found.check("german Z 0 g13")


def test_48_33_a_red_card_brings_normal_ones_in_while_group_z_is_there() -> None:
    both = forces({"random_decks": [1], "later": [{"decks": 1, "cards": [12]}]}, {})
    found = scene(
        "deck 2", *FIELD, "german Z 1 g6 g7", "waiting german g12 g13", "note won-german:g13",
        "hand german 4", force=both, readings=BOTH,
    )  # fmt: skip
    found.play("reinforce 4; go")
    found.check("german E 0 g12")
    found.check("waiting german g13")


def test_48_1_a_whole_game_with_random_reinforcements_can_be_begun() -> None:
    game: UpFront = played(design())
    assert game.table.battle.sheets["german"].chances == {1, 2}
    assert game.table.battle.sheets["russian"].chances == frozenset()
    assert "g81" in game.table.battle.box.men
    assert "g81" not in box().men


def test_48_2_the_end_of_a_deck_calls_both_sides_each_in_its_next_turn() -> None:
    both = forces({"random_decks": [1]}, {"random_decks": [1]})
    found = scene("turn russian", *FIELD, "hand russian 66", "pile 4", rig="4 3", force=both)
    for line in ("fire A>A; with 66; shoot", "german: decline", "russian: resolve"):
        found.play(line)
    assert found.game.table.notes == ("calls-german:1", "next-calls-russian:1")


def test_48_2_what_is_drawn_before_the_first_turn_calls_nobody() -> None:
    for number, notes in ((0, ()), (1, ("calls-german:1",))):
        game = scene(f"turn russian {number}", *FIELD).game
        drawn(game, game.table.card("30"), "russian", False)
        assert game.table.notes == notes


def test_48_2_a_position_a_red_six_or_another_number_calls_nobody() -> None:
    game = scene("turn russian", *FIELD).game
    for card, position in (("30", True), ("21", False), ("7", False)):
        drawn(game, game.table.card(card), "russian", position)
    drawn(game, game.table.card("30"), "german", False)
    assert game.table.notes == ()


def test_37_1_partisans_win_no_guns_and_no_second_leader_and_snipe_once() -> None:
    squad = [1, 3, 4, 5, 6, 7, 8, 9, 10, 11]
    band = {"troops": "partisan", "cards": squad, "random_decks": [1]}
    table = scene(*FIELD, force=forces({}, band)).game.table
    assert isinstance(table, UpFrontTable)
    assert (table.snipers["russian"], attacks(table, "russian")) == (2, 1)
    cards = to_be_had(table, "russian")
    assert [card.id for card in cards if card.vehicle is not None or card.role] == []
    assert "r12" in [card.id for card in cards]
    led = [card.role for card in to_be_had(table, "german") if card.role]
    assert "SL" in led
    assert any(card.vehicle is not None for card in to_be_had(table, "german"))


def test_37_1_partisans_without_a_leader_may_win_one() -> None:
    band = {"troops": "partisan", "cards": [3, 4, 5, 6, 7, 8, 9, 10, 11], "random_decks": [1]}
    table = scene(*FIELD, force=forces({}, band)).game.table
    assert isinstance(table, UpFrontTable)
    assert "r26" in [card.id for card in to_be_had(table, "russian")]
