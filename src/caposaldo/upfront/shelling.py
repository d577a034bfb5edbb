"""One shot of ordnance under way: concealment, the draw to hit, and its effect (25.3 to 25.5)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Frame, Script
from caposaldo.kernel.rules import Fact, Modifier, rule, total
from caposaldo.upfront.acquiring import fired_at
from caposaldo.upfront.cards import Card
from caposaldo.upfront.covering import under_attack
from caposaldo.upfront.critical import strike
from caposaldo.upfront.fausts import jam_piece, leave_traces
from caposaldo.upfront.feats import heroic
from caposaldo.upfront.fire import drawn_result, struck, targets
from caposaldo.upfront.firecalls import DROPPED
from caposaldo.upfront.flames import row_of
from caposaldo.upfront.hitstrength import STRENGTH, hit_strength, long_odds, own_lines
from caposaldo.upfront.infiltrators import end_status
from caposaldo.upfront.men import Man
from caposaldo.upfront.nerve import here
from caposaldo.upfront.shellcalls import ReactToShell, ShootOrDrop, shot_of
from caposaldo.upfront.shots import Shot
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.tohit import (
    FREQUENCY,
    changes,
    jams,
    ladder_step,
    lands,
    set_name,
    strikes,
)
from caposaldo.upfront.verbs import UpFront, attacked, draw, man_name, strike_ground

NAMED: Final = rule("UF 28.3")
SPENT: Final = rule("UF 20.531")
MISSED: Final = "miss"
Lines = list[Modifier]


def exposed(shot: Shot, man: Man) -> bool:
    """Tell whether a hit concerns a man at all: not if he has infiltrated the firers (20.54).

    An anti-tank rifle fired as ordnance at a gun does nothing to the men beside it (34.4).
    """
    return man.inside != shot.aim.group.id and (man.hull is not None or not shot.boxed)


class Shelling(Script[UpFrontTable]):
    """A shot from its announcement to the last man (25.3, 25.4).

    `cards` are the Fire card and the Hero that helps, if any, `concealed` what a Concealed card
    takes off the frequency, `strength` the strength of the hit, `left` the men still to be
    resolved; `state` is `drop` once it is called off, `miss` once it has missed or jammed.
    `boxed` is 1 for a shot at armour, `arm` the weapon as in `Shot`, `drawn` the card drawn to hit.
    """

    KIND: ClassVar[str] = "upfront.shell"
    STEPS: ClassVar[tuple[str, ...]] = (
        "announce",
        "react",
        "decide",
        "draw_to_hit",
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
        "boxed",
        "arm",
        "drawn",
    )
    SORTS: ClassVar[tuple[type, ...]] = (
        *(str, str, str, str, tuple, tuple, int, int, str),
        *(int, str, str),
    )

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
        boxed: int,
        arm: str,
        drawn: str,
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
        self.boxed: Final = boxed
        self.arm: Final = arm
        self.drawn = drawn

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
        kind, rules = ("pierces", (FREQUENCY, NAMED)) if self.boxed else ("shells", (FREQUENCY,))
        game.tell(kind, rules, facts, tuple(changes(shot)))
        if len(self.cards) > 1:
            heroic(game, self.man)

    def react(self, game: UpFront) -> None:
        """The defender may play a Concealed card, or a Hero before it is too late (25.34)."""
        under_attack(game, game.table.groups[self.target])
        game.push(ReactToShell(self.target, self.group, "shell", 0))

    def decide(self, game: UpFront) -> None:
        """The firer may call the shot off now that the final set is known (25.3)."""
        game.push(ShootOrDrop(self.group, self.target, 0))

    def draw_to_hit(self, game: UpFront) -> None:
        """Draw to hit: the piece jams, misses, or hits with a strength (25.3 to 25.5)."""
        if self.state == DROPPED:
            return
        attacked(game, self.target)
        shot = shot_of(game, self)
        step = ladder_step(shot, self.concealed)
        card = draw(game, "to hit")
        self.drawn = card.id
        leave_traces(game, shot)
        if jams(shot, card):
            self.state = MISSED
            jam_piece(game, shot_of(game, self))
            return
        if lands(shot, self.concealed, card):
            listed = hit_strength(shot, step, card)
            self.strength = total(listed)
            self.left = tuple([man.card.id for man in self._struck(shot, card)])
            self._tell(game, "hits", step, card, listed)
        else:
            self.state = MISSED
            self._tell(game, "misses", step, card, [])
        fired_at(game, shot)

    def _struck(self, shot: Shot, card: Card) -> list[Man]:
        """A hit strikes every man of the target it concerns, and a gun it does not miss."""
        men = [man for man in targets(shot.aim.table, self.target) if exposed(shot, man)]
        return [man for man in men if strikes(shot, self.concealed, card, man)]

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

    def resolve(self, game: UpFront) -> None:
        """Draw for the next man (25.4)."""
        if not self.left:
            return
        self.again("resolve")
        id, self.left = self.left[0], self.left[1:]
        found = struck(game.table, id)
        if found is None:
            return
        group, man = found
        card = draw(game, "fire")
        shot = shot_of(game, self, group)
        to_hit = game.table.card(self.drawn)
        listed = (*own_lines(shot, man), *long_odds(shot, man, self.concealed, to_hit))
        result = drawn_result(game, group, man, self.strength, listed, card)
        strike(game, shot, group, man, result, to_hit, card)

    def after(self, game: UpFront) -> None:
        """Note who fired at whom; an infiltrator who did is one no more (20.531, 38.3)."""
        table = game.table
        if self.state == DROPPED:
            return
        if self.group in table.groups:
            table.put(table.groups[self.group].but(fired=True))
        table.turn = table.turn.but(shot_at=(*table.turn.shot_at, self.target))
        end_status(game, self.man, (SPENT,))
        man = here(game, self.man)
        row = row_of(man, self.arm, boxed=bool(self.boxed)) if man is not None else ""
        if row and self.state != MISSED:
            strike_ground(game, self.target, row)


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Shelling]
