"""What a man is worth in close combat (20.6, 20.61, 32.21, 33.5)."""

import pytest

from caposaldo import library
from caposaldo.kernel.rules import total
from caposaldo.proofs import proves
from caposaldo.upfront.ccvalue import close_combat
from caposaldo.upfront.kind import UpFrontKind
from caposaldo.upfront.men import fresh
from tests.upfront.scenes import given, then, when


def value(word: str, *lines: str) -> int:
    """The close combat value of the first man of the German group A."""
    scene = given("nations german russian", f"german A 3 {word}", "russian A 0 r3", *lines)
    table = scene.game.table
    return total(close_combat(table, table.groups["german-A"].men[0]))


@proves("UF 20.6", 1)
@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("g4", 3 + 5),
        ("g15", 4 + 4),
        ("g1", 5 + 3),
        ("g3", 3 + 1),
        ("g13", 4 + 0),
        ("g16", 3 + 0),
        ("g14", 4 - 1),
    ],
)
def test_it_is_his_morale_and_the_value_of_his_weapon(word: str, expected: int) -> None:
    assert value(word) == expected


@proves("UF 20.6", 1, 2, 3)
def test_the_table_gives_what_is_printed_on_every_card() -> None:
    kind = library.game("upfront")
    assert isinstance(kind, UpFrontKind)
    table = given("nations german russian", "german A 3 g4", "russian A 0 r3").game.table
    sheets = table.battle.sheets
    men = [card for card in kind.box.men.values() if card.nation in sheets]
    assert len(men) > 50
    for card in men:
        man = fresh(card)
        states = (
            man,
            man.but(weapon=None),
            man.but(pinned=True),
            man.but(weapon=None, pinned=True),
        )
        assert tuple(total(close_combat(table, state)) for state in states) == card.ccv


@proves("UF 20.6", 2)
def test_a_pinned_man_has_four_less() -> None:
    assert value("g4.pinned") == value("g4") - 4


@proves("UF 20.6", 3)
def test_an_unarmed_man_fights_with_his_whole_morale_uf2_20_18() -> None:
    assert value("g10.unarmed") == 4


@proves("UF 20.6", 4, 6)
@proves("UF 20.61", 1)
def test_a_second_weapon_costs_one_unless_it_is_the_only_one_uf2_20_17() -> None:
    assert value("g10.carries=DC") == 4 + 5 - 1
    assert value("g10.unarmed.carries=DC") == 4
    assert value("g4.assists=g3 g3") == 3


@proves("UF 20.6", 5)
def test_a_jammed_weapon_is_worth_one_less_uf2_20_18() -> None:
    assert value("g2.jammed") == 4 + 3 - 1


@proves("UF 20.6", 6)
def test_with_another_weapon_the_printed_value_does_not_count() -> None:
    assert value("g4.weapon=german-LMG") == 3 + 1
    assert value("g4.weapon=russian-R.captured.kept=german-R") == 3 + 5 - 1
    assert value("g4.assists=g3.carries=DC g3") == 3


@proves("UF 32.21", 1)
def test_a_guard_has_half_his_value_rounded_down() -> None:
    assert value("g5.guards=r9", "lost r9 captured") == 7 // 2
    assert value("g4.guards=r9", "lost r9 captured") == 8 // 2


@proves("UF 33.5", 2)
def test_a_wounded_man_fights_as_if_pinned_and_pinned_as_if_unarmed_too() -> None:
    assert value("g4.wounded") == 8 - 4
    assert value("g4.wounded.pinned") == 3 - 4


@proves("UF 33.5", 2)
def test_a_hero_suspends_the_wound() -> None:
    assert value("g4.wounded", "hero g4") == 8


@proves("UF 20.52", 3)
def test_time_that_runs_out_during_the_checks_ends_the_game_uf2_16_06() -> None:
    scene = given(
        "nations german russian",
        "german A 3 g6.inside=A g10.inside=A",
        "russian A 2 r3 r4",
        "deck 3",
        "pile 2",
        rig="2",
    )
    when(scene, "close A", "enter g6", "enter g10", "go")
    then(scene, "told nerve 1 times", "no event meets")
    assert scene.game.result() is not None
