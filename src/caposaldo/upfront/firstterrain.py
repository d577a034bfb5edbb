"""The Terrain cards that may be laid before play begins (3.6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Question, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule, term
from caposaldo.upfront.altitude import first_laid
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.firstdigging import lays_nothing
from caposaldo.upfront.groups import TERRAIN, Group, group_id
from caposaldo.upfront.holdings import NOT_HELD
from caposaldo.upfront.landing import came_down
from caposaldo.upfront.leaving import cannot_come_up, cannot_stand
from caposaldo.upfront.placing import found
from caposaldo.upfront.softsand import came_in
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, lay

FIRST_TERRAIN: Final = rule("UF 3.6")
GROUPS: Final = rule("UF 3.2")
MINES: Final = rule("UF 24.3")
ENEMY_MARK: Final = ">"


def bare(table: UpFrontTable) -> list[Group]:
    """Return the groups that have no Terrain card yet."""
    return [
        group for group in table.groups.values() if not any(laid.grounds for laid in group.laid)
    ]


def not_to_begin_with(table: UpFrontTable, side: str, id: CardId) -> Refusal | None:
    """Say why a card of a hand is no terrain to begin with (3.6, 24.3)."""
    # Wire, Smoke and all Cower cards stay in hand, those of a kind to be removed among them.
    if TERRAIN not in table.uses(side, id):
        return Refusal("no-terrain-to-begin-with", FIRST_TERRAIN, {"card": id})
    if table.battle.box.terrain[table.card(id).terrain].mined:
        return Refusal("mines-are-discarded", MINES, {"card": id})
    return None


class LayTerrain(Deed[UpFrontTable]):
    """Lay a Terrain card from the hand on a group of either side (3.6)."""

    VERB: ClassVar[str] = "lay"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        side = _frame(frame).side
        targets = [
            group.letter if group.side == side else ENEMY_MARK + group.letter
            for group in game.table.groups.values()
        ]
        return [(id, target) for id in game.table.hands[side] for target in targets]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        side, table, id = _frame(frame).side, game.table, CardId(words[0])
        if id not in table.hands[side]:
            return Refusal("not-in-hand", NOT_HELD, {"card": id})
        refusal = not_to_begin_with(table, side, id)
        if refusal is not None:
            return refusal
        group = target_of(table, side, words[1])
        if group is None:
            return Refusal("no-such-group", GROUPS, {"group": words[1]})
        if group not in bare(table):
            return Refusal("has-terrain", FIRST_TERRAIN, {"seat": group.side, "group": words[1]})
        return cannot_stand(table, group, id) or cannot_come_up(table, group, id)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        asked, table, id = _frame(frame), game.table, CardId(words[0])
        group = target_of(table, asked.side, words[1])
        assert group is not None
        lay(game, asked.side, group, id, TERRAIN)
        kind = term(f"terrain-{table.card(id).terrain}")
        facts = {"seat": asked.side, "card": id, "terrain": kind}
        game.tell(
            "first-terrain", (FIRST_TERRAIN,), {**facts, "owner": group.side, "group": group.letter}
        )
        came_in(game, found(game, table.groups[group.id]))
        first_laid(game, asked.side, group.id)
        came_down(game, table.groups[group.id])
        asked.pass_on(game, passed=False)


class LayNoMore(Deed[UpFrontTable]):
    """Lay nothing now; when the other side does the same, the placing is over (3.6)."""

    VERB: ClassVar[str] = "done"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        asked = _frame(frame)
        game.tell("lays-nothing", (FIRST_TERRAIN,), {"seat": asked.side})
        if asked.passed or lays_nothing(game.table, game.table.battle.enemy(asked.side)):
            game.finish(asked)
        else:
            asked.pass_on(game, passed=True)


DEEDS: Final[tuple[Deed[UpFrontTable], ...]] = (LayTerrain(), LayNoMore())


class FirstTerrain(Question[UpFrontTable]):
    """The sides lay a Terrain card each by turns until neither wants to (3.6).

    `passed` is 1 when the other side has just laid nothing. A side is asked whatever it holds, or
    not being asked would tell its hand.
    """

    KIND: ClassVar[str] = "upfront.first-terrain"
    PROMPT: ClassVar[str] = "lay-terrain"
    FIELDS: ClassVar[tuple[str, ...]] = ("side", "passed")
    SORTS: ClassVar[tuple[type, ...]] = (str, int)

    def __init__(self, side: str, passed: int = 0) -> None:
        self.side = side
        self.passed = passed

    def seat(self, game: UpFront) -> str:
        return self.side

    def rule(self, game: UpFront) -> RuleId:
        return FIRST_TERRAIN

    def facts(self, game: UpFront) -> Facts:
        return {"groups": len(bare(game.table)), "last": bool(self.passed)}

    def waiting(self, game: UpFront) -> bool:
        return bool(bare(game.table))

    def run(self, game: UpFront) -> None:
        game.finish(self)

    def pass_on(self, game: UpFront, *, passed: bool) -> None:
        """Let the other side answer next, if it may lay anything."""
        enemy = game.table.battle.enemy(self.side)
        if not lays_nothing(game.table, enemy):
            self.side = enemy
            self.passed = int(passed)


def target_of(table: UpFrontTable, side: str, word: str) -> Group | None:
    """Return the group of either side that a word of the notation names."""
    owner = table.battle.enemy(side) if word.startswith(ENEMY_MARK) else side
    return table.groups.get(group_id(owner, word.removeprefix(ENEMY_MARK)))


def _frame(frame: Step) -> FirstTerrain:
    assert isinstance(frame, FirstTerrain)
    return frame
