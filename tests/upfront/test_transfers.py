"""Men in transfer under fire, renamed groups, new groups, reinforcements (UF 17.7 - 17.92, 35)."""

from typing import Any

import pytest

from caposaldo.kernel.events import Event
from caposaldo.proofs import proves
from caposaldo.scene import Scene
from caposaldo.upfront import renaming
from caposaldo.upfront.reserves import deck_needed
from tests.upfront.scenes import given, then, when

FIRE = ("fire A>A; with 66; shoot", "decline", "resolve")
GERMANS = ("german A 1 g1 g4.to=B", "german B 1 g2 g5")
AMERICANS = ("american A 4 a1 a4 a5", "american B 0 a2 a6", "turn american", "hand american 66 70")


def results(scene: Scene) -> list[tuple[str, list[str], int]]:
    found = [event for event in scene.told if event.kind == "result"]
    return [(man(event), labels(event), int(str(event.facts["result"]))) for event in found]


def man(event: Event) -> str:
    return str(event.facts["man"]).removeprefix("@man-")


def labels(event: Event) -> list[str]:
    return [f"{m.value:+} {m.label}" for m in event.modifiers if m.label != "random-number"]


@pytest.mark.parametrize(("letter", "others"), [("A", ["g1"]), ("B", ["g2", "g5"])])
@proves("UF 17.8", 10)
def test_17_8_he_is_attacked_first_with_either_group_at_plus_two(
    letter: str, others: list[str]
) -> None:
    rig = " ".join(["r2"] * (1 + len(others)))
    scene = given(*GERMANS, *AMERICANS, "american C 4 a7 a8", rig=rig)
    firer = {"A": "A", "B": "C"}[letter]
    when(scene, f"fire {firer}>{letter}; with 66; shoot", "decline", "resolve")
    assert results(scene) == [
        ("g4", ["+2 in-transfer"], 1 + 2 - 2),
        *[(other, [], 1 - 2) for other in others],
    ]
    then(scene)


@proves("UF 17.83", 1, 2)
def test_17_83_the_terrain_of_the_group_attacked_counts_but_no_entrenchment() -> None:
    ground = ("ground german A 79", "entrenched german A")
    scene = given(*GERMANS, *ground, *AMERICANS, rig="r2 r2")
    when(scene, *FIRE)
    assert results(scene) == [
        ("g4", ["+2 in-transfer"], 1 - 1 + 2 - 2),
        ("g1", ["-1 entrenched"], 1 - 1 - 1 - 2),
    ]
    then(scene)


@proves("UF 17.84", 1)
def test_17_84_pinned_in_transfer_he_is_back_in_his_old_group() -> None:
    scene = given(*GERMANS, *AMERICANS, rig="b0 r2")
    when(scene, *FIRE, "german: decline")
    then(scene, "german A 1 g1 g4.pinned", "event goes-back man=g4 group=A by UF 17.84")


@proves("UF 17.81", 2)
def test_17_81_pinned_on_his_way_out_of_a_stream_he_is_back_in_it_uf2_17_42() -> None:
    scene = given(*GERMANS, "ground german A 148", *AMERICANS, rig="b0 r2")
    when(scene, *FIRE, "german: decline")
    then(scene, "german A 1 g1 g4.pinned", "ground german A 148")


@proves("UF 17.8", 18)
def test_17_8_a_hero_played_at_once_lets_him_go_on_uf2_17_43() -> None:
    scene = given(*GERMANS, *AMERICANS, "hand german 30", rig="b0 r2")
    when(scene, *FIRE, "german: hero g4 30")
    then(scene, "german A 1 g1 g4.to=B", "no event goes-back", "hand german")


@proves("UF 17.8", 17)
def test_17_8_a_group_whose_last_man_is_in_transfer_counts_as_moving_uf2_20_06() -> None:
    lines = ("american A 4 a1 a4", "american B 0 a2 a6", "turn american", "hand american 9")
    away = given("german A 1 g4.to=B", "german B 1 g2 g5", *lines, rig="*@10=1")
    when(away, "infiltrate A; try a4 >A 9; go", "decline")
    shown = next(e for e in away.told if e.kind in ("infiltrates", "infiltration-fails"))
    assert "columns-target-moving" in [modifier.label for modifier in shown.modifiers]


@proves("UF 17.8", 11)
def test_17_8_he_adds_nothing_to_the_fire_of_either_group_uf2_17_44() -> None:
    lines = ("american A 4 a1 a4", "american B 0 a2 a6", "hand german 57")
    scene = given("german A 1 g4 g7.to=B", "german B 0 g2 g5", *lines)
    then(scene, "refused fire A>A by UF 6.1 too-weak")
    then(given("german A 1 g4 g7", "german B 0 g2 g5", *lines), "offered fire A>A")


NEW = ("german A 1 g1 g4", "german B 1 g2 g5.to=C g6.to=C g7.to=C")
AT_B = ("american A 0 a2 a6", "american B 4 a1 a4 a5", "turn american", "hand american 66")


@proves("UF 17.92", 3)
@proves("UF 17.9", 2)
def test_17_92_one_man_pinned_sends_all_back_uf2_17_47() -> None:
    scene = given(*NEW, *AT_B, rig="r2 r2 b0 r2")
    when(scene, "fire B>B; with 66; shoot", "decline", "resolve", "german: decline")
    then(scene, "german B 1 g2 g5 g6 g7.pinned", "told goes-back 3 times")
    assert [entry[0] for entry in results(scene)] == ["g5", "g6", "g7", "g2"]


@proves("UF 17.92", 4)
def test_17_92_a_hero_saves_the_new_group() -> None:
    scene = given(*NEW, *AT_B, "hand german 30", rig="r2 r2 b0 r2")
    when(scene, "fire B>B; with 66; shoot", "decline", "resolve", "german: hero g7 30")
    then(scene, "german B 1 g2 g5.to=C g6.to=C g7.to=C")


@proves("UF 17.92", 2)
def test_17_92_terrain_for_men_who_have_turned_back_is_not_answered() -> None:
    scene = given(*NEW, "american A 0 a2 a6", "hand american 79 27", "turn american", *PHASE)
    table = scene.game.table
    when(scene, "impose 79 >C")
    for id in ("g5", "g6", "g7"):
        group = table.groups["german-B"]
        traveller = group.man(id)
        assert traveller is not None
        table.put(group.with_man(traveller.but(heading="")))
    when(scene, "end")
    assert scene.asked == "american"
    assert "german-C" not in table.groups


PHASE = ("phase discards", "american B 4 a1 a4 a5")


@proves("UF 17.7", 7)
def test_17_7_everything_that_names_a_group_follows_its_new_letter() -> None:
    scene = given(
        "german A 5 g1 g4",
        "german C 5 g2 g5",
        "american A 0 a1.acquired=A a4.inside=A",
        "american B 0 a2 a5",
        "ground american A 117",
        "mark german A settled behind:american-A",
        "shot-at german-A",
        "watched C>A",
    )
    table = scene.game.table
    renaming.rename(scene.game, table.groups["german-A"], "B")
    assert list(table.groups) == ["german-B", "german-C", "american-A", "american-B"]
    enemy = table.groups["american-A"]
    assert (enemy.men[0].acquired, enemy.men[1].inside) == ("german-B", "german-B")
    assert table.turn.shot_at == ("german-B",)
    assert table.turn.began_at("german-B") == 5
    assert table.turn.began_at("german-A") is None
    renaming.rename(scene.game, table.groups["american-A"], "C")
    assert table.groups["german-B"].marks == ("settled", "behind:american-C")
    assert table.turn.watched == ("german-C>american-C",)


@proves("UF 35.1", 1)
def test_35_1_the_scenario_says_how_many_decks_must_have_run_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines = (
        "german A 2 g1",
        "german D 2 g2",
        "american A 0 a1",
        "waiting german g6",
        "hand german 9",
    )
    scene = given(*lines)
    battle = scene.game.table.battle

    class Later:
        key, side, value = "reinforcements", "both", {"decks": 1}

    assert deck_needed(scene.game.table, "german") == 0
    rules: Any = battle.scenario
    monkeypatch.setattr(rules, "special", (*rules.special, Later()))
    assert deck_needed(scene.game.table, "german") == 1
    then(given(*lines), "refused reinforce 9 by UF 35.1 deck-too-early")
    then(given(*lines, "deck 2"), "offered reinforce 9")


@proves("UF 35.1", 4)
def test_35_1_a_newcomer_takes_over_from_an_acting_leader_uf2_15_06() -> None:
    scene = given(
        "german A 2 g2.pinned g9",
        "german D 2 g4 g5",
        "american A 0 a1",
        "german E 0 g24 g6",
        "lost g1 kia",
        rig="*@10=1",
    )
    when(scene, "panic g2")
    then(scene, "event takes-over seat=german man=g24", "no event no-leader")


@proves("UF 35.1", 4)
def test_35_1_an_assistant_leader_among_them_is_a_spare() -> None:
    scene = given(
        "german A 2 g1.pinned",
        "german D 2 g4 g5",
        "american A 0 a1",
        "waiting german g2 g6",
        "hand german 9",
        rig="*@10=1",
    )
    when(scene, "reinforce 9; go", "panic g1")
    then(scene, "event takes-over seat=german man=g2", "no event no-leader")
