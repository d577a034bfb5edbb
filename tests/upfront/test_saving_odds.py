"""The odds of answers that a draw follows: Heroes that save, plans to infiltrate, fords."""

from typing import Final

import pytest

from caposaldo.kernel.contract import Preview
from caposaldo.library import AnyGame
from tests.upfront.forks import fate, man_odds, shown, spread, told
from tests.upfront.scenes import given, when

PILE: Final = "pile 1 2 4 26 21 29 41 46 8 35"
NERVE: Final = {"infiltrates": "infiltrates", "infiltration-fails": "fails", "": "pinned"}
HELD: Final = "scenario C | american A 1 a1 a3 | american B 1 a4 a6 | ground american B 117"


def position(lines: str, *more: str, rig: str = "") -> AnyGame:
    return given(*lines.split(" | "), *more, rig=rig).game


# A Hero before the attack ----------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["decline", "hero g4 30"])
@pytest.mark.parametrize("discard", ["mine 141 >A", "snipe 27 >A"])
def test_10_42_who_may_be_saved_by_a_hero_sees_what_comes(discard: str, answer: str) -> None:
    card = discard.split()[1]
    game = position(
        f"{HELD} | turn american | phase discards | hand american {card} | hand german 30"
        " | german A 1 g4.pinned | german B 1 g2 g1 | ground german A 12>forward",
        PILE,
    )
    for line in (discard, "end"):
        game.answer(line)
    preview = game.preview(answer)
    assert preview is not None
    assert preview.rule == ("UF 24.31" if discard.startswith("mine") else "UF 14.3")
    found = spread(game, answer, say=fate(game, "g4"), until="refill")
    # Whom the Hero has rallied may be pinned again.
    again = spread(game, answer, say=told({"pinned": "pinned", "": ""}), until="refill")
    if "pinned" in again:
        left = found.pop("unharmed") - again["pinned"]
        found = {**found, "pinned": again["pinned"], **({"unharmed": left} if left else {})}
    assert shown(preview) == found


@pytest.mark.parametrize("order", ["fire A>A; with 75; shoot", "shell A>A g25 66", "call B>A 36"])
def test_10_42_a_hero_changes_the_attack_that_is_to_come(order: str) -> None:
    game = position(
        "german A 2 g25 g4.assists=g25 g5 g6 g10 | german B 1 g1 g3.carries=RADIO"
        " | american A 2 a3.pinned a4 | hand german 75 66 36 | hand american 30",
        "pile 1 2 8 10 24 46",
    )
    for line in order.split("; "):
        game.answer(line)
    game.table.hands["german"] = ()
    preview = game.preview("hero a3 30")
    assert preview is not None
    played = ["hero a3 30", "decline", *([] if order.startswith("call") else ["resolve"])]

    risen = game.copy()
    risen.answer("hero a3 30")
    assert man_odds(preview, "a3") == spread(game, *played, say=fate(risen, "a3"))
    assert preview.notation == "hero a3 30"


NEAR: Final = "german A 2 g1 g4 g3 g5.assists=g3 | american A 3 a1 a3.pinned a4 | hand german 30"


@pytest.mark.parametrize("answer", ["decline", "hero g4 30"])
def test_10_43_a_hero_lets_a_man_try_to_infiltrate_again(answer: str) -> None:
    scene = given(*NEAR.split(" | "), f"{PILE} 108", rig="b6")
    when(scene, "infiltrate A", "try g4 >A", "go")
    game = scene.game
    asked = game.decision()
    assert asked is not None
    assert asked.prompt == "hero-chance"
    assert shown(game.preview(answer)) == spread(game, answer, say=told(NERVE))


@pytest.mark.parametrize("answer", ["decline", "hero g4 30"])
def test_10_43_a_hero_lets_a_man_go_in_again(answer: str) -> None:
    scene = given(
        "german A 2 g1 g4.inside=A", "american A 3 a1", "hand german 30", f"{PILE} 108", rig="b6"
    )
    when(scene, "close A", "enter g4", "go")
    names = told({"meets": "passes", "": "pinned"})
    assert shown(scene.game.preview(answer)) == spread(scene.game, answer, say=names)


@pytest.mark.parametrize("entry", ["enter g4", "enter g4 12"])
def test_20_52_who_goes_in_first_is_shown_once_more_when_they_start(entry: str) -> None:
    game = position("german A 2 g1 g4.inside=A | american A 3 a1 | hand german 12", PILE)
    for line in ("close A", entry):
        game.answer(line)
    preview = game.preview("go")
    assert shown(preview) == spread(game, "go", say=told({"meets": "passes", "": "pinned"}))
    assert preview is not None
    assert preview.rule == "UF 20.52"


# Plans -----------------------------------------------------------------------------------------


def planned(*lines: str) -> tuple[AnyGame, Preview | None]:
    """Play all lines but the last, and look at that."""
    game = position(
        "german A 2 g1 g14 g4.carries=DC | american A 3 a1 a3.pinned a4 | ground american A 92",
        PILE,
    )
    for line in lines[:-1]:
        game.answer(line)
    return game, game.preview(lines[-1])


def test_20_23_who_leaves_his_flamethrower_is_shown_with_the_morale_of_an_unarmed_man() -> None:
    named = ("infiltrate A", "try g14 >A")
    armed, before = planned(*named, "go")
    assert shown(before) == spread(armed, "go", say=told(NERVE))
    game, preview = planned(*named, "drop g14")
    assert shown(preview) == spread(game, "drop g14", "go", say=told(NERVE))
    game, preview = planned(*named, "drop g14", "go")
    assert shown(preview) == spread(game, "go", say=told(NERVE))
    assert before is not None
    assert preview is not None
    assert preview.detail["morale"] == int(str(before.detail["morale"])) - 1
    assert preview.rule == "UF 20.3"


def assaults(preview: Preview | None) -> list[str]:
    assert preview is not None
    ways = preview.detail["assault"]
    assert isinstance(ways, list)
    return [way["with"] for way in ways]


@pytest.mark.parametrize("answer", ["keep g4", "drop g4"])
def test_21_2_a_charge_kept_or_left_is_no_help_against_an_afv(answer: str) -> None:
    game = position("german A 2 g1 g4.carries=DC | american A 3 a34 | american B 1 a2 a4", PILE)
    for line in ("infiltrate A", "try g4 >A"):
        game.answer(line)
    assert assaults(game.preview("go")) == ["", "DC"]
    assert assaults(game.preview(answer)) == [""]


# Water -----------------------------------------------------------------------------------------

STREAM: Final = "german A 1 g1 g4 | german B 1 g5 g6 | american A 1 a1 a3 | hand german 12 13 5"


@pytest.mark.parametrize(
    ("ground", "action"),
    [
        ("ground german A 148", "exchange A:12 B:13"),
        ("ground german B 148", "exchange A:12 B:13"),
        ("ground german A 148 | ground german B 152", "exchange A:12 B:13"),
        ("ground german A 148 | ground german B 152", "exchange A:5 B:13"),
    ],
)
@pytest.mark.parametrize("pile", [PILE, "pile 21"])
def test_17_7_an_exchange_of_letters_hangs_on_every_ford(
    ground: str, action: str, pile: str
) -> None:
    game = position(f"{STREAM} | {ground}", pile)
    found = spread(game, action, say=told({"exchanges": "success", "": "failure"}))
    assert shown(game.preview(action)) == found


def test_17_7_an_exchange_on_dry_land_has_nothing_to_show() -> None:
    game = position(STREAM)
    assert game.preview("exchange A:12 B:13") is None


@pytest.mark.parametrize(("card", "draws"), [("12", True), ("5", False)])
def test_17_81_a_man_who_sets_out_from_a_stream_must_ford_it(card: str, draws: bool) -> None:
    game = position(f"{STREAM} | ground german A 148", PILE)
    game.answer("transfer A>B")
    preview = game.preview(f"send g4 {card}")
    if not draws:
        assert preview is None
        return
    found = spread(
        game, f"send g4 {card}", say=told({"sets-out": "success", "": "failure"}), until="send"
    )
    assert shown(preview) == found


# Wounds ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["decline", "hero r3 30"])
def test_33_7_a_wounded_man_sees_whether_he_endures(answer: str) -> None:
    scene = given(
        "nations german russian",
        "german A 1 g4 g5",
        "russian A 1 r3.wounded r8",
        "deck 2",
        "endured russian 1",
        "hand russian 30",
        "pile 1 2 4 26 21",
    )
    when(scene, "done; end", "stay")
    game = scene.game
    preview = game.preview(answer)
    assert preview is not None
    assert preview.rule == "UF 33.7"
    assert shown(preview) == spread(game, answer, say=fate(game, "r3"))


@pytest.mark.parametrize(("answer", "end"), [("decline", "kia"), ("hero r6 30", "unharmed")])
def test_33_7_a_second_wound_is_sure_unless_a_hero_comes(answer: str, end: str) -> None:
    scene = given(
        "nations german russian",
        "german A 2 g4 g5 g6 g3",
        "russian A 3 r6.wounded r8",
        "hand german 115",
        "hand russian 30",
        rig="b5@7=3",
    )
    when(scene, "fire A>A; with 115; shoot", "russian: decline", "resolve")
    asked = scene.game.decision()
    assert asked is not None
    assert asked.prompt == "second-wound"
    assert shown(scene.game.preview(answer)) == {end: 1}
