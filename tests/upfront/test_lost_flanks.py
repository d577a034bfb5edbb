"""What is left on the table when flanks, rings and announced letters end (UF 17.4, 17.6, 17.7)."""

import pytest

from caposaldo.proofs import proves
from caposaldo.scene import Scene
from tests.upfront.scenes import given, then, when

GERMANS = ("german A 0 g1 g4", "german B 0 g2 g5", "german C 0 g6 g7")
ENEMIES = ("american A 0 a1 a4", "american B 0 a2 a5", "american C 0 a6 a7")
TIES = ("flank", "natural", "encircled", "lateral", "swap")


def ties(scene: Scene) -> list[str]:
    """Return the lines of the position that tie groups to each other or to a letter."""
    lines = scene.game.kind.describe(scene.game)
    return [line for line in lines if line.split()[0] in TIES]


@pytest.mark.parametrize("kind", ["flank", "natural"])
@pytest.mark.parametrize(
    ("lines", "played", "rig"),
    [
        (("hand german 9",), ("move B 9 sideways",), ""),
        (("hand american 105", "turn american", "phase discards"), ("wire 105 >B",), ""),
        (("hand american 9", "turn american"), ("move C 9 sideways",), ""),
        (
            ("hand american 9", "turn american", "ground american C 105"),
            ("clear C 9",),
            "",
        ),
        (
            ("hand american 9", "turn american", "ground american C 148"),
            ("ford C 9",),
            "r1",
        ),
        (
            ("hand american 79", "turn american", "ground american C 12>sideways"),
            ("terrain C 79",),
            "",
        ),
        (
            ("hand german 79", "phase discards", "ground american C 12>sideways"),
            ("impose 79 >C",),
            "",
        ),
    ],
)
@proves("UF 17.41", 1)
@proves("UF 17.42", 1)
@proves("UF 17.43", 1)
def test_17_4_a_lost_flank_is_gone_and_every_other_stays(
    kind: str, lines: tuple[str, ...], played: tuple[str, ...], rig: str
) -> None:
    lost, other = f"{kind} german B C", f"{kind} german A B"
    scene = given(*GERMANS, *ENEMIES, lost, other, *lines, rig=rig)
    assert ties(scene) == [other, lost]
    when(scene, *played)
    then(scene)
    assert ties(scene) == [other]


@proves("UF 17.43", 1)
def test_17_43_of_two_natural_flanks_only_the_one_on_the_mover_is_lost() -> None:
    scene = given(*GERMANS, *ENEMIES, "natural german B A C", "hand american 9", "turn american")
    when(scene, "move C 9 sideways")
    assert ties(scene) == ["natural german B A"]


@pytest.mark.parametrize("kind", ["flank", "natural"])
@proves("UF 17.44", 1, 2)
def test_17_44_a_lost_group_takes_its_flanks_and_those_that_needed_it_along(kind: str) -> None:
    scene = given(
        "german A 0 g1 g4",
        "german B 0 g2.pinned",
        "german C 0 g6 g7",
        *ENEMIES,
        f"{kind} german A B",
        f"{kind} german B C",
        f"{kind} german C B",
        f"{kind} american C B",
        f"{kind} american B A",
        rig="*@10=1",
    )
    when(scene, "panic g2")
    then(scene)
    assert ties(scene) == [f"{kind} american B A"]


@proves("UF 17.44", 2, 3)
@proves("UF 17.62", 3)
def test_17_44_a_new_letter_ends_what_hung_on_the_old_one_and_nothing_else() -> None:
    scene = given(
        "german A 2 g1 g4",
        "german B 3 g2 g5",
        "german D 0 g6 g7",
        "ground german B 9>sideways",
        "lateral german B C",
        "american A 3 a1 a4",
        "american B 2 a2 a5",
        "american D 0 a6 a7",
        "encircled american A B A",
        "flank german A B",
        "natural american A B",
        "flank american D C",
        "hand german 79",
    )
    when(scene, "terrain B 79")
    then(scene, "german C 3 g2 g5")
    assert ties(scene) == ["flank american D C"]


@pytest.mark.parametrize(
    ("ring", "played", "left"),
    [
        ("encircled american A B A", "move A 14 back", []),
        ("encircled american A B A", "move A 14 sideways", ["encircled american A B A"]),
    ],
)
@proves("UF 17.62", 4)
def test_17_62_the_ring_ends_with_the_range_and_not_with_a_card(
    ring: str, played: str, left: list[str]
) -> None:
    lines = ("german A -1 g1 g4", "german B 3 g2 g5", "american A 3 a1 a4", "american B 2 a2 a5")
    scene = given(*lines, ring, "hand german 14")
    when(scene, played)
    assert ties(scene) == left


@pytest.mark.parametrize("answer", ["accept", "reject"])
@proves("UF 7.32", 3)
def test_7_32_a_refused_sideways_card_takes_flank_and_letter_along(answer: str) -> None:
    scene = given(
        *GERMANS,
        *ENEMIES,
        "ground german C 2>sideways",
        "flank german C B",
        "flank german A B",
        "hand american 79",
        "turn american",
        "phase discards",
    )
    when(scene, "impose 79 >C", "end", "stay", answer)
    kept = ["flank german A B"]
    assert ties(scene) == (kept if answer == "reject" else [*kept, "flank german C B"])


@pytest.mark.parametrize("played", ["move A 9 sideways", "move C 9 forward"])
@proves("UF 17.7", 4, 8)
def test_17_7_two_who_exchange_letters_go_sideways_only_and_go_on_exchanging(played: str) -> None:
    scene = given(
        *GERMANS,
        *ENEMIES,
        "ground german A 12>sideways",
        "ground german B 14>sideways",
        "swap german A B",
        "swap german B A",
        "hand german 9",
    )
    for letter, way in (("A", "forward"), ("A", "back"), ("B", "forward"), ("B", "back")):
        scene.check(f"refused move {letter} 9 {way} by UF 17.7 shift-holds")
    when(scene, played)
    then(scene, "no event shift-off")
    assert ties(scene) == ["swap german A B", "swap german B A"]


@proves("UF 17.7", 3, 8)
def test_17_7_a_letter_once_taken_is_announced_no_more() -> None:
    lines = ("american A 0 a1 a4", "american B 0 a2 a5", "hand german 79")
    moving = ("ground german A 12>sideways", "ground german B 64")
    alone = given("german A 1 g1 g4", *moving[:1], "lateral german A B", *lines)
    when(alone, "terrain A 79")
    then(alone, "german B 1 g1 g4", "hand german")
    swapped = given(
        "german A 1 g1 g4",
        "german B 1 g2 g5",
        *moving,
        "swap german A B",
        "swap german B A",
        *lines,
    )
    when(swapped, "terrain A 79")
    then(swapped, "german B 1 g1 g4", "german A 1 g2 g5")
    assert ties(alone) == ties(swapped) == []
    assert [id[-1] for id in swapped.game.table.groups] == ["A", "B", "A", "B"]


@proves("UF 17.62", 3)
def test_17_62_a_new_letter_of_a_group_outside_the_ring_changes_nothing() -> None:
    scene = given(
        "german A 2 g1 g4",
        "german B 3 g2 g5",
        "german D 0 g6 g7",
        "ground german D 9>sideways",
        "lateral german D C",
        "american A 3 a1 a4",
        "american B 2 a2 a5",
        "encircled american A B A",
        "flank german A B",
        "hand german 79",
    )
    when(scene, "terrain D 79")
    then(scene, "german C 0 g6 g7")
    assert ties(scene) == ["flank german A B", "encircled american A B A"]


@pytest.mark.parametrize(("start", "way"), [(4, "forward"), (5, "back"), (5, "sideways")])
@proves("UF 23.7", 2)
def test_23_7_before_a_pillbox_nobody_counts_as_behind_it(start: int, way: str) -> None:
    scene = given(
        f"german A {start} g1 g4",
        "german B 3 g2 g5",
        "american B 0 a2 a5",
        "american C 0 a1 a4",
        "ground american B 117",
        "hand german 12",
    )
    when(scene, f"move A 12 {way}")
    assert scene.game.table.groups["german-A"].marks == ()
