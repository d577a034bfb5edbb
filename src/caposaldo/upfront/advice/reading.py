"""The view read into records: groups, cards in hand, the turn and the time."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, cast

from caposaldo.upfront.advice.squads import Face, Soldier, Squad
from caposaldo.upfront.battle import Box
from caposaldo.upfront.heights import ALTITUDE
from caposaldo.upfront.hitstrength import HILL_ADDS
from caposaldo.upfront.scenarios import Scenario
from caposaldo.upfront.terrain import OPEN_GROUND


@cache
def _reds(box: Box) -> tuple[float, ...]:
    """Return the share of red position numbers in every column of a deck."""
    cards = list(box.deck.values())
    columns = range(len(cards[0].reds))
    return tuple([len([1 for card in cards if card.reds[at]]) / len(cards) for at in columns])


class Reading:
    """Everything the adviser takes from a view."""

    def __init__(
        self, view: Mapping[str, object], box: Box, scenario: Scenario, *, on_slopes: bool = False
    ) -> None:
        table = cast("Face", view["table"])
        asked = cast("Face | None", view["asked"])
        self.box: Final = box
        self.scenario: Final = scenario
        self.seat: Final = cast("str", view["seat"])
        agreed = cast("Mapping[str, str]", view["readings"])
        # By one reading a Hill adds to the red zero of guns without high explosive (44.6).
        self.zero_stays: Final = agreed.get(HILL_ADDS, "no") == "no"
        self.prompt: Final[str] = asked["prompt"] if asked is not None else ""
        self.facts: Final[Face] = asked["facts"] if asked is not None else {}
        self.table: Final = table
        self.turn: Final[Face] = table["turn"]
        self.deck: Final[Face] = table["deck"]
        self.night: Final[bool] = table["night"]
        field = box.fields.get(table["battlefield"]["id"])
        # What the jungle takes off an attack and off a column (47.3, 47.5).
        self.jungle: Final = 1 if field is not None and field.has("jungle") else 0
        # Whether groups are on levels of altitude, which then multiply what ground counts (M5.1).
        self.altitude: Final = field is not None and field.has(ALTITUDE)
        # Whether they change overruns as they do fire, by a reading.
        self.on_slopes: Final = on_slopes
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

    def friends(self, squad: Squad) -> list[Squad]:
        """Return the other groups of the same side."""
        own = self.own if squad.side == self.seat else self.others
        return [other for other in own.values() if other.id != squad.id]

    def red_share(self, column: int) -> float:
        """Return the share of the deck whose position number in a column is red (20.3, 28.53)."""
        return _reds(self.box)[column - 1]

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
