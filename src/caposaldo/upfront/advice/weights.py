"""How the adviser weighs things; the figures stand in a data file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from caposaldo.kernel.errors import UnreadableFile

FILE: Final = "advice.toml"


@dataclass(frozen=True)
class Weights:
    """The adviser's judgement, in units of the loss of an ordinary rifleman."""

    base_worth: float  # worth of any man
    worth_points: float  # worth of a point of a man's price
    leader: float  # what a leader is worth besides
    vehicle: float  # worth of a victory point of a vehicle or gun
    shut: float  # a crew that has to close its hatches, as a share of the loss of the AFV
    crewman: float  # a commander or crewman killed, as a share of the AFV or gun
    stun: float  # a stun, as a share of the loss of the AFV
    immobile: float  # an AFV that cannot move any more, as a share of its loss
    bog: float  # an AFV that bogs down, as a share of its loss
    broken: float  # how much dearer men become as their squad nears its breaking point
    pin: float  # a pin, as a share of a loss
    rally: float  # a man raised, as a share of his worth
    attention: float  # share of the enemy's groups that fire at one group
    threat: float  # weight of a turn under fire
    power: float  # weight of a turn's own fire
    horizon: float  # turns for which a group stays where it settles
    landing: float  # weight of the place a moving group will take later
    goal: float  # the whole way to the scenario's goal
    deny: float  # the whole way of an enemy who wins by being near, made for him
    win: float  # being there, which ends the game
    point: float  # a victory point at the end of the last deck
    eager: float  # how much more the goal draws when time runs out for those it beats
    shelter: float  # a point of cover for a man who stays, whatever the danger now
    passing: float  # the same for a man who is on his way to a goal
    press: float  # a step nearer to the enemy for a man who must attack
    urgent: float  # how much more an enemy close to his own goal is worth
    prize: float  # how much more the men in the scenario's objective are worth
    fire_card: float  # price of a point of strength on a Fire card
    thrift: float  # price of a card played, as a share of its worth in the hand
    hide: float  # price of a Concealed card played against fire, as a share of its worth
    clock: float  # a card drawn for nothing, to a side that loses when time is up
    refresh: float  # worth of a card not yet drawn
    lacking: float  # how much more for each pinned man when there is no Rally card
    stall: float  # how much more when nothing was done with the old cards this turn
    idle: float  # share of the worth of discards that an action must beat
    lay: float  # price of a card laid before the first turn
    flank: float  # weight of the fire gained by flanking
    wire: float  # what Wire does besides adding to fire
    smoke: float  # weight of the fire that Smoke spares
    stream: float  # a group that has to ford
    mire: float  # a group that needs two cards to leave
    rejected: float  # most that terrain is worth which the enemy may refuse
    close: float  # weight of a man inside an enemy group
    flee: float  # turns under fire that a withdrawal spares
    concede: float  # a scenario given up that was still to be won
    escape: float  # a group that gets away when the scenario is lost
    pursue: float  # weight of the harm a pursuit may do, against what it may cost


def read_weights(data: Mapping[str, Any]) -> Weights:
    """Read the weights, all of which must be there."""
    names = [field.name for field in fields(Weights)]
    for name in names:
        if not isinstance(data.get(name), int | float):
            raise UnreadableFile(f"{FILE}, weights: {name} must be a number; write one")
    return Weights(**{name: float(data[name]) for name in names})
