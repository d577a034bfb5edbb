"""What close combat, mines and prisoners leave in sums and marks (20.21, 24.4, 32.12)."""

import pytest

from caposaldo.kernel.events import Event
from caposaldo.proofs import proves
from caposaldo.scene import Scene
from tests.upfront.scenes import given, when


def first(scene: Scene, kind: str) -> Event:
    return next(event for event in scene.told if event.kind == kind)


@proves("UF 24.31", 2)
@proves("UF 24.4", 2)
@pytest.mark.parametrize(
    ("action", "rig", "cited", "number"),
    [("terrain A 60", "r1 b0", "UF 24.4", -1), ("sweep A g1", "r5 r1", "UF 24.31", 1)],
)
def test_a_mine_adds_a_signed_number_only_to_those_who_walk_out(
    action: str, rig: str, cited: str, number: int
) -> None:
    lines = ("scenario C", "german A 1 g1 g4", "american B 0 a5 a6", "ground american B 117")
    scene = given(*lines, "ground german A 141 12>sideways", "hand german 60", rig=rig)
    when(scene, action)
    told = first(scene, "mine-strikes")
    assert [(line.value, line.rule, line.label) for line in told.modifiers] == [
        (3, "UF 24.31", "mine-strength"),
        (number, cited, "random-number"),
    ]
    assert told.rules == (cited,)


@proves("UF 32.12", 5)
@pytest.mark.parametrize(
    ("lines", "marks"),
    [
        (("american A 2 a6.pinned",), ("took-the-last-at:3",)),
        (("american A 2 a6.pinned a3",), ()),
        (("american A 2 a6.pinned", "american B 2 a3"), ()),
    ],
)
def test_only_the_captor_of_the_last_man_of_the_only_group_near_is_marked(
    lines: tuple[str, ...], marks: tuple[str, ...]
) -> None:
    far = ("german A 3 g1 g4", "american D 0 a1 a2", "turn american")
    scene = given(*lines, *far, rig="*@10=10")
    when(scene, "panic a6", "german: take A", "german: watch g4")
    assert scene.game.table.groups["german-A"].marks == marks


@proves("UF 20.21", 1)
def test_the_nerve_of_a_man_is_told_with_what_changes_it() -> None:
    scene = given(
        "nations german russian",
        "turn russian",
        "german A 3 g4",
        "russian A 2 r4.jammed r19",
        rig="b6",
    )
    when(scene, "infiltrate A; try r4 >A; go")
    told = first(scene, "nerve")
    assert [(line.value, line.rule) for line in told.modifiers] == [
        (4, "UF 20.21"),
        (-1, "UF 19.4"),
        (1, "UF 15.52"),
    ]
