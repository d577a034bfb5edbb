"""The odds shown for fire at and by vehicles equal all the ways the draws can fall."""

from fractions import Fraction
from typing import Final

import pytest

from caposaldo.library import AnyGame
from tests.upfront.forks import End, fate, man_odds, shown, spread, told
from tests.upfront.scenes import given, when

PILE: Final = "pile 1 2 8 10 24 31 46 21 26 30"
ENDS: Final = {
    "lost": "destroyed",
    "commander-killed": "commander-killed",
    "stunned": "stunned",
    "immobilised": "immobilised",
    "buttoned-up": "buttoned-up",
    "pinned": "pinned",
}


def harm(end: End) -> str:
    """Say the worst that was told of a vehicle."""
    kinds = {event.kind for event in end.told}
    return next((said for kind, said in ENDS.items() if kind in kinds), "unharmed")


CALM: Final = "pile 1 2 8 10 24 31 46"
"""A draw pile without any number that jams a rifle."""


def attack(
    *lines: str, order: str, enemy: str = "german", pile: str = PILE, rig: str = ""
) -> AnyGame:
    """Bring an attack up to the question whether to resolve it."""
    scene = given(*lines, pile, rig=rig)
    when(scene, order, f"{enemy}: decline")
    return scene.game


def russians(
    target: str,
    *more: str,
    verb: str = "fire",
    card: str = "91",
    men: str = "r3 r4 r5",
    rig: str = "",
) -> AnyGame:
    """Attack a German vehicle or gun at RR 5."""
    return attack(
        "nations german russian",
        "turn russian 3",
        f"german A 2 {target}",
        "german B 1 g4 g5",
        f"russian A 3 {men}",
        f"hand russian {card}",
        *more,
        order=f"russian: {verb} A>A; with {card}; shoot",
        rig=rig,
    )


@pytest.mark.parametrize(
    "target",
    ["g31", "g30", "g31.buttoned", "g30.pinned", "g30.losses=2", "g30.losses=1", "g31.stun=3"],
)
def test_28_4_the_odds_of_a_crew_under_fire_are_exact(target: str) -> None:
    game = russians(target, card="91")
    preview = game.preview("resolve")
    man = target.split(".")[0]
    found = spread(game, "resolve", say=harm)
    assert man_odds(preview, man) == found
    assert shown(preview) == found


def test_28_4_a_crew_can_be_shaken_and_lose_its_commander_in_these_odds() -> None:
    odds = shown(russians("g31").preview("resolve"))
    assert set(odds) == {"commander-killed", "buttoned-up", "unharmed"}
    assert set(shown(russians("g30.losses=2").preview("resolve"))) == {
        "destroyed",
        "pinned",
        "unharmed",
    }


@pytest.mark.parametrize("target", ["g31", "g31.immobile", "g31.stun=6.buttoned", "g32", "g35"])
@pytest.mark.parametrize("flank", ["", "flank russian A A"])
def test_28_4_the_odds_of_armour_under_flames_are_exact(target: str, flank: str) -> None:
    lines = (flank,) if flank else ()
    game = russians(target, *lines, verb="burn", card="100", men="r17 r3")
    found = spread(game, "resolve", say=harm)
    assert shown(game.preview("resolve")) == found


@pytest.mark.parametrize("target", ["g30", "g30.pinned", "g30.immobile", "g30.stun=6.pinned"])
def test_28_4_the_further_draw_for_one_shared_number_is_in_the_odds(target: str) -> None:
    game = russians(target, verb="burn", card="119")
    found = spread(game, "resolve", say=harm)
    assert shown(game.preview("resolve")) == found


def test_28_4_the_further_draw_comes_from_the_new_pile_if_the_deck_ends() -> None:
    game = attack(
        "nations german russian",
        "turn russian 3",
        "german A 2 g30",
        "german B 1 g4 g5",
        "russian A 3 r3 r4 r5",
        "hand russian 119",
        order="russian: burn A>A; with 119; shoot",
        pile="pile 2",
    )
    found = spread(game, "resolve", say=harm)
    assert shown(game.preview("resolve")) == found


def test_28_7_the_second_attack_is_shown_with_its_own_sum_and_odds() -> None:
    game = russians("g30", "ground german A 60", card="119", rig="46")
    game.answer("resolve")
    game.answer("decline")
    preview = game.preview("second")
    assert preview is not None
    assert [(factor.value, factor.label) for factor in preview.factors] == [(1, "firepower")] * 3
    assert [line.label for line in preview.modifiers] == ["fire-card", "target-in"]
    assert preview.detail["strength"] == 1
    assert shown(preview) == spread(game, "second", say=harm)
    assert game.preview("decline") is None


def test_34_4_34_5_a_gun_that_was_seen_has_its_own_odds_under_a_concealed_card() -> None:
    scene = given(
        "nations german russian",
        "turn russian 3",
        "german A 2 g4 g28.shown",
        "russian A 3 r3 r4 r5",
        "hand russian 119",
        "hand german 74",
        CALM,
    )
    when(scene, "russian: fire A>A; with 119; shoot")
    shown_before = scene.game.preview("conceal 74")
    when(scene, "german: conceal 74", "german: decline")
    game = scene.game
    preview = game.preview("resolve")
    for man in ("g4", "g28"):
        found = spread(game, "resolve", say=fate(game, man))
        assert man_odds(preview, man) == {_wreck(key): share for key, share in found.items()}
    assert preview is not None
    assert shown_before is not None
    assert [entry["strength"] for entry in _men(preview.detail)] == [1, 2]
    assert [entry["strength"] for entry in _men(shown_before.detail)] == [1, 2]


def _wreck(key: str) -> str:
    return "kia" if key.startswith("wreck") else key


def _men(detail: object) -> list[dict[str, object]]:
    assert isinstance(detail, dict)
    men = detail["men"]
    assert isinstance(men, list)
    return men


def test_34_4_flanking_fire_and_second_attacks_show_the_boxed_values_of_a_gun() -> None:
    game = russians("g28", "flank russian A A", card="119", rig="46")
    found = spread(game, "resolve", say=fate(game, "g28"))
    preview = game.preview("resolve")
    assert man_odds(preview, "g28") == {_wreck(key): share for key, share in found.items()}
    touched = sum(share for key, share in found.items() if key != "unharmed")
    assert shown(preview) == {"effect": touched, "nothing": 1 - touched}
    game.answer("resolve")
    found = spread(game, "second", say=fate(game, "g28"))
    assert man_odds(game.preview("second"), "g28") == {
        _wreck(key): share for key, share in found.items()
    }


@pytest.mark.parametrize(
    ("firer", "target"),
    [
        ("g31", "A 2 r3 r4"),
        ("g37", "A 3 r3 r4"),
        ("g37.jams=flame", "A 3 r3 r4"),
        ("g38", "A 2 r34"),
    ],
)
def test_19_1_the_chance_that_a_weapon_of_an_afv_jams_is_exact(firer: str, target: str) -> None:
    game = attack(
        "nations german russian",
        f"german A 2 {firer}",
        f"russian {target}",
        "hand german 66",
        order="german: fire A>A; with 66; shoot",
        enemy="russian",
        pile="pile 21 26 1 2 8 30",
    )
    preview = game.preview("resolve")
    assert preview is not None
    jam = preview.detail["jam"]
    assert isinstance(jam, dict)
    found = spread(game, "resolve", say=told({"jams": "trouble", "": "none"}))
    assert Fraction(jam["chances"], jam["of"]) == found.get("trouble", 0)
    assert found.get("trouble", 0) > 0


def test_28_3_the_whole_attack_on_armour_can_be_seen_before_the_first_card() -> None:
    scene = given(
        "nations german russian",
        "turn russian 3",
        "german A 2 g31",
        "russian A 3 r17 r3",
        "hand russian 66 91",
    )
    preview = scene.game.preview("burn A>A")
    assert preview is not None
    assert [(factor.value, factor.label) for factor in preview.factors] == [(12, "firepower")]
    assert preview.detail["cards"] == ["66", "91"]
    assert preview.detail["strength"] == 4
    when(scene, "russian: burn A>A")
    after = scene.game.preview("with 66")
    assert after is not None
    assert after.detail["firepower"] == 12
    assert after.detail["strength"] == 1
