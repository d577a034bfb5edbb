"""The questions about weapons in the view and in saved games (SK 3.5, F9)."""

from __future__ import annotations

import pytest

from caposaldo.aslsk.chargefire import find, forecast
from caposaldo.aslsk.declining import Declining
from caposaldo.kernel.saves import load
from caposaldo.scene import Scene
from tests.aslsk.scenes import given, kit, still, when

MOVING = (
    "option los_check free",
    "sides russian german",
    "turn russian 1 movement",
    "german g1 4-6-7 K5",
    "german gw1 MMG g1",
    "russian r1 4-4-7 I5",
)


def seen(scene: Scene, seat: str) -> dict[str, object]:
    """What a seat is shown of the table."""
    table = scene.game.view(seat)["table"]
    assert isinstance(table, dict)
    return table


def test_F9_the_view_shows_what_a_rate_declined_would_leave() -> None:
    scene = given(*MOVING, rig="2,6 1,1")
    when(scene, "move r1; go I6", "open; add g1; add gw1; shoot")
    for seat in ("german", "russian"):
        assert seen(scene, seat)["declining"] == {"hex": "I6", "weapons": {"gw1": 4}}
    preview = scene.game.preview("decline gw1")
    assert preview is not None
    assert [(each.value, each.label) for each in preview.factors] == [(4, "residual-left")]
    assert scene.game.preview("done") is None


def test_F9_the_question_can_be_saved_and_answered_afterwards() -> None:
    scene = given(*MOVING, rig="2,6 1,1")
    when(scene, "move r1; go I6", "open; add g1; add gw1; shoot")
    copy = scene.game.copy()
    for game in (copy, load(kit(), scene.game.save())):
        frame = game.stack[-1]
        assert isinstance(frame, Declining)
        assert frame.data() == scene.game.stack[-1].data()
        game.answer("decline gw1", "german")
        assert list(game.table.residual.values()) == [4]
    assert list(scene.game.table.residual.values()) == [2]


def test_3_5_the_view_shows_who_fires_and_how() -> None:
    scene = given("turn german 2 advancing-fire", "german g1 4-6-7 B5", "russian r1 4-4-7 C5")
    assert seen(scene, "russian")["firing"] == {"kind": "advancing", "side": "german"}


@pytest.mark.parametrize(("reading", "duds"), [("at_or_above", 10), ("exact", 4)])
def test_4_3_the_chances_of_a_charge_add_up(reading: str, duds: int) -> None:
    game = still(
        f"option dc_dud {reading}",
        "turn german 2 advancing-fire",
        "german g1 4-6-7 B5",
        "german gw1 DC lost",
        "charge gw1 g1 C5 9",
        "russian r1 4-4-7 C5",
    )
    charge = find(game.table, "gw1")
    assert charge is not None
    found, chances = forecast(game.table, charge)
    assert sum(chances.values()) == 36
    assert list(chances)[-1] == "dud"
    assert chances["dud"] == duds
    assert found.shift == 0
