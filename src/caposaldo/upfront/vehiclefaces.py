"""A vehicle or gun as data to be drawn and judged: what is printed, and its state (28.1, 34.1)."""

from __future__ import annotations

from collections.abc import Iterator

from caposaldo.upfront.hulls import FLAME, MG, SECOND_GUN, SOUND, Hull
from caposaldo.upfront.personalities import ManCard
from caposaldo.upfront.vehicles import Face, Plate, Vehicle
from caposaldo.upfront.weapons import CANNOT, LADDER, Weapon

Drawn = dict[str, object]


def vehicle_face(card: ManCard, hull: Hull | None, *, jammed: bool, gone: bool) -> Drawn:
    """Return the face of a vehicle or gun; `jammed` and `gone` are of its main gun."""
    vehicle = card.vehicle
    assert vehicle is not None, f"{card.id} is no vehicle"
    state = hull if hull is not None else SOUND
    return {
        "kind": vehicle.kind,
        "look": vehicle.look,
        "open_topped": vehicle.open_topped,
        "assault_gun": vehicle.assault,
        "smoke": vehicle.smoke,
        "crew": vehicle.crew,
        "points": vehicle.vp,
        "ce": vehicle.ce_value,
        "armour": _plate(vehicle.armour),
        "flank": _plate(vehicle.flank),
        "boxed": list(vehicle.boxed),
        **_side(vehicle.turned if state.buttoned else vehicle.exposed),
        "arms": list(_arms(vehicle, state, jammed=jammed, gone=gone)),
        "state": {name: _plain(getattr(state, name)) for name in Hull.FIELDS},
    }


def _plate(plate: Plate | None) -> Drawn | None:
    if plate is None:
        return None
    return {
        "immobilise": plate.immobilise,
        "stun": plate.stun,
        "kill": plate.kill,
        "shared": plate.shared,
    }


def _side(face: Face | None) -> Drawn:
    if face is None:
        return {"overrun": 0, "bog": 0, "bog_wire": 0}
    return {"overrun": face.overrun, "bog": face.bog, "bog_wire": face.bog_wire}


def _arms(vehicle: Vehicle, state: Hull, *, jammed: bool, gone: bool) -> Iterator[Drawn]:
    """Give each weapon with its figures of the side that is up, and whether it works."""
    for number, gun in enumerate(vehicle.guns):
        fitting = SECOND_GUN if number else ""
        stuck = fitting in state.jams if number else jammed
        lost = fitting in state.gone if number else gone
        yield {
            "fitting": fitting or "gun",
            "jammed": stuck,
            "gone": lost,
            "to_hit": _steps(gun, buttoned=state.buttoned),
            "effect": list(gun.effect),
            "boxed": gun.boxed,
        }
    for fitting, weapon in ((MG, vehicle.mg), (FLAME, vehicle.flame)):
        if weapon is not None:
            # Against armour only what is boxed counts, as in `burn` (28.3).
            boxed = {"firepower_boxed": list(weapon.fp_boxed)} if any(weapon.fp_boxed) else {}
            yield {
                "fitting": fitting,
                "jammed": fitting in state.jams,
                "gone": fitting in state.gone,
                "firepower": list(_fire(weapon, buttoned=state.buttoned)),
                **boxed,
            }


def _steps(gun: Weapon, *, buttoned: bool) -> list[str]:
    printed = gun.to_hit_bracketed if buttoned else gun.to_hit
    return ["" if step == CANNOT else LADDER[step] for step in printed]


def _fire(weapon: Weapon, *, buttoned: bool) -> tuple[int, ...]:
    return weapon.bracketed if buttoned else weapon.fp


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value
