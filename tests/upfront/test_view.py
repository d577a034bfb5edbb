"""Views: a seat sees its hand and the table, and of the rest only how much there is."""

import json
from typing import Any

import pytest

from caposaldo.kernel.contract import SPECTATOR
from caposaldo.upfront.knowledge import phase, unseen_by
from caposaldo.upfront.view import view
from tests.upfront.boxes import FIELD, given, started
from tests.upfront.data_files import card, man
from tests.upfront.opened import opened


def seen(seat: str, *lines: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(view(given(*FIELD, *lines), seat)))
    return found


def group(found: dict[str, Any], id: str) -> dict[str, Any]:
    groups: list[dict[str, Any]] = found["groups"]
    return next(entry for entry in groups if entry["id"] == id)


def soldier(found: dict[str, Any], id: str) -> dict[str, Any]:
    return next(man for entry in found["groups"] for man in entry["men"] if man["id"] == id)


def test_a_seat_sees_its_own_hand_sorted_and_counts_the_enemys() -> None:
    ids = {seat: [face["id"] for face in seen(seat)["you"]] for seat in ("german", "russian")}
    assert ids == {"german": ["31", "40", "77"], "russian": ["41", "42", "43", "44"]}
    assert seen(SPECTATOR)["you"] == []
    for seat in ("german", "russian", SPECTATOR):
        assert seen(seat)["hands"] == {"german": 3, "russian": 4}


def test_the_face_of_a_card_has_what_is_printed_on_it() -> None:
    sniper, rally, fire = seen("german")["you"]
    assert (sniper["kind"], sniper["pin"]) == ("sniper", list(card(31).pin))
    assert (rally["kind"], rally["value"], rally["uses"]) == ("rally", card(40).value, ["rally"])
    assert (fire["strength"], fire["need"]) == (card(77).strength, card(77).need)
    for face in (sniper, rally, fire):
        printed = card(int(face["id"]))
        assert (face["rn"], face["red"]) == (printed.rn, printed.red)
        assert (face["positions"], face["reds"]) == (list(printed.positions), list(printed.reds))
    ground = group(seen("german"), "german-A")["laid"][0]
    assert ground["role"] == "terrain"
    assert (ground["card"]["terrain"], ground["card"]["defence"]) == ("buildings", card(58).defence)


def test_the_half_of_a_split_card_that_a_nation_may_not_use_is_marked() -> None:
    (face,) = [face for face in seen("german", "hand german 159")["you"] if face["id"] == "159"]
    uses = list(card(159).uses["german"])
    assert face["uses"] == uses
    assert [(half["kind"], half["usable"]) for half in face["halves"]] == [
        ("rally", "rally" in uses),
        ("movement", "movement" in uses),
    ]


def test_a_card_laid_face_down_is_seen_by_its_owner_only() -> None:
    faces = {
        seat: group(seen(seat), "russian-B")["laid"][0] for seat in ("german", "russian", SPECTATOR)
    }
    assert faces["german"] == faces[SPECTATOR] == {"role": "open", "card": None}
    assert faces["russian"]["card"]["id"] == "33"


def test_the_discards_a_seat_was_not_shown_are_only_counted() -> None:
    assert seen("german")["deck"]["shown"] == ["1", "2", "4"]
    assert seen("russian")["deck"]["shown"] == ["1", "3", "4"]
    assert seen(SPECTATOR)["deck"]["shown"] == ["1", "4"]
    for seat in ("german", "russian", SPECTATOR):
        deck = seen(seat, "deck 2", "gone 5", "quota woods 2")["deck"]
        assert (deck["left"], deck["discards"], deck["number"], deck["of"]) == (146, 4, 2, 3)
        assert (deck["gone"], deck["quota"], deck["over"]) == (["5"], {"woods": 2}, False)


def test_what_is_unseen_is_pile_enemy_hand_hidden_discards_and_face_down_cards() -> None:
    table = given(*FIELD).table
    pile = set(table.pile)
    assert set(unseen_by(table, "german")) - pile == {"41", "42", "43", "44", "3", "33"}
    assert set(unseen_by(table, "russian")) - pile == {"31", "77", "40", "2"}
    assert set(unseen_by(table, SPECTATOR)) - pile == {
        *("31", "77", "40", "41", "42", "43", "44"),
        *("2", "3", "33"),
    }
    assert unseen_by(table, "german") == sorted(unseen_by(table, "german"), key=int)


@pytest.mark.parametrize("seat", ["german", "russian", SPECTATOR])
def test_unseen_cards_are_counted_by_number_and_colour(seat: str) -> None:
    found = seen(seat)["unseen"]
    cards = [card(int(id)) for id in unseen_by(given(*FIELD).table, seat)]
    assert found["count"] == len(cards) == sum(found["black"]) + sum(found["red"])
    for colour, red in (("black", False), ("red", True)):
        assert found[colour] == [
            len([c for c in cards if c.red == red and c.rn == number]) for number in range(7)
        ]


def test_men_are_shown_with_the_values_in_force() -> None:
    found = seen("russian")
    three, five = soldier(found, "g3"), soldier(found, "g5")
    assert (three["name"], three["position"], three["pinned"]) == (man("g3").name, 2, True)
    assert three["kia"] == man("g3").kia_pinned
    assert (five["assisted_by"], soldier(found, "g4")["assists"]) == ("g4", "g5")
    assert soldier(found, "g6")["inside"] == "russian-A"
    assert (soldier(found, "g7")["heading"], soldier(found, "g7")["position"]) == ("A", 0)
    assert soldier(found, "r2")["wounded"]
    assert soldier(found, "g1")["morale"] == man("g1").morale
    weapon = man("g1").weapon
    assert weapon is not None
    assert (soldier(found, "g1")["weapon"], soldier(found, "g1")["family"]) == (
        weapon.code,
        weapon.family,
    )


def test_22_5_a_flamethrower_shows_the_firepower_that_counts_against_armour() -> None:
    weapon = man("g14").weapon
    assert weapon is not None
    assert any(weapon.fp_boxed)
    sound = soldier(seen("german", "german C 1 g14"), "g14")
    jammed = soldier(seen("german", "german C 1 g14.jammed"), "g14")
    assert sound["firepower_boxed"] == list(weapon.fp_boxed)
    assert jammed["firepower_boxed"] == [0, 0, 0, 0, 0, 0]
    assert "firepower_boxed" not in soldier(seen("german"), "g1")


def test_a_crewed_weapon_shows_its_bracketed_values_without_its_crew() -> None:
    gun = next(m for m in given(*FIELD).table.battle.box.men.values() if _gunner(m.id))
    alone = soldier(seen("german", f"german C 1 {gun.id}"), gun.id)
    served = soldier(seen("german", f"german C 1 {gun.id} g20.assists={gun.id}"), gun.id)
    jammed = soldier(seen("german", f"german C 1 {gun.id}.jammed"), gun.id)
    assert gun.weapon is not None
    assert alone["firepower"] == list(gun.weapon.bracketed)
    assert served["firepower"] == list(gun.weapon.fp)
    assert alone["firepower"] != served["firepower"]
    assert jammed["firepower"] == [0, 0, 0, 0, 0, 0]


def _gunner(id: str) -> bool:
    weapon = man(id).weapon
    taken = {word for line in FIELD for word in line.replace(".", " ").split()} | {"g20"}
    if weapon is None or id in taken:
        return False
    return weapon.nation == "german" and weapon.crewed and not weapon.ordnance


def test_groups_show_where_they_are_and_how_near_they_are_to_each_other() -> None:
    found = seen("german", "encircled russian A A B", "flank german A B", "entrenched german B")
    assert [entry["id"] for entry in found["groups"]] == [
        "german-A",
        "german-B",
        "russian-A",
        "russian-B",
    ]
    one, other = group(found, "german-A"), group(found, "russian-A")
    assert (one["terrain"], one["moving"], one["flanks"]) == ("buildings", True, ["russian-B"])
    assert (other["terrain"], other["encircled_by"]) == ("brush", ["german-A", "german-B"])
    assert group(found, "german-B")["entrenched"]
    assert found["ranges"]["german-A>russian-A"] == found["ranges"]["russian-A>german-A"] == 4
    assert found["ranges"]["german-B>russian-B"] == 1
    assert len(found["ranges"]) == 8


def test_sides_show_their_losses_and_when_they_break() -> None:
    lines = ("lost g9 kia", "lost g10 captured", "strength german 10", "strength russian 15")
    found = seen("german", *lines, "snipers russian 0", "waiting russian r11")
    german, russian = found["sides"]["german"], found["sides"]["russian"]
    gone = {"kia": 1, "rout": 0, "captured": 1, "freed": 0, "withdrawn": 0}
    assert german["lost"] == {**gone, "wounded": 0}
    assert (german["losses"], german["strength"], german["breaks_at"]) == (2, 10, 6)
    assert (russian["lost"]["wounded"], russian["breaks_at"]) == (1, 8)
    assert (german["snipers"], russian["snipers"]) == (True, False)
    assert (german["hand"], russian["hand"], russian["waiting"]) == (3, 4, ["r11"])
    assert (german["nation"], german["troops"], german["role"]) == ("german", "line", "any")
    assert [entry["id"] for entry in found["lost"]] == ["g9", "g10"]
    assert found["lost"][0] == {
        "id": "g9",
        "name": man("g9").name,
        "side": "german",
        "fate": "kia",
    }


def test_the_turn_is_open_to_all_with_the_phase_it_is_in() -> None:
    turn = seen(SPECTATOR, "turn russian 5", "phase discards", "actions 1")["turn"]
    assert (turn["side"], turn["number"], turn["actions"]) == ("russian", 5, 1)
    assert turn["phase"] == "discards"
    assert seen("german")["turn"]["phase"] == "actions"
    fresh = started("A", "german", "russian", 1)
    assert phase(fresh) == "opening"
    assert view(fresh, "german")["nations"] == ["german", "russian"]


def test_men_who_are_not_placed_yet_are_shown_as_their_cards_are_printed() -> None:
    found: dict[str, Any] = json.loads(json.dumps(view(opened(), "german")))
    reserves = {entry["id"]: entry for entry in found["reserves"]}
    shown = [reserves["g3"][name] for name in ("name", "short", "family", "crewed", "morale")]
    assert shown == ["Borchert", "LMG", "lmg", True, 3]
    assert reserves["g3"]["firepower"][3] == 7
    assert reserves["g4"]["family"] == "rifle"
    assert reserves["g4"]["crewed"] is False
