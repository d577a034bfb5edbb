"""A fire attack shown before it is made: firepower, strength and the chances of each man (6)."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.kernel.rules import Modifier, rule, total
from caposaldo.upfront.aiming import pair
from caposaldo.upfront.barrage import Barrage, aim_of, needed
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.fire import FireAttack, ResolveOrDrop, own_changes, targets
from caposaldo.upfront.firepower import Aim, firepower, man_firepower
from caposaldo.upfront.groups import Group, find, group_id
from caposaldo.upfront.heroics import inspired
from caposaldo.upfront.malfunction import WORST, breakdown
from caposaldo.upfront.men import Man
from caposaldo.upfront.odds import Draws, Struck, all_unharmed, fates, fates_after, some_jam
from caposaldo.upfront.reactions import React
from caposaldo.upfront.strength import concealment, strength_of
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.values import breaking, steadied
from caposaldo.upfront.verbs import UpFront, man_name

FIRE: Final = rule("UF 6.5")
NEEDS: Final = rule("UF 6.2")
# What the figures hold on: no weapon jams on the way (19.13), the deck does not end (16.2).
WHILE_NONE_JAMS: Final = "while-no-weapon-jams"
NEW_DECK: Final = "deck-ends-on-the-way"
SHOWN: Final = ("resolve", "conceal", "decline")


def fire_preview(
    game: UpFront,
    wanted: Action,
    aim: Aim,
    cards: tuple[CardId, ...],
    extra: tuple[Modifier, ...] = (),
    spent: tuple[CardId, ...] = (),
) -> Preview:
    """Show a fire attack: firepower by man, strength by modifier, the chances of each man.

    `spent` are cards besides the Fire cards that are laid down before anything is drawn.
    """
    asked = game.decision()
    assert asked is not None
    listed = [*strength_of(aim, cards), *extra] if cards else []
    draws = Draws(game, asked.seat, (*cards, *spent))
    men = _attacked(aim, draws, total(listed)) if cards else []
    factors = [
        Modifier(strong, NEEDS, "firepower", {"man": man_name(man)})
        for man in aim.group.men
        if (strong := man_firepower(aim, man))
    ]
    whole = len(men) <= draws.left
    detail: dict[str, object] = {
        "range": aim.rr,
        "firepower": firepower(aim),
        "need": needed(game, cards),
        "cards": list(cards),
        "strength": total(listed),
        "men": [entry for entry, _ in men],
        "note": [WHILE_NONE_JAMS] if whole else [WHILE_NONE_JAMS, NEW_DECK],
    }
    if not men:
        return Preview(wanted.notation, FIRE, factors, listed, [], "", detail)
    red = [trouble(aim, first=first) for first in (True, False)]
    detail["jam"] = some_jam(draws.pool, min(len(men), draws.left), red[0], red[1]).data()
    odds = _whole(draws, [limit for _, limit in men]) if whole else []
    return Preview(wanted.notation, FIRE, factors, listed, odds, "draws", detail)


def _whole(draws: Draws, limits: list[int]) -> list[Outcome]:
    nothing = all_unharmed(draws.pool, limits)
    return [Outcome("effect", nothing.of - nothing.chances, nothing.of), nothing]


def _attacked(aim: Aim, draws: Draws, strength: int) -> list[tuple[Mapping[str, object], int]]:
    """List the men attacked with the chances of each fate, and the number that touches each."""
    table = aim.table
    found: list[tuple[Mapping[str, object], int]] = []
    before: list[Struck] = []
    for man in targets(table, aim.target.id):
        group = find(table.groups, man.card.id) or aim.target
        changes = own_changes(aim, man)
        mine = strength + total(changes)
        entry = {
            "id": man.card.id,
            "strength": mine,
            "modifiers": [change.data() for change in changes],
            "odds": [o.data() for o in _fates(table, draws, group, man, mine, before)],
        }
        found.append((entry, breaking(table, group, man) - mine))
        before.append((man, mine))
    return found


def _fates(
    table: UpFrontTable, draws: Draws, group: Group, man: Man, strength: int, before: list[Struck]
) -> list[Outcome]:
    """Return a man's chances; one who steadies him may have been hit by then (15.52)."""
    number = len(before)
    if steadied(group, man) and number < draws.left:
        for first in before:
            lost = group.with_man(first[0].but(pinned=True))
            if not steadied(lost, man):
                return fates_after(table, draws.pool, group, man, strength, first)
    return fates(table, draws.nth(number), group, man, strength)


def trouble(aim: Aim, *, first: bool) -> frozenset[int]:
    """Return the red numbers that can jam a weapon and change the attack (19.1 to 19.5)."""
    armed = [man for man in aim.group.ranks if man.weapon is not None]
    found: frozenset[int] = frozenset().union(*[breakdown(aim, man, first) for man in armed])
    # In a group of several weapons the worst number always asks for a position (19.13).
    return found if len(armed) == 1 else found | {WORST}


def best_cards(game: UpFront, aim: Aim) -> tuple[CardId, ...]:
    """Return the Fire cards of a hand that give the strongest attack the firepower allows."""
    held = game.table.holding(aim.group.side, "fire")
    best: tuple[CardId, ...] = ()
    most = 0
    for count in range(1, len(held) + 1):
        for cards in combinations(held, count):
            if firepower(with_cards(aim, cards)) < needed(game, cards):
                continue
            strength = total(strength_of(aim, cards))
            if not best or strength > most:
                best, most = cards, strength
    return best


def with_cards(aim: Aim, cards: tuple[CardId, ...]) -> Aim:
    """Return the aim with these Fire cards."""
    return Aim(aim.table, aim.group, aim.target, aim.heroes, aim.holding, cards)


def opening(game: UpFront, wanted: Action) -> Preview:
    """Show `fire A>B` with the strongest cards of the hand."""
    one, other = pair(wanted.args[0])
    table = game.table
    side = table.turn.side
    group = table.groups[group_id(side, one)]
    target = table.groups[group_id(table.battle.enemy(side), other)]
    aim = Aim(table, group, target)
    cards = best_cards(game, aim)
    return fire_preview(game, wanted, with_cards(aim, cards), cards)


def putting_together(game: UpFront, wanted: Action) -> Preview | None:
    """Show an attack being put together as it will be with one thing more."""
    frame = game.stack[-1]
    if not isinstance(frame, Barrage):
        return None
    aim = aim_of(game, frame)
    cards = tuple([CardId(id) for id in frame.cards])
    spent: tuple[CardId, ...] = ()
    if wanted.verb == "with":
        cards = (*cards, CardId(wanted.args[0]))
    elif wanted.verb == "hero":
        man = aim.group.man(wanted.args[0])
        assert man is not None
        aim = inspired(aim, man)
        spent = tuple([CardId(id) for id in wanted.args[1:]])
    elif wanted.verb == "hold":
        holding = (*aim.holding, wanted.args[0])
        aim = Aim(aim.table, aim.group, aim.target, aim.heroes, holding)
    if not cards:
        cards = best_cards(game, aim)
    return fire_preview(game, wanted, with_cards(aim, cards), cards, (), spent)


def under_way(game: UpFront, wanted: Action) -> Preview | None:
    """Show an attack whose strength is known, with a Concealed card more or as it stands."""
    attack = game.stack[-2]
    asking = isinstance(game.stack[-1], React | ResolveOrDrop) and wanted.verb in SHOWN
    if not asking or not isinstance(attack, FireAttack):
        return None
    groups = game.table.groups
    group, target = groups[attack.group], groups[attack.target]
    cards = tuple([CardId(id) for id in attack.cards])
    aim = Aim(game.table, group, target, attack.heroes, attack.holding, cards)
    changed = attack.strength - total(strength_of(aim, cards))
    extra = [Modifier(changed, rule("UF 9.1"), "concealed-before")] if changed else []
    hidden = tuple([CardId(id) for id in wanted.args])
    if wanted.verb == "conceal":
        extra.append(concealment(game.table.card(wanted.args[0])))
    return fire_preview(game, wanted, aim, cards, tuple(extra), hidden)
