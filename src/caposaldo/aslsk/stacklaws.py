"""What holds of the procedures under way together: each lies on the one that began it.

Below all is the battle, then the player turn and its phase, as the table has it (SK 3.0). A new
procedure gets a line in the table below.
"""

from __future__ import annotations

from typing import Final

from caposaldo.aslsk.advancing import AdvanceOrders, AdvancePhase
from caposaldo.aslsk.advancingfire import AdvancingFire, AdvancingPhase
from caposaldo.aslsk.charges import Placing
from caposaldo.aslsk.closecombat import ChooseFight, CloseCombats, HexFight
from caposaldo.aslsk.declining import Declining
from caposaldo.aslsk.designating import Designate
from caposaldo.aslsk.fightlaws import FIGHTS
from caposaldo.aslsk.finalfire import FinalFire
from caposaldo.aslsk.firegroup import Group
from caposaldo.aslsk.firstfire import FirstFire
from caposaldo.aslsk.fleeing import Flight
from caposaldo.aslsk.handing import Handing
from caposaldo.aslsk.movement import MovementPhase, MoveOrders
from caposaldo.aslsk.moving import Stack
from caposaldo.aslsk.partlaws import PARTS, Law
from caposaldo.aslsk.prepfire import PrepFire
from caposaldo.aslsk.rally import RallyPhase
from caposaldo.aslsk.rallyend import Keeping
from caposaldo.aslsk.recovery import Recovery
from caposaldo.aslsk.reinforcing import Reserve
from caposaldo.aslsk.repair import Repair
from caposaldo.aslsk.rout import RoutOrders, RoutPhase
from caposaldo.aslsk.selfrally import SelfRally
from caposaldo.aslsk.setup import SetUp
from caposaldo.aslsk.special.fortifying import Fortifying
from caposaldo.aslsk.standing import Stand
from caposaldo.aslsk.starter import Starter, Step
from caposaldo.aslsk.table import SET_UP
from caposaldo.aslsk.turn import Fight, PlayerTurn, frames_in
from caposaldo.aslsk.unitrally import UnitRally

BEFORE_THE_FIRST: Final[tuple[str, ...]] = ("first_set_up", "second_set_up", "first_turn")
"""The steps of the battle that may come next while a side sets up (SK V1)."""
BEGUN_BY: Final[dict[str, tuple[str, ...]]] = {
    Fight.KIND: (),
    Fortifying.KIND: (Fight.KIND, SetUp.KIND),
    SetUp.KIND: (Fight.KIND,),
    PlayerTurn.KIND: (Fight.KIND,),
    # A step of the rally phase asks one side, and then the other from below.
    RallyPhase.KIND: (PlayerTurn.KIND,),
    Reserve.KIND: (RallyPhase.KIND,),
    Recovery.KIND: (RallyPhase.KIND, Recovery.KIND),
    Repair.KIND: (RallyPhase.KIND, Repair.KIND),
    Handing.KIND: (RallyPhase.KIND, Handing.KIND),
    SelfRally.KIND: (RallyPhase.KIND, SelfRally.KIND),
    UnitRally.KIND: (RallyPhase.KIND, UnitRally.KIND),
    Keeping.KIND: (RallyPhase.KIND, Keeping.KIND),
    PrepFire.KIND: (PlayerTurn.KIND,),
    MovementPhase.KIND: (PlayerTurn.KIND,),
    MoveOrders.KIND: (MovementPhase.KIND,),
    Stack.KIND: (MoveOrders.KIND,),
    Placing.KIND: (Stack.KIND,),
    FirstFire.KIND: (Stack.KIND, Placing.KIND),
    Declining.KIND: (FirstFire.KIND,),
    FinalFire.KIND: (PlayerTurn.KIND,),
    AdvancingPhase.KIND: (PlayerTurn.KIND,),
    AdvancingFire.KIND: (AdvancingPhase.KIND,),
    Group.KIND: (PrepFire.KIND, FirstFire.KIND, FinalFire.KIND, AdvancingFire.KIND),
    RoutPhase.KIND: (PlayerTurn.KIND,),
    RoutOrders.KIND: (RoutPhase.KIND,),
    Flight.KIND: (RoutOrders.KIND,),
    AdvancePhase.KIND: (PlayerTurn.KIND,),
    AdvanceOrders.KIND: (AdvancePhase.KIND,),
    CloseCombats.KIND: (PlayerTurn.KIND,),
    ChooseFight.KIND: (CloseCombats.KIND,),
    HexFight.KIND: (CloseCombats.KIND,),
    Stand.KIND: (HexFight.KIND,),
    Designate.KIND: (HexFight.KIND,),
}
LAWS: Final[dict[str, Law]] = {**PARTS, **FIGHTS}
"""The laws of those who have a part in a procedure, where it has any."""


def stack_fault(game: Starter) -> str | None:
    """Say which procedure cannot be under way where it is; None when all can."""
    if game.outcome is not None:
        return "the game is over and goes on" if game.stack else None
    if not game.stack:
        return "nothing is under way and nobody has won"
    if not _is_begun(game):
        return f"the {game.table.phase} phase of turn {game.table.turn} is not what is under way"
    below: Step = game.stack[0]
    for frame in game.stack[1:]:
        if below.KIND not in BEGUN_BY[frame.KIND]:
            return f"{frame.KIND} cannot be begun by {below.KIND}"
        wrong = LAWS[frame.KIND](game, frame, below) if frame.KIND in LAWS else ""
        if wrong:
            return f"the {wrong} of {frame.KIND} cannot be"
        below = frame
    return None


def _is_begun(game: Starter) -> bool:
    """Tell whether the battle, the player turn and its phase are those of the table."""
    stack = game.stack
    if game.table.phase == SET_UP:
        battle = stack[0]
        return isinstance(battle, Fight) and battle.step in BEFORE_THE_FIRST
    begun = frames_in(game.table)
    return (
        [frame.data() for frame in stack[:2]] == [frame.data() for frame in begun[:2]]
        and [frame.KIND for frame in stack[2:3]] == [frame.KIND for frame in begun[2:]]
    )  # fmt: skip
