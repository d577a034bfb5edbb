"""Unheld weapons acquired by other men (18.2, 18.22, 20.742, 21.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Fact, Refusal, rule
from caposaldo.upfront.arms import take_weapon, weapon_name
from caposaldo.upfront.crews import able
from caposaldo.upfront.groups import Group, Loose
from caposaldo.upfront.gunmoves import bound_to_gun
from caposaldo.upfront.holdings import own_group, ready_groups
from caposaldo.upfront.men import Man
from caposaldo.upfront.reordering import may_reorder
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, act, draw, man_name

ACQUIRING: Final = rule("UF 18.2")
TAKES_OVER: Final = rule("UF 18.22")
SECONDARY: Final = rule("UF 21.1")


def in_reach(table: UpFrontTable, group: Group, man: Man) -> list[tuple[str, Loose]]:
    """Return the unheld weapons a man can take, with where they lie (18.2, 20.742)."""
    found = [(group.id, weapon) for weapon in group.loose]
    entered = table.groups.get(man.inside) if man.inside else None
    if entered is not None:
        found += [(entered.id, weapon) for weapon in entered.loose]
    return found


def assistant_of(group: Group, weapon: Loose) -> Man | None:
    """Return the man who served an unheld weapon and still would (18.22)."""
    for man in group.ranks:
        if weapon.operator and man.assists == weapon.operator:
            return man
    return None


class Acquire(Deed[UpFrontTable]):
    """Try to take an unheld weapon as the group's action (18.2): `acquire A g4 1`."""

    VERB: ClassVar[str] = "acquire"
    WORDS: ClassVar[int] = 3

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [
            (group.letter, man.card.id, str(at))
            for group in ready_groups(game)
            if group.loose or group.abroad
            for man in group.ranks
            for at in range(1, len(in_reach(game.table, group, man)) + 1)
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        letter, id, number = words
        found = able(game, letter, id, ACQUIRING)
        if isinstance(found, Refusal):
            return found
        group, man = found
        refusal = bound_to_gun(man)
        if refusal is not None:
            return refusal
        near = in_reach(game.table, group, man)
        # Compared as words, so that only the plain number of a weapon is understood.
        if number not in [str(at) for at in range(1, len(near) + 1)]:
            return Refusal("no-such-loose-weapon", ACQUIRING, {"number": number})
        where, weapon = near[int(number) - 1]
        if where != group.id and assistant_of(game.table.groups[where], weapon) is not None:
            return Refusal("assistant-has-it", rule("UF 20.57"), {"man": man_name(man)})
        return cannot_acquire(game.table, group, man, weapon)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = own_group(game, words[0])
        assert group is not None
        group = act(game, group)
        man = group.man(words[1])
        assert man is not None
        where, weapon = in_reach(game.table, group, man)[int(words[2]) - 1]
        heir = assistant_of(group, weapon)
        if heir is man:
            acquired(game, group, man, where, weapon, {})
            return
        card = draw(game, "acquire")
        if card.red:
            facts: dict[str, Fact] = {
                "man": man_name(man),
                "seat": group.side,
                "card": card.id,
                "weapon": weapon_name(game.table, weapon.code),
            }
            game.tell("not-acquired", (ACQUIRING,), facts)
        else:
            acquired(game, group, man, where, weapon, {"card": card.id})


def cannot_acquire(table: UpFrontTable, group: Group, man: Man, weapon: Loose) -> Refusal | None:
    """Say why a man cannot try for a weapon (18.22, 21.1)."""
    heir = assistant_of(group, weapon)
    if heir is not None and heir is not man and not heir.pinned:
        return Refusal("assistant-takes-it", TAKES_OVER, {"man": man_name(heir)})
    primary = table.battle.box.weapons.get(weapon.code)
    if primary is None and man.weapon is not None and not man.weapon.carries_secondary:
        return Refusal("cannot-carry", SECONDARY, {"man": man_name(man)})
    return None


def acquired(
    game: UpFront,
    group: Group,
    man: Man,
    where: str,
    weapon: Loose,
    drawn: dict[str, Fact],
) -> None:
    """Give a man the weapon he reached for; his group may be re-ordered (18.2)."""
    table = game.table
    lying = table.groups[where]
    table.put(lying.but(loose=tuple([other for other in lying.loose if other is not weapon])))
    facts: dict[str, Fact] = {
        "man": man_name(man),
        "seat": group.side,
        "group": group.letter,
        "weapon": weapon_name(table, weapon.code),
        **drawn,
    }
    game.tell("acquired", (ACQUIRING,) if drawn else (TAKES_OVER,), facts)
    take_weapon(game, group.id, man.card.id, weapon)
    may_reorder(game, group.id)


ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Acquire(),)
