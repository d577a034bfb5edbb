"""The odds of shots at and by vehicles and guns are exact, whatever state they are in (25, 28)."""

from collections.abc import Callable

import pytest

from caposaldo.library import AnyGame
from caposaldo.proofs import proves
from caposaldo.upfront.hulldown import hull_down
from caposaldo.upfront.hulls import Hull
from tests.upfront.boxes import box
from tests.upfront.forks import End, fate, man_odds, shown, spread, told
from tests.upfront.scenes import given

SHOT = {"hits": "hit", "jams": "jam", "": "miss"}
PILE = "pile 2 4 12 15 26 30 21"
"""Black 0, red 0, black 1, red 2, red 5, black 6, red 6."""
LOW = "pile 1 4 12 15 26"
"""Black 2, red 0, black 1, red 2, red 5."""


def card_of(game: AnyGame, man: str) -> tuple[Hull, bool] | None:
    for group in game.table.groups.values():
        for other in group.men:
            if other.card.id == man:
                return other.hull, other.pinned
    return None


def wreck(before: AnyGame, man: str) -> Callable[[End], str]:
    """Say what has become of a vehicle since `before`."""
    was = card_of(before, man)
    assert was is not None

    def say(end: End) -> str:
        now = card_of(end.game, man)
        if now is None:
            return "destroyed"
        marks = {
            "immobilised": now[0].immobile and not was[0].immobile,
            "stunned": now[0].stun > was[0].stun,
            "commander-killed": now[0].losses > was[0].losses,
            "buttoned-up": now[0].buttoned and not was[0].buttoned,
            "pinned": now[1] and not was[1],
        }
        return next((name for name, true in marks.items() if true), "unharmed")

    return say


def check(game: AnyGame, shot: str, man: str) -> set[str]:
    """Compare what is shown of a shot at a vehicle with what happens; return what can happen."""
    preview = game.preview(shot)
    played = (shot, "decline", "resolve")
    assert shown(preview) == spread(game, *played, say=told(SHOT))
    found = man_odds(preview, man)
    assert found == spread(game, *played, say=wreck(game, man))
    return set(found)


@pytest.mark.parametrize(
    ("lines", "can"),
    [
        ("german A 1 g31 | american A 1 a34", {"destroyed", "immobilised"}),
        ("german A 1 g31 | american A 1 a34 | ground american A 97", {"destroyed", "stunned"}),
        ("german A 1 g31 | american A 1 a34.immobile", {"destroyed", "stunned"}),
        ("german A 1 g31 | american A 1 a34.immobile.stun=6.buttoned", {"destroyed"}),
        ("german A 1 g31 | american A 1 a34.buttoned.stun=3", {"stunned", "immobilised"}),
        ("german A 1 g31 | american A 1 a34 | ground american A 13>sideways", {"destroyed"}),
        ("german A 1 g31.buttoned.losses=1 | american A 2 a34 | ground german A 62", {"unharmed"}),
        ("german A 0 g31.acquired=A | american A 0 a32", {"immobilised", "stunned", "destroyed"}),
        ("german A 0 g46.acquired=A | american A 0 a31.pinned", {"immobilised", "stunned"}),
        ("german A 0 g46.acquired=A | american A 0 a31.stun=6", {"destroyed", "immobilised"}),
        ("german A 1 g28 | american A 2 a34", {"destroyed", "unharmed"}),
    ],
)
@proves("UF 28.4", 1, 2, 3, 4, 5)
def test_28_4_the_odds_of_a_shot_at_armour(lines: str, can: set[str]) -> None:
    for pile in (PILE, LOW):
        game = given(*lines.split(" | "), "hand german 66", pile).game
        man = game.table.groups["german-A"].men[0].card.id
        target = game.table.groups["american-A"].men[0].card.id
        can = can - check(game, f"pierce A>A {man} 66", target)
    assert not can


@pytest.mark.parametrize(
    ("lines", "can"),
    [
        ("german A 1 g31 | american A 1 a34", {"buttoned-up", "commander-killed", "unharmed"}),
        ("german A 1 g33 | american A 1 a35", {"pinned", "commander-killed"}),
        ("german A 1 g33 | american A 1 a35.losses=2", {"pinned", "destroyed"}),
        ("german A 1 g33 | american A 1 a35.pinned", {"unharmed"}),
        ("german A 1 g33 | american A 1 a34.buttoned", {"unharmed"}),
        ("german A 1 g33 | american A 1 a34 | ground german A 76", {"commander-killed"}),
    ],
)
@proves("UF 28.4", 6, 7, 8, 9)
def test_28_4_the_odds_of_a_shot_at_a_crew(lines: str, can: set[str]) -> None:
    for pile in (PILE, LOW):
        game = given(*lines.split(" | "), "hand german 66", pile).game
        man = game.table.groups["german-A"].men[0].card.id
        target = game.table.groups["american-A"].men[0].card.id
        can = can - check(game, f"shell A>A {man} 66", target)
    assert not can


@pytest.mark.parametrize(
    ("target", "can"),
    [
        ("a34", {"immobilised", "buttoned-up", "unharmed"}),
        ("a34.immobile", {"stunned"}),
        ("a35", {"immobilised", "pinned"}),
    ],
)
@proves("UF 26.5", 2, 3)
def test_26_5_the_odds_of_a_mortar(target: str, can: set[str]) -> None:
    lines = ("german A 2 g25 g4.assists=g25", f"american A 1 {target}", "hand german 66")
    game = given(*lines, PILE).game
    assert can <= check(game, "shell A>A g25 66", target.partition(".")[0])


@proves("UF 26.5", 4)
def test_26_5_the_odds_of_a_bomb_into_an_open_top() -> None:
    lines = ("german A 2 g25 g4.assists=g25", "american A 1 a35", "hand german 66")
    assert "destroyed" in check(given(*lines, "pile 2 4 7 12").game, "shell A>A g25 66", "a35")


@pytest.mark.parametrize(
    ("man", "shot"),
    [
        ("g20 g4", "pierce A>A g20 66"),
        ("g20 g4.assists=g20", "pierce A>A g20 66 151"),
        ("g4.carries=PF g5", "pierce A>A g4 66"),
        ("g4.carries=PF.wounded g5", "pierce A>A g4 66 151"),
        ("g16 g4", "pierce A>A g16 66"),
    ],
)
@proves("UF 30.5", 1, 3)
@proves("UF 10.45", 5)
def test_30_5_the_odds_of_light_anti_tank_weapons(man: str, shot: str) -> None:
    for target in ("a34", "a32", "a35.pinned"):
        # A 3 and a 4 for the anti-tank rifle.
        lines = (f"german A 3 {man}", f"american A 2 {target}", "hand german 66 151")
        game = given(*lines, "pile 2 4 12 15 18 21 24").game
        assert check(game, shot, target.partition(".")[0])


@pytest.mark.parametrize(
    "lines",
    [
        "german A 1 g33 | american A 1 a29",
        "german A 1 g33 | american A 1 a29.pinned",
        "german A 1 g33 | american A 1 a4 a29 | ground american A 97",
        "german A 1 g33 | american A 1 a29 a4 | ground american A 97 | ground german A 13>forward",
        "german A 1 g33 | american A 1 a29 a4 | entrenched american A | american B 1 a34",
    ],
)
@proves("UF 34.4", 2, 5)
@proves("UF 28.92", 1)
def test_34_4_the_odds_of_guns_and_of_the_men_beside_them(lines: str) -> None:
    game = given(*lines.split(" | "), "hand german 66", PILE).game
    preview = game.preview("shell A>A g33 66")
    played = ("shell A>A g33 66", "decline", "resolve")
    assert shown(preview) == spread(game, *played, say=told(SHOT))
    for man in game.table.groups["american-A"].men:
        id = man.card.id
        assert man_odds(preview, id) == spread(game, *played, say=fate(game, id))


@proves("UF 34.4", 2)
def test_34_4_the_odds_of_an_anti_tank_rifle_at_a_gun() -> None:
    lines = ("nations russian german", "russian A 2 r18 r4", "german A 3 g4 g28")
    game = given(*lines, "hand russian 66", "pile 10 12 15 22 26").game
    preview = game.preview("pierce A>A r18 66")
    played = ("pierce A>A r18 66", "decline", "resolve")
    assert man_odds(preview, "g28") == spread(game, *played, say=fate(game, "g28"))
    assert preview is not None
    assert [entry["id"] for entry in preview.detail["men"]] == ["g28"]  # type: ignore[attr-defined]


def test_25_34_the_odds_of_a_shot_at_armour_when_it_is_announced() -> None:
    game = given("german A 1 g31", "american A 1 a34", "hand german 66", PILE).game
    game.answer("pierce A>A g31 66")
    preview = game.preview("decline")
    assert shown(preview) == spread(game, "decline", "resolve", say=told(SHOT))
    assert man_odds(preview, "a34") == spread(game, "decline", "resolve", say=wreck(game, "a34"))


@pytest.mark.parametrize("pile", ["12", "12 4", "2 12 15"])
@proves("UF 28.4", 4)
def test_16_2_a_shared_number_drawn_for_after_the_deck_has_ended(pile: str) -> None:
    # A small box, so that every way the draws can fall is soon played.
    kept = {"2", "12", "4", "15", "13", "66", "33"}
    gone = " ".join([id for id in box().deck if id not in kept])
    lines = ("german A 0 g31.acquired=A", "american A 0 a32", "hand german 66")
    game = given(*lines, f"pile {pile}", f"gone {gone}").game
    assert check(game, "pierce A>A g31 66", "a32")


def test_16_2_cards_nobody_has_seen_may_be_in_the_new_pile() -> None:
    kept = ("12", "4", "15", "14")
    gone = " ".join([id for id in box().deck if id not in (*kept, "66")])
    found: dict[str, object] = {}
    deals = 0
    for pile in kept:
        for hidden in kept:
            if hidden == pile:
                continue
            held = [id for id in kept if id not in (pile, hidden)]
            game = given(
                "german A 0 g31.acquired=A",
                "american A 0 a32",
                "hand german 66",
                f"hand american {' '.join(held)}",
                f"unseen german {hidden}",
                f"pile {pile}",
                f"gone {gone}",
            ).game
            deals += 1
            played = ("pierce A>A g31 66", "decline", "resolve")
            for key, share in spread(game, *played, say=wreck(game, "a32")).items():
                found[key] = found.get(key, 0) + share  # type: ignore[operator]
    shares = {key: share / deals for key, share in found.items()}  # type: ignore[operator]
    assert man_odds(game.preview("pierce A>A g31 66"), "a32") == shares


@pytest.mark.parametrize(
    ("ground", "low"),
    [
        ("ground american A 97", True),
        ("ground american A 76", True),
        ("ground american A 76 | ground german A 103", False),
        ("ground american A 97 | ground german A 103", True),
        ("ground american A 97 13>forward", False),
        ("ground american A 71", False),
        ("ground american A 97 | encircled american A B A | german B 4 g4", False),
    ],
)
@proves("UF 28.9", 2, 3)
def test_28_9_where_a_vehicle_is_hull_down(ground: str, low: bool) -> None:
    table = given("german A 1 g33", "american A 1 a29", *ground.split(" | ")).game.table
    target, firer = table.groups["american-A"], table.groups["german-A"]
    assert hull_down(table, target, firer) is low
    assert not hull_down(table, target, firer, mortar=True)


@proves("UF 25.8", 6)
def test_25_8_which_vehicles_have_smoke_shells() -> None:
    vehicles = [man for man in box().men.values() if man.vehicle is not None and man.vehicle.smoke]
    assert {man.nation for man in vehicles} == {"german", "american", "british"}
    for man in vehicles:
        assert man.vehicle is not None
        assert man.vehicle.armoured
        assert man.vehicle.guns[0].boxed >= 4
    flames = next(man for id, man in box().men.items() if id == "i32")
    assert flames.vehicle is not None
    assert flames.vehicle.flame is not None
    assert not flames.vehicle.smoke


@proves("UF 44.6", 3)
def test_44_6_guns_without_high_explosive_are_british_and_have_a_zero() -> None:
    for man in box().men.values():
        if man.vehicle is not None and man.vehicle.no_he:
            assert man.nation == "british"
            assert set(man.vehicle.guns[0].effect) == {0}


@proves("UF 51.6", 4)
def test_51_6_the_gun_in_the_hull_is_always_a_step_worse() -> None:
    char = next(man.vehicle for id, man in box().men.items() if id == "f34")
    assert char is not None
    hull, turret = char.guns
    assert hull.to_hit == tuple(step + 1 for step in turret.to_hit)
    assert hull.to_hit_bracketed == tuple(step + 1 for step in turret.to_hit_bracketed)
