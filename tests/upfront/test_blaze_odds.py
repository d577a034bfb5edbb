"""The chances shown of fires that may start, of those fought, and of what they do (F4)."""

from fractions import Fraction

import pytest

from caposaldo.kernel.contract import Preview
from caposaldo.library import AnyGame
from caposaldo.terminal.prose import Prose
from tests.upfront.forks import fate, shown, spread, told
from tests.upfront.scenes import given, when

PILE = "pile 1 2 4 12 26 21 41 82"
FIRE = ("option fire on", "option battlefield countryside")
BURNS = {"catches-fire": "catches-fire", "": "nothing"}


def position(lines: str) -> AnyGame:
    return given(*FIRE, *lines.split(" | "), PILE).game


def also(preview: Preview | None) -> dict[str, Fraction]:
    """Return what a preview shows beside the attack itself."""
    assert preview is not None
    found = preview.detail.get("also", [])
    assert isinstance(found, list)
    return {entry["key"]: Fraction(entry["chances"], entry["of"]) for entry in found}


def burnt(odds: dict[str, Fraction]) -> dict[str, Fraction]:
    return {key: share for key, share in odds.items() if key == "catches-fire"}


@pytest.mark.parametrize("ground", ["112", "60", "88"])
def test_f4_1_the_ground_may_catch_fire_behind_a_flamethrower(ground: str) -> None:
    game = position(
        "nations german russian | german A 2 g14 | german B 1 g2 | russian A 3 r1 r3"
        f" | russian B 0 r5 | ground russian A {ground} | hand german 66"
    )
    played = ("fire A>A", "with 66", "shoot", "decline", "resolve")
    found = spread(game, *played, say=told({"catches-fire": "catches-fire", "": "nothing"}))
    # One malfunction more or less does not change what is drawn for the ground.
    assert also(game.preview("fire A>A")) == burnt(found)
    assert 0 < found["catches-fire"] < 1


@pytest.mark.parametrize("ground", ["71", "76", "143"])
def test_f4_1_ground_that_does_not_burn_is_not_spoken_of(ground: str) -> None:
    game = position(
        "nations german russian | german A 2 g14 | german B 1 g2 | russian A 3 r1 r3"
        f" | russian B 0 r5 | ground russian A {ground} | hand german 66"
    )
    assert also(game.preview("fire A>A")) == {}


def test_f4_1_nothing_is_said_of_rifles_of_a_flamethrower_held_back_or_without_fires() -> None:
    lines = "nations german russian | german A 2 g14 g4 | russian A 3 r1 | ground russian A 112"
    more = "russian B 0 r5 | hand german 66"
    game = position(f"{lines} | {more}")
    assert set(also(game.preview("fire A>A"))) == {"catches-fire"}
    game.answer("fire A>A")
    assert also(game.preview("hold g14")) == {}
    without = given(*lines.split(" | "), *more.split(" | "), PILE).game
    assert also(without.preview("fire A>A")) == {}


@pytest.mark.parametrize(
    ("lines", "order"),
    [
        ("german A 1 g25 g4.assists=g25 | hand german 66", "shell A>A g25 66"),
        ("german A 1 g28 g4 | hand german 66", "shell A>A g28 66"),
    ],
)
def test_f4_1_the_ground_may_catch_fire_behind_ordnance(lines: str, order: str) -> None:
    game = position(f"{lines} | american A 1 a3 | american B 0 a5 | ground american A 112")
    found = spread(game, order, "decline", "resolve", say=told(BURNS))
    assert also(game.preview(order)) == burnt(found)
    assert found["catches-fire"]
    game.answer(order)
    assert also(game.preview("decline")) == burnt(found)


def test_f4_1_the_ground_may_catch_fire_behind_artillery() -> None:
    game = position(
        "german A 1 g1 g3.carries=RADIO | american A 1 a1.wounded a4 | american B 0 a5"
        " | ground american A 112 | hand german 36"
    )
    found = spread(game, "call A>A 36", "decline", say=told(BURNS))
    gone = spread(
        game,
        "call A>A 36",
        "decline",
        say=lambda end: "gone" if "american-A" not in end.game.table.groups else "",
    )
    assert gone == {"": 1}
    assert also(game.preview("call A>A 36")) == burnt(found)


def test_f4_1_a_shot_at_armour_and_ground_the_table_does_not_name_are_not_spoken_of() -> None:
    game = position(
        "german A 2 g33 | german B 1 g25 g4.assists=g25 | american A 2 a34 | american B 1 a3"
        " | ground american A 112 | ground american B 55 | hand german 66 70"
    )
    assert also(game.preview("pierce A>A g33 66")) == {}
    assert also(game.preview("shell B>B g25 66")) == {}


def test_f4_2_the_odds_of_putting_a_fire_out() -> None:
    game = position(
        "german A 1 g1 g4 | ground german A 112 | american A 0 a3"
        " | mark german A ablaze smoke-marker"
    )
    preview = game.preview("douse A")
    assert preview is not None
    assert preview.rule == "UF F4.2"
    found = spread(game, "douse A", say=told({"douses done": "success", "": "failure"}))
    assert shown(preview) == found == {"success": Fraction(2, 8), "failure": Fraction(6, 8)}


@pytest.mark.parametrize("answer", ["decline", "hero g4 30"])
@pytest.mark.parametrize("man", ["g4.pinned", "g4.pinned.wounded"])
def test_f4_3_who_may_be_saved_from_a_fire_sees_what_comes(answer: str, man: str) -> None:
    game = position(
        f"german A 1 {man} | german B 1 g2 g1 | ground german A 112 | hand german 30"
        " | mark german A ablaze smoke-marker | american A 0 a3 | phase refill"
    )
    game.answer("stay")
    preview = game.preview(answer)
    assert preview is not None
    assert preview.rule == "UF F4.3"
    assert [(line.label, line.value) for line in preview.modifiers] == [("blaze", 4)]
    found = spread(game, answer, say=fate(game, "g4"))
    if answer != "decline":
        again = spread(game, answer, say=told({"pinned": "pinned", "": ""}))
        if "pinned" in again:
            left = found.pop("unharmed") - again["pinned"]
            found = {**found, "pinned": again["pinned"], **({"unharmed": left} if left else {})}
    assert shown(preview) == found


def test_f4_6_under_smoke_and_behind_a_flamethrower_the_burning_card_is_sure() -> None:
    game = position(
        "nations german russian | german A 2 g14 | german B 1 g2 | russian A 3 r1 | russian B 0 r5"
        " | ground russian A 55 92 | hand german 66 141"
    )
    assert shown(game.preview("ignite 141 >A")) == {"catches-fire": 1}
    preview = game.preview("ignite 141 >A")
    assert preview is not None
    assert preview.reveals == ""


@pytest.mark.parametrize(("reading", "ground"), [("off", "55"), ("off", "112"), ("on", "112")])
def test_f4_6_the_odds_of_a_burning_card_behind_artillery(reading: str, ground: str) -> None:
    scene = given(
        *FIRE,
        f"option terrain-table-values {reading}",
        "german A 1 g1 g3.carries=RADIO",
        "american A 1 a1 a4",
        "american B 0 a5",
        f"ground american A {ground}",
        "hand german 36 141",
        "pile 1 2 4 12 26 21 41 82 15 13",
        rig="b1 r2 r5 r6" if ground == "112" else "b1 r2 r5",
    )
    when(scene, "call A>A 36", "decline")
    preview = scene.game.preview("ignite 141")
    assert shown(preview) == spread(scene.game, "ignite 141", say=told(BURNS))
    assert preview is not None
    assert preview.rule == "UF F4.6"


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "the ground catches fire"), ("it", "il terreno prende fuoco")]
)
def test_f4_1_the_screen_shows_it_below_the_chances_of_the_attack(lang: str, said: str) -> None:
    game = position(
        "german A 1 g25 g4.assists=g25 | american A 1 a3 | american B 0 a5"
        " | ground american A 112 | hand german 66"
    )
    preview = game.preview("shell A>A g25 66")
    share = also(preview)["catches-fire"]
    lines = Prose("upfront", lang).preview("shell A>A g25 66", preview, final=False, full=False)
    found = [line for line in lines.plain.splitlines() if line.endswith(said)]
    assert len(found) == 1
    chances, _, of = found[0].removesuffix(f" {said}").split()[-1].partition("/")
    assert Fraction(int(chances), int(of)) == share
    assert "/" in lines.plain.splitlines()[lines.plain.splitlines().index(found[0]) - 1]
