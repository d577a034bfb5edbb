"""Vehicles and guns as they are drawn: what is printed on the side that is up, and their state."""

import json
from pathlib import Path
from typing import Any

import pytest

from caposaldo import text
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.entries import Entry
from caposaldo.upfront.faces import lost_face, reserve_face
from caposaldo.upfront.hulls import SOUND, Hull
from caposaldo.upfront.personalities import ManCard, ManId, vehicle_card
from caposaldo.upfront.vehiclefaces import vehicle_face
from caposaldo.upfront.vehicles import LOOKS, Vehicle
from caposaldo.upfront.verbs import UpFront
from caposaldo.upfront.view import view
from tests.upfront.boxes import box, given
from tests.upfront.data_files import parsed

ART = Path(__file__).parents[2] / "web/src/lib/upfront/draw/art/vehicles"
TABLE = (
    "nations german russian",
    "german A 2 g33.buttoned.stun=3.acquired=B.jams=mg",
    "german B 2 g28.losses=1 g5 g6",
    "russian B 1 r34",
)


def printed(id: str) -> ManCard:
    return box().men[ManId(id)]


def face(id: str, hull: Hull | None = None, *, jammed: bool = False) -> dict[str, Any]:
    card = printed(id)
    found = vehicle_face(card, hull, jammed=jammed, gone=card.weapon is None)
    read: dict[str, Any] = json.loads(json.dumps(found))
    return read


def arm(found: dict[str, Any], fitting: str) -> dict[str, Any]:
    return next(one for one in found["arms"] if one["fitting"] == fitting)


def groups_of(game: UpFront) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(json.dumps(view(game, "german")["groups"]))
    return found


def entry(nation: str, number: int) -> dict[str, Any]:
    return next(
        one
        for one in parsed("vehicles")["vehicle"]
        if (one["nation"], one["no"]) == (nation, number)
    )


def test_28_4_a_tank_shows_armour_flank_and_what_touches_its_crew() -> None:
    found, data = face("g33"), entry("german", 33)
    assert (found["kind"], found["look"], found["open_topped"]) == ("afv", "tank", False)
    assert (found["armour"], found["flank"]) == (data["armour"], data["flank"])
    assert (found["ce"], found["points"]) == (data["ce_value"], data["vp"])
    assert found["state"]["buttoned"] is False


def test_28_43_a_buttoned_up_tank_shows_the_figures_of_its_other_side() -> None:
    data = entry("german", 33)
    for hull, side in ((SOUND, "ce"), (SOUND.but(buttoned=True), "bu")):
        found = face("g33", hull)
        steps = "to_hit" if side == "ce" else "to_hit_bu"
        assert arm(found, "gun")["to_hit"] == data["guns"][0][steps]
        assert arm(found, "mg")["firepower"] == data[side]["mg"]
        assert [found[name] for name in ("overrun", "bog", "bog_wire")] == [
            data[side][name] for name in ("overrun", "bog", "bog_wire")
        ]


def test_28_3_a_flamethrower_shows_what_it_has_against_armour_a_machine_gun_nothing() -> None:
    found, data = face("g38"), entry("german", 38)
    assert arm(found, "flame")["firepower_boxed"] == data["ft"]
    assert "firepower_boxed" not in arm(found, "mg")


def test_25_2_a_gun_shows_its_effect_on_men_and_on_armour() -> None:
    effect = entry("german", 33)["guns"][0]["effect"]
    found = arm(face("g33"), "gun")
    assert (found["effect"], found["boxed"]) == ([effect["unboxed"]] * 6, effect["boxed"])


def test_19_weapons_of_a_vehicle_are_jammed_and_destroyed_one_by_one() -> None:
    def trouble(found: dict[str, Any]) -> list[tuple[str, bool, bool]]:
        return [(one["fitting"], one["jammed"], one["gone"]) for one in found["arms"]]

    sound = [("gun", False, False), ("gun2", False, False), ("mg", False, False)]
    assert trouble(face("f34")) == sound
    hull = SOUND.but(jams=("mg",), gone=("gun2",))
    assert trouble(face("f34", hull, jammed=True)) == [
        ("gun", True, False),
        ("gun2", False, True),
        ("mg", True, False),
    ]
    assert trouble(face("g37", SOUND.but(jams=("flame",)))) == [
        ("mg", False, False),
        ("flame", True, False),
    ]


def test_28_3_a_carrier_without_a_gun_has_no_steps_to_hit() -> None:
    found = face("g30")
    assert [one["fitting"] for one in found["arms"]] == ["mg"]
    assert (found["open_topped"], found["armour"]["shared"]) == (True, True)


def test_34_4_a_gun_on_wheels_shows_the_values_of_its_shield_and_no_armour() -> None:
    found = face("g28")
    assert (found["kind"], found["boxed"]) == ("ig", [3, 7, 4, 8])
    assert (found["armour"], found["flank"], found["ce"]) == (None, None, 0)
    assert [found[name] for name in ("overrun", "bog", "bog_wire")] == [0, 0, 0]


def test_a_vehicle_on_the_table_is_seen_alike_by_everybody() -> None:
    game = given(*TABLE)
    seen = [json.loads(json.dumps(view(game, seat)["groups"])) for seat in ("german", "russian")]
    assert seen[0] == seen[1]
    (tank,) = seen[0][0]["men"]
    state = tank["vehicle"]["state"]
    assert (state["buttoned"], state["stun"], state["jams"]) == (True, 3, ["mg"])
    assert tank["acquired"] == "russian-B"
    assert seen[0][1]["men"][0]["vehicle"]["state"]["losses"] == 1
    assert "vehicle" not in seen[0][1]["men"][1]


def test_28_9_a_group_shows_behind_what_its_hulls_are_low() -> None:
    ground = ("german A 97", "german B 76", "russian B 132 1>forward")
    game = given(*TABLE, *[f"ground {line}" for line in ground], "russian A 1 r4")
    assert [entry["low"] for entry in groups_of(game)] == ["wall", "hill", "", ""]


def test_38_51_a_group_shows_whether_a_starshell_lights_it() -> None:
    game = given(*TABLE, "russian C 2 r4", "option night night", "shell german A 2 1")
    assert [entry["lit"] for entry in groups_of(game)] == [True, True, False, False]


def test_a_vehicle_that_waits_and_one_that_is_lost_can_be_drawn() -> None:
    waiting: dict[str, Any] = reserve_face(printed("g33"))
    assert waiting["vehicle"]["look"] == "tank"
    assert "vehicle" not in reserve_face(printed("g5"))
    assert lost_face(printed("r37"), "russian", "wreck-1") == {
        "id": "r37",
        "name": printed("r37").name,
        "side": "russian",
        "fate": "wreck-1",
        "look": "open_gun",
    }
    assert "look" not in lost_face(printed("g5"), "german", "kia")
    lost = view(given(*TABLE, "lost r37 wreck-1"), "german")["lost"]
    assert lost == [lost_face(printed("r37"), "russian", "wreck-1")]


@pytest.mark.parametrize(
    ("id", "look"),
    [
        ("g28", "infantry_gun"),
        ("g29", "anti_tank_gun"),
        ("g30", "half_track"),
        ("g33", "tank"),
        ("g37", "flame_tank"),
        ("g40", "assault_gun"),
        ("g42", "open_gun"),
        ("g46", "armoured_car"),
        ("a35", "tank_destroyer"),
        ("b34", "carrier"),
    ],
)
def test_the_drawing_is_told_by_the_data(id: str, look: str) -> None:
    vehicle = printed(id).vehicle
    assert vehicle is not None
    assert vehicle.look == look


def test_a_drawing_that_does_not_exist_is_refused() -> None:
    data = {**entry("german", 33), "look": "submarine"}
    with pytest.raises(UnreadableFile, match="look"):
        Vehicle(Entry("vehicles.toml", data))


def test_every_drawing_exists_and_has_its_word_in_both_languages() -> None:
    assert {path.stem for path in ART.glob("*.svg")} == set(LOOKS)
    used = {card.vehicle.look for card in box().men.values() if card.vehicle is not None}
    assert used == set(LOOKS)
    for lang in ("en", "it"):
        words = text.Words(lang)
        said = {words.say(f"upfront-ui-look-of-{look}") for look in LOOKS}
        assert len(said) == len(LOOKS)
        assert not [one for one in said if "look-of" in one]


@pytest.mark.parametrize("field", ["crew", "morale"])
def test_28_1_nobody_is_less_than_a_crew_of_one_or_a_morale_of_one(field: str) -> None:
    read = Entry("vehicles.toml", {**entry("german", 33), field: 0})
    with pytest.raises(UnreadableFile, match=f"{field} is 0; give a whole number from 1 to 9"):
        vehicle_card(read, Vehicle(read))
