"""A Banzai charge shown before it is declared, fought out or fought back (45.4, 45.422, 45.47)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.kernel.rules import Modifier, total
from caposaldo.upfront.afvcombat import RESULTS, assault_result, assault_strength
from caposaldo.upfront.banzai import heavy
from caposaldo.upfront.braving import attacked_there, untried
from caposaldo.upfront.burdens import HEAVY
from caposaldo.upfront.cards import Card
from caposaldo.upfront.ccvalue import close_combat
from caposaldo.upfront.charging import BANZAI, CONTACT, COUNTER, ground_penalty
from caposaldo.upfront.combatview import DUEL, worth_of_foe
from caposaldo.upfront.counterattack import Countering, cannot_join
from caposaldo.upfront.drawview import acting, foreseen, pool
from caposaldo.upfront.groups import Group
from caposaldo.upfront.holdings import enemy_group
from caposaldo.upfront.men import Man
from caposaldo.upfront.odds import Draws, chances, two_draws
from caposaldo.upfront.storming import fighters
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront

MINED: Final = "mined"
EACH_ALONE: Final = "each-man-by-himself"
DECK_ENDS: Final = "deck-may-end"
FOES_IN_MINES: Final = "foes-in-mines"
CLASH: Final = 2
"""Both draw in a clash (20.7)."""
Numbers = Counter[int]


def declaration(game: UpFront, wanted: Action) -> Preview:
    """Show `banzai A>B 12`: who rises and what is left behind; nothing is drawn (45.4)."""
    group = acting(game, wanted.args[0][0])
    pinned = [man.card.id for man in group.men if man.pinned]
    detail: dict[str, object] = {
        "pinned": pinned,
        "rises": len(pinned),
        "left": [man.weapon.code for man in group.men if man.weapon is not None and heavy(man)],
    }
    return Preview(wanted.notation, BANZAI, [], [], [], "", detail)


def storm(game: UpFront, wanted: Action) -> Preview:
    """Show `storm A`: whom each man may meet, and each of the duels (45.422, 45.423)."""
    group = acting(game, wanted.args[0])
    target = game.table.groups[group.charge]
    return _assault(game, wanted, group, target, fighters(group))


def counter(game: UpFront, wanted: Action) -> Preview:
    """Show `counter B>A` as if everybody went in who may (45.47)."""
    one, _, other = wanted.args[0].partition(">")
    group, target = acting(game, one), enemy_group(game, other)
    assert target is not None
    men = [man for man in group.men if cannot_join(target, man) is None]
    return _assault(game, wanted, group, target, men)


def countering(game: UpFront, wanted: Action) -> Preview | None:
    """Show `fight b4`, or `go` with those named, in a counterattack (45.47)."""
    frame = game.stack[-1]
    if not isinstance(frame, Countering):
        return None
    group, target = game.table.groups[frame.group], game.table.groups[frame.target]
    named: Iterable[str] = wanted.args or frame.entries
    men = [man for man in group.men if man.card.id in named]
    return _assault(game, wanted, group, target, men)


def _assault(game: UpFront, wanted: Action, group: Group, target: Group, men: list[Man]) -> Preview:
    shown = [_man(game, group, target, man) for man in men]
    detail: dict[str, object] = {"men": shown}
    odds = _odds(game, group, target, men[0]) if len(men) == 1 else []
    # Those who meet the same man fight together; what is shown is each man's own fight.
    notes = [EACH_ALONE] if len(men) > 1 else []
    if _foes_in_mines(game.table, target):
        notes.append(FOES_IN_MINES)
    elif any(not entry["odds"] for entry in shown):
        notes.append(DECK_ENDS)
    if notes:
        detail["note"] = notes
    listed = _worth(game.table, group, target, men[0]) if len(men) == 1 else []
    cited = CONTACT if group.charge else COUNTER
    return Preview(wanted.notation, cited, listed, [], odds, "draws", detail)


def _man(game: UpFront, group: Group, target: Group, man: Man) -> dict[str, object]:
    listed = _worth(game.table, group, target, man)
    found: dict[str, object] = {
        "id": man.card.id,
        "modifiers": [line.data() for line in listed],
        "odds": [outcome.data() for outcome in _odds(game, group, target, man)],
    }
    if not target.armoured:
        found["foes"] = _foes(game, group, target)
    return found


def _worth(table: UpFrontTable, group: Group, target: Group, man: Man) -> list[Modifier]:
    """List what a man brings: his close combat value, or his attack on an AFV (20.6, 28.81)."""
    if target.armoured:
        return assault_strength(table, man, target)
    going = man if group.charge else _unburdened(man)
    return [*close_combat(table, going), *ground_penalty(table, group, target)]


def _unburdened(man: Man) -> Man:
    """Return a man as he goes in: no assistant, and without a heavy weapon (20.23, 20.61)."""
    if man.assists:
        return man.but(assists="")
    left = man.weapon is not None and man.weapon.family in HEAVY
    return man.but(weapon=None, jammed=False) if left else man


def _foes(game: UpFront, group: Group, target: Group) -> list[dict[str, object]]:
    cards, ranks = pool(game), target.ranks or target.men
    found: list[dict[str, object]] = []
    for at, foe in enumerate(ranks, 1):
        met = [card for card in cards if len(ranks) == 1 or card.positions[len(ranks) - 1] == at]
        theirs, _ = _against(game.table, group, target, foe)
        found.append(
            {
                "id": foe.card.id,
                "meets": Outcome("meets", len(met), len(cards)).data(),
                "modifiers": [line.data() for line in theirs],
            }
        )
    return found


def _against(
    table: UpFrontTable, group: Group, target: Group, foe: Man
) -> tuple[list[Modifier], bool]:
    theirs, lost = worth_of_foe(table, target, foe)
    return [*theirs, *ground_penalty(table, target, group)], lost


# The odds ------------------------------------------------------------------------------------


def _odds(game: UpFront, group: Group, target: Group, man: Man) -> list[Outcome]:
    """Return a man's chances, from his draw for the mines to his first clash (45.423).

    There are none where the deck may end before it, or where his opponents draw for mines as well.
    """
    if _foes_in_mines(game.table, target):
        return []
    draws = foreseen(game)
    cards = draws.pool
    mines = bool(untried(game.table, group, (man.card.id,)))
    if target.armoured:
        return _at_afv(game.table, draws, target, man, mines=mines)
    own = total(_worth(game.table, group, target, man))
    ranks = target.ranks or target.men
    need = CLASH + int(mines) + int(len(ranks) > 1)
    if draws.left < need:
        return []
    counts = dict.fromkeys(DUEL, 0)
    for at, foe in enumerate(ranks, 1):
        theirs, lost = _against(game.table, group, target, foe)
        meeting = [card for card in cards if card.positions[len(ranks) - 1] == at]
        drawn = [[card for card in cards if not card.red]] if mines else []
        drawn += [meeting] if len(ranks) > 1 else []
        for key, ways in _ways(cards, drawn, own - total(theirs), sure=lost).items():
            counts[key] += ways
    of = _draws(len(cards), need)
    odds = [Outcome(key, counts[key], of) for key in DUEL]
    if mines:
        odds.append(Outcome(MINED, of - sum(counts.values()), of))
    return odds


def _foes_in_mines(table: UpFrontTable, target: Group) -> bool:
    """Tell whether those attacked may have to draw for the Minefield they are in (45.423)."""
    return bool(attacked_there(table, target, [man.card.id for man in target.men]))


def _at_afv(
    table: UpFrontTable, draws: Draws, target: Group, man: Man, *, mines: bool
) -> list[Outcome]:
    before, afv = total(assault_strength(table, man, target)), target.men[0]

    def strikes(card: Card) -> str:
        return assault_result(afv, before + card.number)

    if not mines:
        return chances(draws.nth(0), strikes, RESULTS)
    keys = (*RESULTS, MINED)
    on = {"on": strikes}
    return two_draws(draws.pool, lambda c: MINED if c.red else "on", on, keys, draws.fresh(1))


def _ways(cards: list[Card], drawn: list[list[Card]], lead: int, *, sure: bool) -> dict[str, int]:
    """Count the ways a clash can end after a card of each of some sets has been drawn.

    Nothing comes up twice, and only the numbers of the cards drawn before matter for the clash.
    """
    numbers: Numbers = Counter([card.number for card in cards])
    found = dict.fromkeys(DUEL, 0)
    for gone, ways in _before(drawn).items():
        left = numbers.copy()
        left.subtract(gone)
        for key, pairs in _clash(left, lead, sure=sure).items():
            found[key] += ways * pairs
    return found


def _before(drawn: list[list[Card]]) -> dict[tuple[int, ...], int]:
    """Count the ways to draw a card of each set, no card twice, by their numbers."""
    if not drawn:
        return {(): 1}
    first = drawn[0]
    if len(drawn) == 1:
        return {(number,): ways for number, ways in Counter([c.number for c in first]).items()}
    found: Counter[tuple[int, ...]] = Counter()
    for one, ways in Counter([c.number for c in first]).items():
        for other, more in Counter([c.number for c in drawn[1]]).items():
            found[(one, other)] += ways * more
    twice = {card.id for card in first} & {card.id for card in drawn[1]}
    for card in first:
        if card.id in twice:
            found[(card.number, card.number)] -= 1
    return dict(found)


def _clash(numbers: Numbers, lead: int, *, sure: bool) -> dict[str, int]:
    """Count the ordered pairs of cards by what they decide; who is lost loses anyway (33.5)."""
    found = dict.fromkeys(DUEL, 0)
    for mine, ways in numbers.items():
        for theirs, more in numbers.items():
            margin = lead + mine - theirs
            key = "wins" if margin > 0 or sure else "both" if margin == 0 else "loses"
            found[key] += ways * (more - int(mine == theirs))
    return found


def _draws(cards: int, number: int) -> int:
    """Return in how many orders so many cards can come up."""
    ways = 1
    for drawn in range(number):
        ways *= cards - drawn
    return ways
