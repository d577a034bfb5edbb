"""Each side forms its groups from the men of its force (3.2, 3.3, 11.12, 15.51, 21.1, 23.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Question, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule, term
from caposaldo.upfront.formation import (
    COMMISSAR,
    MOST_IN_PILLBOX,
    MOST_MEN,
    alone,
    can_finish,
    largest_with,
    loads_left,
    may_carry,
    may_enter_pillbox,
    pillbox_letter,
    plan_after,
)
from caposaldo.upfront.groups import LETTERS, group_id
from caposaldo.upfront.gunmoves import bound_to_gun
from caposaldo.upfront.lineups import lineups
from caposaldo.upfront.personalities import ManId
from caposaldo.upfront.stationing import (
    ASSIGNING,
    ASSISTANT,
    GROUPS,
    SECONDARY,
    assign,
    line_up,
    load,
    placed,
    standing,
    station,
)
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, man_name

CREW: Final = rule("UF 11.1")
COMMISSAR_RULE: Final = rule("UF 15.51")
OCCUPANTS: Final = rule("UF 23.3")
ALONE: Final = rule("UF 28.11")


class Place(Deed[UpFrontTable]):
    """Put one man of the force into a group (3.2)."""

    VERB: ClassVar[str] = "place"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        waiting = game.table.waiting[_side(frame)]
        return [(id, letter) for id in waiting for letter in LETTERS]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        side, table, (id, letter) = _side(frame), game.table, words
        if id not in table.waiting[side]:
            return Refusal("not-waiting", GROUPS, {"man": id})
        if letter not in LETTERS:
            return Refusal("no-such-letter", GROUPS, {"group": letter})
        place = LETTERS.index(letter)
        if place > len(table.side(side)):
            return Refusal("letter-skipped", GROUPS, {"group": letter, "next": LETTERS[place - 1]})
        man = ManId(id)
        return _no_room(table, side, man, letter) or _unfinished(table, side, man, letter)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        station(game, _side(frame), ManId(words[0]), words[1])


def _no_room(table: UpFrontTable, side: str, id: ManId, letter: str) -> Refusal | None:
    """Say why a group cannot take this man, whatever becomes of the others."""
    card = table.battle.box.men[id]
    sizes = [len(group.men) for group in table.side(side)]
    place = LETTERS.index(letter)
    size = sizes[place] if place < len(sizes) else 0
    other = table.groups.get(group_id(side, letter))
    if other is not None and (alone(card) or alone(other.men[0].card)):
        return Refusal("afv-stands-alone", ALONE, {"group": letter})
    if size >= MOST_MEN:
        return Refusal("group-full", GROUPS, {"group": letter, "most": MOST_MEN})
    if letter == pillbox_letter(table.battle, side):
        if size >= MOST_IN_PILLBOX:
            return Refusal("pillbox-full", OCCUPANTS, {"group": letter, "most": MOST_IN_PILLBOX})
        if not may_enter_pillbox(card):
            return Refusal("barred-from-pillbox", OCCUPANTS, {"man": term(f"man-{id}")})
    if card.role == COMMISSAR:
        if len(table.waiting[side]) > 1:
            return Refusal("commissar-comes-last", COMMISSAR_RULE, {"man": term(f"man-{id}")})
        if not size or not largest_with(sizes, place):
            return Refusal("not-the-largest-group", COMMISSAR_RULE, {"group": letter})
    return None


def _unfinished(table: UpFrontTable, side: str, id: ManId, letter: str) -> Refusal | None:
    """Say why the men left could not complete the groups after this."""
    plan = plan_after(table, side, id, letter)
    facts = {"man": term(f"man-{id}"), "group": letter}
    if not can_finish(plan, loads=False, commissar=False):
        return Refusal("groups-impossible", GROUPS, facts)
    if not can_finish(plan, loads=False):
        return Refusal("commissar-without-room", COMMISSAR_RULE, facts)
    if not can_finish(plan):
        return Refusal("too-few-carriers", SECONDARY, facts)
    return None


class Crew(Deed[UpFrontTable]):
    """Assign an assistant to a crew-served weapon, free at set-up (11.12)."""

    VERB: ClassVar[str] = "crew"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [
            (operator.card.id, man.card.id)
            for group, operator in standing(game, _side(frame))
            if operator.weapon is not None and operator.weapon.crewed
            for man in group.men
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        pair = [placed(game, _side(frame), id) for id in words]
        if pair[0] is None or pair[1] is None:
            absent = words[0] if pair[0] is None else words[1]
            return Refusal("not-placed-yet", ASSIGNING, {"man": absent})
        (group, operator), (other, man) = pair[0], pair[1]
        facts = {"man": man_name(man), "operator": man_name(operator)}
        if operator.weapon is None or not operator.weapon.crewed:
            return Refusal("needs-no-crew", CREW, facts)
        if group.id != other.id:
            return Refusal("in-another-group", CREW, facts)
        if man.weapon is not None and man.weapon.crewed:
            return Refusal("has-a-crewed-weapon", ASSISTANT, facts)
        if man.hull is not None:
            return bound_to_gun(man)
        if any(helper.assists == operator.card.id for helper in group.men):
            return Refusal("has-an-assistant", ASSIGNING, facts)
        if man.assists:
            return Refusal("assists-another", ASSIGNING, facts)
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        (group, operator), (_, man) = [
            pair for id in words if (pair := placed(game, _side(frame), id)) is not None
        ]
        assign(game, group, operator, man)


class Carry(Deed[UpFrontTable]):
    """Give a secondary weapon of the force to a man who may carry it (21.1)."""

    VERB: ClassVar[str] = "carry"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        men, codes = standing(game, _side(frame)), loads_left(game.table, _side(frame))
        return [(code, man.card.id) for code in codes for _, man in men]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        side, (code, id) = _side(frame), words
        if code not in loads_left(game.table, side):
            return Refusal("no-such-weapon-left", SECONDARY, {"weapon": code})
        found = placed(game, side, id)
        if found is None:
            return Refusal("not-placed-yet", SECONDARY, {"man": id})
        group, man = found
        if not may_carry(man.card):
            return Refusal("cannot-carry", SECONDARY, {"man": man_name(man)})
        if man.secondary:
            return Refusal("carries-one-already", SECONDARY, {"man": man_name(man)})
        if group.letter == pillbox_letter(game.table.battle, side):
            return Refusal("not-in-a-pillbox", OCCUPANTS, {"man": man_name(man)})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        found = placed(game, _side(frame), words[1])
        assert found is not None
        load(game, *found, words[0])


class TakeLineUp(Deed[UpFrontTable]):
    """Form the groups after a ready line-up."""

    VERB: ClassVar[str] = "setup"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        if game.table.side(_side(frame)):
            return ()
        return [(name,) for name in lineups(game.table, _side(frame))]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        if game.table.side(_side(frame)):
            return Refusal("set-up-begun", GROUPS)
        if words[0] not in lineups(game.table, _side(frame)):
            return Refusal("no-such-setup", GROUPS, {"setup": words[0]})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        line_up(game, _side(frame), words[0])


class Ready(Deed[UpFrontTable]):
    """Declare the groups formed (3.2)."""

    VERB: ClassVar[str] = "ready"

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        side = _side(frame)
        if waiting := len(game.table.waiting[side]):
            return Refusal("not-all-placed", GROUPS, {"men": waiting})
        if left := sum(loads_left(game.table, side).values()):
            return Refusal("weapons-left-behind", SECONDARY, {"weapons": left})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        side = _side(frame)
        game.finish(frame)
        groups = len(game.table.side(side))
        game.tell("set-up-done", (GROUPS,), {"seat": side, "groups": groups})


DEEDS: Final[tuple[Deed[UpFrontTable], ...]] = (Place(), Crew(), Carry(), TakeLineUp(), Ready())


class SetUp(Question[UpFrontTable]):
    """One side forms its groups, in the open (3.2)."""

    KIND: ClassVar[str] = "upfront.set-up"
    PROMPT: ClassVar[str] = "form-groups"
    FIELDS: ClassVar[tuple[str, ...]] = ("side",)
    SORTS: ClassVar[tuple[type, ...]] = (str,)

    def __init__(self, side: str) -> None:
        self.side: Final = side

    def seat(self, game: UpFront) -> str:
        return self.side

    def rule(self, game: UpFront) -> RuleId:
        return GROUPS

    def facts(self, game: UpFront) -> Facts:
        return {
            "men": len(game.table.waiting[self.side]),
            "weapons": sum(loads_left(game.table, self.side).values()),
        }


def _side(frame: Step) -> str:
    assert isinstance(frame, SetUp)
    return frame.side
