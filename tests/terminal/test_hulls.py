"""Vehicles and guns in the terminal: a few signs on the table, whole words when looked at."""

import json
from typing import Any

import pytest

from caposaldo import library
from caposaldo.terminal.boards import board_for
from caposaldo.terminal.hexmap import Marks
from caposaldo.terminal.hulls import hull_in_full, hull_rows
from caposaldo.terminal.lanes import LaneBoard
from caposaldo.text import Words

POSITION = """
nations german russian
german A 2 g33.buttoned
german B 2 g28 g5 g6
russian A 1 r34.bogged
russian B 2 r1 r2
"""
EN = Words("en")
SOUND = {
    "buttoned": False,
    "stun": 0,
    "immobile": False,
    "bogged": False,
    "losses": 0,
    "credit": 0,
    "shown": False,
    "driven": "",
}
GUN = {
    "fitting": "gun",
    "jammed": False,
    "gone": False,
    "to_hit": ["1", "0", "0-1", "0-2", "0-3", ""],
    "effect": [4] * 6,
    "boxed": 7,
}
MG = {"fitting": "mg", "jammed": False, "gone": False, "firepower": [4, 5, 5, 6, 7, 8]}


def tank(vehicle: dict[str, Any] | None = None, **facts: object) -> dict[str, Any]:
    """Give a tank as a view has it, whatever the tuning of the data."""
    face = {
        "kind": "afv",
        "look": "tank",
        "ce": 9,
        "armour": {"immobilise": 4, "stun": 5, "kill": 6, "shared": False},
        "flank": {"immobilise": 1, "stun": 1, "kill": 2, "shared": True},
        "boxed": [],
        "arms": [GUN, MG],
        "state": SOUND,
        **(vehicle or {}),
    }
    man = {"id": "g33", "position": 1, "pinned": False, "acquired": "", "vehicle": face}
    return {**man, "morale": 5, "panic": 6, "kia": 9, **facts}


def state(**changes: object) -> dict[str, Any]:
    return {"state": {**SOUND, **changes}}


def ig(**changes: object) -> dict[str, Any]:
    shield = [3, 7, 4, 8]
    return {
        "kind": "ig",
        "look": "infantry_gun",
        "boxed": shield,
        "arms": [GUN],
        **state(**changes),
    }


def lines(man: dict[str, Any], words: Words = EN) -> list[str]:
    return [line for line, _ in hull_rows(man, words, "upfront")]


def drawn(seat: str, lang: str = "en") -> list[str]:
    game = library.from_position("upfront", POSITION)
    table = json.loads(json.dumps(game.kind.view(game, seat)))
    seen = {"table": table, "seat": seat}
    text = LaneBoard("upfront").draw(seen, Marks({}, {}, ""), (80, 30), Words(lang))
    return text.plain.splitlines()


def test_a_tank_has_lines_for_its_crew_armour_and_weapons() -> None:
    assert lines(tank()) == ["1 5/9 Panzer IV H", " ▣4/5/6 ◪=/1/2", " G4[7] MG4-8"]


def test_the_letters_of_weapons_are_those_of_the_language() -> None:
    assert lines(tank(), Words("it"))[2] == " C4[7] MG4-8"


@pytest.mark.parametrize(
    ("changes", "signs"),
    [
        ({"buttoned": True}, "- ■"),
        ({"stun": 3}, "5/9 ✶3"),
        ({"stun": 6, "immobile": True}, "5/9 ⊘✶6"),
        ({"bogged": True, "losses": 1}, "5/9 ≋†1"),
        ({"credit": 2}, "5/9 +2"),
        ({"driven": "russian-C"}, "5/9 »C"),
    ],
)
def test_what_has_become_of_a_tank_is_before_its_name(
    changes: dict[str, object], signs: str
) -> None:
    assert lines(tank(state(**changes)))[0] == f"1 {signs} Panzer IV H"


def test_a_pinned_vehicle_is_dim_and_its_crew_out_of_reach() -> None:
    rows = hull_rows(tank(pinned=True, acquired="russian-B"), EN, "upfront")
    assert rows[0] == ("1 - ▼⌖B Panzer IV H", "dim")
    assert {style for _, style in rows} == {"dim"}
    assert {style for _, style in hull_rows(tank(), EN, "upfront")} == {""}


def test_a_weapon_that_is_jammed_or_destroyed_says_so() -> None:
    flame = {"fitting": "flame", "jammed": False, "gone": True, "firepower": [0, 0, 0, 0, 0, 12]}
    arms = [{**GUN, "boxed": -1}, {**MG, "jammed": True}, flame]
    assert lines(tank({"arms": arms}))[2] == " G4 MG4-8x FT0-12-"
    dumb = {**GUN, "effect": [-1] * 6}
    assert lines(tank({"arms": [dumb, {**MG, "firepower": [3] * 6}]}))[2] == " G[7] MG3"


def test_a_gun_on_wheels_has_its_values_and_in_brackets_those_of_its_shield() -> None:
    assert lines(tank(ig(shown=True)))[:2] == ["1 5/9 ◉ Panzer IV H", " [3/7]"]
    assert lines(tank(ig(), pinned=True, kia=10))[:2] == ["1 6/10 ▼ Panzer IV H", " [4/8]"]


def test_a_tank_that_is_looked_at_is_told_in_words_with_figures_by_range() -> None:
    jammed = [{**GUN, "gone": True}, {**MG, "jammed": True}]
    man = tank({"arms": jammed, **state(stun=3, losses=1)}, acquired="russian-B")
    assert hull_in_full(man, EN, "upfront").splitlines() == [
        "g33 Panzer IV H, tank · 5/9",
        "  armour in front: immobilised at 4, stunned at 5, destroyed at 6",
        "  flank: immobilised at 1, stunned at 1, destroyed at 2",
        "  gun 1 0 0-1 0-2 0-3 - · 4[7], destroyed",
        "  machine gun 4/5/5/6/7/8, weapon jammed",
        "  stunned 3, commander killed, aims at B",
    ]


def test_a_gun_on_wheels_that_is_looked_at_tells_its_shield_and_its_crew() -> None:
    assert hull_in_full(tank(ig(losses=1)), EN, "upfront").splitlines() == [
        "g33 Panzer IV H, infantry gun · 5/9",
        "  behind the shield 3/7",
        "  gun 1 0 0-1 0-2 0-3 - · 4[7]",
        "  one gunner lost",
    ]


def test_the_lanes_show_vehicles_and_men_of_both_sides_from_the_middle_outwards() -> None:
    shown = drawn("german")
    middle = next(at for at, line in enumerate(shown) if "RR" in line)
    assert "■ Panzer IV H" in shown[middle + 3]
    assert "▣" in shown[middle + 4]
    # The lines of the enemy's vehicle are in the same order, though its lane is turned round.
    assert [sign for line in shown[:middle] for sign in ("≋ T-34/76", "▣") if sign in line] == [
        "≋ T-34/76",
        "▣",
    ]
    assert max(len(line) for line in shown[: middle + 6]) <= 80
    assert any("▣" in line for line in drawn("russian", "it"))


def test_a_group_with_a_vehicle_is_inspected_in_words_and_a_man_as_before() -> None:
    board = board_for(library.game("upfront"), "A")
    game = library.from_position("upfront", POSITION)
    seen = {"table": json.loads(json.dumps(game.kind.view(game, "german"))), "seat": "german"}
    told = board.inspect(seen, "german-B", EN)
    assert "behind the shield" in told
    assert told.splitlines()[-1].startswith("g6 ")


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_help_explains_every_sign_of_a_vehicle(lang: str) -> None:
    told = Words(lang).say("terminal-help")
    for sign in "▣◪▼■✶⊘≋†⌖»◉":
        assert sign in told
