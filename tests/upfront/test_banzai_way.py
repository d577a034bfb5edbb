"""Banzai charges on their way: declaring, moving, what frees them (UF 45.4 - 45.43)."""

import pytest

from caposaldo import library
from caposaldo.proofs import proves
from caposaldo.upfront.banzai import bars, may_relent
from caposaldo.upfront.charging import beside, blocked, hampered, locked, note_move
from tests.upfront.scenes import given, then, when

BOTH = ("nations japanese british", "british D 0 b1")


@proves("UF 45.4", 5)
def test_45_4_everybody_sees_who_charges_whom_and_a_saved_game_keeps_it() -> None:
    game = given(*BOTH, "japanese A 1 j1 j4", "british A 0 b4", "hand japanese 12").game
    game.answer("banzai A>A 12")
    for seat in ("japanese", "british"):
        table = game.view(seat)["table"]
        assert isinstance(table, dict)
        marks = {group["id"]: group["marks"] for group in table["groups"]}
        assert marks["japanese-A"] == ["charge:british-A"]
    again = library.load(game.save())
    assert again.table.groups["japanese-A"].charge == "british-A"
    assert again.table.notes == ("charge-declared:japanese",)


@proves("UF 45.4", 1)
def test_45_4_the_declaration_fills_one_turn_only() -> None:
    scene = given(*BOTH, "japanese A 1 j1 j4", "british A 0 b4", "hand japanese 12")
    when(scene, "banzai A>A 12", "done", "end")
    when(scene, "stay")
    assert scene.game.table.notes == ()
    then(scene, "asked british act", "offered dig A")


@proves("UF 45.4", 1)
def test_45_4_the_declaration_costs_the_discards_but_not_those_of_useless_cards() -> None:
    lines = (*BOTH, "japanese A 1 j1 j4", "british A 0 b4", "hand japanese 12 58 51")
    scene = given(*lines)
    when(scene, "banzai A>A 12", "done")
    then(scene, "refused discard 58 by UF 45.1 no-discard-after-action", "not offered discard 58")


# The leaf questions ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "opposite", "target", "expected"),
    [(0, 3, 0, True), (0, 2, 2, False), (0, 3, 2, True), (3, 2, 1, True), (4, 2, 1, False)],
)
@proves("UF 45.4", 4)
def test_45_4_the_way_is_blocked_where_the_enemy_opposite_stops_the_charger_short(
    own: int, opposite: int, target: int, expected: bool
) -> None:
    lines = (f"japanese A {own} j1", f"british A {opposite} b4", f"british B {target} b5")
    table = given("nations japanese british", *lines).game.table
    groups = table.groups
    assert blocked(table, groups["japanese-A"], groups["british-B"]) is expected
    assert blocked(table, groups["japanese-A"], groups["british-A"]) is False


@proves("UF 45.4", 4)
def test_45_4_with_nobody_opposite_or_a_tank_driven_through_the_way_is_free() -> None:
    table = given("nations japanese british", "japanese A 0 j1", "british B 0 b5").game.table
    assert not blocked(table, table.groups["japanese-A"], table.groups["british-B"])
    lines = ("japanese A 1 j1", "russian A 5 r34", "russian B 0 r3")
    table = given("nations japanese russian", *lines).game.table
    assert not blocked(table, table.groups["japanese-A"], table.groups["russian-B"])
    lines = ("japanese A 1 j1", "russian A 4 r34", "russian B 0 r3")
    table = given("nations japanese russian", *lines).game.table
    assert blocked(table, table.groups["japanese-A"], table.groups["russian-B"])


def test_what_is_beside_a_group_what_hampers_it_and_when_it_is_locked() -> None:
    lines = ("japanese A 3 j1", "japanese B 3 j4", "japanese C 3 j5", "japanese D 3 j6")
    ground = ("ground japanese A 73", "ground japanese B 148", "ground japanese C 105")
    table = given("nations japanese british", *lines, *ground, "british C 2 b4").game.table
    own = [table.groups[f"japanese-{letter}"] for letter in "ABCD"]
    assert [hampered(table, group) for group in own] == [True, True, True, False]
    assert [beside(group, table.groups["british-C"]) for group in own] == [False, True, True, True]
    charging = own[2].but(marks=("charge:british-C",))
    assert not locked(table.groups["british-C"], charging)
    met = charging.but(marks=("charge:british-C", "charge-met"))
    assert locked(table.groups["british-C"], met)
    assert not locked(table.groups["british-C"], met.but(range=2))
    assert not locked(own[0], met)
    assert not may_relent(table, met)
    assert not may_relent(table, own[0])


# What is forbidden, what is noted ----------------------------------------------------------------


@pytest.mark.parametrize("verb", ["move", "ford", "clear", "flank", "encircle", "shift"])
@proves("UF 45.42", 1)
def test_45_42_movement_cards_are_for_the_way_and_not_at_close_quarters(verb: str) -> None:
    for own, met in ((1, False), (3, True)):
        lines = (f"japanese A {own} j4", "mark japanese A charge:british-A", "british A 2 b4")
        game = given(*BOTH, *lines).game
        refusal = bars(game, game.table.groups["japanese-A"], verb)
        assert (refusal is not None) is met
        if refusal is not None:
            assert (refusal.key, refusal.rule) == ("must-storm", "UF 45.422")


@pytest.mark.parametrize("verb", ["storm", "relent", "hero", "panic", "shed"])
@proves("UF 45.42", 1)
def test_45_42_what_is_no_action_stays_free(verb: str) -> None:
    lines = ("japanese A 3 j4", "mark japanese A charge:british-A", "british A 2 b4")
    game = given(*BOTH, *lines).game
    assert bars(game, game.table.groups["japanese-A"], verb) is None


@pytest.mark.parametrize(
    "verb", ["fire", "shell", "call", "rally", "dig", "exchange", "transfer", "receive", "withdraw"]
)
@proves("UF 45.42", 1)
def test_45_42_nothing_else_is(verb: str) -> None:
    lines = ("japanese A 1 j4", "mark japanese A charge:british-A", "british A 2 b4")
    game = given(*BOTH, *lines).game
    refusal = bars(game, game.table.groups["japanese-A"], verb)
    assert refusal is not None
    assert (refusal.key, refusal.rule) == ("is-charging", "UF 45.42")
    assert bars(game, game.table.groups["british-A"], verb) is None


@proves("UF 45.43", 2)
def test_45_43_when_it_is_over_nothing_of_the_charge_is_left() -> None:
    marks = "charge:british-B charge-met charge-free braved:j4 charge-countered other"
    lines = ("japanese A 1 j4", f"mark japanese A {marks}", "british A 3 b4", "british B 1 b5")
    scene = given(*BOTH, *lines)
    when(scene, "relent A")
    assert scene.game.table.groups["japanese-A"].marks == ("other",)


@proves("UF 45.43", 2)
def test_45_43_it_is_freed_once_however_often_the_enemy_comes_nearer() -> None:
    lines = (
        "turn british",
        "japanese A 1 j1",
        "mark japanese A charge:british-B",
        "british A 1 b4",
        "british B 1 b5",
        "british C 1 b6",
        "hand british 12 13",
    )
    scene = given("nations japanese british", *lines)
    when(scene, "move A 12 forward")
    then(scene, "mark japanese A charge:british-B charge-free")
    when(scene, "move C 13 forward")
    then(scene, "mark japanese A charge:british-B charge-free")


@proves("UF 45.43", 2)
def test_45_43_a_group_of_ones_own_that_comes_near_frees_nobody() -> None:
    lines = (
        "japanese A 3 j1",
        "acted japanese A",
        "mark japanese A charge:british-B",
        "japanese B 1 j4",
        "british B 0 b5",
        "hand japanese 12",
    )
    scene = given("nations japanese british", *lines)
    when(scene, "move B 12 forward")
    then(scene, "mark japanese A charge:british-B")


@proves("UF 45.43", 2)
def test_45_43_an_enemy_who_has_gone_again_frees_it_no_longer() -> None:
    lines = ("japanese A 1 j1", "mark japanese A charge:british-B charge-free")
    scene = given(*BOTH, *lines, "british A 1 b4", "british B 1 b5")
    then(scene, "refused relent A by UF 45.43 charge-goes-on")


def freed(charge: str, lines: tuple[str, ...], before: tuple[str, int], *readings: str) -> bool:
    """Tell whether a charge of group A is freed by an enemy who was elsewhere before."""
    mark = f"mark japanese A charge:{charge}"
    table = given("nations japanese british", *readings, *lines, mark).game.table
    letter, range = before
    mover = table.groups["british-A"]
    note_move(table, mover.but(letter=letter, range=range), mover)
    return "charge-free" in table.groups["japanese-A"].marks


@pytest.mark.parametrize(
    ("before", "readings", "expected"),
    [
        (("A", 2), (), True),
        (("B", 3), (), False),  # it was as near before it changed its letter
        (("C", 3), (), True),  # from two letters away it has come nearer
        (("A", 4), (), False),  # it has gone back
        (("A", 2), ("option banzai-cancel-when-blocked yes",), True),
        (("B", 3), ("option banzai-cancel-when-blocked yes",), True),
        (("A", 4), ("option banzai-cancel-when-blocked yes",), False),
    ],
)
@proves("UF 45.43", 2)
def test_45_43_who_comes_nearer_frees_a_charge_or_by_a_reading_who_comes_into_its_way(
    before: tuple[str, int], readings: tuple[str, ...], expected: bool
) -> None:
    lines = ("japanese A 1 j1", "british A 3 b4", "british B 1 b5")
    assert freed("british-B", lines, before, *readings) is expected


@pytest.mark.parametrize(
    ("reading", "target", "expected"), [("no", 1, True), ("yes", 1, True), ("yes", 2, False)]
)
@proves("UF 45.43", 2)
def test_45_43_an_enemy_opposite_who_blocks_nothing_is_in_nobodys_way(
    reading: str, target: int, expected: bool
) -> None:
    lines = ("japanese A 1 j1", "british A 2 b4", f"british B {target} b5")
    readings = f"option banzai-cancel-when-blocked {reading}"
    assert freed("british-B", lines, ("A", 1), readings) is expected


@proves("UF 45.423", 2)
@proves("UF 45.47", 2)
def test_45_423_the_penalty_for_the_ground_is_shown_with_its_rule() -> None:
    lines = ("japanese A 3 j4", "ground japanese A 73", "british A 2 b4", "ground british A 105")
    own = given(*BOTH, *lines, "mark japanese A charge:british-A")
    then(own, "modifier storm A -1 UF 45.423 cc-charge-ground")
    marks = "mark japanese A charge:british-A charge-met"
    theirs = given(*BOTH, "turn british", *lines, marks)
    then(theirs, "modifier counter A>A -1 UF 45.47 cc-charge-ground")
    everywhere = given(
        *BOTH,
        "option banzai-ccv-always yes",
        *lines[:1],
        *lines[2:],
        "mark japanese A charge:british-A",
    )
    then(everywhere, "modifier storm A -1 UF 45.423 cc-charge")
