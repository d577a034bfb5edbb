"""The table of random reinforcements, blank cards, odds and computer players (UF 48)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final, cast

import pytest

from caposaldo import library
from caposaldo.kernel.chance import SwiftChance
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.proofs import proves
from caposaldo.scene import Scene
from caposaldo.text import Words
from caposaldo.upfront.blanks import read_blanks
from caposaldo.upfront.keynumbers import calls
from caposaldo.upfront.marksmen import attacks
from caposaldo.upfront.personalities import ManId
from caposaldo.upfront.points import lost_worth, victory_points
from caposaldo.upfront.recruits import loads
from caposaldo.upfront.reserves import available, letter_for, lots_won, won
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import KIA
from tests.upfront.boxes import box, kind, laid
from tests.upfront.forks import End, shown, spread
from tests.upfront.scenes import given, then, when

ROWS: Final = {
    "british": ["S", "8 9", "10 22 24", "8 22 25 *", "8 22 24 25 *", "34", "35"],
    "german": ["S", "8 9", "9 10 24", "10 19 24 *", "8 24 26 27 *", "30", "39"],
    "japanese": ["S", "11 12", "4 13 25", "15 18 25 *", "15 20 25 26 *", "37", "34"],
    "russian": ["S", "24 25", "21 22 23", "20 21 22 *", "19 23 24 25 *", "31", "34"],
    "american": ["S", "11 12", "17 20 21", "20 25 26 *", "20 21 22 23 *", "31", "34"],
    "french": ["S", "10 11", "12 15 23", "16 24 17 *", "18 22 19 20 *", "35", "31"],
    "italian": ["S", "8 17", "18 19 20", "22 23 24 *", "22 18 17 23 *", "31", "33"],
}
AMBUSH: Final = ("scenario V", "nations german american", "turn american")
FIELD: Final = ("german A 2 g3 g4", "american A 1 a4 a5")


@proves("UF 48.3", 1, 2, 3)
@proves("UF 53.2", 1)
@pytest.mark.parametrize("nation", ROWS)
def test_48_3_every_black_number_brings_what_the_table_prints(nation: str) -> None:
    rows = box().nations[nation].reinforcements
    written = [
        " ".join(["S"] * row.snipers + [id[1:] for id in row.men] + ["*"] * row.choices)
        for row in rows
    ]
    assert written == ROWS[nation]
    assert {id for row in rows for id in row.men} <= set(box().men)


# Blank cards ---------------------------------------------------------------------------------


def mean(values: list[int]) -> int:
    return (2 * sum(values) + len(values)) // (2 * len(values))


@proves("UF 48.31", 3)
def test_48_31_a_blank_card_has_the_usual_values_of_its_weapon_and_nation() -> None:
    usual = [blank.card for blank in box().blanks.values() if blank.usual]
    assert len(usual) == 19
    for card in usual:
        alike = [
            man
            for man in box().men.values()
            if man.weapon is card.weapon and man.vehicle is None and not man.role
        ]
        wanted = (mean([man.morale for man in alike]), mean([man.panic for man in alike]))
        # That of an unnumbered American rifleman is printed (46.4).
        assert (card.morale, card.panic) == ((2, 3) if card.id == "a83" else wanted)


@proves("UF 48.32", 1)
@pytest.mark.parametrize("nation", ROWS)
def test_48_32_there_is_a_blank_card_for_every_man_of_the_table(nation: str) -> None:
    blanks = [blank.card for blank in box().blanks.values()]
    for row in box().nations[nation].reinforcements:
        for man in [box().men[id] for id in row.men if box().men[id].vehicle is None]:
            values = (man.weapon, man.morale, man.panic)
            assert values in [(card.weapon, card.morale, card.panic) for card in blanks]


def test_48_31_the_other_values_of_a_blank_card_follow_from_its_markers() -> None:
    german, japanese = box().blanks[ManId("g83")].card, box().blanks[ManId("j83")].card
    assert (german.morale, german.panic, german.rout, german.kia, german.kia_pinned) == (
        3,
        3,
        3,
        8,
        9,
    )
    assert german.ccv == box().men[ManId("g9")].ccv
    assert (japanese.panic, japanese.rout) == (3, 5)
    assert not set(box().blanks) & set(box().men)
    assert "N.N. 83" in (german.name, japanese.name)


@pytest.mark.parametrize(("reading", "values"), [("no", (2, 3, 3)), ("yes", (3, 4, 4))])
@proves("UF 48.31", 3, 7)
def test_48_31_or_all_of_them_have_morale_three_and_panic_four(
    reading: str, values: tuple[int, int, int]
) -> None:
    table = laid(*AMBUSH, f"option blank-reinforcement-3-4 {reading}", *FIELD, "american B 1 a83")
    card = table.groups["american-B"].men[0].card
    assert (card.morale, card.panic, card.rout) == values
    assert card.ccv[1] == values[0]
    # One that stands for a card of its own values keeps them.
    other = table.battle.box.men[ManId("a89")]
    assert (other.morale, other.panic) == (2, 4)


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ({"nation": "german", "no": 81, "weapon": "SAR"}, "no weapon 'german-SAR'"),
        ({"nation": "german", "no": 99, "weapon": "R"}, "no"),
    ],
)
def test_48_31_a_blank_card_that_cannot_be_is_refused(
    entry: dict[str, object], complaint: str
) -> None:
    whole = {"use": "spare", "morale": 3, "panic": 4, "points": 9, "basis": "own", **entry}
    data = {"format": 1, "blank": [whole]}
    with pytest.raises(UnreadableFile, match=complaint):
        read_blanks(data, box().weapons, box().nations)


def test_48_31_two_blank_cards_of_one_number_are_refused_and_other_uses_left_out() -> None:
    whole = {
        "nation": "german", "no": 81, "use": "spare", "weapon": "R", "morale": 3, "panic": 4,
        "points": 9, "basis": "own",
    }  # fmt: skip
    other = {"nation": "british", "use": "campaign"}
    assert list(
        read_blanks({"format": 1, "blank": [whole, other]}, box().weapons, box().nations)
    ) == ["g81"]
    assert read_blanks({"format": 1}, box().weapons, box().nations) == {}
    with pytest.raises(UnreadableFile, match="twice"):
        read_blanks({"format": 1, "blank": [whole, whole]}, box().weapons, box().nations)


def test_48_31_an_unarmed_man_and_a_gun_carry_nothing_more() -> None:
    table = laid(*AMBUSH, *FIELD)
    assert loads(table, box().men[ManId("a29")]) == []
    assert loads(table, box().men[ManId("a10")]) == ["DC"]
    assert loads(table, box().men[ManId("g8")]) == ["DC", "PF", "ATMM"]


GUN_COMES: Final = ("muster", "recruit g28", "done; end; stay", "american: done; end; stay")


@proves("UF 48.31", 5)
def test_48_31_a_gun_so_won_is_saved_seen_and_counted_as_any_gun() -> None:
    lines = ("scenario V", "nations american german", "turn german")
    field = ("american A 2 a3 a4", "german A 1 g4 g5", "note calls-german:1", "hand german 9")
    scene = given(*lines, *field, rig="b3")
    when(scene, "muster")
    preview = scene.game.preview("recruit g28")
    assert preview is not None
    face = cast("dict[str, Any]", preview.detail["recruit"])
    assert (face["id"], face["vehicle"]["kind"]) == ("g28", "ig")
    when(scene, *GUN_COMES[1:])
    for stage in ("waits", "stands"):
        again = library.load(scene.game.save())
        assert again.kind.describe(again) == scene.game.kind.describe(scene.game), stage
        for seat in ("american", "german"):
            twin = scene.game.redeal(seat, SwiftChance(3))
            assert twin.view(seat)["table"] == scene.game.view(seat)["table"], (stage, seat)
        if stage == "waits":
            before = victory_points(scene.game.table, "german")
            when(scene, "reinforce 9; go")
    men = scene.game.table.groups["german-E"].men
    assert [man.card.id for man in men] == ["g10", "g19", "g24", "g28"]
    assert men[-1].gun
    assert men[-1].card.vehicle is not None
    assert lost_worth(men[-1].card, KIA) == men[-1].card.vehicle.vp == 6
    assert victory_points(scene.game.table, "german") == before


# Odds ----------------------------------------------------------------------------------------


def test_48_2_the_odds_of_an_attempt_equal_all_the_ways_a_card_can_fall() -> None:
    game = given(*AMBUSH, *FIELD, "note calls-american:1", "pile 3 9 12 4 22 30 1 24").game

    def row(end: End) -> str:
        event = next(event for event in end.told if event.kind == "musters")
        return f"muster-{event.facts['number']}" if event.facts["found"] else "muster-red"

    preview = game.preview("muster")
    assert shown(preview) == spread(game, "muster", say=row)
    assert shown(preview)["muster-1"] == Fraction(2, 8)
    assert preview is not None
    assert preview.rule == "UF 48.2"
    brings = preview.detail["brings"]
    assert isinstance(brings, list)
    assert brings[3] == {"number": 3, "men": ["a20", "a25", "a26"], "choices": 1, "snipers": 0}
    assert brings[0]["snipers"] == 1


def test_48_2_every_attempt_of_the_turn_is_shown() -> None:
    game = given(*AMBUSH, *FIELD, "note calls-american:3").game
    preview = game.preview("muster")
    assert preview is not None
    attempts = preview.detail["attempts"]
    assert isinstance(attempts, list)
    assert len(attempts) == 3
    assert attempts[2] == [outcome.data() for outcome in preview.odds]
    assert sum(outcome.chances for outcome in preview.odds) == preview.odds[0].of


def test_48_2_time_may_be_up_before_the_last_attempt() -> None:
    last = given(*AMBUSH, "deck 5", *FIELD, "note calls-american:3", "pile 4 9", rig="4 9")
    preview = last.game.preview("muster")
    assert preview is not None
    attempts = preview.detail["attempts"]
    assert isinstance(attempts, list)
    assert len(attempts) == 2
    when(last, "muster")
    then(last, "told musters 2 times", "event time-is-up")


# What is left on the table ---------------------------------------------------------------------


def test_48_2_a_game_saved_between_two_choices_goes_on_as_it_was() -> None:
    scene = given(*AMBUSH, *FIELD, "note calls-american:2", rig="b3 b1")
    when(scene, "muster")
    table = scene.game.table
    assert isinstance(table, UpFrontTable)
    read = kind().read_table(scene.game.setup, table.data())
    assert read.data() == table.data()
    assert scene.game.stack[-1].data()["frame"] == "upfront.recruiting"
    when(scene, "recruit a19")
    then(scene, "waiting american a20 a25 a26 a19 a11 a12", "asked american act")


@pytest.mark.parametrize("note", ["calls-american:x", "calls-american:999999", "calls-american"])
def test_a_note_that_is_no_number_counts_for_nothing(note: str) -> None:
    table = laid(*AMBUSH, *FIELD, f"note {note}")
    assert calls(table, "american") == 0


def test_men_noted_who_do_not_wait_and_weapons_that_are_none_are_left_out() -> None:
    table = laid(*AMBUSH, *FIELD, "waiting american a11", "note won-american:a11=XX,a12=DC,z9")
    assert won(table, "american") == {"a11": ""}
    assert won(table, "german") == {}
    assert available(table, "american", "Z") == ("a11",)
    assert letter_for(table, "american", "4") == "Z"
    assert letter_for(table, "american", "9") == "E"


@proves("UF 48.33", 4)
def test_48_33_a_set_is_told_from_the_next_by_a_stroke_and_an_empty_one_is_none() -> None:
    field = (*AMBUSH, *FIELD, "waiting american a8 a11 a12 a9")
    table = laid(*field, "note won-american:/a11=XX,a8=DC//a12,z9/a9/")
    assert lots_won(table, "american") == [{"a11": "", "a8": "DC"}, {"a12": ""}, {"a9": ""}]
    assert list(won(table, "american")) == ["a11", "a8", "a12", "a9"]
    assert available(table, "american", "Z") == ("a11", "a8")
    table.waiting["american"] = ("a12", "a9")
    assert available(table, "american", "Z") == ("a12",)
    assert (
        kind()
        .read_table(kind().setup("V", {"side-1": "german", "side-2": "american"}), table.data())
        .data()
        == table.data()
    )


def test_48_33_ten_men_at_most_come_in_together() -> None:
    men = "a6 a7 a8 a9 a10 a11 a12 a17 a19 a20 a21"
    table = laid(
        *AMBUSH, *FIELD, f"waiting american {men}", f"note won-american:{men.replace(' ', ',')}"
    )
    assert available(table, "american", "E") == tuple(men.split()[:10])


def test_48_4_the_attacks_of_a_side_without_snipers_are_none() -> None:
    table = laid(*AMBUSH, *FIELD, "snipers german 0", "note rifles-german:2")
    assert attacks(table, "german") == 0
    assert attacks(table, "american") == 1


def test_48_42_a_side_with_one_sniper_leaves_no_note_behind() -> None:
    scene = given("german A 1 g1", "sniped german A 1", "american A 1 a1", rig="b2")
    when(scene, "sniper-check A")
    then(scene, "event sniper-gone left=0")
    assert scene.game.table.notes == ()


def breaks_at(scene: Scene) -> int:
    table = cast("dict[str, Any]", scene.game.view("american")["table"])
    return int(table["sides"]["american"]["breaks_at"])


def test_16_5_reinforcements_count_for_the_squad_once_they_are_there() -> None:
    lines = (*AMBUSH, *FIELD, "strength american 9", "note calls-american:1", "hand american 9")
    scene = given(*lines, rig="b1")
    before = breaks_at(scene)
    when(scene, "muster", "done; end; stay", "german: done; end; stay")
    assert breaks_at(scene) == before
    when(scene, "reinforce 9; go")
    assert breaks_at(scene) > before


def test_48_2_the_words_tell_an_attempt_that_brings_somebody_from_one_that_does_not() -> None:
    scene = given(*AMBUSH, *FIELD, "note calls-american:2", rig="b1 r1")
    when(scene, "muster")
    told = [event.data() for event in scene.told if event.kind == "musters"]
    said = [Words("en").event("upfront", event) for event in told]
    assert [line.rpartition(": ")[2] for line in said] == [
        "reinforcements are on their way.",
        "nobody comes.",
    ]


# Computer players ----------------------------------------------------------------------------


def advice(*lines: str) -> list[str]:
    game = given(*lines).game
    asked = game.decision()
    assert asked is not None
    adviser = kind().adviser("V", dict(game.setup.readings))
    offered = [option.notation for option in asked.options]
    return [candidate.notation for candidate in adviser.rank(game.view(asked.seat), offered)]


def test_48_2_a_player_with_nothing_better_to_do_tries_for_reinforcements() -> None:
    assert advice(*AMBUSH, *FIELD, "note calls-american:2")[0] == "muster"


def test_48_2_near_the_end_of_the_game_it_is_not_worth_a_turn() -> None:
    ranked = advice(
        *AMBUSH, "deck 5", *FIELD, "note calls-american:1", "pile 1 2", "hand american 61"
    )
    assert ranked[0] != "muster"


def test_48_31_the_dearest_card_is_chosen_with_a_weapon_that_is_of_use() -> None:
    scene = given(*AMBUSH, *FIELD, "note calls-american:1", rig="b3")
    when(scene, "muster")
    asked = scene.game.decision()
    assert asked is not None
    offered = [option.notation for option in asked.options]
    adviser = kind().adviser("V", dict(scene.game.setup.readings))
    ranked = [each.notation for each in adviser.rank(scene.game.view("american"), offered)]
    assert ranked[-1] == "decline"
    assert (
        ranked.index("recruit a11 DC") < ranked.index("recruit a11") < ranked.index("recruit a10")
    )


def test_48_41_a_player_with_two_snipers_makes_both_attacks() -> None:
    ranked = advice(
        "scenario V", "nations american german", "turn german", "phase discards",
        "american A 1 a4 a5", "american B 1 a6 a7", "german A 1 g4 g5", "snipers german 2",
        "note rifles-german:2", "hand german 27",
    )  # fmt: skip
    assert ranked[0].startswith("snipe 27 >")
    assert len(ranked[0].split()) == 4
