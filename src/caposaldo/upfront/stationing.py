"""How men come to stand in groups at set-up, with what they serve and carry (3.3, 11.12, 21.1)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.rules import Facts, RuleId, rule, term
from caposaldo.upfront.asking import SideQuestion
from caposaldo.upfront.formation import loads_left
from caposaldo.upfront.groups import Group, find, group_id
from caposaldo.upfront.lineups import lineups
from caposaldo.upfront.men import Man, fresh
from caposaldo.upfront.personalities import ManId
from caposaldo.upfront.startlines import line_of
from caposaldo.upfront.verbs import Step, UpFront, man_name

GROUPS: Final = rule("UF 3.2")
START: Final = rule("UF 3.4")
ASSISTANT: Final = rule("UF 11.11")
ASSIGNING: Final = rule("UF 11.12")
SECONDARY: Final = rule("UF 21.1")


class SetUp(SideQuestion):
    """One side forms its groups, in the open (3.2)."""

    KIND: ClassVar[str] = "upfront.set-up"
    PROMPT: ClassVar[str] = "form-groups"

    def rule(self, game: UpFront) -> RuleId:
        return GROUPS

    def facts(self, game: UpFront) -> Facts:
        return {
            "men": len(game.table.waiting[self.side]),
            "weapons": sum(loads_left(game.table, self.side).values()),
        }


def side_in(frame: Step) -> str:
    """Return the side that forms its groups."""
    assert isinstance(frame, SetUp)
    return frame.side


def station(game: UpFront, side: str, id: ManId, letter: str) -> None:
    """Put a waiting man into the next position of a group, mostly at range 0 (3.2, 3.3, 3.4)."""
    table = game.table
    man = fresh(table.battle.box.men[id])
    table.waiting[side] = tuple([other for other in table.waiting[side] if other != id])
    begins = line_of(table.battle, side).range
    group = table.groups.get(group_id(side, letter)) or Group(side, letter, begins, ())
    table.put(group.but(men=(*group.men, man)))
    # Their order is that of the groups when all are formed (15.1).
    table.command[side] = ()
    facts = {"man": man_name(man), "seat": side, "group": letter}
    game.tell("placed", (GROUPS, START), {**facts, "position": len(group.men) + 1})


def assign(game: UpFront, group: Group, operator: Man, assistant: Man) -> Group:
    """Let a man serve another's weapon; if he is not next to him he goes there (11.11)."""
    men = list(group.men)
    if abs(men.index(operator) - men.index(assistant)) > 1:
        men.remove(assistant)
        men.insert(men.index(operator) + 1, assistant)
    helper = assistant.but(assists=operator.card.id)
    changed = group.but(men=tuple(men)).with_man(helper)
    game.table.put(changed)
    facts = {"man": man_name(assistant), "operator": man_name(operator)}
    game.tell(
        "crewed", (ASSIGNING, ASSISTANT), {**facts, "seat": group.side, "group": group.letter}
    )
    return changed


def load(game: UpFront, group: Group, man: Man, code: str) -> Group:
    """Hand a man a secondary weapon of the force (21.1)."""
    changed = group.with_man(man.but(secondary=code))
    game.table.put(changed)
    facts = {"man": man_name(man), "seat": group.side, "group": group.letter}
    game.tell("carries", (SECONDARY,), {**facts, "weapon": term(f"secondary-{code}")})
    return changed


def placed(game: UpFront, side: str, id: str) -> tuple[Group, Man] | None:
    """Return a man of a side and the group he stands in; None while he has no place."""
    group = find(game.table.groups, id)
    man = group.man(id) if group is not None and group.side == side else None
    return (group, man) if group is not None and man is not None else None


def standing(game: UpFront, side: str) -> Iterable[tuple[Group, Man]]:
    """Return the men of a side who have a place, each with his group."""
    return [(group, man) for group in game.table.side(side) for man in group.men]


def line_up(game: UpFront, side: str, name: str) -> None:
    """Form the groups of a side after a ready line-up."""
    chosen = lineups(game.table, side)[name]
    game.tell("set-up-chosen", (GROUPS,), {"seat": side, "setup": term(f"setup-{name}")})
    for letter, men in chosen.groups.items():
        for id in men:
            station(game, side, id, letter)
    for operator, helper in chosen.crews:
        served, serving = placed(game, side, operator), placed(game, side, helper)
        assert served is not None
        assert serving is not None
        assign(game, served[0], served[1], serving[1])
    for code, carrier in chosen.loads:
        found = placed(game, side, carrier)
        assert found is not None
        load(game, *found, code)
