"""What a player can think of doing with the cards he holds; the deeds ask here, not each other."""

from __future__ import annotations

from caposaldo.kernel.actions import Action, Decision
from caposaldo.kernel.frames import Question
from caposaldo.kernel.rules import Refusal, RuleId, rule, term
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.covering import holds
from caposaldo.upfront.groups import OWES, Group, group_id
from caposaldo.upfront.keynumbers import mustered
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront, man_name

ONE_ACTION = rule("UF 4.2")
COWER = rule("UF 2.22")
NOT_HELD = rule("UF 3.5")
GROUPS = rule("UF 3.2")
UNNAMED = "?"
"""What stands for a letter left out of an action when it is refused."""
IN_TRANSFER = rule("UF 17.8")
EXCHANGE = rule("UF 17.7")
FEWER = rule("UF 37.1")
CHARGE = rule("UF 45.4")
DECLARED = "charge-declared"
"""The note of a turn in which a Banzai charge was declared, which is all its side does (45.4)."""
MUSTERING = rule("UF 48.21")


def own_group(game: UpFront, letter: str) -> Group | None:
    """Return the group of that letter of the side whose turn it is."""
    return game.table.groups.get(group_id(game.table.turn.side, letter))


def enemy_group(game: UpFront, letter: str) -> Group | None:
    """Return the enemy's group of that letter; the word may begin with `>`."""
    enemy = game.table.battle.enemy(game.table.turn.side)
    return game.table.groups.get(group_id(enemy, letter.removeprefix(">")))


def only_the_enemy(target: str, cited: RuleId) -> Refusal | None:
    """Say that a card is played on an enemy group, written `>B`, and not on one's own."""
    return None if target.startswith(">") else Refusal("enemy-only", cited, {"group": target})


class FreeQuestion(Question[UpFrontTable]):
    """A question about the turn whose answers some rule may bar to a group (`bars_deed`)."""

    def decision(self, game: UpFront) -> Decision | None:
        found = super().decision(game)
        if found is None or not bound(game):
            return found
        options = [option for option in found.options if barred(game, option) is None]
        return Decision(found.seat, found.prompt, found.rule, options, found.facts, found.calls)

    def obstacle(self, game: UpFront, wanted: Action) -> Refusal | None:
        return barred(game, wanted) or super().obstacle(game, wanted)


class TurnQuestion(FreeQuestion):
    """The question for actions; while it is open no group changes, so their list is kept."""

    def __init__(self) -> None:
        self.ready: list[Group] | None = None


def bound(game: UpFront) -> bool:
    """Tell whether anything marks a group of the side in turn, so that it may not be free."""
    table = game.table
    return bool(table.battle.hooks.bars_deed) and any(
        group.marks for group in table.side(table.turn.side)
    )


def barred(game: UpFront, wanted: Action) -> Refusal | None:
    """Say why the group, or the man's group, that an action names is not free to act so."""
    group = _doer(game, wanted)
    if group is None or not group.marks:
        return None
    for asked in game.table.battle.hooks.bars_deed:
        refusal = asked(game, group, wanted.verb)
        if refusal is not None:
            return refusal
    return None


def _doer(game: UpFront, wanted: Action) -> Group | None:
    """Return the group of the side in turn that an action names first, by letter or by a man."""
    if not wanted.args:
        return None
    first = wanted.args[0]
    if first[:1].isupper():
        return own_group(game, first[0])
    for group in game.table.side(game.table.turn.side):
        if group.man(first) is not None:
            return group
    return None


def ready_groups(game: UpFront) -> list[Group]:
    """Return the groups of the side in turn that have not acted (4.2); the list is shared."""
    asked = game.stack[-1]
    if not isinstance(asked, TurnQuestion):
        return _ready(game)
    if asked.ready is None:
        asked.ready = _ready(game)
    return asked.ready


def _ready(game: UpFront) -> list[Group]:
    side = game.table.turn.side
    if too_many_actions(game) is not None:
        return []
    return [g for g in game.table.groups.values() if g.side == side and not g.acted]


def too_many_actions(game: UpFront, more: int = 1) -> Refusal | None:
    """Say that so many actions more are too many: some troops take fewer than groups (37.1).

    After the declaration of a Banzai charge there is none (45.4).
    """
    table, turn = game.table, game.table.turn
    if table.notes and table.noted(DECLARED):
        return Refusal("charge-is-all", CHARGE)
    if not table.battle.sheets[turn.side].troops.fewer_actions:
        return None
    most = max(1, len(table.side(turn.side)) - 1)
    if turn.actions + turn.free + more <= most:
        return None
    return Refusal("no-more-actions", FEWER, {"most": most})


def held_still(game: UpFront, group: Group) -> Refusal | None:
    """Say which rule keeps a group, or a man of it, from playing a Movement card now."""
    for asked in game.table.battle.hooks.bars_stirring:
        refusal = asked(game, group)
        if refusal is not None:
            return refusal
    return None


def has_no_action(game: UpFront, letter: str) -> Refusal | None:
    """Say why a group of that letter has no action now (4.2, 37.1)."""
    group = own_group(game, letter)
    if group is None:
        return Refusal("no-such-group", GROUPS, {"group": letter or UNNAMED})
    if group.acted:
        if mustered(game.table, group.side):
            return Refusal("only-mustering", MUSTERING)
        return Refusal("has-acted", ONE_ACTION, {"group": letter})
    if not group.ranks:
        return Refusal("all-in-transfer", IN_TRANSFER, {"group": letter})
    return too_many_actions(game)


def cannot_act(game: UpFront, letter: str) -> Refusal | None:
    """Say why a group cannot act; one that owes terrain may only be put into it (4.2, 17.7)."""
    refusal = has_no_action(game, letter)
    if refusal is not None:
        return refusal
    group = own_group(game, letter)
    if group is not None and OWES in group.marks and group.moving:
        return Refusal("owes-terrain", EXCHANGE, {"group": letter})
    return None


def group_to_act(game: UpFront, letter: str) -> Group | Refusal:
    """Look up an own group that can act, or say why it cannot (4.2, 17.7)."""
    refusal = cannot_act(game, letter)
    if refusal is not None:
        return refusal
    group = own_group(game, letter)
    assert group is not None
    return group


def man_to_act(
    game: UpFront, letter: str, id: str, cited: RuleId = GROUPS
) -> tuple[Group, Man] | Refusal:
    """Look up a man and his group, which can act, or say why there is no such man (3.2, 4.2)."""
    group = group_to_act(game, letter)
    if isinstance(group, Refusal):
        return group
    man = group.man(id)
    return (group, man) if man is not None else Refusal("no-such-man", cited, {"name": id})


def in_transfer(man: Man) -> Refusal | None:
    """Say that a man on his way to another group takes part in nothing (17.8)."""
    return Refusal("is-in-transfer", IN_TRANSFER, {"man": man_name(man)}) if man.heading else None


def cannot_play(game: UpFront, side: str, id: str, kind: str) -> Refusal | None:
    """Say why a side cannot play a card as this kind (2.21, 2.22)."""
    table = game.table
    if not holds(table, side, CardId(id)):
        return Refusal("not-in-hand", NOT_HELD, {"card": id or UNNAMED})
    if kind in table.uses(side, CardId(id)):
        return None
    if not table.uses(side, CardId(id)):
        return Refusal("cower", COWER, {"card": id})
    return Refusal("not-that-kind", rule("UF 2.21"), {"card": id, "kind": term(f"card-{kind}")})
