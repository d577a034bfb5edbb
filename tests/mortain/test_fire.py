"""Putting an attack together: who may fire at whom, with what, and how it adds up (SM 3.2)."""

from typing import Final

import pytest

from caposaldo import library
from caposaldo.kernel.rules import Modifier
from caposaldo.mortain.fire import cost
from caposaldo.mortain.kind import MortainKind
from caposaldo.mortain.scenario import UnitId
from caposaldo.mortain.table import Unit
from caposaldo.proofs import proves
from tests.mortain.scenes import given, then, when

Sum = list[tuple[int, str, str]]

ADJACENT: Final = (-1, "SM R18", "adjacent")
TIGER: Final = (-1, "SM 3.2", "tiger-fires")
SUPPRESSED: Final = (1, "SM R22", "suppressed")


def cover(value: int) -> tuple[int, str, str]:
    return (value, "SM 3.2", "terrain")


def sums(found: list[Modifier]) -> Sum:
    return [(modifier.value, modifier.rule, modifier.label) for modifier in found]


def units(*named: tuple[str, str]) -> list[Unit]:
    kind = library.game("mortain")
    assert isinstance(kind, MortainKind)
    types = kind.battles["postcard"].units
    return [Unit(types[UnitId(id)], place, False) for id, place in named]


@pytest.mark.parametrize(
    ("lines", "chain", "expected"),
    [
        ("us-117 0503 | ge-37 0505", "fire ge-37; with us-117", []),
        ("us-117 0503 | ge-37 0504", "fire ge-37; with us-117", [ADJACENT]),
        ("us-117 0704 | ge-37 0604", "fire ge-37; with us-117", [cover(1), ADJACENT]),
        ("us-117 0602 | ge-37 0502", "fire ge-37; with us-117", [cover(1), ADJACENT]),
        ("us-117 0503 | ge-37 0703", "fire ge-37; with us-117", [cover(2)]),
        ("us-117 0802 | ge-37 0801", "fire ge-37; with us-117", [ADJACENT]),
        ("us-117 0503 | ge-pz1 0505 | marker air 0503", "fire ge-pz1; with us-117", []),
    ],
)
@proves("SM 3.2", 3)
@proves("SM R18", 2)
def test_3_2_every_modifier_of_american_fire(lines: str, chain: str, expected: Sum) -> None:
    scene = given("turn 2", "card 8H", *lines.split(" | "))
    preview = scene.game.preview(chain)
    assert preview is not None
    assert sums(preview.modifiers) == expected


@pytest.mark.parametrize(
    ("lines", "chain", "expected"),
    [
        ("us-tds 0505 | ge-102 0503", "fire us-tds; with ge-102", [TIGER]),
        ("us-tds 0504 | ge-102 0503", "fire us-tds; with ge-102", [ADJACENT, TIGER]),
        ("us-117 0504 | ge-102 0503", "fire us-117; with ge-102", [ADJACENT]),
        ("us-tdt 0504 | ge-102 0503", "fire us-tdt; with ge-102", [ADJACENT]),
        ("us-tds 0505 | ge-pz1 0503", "fire us-tds; with ge-pz1", []),
        ("us-tds 0505 | ge-pz1 0503 | marker air 0402", "fire us-tds; with ge-pz1", [SUPPRESSED]),
        ("us-tds 0505 | ge-pz1 0503 | marker air 0401", "fire us-tds; with ge-pz1", []),
        (
            "us-tds 0604 | ge-pz1 0704 | ge-102 0704 | marker air 0804",
            "fire us-tds; with ge-pz1; with ge-102",
            [cover(1), ADJACENT, TIGER, SUPPRESSED],
        ),
        (
            "us-tds 0505 | ge-102 0503 | ge-pz1 0504 | marker air 0502",
            "fire us-tds; with ge-pz1; with ge-102",
            [TIGER, SUPPRESSED],
        ),
    ],
)
@proves("SM 3.2", 3)
@proves("SM R18", 2)
@proves("SM R22", 2)
def test_3_2_every_modifier_of_german_fire(lines: str, chain: str, expected: Sum) -> None:
    scene = given("turn 2", "card 8S", *lines.split(" | "))
    preview = scene.game.preview(chain)
    assert preview is not None
    assert sums(preview.modifiers) == expected


def test_3_2_the_sum_names_units_hexes_and_terrain() -> None:
    scene = given("turn 2", "card 8S", "us-117 0604", "ge-37 0704", "marker air 0804")
    preview = scene.game.preview("fire us-117; with ge-37")
    assert preview is not None
    assert [factor.data() for factor in preview.factors] == [
        {
            "value": 3,
            "rule": "SM 3.2",
            "label": "factor-ai",
            "facts": {"unit": "@unit-ge-37", "id": "ge-37", "hex": "0704", "distance": 1},
        }
    ]
    assert [modifier.facts for modifier in preview.modifiers] == [
        {"terrain": "@terrain-forest", "hex": "0604"},
        {},
        {"hex": "0804"},
    ]


@proves("SM 3.2", 2)
@pytest.mark.parametrize(
    ("group", "expected"),
    [
        ([("ge-37", "0503")], 1),
        ([("ge-37", "0503"), ("ge-38", "0503")], 2),
        ([("ge-37", "0503"), ("ge-38", "0504")], 2),
        ([("ge-102", "0503")], 1),
        ([("ge-102", "0503"), ("ge-37", "0503")], 1),
        ([("ge-37", "0503"), ("ge-102", "0503")], 1),
        ([("ge-37", "0503"), ("ge-102", "0504")], 2),
        ([("ge-37", "0503"), ("ge-38", "0503"), ("ge-102", "0503")], 2),
        ([("ge-37", "0503"), ("ge-38", "0504"), ("ge-102", "0505")], 3),
    ],
)
def test_1_4_a_group_costs_an_activation_a_unit_but_the_tiger_beside_another(
    group: list[tuple[str, str]], expected: int
) -> None:
    beside = given("reading tiger-free beside", "card 3S", "ge-37 0503").game
    anybody = given("card 3S", "ge-37 0503").game
    others = len([id for id, _ in group if id != "ge-102"])
    assert (cost(beside, units(*group)), cost(anybody, units(*group))) == (expected, others)


@pytest.mark.parametrize(
    ("turn", "unit", "rule", "key"),
    [
        (2, "us-999", "SM 2.1", "no-such-unit"),
        (2, "ge-38", "SM 2.1", "not-your-unit"),
        (2, "us-tds", "SM R19", "not-in-play"),
        (1, "us-cca", "SM 1.2", "reserve-too-early"),
        (2, "us-cca", "SM R12", "off-map-no-fire"),
        (2, "us-120", "SM R3", "already-activated"),
        (2, "us-119", "SM R15", "out-of-range"),
        (2, "us-tdt", "SM R16", "line-blocked"),
    ],
)
def test_3_2_a_unit_that_cannot_fire_is_told_why(turn: int, unit: str, rule: str, key: str) -> None:
    scene = given(
        f"turn {turn}",
        "card 8H",
        "us-117 0503",
        "us-119 0101",
        "us-120 0405",
        "us-tdt 0404",
        "us-cca west",
        "ge-37 0402",
        "ge-38 0402",
    )
    when(scene, "activate us-120; move 0505", "fire ge-37")
    then(scene, f"not offered with {unit}", f"refused with {unit} by {rule} {key}")


@pytest.mark.parametrize(
    ("target", "rule", "key"),
    [
        ("ge-999", "SM R17", "no-such-unit"),
        ("us-119", "SM R17", "own-unit"),
        ("us-117", "SM R17", "own-unit"),
        ("ge-d", "SM R11", "target-off-map"),
        ("ge-df", "SM R13", "target-off-map"),
        ("ge-stug", "SM R19", "target-off-map"),
        ("ge-38", "SM 3.1", "nobody-can-fire"),
    ],
)
@proves("SM R17", 1)
def test_R17_what_is_no_target_is_told_why(target: str, rule: str, key: str) -> None:
    scene = given(
        "turn 2",
        "card 8H",
        "us-117 0503",
        "us-119 0503",
        "ge-37 0505",
        "ge-38 0804",
        "ge-d east",
        "ge-df exited",
    )
    then(
        scene,
        "offered fire ge-37",
        f"not offered fire {target}",
        f"refused fire {target} by {rule} {key}",
    )


def test_R17_the_targets_offered_are_those_somebody_left_can_reach() -> None:
    scene = given("turn 2", "card 6H", "us-117 0503", "us-119 0804", "ge-37 0505", "ge-38 0903")
    then(scene, "offered fire ge-37", "offered fire ge-38")
    when(scene, "activate us-119; move 0704")
    then(scene, "offered fire ge-37", "refused fire ge-38 by SM 3.1 nobody-can-fire")


def test_R2_a_face_card_fires_out_of_one_hex() -> None:
    scene = given("turn 2", "card KH", "us-117 0503", "us-119 0503", "us-120 0404", "ge-37 0505")
    when(scene, "fire ge-37; with us-117")
    then(scene, "offered with us-119", "refused with us-120 by SM R2 face-card-one-hex")
    refusal = scene.game.why_not("us", "with us-120")
    assert refusal is not None
    assert refusal.facts == {"hex": "0503"}


def test_R2_a_face_card_that_moved_one_unit_fires_with_the_other_of_its_hex() -> None:
    scene = given("turn 2", "card KH", "us-117 0503", "us-119 0503", "us-120 0404", "ge-37 0505")
    when(scene, "activate us-117; move 0504", "fire ge-37")
    then(scene, "offered with us-119", "refused with us-120 by SM R2 face-card-one-hex")


def test_R17_on_a_face_card_targets_are_those_of_the_hex_it_is_tied_to() -> None:
    scene = given("turn 2", "card KH", "us-117 0503", "us-119 0503", "us-120 0804", "ge-38 0903")
    then(scene, "offered fire ge-38")
    when(scene, "activate us-117; move 0504")
    then(scene, "not offered fire ge-38", "refused fire ge-38 by SM 3.1 nobody-can-fire")


def test_1_4_tiger_fires_free_beside_another_on_a_card_of_one() -> None:
    scene = given("turn 2", "card AS", "us-tds 0505", "ge-pz1 0503", "ge-102 0503", "ge-pz2 0404")
    when(scene, "fire us-tds; with ge-pz1")
    then(
        scene,
        "offered with ge-102; shoot",
        "refused with ge-pz2 by SM 2.1 no-activations-left",
        "refused with ge-102; with ge-pz2 by SM 2.1 no-activations-left",
    )


def test_1_4_free_only_beside_another_tiger_elsewhere_pays_for_its_fire() -> None:
    lines = ("turn 2", "card AS", "us-tds 0505", "ge-pz1 0503", "ge-102 0404")
    scene = given("reading tiger-free beside", *lines)
    when(scene, "fire us-tds")
    then(
        scene,
        "offered with ge-102",
        "refused with ge-pz1; with ge-102 by SM 2.1 no-activations-left",
    )


@proves("SM 3.2", 2)
def test_3_2_the_firers_may_be_named_in_any_order() -> None:
    lines = ["turn 2", "card 8H", "us-117 0503", "us-119 0404", "ge-37 0505"]
    one = given(*lines).game.preview("fire ge-37; with us-117; with us-119")
    other = given(*lines).game.preview("fire ge-37; with us-119; with us-117")
    assert one is not None
    assert other is not None
    assert [o.data() for o in one.odds] == [o.data() for o in other.odds]
    assert one.detail["strength"] == other.detail["strength"] == 8
