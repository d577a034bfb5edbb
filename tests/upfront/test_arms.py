"""Weapons, crews and wounds: words that make no sense, and positions that are set down again."""

from itertools import product
from typing import Final

import pytest

from caposaldo import library
from caposaldo.kernel.actions import action
from caposaldo.proofs import proves
from caposaldo.scene import Scene
from caposaldo.upfront.arms import drop_weapon, take_weapon
from caposaldo.upfront.groups import Loose
from caposaldo.upfront.table import UpFrontTable
from tests.upfront.scenes import given, then, when

STRANGE: Final = ("", "A", "Z", "g4", "g5", "r3", "1", "-1", "99", "٣", "german-R", "DC", "A>A")


@pytest.mark.parametrize(
    ("verb", "words"),
    [
        ("crew", 3),
        ("uncrew", 2),
        ("acquire", 3),
        ("swap", 3),
        ("give", 3),
        ("repair", 2),
        ("reorder", 1),
    ],
)
def test_strange_words_are_refused_and_never_break_anything(verb: str, words: int) -> None:
    scene = given(
        "nations german russian",
        "german A 1 g4.wounded.pinned.jammed g5.carries=DC",
        "loose german A german-LMG",
        "russian A 1 r3",
    )
    asked = scene.game.decision()
    assert asked is not None
    for wanted in product(STRANGE, repeat=words):
        spoken = action(verb, wanted)
        refusal = scene.game.stack[-1].obstacle(scene.game, spoken)
        assert (refusal is None) == (asked.offered(spoken) is not None), spoken


def test_the_deck_of_the_last_endurance_draw_is_part_of_a_position() -> None:
    scene = given(
        "nations german russian",
        "german A 1 g4.wounded",
        "russian A 1 r3",
        "deck 2",
        "endured german 1",
    )
    lines = scene.game.kind.describe(scene.game)
    assert "endured german 1" in lines
    again = library.from_position("upfront", "\n".join(lines))
    assert again.table.data() == scene.game.table.data()


@proves("UF 18.1", 3)
def test_a_man_killed_in_close_combat_leaves_his_weapon_where_he_fell() -> None:
    scene = given("nations german russian", "german A 2 g4.inside=A.carries=DC", "russian A 3 r3")
    drop_weapon(scene.game, "german-A", "g4", into="russian-A")
    then(scene, "german A 2 g4.unarmed.inside=A", "loose russian A german-R DC")


@pytest.mark.parametrize(
    ("man", "weapon", "after", "loose"),
    [
        ("g4", "russian-MP", "g4.weapon=russian-MP.captured.kept=german-R", ""),
        ("g4.carries=DC", "russian-MP", "g4.weapon=russian-MP.captured.carries=DC", "german-R"),
        ("g4.jammed", "russian-MP", "g4.weapon=russian-MP.captured", "german-R.jammed"),
        ("g4", "russian-LMG", "g4.weapon=russian-LMG.captured", "german-R"),
        ("g3", "russian-MP", "g3.weapon=russian-MP.captured", "german-LMG.operator=g3"),
        ("g4.weapon=german-MP", "russian-MP", "g4.weapon=russian-MP.captured", "german-MP"),
        ("g4.weapon=russian-MP.captured.kept=german-R", "german-MP", "g4.weapon=german-MP", ""),
    ],
)
@proves("UF 20.74", 4)
def test_only_a_printed_weapon_that_can_be_carried_stays_with_the_captor(
    man: str, weapon: str, after: str, loose: str
) -> None:
    scene = given("nations german russian", f"german A 2 {man}", "russian A 3 r3")
    take_weapon(scene.game, "german-A", man.split(".")[0], Loose(weapon, False, False, ""))
    then(scene, f"german A 2 {after}")
    if loose:
        then(scene, f"loose german A {loose}")


def test_a_question_about_a_wounded_man_is_kept_and_read_back() -> None:
    scene = given(
        "nations german russian",
        "german A 2 g4 g5 g6 g3",
        "russian A 3 r6.wounded r8",
        "hand german 115",
        rig="b5@7=3 r0",
    )
    when(scene, "fire A>A; with 115; shoot", "russian: decline", "german: resolve")
    assert _prompt(scene) == "second-wound"
    copy = scene.game.copy()
    assert copy.digest() == scene.game.digest()
    copy.answer("decline")
    assert isinstance(copy.table, UpFrontTable)
    assert copy.table.lost == {"r6": "kia"}
    when(scene, "decline")
    then(scene, "lost r6 kia")


def _prompt(scene: Scene) -> str:
    asked = scene.game.decision()
    assert asked is not None
    return asked.prompt
