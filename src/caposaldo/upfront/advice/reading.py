"""The view read into records: men, groups, cards in hand, and where everybody stands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from caposaldo.upfront.battle import Box
from caposaldo.upfront.groups import BACK, FORWARD, IMPOSED, OPEN, SIDEWAYS, SMOKE, TERRAIN, WIRE
from caposaldo.upfront.scenarios import Scenario
from caposaldo.upfront.terrain import OPEN_GROUND, Terrain

Face = Mapping[str, Any]
STEPS: Final = {FORWARD: 1, BACK: -1, SIDEWAYS: 0}
LEFT_BEHIND: Final = 2


class Stand:
    """Where a group is or might be: its range number and all that counts for fire."""

    __slots__ = ("beneath", "card", "dug", "moves", "range", "smokes", "steps", "terrain", "wires")

    def __init__(
        self,
        range: int,
        terrain: Terrain,
        card: Face | None,
        beneath: Terrain,
        moves: int,
        steps: int,
        wires: int,
        smokes: int,
        dug: bool,
    ) -> None:
        self.range: Final = range
        self.terrain: Final = terrain
        self.card: Final = card
        self.beneath: Final = beneath
        self.moves: Final = moves
        self.steps: Final = steps
        self.wires: Final = wires
        self.smokes: Final = smokes
        self.dug: Final = dug

    def moved(self, by: int, open_ground: Terrain) -> Stand:
        """Return where one more Movement card brings the group (5.2, 5.4)."""
        moves = self.moves + 1
        gone = moves >= LEFT_BEHIND
        return Stand(
            self.range + by,
            open_ground if gone else self.terrain,
            None if gone else self.card,
            self.beneath,
            moves,
            min(LEFT_BEHIND, self.steps + 1),
            self.wires,
            0 if gone else self.smokes,
            False,
        )

    def settled(self, terrain: Terrain, card: Face | None) -> Stand:
        """Return where a Terrain card puts the group (5.41)."""
        return Stand(self.range, terrain, card, terrain, 0, 0, 0, 0, False)

    def changed(self, *, wires: int = 0, smokes: int = 0, dug: bool = False) -> Stand:
        """Return the same place with more or less Wire, Smoke or a trench."""
        return Stand(
            self.range,
            self.terrain,
            self.card,
            self.beneath,
            self.moves,
            self.steps,
            max(0, self.wires + wires),
            max(0, self.smokes + smokes),
            self.dug or dug,
        )


class Soldier:
    """A man as everybody sees him."""

    __slots__ = ("assists", "face", "helped", "id", "inside", "kia", "morale", "panic", "pinned")

    def __init__(self, face: Face, pinned: set[str]) -> None:
        self.face: Final = face
        self.id: Final[str] = face["id"]
        self.pinned: Final[bool] = face["pinned"]
        self.morale: Final[int] = face["morale"]
        self.panic: Final[int] = face["panic"]
        self.kia: Final[int] = face["kia"]
        self.assists: Final[str] = face["assists"]
        self.inside: Final[str] = face["inside"]
        helper = face["assisted_by"]
        self.helped: Final = bool(helper) and helper not in pinned


class Squad:
    """A group as everybody sees it."""

    __slots__ = ("encircled", "face", "id", "letter", "men", "side", "stand")

    def __init__(self, face: Face, box: Box) -> None:
        self.face: Final = face
        self.id: Final[str] = face["id"]
        self.side: Final[str] = face["side"]
        self.letter: Final[str] = face["letter"]
        self.encircled: Final = bool(face["encircled_by"])
        pinned = {man["id"] for man in face["men"] if man["pinned"]}
        self.men: Final = [Soldier(man, pinned) for man in face["men"]]
        self.stand: Final = _stand(face, box)

    @property
    def fit(self) -> list[Soldier]:
        """The men who are not pinned."""
        return [man for man in self.men if not man.pinned]

    @property
    def pinned(self) -> list[Soldier]:
        """The men who are pinned."""
        return [man for man in self.men if man.pinned]


def _standing(face: Face) -> list[Face]:
    """Return the cards laid without terrain that still waits to be accepted (7.3)."""
    laid: list[Face] = list(face["laid"])
    if IMPOSED in face["marks"]:
        for at in range(len(laid) - 1, -1, -1):
            if laid[at]["role"] == TERRAIN:
                del laid[at]
                break
    return laid


def _stand(face: Face, box: Box) -> Stand:
    laid = _standing(face)
    moves = wires = smokes = steps = 0
    ground: Face | None = None
    for card in reversed(laid):
        role = card["role"]
        if role in (TERRAIN, OPEN):
            ground = card["card"] if role == TERRAIN else None
            break
        if role == WIRE and steps < LEFT_BEHIND:
            wires += 1
        elif role == SMOKE and steps < LEFT_BEHIND:
            smokes += 1
        elif role in STEPS:
            moves += 1
            steps = min(LEFT_BEHIND, moves)
    name = ground["terrain"] if ground is not None else OPEN_GROUND
    beneath = box.terrain[name]
    gone = moves >= LEFT_BEHIND
    terrain = box.terrain[OPEN_GROUND] if gone else beneath
    card_now = None if gone else ground
    dug = face["entrenched"]
    return Stand(face["range"], terrain, card_now, beneath, moves, steps, wires, smokes, dug)


class Reading:
    """Everything the adviser takes from a view."""

    def __init__(self, view: Mapping[str, object], box: Box, scenario: Scenario) -> None:
        table = cast("Face", view["table"])
        asked = cast("Face | None", view["asked"])
        self.box: Final = box
        self.scenario: Final = scenario
        self.seat: Final = cast("str", view["seat"])
        self.prompt: Final[str] = asked["prompt"] if asked is not None else ""
        self.facts: Final[Face] = asked["facts"] if asked is not None else {}
        self.table: Final = table
        self.turn: Final[Face] = table["turn"]
        self.deck: Final[Face] = table["deck"]
        self.night: Final[bool] = table["night"]
        self.frames: Final[list[Face]] = table["under_way"]
        self.hand: Final[dict[str, Face]] = {card["id"]: card for card in table["you"]}
        self.enemy: Final = next(side for side in table["nations"] if side != self.seat)
        self.me: Final[Face] = table["sides"][self.seat]
        self.foe: Final[Face] = table["sides"][self.enemy]
        squads = [Squad(face, box) for face in table["groups"]]
        self.squads: Final = {squad.id: squad for squad in squads}
        self.own: Final = {squad.letter: squad for squad in squads if squad.side == self.seat}
        self.others: Final = {squad.letter: squad for squad in squads if squad.side == self.enemy}
        self.open_ground: Final = box.terrain[OPEN_GROUND]

    def against(self, squad: Squad) -> list[Squad]:
        """Return the groups of the other side."""
        return list((self.others if squad.side == self.seat else self.own).values())

    def side(self, squad: Squad) -> Face:
        """Return what is known of the side of a group."""
        return self.me if squad.side == self.seat else self.foe

    def usable(self, use: str) -> list[Face]:
        """Return the cards in hand that can be played so."""
        return [card for card in self.hand.values() if use in card["uses"]]

    def frame(self, *kinds: str) -> Face | None:
        """Return the topmost procedure under way of one of these kinds."""
        for face in reversed(self.frames):
            if face["frame"] in kinds:
                return face
        return None

    def owner_of(self, man: str) -> tuple[Squad, Soldier] | None:
        """Return a man and his group, wherever he is."""
        for squad in self.squads.values():
            for soldier in squad.men:
                if soldier.id == man:
                    return squad, soldier
        return None

    def late(self) -> float:
        """Return how much of the game's time is over, 0 to 1."""
        decks, number = self.deck["of"], self.deck["number"]
        whole = self.deck["left"] + self.deck["discards"]
        spent = 1.0 - self.deck["left"] / whole if whole else 1.0
        return min(1.0, float((number - 1 + spent) / decks))


def value_as(card: Face, use: str) -> int:
    """Return the Rally or Concealed value of a card used so."""
    for half in card.get("halves", ()):
        if half["kind"] == use:
            return int(half["value"])
    return int(card["value"])
