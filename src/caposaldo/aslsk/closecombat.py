"""The close combat phase: hex after hex, ambush, attacks of both sides, melee (SK 3.8a to 3.8c)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.aslsk import ambush, designating, standing
from caposaldo.aslsk.asking import Ask, Steps
from caposaldo.aslsk.closeattack import read_attack, strike, suffer
from caposaldo.aslsk.control import claim
from caposaldo.aslsk.designating import Designate
from caposaldo.aslsk.goodorder import hold_each_other
from caposaldo.aslsk.groundverbs import end_melee, lock
from caposaldo.aslsk.parties import pair, undecided
from caposaldo.aslsk.phases import FIGHTING, FOUGHT
from caposaldo.aslsk.standing import Stand
from caposaldo.aslsk.starter import Act, Starter, Step
from caposaldo.aslsk.table import StarterTable
from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule

ORDER: Final[RuleId] = rule("SK 3.8a")
MELEE: Final[RuleId] = rule("SK 3.8c")


def to_fight(table: StarterTable) -> list[int]:
    """Return the hexes whose close combat of this phase is still to be fought."""
    over = table.notes.get(FOUGHT, "").split()
    return [
        hex
        for hex in sorted(table.stacks)
        if shared(table, hex) and table.battle.name(hex) not in over
    ]


def shared(table: StarterTable, hex: int) -> bool:
    """Tell whether both sides are in a hex and somebody there can attack."""
    units = table.here(hex)
    if all(unit.side == units[0].side for unit in units):
        return False
    return any(not unit.broken for unit in units)


class CloseCombats(Steps):
    """The phase: all close combats are declared, then fought one by one (SK 3.8a)."""

    KIND: ClassVar[str] = "aslsk.close_combats"
    STEPS: ClassVar[tuple[str, ...]] = (
        "declare",  # SK 3.8a
        "next_fight",  # SK 3.8a, repeated
    )

    def declare(self, game: Starter) -> None:
        """Say where there is close combat."""
        hexes = [game.table.battle.name(hex) for hex in to_fight(game.table)]
        if hexes:
            game.tell("close-combats", (ORDER,), {"hexes": hexes, "count": len(hexes)})

    def next_fight(self, game: Starter) -> None:
        """HexFight in the hex that ATT chooses; each is finished before the next."""
        hexes = to_fight(game.table)
        if not hexes:
            return
        self.again("next_fight")
        game.push(HexFight(hexes[0]) if len(hexes) == 1 else ChooseFight())


class ChooseFight(Ask):
    """ATT chooses the hex to be fought for next (SK 3.8a)."""

    KIND: ClassVar[str] = "aslsk.choose_fight"
    PROMPT: ClassVar[str] = "choose-fight"

    def seat(self, game: Starter) -> str:
        return game.table.side

    def rule(self, game: Starter) -> RuleId:
        return ORDER

    def facts(self, game: Starter) -> Facts:
        return {"hexes": [game.table.battle.name(hex) for hex in to_fight(game.table)]}


class FightIn(Act):
    """HexFight in a hex next (SK 3.8a)."""

    VERB: ClassVar[str] = "fight"
    WORDS: ClassVar[int] = 1

    def objects(self, game: Starter, frame: Step) -> Iterable[Words]:
        return [(game.table.battle.name(hex),) for hex in to_fight(game.table)]

    def obstacle(self, game: Starter, frame: Step, words: Words) -> Refusal | None:
        table = game.table
        hex = table.battle.ground.index.get(words[0])
        if hex is None:
            return Refusal("no-such-hex", ORDER, {"hex": words[0]})
        if hex in to_fight(table):
            return None
        over = words[0] in table.notes.get(FOUGHT, "").split()
        key = "fought-already" if over else "nobody-to-fight"
        return Refusal(key, ORDER, {"hex": words[0]})

    def perform(self, game: Starter, frame: Step, words: Words) -> None:
        game.finish(frame)
        game.push(HexFight(game.table.battle.ground.index[words[0]]))


class HexFight(Steps):
    """The close combat of one hex (SK A2, A3, A7).

    `ambusher` is the side that strikes first, `pairs` say where leaders stand (parties.py), and
    `attacks` are those declared and not yet rolled.
    """

    KIND: ClassVar[str] = "aslsk.hex_fight"
    STEPS: ClassVar[tuple[str, ...]] = (
        "surprise",  # SK A2
        "stand_first",  # SK A4
        "stand_second",  # SK A4
        "declare_first",  # SK A3
        "strike_first",  # SK A2, under ambush only
        "declare_second",  # SK A3
        "strike",  # SK A3
        "hold",  # SK A7
    )
    FIELDS: ClassVar[tuple[str, ...]] = ("hex", "ambusher", "pairs", "attacks", "step")
    SORTS: ClassVar[tuple[type, ...]] = (int, str, tuple, tuple, str)

    def __init__(
        self,
        hex: int,
        ambusher: str = "",
        pairs: tuple[str, ...] = (),
        attacks: tuple[str, ...] = (),
        step: str = "",
    ) -> None:
        super().__init__(step)
        self.hex: Final = hex
        self.ambusher = ambusher
        self.pairs = pairs
        self.attacks = attacks

    def surprise(self, game: Starter) -> None:
        """Dice for an ambush where somebody has come in (SK A2)."""
        if ambush.may_be(game.table, self.hex):
            self.ambusher = ambush.dice_for(game, self.hex)

    def stand_first(self, game: Starter) -> None:
        """Ask ATT where his leaders stand (SK A4)."""
        self._ask_leaders(game, game.table.side)

    def stand_second(self, game: Starter) -> None:
        """Ask DEF where his leaders stand (SK A4)."""
        self._ask_leaders(game, game.table.enemy)

    def declare_first(self, game: Starter) -> None:
        """Let ATT, or the side in ambush, declare its attacks (SK A2, A3)."""
        game.push(Designate(self._first(game)))

    def strike_first(self, game: Starter) -> None:
        """Resolve the attacks from ambush before the others are declared (SK A2)."""
        if self.ambusher:
            self._resolve(game)

    def declare_second(self, game: Starter) -> None:
        """Let the other side declare its attacks, with those who are left (SK A3)."""
        game.push(Designate(game.table.battle.other(self._first(game))))

    def strike(self, game: Starter) -> None:
        """Resolve all attacks together (SK A3)."""
        self._resolve(game)

    def hold(self, game: Starter) -> None:
        """Lock those who are left in melee (SK A7)."""
        table = game.table
        name = table.battle.name(self.hex)
        table.notes[FOUGHT] = " ".join([*table.notes.get(FOUGHT, "").split(), name])
        if hold_each_other(table, self.hex):
            lock(game, self.hex, MELEE)
        else:
            end_melee(game, self.hex)
            claim(game, self.hex)

    def _first(self, game: Starter) -> str:
        return self.ambusher or game.table.side

    def _ask_leaders(self, game: Starter, side: str) -> None:
        if undecided(game.table, self.hex, side, self.pairs):
            game.push(Stand(side))

    def _resolve(self, game: Starter) -> None:
        """Roll every attack at the odds of this moment, then let all losses fall (SK A3)."""
        table = game.table
        blows = [strike(game, read_attack(word), self.ambusher) for word in self.attacks]
        self.attacks = ()
        for blow in blows:
            if blow.leader is not None and blow.lucky is not None:
                self.pairs = (*self.pairs, pair(blow.leader.id, blow.lucky.id))
        table.notes[FIGHTING] = table.battle.name(self.hex)
        for blow in blows:
            suffer(game, blow)
        del table.notes[FIGHTING]


FRAMES: Final[list[type[Step]]] = [
    CloseCombats,
    ChooseFight,
    HexFight,
    *standing.FRAMES,
    *designating.FRAMES,
]
DEEDS: Final[dict[str, tuple[Deed[StarterTable], ...]]] = {
    ChooseFight.KIND: (FightIn(),),
    **standing.DEEDS,
    **designating.DEEDS,
}
