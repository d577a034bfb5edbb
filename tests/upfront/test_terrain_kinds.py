"""What each kind of terrain does, figure by figure, and its file (UF 8, 16.42, 20.3, 36.3)."""

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.proofs import proves
from caposaldo.upfront.terrain import Terrain, read_terrain
from tests.upfront.boxes import box

# Attack, defence, defence against mortars, columns for an infiltrator.
FIGURES = {
    "open": (0, 0, 0, 2),
    "brush": (0, -1, -1, -2),
    "woods": (0, -2, 0, -1),
    "gully": (0, -2, -2, 0),
    "hill": (1, -1, -1, 1),
    "marsh": (-1, -1, -1, 0),
    "stream": (-1, 0, 0, 0),
    "buildings": (0, -2, -2, 0),
    "wall": (0, -2, -1, 0),
    "minefield": (0, 0, 0, 0),
    "pillbox": (0, -4, -4, 0),
}
# Each quality with the kinds that have it; nobody else does.
QUALITIES = {
    "sunken": {"gully"},
    "elevated": {"hill"},
    "one_sided": {"wall"},
    "fortified": {"pillbox"},
    "mined": {"minefield"},
    "cc_barred": {"pillbox", "minefield"},
    "crew_bracketed": {"marsh", "stream"},
    "drowns_weapons": {"marsh", "stream"},
    "leaves_sideways": {"minefield"},
    "fords": {"stream"},
    "digging": {"open", "brush", "woods", "hill"},
    "ambient": {"open"},
}
# Each liberty with the kinds that take it away.
BARRED = {
    "heavy_fire": {"marsh", "stream"},
    "mortar_fire": {"marsh", "stream", "buildings", "pillbox"},
    "repairs": {"marsh", "stream"},
    "rejectable": {"stream", "minefield"},
    "wire": {"marsh", "pillbox"},
    "smoke": {"marsh"},
    "cover": {"open", "stream", "minefield"},
}


def kinds() -> dict[str, Terrain]:
    return box().terrain


def data() -> dict[str, Any]:
    text = files("caposaldo.upfront").joinpath("data", "terrain.toml").read_text("utf-8")
    return tomllib.loads(text)


@pytest.mark.parametrize("kind", FIGURES)
@proves("UF 8.11", 1)
@proves("UF 8.12", 1)
def test_8_every_kind_has_its_figures(kind: str) -> None:
    terrain = kinds()[kind]
    found = (terrain.attack, terrain.defence, terrain.mortar, terrain.infiltration)
    assert found == FIGURES[kind]


def test_8_no_kind_is_left_out() -> None:
    assert set(kinds()) == set(FIGURES)


@pytest.mark.parametrize("quality", QUALITIES)
@proves("UF 36.3", 1)
def test_8_a_quality_is_that_of_certain_kinds_only(quality: str) -> None:
    assert {id for id, kind in kinds().items() if getattr(kind, quality)} == QUALITIES[quality]


@pytest.mark.parametrize("liberty", BARRED)
@proves("UF 16.42", 1)
def test_8_a_liberty_is_taken_away_by_certain_kinds_only(liberty: str) -> None:
    assert {id for id, kind in kinds().items() if not getattr(kind, liberty)} == BARRED[liberty]


def test_8_42_24_4_marsh_and_minefield_take_two_cards_to_leave() -> None:
    two = {id for id, kind in kinds().items() if kind.moves_to_leave == 2}
    assert two == {"marsh", "minefield"}
    assert {kind.moves_to_leave for id, kind in kinds().items() if id not in two} == {1}


def test_7_1_the_cards_print_what_their_kind_says() -> None:
    for card in box().deck.values():
        if not card.terrain:
            continue
        kind = kinds()[card.terrain]
        assert card.attack == kind.attack
        if kind.id != "buildings":
            assert (card.defence, card.defence_mortar) == (kind.defence, kind.mortar)
        assert card.defence_other == (-1 if kind.one_sided else card.defence)


def test_8_6_buildings_print_2_or_3_against_everybody() -> None:
    printed = [card.defence for card in box().deck.values() if card.terrain == "buildings"]
    assert set(printed) == {-2, -3}
    for card in box().deck.values():
        if card.terrain == "buildings":
            assert card.defence_mortar == card.defence


@pytest.mark.parametrize(
    ("kind", "rules"),
    [
        ("brush", ("UF 8.8", "UF 8.8", "UF 8.8", "UF 20.33")),
        ("hill", ("UF 8.32", "UF 8.31", "UF 8.32", "UF 20.35")),
        ("marsh", ("UF 8.4", "UF 8.41", "UF 8.42", "UF 8.4")),
        ("stream", ("UF 8.51", "UF 8.52", "UF 8.51", "UF 8.51")),
        ("minefield", ("UF 24.2", "UF 24.2", "UF 24.4", "UF 24.2")),
    ],
)
def test_8_each_figure_cites_its_own_rule(kind: str, rules: tuple[str, ...]) -> None:
    terrain = kinds()[kind]
    found = (terrain.rule, terrain.attack_rule, terrain.leaving_rule, terrain.infiltration_rule)
    assert found == rules


def test_a_terrain_file_with_an_unknown_entry_is_refused_by_the_name_of_both() -> None:
    wrong = data()
    wrong["terrain"]["brush"]["defense"] = -1
    with pytest.raises(UnreadableFile, match=r"'brush' has unknown entries: defense"):
        read_terrain(wrong)


@pytest.mark.parametrize("name", ["id", "ambient"])
def test_a_terrain_file_cannot_name_what_follows_from_the_kind(name: str) -> None:
    wrong = data()
    wrong["terrain"]["hill"][name] = "open"
    with pytest.raises(UnreadableFile, match=name):
        read_terrain(wrong)


def test_a_terrain_file_without_open_ground_is_refused() -> None:
    wrong = data()
    del wrong["terrain"]["open"]
    with pytest.raises(UnreadableFile, match="must describe open ground"):
        read_terrain(wrong)
