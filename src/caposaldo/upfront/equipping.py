"""Assistants and secondary weapons, handed out while the groups are formed (11.12, 21.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, rule
from caposaldo.upfront.formation import loads_left, may_carry, pillbox_letter
from caposaldo.upfront.gunmoves import bound_to_gun
from caposaldo.upfront.landed import no_assistant_yet
from caposaldo.upfront.stationing import (
    ASSIGNING,
    ASSISTANT,
    SECONDARY,
    assign,
    load,
    placed,
    side_in,
    standing,
)
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, man_name

CREW: Final = rule("UF 11.1")
OCCUPANTS: Final = rule("UF 23.3")


class Crew(Deed[UpFrontTable]):
    """Assign an assistant to a crew-served weapon, free at set-up (11.12)."""

    VERB: ClassVar[str] = "crew"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [
            (operator.card.id, man.card.id)
            for group, operator in standing(game, side_in(frame))
            if operator.weapon is not None and operator.weapon.crewed
            for man in group.men
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        pair = [placed(game, side_in(frame), id) for id in words]
        if pair[0] is None or pair[1] is None:
            absent = words[0] if pair[0] is None else words[1]
            return Refusal("not-placed-yet", ASSIGNING, {"man": absent})
        (group, operator), (other, man) = pair[0], pair[1]
        facts = {"man": man_name(man), "operator": man_name(operator)}
        if operator.weapon is None or not operator.weapon.crewed:
            return Refusal("needs-no-crew", CREW, facts)
        if group.id != other.id:
            return Refusal("in-another-group", CREW, facts)
        refusal = no_assistant_yet(game.table, group.side, operator)
        if refusal is not None:
            return refusal
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
            pair for id in words if (pair := placed(game, side_in(frame), id)) is not None
        ]
        assign(game, group, operator, man)


class Carry(Deed[UpFrontTable]):
    """Give a secondary weapon of the force to a man who may carry it (21.1)."""

    VERB: ClassVar[str] = "carry"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        men, codes = standing(game, side_in(frame)), loads_left(game.table, side_in(frame))
        return [(code, man.card.id) for code in codes for _, man in men]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        side, (code, id) = side_in(frame), words
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
        found = placed(game, side_in(frame), words[1])
        assert found is not None
        load(game, *found, words[0])
