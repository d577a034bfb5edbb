"""Mines for AFVs as data, a gun's crew in the preview, and marks that follow their groups."""

import pytest

from caposaldo.proofs import proves
from caposaldo.upfront.renaming import rename
from tests.upfront.boxes import box
from tests.upfront.forks import End, spread
from tests.upfront.scenes import given

PILE = "pile 1 2 35 26 21 30 29 10"


@proves("UF 31.1", 1, 2, 3)
def test_31_1_who_has_magnetic_mines_from_when_and_at_what_price() -> None:
    mine = box().secondary["ATMM"]
    assert mine.anti_tank
    assert (mine.cc_afv, mine.strength) == (4, 0)
    assert {"russian", "german"} <= set(mine.nations)
    assert "american" not in mine.nations
    assert mine.first == "1944a"
    assert mine.points == 7


@proves("UF 29.4", 1)
def test_29_4_the_terrain_in_which_an_overrun_is_a_risk() -> None:
    kinds = box().terrain
    assert {id for id in kinds if kinds[id].overrun_risk} == {"brush", "buildings", "wall", "woods"}
    assert {id for id in kinds if not kinds[id].overrun} == {"marsh", "minefield", "pillbox"}
    assert {id: kinds[id].close_to_afv for id in kinds if kinds[id].close_to_afv} == {
        "buildings": 3,
        "woods": 2,
        "wall": 2,
        "gully": 2,
        "brush": 1,
    }


def test_29_5_the_group_an_afv_has_driven_over_is_the_same_under_another_letter() -> None:
    game = given(
        "nations german russian",
        "german A 3 g31.driven=russian-A",
        "ground german A 1>sideways",
        "german B 1 g3 g4",
        "russian A 2 r3 r4",
        "russian B 1 r5 r6",
    ).game
    rename(game, game.table.groups["russian-A"], "C")
    hull = game.table.groups["german-A"].men[0].hull
    assert hull is not None
    assert hull.driven == "russian-C"


@pytest.mark.parametrize("gun", ["r30.losses=2", "r30.losses=2.pinned"])
def test_34_7_the_odds_against_the_last_crewman_of_a_gun(gun: str) -> None:
    game = given(
        "nations german russian",
        "german A 3 g6.inside=A g4",
        "german B 1 g5 g7",
        f"russian A 2 {gun}",
        "russian B 1 r3 r4",
        "hand german 12",
        PILE,
    ).game
    preview = game.preview("close A; enter g6 12")
    assert preview is not None
    men = preview.detail["men"]
    assert isinstance(men, list)
    shown = {odd["key"]: odd["share"] for odd in men[0]["odds"] if odd["chances"]}
    found = spread(game, "close A; enter g6 12; go", say=ended)
    assert shown == pytest.approx({key: float(share) for key, share in found.items()})


def ended(end: End) -> str:
    """Say who of the German g6 and the Russian gun is left."""
    lost = {"g6", "r30"} & set(end.game.table.lost)
    return "both" if len(lost) == 2 else "wins" if "r30" in lost else "loses"


def test_34_7_each_crewman_of_a_gun_has_his_mates_beside_him_in_the_preview() -> None:
    sums = []
    for gun in ("r30", "r30.losses=1", "r30.losses=2", "r30.pinned"):
        game = given(
            "nations german russian",
            "german A 3 g6.inside=A g4",
            f"russian A 2 {gun} r4",
            "hand german 12",
        ).game
        preview = game.preview("close A; enter g6 12")
        assert preview is not None
        men = preview.detail["men"]
        assert isinstance(men, list)
        assert [man["id"] for man in men] == ["r30", "r4"]
        sums.append(sum(line["value"] for line in men[0]["modifiers"]))
    assert sums == [11, 8, 5, 1]
