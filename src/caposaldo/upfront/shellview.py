"""A shot of ordnance shown before it is fired: what hits, and what a hit does (25)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.kernel.rules import Modifier, Refusal, rule, total
from caposaldo.upfront.afvverdicts import (
    AFV_VERDICTS,
    DESTROYED,
    after_immobilising,
    boxed_verdict,
    crew_verdict,
    deadly,
    shared_verdict,
)
from caposaldo.upfront.aiming import pair
from caposaldo.upfront.armour import shows_flank
from caposaldo.upfront.blazeview import HIT, STAYS, after_hit
from caposaldo.upfront.cards import Card
from caposaldo.upfront.critical import ON_THE_ENGINE, critical
from caposaldo.upfront.drawtree import Drawn, fall
from caposaldo.upfront.drawview import foreseen
from caposaldo.upfront.effects import UNHARMED, VERDICTS, verdict
from caposaldo.upfront.fire import targets
from caposaldo.upfront.firecalls import ResolveOrDrop
from caposaldo.upfront.fireview import SHOWN
from caposaldo.upfront.flames import row_of
from caposaldo.upfront.groups import Group, find, group_id, side_of
from caposaldo.upfront.gunnery import named_piece
from caposaldo.upfront.hiding import hiding
from caposaldo.upfront.hitstrength import hit_strength, long_odds, own_lines
from caposaldo.upfront.men import Man
from caposaldo.upfront.odds import Draws, Say, chances, lasting, two_draws, weighed
from caposaldo.upfront.reactions import React
from caposaldo.upfront.shellcalls import CONCEALED, shot_of
from caposaldo.upfront.shelling import Shelling, exposed
from caposaldo.upfront.shots import Shot
from caposaldo.upfront.tohit import (
    changes,
    hits_of,
    jams,
    ladder_step,
    lands,
    set_name,
    strikes,
)
from caposaldo.upfront.verbs import UpFront

TO_HIT: Final = rule("UF 25.3")
DRAWN: Final = ("hit", "miss", "jam")
TWO: Final = 2
# The men's chances hold while nobody before them is hit who would steady them (15.52).
WHILE_STEADY: Final = "while-others-hold"


def opening(game: UpFront, wanted: Action) -> Preview:
    """Show `shell A>B g25 31` or `pierce A>B g20 31`, with a Hero or without."""
    one, other = pair(wanted.args[0])
    table = game.table
    word, *cards = wanted.args[1:]
    asked = game.decision()
    assert asked is not None
    group = table.groups[group_id(asked.seat, one)]
    target = table.groups[group_id(table.battle.enemy(asked.seat), other)]
    found = named_piece(table, group, word)
    assert not isinstance(found, Refusal)
    man, arm = found
    boxed = wanted.verb == "pierce"
    shot = Shot(table, group, target, man, heroic=len(cards) > 1, boxed=boxed, arm=arm)
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
        hidden.append(hiding(game.table, side_of(attack.target), card, CONCEALED))
    return _shown(game, wanted, shot_of(game, attack), hidden, foreseen(game, *wanted.args))


def _shown(
    game: UpFront, wanted: Action, shot: Shot, hidden: list[Modifier], draws: Draws
) -> Preview:
    concealed = total(hidden)
    step = ladder_step(shot, concealed)

    def drawn(card: Card) -> str:
        if jams(shot, card):
            return "jam"
        return "hit" if lands(shot, concealed, card) else "miss"

    men = [man for man in targets(game.table, shot.aim.target.id) if exposed(shot, man)]
    detail: dict[str, object] = {
        "range": shot.aim.rr,
        "printed": set_name(shot.printed),
        "hits": set_name(step),
        "numbers": sorted(hits_of(step)),
        "boxed": shot.boxed,
        # The shot is drawn for first, then the men in their order.
        "men": [_fates(shot, concealed, draws, man, at) for at, man in enumerate(men, 1)],
        "note": [WHILE_STEADY] if any(man.leader for man in men) else [],
    }
    row = row_of(shot.man, shot.arm, boxed=shot.boxed)
    detail |= after_hit(shot.aim, draws, row, _comes(drawn), len(men))
    odds = chances(weighed(draws.pool), drawn, DRAWN)
    listed = [*changes(shot), *hidden]
    return Preview(wanted.notation, TO_HIT, [], listed, odds, "draws", detail)


def _comes(drawn: Say) -> Say:
    return lambda card: HIT if drawn(card) == HIT else STAYS


def _fates(shot: Shot, concealed: int, draws: Draws, man: Man, at: int) -> dict[str, object]:
    """Return the chances of one card over all draws: the shot's, its own, and a third (28.4)."""
    aimed = shot.against(man)
    own = own_lines(shot, man)
    strengths: dict[str, int] = {}

    def first(card: Card) -> str:
        if jams(shot, card) or not strikes(shot, concealed, card, man):
            return UNHARMED
        # The group's own sum, as it is told: what differs for this card is among its own lines.
        listed = hit_strength(shot, ladder_step(shot, concealed), card)
        strength = total([*listed, *own, *long_odds(shot, man, concealed, card)])
        strengths[f"hit {strength}"] = strength
        return f"hit {strength}"

    for card in draws.pool:
        first(card)
    if man.armoured:
        odds = _afv_odds(aimed, draws, man, first, strengths)
    else:
        odds = _man_odds(aimed, draws, man, at, first, strengths)
    return {
        "id": man.card.id,
        "strength": sorted(strengths.values()),
        "modifiers": [change.data() for change in own],
        "odds": [outcome.data() for outcome in odds],
    }


def _man_odds(
    shot: Shot, draws: Draws, man: Man, at: int, first: Say, strengths: dict[str, int]
) -> list[Outcome]:
    """Return the chances of a man, or of a gun with its boxed values (25.4, 34.4)."""
    table = shot.aim.table
    group = find(table.groups, man.card.id) or shot.aim.target

    def second(strength: int) -> Say:
        return lambda card: lasting(
            table,
            group,
            man,
            verdict(table, group, man, strength + card.number, card, shielded=man.gun),
        )

    branches = {name: second(value) for name, value in strengths.items()}
    return two_draws(draws.pool, first, branches, VERDICTS, draws.fresh(at))


def _afv_odds(
    shot: Shot, draws: Draws, man: Man, first: Say, strengths: dict[str, int]
) -> list[Outcome]:
    """Return the chances of an AFV; a shared number takes one draw more (26.5, 28.4)."""
    group: Group = shot.aim.target
    flank = shows_flank(group, man, flanked=shot.aim.flanking, ordnance=True)

    def judge(drawn: Drawn) -> str | None:
        if not drawn:
            return None
        said = first(drawn[0])
        if said == UNHARMED or len(drawn) == 1:
            return said if said == UNHARMED else None
        result = strengths[said] + drawn[1].number
        if critical(shot, man, drawn[0], drawn[1]):
            return after_immobilising(man) if drawn[1].rn == ON_THE_ENGINE else DESTROYED
        if not shot.boxed:
            return crew_verdict(man, result, drawn[1])
        found = boxed_verdict(man, result, flank=flank, low=shot.low)
        if found is not None or len(drawn) == TWO:
            return found
        return shared_verdict(man, red=drawn[2].red, low=shot.low)

    return fall(draws, judge, AFV_VERDICTS, lambda card: deadly(man, card))
