"""What a preview says of the weapons of an attack, counted again by the rules over all rolls."""

from __future__ import annotations

from fractions import Fraction
from typing import cast

import pytest

from caposaldo.aslsk.attack import Attack
from caposaldo.aslsk.attackkinds import FIRST, FLAME, PREP
from caposaldo.aslsk.declaring import declare
from caposaldo.aslsk.phases import KEPT_RATE
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.units import LOST, UnitId, WeaponId
from caposaldo.aslsk.weaponodds import weapon_odds
from caposaldo.proofs import proves
from tests.aslsk.everyroll import every_roll
from tests.aslsk.scenes import given, hex_of, still, weapon, when

TARGET = ("option los_check free", "turn german 2 prep-fire", "hex D5 stone", "russian r1 8-0 D5")


def ends(game: Starter, ids: tuple[str, ...]) -> str:
    """Name the weapons that broke down or are gone, and those that kept their rate."""
    now = [weapon(game, id) for id in ids]
    gone = [each.id for each in now if each.malfunctioned or each.place == LOST]
    return f"{','.join(gone)}/{','.join(each.id for each in now if KEPT_RATE in each.marks)}"


def by_the_rules(game: Starter, shot: Attack, id: str) -> tuple[Fraction, Fraction]:
    """Count how likely a weapon keeps its rate and breaks down, whatever the dice."""
    keeps, breaks = Fraction(0), Fraction(0)
    for coloured in range(1, 7):
        for white in range(1, 7):
            found = every_roll(
                game,
                lambda twin: declare(twin, shot),
                lambda twin: ends(twin, shot.weapons),
                len(shot.weapons),
                (coloured, white),
            )
            for text, chance in found.items():
                gone, kept = text.split("/")
                breaks += chance / 36 if id in gone.split(",") else 0
                keeps += chance / 36 if id in kept.split(",") else 0
    return keeps, breaks


GUNS: dict[str, tuple[str, ...]] = {
    "one gun": ("german g1 4-6-7 B5", "german gw1 LMG g1"),
    "two alike": ("german g1 4-6-7 B5", "german gw1 LMG g1", "german g2 4-6-7 B5",
                  "german gw2 LMG g2"),
    # The second is captured and in the hands of conscripts: it has B9 and no rate.
    "two unlike": ("german g1 4-6-7 B5", "german gw1 LMG g1", "german g2 4-3-6 B5",
                   "russian rw1 LMG g2"),
}  # fmt: skip


@proves("SK X8", 7)
@proves("SK F9", 1)
@pytest.mark.parametrize("reading", ["all_tied", "reroll"])
@pytest.mark.parametrize("name", GUNS)
def test_X8_each_gun_breaks_down_and_keeps_its_rate_as_often_as_the_preview_says(
    name: str, reading: str
) -> None:
    game = still(*TARGET, *GUNS[name], f"option selection_ties {reading}")
    guns = tuple(WeaponId(line.split()[1]) for line in GUNS[name] if "w" in line.split()[1])
    shot = Attack(PREP, "german", hex_of(game, "D5"), weapons=guns)
    told = weapon_odds(game.table, shot)
    for id in guns:
        keeps, breaks = by_the_rules(game, shot, id)
        said = told[id]
        assert (Fraction(said["keeps"], said["of"]), Fraction(said["breaks"], said["of"])) == (
            keeps,
            breaks,
        )
    if name == "two alike":
        # A 12 breaks the one with the higher dr down, both if they are the same and both count.
        half = Fraction(21, 1296) if reading == "all_tied" else Fraction(1, 72)
        assert Fraction(told["gw1"]["breaks"], told["gw1"]["of"]) == half


def test_F18_a_flamethrower_is_used_up_as_often_as_the_preview_says() -> None:
    game = still(*TARGET, "german g1 4-6-7 C5", "german gw1 FT g1")
    shot = Attack(FLAME, "german", hex_of(game, "D5"), weapons=(WeaponId("gw1"),))
    assert weapon_odds(game.table, shot)["gw1"]["breaks"] == 15
    assert by_the_rules(game, shot, "gw1") == (Fraction(0), Fraction(15, 36))


@proves("SK F9", 2)
def test_F9_a_gun_whose_user_fires_again_with_it_keeps_no_rate_and_the_preview_says_so() -> None:
    lines = ("sides russian german", "turn russian 2 movement", "german g1 4-6-7 B5 first")
    gun = "german gw1 MMG g1 +kept-rate"
    scene = given("option los_check free", *lines, gun, "russian r1 4-4-7 E5", rig="1,6 1,1")
    when(scene, "move r1; go D5", "open; add g1; add gw1")
    assert scene.game.preview("shoot") is not None
    game = cast(Starter, scene.game)
    movers = (UnitId("r1"),)
    shot = Attack(FIRST, "german", hex_of(game, "D5"), movers, (UnitId("g1"),), (WeaponId("gw1"),))
    assert weapon_odds(game.table, shot)["gw1"]["keeps"] == 0
    when(scene, "shoot")
    assert weapon(game, "gw1").fire == "final"
