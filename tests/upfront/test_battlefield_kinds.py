"""What each kind of terrain of the battlefields does, figure by figure (UF T1 to T4, 52.14)."""

import pytest

from caposaldo.proofs import proves
from caposaldo.upfront.terrain import Terrain
from tests.upfront.boxes import box

# Fire out of it, by an AFV too; columns out of it and into it; cards to leave it; help against an
# AFV in it; the defences its cards print, against fire, mortars and shells.
FIGURES = {
    "houses": (0, 0, 0, 0, 1, 3, {(-3, -3, -3)}),
    "escarpment": (0, 0, 0, 0, 1, 3, {(-2, -2, -2), (-3, -3, -3)}),
    "wadi": (0, 0, 0, 0, 1, 0, {(-1, -1, -1)}),
    "dune": (1, 1, 1, 0, 1, 0, {(-1, -1, -1)}),
    "soft_sand": (0, 0, 0, 0, 2, 0, {(0, 0, 0)}),
    "oasis": (0, 0, -1, 0, 1, 2, {(-2, 0, -2)}),
    "sangar": (0, 0, 0, 0, 1, 0, {(-4, -2, -2)}),
    "jungle": (0, 0, -1, 0, 1, 2, {(-2, 0, -2), (-3, 0, -3)}),
    "bamboo": (0, 0, -2, 2, 1, 1, {(-1, 0, 0)}),
    "kunai": (0, 0, -2, 0, 1, 1, {(-1, 0, 0)}),
    "panjis": (0, 0, -1, 0, 1, 0, {(-3, -3, -3)}),
    "rice_paddy": (-1, -1, 0, 0, 1, 0, {(-1, -1, -1)}),
    "alley": (0, 0, -1, 0, 1, 2, {(-2, 0, -2)}),
    "trench": (0, 0, 0, 0, 1, 2, {(-2, -2, -2)}),
    "city_hedge": (0, 0, -2, 0, 1, 1, {(-1, -1, -1)}),
    "waterway": (-1, -1, 0, 0, 1, 0, {(0, 0, 0)}),
    "rubble": (-1, -1, 0, 0, 2, 0, {(-1, -1, -1)}),
    "rooftop": (1, 1, 1, 0, 1, 0, {(-1, -1, -1)}),
    "wheatfield": (0, 0, -1, 0, 1, 0, {(-1, -1, -1)}),
    "graveyard": (0, 0, -2, 0, 1, 1, {(-2, -2, -2)}),
    "orchard": (0, 0, -1, 0, 1, 2, {(-1, 0, -1)}),
    "crag": (0, 0, -2, 0, 1, 1, {(-2, -2, -2)}),
    "hedge": (0, 0, -2, 0, 1, 1, {(-1, -1, -1)}),
}
# Each quality with the kinds that have it; nobody else does.
QUALITIES = {
    "sunken": {"trench"},
    "elevated": {"dune", "rooftop"},
    "hull_down": {"dune", "rooftop"},
    "fortified": {"sangar"},
    "stronghold": {"sangar", "panjis"},
    "cc_barred": {"sangar"},
    "one_sided": set[str](),
    "fords": set[str](),
    "bogs": {"alley", "jungle", "oasis", "orchard", "soft_sand", "trench", "wadi", "waterway"},
    "vehicles_sideways": {"alley", "jungle", "oasis", "orchard"},
    "leaves_sideways": {"rice_paddy", "wadi"},
    "infiltrates_with_card": {"rice_paddy", "wadi"},
    "needs_forward": {"bamboo"},
    "crew_bracketed": {"rice_paddy"},
    "crew_needed": {"rubble", "waterway"},
    "digs_black": {"dune"},
    "digging": {
        "alley",
        "city_hedge",
        "dune",
        "hedge",
        "jungle",
        "kunai",
        "oasis",
        "orchard",
        "wheatfield",
    },
    "overrun_risk": {
        "alley",
        "bamboo",
        "city_hedge",
        "crag",
        "escarpment",
        "graveyard",
        "hedge",
        "houses",
        "jungle",
        "kunai",
        "oasis",
        "orchard",
    },
}
# Each liberty with the kinds that take it away.
BARRED = {
    "heavy_fire": {"rice_paddy", "rubble", "waterway"},
    "mortar_fire": {"houses", "panjis", "rice_paddy", "rubble", "sangar", "waterway"},
    "repairs": {"rice_paddy", "rubble", "soft_sand", "wadi"},
    "rejectable": {"soft_sand", "wadi", "waterway"},
    "concealment": {"crag"},
    "cover": {"soft_sand", "waterway"},
    "wire": {"rice_paddy", "rubble", "sangar", "soft_sand"},
    "smoke": {"rice_paddy", "rubble", "soft_sand"},
}
# Who cannot enter, in which way, and that nobody is overrun where no AFV goes.
WAYS_IN = {
    "escarpment": ("bar", "enter"),
    "panjis": ("bar", "bar"),
    "rubble": ("bar", "bar"),
    "rice_paddy": ("enter", "bar"),
    "rooftop": ("spare", "spare"),
    "crag": ("spare", "spare"),
}
BURNS = {
    "oasis": "jungle",
    "jungle": "jungle",
    "city_hedge": "woods",
    "hedge": "woods",
    "wheatfield": "brush",
    "orchard": "brush",
    "houses": "building",
}


def kinds() -> dict[str, Terrain]:
    printed = box().terrain
    return {
        card.terrain: field.terrain[card.terrain]
        for field in box().fields.values()
        for card in field.cards.values()
        if card.terrain and card.terrain not in printed
    }


@proves("UF T0", 1)
def test_t0_no_new_kind_is_left_out() -> None:
    assert set(kinds()) == set(FIGURES)


@pytest.mark.parametrize("kind", FIGURES)
@proves("UF T0", 1)
def test_t0_every_new_kind_has_its_figures(kind: str) -> None:
    terrain = kinds()[kind]
    faces = {
        (card.defence, card.defence_mortar, card.defence_ordnance)
        for field in box().fields.values()
        for card in field.cards.values()
        if card.terrain == kind
    }
    out_of_it = (terrain.attack, terrain.afv_attack, terrain.infiltration)
    into_it = (terrain.infiltration_into, terrain.moves_to_leave, terrain.close_to_afv)
    assert (*out_of_it, *into_it, faces) == FIGURES[kind]


@pytest.mark.parametrize("quality", QUALITIES)
@proves("UF T0", 1)
def test_t0_a_quality_is_that_of_certain_kinds_only(quality: str) -> None:
    assert {id for id, kind in kinds().items() if getattr(kind, quality)} == QUALITIES[quality]


@pytest.mark.parametrize("liberty", BARRED)
@proves("UF T0", 1)
def test_t0_a_liberty_is_taken_by_certain_kinds_only(liberty: str) -> None:
    assert {id for id, kind in kinds().items() if not getattr(kind, liberty)} == BARRED[liberty]


@proves("UF T0", 1)
def test_t0_who_cannot_enter_overruns_nobody_there() -> None:
    free = ("enter", "enter")
    ways = {id: (kind.afvs, kind.guns) for id, kind in kinds().items()}
    assert {id: way for id, way in ways.items() if way != free} == WAYS_IN
    shut = [id for id, (afvs, _) in WAYS_IN.items() if afvs != "enter"]
    assert not any(kinds()[id].overrun for id in shut)


@proves("UF F4.1", 1)
def test_f4_1_which_of_them_burn() -> None:
    assert {id: kind.burns for id, kind in kinds().items() if kind.burns} == BURNS


def test_a_refusal_names_the_rule_of_the_kind_itself() -> None:
    found = kinds()
    digging = {id: kind.digging_rule for id, kind in found.items() if not kind.digging}
    assert {id: cited for id, cited in digging.items() if cited != "UF 36.3"} == {
        "escarpment": "UF T1.1",
        "soft_sand": "UF T1.4",
        "bamboo": "UF T2.2",
        "graveyard": "UF T4.4",
        "crag": "UF T4.5",
    }
    silent = {id: kind.mortar_rule for id, kind in found.items() if not kind.mortar_fire}
    assert {id: cited for id, cited in silent.items() if cited != "UF 26.2"} == {
        "panjis": "UF T2.4",
        "waterway": "UF T3.4",
        "rubble": "UF T3.5",
    }


# What a likeness brings with it, by the value of the reading that says how far it goes: fire out
# of it, by an AFV too, and of a panzerfaust; charges; repairs; what sinks; Wire and Smoke; guns.
LIKENESS = {
    ("rubble", "rubble-like-marsh", "whole"): (-1, -1, -1, True, False, True, False, False, "bar"),
    ("rubble", "rubble-like-marsh", "half"): (0, 0, -1, True, True, False, True, True, "bar"),
    ("rubble", "rubble-like-marsh", "leaving"): (0, 0, 0, False, True, False, True, True, "bar"),
    ("waterway", "waterway-like-stream", "no"): (
        (-1, -1, -1, False, True, False, True, True, "enter")
    ),
    ("waterway", "waterway-like-stream", "yes"): (
        (-1, 0, -1, True, False, True, True, True, "enter")
    ),
    ("rice_paddy", "rice-paddy-guns", "no"): (-1, -1, -1, True, False, True, False, False, "bar"),
    ("rice_paddy", "rice-paddy-guns", "yes"): (
        (-1, -1, -1, True, False, True, False, False, "enter")
    ),
}


@pytest.mark.parametrize(("kind", "reading", "value"), LIKENESS)
@proves("UF T3.4", 7, 8)
@proves("UF T3.5", 5, 6, 7)
@proves("UF T2.5", 4, 5)
def test_t3_how_far_a_likeness_goes_is_agreed_on(kind: str, reading: str, value: str) -> None:
    field = box().grounds.under({reading: value})["jungle" if kind == "rice_paddy" else "city"]
    found = field.terrain[kind]
    fire = (found.attack, found.afv_attack, found.faust, found.hampers, found.repairs)
    rest = (found.drowns_weapons, found.wire, found.smoke, found.guns)
    assert (*fire, *rest) == LIKENESS[kind, reading, value]
    printed = {card.attack for card in field.cards.values() if card.terrain == kind}
    assert printed == {found.attack}
