"""One shot of ordnance under way: concealment, the draw to hit, and its effect (25.3 to 25.5)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Script, Words
from caposaldo.kernel.rules import Fact, Facts, Modifier, RuleId, rule, total
from caposaldo.upfront.acquiring import fired_at
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.effects import hit
from caposaldo.upfront.fire import (
    DROPPED,
    Drop,
    Resolve,
    ResolveOrDrop,
    own_changes,
    rn,
    targets,
    told_result,
)
from caposaldo.upfront.groups import Group, find, side_of
from caposaldo.upfront.infiltrators import end_status
from caposaldo.upfront.malfunction import malfunction
from caposaldo.upfront.reactions import Conceal, Decline, HeroRallies, React
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.tohit import (
    FREQUENCY,
    STRENGTH,
    Shot,
    changes,
    hit_strength,
    jams,
    ladder_step,
    scores,
    set_name,
)
from caposaldo.upfront.verbs import Step, UpFront, draw, man_name, spend

CONCEALED: Final = rule("UF 25.34")
JAMMED: Final = rule("UF 19.12")
SPENT: Final = rule("UF 20.531")
MISSED: Final = "miss"
Lines = list[Modifier]


def shot_of(game: UpFront, frame: Shelling, instead: Group | None = None) -> Shot:
    """Return the shot of an attack under way; `instead` stands for a target that is gone (17.8)."""
    groups = game.table.groups
    group, target = groups[frame.group], groups.get(frame.target, instead)
    assert target is not None, f"{frame.target} is gone"
    man = group.man(frame.man)
    assert man is not None, f"{frame.man} is not in {frame.group}"
    return Shot(game.table, group, target, man, heroic=len(frame.cards) > 1)


class Shelling(Script[UpFrontTable]):
    """A shot from its announcement to the last man (25.3, 25.4).

    `cards` are the Fire card and the Hero that helps, if any, `concealed` what a Concealed card
    takes off the frequency, `strength` the strength of the hit, `left` the men still to be
    resolved; `state` is `drop` once it is called off, `miss` once it has missed or jammed.
    """

    KIND: ClassVar[str] = "upfront.shell"
    STEPS: ClassVar[tuple[str, ...]] = (
        "announce",
        "react",
        "decide",
        "draw_to_hit",
        "line_up",
        "resolve",
        "after",
    )
    FIELDS: ClassVar[tuple[str, ...]] = (
        "step",
        "group",
        "target",
        "man",
        "cards",
        "left",
        "concealed",
        "strength",
        "state",
    )
    SORTS: ClassVar[tuple[type, ...]] = (str, str, str, str, tuple, tuple, int, int, str)

    def __init__(
        self,
        step: str,
        group: str,
        target: str,
        man: str,
        cards: tuple[str, ...],
        left: tuple[str, ...],
        concealed: int,
        strength: int,
        state: str,
    ) -> None:
        self.step = step
        self.group: Final = group
        self.target: Final = target
        self.man: Final = man
        self.cards: Final = cards
        self.left = left
        self.concealed = concealed
        self.strength = strength
        self.state = state

    def announce(self, game: UpFront) -> None:
        """Tell who fires what at whom, and what hits (25.3)."""
        shot = shot_of(game, self)
        facts: dict[str, Fact] = {
            "seat": shot.aim.group.side,
            "group": shot.aim.group.letter,
            "target": shot.aim.target.letter,
            "man": man_name(shot.man),
            "card": self.cards[0],
            "range": shot.aim.rr,
            "printed": set_name(shot.printed),
            "hits": set_name(ladder_step(shot)),
        }
        game.tell("shells", (FREQUENCY,), facts, tuple(changes(shot)))

    def react(self, game: UpFront) -> None:
        """The defender may play a Concealed card, or a Hero before it is too late (25.34)."""
        game.push(ReactToShell(self.target, self.group, "shell", 0))

    def decide(self, game: UpFront) -> None:
        """The firer may call the shot off now that the final set is known (25.3)."""
        game.push(ShootOrDrop(self.group, self.target, 0))

    def draw_to_hit(self, game: UpFront) -> None:
        """Draw to hit: the piece jams, misses, or hits with a strength (25.3 to 25.5)."""
        if self.state == DROPPED:
            return
        shot = shot_of(game, self)
        step = ladder_step(shot, self.concealed)
        card = draw(game, "to hit")
        if jams(shot, card):
            self.state = MISSED
            malfunction(game, self.group, self.man, JAMMED)
            return
        if scores(shot, step, card):
            listed = hit_strength(shot, step, card)
            self.strength = total(listed)
            self._tell(game, "hits", step, card, listed)
        else:
            self.state = MISSED
            self._tell(game, "misses", step, card, [])
        fired_at(game, shot)

    def _tell(self, game: UpFront, kind: str, step: int, card: Card, listed: Lines) -> None:
        shot = shot_of(game, self)
        facts: dict[str, Fact] = {
            "seat": shot.aim.group.side,
            "man": man_name(shot.man),
            "target": shot.aim.target.letter,
            "card": card.id,
            "hits": set_name(step),
        }
        if listed:
            facts["strength"] = self.strength
        game.tell(kind, (FREQUENCY, STRENGTH) if listed else (FREQUENCY,), facts, tuple(listed))

    def line_up(self, game: UpFront) -> None:
        """A hit strikes every man of the target, but not who has infiltrated the firers (20.54)."""
        if not self.state:
            men = targets(game.table, self.target)
            self.left = tuple([man.card.id for man in men if man.inside != self.group])

    def resolve(self, game: UpFront) -> None:
        """Draw for the next man (25.4)."""
        if not self.left:
            return
        self.again("resolve")
        id, self.left = self.left[0], self.left[1:]
        group = find(game.table.groups, id)
        man = group.man(id) if group is not None else None
        if group is None or man is None:
            return
        card = draw(game, "fire")
        listed = own_changes(shot_of(game, self, group).aim, man)
        result = self.strength + total(listed) + card.number
        told_result(game, group, man, card.id, result, (*listed, rn(card.number, card.id)))
        hit(game, group.id, id, result, card, "shell")

    def after(self, game: UpFront) -> None:
        """Note who fired at whom; an infiltrator who did is one no more (20.531, 38.3)."""
        table = game.table
        if self.state == DROPPED:
            return
        if self.group in table.groups:
            table.put(table.groups[self.group].but(fired=True))
        table.turn = table.turn.but(shot_at=(*table.turn.shot_at, self.target))
        end_status(game, self.man, (SPENT,))


class ReactToShell(React):
    """Asked of the defender before the draw to hit, whatever he holds (25.34, 10.42)."""

    KIND: ClassVar[str] = "upfront.react-to-shell"
    PROMPT: ClassVar[str] = "react-to-shell"

    def rule(self, game: UpFront) -> RuleId:
        return CONCEALED

    def facts(self, game: UpFront) -> Facts:
        return {"group": self.group[-1], "attacker": self.attacker[-1], "hits": _hits(game)}


class ConcealFromShell(Conceal):
    """Play a Concealed card, which lowers the frequency (25.34)."""

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, ReactToShell)
        side = side_of(frame.group)
        card = spend(game, side, CardId(words[0]))
        frame.concealed += 1
        hidden = Modifier(card.value_as("concealed"), CONCEALED, "concealed", {"card": card.id})
        attack = game.stack[-2]
        assert isinstance(attack, Shelling)
        attack.concealed += hidden.value
        facts: dict[str, Fact] = {"seat": side, "card": card.id, "group": frame.group[-1]}
        facts["hits"] = _hits(game)
        game.tell("conceals-from-shell", (CONCEALED,), facts, (hidden,))


class ShootOrDrop(ResolveOrDrop):
    """Whether to draw to hit now that the final set is known (25.3)."""

    KIND: ClassVar[str] = "upfront.shoot-or-drop"
    PROMPT: ClassVar[str] = "shoot-or-drop"

    def rule(self, game: UpFront) -> RuleId:
        return FREQUENCY

    def facts(self, game: UpFront) -> Facts:
        return {"group": self.group[-1], "target": self.target[-1], "hits": _hits(game)}


def _hits(game: UpFront) -> str:
    attack = game.stack[-2]
    assert isinstance(attack, Shelling)
    return set_name(ladder_step(shot_of(game, attack), attack.concealed))


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Shelling, ReactToShell, ShootOrDrop]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {
    ReactToShell.KIND: (ConcealFromShell(), HeroRallies(), Decline()),
    ShootOrDrop.KIND: (Resolve(), Drop()),
}
