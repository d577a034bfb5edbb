"""A Sniper card, shown before it is played: who may be hit, and how badly (14.2 to 14.32)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.kernel.rules import rule
from caposaldo.upfront.armour import last_of_crew, vehicle
from caposaldo.upfront.cards import Card
from caposaldo.upfront.drawview import foreseen
from caposaldo.upfront.effects import PIN, UNHARMED, VERDICTS, WOUND, panics, shot_down, wounds
from caposaldo.upfront.fire import targets
from caposaldo.upfront.groups import Group, find
from caposaldo.upfront.holdings import enemy_group
from caposaldo.upfront.men import Man
from caposaldo.upfront.odds import Draws, Say, chances, lasting, two_draws, weighed
from caposaldo.upfront.snipers import KILLS, MISSES, PINS, sniped
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import KIA, UpFront

COMMANDER_LOST: Final = "commander-killed"
BUTTONED_UP: Final = "buttoned-up"
CREW_VERDICTS: Final = (*VERDICTS[:-1], COMMANDER_LOST, BUTTONED_UP, UNHARMED)


def snipe(game: UpFront, wanted: Action) -> Preview:
    """Show `snipe 27 >B` (14.2, 14.3)."""
    target = enemy_group(game, wanted.args[1])
    assert target is not None
    return snipe_at(game, wanted, wanted.args[0], target)


def snipe_at(game: UpFront, wanted: Action, card: str, target: Group) -> Preview:
    """Show a Sniper card: who may be the target, and what becomes of him (14.2, 14.3)."""
    table = game.table
    face, men = table.card(card), targets(table, target.id)
    # The card itself is no discard before its attack is over (14.3).
    draws = foreseen(game)
    keys = CREW_VERDICTS if any(man.hull is not None for man in men) else VERDICTS
    listed = [_target(table, face, draws, men, at, keys) for at in range(len(men))]
    odds = [
        Outcome(key, sum([entry[at].chances for entry in listed]), listed[0][at].of)
        for at, key in enumerate(keys)
    ]
    # Each man's own line counts him unharmed when another is the target; the sum must not.
    spare = (len(men) - 1) * odds[-1].of
    odds[-1] = Outcome(UNHARMED, odds[-1].chances - spare, odds[-1].of)
    detail: dict[str, object] = {
        "men": [
            {"id": man.card.id, "odds": [outcome.data() for outcome in listed[at]]}
            for at, man in enumerate(men)
        ]
    }
    return Preview(wanted.notation, rule("UF 14.3"), [], [], odds, "draws", detail)


def shot_at(game: UpFront, card: str, man: Man) -> list[Outcome]:
    """Return the chances of the man a sniper has picked (14.3)."""
    keys = VERDICTS if man.hull is None else CREW_VERDICTS
    say = shot(game.table, game.table.card(card), man)
    return chances(foreseen(game).nth(0), say, keys)


def _target(
    table: UpFrontTable, face: Card, draws: Draws, men: list[Man], at: int, keys: tuple[str, ...]
) -> list[Outcome]:
    """Return a man's chances against a Sniper; one alone needs no position drawn (14.6)."""
    say = shot(table, face, men[at])
    cards = draws.pool
    if len(men) == 1:
        return chances(weighed(cards), say, keys)
    column = len(men) - 1
    return two_draws(
        cards,
        lambda card: "shot" if card.positions[column] == at + 1 else UNHARMED,
        {"shot": say},
        keys,
        draws.fresh(1),
    )


def shot(table: UpFrontTable, face: Card, man: Man) -> Say:
    """Return what becomes of the man a sniper has picked, card by card (14.3)."""
    group = find(table.groups, man.card.id)
    assert group is not None

    def say(card: Card) -> str:
        outcome = sniped(face, card.rn)
        if man.hull is not None:
            return _crew_shot(table, group, man, outcome, card)
        if outcome == KILLS:
            hurt = card.rn == face.kia[0] and wounds(table, man, card)
            return lasting(table, group, man, WOUND) if hurt else KIA
        if outcome != PINS:
            return UNHARMED
        if man.pinned:
            return lasting(table, group, man, panics(table, group, man, card))
        return lasting(table, group, man, shot_down(table, man, card)) if group.charge else PIN

    return say


def _crew_shot(table: UpFrontTable, group: Group, man: Man, outcome: str, card: Card) -> str:
    """Say what a sniper does to an AFV or a gun (14.31, 14.32)."""
    if outcome == MISSES:
        return UNHARMED
    if man.armoured and man.pinned:
        return panics(table, group, man, card)
    if outcome == KILLS:
        return KIA if last_of_crew(man) else COMMANDER_LOST
    if man.pinned:
        return KIA
    return BUTTONED_UP if man.armoured and not vehicle(man).open_topped else PIN
