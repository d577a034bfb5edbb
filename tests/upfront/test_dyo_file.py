"""The file of a scenario of one's own: written, read and checked (43.0)."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from caposaldo.designs import line_of, read_file, report, unread
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.proofs import proves
from caposaldo.upfront.dyo.reading import read_design
from caposaldo.upfront.dyo.scenariofile import design_data, lines_of, write_design
from tests.upfront.designing import bid, checked, forces

FULL = bid(
    title={"en": "Ridge 88", "it": 'Quota "88"'},
    story={"en": "Two lines\nof text", "it": ""},
    year="1944b",
    decks=4,
    night=True,
    heavy=False,
    minefields=True,
    points={"attacker": 400, "defender": 300},
    force=forces(
        {
            "troops": "elite",
            "cards": [1, 2, 3, 4, 6, 10],
            "secondary": {"DC": 1, "PF": 1},
            "snipers": 1,
            "later": [
                {"decks": 1, "cards": [9, 12], "secondary": {}},
                {"decks": 2, "cards": [15], "secondary": {"RADIO6": 1}},
            ],
        },
        {"troops": "line", "secondary": {}, "snipers": 2},
    ),
)


def test_a_design_is_written_so_that_it_reads_as_the_same() -> None:
    text = write_design(read_design(FULL))
    assert design_data(read_design(tomllib.loads(text))) == FULL
    assert text.endswith("\n")


@pytest.mark.parametrize("way", ["replay", "balance"])
def test_a_design_in_a_printed_scenario_keeps_its_letter(way: str) -> None:
    data = bid(way=way, scenario="C", points={"defender": 12})
    again = design_data(read_design(tomllib.loads(write_design(read_design(data)))))
    assert (again["way"], again["scenario"]) == (way, "C")
    assert again["points"] == {"defender": 12}
    assert "victory" not in again


def test_the_forces_of_a_file_stand_in_any_order() -> None:
    one, other = bid()["force"]
    design = read_design(bid(force=[other, one]))
    assert [bought.role for bought in design.forces] == ["attacker", "defender"]


def test_each_field_is_found_on_its_line() -> None:
    text = write_design(read_design(FULL))
    lines = lines_of(text)
    written = text.splitlines()
    for place, start in {
        "way": "way = ",
        "points": "points = ",
        "force 1, troops": 'troops = "elite"',
        "force 1, later 2, cards": "cards = [15]",
        "force 2, snipers": "snipers = 2",
        "force 2": "[[force]]",
    }.items():
        assert written[lines[place] - 1].startswith(start), place
    # The count of inner tables begins anew in every outer one.
    again = text.replace("snipers = 2", "snipers = 2\n\n[[force.later]]\ndecks = 3\ncards = [9]")
    assert lines_of(again)["force 2, later 1, decks"] > lines["force 2, snipers"]


CHANGES: list[tuple[dict[str, Any], str]] = [
    ({"format": 2}, "format is 2"),
    ({"way": "war"}, "way is 'war'; choose from: bid, replay, balance"),
    ({"colour": "red"}, "colour is no field; choose from: format, title"),
    ({"decks": 0}, "decks is 0; give a whole number from 1 to 9"),
    ({"night": 1}, "night is 1; write true or false"),
    ({"title": {"de": "x"}}, "title: de is no field; choose from: en, it"),
    ({"title": {"en": "x" * 2001}}, "en is longer than 2000 signs"),
    ({"points": {"both": 1}}, "points: both is no field"),
    ({"points": {"attacker": -1}}, "attacker is -1; give a whole number from 0 to 9999"),
    ({"force": []}, "there are 0 forces; write two tables"),
    ({"force": bid()["force"][:1]}, "there are 1 forces"),
    ({"force": [bid()["force"][0]] * 2}, "both forces are attacker"),
    ({"force": forces({"gun": 1}, {})}, "force attacker: gun is no field"),
    ({"force": forces({"cards": "1-10"}, {})}, "cards is '1-10'; give a list of whole numbers"),
    ({"force": forces({"cards": list(range(1, 62))}, {})}, "cards has 61 numbers; give at most 60"),
    ({"force": forces({"secondary": {"DC": 21}}, {})}, "DC is 21"),
    ({"force": forces({"later": [{"cards": [1]}]}, {})}, "later 1: decks is missing; add it"),
    ({"force": forces({"role": "guest"}, {})}, "role is 'guest'; choose from: attacker, defender"),
]


@pytest.mark.parametrize(("change", "told"), CHANGES)
def test_what_cannot_be_read_is_refused_with_its_field(change: dict[str, Any], told: str) -> None:
    with pytest.raises(UnreadableFile) as caught:
        read_design(bid(**change))
    assert told in str(caught.value)


def test_guns_and_vehicles_may_be_bought_unless_a_file_says_no() -> None:
    for way, scenario in (("bid", ""), ("replay", "D"), ("balance", "D")):
        assert read_design(bid(way=way, scenario=scenario)).heavy
        assert not read_design(bid(way=way, scenario=scenario, heavy=False)).heavy


@pytest.mark.parametrize("code", ["DC RADIO", "P=F", "", 'a"b', "è", "A-B", "RADIO_6"])
def test_whatever_a_weapon_is_called_the_file_can_be_read_again(code: str) -> None:
    text = write_design(read_design(bid(force=forces({"secondary": {code: 1}}, {}))))
    assert tomllib.loads(text)["force"][0]["secondary"] == {code: 1}


def test_a_plain_weapon_is_written_without_quotes() -> None:
    text = write_design(read_design(FULL))
    assert "secondary = { DC = 1, PF = 1 }\n" in text
    assert "secondary = { RADIO6 = 1 }\n" in text


def test_points_are_given_to_the_sides_there_are() -> None:
    assert checked(bid(points={"first": 100})) == [("", "points", "design-no-side")]
    meeting = forces({"role": "first"}, {"role": "second"})
    wanted = bid(way="replay", scenario="A", force=meeting)
    assert checked({**wanted, "points": {"second": 999, "attacker": 1, "defender": 2}}) == [
        ("", "points", "design-no-side"),
        ("", "points", "design-no-side"),
    ]


def test_a_weapon_bought_no_times_is_not_bought() -> None:
    design = read_design(bid(force=forces({"secondary": {"DC": 0}}, {})))
    assert design.forces[0].start.secondary == {}


def test_a_plain_design_has_no_fault() -> None:
    assert checked(bid()) == []
    assert checked(FULL | {"heavy": True, "points": {}}) == []


@proves("UF 43.35", 1)
def test_43_35_the_scenario_is_known_before_anybody_buys() -> None:
    """Faults of the scenario itself come first, and no force is looked at while there are some."""
    broken = forces({"cards": [99]}, {})
    assert checked(bid(victory=9, force=broken)) == [("", "victory", "design-no-victory")]
    assert checked(bid(victory=0)) == [("", "victory", "design-no-victory")]
    assert checked(bid(year="1940a", force=broken)) == [("", "year", "design-no-year")]
    found = checked(bid(force=broken))
    assert found[0] == ("attacker", "cards", "design-no-card")


def test_two_sides_of_one_nation_cannot_meet() -> None:
    found = checked(bid(force=forces({"nation": "russian"}, {})))
    assert found == [("", "force", "design-same-nation")]


@proves("UF 43.2", 1)
def test_43_2_a_printed_scenario_must_exist_and_says_which_roles_there_are() -> None:
    wanted = bid(way="replay", scenario="Q9")
    assert checked(wanted) == [("", "scenario", "design-no-scenario")]
    assert checked(bid(way="replay", scenario="A")) == [
        ("attacker", "role", "design-meeting"),
        ("defender", "role", "design-meeting"),
    ]
    meeting = forces({"role": "first"}, {"role": "second"})
    assert checked(bid(way="replay", scenario="A", force=meeting)) == []
    assert checked(bid(force=meeting)) == [
        ("first", "role", "design-attack"),
        ("second", "role", "design-attack"),
    ]


@proves("UF 43.2", 4)
@pytest.mark.parametrize(
    ("points", "found"),
    [
        ({}, ("defender", "cards", "design-too-dear")),  # scenario D allows 238
        ({"defender": 241}, None),
        ({"attacker": 238}, ("attacker", "cards", "design-too-dear")),
    ],
)
def test_43_2_each_side_buys_within_the_allowance_of_the_scenario(
    points: dict[str, int], found: tuple[str, str, str] | None
) -> None:
    wanted = bid(way="replay", scenario="D", points=points)
    assert (found in checked(wanted)) == (found is not None)
    if found is None:
        assert checked(wanted) == []


def test_43_1_the_extra_force_is_bought_with_the_points_of_the_bid_alone() -> None:
    none: dict[str, Any] = {"cards": []}
    printed = bid(way="balance", scenario="D", year="", force=forces(none, none))
    assert checked(printed) == []
    extra = forces(none, {"cards": [20]})
    assert checked({**printed, "force": extra}) == [("defender", "cards", "design-too-dear")]
    assert checked({**printed, "force": extra, "points": {"defender": 14}}) == []
    assert checked({**printed, "force": extra, "points": {"attacker": 14}}) == [
        ("defender", "cards", "design-too-dear")
    ]
    twice = forces(none, {"cards": [2]})
    assert checked({**printed, "force": twice, "points": {"defender": 99}}) == [
        ("defender", "cards", "design-twice"),
        ("defender", "cards", "design-many-leaders"),
    ]


def test_43_1_only_the_nations_and_troops_of_the_scenario() -> None:
    none: dict[str, Any] = {"cards": []}
    partisans = bid(way="balance", scenario="I", force=forces(none, {**none, "troops": "partisan"}))
    assert checked(partisans) == []
    american = {**none, "nation": "american"}
    assert checked({**partisans, "force": forces(none, american)}) == [
        ("defender", "nation", "design-not-listed")
    ]
    assert checked({**partisans, "force": forces(none, none)}) == [
        ("defender", "troops", "design-printed-troops")
    ]


def test_faults_name_the_field_to_look_at() -> None:
    data = bid(
        force=forces(
            {"secondary": {"PF": 9}, "snipers": 3, "troops": "heroes"},
            {"secondary": {"PF": 1}, "snipers": 3, "later": [{"decks": 1, "cards": [16]}]},
        )
    )
    assert checked(data) == [
        ("attacker", "troops", "design-no-troops"),
        ("defender", "secondary", "design-weapon-not-theirs"),
        ("defender", "later", "design-too-late"),
        ("defender", "snipers", "design-snipers"),
    ]


def test_43_0_every_field_that_cannot_be_read_is_listed_with_its_line() -> None:
    text = """format = 1
way = "bid"
year = "1943b"
victory = 3
decks = 99
colour = "grey"

[[force]]
role = "attacker"
nation = "german"
cards = ["one"]

[[force]]
role = "defender"
nation = "russian"
cards = [1, 2]
snipers = 12

[[force.later]]
cards = [3]
"""
    found = unread(text)
    assert [line for line, _ in found] == [6, 5, 11, 17, 19]
    told = [words for _, words in found]
    assert "colour is no field; choose from: format, title" in told[0]
    assert "decks is 99; give a whole number from 1 to 9" in told[1]
    assert "force attacker: cards is ['one']" in told[2]
    assert "force defender: snipers is 12" in told[3]
    assert "later 1: decks is missing; add it" in told[4]


def test_43_0_a_file_without_two_forces_of_two_roles_is_refused() -> None:
    one = '[[force]]\nrole = "attacker"\nnation = "german"\ncards = [1]\n'
    text = 'format = 1\nway = "bid"\n' + one
    assert "there are 1 forces; write two tables" in unread(text)[0][1]
    assert "both forces are attacker" in unread(text + one)[0][1]
    assert unread("format = 1\nway = 'bid'\nforce = 3")[0] == (
        3,
        "design: force is 3; give a list of tables",
    )


LAID_OUT = """format = 1
way = 'bid'
year = "1943b"
victory = 3
points = { defender = 10 }

[[force]]
role = 'defender'   # the "attacker" comes below
nation = "russian"
cards = [1, 2, 3, 4]
[force.secondary]
PF = 1
[[force.later]]
decks = 1
cards = [5]
[[force.later]]
decks = 3
cards = [6]

[[force]]
role = 'attacker'
nation = "german"
cards = [1, 2, 99]
"""


def test_43_0_a_fault_is_found_on_its_line_however_the_file_is_laid_out() -> None:
    found = {
        (fault.role, fault.refusal.key): line_of(LAID_OUT, fault)
        for fault in report(read_file(LAID_OUT)).faults
    }
    assert found == {
        ("attacker", "design-no-card"): 23,
        ("attacker", "design-no-groups"): 23,
        # A table of its own has no line; that of its force is near.
        ("defender", "design-weapon-not-theirs"): 7,
        ("defender", "design-too-late"): 13,
        ("defender", "design-too-dear"): 10,
    }
    (wrong,) = report(read_file(LAID_OUT.replace("victory = 3", "victory = 9"))).faults
    assert line_of(LAID_OUT.replace("victory = 3", "victory = 9"), wrong) == 4
    again = LAID_OUT.replace("defender = 10", "first = 10")
    (nobody,) = report(read_file(again)).faults
    assert line_of(again, nobody) == 5


def test_43_0_a_force_written_on_one_line_has_no_line_of_its_own() -> None:
    text = """format = 1
way = "bid"
year = "1943b"
victory = 3
force = [{ role = "attacker", nation = "german", cards = [1] },
  { role = "defender", nation = "russian", cards = [1, 2, 3, 4] }]
"""
    (fault,) = report(read_file(text)).faults
    assert (fault.refusal.key, line_of(text, fault)) == ("design-no-groups", 0)
