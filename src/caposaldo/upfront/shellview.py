"""A shot of ordnance shown before it is fired: what hits, and what a hit does (25)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Preview
from caposaldo.kernel.rules import Modifier, rule, total
from caposaldo.upfront.aiming import pair
from caposaldo.upfront.cards import Card
from caposaldo.upfront.drawview import foreseen
from caposaldo.upfront.effects import UNHARMED, VERDICTS
from caposaldo.upfront.fire import ResolveOrDrop, own_changes, targets
from caposaldo.upfront.fireview import SHOWN
from caposaldo.upfront.groups import find, group_id
from caposaldo.upfront.men import Man
from caposaldo.upfront.odds import Draws, Say, chances, fate, two_draws, weighed
from caposaldo.upfront.reactions import React
from caposaldo.upfront.shelling import CONCEALED, Shelling, shot_of
from caposaldo.upfront.tohit import (
    Shot,
    changes,
    hit_strength,
    hits_of,
    jams,
    ladder_step,
    scores,
    set_name,
)
from caposaldo.upfront.verbs import UpFront

TO_HIT: Final = rule("UF 25.3")
DRAWN: Final = ("hit", "miss", "jam")
# The men's chances hold while nobody before them is hit who would steady them (15.52).
WHILE_STEADY: Final = "while-others-hold"


def opening(game: UpFront, wanted: Action) -> Preview:
    """Show `shell A>B g25 31`, with a Hero or without."""
    one, other = pair(wanted.args[0])
    table = game.table
    man_id, *cards = wanted.args[1:]
    asked = game.decision()
    assert asked is not None
    group = table.groups[group_id(asked.seat, one)]
    target = table.groups[group_id(table.battle.enemy(asked.seat), other)]
    man = group.man(man_id)
    assert man is not None
    shot = Shot(table, group, target, man, heroic=len(cards) > 1)
    return _shown(game, wanted, shot, [], foreseen(game, *cards))


def under_way(game: UpFront, wanted: Action) -> Preview | None:
    """Show a shot announced, with a Concealed card more or as it stands."""
    attack = game.stack[-2]
    asking = isinstance(game.stack[-1], React | ResolveOrDrop) and wanted.verb in SHOWN
    if not asking or not isinstance(attack, Shelling):
        return None
    hidden = [Modifier(attack.concealed, CONCEALED, "concealed-before")] if attack.concealed else []
    if wanted.verb == "conceal":
        card = game.table.card(wanted.args[0])
        value = card.value_as("concealed")
        hidden.append(Modifier(value, CONCEALED, "concealed", {"card": card.id}))
    return _shown(game, wanted, shot_of(game, attack), hidden, foreseen(game, *wanted.args))


def _shown(
    game: UpFront, wanted: Action, shot: Shot, hidden: list[Modifier], draws: Draws
) -> Preview:
    step = ladder_step(shot, total(hidden))

    def drawn(card: Card) -> str:
        if jams(shot, card):
            return "jam"
        return "hit" if scores(shot, step, card) else "miss"

    men = [man for man in targets(game.table, shot.aim.target.id) if _struck(shot, man)]
    detail: dict[str, object] = {
        "range": shot.aim.rr,
        "printed": set_name(shot.printed),
        "hits": set_name(step),
        "numbers": sorted(hits_of(step)),
        # The shot is drawn for first, then the men in their order.
        "men": [_fates(shot, step, draws, drawn, man, at) for at, man in enumerate(men, 1)],
        "note": [WHILE_STEADY] if any(man.leader for man in men) else [],
    }
    odds = chances(weighed(draws.pool), drawn, DRAWN)
    listed = [*changes(shot), *hidden]
    return Preview(wanted.notation, TO_HIT, [], listed, odds, "draws", detail)


def _struck(shot: Shot, man: Man) -> bool:
    """A hit strikes everybody but who has infiltrated the firers (20.54)."""
    return man.inside != shot.aim.group.id


def _fates(shot: Shot, step: int, draws: Draws, drawn: Say, man: Man, at: int) -> dict[str, object]:
    """Return a man's chances over both draws: the shot's and his own (25.4)."""
    table = shot.aim.table
    group = find(table.groups, man.card.id) or shot.aim.target
    own = own_changes(shot.aim, man)
    strengths: dict[str, int] = {}

    def first(card: Card) -> str:
        if drawn(card) != "hit":
            return UNHARMED
        strength = total(hit_strength(shot, step, card)) + total(own)
        strengths[f"hit {strength}"] = strength
        return f"hit {strength}"

    for card in draws.pool:
        first(card)

    def second(strength: int) -> Say:
        return lambda card: fate(table, group, man, strength + card.number, card)

    branches = {name: second(value) for name, value in strengths.items()}
    odds = two_draws(draws.pool, first, branches, VERDICTS, draws.fresh(at))
    return {
        "id": man.card.id,
        "strength": sorted(strengths.values()),
        "modifiers": [change.data() for change in own],
        "odds": [outcome.data() for outcome in odds],
    }
