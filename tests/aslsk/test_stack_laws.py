"""Procedures under way: each lies on the one that began it, and a rule gave each one his part."""

from __future__ import annotations

import pytest

from caposaldo.aslsk.charges import Placing
from caposaldo.aslsk.closecombat import ChooseFight, HexFight
from caposaldo.aslsk.declining import Declining
from caposaldo.aslsk.designating import Designate
from caposaldo.aslsk.fightlaws import FIGHTS
from caposaldo.aslsk.firegroup import Group
from caposaldo.aslsk.firstfire import FirstFire
from caposaldo.aslsk.fleeing import FREE, RUN, Flight
from caposaldo.aslsk.movement import MoveOrders
from caposaldo.aslsk.moving import Stack
from caposaldo.aslsk.partlaws import PARTS
from caposaldo.aslsk.prepfire import PrepFire
from caposaldo.aslsk.registry import FRAMES
from caposaldo.aslsk.rout import RoutOrders
from caposaldo.aslsk.setup import SetUp
from caposaldo.aslsk.stacklaws import BEGUN_BY
from caposaldo.aslsk.starter import Starter, Step
from caposaldo.aslsk.table import SET_UP
from caposaldo.aslsk.turn import Fight, PlayerTurn
from caposaldo.kernel.contract import Result
from caposaldo.kernel.rules import RuleId
from tests.aslsk.scenes import hex_of, still

COUNTERS = (
    "option los_check free",
    "german g1 4-6-7 B5",
    "german g2 8-0 B5",
    "german g3 4-6-7 H5 broken dm",
    "german g4 4-6-7 F1",
    "german gw1 LMG g1",
    "german gw2 LMG lost",
    "russian r1 4-4-7 D5 +paid:2 +moving +spent:2",
    "russian r2 4-4-7 D5 +paid:2 +moving +spent:2",
    "russian r3 8-0 D5",
    "russian r4 4-4-7 H4",
    "russian rw1 DC r1",
    "russian rw2 LMG r2",
    "russian r5 4-4-7 F1",
    "russian r6 8-0 F1",
)
PHASES = ("movement", "prep-fire", "rout", "close-combat")


def under_way(*frames: Step, phase: str = "movement") -> Starter:
    game = still(*COUNTERS, f"turn russian 1 {phase}")
    game.stack += frames
    return game


def on_the_move(stack: Stack, *frames: Step) -> Starter:
    return under_way(MoveOrders(), stack, *frames)


def fired_at(*frames: Step) -> Starter:
    game = still(*COUNTERS)
    movers = ("r1", "r2")
    return on_the_move(Stack(movers), FirstFire(movers, hex_of(game, "D5")), *frames)


def group(
    kind: str = "first",
    side: str = "german",
    hex: str = "D5",
    targets: tuple[str, ...] = ("r1", "r2"),
    members: tuple[str, ...] = (),
    leaders: tuple[str, ...] = (),
) -> Starter:
    place = hex_of(still(*COUNTERS), hex)
    return fired_at(Group(kind, side, place, targets, members, leaders))


def in_flight(flight: Flight, side: str = "german") -> Starter:
    return under_way(RoutOrders(side), flight, phase="rout")


def in_fight(*frames: Step, pairs: tuple[str, ...] = (), attacks: tuple[str, ...] = ()) -> Starter:
    place = hex_of(still(*COUNTERS), "F1")
    fight = HexFight(place, "", pairs, attacks, "strike")
    return under_way(fight, *frames, phase="close-combat")


def declining(weapons: str, declined: str, values: str) -> Starter:
    place = hex_of(still(*COUNTERS), "D5")
    words = [tuple(each.split()) for each in (weapons, declined, values)]
    return fired_at(Declining(place, *words))


SOUND = {
    "orders": lambda: under_way(MoveOrders()),
    "a move": lambda: on_the_move(Stack(("r1", "r2"), ("r3",))),
    "a charge": lambda: on_the_move(Stack(("r1", "r2")), Placing("rw1", "r1", "C5")),
    "first fire": lambda: fired_at(),
    "rates": lambda: declining("gw1", "", "0 2"),
    "rates of two": lambda: declining("gw1 gw2", "gw1", "0 2 1 4"),
    "a group": lambda: group(members=("g1", "gw1"), leaders=("g2",)),
    "a flight": lambda: in_flight(Flight("g3")),
    "a flight in the open": lambda: in_flight(Flight("g3", "", ("G5", "H5"), 4, (), (), FREE)),
    "a fight": lambda: in_fight(pairs=("r6:r5",), attacks=("r5,r6>g4",)),
    "a plan": lambda: in_fight(Designate("russian", ("r5",), ("g4",)), pairs=("r6:r5",)),
    "a choice": lambda: under_way(ChooseFight(), phase="close-combat"),
}
BROKEN = {
    "units of aslsk.stack": [
        lambda: on_the_move(Stack(("r1", "r4"))),
        lambda: on_the_move(Stack(("r1", "r1"))),
        lambda: on_the_move(Stack(("r1",), ("r1",))),
        lambda: on_the_move(Stack(("g1",))),
    ],
    "later of aslsk.stack": [lambda: on_the_move(Stack(("r1",), ("g1",)))],
    "weapon of aslsk.placing": [
        lambda: on_the_move(Stack(("r1", "r2")), Placing("rw2", "r2", "C5"))
    ],
    "unit of aslsk.placing": [lambda: on_the_move(Stack(("r1",)), Placing("rw1", "r2", "C5"))],
    "movers of aslsk.first_fire": [
        lambda: on_the_move(Stack(("r1",)), FirstFire(("g1",), 3)),
        lambda: on_the_move(Stack(("r1",)), FirstFire(("r1", "g1"), 3)),
    ],
    "weapons of aslsk.declining": [lambda: declining("gw1 gw1", "", "0 2 1 4")],
    "declined of aslsk.declining": [
        lambda: declining("gw1", "gw2", "0 2"),
        lambda: declining("gw1", "gw1 gw1", "0 2"),
    ],
    "values of aslsk.declining": [
        lambda: declining("gw1", "", "0"),
        lambda: declining("gw1", "", "0 2 4"),
        lambda: declining("gw1", "", "0 x"),
        lambda: declining("gw1", "", "0 -2"),
        lambda: declining("gw1", "", "0 99"),
    ],
    "kind of aslsk.fire_group": [lambda: group(kind="prep")],
    "side of aslsk.fire_group": [lambda: group(side="russian")],
    "hex of aslsk.fire_group": [lambda: group(hex="H4")],
    "targets of aslsk.fire_group": [lambda: group(targets=()), lambda: group(targets=("r1",))],
    "members of aslsk.fire_group": [
        lambda: group(members=("g3",)),
        lambda: group(members=("r4",)),
        lambda: group(members=("g1", "g1")),
        lambda: group(members=("gw2",)),
        lambda: group(members=("gw1", "g1")),
    ],
    "leaders of aslsk.fire_group": [
        lambda: group(members=("g1",), leaders=("g4",)),
        lambda: group(members=("g1",), leaders=("g2", "g2")),
        lambda: group(leaders=("g2",)),
    ],
    "unit of aslsk.flight": [
        lambda: in_flight(Flight("g3"), side="russian"),
        lambda: in_flight(Flight("g1")),
        lambda: in_flight(Flight("g1", "", ("B5",), 4, (), (), RUN)),
    ],
    "along of aslsk.flight": [
        lambda: in_flight(Flight("g3", "g2")),
        lambda: in_flight(Flight("g3", "g2", ("G5", "H5"), 4, (), (), FREE)),
    ],
    "path of aslsk.flight": [
        lambda: in_flight(Flight("g3", "", ("H5",))),
        lambda: in_flight(Flight("g3", "", (), 4, (), (), RUN)),
        lambda: in_flight(Flight("g3", "", ("H5", "G5"), 4, (), (), RUN)),
    ],
    "left of aslsk.flight": [
        lambda: in_flight(Flight("g3", "", ("G5", "H5"), 13, (), (), RUN)),
        lambda: in_flight(Flight("g3", "", ("G5", "H5"), -1, (), (), RUN)),
    ],
    "pairs of aslsk.hex_fight": [
        lambda: in_fight(pairs=("r5:r6",)),
        lambda: in_fight(pairs=("r6:g4",)),
        lambda: in_fight(pairs=("r6:r3",)),
    ],
    "attacks of aslsk.hex_fight": [
        lambda: in_fight(attacks=("r5",)),
        lambda: in_fight(attacks=("r5>r6",)),
        lambda: in_fight(attacks=("r5>g1",)),
        lambda: in_fight(attacks=("r1>g4",)),
        lambda: in_fight(attacks=("r5,g4>g4",)),
        lambda: in_fight(attacks=("r5,r5>g4",)),
    ],
    "attackers of aslsk.designate": [
        lambda: in_fight(Designate("russian", ("g4",))),
        lambda: in_fight(Designate("russian", ("r1",))),
        lambda: in_fight(Designate("russian", ("r5",)), attacks=("r5>g4",)),
    ],
    "targets of aslsk.designate": [
        lambda: in_fight(Designate("russian", (), ("g4",))),
        lambda: in_fight(Designate("russian", ("r5",), ("r6",))),
        lambda: in_fight(Designate("russian", ("r5",), ("g4", "g4"))),
    ],
    "choice of aslsk.choose_fight": [lambda: _without_a_fight()],
}
ASTRAY: list[tuple[Step, str]] = [
    (Stack(("r1",)), "aslsk.stack cannot be begun by aslsk.movement_phase"),
    (PlayerTurn("rally"), "aslsk.player_turn cannot be begun by aslsk.movement_phase"),
    (Fight("turns"), "aslsk.fight cannot be begun by aslsk.movement_phase"),
    (PrepFire(), "aslsk.prep_fire cannot be begun by aslsk.movement_phase"),
    (RoutOrders("german"), "aslsk.rout_orders cannot be begun by aslsk.movement_phase"),
    (Designate("german"), "aslsk.designate cannot be begun by aslsk.movement_phase"),
]


def _without_a_fight() -> Starter:
    game = under_way(ChooseFight(), phase="close-combat")
    game.table.notes["fought"] = "F1"
    return game


def test_every_procedure_says_by_which_others_it_is_begun() -> None:
    kinds = {frame.KIND for frame in FRAMES}
    assert set(BEGUN_BY) == kinds
    assert {below for others in BEGUN_BY.values() for below in others} <= kinds
    assert {*PARTS, *FIGHTS} <= kinds


@pytest.mark.parametrize("what", SOUND)
def test_what_a_rule_began_is_sound(what: str) -> None:
    game = SOUND[what]()
    assert game.kind.check(game) is None


@pytest.mark.parametrize(
    ("what", "at"), [(what, at) for what, games in BROKEN.items() for at in range(len(games))]
)
def test_a_part_that_no_rule_gave_is_a_fault(what: str, at: int) -> None:
    game = BROKEN[what][at]()
    assert game.kind.check(game) == f"the {what} cannot be"


@pytest.mark.parametrize(("frame", "told"), ASTRAY, ids=[frame.KIND for frame, _ in ASTRAY])
def test_a_procedure_that_nothing_began_is_a_fault(frame: Step, told: str) -> None:
    game = under_way(frame)
    assert game.kind.check(game) == told


@pytest.mark.parametrize("phase", ["rally", *PHASES])
def test_the_phase_of_the_table_is_the_one_under_way(phase: str) -> None:
    game = under_way(phase=phase)
    assert game.kind.check(game) is None
    game.table.phase = "advance"
    assert game.kind.check(game) == "the advance phase of turn 1 is not what is under way"


@pytest.mark.parametrize("left", [0, 1, 2])
def test_battle_turn_and_phase_lie_below_all_else(left: int) -> None:
    game = under_way()
    del game.stack[left]
    assert game.kind.check(game) == "the movement phase of turn 1 is not what is under way"


def test_the_turn_goes_on_with_the_phase_after() -> None:
    game = under_way()
    game.stack[1] = PlayerTurn("rout")
    assert game.kind.check(game) == "the movement phase of turn 1 is not what is under way"


def test_a_set_up_comes_before_the_first_turn() -> None:
    game = still("scenario lane", "turn german 0 set-up", "german g1 4-6-7 unplaced")
    assert game.kind.check(game) is None
    game.stack[0] = Fight("turns")
    assert game.kind.check(game) == f"the {SET_UP} phase of turn 0 is not what is under way"
    game.stack[:] = [SetUp("german")]
    assert game.kind.check(game) == f"the {SET_UP} phase of turn 0 is not what is under way"


def test_a_game_is_over_with_a_result_and_not_before() -> None:
    game = under_way()
    game.outcome = Result("german", "conditions-met", RuleId("SK V2"), {})
    assert game.kind.check(game) == "the game is over and goes on"
    game.stack.clear()
    assert game.kind.check(game) is None
    game.outcome = None
    assert game.kind.check(game) == "nothing is under way and nobody has won"
