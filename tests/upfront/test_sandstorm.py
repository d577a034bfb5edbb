"""What a sandstorm cuts short, and what is finished under the other reading (UF 52.4, U160)."""

import pytest

from caposaldo.proofs import proves
from caposaldo.scene import Scene
from tests.upfront.scenes import given, when

DESERT = "option battlefield desert-rules"
LATER = "option sandstorm-at-once no"
STORM = "21"
PLAIN = ("decline", "leave", "resolve")

Told = tuple[tuple[str, ...], str, tuple[str, ...], str, int, int]

FIRE: Told = (
    ("german A 3 g1 g3 g4 g5 g6", "american A 2 a4 a5 a6", "pile 33", "hand german 57"),
    "33 21 2 3",
    ("fire A>A; with 57; shoot", "decline", "resolve"),
    "result",
    1,
    3,
)
PAIRS: Told = (
    (
        "german A 3 g1 g4.inside=A g5.inside=A",
        "american A 2 a4 a5 a6",
        "pile 33 34 35 36",
        "hand german 12 13",
    ),
    "33 35 34 36 21 2 3",
    ("close A; enter g4 12; enter g5 13; go", "german: decline", "american: decline"),
    "close-combat",
    2,
    4,
)
MISSION: Told = (
    ("german A 1 g1 g3.carries=RADIO g5", "american A 1 a4 a5 a6", "hand german 36", "pile 33 38"),
    "38 33 21 2 3",
    ("call A>A 36", "decline"),
    "result",
    1,
    3,
)
OVERRUN: Told = (
    ("german A 3 g31", "german B 1 g3 g4", "american A 2 a4 a5 a6", "hand german 1", "pile 33 34"),
    "33 34 21 2 3",
    ("overrun A>A 1",),
    "result",
    1,
    3,
)
MINES: Told = (
    (
        "german A 2 g4 g5 g6",
        "american A 0 a1 a3",
        "ground german A 141 12>sideways",
        "hand german 60",
        "pile 33",
    ),
    "33 21 2 3",
    ("terrain A 60",),
    "mine-strikes",
    1,
    3,
)
CHARGE: Told = (
    (
        "german A 3 g4.carries=DC g6",
        "american A 2 a4 a5 a6",
        "hand german 3",
        "pile 33 34",
    ),
    "34 33 21 2 3",
    ("infiltrate A", "try g4 >A 3", "go", "decline"),
    "result",
    1,
    3,
)
BLAZE: Told = (
    (
        "option fire on",
        "german A 2 g4 g5 g6",
        "american A 0 a1 a3",
        "ground german A 60",
        "mark german A ablaze smoke-marker",
        "hand german 33 34 35 36",
        "phase discards",
        "pile 37",
    ),
    "37 21 2 3",
    ("end", "stay"),
    "blaze-scorches",
    1,
    3,
)
CUT = pytest.mark.parametrize(
    "what",
    [FIRE, PAIRS, MISSION, OVERRUN, MINES, CHARGE, BLAZE],
    ids=["fire", "pairs", "mission", "overrun", "mines", "charge", "blaze"],
)


def played(what: Told, *options: str) -> tuple[Scene, int]:
    """Play to the storm and count what was told of the kind."""
    lines, rig, plays, kind, _, _ = what
    drawn = rig.split()
    used = drawn if options else drawn[: drawn.index(STORM) + 1]
    scene = given(DESERT, *options, *lines, rig=" ".join(used))
    when(scene, *plays)
    while (asked := scene.game.decision()) is not None and asked.prompt != "act":
        scene.play(next(one.notation for one in asked.options if one.verb in PLAIN))
    return scene, len([event for event in scene.told if event.kind == kind])


@CUT
@proves("UF 52.4", 2, 3)
def test_52_4_a_storm_ends_the_scenario_before_the_next_card(what: Told) -> None:
    scene, told = played(what)
    assert told == what[4]
    result = scene.game.result()
    assert result is not None
    assert result.reason == "points"
    scene.finish()


@CUT
@proves("UF 52.4", 4)
def test_52_4_or_after_the_action_under_way(what: Told) -> None:
    scene, told = played(what, LATER)
    assert told == what[5]
    assert scene.game.table.over
    scene.finish()
