"""Crews, secondary weapons, the Commissar and the Pillbox's men at set-up (UF 11, 15, 21, 23)."""

import pytest

from caposaldo.library import AnyGame
from caposaldo.proofs import proves
from tests.upfront.data_files import man, secondary, weapons
from tests.upfront.opened import answer, groups, opened, options, put, stopped

READY = ["setup two", "ready"]


def assistants(game: AnyGame) -> dict[str, str]:
    return {
        soldier.card.id: soldier.assists
        for group in game.table.groups.values()
        for soldier in group.men
        if soldier.assists
    }


def verbs(game: AnyGame) -> set[str]:
    return {option.split()[0] for option in options(game)}


@proves("UF 11.11", 1)
def test_11_11_the_assistant_goes_next_to_the_operator() -> None:
    game = opened()
    answer(game, [*put("A g3 g5 g6 g4"), "crew g3 g4"])
    assert groups(game, "german") == {"A": ["g3", "g4", "g5", "g6"]}
    assert assistants(game) == {"g4": "g3"}


@pytest.mark.parametrize("order", ["g4 g3 g5", "g5 g3 g4"])
@proves("UF 11.11", 1)
def test_11_11_who_stands_next_to_the_operator_stays_on_his_side(order: str) -> None:
    game = opened()
    answer(game, [*put(f"A {order}"), "crew g3 g4"])
    assert groups(game, "german") == {"A": order.split()}


@proves("UF 11.11", 2)
def test_11_11_a_leader_may_assist_and_is_a_leader_still() -> None:
    game = opened()
    answer(game, [*put("A g3 g5 g1"), "crew g3 g1"])
    leader = game.table.groups["german-A"].men[1]
    assert (leader.card.id, leader.assists, leader.leader) == ("g1", "g3", True)


@proves("UF 11.11", 3)
def test_11_11_a_man_with_a_crewed_weapon_assists_nobody() -> None:
    game = opened("D", "german", "russian")
    answer(game, put("A g3 g25 g4"))
    assert stopped(game, "crew g3 g25") == ("has-a-crewed-weapon", "UF 11.11")
    assert stopped(game, "crew g25 g3") == ("has-a-crewed-weapon", "UF 11.11")
    assert stopped(game, "crew g3 g3") == ("has-a-crewed-weapon", "UF 11.11")
    assert [option for option in options(game) if option.startswith("crew")] == [
        "crew g25 g4",
        "crew g3 g4",
    ]


@proves("UF 11.12", 1)
def test_11_12_assigning_is_free_at_set_up() -> None:
    game = opened()
    assert "crew" not in verbs(game)
    answer(game, put("A g3"))
    assert stopped(game, "crew g3 g4") == ("not-placed-yet", "UF 11.12")
    assert stopped(game, "crew g4 g3") == ("not-placed-yet", "UF 11.12")
    for pair in ("crew g3 g4", "crew g4 g3"):
        refusal = game.why_not("german", pair)
        assert refusal is not None
        assert refusal.facts == {"man": "g4"}
    answer(game, [*put("A g4"), "crew g3 g4"])
    (event,) = game.told()
    assert (event.kind, event.facts["man"], event.facts["operator"]) == (
        "crewed",
        "@man-g4",
        "@man-g3",
    )
    asked = game.decision()
    assert asked is not None
    assert (asked.seat, asked.prompt) == ("german", "form-groups")
    group = game.table.groups["german-A"]
    assert (group.acted, game.table.turn.actions) == (False, 0)


def test_11_1_a_crew_is_one_operator_and_one_man_of_his_group() -> None:
    game = opened("D", "german", "russian")
    answer(game, [*put("A g3 g4 g5 g25 g7", "B g6 g8"), "crew g3 g4"])
    assert stopped(game, "crew g25 g6") == ("in-another-group", "UF 11.1")
    assert stopped(game, "crew g5 g7") == ("needs-no-crew", "UF 11.1")
    assert stopped(game, "crew g3 g5") == ("has-an-assistant", "UF 11.12")
    assert stopped(game, "crew g25 g4") == ("assists-another", "UF 11.12")
    answer(game, ["crew g25 g5"])
    assert groups(game, "german")["A"] == ["g3", "g4", "g5", "g25", "g7"]
    assert assistants(game) == {"g4": "g3", "g5": "g25"}


def test_11_11_a_second_crew_does_not_come_between_the_first() -> None:
    game = opened("D", "german", "russian")
    answer(game, [*put("A g5 g4 g3 g25 g7 g8"), "crew g3 g4", "crew g25 g5"])
    assert groups(game, "german")["A"] == ["g4", "g3", "g25", "g5", "g7", "g8"]


@proves("UF 15.51", 1)
def test_15_51_the_commissar_is_placed_last_and_into_a_largest_group() -> None:
    game = opened("C", "russian", "german")
    assert stopped(game, "place r19 A") == ("commissar-comes-last", "UF 15.51")
    answer(game, put("A r3 r5 r6 r9 r11", "B r12 r16 r17 r20 r22 r23", "C r24 r25 r26"))
    assert stopped(game, "place r19 C") == ("not-the-largest-group", "UF 15.51")
    assert stopped(game, "place r19 D") == ("not-the-largest-group", "UF 15.51")
    places = [option for option in options(game) if option.startswith("place")]
    assert places == ["place r19 A", "place r19 B"]


@proves("UF 15.51", 1)
def test_15_51_the_largest_group_is_not_filled_before_the_commissar_comes() -> None:
    game = opened("C", "russian", "german")
    answer(game, put("A r3 r5 r6 r9 r11 r12 r16 r17 r20"))
    assert stopped(game, "place r22 A") == ("commissar-without-room", "UF 15.51")
    answer(game, put("B r22 r23 r24 r25 r26"))
    places = [option for option in options(game) if option.startswith("place")]
    assert places == ["place r19 A"]
    answer(game, places)
    assert len(game.table.groups["russian-A"].men) == 10


@proves("UF 21.1", 1)
def test_21_1_charge_panzerfaust_radio_and_magnetic_mine_are_secondary() -> None:
    assert sorted(secondary()) == ["ATMM", "DC", "PF", "RADIO", "RADIO6", "RADIO7"]
    assert {weapon.short for weapon in weapons().values()}.isdisjoint(secondary())


@proves("UF 21.1", 2)
def test_21_1_carriers_have_rifles_of_all_sorts_machine_pistols_or_automatic_rifles() -> None:
    carriers = {weapon.family for weapon in weapons().values() if weapon.carries_secondary}
    others = {weapon.family for weapon in weapons().values() if not weapon.carries_secondary}
    assert carriers == {"rifle", "carbine", "assault_rifle", "machine_pistol", "bar"}
    assert not carriers & others


@proves("UF 21.1", 2)
def test_21_1_a_machine_gunner_or_a_flamethrower_carries_no_charge() -> None:
    game = opened("C", "german", "russian")
    answer(game, put("A g3 g14 g1 g4"))
    assert stopped(game, "carry DC g3") == ("cannot-carry", "UF 21.1")
    assert stopped(game, "carry DC g14") == ("cannot-carry", "UF 21.1")
    assert stopped(game, "carry DC g5") == ("not-placed-yet", "UF 21.1")
    assert stopped(game, "carry PF g4") == ("no-such-weapon-left", "UF 21.1")
    carrying = [option for option in options(game) if option.startswith("carry")]
    assert carrying == ["carry DC g1", "carry DC g4"]


@proves("UF 21.1", 3)
def test_21_1_a_man_carries_one_secondary_weapon_and_none_is_left_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = opened("B", "german", "russian")
    # The German force of this scenario with a panzerfaust besides its charge.
    monkeypatch.setitem(game.table.battle.sheets["german"].force.secondary, "PF", 1)
    answer(game, [*put("A g1 g2 g3 g4 g6", "B g9 g10 g17 g18 g22"), "carry DC g4"])
    assert stopped(game, "carry PF g4") == ("carries-one-already", "UF 21.1")
    assert stopped(game, "carry DC g9") == ("no-such-weapon-left", "UF 21.1")
    assert stopped(game, "ready") == ("weapons-left-behind", "UF 21.1")
    answer(game, ["carry PF g9"])
    loads = {
        soldier.card.id: soldier.secondary
        for group in game.table.side("german")
        for soldier in group.men
        if soldier.secondary
    }
    assert loads == {"g4": "DC", "g9": "PF"}
    assert options(game)[-1] == "ready"


@proves("UF 23.3", 1)
def test_23_3_group_b_of_the_pillbox_takes_three_men() -> None:
    game = opened("C", "russian", "german")
    answer(game, [*READY, *put("A g3", "B g4 g5 g8")])
    assert stopped(game, "place g9 B") == ("pillbox-full", "UF 23.3")
    assert {"place g9 A", "place g9 C"} <= set(options(game))


def test_23_3_the_attackers_group_b_is_no_pillbox() -> None:
    game = opened("C", "russian", "german")
    answer(game, put("A r3", "B r5 r6 r9 r11 r12"))
    assert game.table.groups["russian-B"].man("r12") is not None


@pytest.mark.parametrize(
    ("side", "id", "weapon"),
    [("german", "g25", "MTR2"), ("german", "g11", "PSK"), ("american", "a13", "BAZ")],
)
@proves("UF 23.3", 2)
def test_23_3_no_mortar_panzerschreck_or_bazooka_comes_into_the_pillbox_uf2_23_04(
    side: str, id: str, weapon: str
) -> None:
    held = man(id).weapon
    assert held is not None
    assert held.short == weapon
    game = opened("C", "russian", side)
    first, second, *_ = game.table.waiting[side]
    answer(game, [*READY, f"place {first} A"])
    game.table.waiting[side] = (*game.table.waiting[side], id)
    game.advance()
    assert stopped(game, f"place {id} B") == ("barred-from-pillbox", "UF 23.3")
    assert {f"place {id} A", f"place {second} B"} <= set(options(game))


@proves("UF 23.3", 2)
def test_23_3_nobody_carries_a_secondary_weapon_into_the_pillbox(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = opened("C", "russian", "german")
    monkeypatch.setitem(game.table.battle.sheets["german"].force.secondary, "DC", 2)
    answer(game, [*READY, *put("A g3", "B g4 g5")])
    assert stopped(game, "carry DC g4") == ("not-in-a-pillbox", "UF 23.3")
    answer(game, put("A g8 g9"))
    carrying = [option for option in options(game) if option.startswith("carry")]
    assert carrying == ["carry DC g8", "carry DC g9"]


def test_21_1_men_who_must_carry_are_not_shut_up_in_the_pillbox(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = opened("C", "russian", "german")
    monkeypatch.setitem(game.table.battle.sheets["german"].force.secondary, "DC", 5)
    answer(game, [*READY, *put("A g3 g8", "B g4 g5")])
    assert stopped(game, "place g9 B") == ("too-few-carriers", "UF 21.1")
    assert "place g9 A" in options(game)
