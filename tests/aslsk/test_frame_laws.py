"""A saved game whose procedures speak of nobody is refused, however deep in the stack they are."""

from __future__ import annotations

import pytest

from caposaldo.aslsk.charges import Placing
from caposaldo.aslsk.closecombat import HexFight
from caposaldo.aslsk.declining import Declining
from caposaldo.aslsk.firegroup import Group
from caposaldo.aslsk.firstfire import FirstFire
from caposaldo.aslsk.fleeing import COVER, FREE, RUN, START, Flight
from caposaldo.aslsk.framelaws import frame_fault
from caposaldo.aslsk.moving import Stack
from caposaldo.aslsk.standing import Stand
from caposaldo.aslsk.starter import Step
from tests.aslsk.scenes import still

MODES = (START, RUN, FREE, COVER)
SOUND: list[Step] = [
    Stack(("r1",), ("r2",)),
    FirstFire(("r1",), 3),
    Group("first", "german", 3, ("r1",), ("g1", "gw1"), ("g2",)),
    HexFight(3, "", ("g2:g1", "r3:"), ("g1,g2>r1",), "strike"),
    HexFight(3, "german", (), (), "end"),
    Stand("russian"),
    Declining(3, ("gw1",), (), ("0", "2")),
    *[Flight("r1", "", ("A1",), 4, ("B2",), ("C3",), mode) for mode in MODES],
    Placing("gw1", "g1", "A1"),
]
BROKEN: list[tuple[Step, str]] = [
    (Stack(("",)), "units of aslsk.stack"),
    (Stack(()), "units of aslsk.stack"),
    (Stack(("r1",), ("r8",)), "later of aslsk.stack"),
    (FirstFire(("gw1",), 3), "movers of aslsk.first_fire"),
    (FirstFire(("r1",), 9999), "hex of aslsk.first_fire"),
    (FirstFire(("r1",), -1), "hex of aslsk.first_fire"),
    (Group("last", "german", 3), "kind of aslsk.fire_group"),
    (Group("first", "nobody", 3), "side of aslsk.fire_group"),
    (Group("first", "", 3), "side of aslsk.fire_group"),
    (Group("first", "german", 3, (), ("x",)), "members of aslsk.fire_group"),
    (Group("first", "german", 3, (), ("g1",), ("gw1",)), "leaders of aslsk.fire_group"),
    (HexFight(3, "nobody"), "ambusher of aslsk.hex_fight"),
    (HexFight(3, "", ("g2:g9",)), "pairs of aslsk.hex_fight"),
    (HexFight(3, "", (), ("g1>r9",)), "attacks of aslsk.hex_fight"),
    (HexFight(3, "", (), (), "stroke"), "step of aslsk.hex_fight"),
    (Declining(3, ("g1",), (), ("0", "2")), "weapons of aslsk.declining"),
    (Flight("r1", "r9"), "along of aslsk.flight"),
    (Flight("r1", "", ("Z99",)), "path of aslsk.flight"),
    (Flight("r1", mode="away"), "mode of aslsk.flight"),
    (Placing("gw1", "g1", "Z99"), "hex of aslsk.placing"),
]
LINES = [
    "german g1 4-6-7 B5",
    "german g2 8-0 B5",
    "german gw1 LMG g1",
    "russian r1 4-4-7 D5",
    "russian r2 4-4-7 D5",
    "russian r3 8-0 D5",
    "turn russian 1 movement",
]


@pytest.mark.parametrize("frame", SOUND, ids=lambda frame: frame.KIND)
def test_a_procedure_that_speaks_of_what_is_there_is_sound(frame: Step) -> None:
    game = still(*LINES)
    game.stack.insert(0, frame)
    assert frame_fault(game) is None


@pytest.mark.parametrize(("frame", "what"), BROKEN, ids=[what for _, what in BROKEN])
def test_a_procedure_that_speaks_of_nobody_is_a_fault(frame: Step, what: str) -> None:
    game = still(*LINES)
    game.stack.insert(0, frame)
    assert game.kind.check(game) == f"the {what} cannot be"
