"""An overrun under way: bog, strength, every card of the group, the AFV after it (29.2-29.6)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Frame, Script
from caposaldo.kernel.rules import Fact, Modifier, rule, total
from caposaldo.upfront.armour import alter, hull
from caposaldo.upfront.backlash import bog_checks, jams, risky, strike_back
from caposaldo.upfront.bogging import check
from caposaldo.upfront.bracing import BRACED, Brace
from caposaldo.upfront.covering import under_attack
from caposaldo.upfront.effects import hit
from caposaldo.upfront.fire import drawn_result, own_changes, struck, targets
from caposaldo.upfront.firepower import Aim
from caposaldo.upfront.groups import Group, letter_of, side_of
from caposaldo.upfront.heroes import HeroChance
from caposaldo.upfront.hullfire import betrayed
from caposaldo.upfront.magnetic import PutMine, carries_mine
from caposaldo.upfront.men import Man
from caposaldo.upfront.nerve import here
from caposaldo.upfront.overrunvalue import overrun_strength
from caposaldo.upfront.passing import stopped
from caposaldo.upfront.ranges import opposite
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront, attacked, draw, man_name

ATTACK: Final = rule("UF 29.2")
BOG: Final = rule("UF 29.43")
CUT_SHORT: Final = rule("UF 29.44")
AFTERWARDS: Final = rule("UF 29.5")


class Overrunning(Script[UpFrontTable]):
    """An overrun from the bog check to the last card of the group (29.2 to 29.6).

    `risk` tells that the ground threatens the AFV, `full` is the strength before concealment,
    `braced` are the men on whom a Hero was played, `left` those still to be resolved, `miner` one
    who may put a mine on.
    """

    KIND: ClassVar[str] = "upfront.overrun"
    STEPS: ClassVar[tuple[str, ...]] = (
        "begin",
        "add_up",
        "react",
        "line_up",
        "resolve",
        "rise",
        "strike_back",
        "press_on",
        "drive_on",
    )
    FIELDS: ClassVar[tuple[str, ...]] = (
        "group",
        "target",
        "risk",
        "strength",
        "full",
        "braced",
        "left",
        "miner",
        "step",
    )
    SORTS: ClassVar[tuple[type, ...]] = (str, str, int, int, int, tuple, tuple, str, str)

    def __init__(
        self,
        group: str,
        target: str,
        risk: int = 0,
        strength: int = 0,
        full: int = 0,
        braced: tuple[str, ...] = (),
        left: tuple[str, ...] = (),
        miner: str = "",
        step: str = "",
    ) -> None:
        self.group: Final = group
        self.target: Final = target
        self.risk = risk
        self.strength = strength
        self.full = full
        self.braced = braced
        self.left = left
        self.miner = miner
        self.step = step

    def begin(self, game: UpFront) -> None:
        """Check for bog before anything else; what was left behind may have stopped it (29.43)."""
        table = game.table
        if self._stopped(game) or self.target not in table.groups:
            self.step = "end"
            return
        target = table.groups[self.target]
        # A Breeze drawn on the way blows the Smoke away only for attacks to come (13.243).
        self.risk = int(risky(table, target))
        for wire in bog_checks(table, target):
            if check(game, self.group, wire=wire, cited=BOG):
                self._told_stop(game)
                self.step = "end"
                return

    def add_up(self, game: UpFront) -> None:
        """Draw for the strength, the colour ignored, and add up the rest (29.2, 29.3)."""
        aim = self._aim(game)
        card = draw(game, "overrun")
        listed = overrun_strength(aim, card)
        self.strength = self.full = total(listed)
        facts: dict[str, Fact] = {
            "seat": aim.group.side,
            "group": aim.group.letter,
            "man": man_name(aim.group.men[0]),
            "target": aim.target.letter,
            "card": card.id,
            "strength": self.strength,
        }
        game.tell("overruns", (ATTACK,), facts, tuple(listed))

    def _aim(self, game: UpFront, instead: Group | None = None) -> Aim:
        groups = game.table.groups
        target = groups.get(self.target, instead)
        assert target is not None, f"{self.target} is gone"
        return Aim(game.table, groups[self.group], target)

    def react(self, game: UpFront) -> None:
        """The defender may hide or be heroic; it cannot be called off (9.1, 10.44, 29.1)."""
        under_attack(game, game.table.groups[self.target])
        game.push(Brace(self.target, self.group, "overrun", 0))

    def line_up(self, game: UpFront) -> None:
        """Every card of the group is attacked, men in transfer first (17.8, 29.6)."""
        table = game.table
        attacked(game, self.target)
        self.left = tuple([man.card.id for man in targets(table, self.target)])
        table.turn = table.turn.but(shot_at=(*table.turn.shot_at, self.target))

    def resolve(self, game: UpFront) -> None:
        """Draw for the next man, and see what it does to the AFV (29.2, 29.41, 29.42)."""
        self.miner = ""
        if not self.left:
            self.step = "drive_on"
            return
        id, self.left = self.left[0], self.left[1:]
        found = struck(game.table, id)
        if found is None:
            return
        group, man = found
        aim = self._aim(game, group)
        card = draw(game, "overrun")
        result = drawn_result(game, group, man, self.strength, self.changes(aim, man), card)
        hit(game, group.id, id, result, card, "overrun")
        number = card.number - int(id in self.braced)
        if carries_mine(game.table, man) and (card.red or number < 0):
            self.miner = id
        if self.risk:
            strike_back(game, self.group, man, number)
        # Without any other weapon the overrun is at its end (19.11, 29.11).
        if jams(game, card, aim) and not self._stopped(game):
            self.left = ()

    def changes(self, aim: Aim, man: Man) -> list[Modifier]:
        """List what changes the strength for one card: a hero, or a gun that cannot hide (34.5)."""
        braced = (BRACED,) if man.card.id in self.braced else ()
        return [*own_changes(aim, man), *braced, *betrayed(man, self.strength - self.full)]

    def rise(self, game: UpFront) -> None:
        """A Hero may unpin who carries a mine, even one just pinned by this overrun (31.22)."""
        man = here(game, self.miner) if self.miner else None
        if man is None or self.group not in game.table.groups:
            self.miner = ""
        elif man.pinned:
            game.push(HeroChance(side_of(self.target), self.miner))

    def strike_back(self, game: UpFront) -> None:
        """Who is up may put his mine on; then comes the next man, if the AFV goes on (29.44)."""
        man = here(game, self.miner) if self.miner else None
        if man is not None and not man.pinned:
            game.push(PutMine(self.miner, self.group))
        self.miner = ""

    def press_on(self, game: UpFront) -> None:
        """Stop if the AFV has been stopped, else resolve the next man (29.44, 29.6)."""
        if not self._stopped(game):
            self.again("resolve")
            return
        if self.left:
            self.left = ()
            self._told_stop(game)
        self.step = "end"

    def _stopped(self, game: UpFront) -> bool:
        group = game.table.groups.get(self.group)
        if group is None or not group.armoured:
            return True
        state = hull(group.men[0])
        return state.stuck or bool(state.stun) or group.pinned

    def _told_stop(self, game: UpFront) -> None:
        facts: dict[str, Fact] = {"seat": side_of(self.group), "group": letter_of(self.group)}
        game.tell("overrun-cut-short", (CUT_SHORT,), {**facts, "target": letter_of(self.target)})

    def drive_on(self, game: UpFront) -> None:
        """Note that it may pass the group opposite, if that is the one it drove over (29.5)."""
        table = game.table
        group, target = table.groups[self.group], table.groups.get(self.target)
        if target is None or not opposite(group, target):
            stopped(game, group)
            return
        alter(game, self.group, group.men[0].card.id, driven=self.target)
        facts: dict[str, Fact] = {"seat": group.side, "group": group.letter}
        game.tell("may-drive-through", (AFTERWARDS,), {**facts, "target": group.letter})


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Overrunning]
