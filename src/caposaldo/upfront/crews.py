"""Crews of weapons: assistants assigned and relieved, and the end of their duty (11)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, RuleId, rule
from caposaldo.upfront.groups import Group
from caposaldo.upfront.gunmoves import bound_to_gun
from caposaldo.upfront.holdings import GROUPS, in_transfer, man_to_act, own_group, ready_groups
from caposaldo.upfront.men import Man
from caposaldo.upfront.reordering import may_reorder
from caposaldo.upfront.stationing import assign
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, act, man_name

CREW: Final = rule("UF 11.1")
ASSISTANT: Final = rule("UF 11.11")
ASSIGNING: Final = rule("UF 11.12")
DUTY: Final = rule("UF 11.13")
PINNED: Final = rule("UF 11.3")
GUARD: Final = rule("UF 32.2")
BARE_CREW: Final = rule("UF 50.7")
BARE: Final = "bare_crews"
NEVER: Final = "italian-crew-no-secondary"
TWO_MEN: Final = 2


def able(game: UpFront, letter: str, id: str, cited: RuleId) -> tuple[Group, Man] | Refusal:
    """Look up a man and his group, or say why he cannot take part in its action (4.2, 10.1)."""
    found = man_to_act(game, letter, id)
    if isinstance(found, Refusal):
        return found
    man = found[1]
    facts = {"man": man_name(man)}
    refusal = in_transfer(man)
    if refusal is not None:
        return refusal
    if man.pinned:
        return Refusal("is-pinned", cited, facts)
    if man.berserk:
        return Refusal("is-berserk", rule("UF 20.91"), facts)
    return found


def on_duty(group: Group, man: Man) -> bool:
    """Tell whether a man serves a weapon or has his own served (11.13)."""
    return bool(man.assists) or any(other.assists == man.card.id for other in group.men)


def relieve(game: UpFront, group: Group, man: Man, cited: RuleId = DUTY) -> Group:
    """Take a man off the weapon he serves (11.13)."""
    changed = game.table.groups[group.id].with_man(man.but(assists=""))
    game.table.put(changed)
    facts = {"man": man_name(man), "seat": group.side, "group": group.letter}
    game.tell("uncrewed", (cited,), dict(facts))
    return changed


def end_duty(game: UpFront, gid: str, operator: str) -> None:
    """Take everybody off a weapon that is gone (11.13)."""
    for man in game.table.groups[gid].men:
        if man.assists == operator:
            relieve(game, game.table.groups[gid], man)


def next_to(group: Group, operator: str, assistant: str) -> Group:
    """Return the group with the assistant beside the operator, if he is not there yet (11.11)."""
    ranks = list(group.ranks)
    ids: list[str] = [man.card.id for man in ranks]
    if abs(ids.index(operator) - ids.index(assistant)) == 1:
        return group
    helper = ranks.pop(ids.index(assistant))
    ids.remove(assistant)
    ranks.insert(ids.index(operator) + 1, helper)
    return group.but(men=(*ranks, *[man for man in group.men if man.heading]))


class Crew(Deed[UpFrontTable]):
    """Assign an assistant to a crew-served weapon as the group's action (11.12)."""

    VERB: ClassVar[str] = "crew"
    WORDS: ClassVar[int] = 3

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [
            (group.letter, operator.card.id, man.card.id)
            for group in ready_groups(game)
            for operator in group.ranks
            if operator.weapon is not None and operator.weapon.crewed and not operator.pinned
            for man in group.ranks
            if not man.pinned and not man.assists and man is not operator
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        letter, served, serving = words
        found = able(game, letter, serving, PINNED)
        if isinstance(found, Refusal):
            return found
        group, man = found
        refusal = bound_to_gun(man)
        if refusal is not None:
            return refusal
        operator = group.man(served)
        if operator is None or operator.heading:
            return Refusal("no-such-man", GROUPS, {"name": served})
        if operator.pinned:
            return Refusal("is-pinned", PINNED, {"man": man_name(operator)})
        refusal = cannot_assist(group, operator, man)
        return refusal or no_burden(game.table, group, man, operator)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = own_group(game, words[0])
        assert group is not None
        group = act(game, group)
        operator, man = group.man(words[1]), group.man(words[2])
        assert operator is not None
        assert man is not None
        assign(game, group, operator, man)
        may_reorder(game, group.id)


def cannot_assist(group: Group, operator: Man, man: Man) -> Refusal | None:
    """Say why a man cannot be another's assistant (11.1, 11.11, 32.2)."""
    facts = {"man": man_name(man), "operator": man_name(operator)}
    if operator.weapon is None or not operator.weapon.crewed:
        return Refusal("needs-no-crew", CREW, facts)
    if man.weapon is not None and man.weapon.crewed:
        return Refusal("has-a-crewed-weapon", ASSISTANT, facts)
    if man.card.id == operator.card.id or man.assists:
        return Refusal("assists-another", ASSIGNING, facts)
    if any(other.assists == operator.card.id for other in group.men):
        return Refusal("has-an-assistant", ASSIGNING, facts)
    if man.guards:
        return Refusal("guards-prisoners", GUARD, facts)
    if man.inside:
        # An assistant is never the attacker in close combat, so an infiltrator is no assistant.
        return Refusal("infiltrator-stays", rule("UF 20.61"), {"man": man_name(man)})
    return None


def no_burden(table: UpFrontTable, group: Group, man: Man, operator: Man) -> Refusal | None:
    """Say that who has a secondary weapon never serves such a weapon, by a reading (50.7)."""
    weapon = operator.weapon
    if weapon is None or weapon.men_to_move < TWO_MEN or not man.secondary:
        return None
    battle = table.battle
    if BARE not in battle.sheets[group.side].traits or not battle.reads(NEVER):
        return None
    return Refusal("crew-carries-nothing", BARE_CREW, {"man": man_name(man)})


class Uncrew(Deed[UpFrontTable]):
    """Relieve an assistant as the group's action (11.13)."""

    VERB: ClassVar[str] = "uncrew"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [
            (group.letter, man.card.id)
            for group in ready_groups(game)
            for man in group.ranks
            if man.assists
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        found = able(game, words[0], words[1], PINNED)
        if isinstance(found, Refusal):
            return found
        man = found[1]
        if not man.assists:
            return Refusal("assists-nobody", DUTY, {"man": man_name(man)})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = own_group(game, words[0])
        assert group is not None
        group = act(game, group)
        man = group.man(words[1])
        assert man is not None
        relieve(game, group, man)
        may_reorder(game, group.id)


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Crew(), Uncrew())
