"""Artillery called by radio: the mission, its acceptance and its fire (40.1 to 40.22, 40.5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Script, Words
from caposaldo.kernel.rules import Fact, Modifier, Refusal, rule, term, total
from caposaldo.upfront.blaze import ARTILLERY
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.covering import under_attack
from caposaldo.upfront.critical import critical_hit, from_above
from caposaldo.upfront.effects import SHELL, hit
from caposaldo.upfront.fire import drawn_result, own_changes, struck, targets
from caposaldo.upfront.firepower import Aim
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group, group_id, side_of
from caposaldo.upfront.holdings import UNNAMED, cannot_act, enemy_group, own_group, ready_groups
from caposaldo.upfront.jungle import weaker
from caposaldo.upfront.men import Man
from caposaldo.upfront.missioncalls import MISSION, ReactToMission, caller
from caposaldo.upfront.radios import (
    breaks,
    jam_radio,
    no_radio_card,
    operator,
    radio_cards,
    radio_of,
    strength_of,
)
from caposaldo.upfront.sight import cannot_suffer
from caposaldo.upfront.strength import falling, muffled, target_movement
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import (
    Step,
    UpFront,
    act,
    attacked,
    draw,
    man_name,
    spend,
    strike_ground,
)

RESOLUTION: Final = rule("UF 40.21")
AT_AFV: Final = rule("UF 40.22")
HEAVIER: Final = rule("UF 40.5")
USUAL: Final = 5
REFUSED: Final = "refused"


def accepted(card: Card, concealed: int) -> bool:
    """Tell whether the draw accepts a mission: black, and at least what hides the target (40.2)."""
    return not card.red and card.rn >= -concealed


def mission_aim(table: UpFrontTable, group: Group, target: Group) -> Aim:
    """Return an aim in which nobody of the calling group fires himself (40.21)."""
    return Aim(table, group, target, (), tuple([man.card.id for man in group.men]))


def barrage(aim: Aim, man: Man) -> list[Modifier]:
    """List the strength of an accepted mission: the guns, the ground, movement (40.2, 40.21)."""
    guns = strength_of(aim.table, man)
    cited = MISSION if guns == USUAL else HEAVIER
    moving = target_movement(aim, mortar=True)
    ground = [*_ground(aim), *muffled(aim.table, aim.target)]
    place = [*ground, *moving, *weaker(aim.table)]
    return [Modifier(guns, cited, "artillery"), *place]


def _ground(aim: Aim) -> list[Modifier]:
    """List the target's terrain alone, as against a mortar, wherever the caller is (40.21)."""
    table, target = aim.table, aim.target
    spot = spot_of(table, target)
    card, terrain = spot.shield, spot.sheltered
    round_about = terrain.one_sided and target.id in table.encircled
    # The terrain of an AFV does not shelter its crew (28.32).
    if card is None or round_about or target.armoured:
        return []
    value = falling(aim, terrain, card)
    named = {"terrain": term(f"terrain-{terrain.id}")}
    return [Modifier(value, terrain.rule, "target-in", named)] if value else []


class CallArtillery(Deed[UpFrontTable]):
    """Call artillery on any enemy group, in sight or not (40.2): `call A>B 42`."""

    VERB: ClassVar[str] = "call"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        table = game.table
        side = table.turn.side
        callers = [
            group
            for group in ready_groups(game)
            if any(man.secondary and radio_of(table, man) is not None for man in group.ranks)
        ]
        if not callers:
            return ()
        cards = radio_cards(table, side)
        enemies = table.side(table.battle.enemy(side))
        return [
            (f"{group.letter}>{enemy.letter}", card)
            for group in callers
            for enemy in enemies
            for card in cards
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        one, _, other = words[0].partition(">")
        refusal = cannot_act(game, one)
        if refusal is not None:
            return refusal
        group, target = own_group(game, one), enemy_group(game, other)
        if group is None or target is None:
            return Refusal("no-such-group", rule("UF 3.2"), {"group": other or UNNAMED})
        refusal = no_radio_card(game, group.side, words[1])
        if refusal is not None:
            return refusal
        found = operator(game.table, group)
        if isinstance(found, Refusal):
            return found
        return cannot_suffer(game.table, group, target, "call")

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        one, _, other = words[0].partition(">")
        side = game.table.turn.side
        group = act(game, game.table.groups[group_id(side, one)])
        man = operator(game.table, group)
        assert not isinstance(man, Refusal)
        card = spend(game, side, CardId(words[1]))
        target = group_id(game.table.battle.enemy(side), other)
        game.push(FireMission("", group.id, target, man.card.id, card.id, (), 0, 0, ""))


class FireMission(Script[UpFrontTable]):
    """A mission from the call to the last card of the target (40.2, 40.21).

    `concealed` is what a Concealed card asks of the draw, `strength` that of the fire, `left` the
    cards still to be resolved; `state` is `refused` once the mission has come to nothing.
    """

    KIND: ClassVar[str] = "upfront.fire-mission"
    STEPS: ClassVar[tuple[str, ...]] = (
        "announce",
        "react",
        "place",
        "line_up",
        "resolve",
        "after",
    )
    FIELDS: ClassVar[tuple[str, ...]] = (
        "step",
        "group",
        "target",
        "man",
        "card",
        "left",
        "concealed",
        "strength",
        "state",
    )
    SORTS: ClassVar[tuple[type, ...]] = (str, str, str, str, str, tuple, int, int, str)

    def __init__(
        self,
        step: str,
        group: str,
        target: str,
        man: str,
        card: str,
        left: tuple[str, ...],
        concealed: int,
        strength: int,
        state: str,
    ) -> None:
        self.step = step
        self.group: Final = group
        self.target: Final = target
        self.man: Final = man
        self.card: Final = card
        self.left = left
        self.concealed = concealed
        self.strength = strength
        self.state = state

    def announce(self, game: UpFront) -> None:
        """Tell who calls for fire on whom (40.2)."""
        man = caller(game, self)
        facts: dict[str, Fact] = {
            "seat": side_of(self.group),
            "group": self.group[-1],
            "target": self.target[-1],
            "man": man_name(man),
            "card": self.card,
            "strength": strength_of(game.table, man),
        }
        game.tell("calls-artillery", (MISSION,), facts)

    def react(self, game: UpFront) -> None:
        """The defender may play a Concealed card before the draw, or a Hero (40.2, 10.42)."""
        under_attack(game, game.table.groups[self.target])
        game.push(ReactToMission(self.target, self.group, "artillery", 0))

    def place(self, game: UpFront) -> None:
        """Draw whether the mission is accepted; the radio may jam (40.2, 40.4)."""
        man, table = caller(game, self), game.table
        card = draw(game, "mission")
        group = table.groups[self.group]
        facts: dict[str, Fact] = {
            "seat": group.side,
            "man": man_name(man),
            "target": self.target[-1],
            "card": card.id,
            "need": -self.concealed,
        }
        if not accepted(card, self.concealed):
            self.state = REFUSED
            game.tell("mission-refused", (MISSION,), facts)
            radio = radio_of(table, man)
            assert radio is not None
            if breaks(table, radio, card):
                jam_radio(game, group, man)
            return
        listed = barrage(mission_aim(table, group, table.groups[self.target]), man)
        self.strength = total(listed)
        facts["strength"] = self.strength
        game.tell("mission-accepted", (MISSION, RESOLUTION), facts, tuple(listed))

    def line_up(self, game: UpFront) -> None:
        """Artillery falls on every card of the target group (40.21)."""
        if self.state != REFUSED:
            attacked(game, self.target)
            self.left = tuple([man.card.id for man in targets(game.table, self.target)])

    def resolve(self, game: UpFront) -> None:
        """Draw for the next card of the target (40.21, 40.22)."""
        if not self.left:
            return
        self.again("resolve")
        id, self.left = self.left[0], self.left[1:]
        found = struck(game.table, id)
        if found is None:
            return
        group, man = found
        card = draw(game, "artillery")
        aim = mission_aim(game.table, game.table.groups[self.group], group)
        result = drawn_result(game, group, man, self.strength, own_changes(aim, man), card)
        if from_above(man, card):
            critical_hit(game, group, man, card, AT_AFV)
        else:
            hit(game, group.id, id, result, card, SHELL)

    def after(self, game: UpFront) -> None:
        """What was hit may burn (F4.1)."""
        if self.state != REFUSED:
            strike_ground(game, self.target, ARTILLERY)


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [FireMission]
ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (CallArtillery(),)
