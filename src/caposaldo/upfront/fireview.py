"""A fire attack shown before it is made: firepower, strength and the chances of each man (6)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.kernel.rules import Modifier, rule, total
from caposaldo.upfront.aiming import pair
from caposaldo.upfront.barrage import Barrage, aim_of, needed
from caposaldo.upfront.blazeview import after_flames
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.fire import FireAttack
from caposaldo.upfront.fire import aim_of as aim_under_way
from caposaldo.upfront.firecalls import ResolveOrDrop
from caposaldo.upfront.firepower import Aim, firepower, man_firepower, own_firepower
from caposaldo.upfront.fittings import fittings_jammed
from caposaldo.upfront.groups import group_id
from caposaldo.upfront.heroics import inspired
from caposaldo.upfront.hullfire import FireOnHull, SecondOrNot, hidden_before
from caposaldo.upfront.malfunction import breakdown, usual
from caposaldo.upfront.odds import Draws, all_unharmed, some_jam
from caposaldo.upfront.reach import training
from caposaldo.upfront.reactions import React
from caposaldo.upfront.strength import concealment, strength_of
from caposaldo.upfront.underfire import Attacked, attacked
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
    men = attacked(aim, draws, total(listed), total(extra)) if cards else []
    factors = [
        Modifier(strong, NEEDS, "firepower", {"man": man_name(man)})
        for man in aim.group.men
        if (strong := man_firepower(aim, man))
    ]
    factors += training(aim.table, aim.group, own_firepower(aim))
    whole = len(men) <= draws.left
    detail: dict[str, object] = {
        "range": aim.rr,
        "firepower": firepower(aim),
        "need": needed(aim, cards),
        "cards": list(cards),
        "strength": total(listed),
        "men": [one.data() for one in men],
        "note": [WHILE_NONE_JAMS] if whole else [WHILE_NONE_JAMS, NEW_DECK],
    }
    if not men:
        return Preview(wanted.notation, FIRE, factors, listed, [], "", detail)
    red = [trouble(aim, first=first) for first in (True, False)]
    detail |= after_flames(aim, draws, len(men))
    detail["jam"] = some_jam(draws.pool, min(len(men), draws.left), red[0], red[1]).data()
    odds = _whole(aim, draws, men) if whole else []
    return Preview(wanted.notation, FIRE, factors, listed, odds, "draws", detail)


def _whole(aim: Aim, draws: Draws, men: list[Attacked]) -> list[Outcome]:
    if aim.target.armoured:
        return men[0].odds
    nothing = all_unharmed(draws.pool, [one.limit for one in men])
    return [Outcome("effect", nothing.of - nothing.chances, nothing.of), nothing]


def trouble(aim: Aim, *, first: bool) -> frozenset[int]:
    """Return the red numbers that can jam a weapon and change the attack (19.1 to 19.5)."""
    if aim.group.armoured:
        return frozenset(fittings_jammed(aim, aim.group.men[0]))
    armed = [man for man in aim.group.ranks if man.weapon is not None]
    found: frozenset[int] = frozenset().union(*[breakdown(aim, man, first) for man in armed])
    # In a group of several weapons the worst number always asks for a position (19.13).
    return found if len(armed) == 1 else found | usual(aim)


def best_cards(game: UpFront, aim: Aim) -> tuple[CardId, ...]:
    """Return the Fire cards of a hand that give the strongest attack the firepower allows."""
    held = game.table.holding(aim.group.side, "fire")
    best: tuple[CardId, ...] = ()
    most = 0
    for count in range(1, len(held) + 1):
        for cards in combinations(held, count):
            if firepower(with_cards(aim, cards)) < needed(aim, cards):
                continue
            strength = total(strength_of(aim, cards))
            if not best or strength > most:
                best, most = cards, strength
    return best


def with_cards(aim: Aim, cards: tuple[CardId, ...]) -> Aim:
    """Return the aim with these Fire cards."""
    return aim.but(cards=cards)


def opening(game: UpFront, wanted: Action) -> Preview:
    """Show `fire A>B`, or `burn A>B`, with the strongest cards of the hand."""
    one, other = pair(wanted.args[0])
    table = game.table
    side = table.turn.side
    group = table.groups[group_id(side, one)]
    target = table.groups[group_id(table.battle.enemy(side), other)]
    aim = Aim(table, group, target, boxed=wanted.verb == "burn")
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
    if wanted.verb in ("with", "ambush"):
        cards = (*cards, CardId(wanted.args[0]))
    elif wanted.verb == "hero":
        man = aim.group.man(wanted.args[0])
        assert man is not None
        aim = inspired(aim, man)
        spent = tuple([CardId(id) for id in wanted.args[1:]])
    elif wanted.verb == "hold":
        aim = aim.but(holding=(*aim.holding, wanted.args[0]), cards=())
    if not cards:
        cards = best_cards(game, aim)
    return fire_preview(game, wanted, with_cards(aim, cards), cards, (), spent)


def under_way(game: UpFront, wanted: Action) -> Preview | None:
    """Show an attack whose strength is known, with a Concealed card more or as it stands."""
    attack = game.stack[-2]
    asking = isinstance(game.stack[-1], React | ResolveOrDrop) and wanted.verb in SHOWN
    if not asking or not isinstance(attack, FireAttack):
        return None
    cards = tuple([CardId(id) for id in attack.cards])
    aim = aim_under_way(game, attack)
    changed = attack.strength - total(strength_of(aim, cards))
    extra = [*hidden_before(changed)]
    hidden = tuple([CardId(id) for id in wanted.args])
    if wanted.verb == "conceal":
        extra.append(concealment(game.table, aim.target.side, game.table.card(wanted.args[0])))
    return fire_preview(game, wanted, aim, cards, tuple(extra), hidden)


def second(game: UpFront, wanted: Action) -> Preview | None:
    """Show the second attack with the same cards, on armour or shields (28.7, 34.4)."""
    attack = game.stack[-2]
    if not isinstance(game.stack[-1], SecondOrNot) or wanted.verb != "second":
        return None
    assert isinstance(attack, FireOnHull)
    aim = aim_under_way(game, attack, boxed=True)
    cards = tuple([CardId(id) for id in attack.cards])
    return fire_preview(game, wanted, aim, cards, hidden_before(attack.concealed))
