"""What becomes of each unit under fire, counted again by the printed table and by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any, cast

import pytest

from caposaldo.aslsk.attack import Attack, foretell, resolve
from caposaldo.aslsk.attackkinds import PREP
from caposaldo.aslsk.chargefire import go_off
from caposaldo.aslsk.effects import read_effect
from caposaldo.aslsk.fates import fates as told_of
from caposaldo.aslsk.ordeal import Ordeal
from caposaldo.aslsk.results import KILLS, apply
from caposaldo.aslsk.starter import Starter
from caposaldo.aslsk.trials import Trials
from caposaldo.aslsk.units import Unit, UnitId
from caposaldo.kernel.game import Game
from tests.aslsk.data_files import parsed
from tests.aslsk.everyroll import every_roll
from tests.aslsk.scenes import given, hex_of, still, unit

FIRE_TABLE = parsed("tables")["fire"]
LINES = ("option los_check free", "german g1 4-6-7 C3", "german g2 8-0 C3", "german g3 4-6-7 C3")
FIRE = "turn german 1 prep-fire"


def fates(game: Game[Any], *chain: str) -> list[dict[str, int]]:
    return cast(list[dict[str, int]], detail(game, *chain)["fates"])


def detail(game: Game[Any], *chain: str) -> dict[str, object]:
    for action in chain:
        game.answer(action)
    preview = game.preview("shoot")
    assert preview is not None
    return dict(preview.detail)


def rolls() -> Iterator[tuple[int, int]]:
    for coloured in range(1, 7):
        for white in range(1, 7):
            yield coloured, white


def result(column: int, total: int) -> str:
    row = "dr_le0" if total <= 0 else "dr_ge15" if total >= 15 else f"dr{total}"
    return str(FIRE_TABLE[row][FIRE_TABLE["columns"].index(column)])


def fate(text: str, check: int, morale: int) -> str:
    """Read what becomes of a squad off a printed result and the DR of its own check."""
    if text.endswith("KIA"):
        return "removed"
    if text.startswith("K/"):
        return "removed"
    if text == "-":
        return ""
    if text == "PTC":
        return "pinned" if check > morale else ""
    if check == 12:
        return "removed"
    final = check + (0 if text[0] == "N" else int(text[0]))
    return "broken" if final > morale else "pinned" if final == morale else ""


def test_5_8_the_fate_of_a_lone_squad_is_counted_over_all_1296_rolls() -> None:
    scene = given(*LINES, "russian r1 4-4-7 C6", FIRE)
    found = fates(scene.game, "target C6", "add g1", "add g3", "direct g2")
    counts = {"removed": 0, "broken": 0, "pinned": 0, "": 0}
    for coloured, white in rolls():
        for one, other in rolls():
            # Eight firepower in the open, with an 8-0 who lets nobody cower.
            counts[fate(result(8, coloured + white), one + other, 7)] += 1
    assert found == [
        {
            "unit": "r1",
            "removed": counts["removed"],
            "broken": counts["broken"],
            "pinned": counts["pinned"],
            "of": 1296,
        }
    ]
    assert counts["broken"] > 300


def state(game: Starter, id: str, before: Unit) -> str:
    """Name what has become of a unit as a preview counts it."""
    now = unit(game, id)
    if not now.on_map or now.squad != before.squad or now.wounded != before.wounded:
        return "removed"
    if now.broken and not before.broken:
        return "broken"
    return "pinned" if now.pinned and not before.pinned else ""


def by_the_rules(game: Starter, text: str, ids: list[str]) -> list[dict[str, float]]:
    """Count what a result does to each of the units it hits, over all rolls of the real rules."""
    before = [unit(game, id) for id in ids]
    hit = tuple([UnitId(id) for id in ids])
    found = every_roll(
        game,
        lambda twin: apply(twin, read_effect(text), hit, 6, KILLS),
        lambda twin: ",".join([state(twin, old.id, old) for old in before]),
        len(ids),
    )
    return per_unit(found, len(ids))


def per_unit(found: dict[str, Fraction], number: int) -> list[dict[str, float]]:
    shares: list[dict[str, float]] = [{} for _ in range(number)]
    for names, chance in found.items():
        for share, name in zip(shares, names.split(","), strict=True):
            share[name] = share.get(name, 0.0) + float(chance)
    return shares


def by_the_ordeal(game: Starter, text: str, ids: list[str]) -> list[dict[str, float]]:
    """Count the same as previews do."""
    table, trials = game.table, Trials(game.table)
    leaders = [each for each in table.units.values() if each.side == "russian" and each.leader]
    shares = []
    for id in ids:
        before = unit(game, id)
        ordeal = Ordeal(trials, leaders, None if before.leader else before)
        ordeal.suffer(read_effect(text), [UnitId(other) for other in ids])
        ordeal.settle()
        share: dict[str, float] = {}
        for (units, _), chance in ordeal.spread.items():
            [after] = [each for each in units if each.id == id]
            twin = game.copy()
            twin.table.put(after)
            name = state(twin, id, before)
            share[name] = share.get(name, 0.0) + chance
        shares.append(share)
    return shares


LED = ("russian r1 4-4-7 C6", "russian r2 9-1 C6")


STACKS = {
    "a squad and a leader": LED,
    "a broken squad and a leader": (f"{LED[0]} broken dm", LED[1]),
    "pinned and wounded": (f"{LED[0]} pinned", f"{LED[1]} wounded"),
    "pinned before": (f"{LED[0]} +was-pinned", f"{LED[1]} +was-pinned"),
    "a half-squad and a broken leader": ("russian r1 2-2-7 C6", "russian r2 6+1 C6 broken"),
    "two leaders": ("russian r1 8-1 C6", "russian r2 7-0 C6"),
}
ALL = ("PTC", "NMC", "2MC", "K/1", "1KIA")
# A K on two leaders has no rule of its own, and by far the most rolls.
TRIED = [(name, text) for name in STACKS for text in ALL if (name, text) != ("two leaders", "K/1")]


@pytest.mark.parametrize(("stack", "text"), TRIED)
def test_F13_F16_the_rules_do_in_all_rolls_what_is_foretold_of_each(stack: str, text: str) -> None:
    game = still("german g1 4-6-7 B5", "elr russian 2", *STACKS[stack])
    rules, foretold = [count(game, text, ["r1", "r2"]) for count in (by_the_rules, by_the_ordeal)]
    for real, said in zip(rules, foretold, strict=True):
        assert said == pytest.approx(real)
        assert sum(said.values()) == pytest.approx(1)


@pytest.mark.parametrize("text", ["PTC", "1KIA", "2KIA"])
def test_F12_those_who_are_not_followed_change_nothing(text: str) -> None:
    game = still("german g1 4-6-7 B5", *LED, "russian r3 4-4-7 C6")
    ids = ["r1", "r2", "r3"]
    for real, said in zip(
        by_the_rules(game, text, ids), by_the_ordeal(game, text, ids), strict=True
    ):
        assert said == pytest.approx(real)


def test_F16_a_leader_who_is_not_fired_at_helps_and_is_shaken_too() -> None:
    game = still("german g1 4-6-7 B5", f"{LED[0]} pinned", LED[1], "russian r3 8-1 C6")
    ids = ["r1", "r2"]
    for real, said in zip(
        by_the_rules(game, "NMC", ids), by_the_ordeal(game, "NMC", ids), strict=True
    ):
        assert said == pytest.approx(real)


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(("russian r1 4-4-7 C4", "russian r2 6-2-8 C4"), id="two squads"),
        # A flamethrower makes one DRM worse for him who has it.
        pytest.param(("russian r1 4-4-7 C4", "russian r2 4-4-7 C4", "russian rw1 FT r2"), id="FT"),
        pytest.param(("russian r1 4-4-7 C4 broken dm",), id="broken"),
        pytest.param(("russian r1 9-1 C4",), id="a leader alone"),
        # Behind stone only the lowest rolls do anything; the leader suffers it before the squad.
        pytest.param(
            ("hex C4 stone", "russian r1 4-4-7 C4", "russian r2 8-0 C4", "russian rw1 FT r1"),
            id="a leader and an FT",
        ),
        # What the leader's own result does to him counts only after the squad's has come.
        pytest.param(
            ("hex C4 stone", "russian r1 4-4-7 C4", "russian r2 9-1 C4", "russian rw1 FT r2"),
            id="a leader with an FT",
        ),
    ],
)
def test_F11_each_of_several_has_the_chances_of_the_whole_attack(lines: tuple[str, ...]) -> None:
    game = still("option los_check free", "german g1 4-6-7 C3", *lines)
    shot = Attack(PREP, "german", hex_of(game, "C4"), firers=(UnitId("g1"),))
    ids = [line.split()[1] for line in lines if " r" in line and "rw1" not in line]
    before = [unit(game, id) for id in ids]
    sums: dict[str, Fraction] = {}
    for dice in rolls():
        found = every_roll(
            game,
            lambda twin: (resolve(twin, shot), None)[1],
            lambda twin: ",".join([state(twin, old.id, old) for old in before]),
            len(ids),
            dice,
        )
        for names, chance in found.items():
            sums[names] = sums.get(names, Fraction(0)) + chance / 36
    column = foretell(game.table, shot).column
    said = cast(list[dict[str, Any]], told_of(game.table, shot, column, True)["fates"])
    assert [each["unit"] for each in said] == ids
    for share, each in zip(per_unit(sums, len(ids)), said, strict=True):
        for name in ("removed", "broken", "pinned"):
            assert each[name] / each["of"] == pytest.approx(share.get(name, 0), abs=2e-9)


CHARGE = ("turn german 2 advancing-fire", "hex C5 stone", "german g1 4-6-7 B5 prep",
          "german gw1 DC lost", "charge gw1 g1 C5 9",
          "german gw2 DC lost", "charge gw2 g1 B6 9")  # fmt: skip


@pytest.mark.parametrize(
    ("lines", "of"),
    [
        pytest.param(("russian r1 4-4-7 C5",), 1296, id="a squad alone"),
        pytest.param(("russian r1 4-4-7 C5 broken dm", "russian r2 8-0 C5"), 10**9, id="led"),
        # In a melee the friends of whoever placed it are hit as well.
        pytest.param(("russian r1 4-4-7 C5", "german g2 4-6-7 C5", "melee C5"), 10**9, id="melee"),
    ],
)
def test_X12_a_charge_does_in_all_rolls_what_its_preview_says(
    lines: tuple[str, ...], of: int
) -> None:
    shown = given(*CHARGE, *lines).game.preview("blast gw1")
    assert shown is not None
    said = cast(list[dict[str, Any]], shown.detail["fates"])
    game = still(*CHARGE, *lines)
    charge = game.table.charges[0]
    before = [unit(game, each["unit"]) for each in said]
    assert sorted(old.id for old in before) == sorted(
        line.split()[1] for line in lines if " C5" in line and "melee" not in line
    )
    sums: dict[str, Fraction] = {}
    for dice in rolls():
        found = every_roll(
            game,
            lambda twin: go_off(twin, charge),
            lambda twin: ",".join([state(twin, old.id, old) for old in before]),
            len(said),
            dice,
        )
        for names, chance in found.items():
            sums[names] = sums.get(names, Fraction(0)) + chance / 36
    for share, each in zip(per_unit(sums, len(said)), said, strict=True):
        assert each["of"] == of
        # With 9 and more, which is 10 of 36 rolls, nothing happens at all.
        assert share[""] > 10 / 36
        for name in ("removed", "broken", "pinned"):
            assert each[name] / of == pytest.approx(share.get(name, 0), abs=2e-9)


def test_4_3_a_charge_on_an_empty_hex_has_no_fates_to_tell() -> None:
    shown = given(*CHARGE, "russian r1 4-4-7 C5").game.preview("blast gw2")
    assert shown is not None
    assert shown.detail["fates"] == []


THREE = ("russian r1 4-4-7 C6", "russian r2 8-0 C6", "russian r3 8-1 C6", "russian r4 7-0 C6")


def test_what_cannot_be_counted_is_not_told_and_the_preview_says_why() -> None:
    shown = detail(given(*LINES, *THREE, FIRE).game, "target C6", "add g1")
    assert (shown["fates"], shown["untold"]) == ([], "leaders")
    melee = ("german g4 4-6-7 C6", "melee C6", *THREE[:2])
    shown = detail(given(*LINES, *melee, FIRE).game, "target C6", "add g1")
    assert (shown["fates"], shown["untold"]) == ([], "melee")
    # Without a leader there is nothing in a melee that bears on others.
    plain = detail(given(*LINES, *melee[:2], THREE[0], FIRE).game, "target C6", "add g1")
    assert len(cast(list[object], plain["fates"])) == 2
    assert "untold" not in plain


def test_5_7_a_second_result_with_losses_is_told_though_leaders_are_lost_by_the_first() -> None:
    lines = ("russian r1 4-4-7 C4", "russian r2 8-0 C4", "russian r3 4-4-7 C4",
             "russian r4 4-4-7 C4", "russian rw1 FT r1", "russian rw2 FT r2")  # fmt: skip
    game = still("option los_check free", "german g1 8-3-8 C3", "german g2 8-3-8 C3", *lines)
    shot = Attack(PREP, "german", hex_of(game, "C4"), firers=(UnitId("g1"), UnitId("g2")))
    column = foretell(game.table, shot).column
    told = told_of(game.table, shot, column, True)
    assert "untold" not in told
    said = cast(list[dict[str, Any]], told["fates"])
    assert [each["unit"] for each in said] == ["r1", "r2", "r3", "r4"]
    # Who carries a flamethrower is hit harder; those without one are hit alike.
    assert said[0]["removed"] > said[2]["removed"] > 0
    assert {**said[2], "unit": ""} == {**said[3], "unit": ""}
