"""Close combat shown before a man goes in (20.52 to 20.7)."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.kernel.rules import Modifier, rule, total
from caposaldo.upfront.cards import Card
from caposaldo.upfront.ccvalue import CAPTURING, close_combat, helpless, supporters
from caposaldo.upfront.charging import ground_penalty
from caposaldo.upfront.closecombat import Entering
from caposaldo.upfront.drawview import foreseen, pool
from caposaldo.upfront.fightcalls import HIDDEN, Prepare
from caposaldo.upfront.fights import Fight
from caposaldo.upfront.goingin import opponents
from caposaldo.upfront.groups import Group, side_of
from caposaldo.upfront.guncrew import crew_mates
from caposaldo.upfront.hiding import hiding
from caposaldo.upfront.men import Man
from caposaldo.upfront.nerve import here
from caposaldo.upfront.odds import Fresh, Say, chances, two_draws, weighed
from caposaldo.upfront.portageview import lone
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.values import morale
from caposaldo.upfront.verbs import UpFront

ENTRY: Final = rule("UF 20.52")
CLASH: Final = rule("UF 20.7")
PASSES: Final = ("passes", "pinned")
DUEL: Final = ("wins", "both", "loses")


def entry(game: UpFront, wanted: Action) -> Preview | None:
    """Show `enter g3`: his nerve, whom he may meet, and each of the duels (20.52, 20.7)."""
    frame = game.stack[-1]
    if not isinstance(frame, Entering):
        return None
    shown = _entering(game, wanted, frame, wanted.args[0], sure=len(wanted.args) > 1)
    return lone(game, wanted, shown)


def going_in(game: UpFront, wanted: Action) -> Preview | None:
    """Show `go`: the first of those named goes in (20.52)."""
    frame = game.stack[-1]
    if not isinstance(frame, Entering) or wanted.verb != "go":
        return None
    first, _, card = frame.entries[0].partition("=")
    return _entering(game, wanted, frame, first, sure=bool(card))


def _entering(game: UpFront, wanted: Action, frame: Entering, id: str, *, sure: bool) -> Preview:
    table = game.table
    group = table.groups[frame.group]
    man = group.man(id)
    assert man is not None
    cards = pool(game)
    stands = morale(table, group, man)
    odds = chances(
        weighed(cards), lambda card: "passes" if sure or card.rn < stands else "pinned", PASSES
    )
    own = close_combat(table, man)
    target = table.groups[man.inside]
    count = len(target.ranks or target.men)
    detail: dict[str, object] = {
        "morale": stands,
        "men": [_meeting(table, cards, target, at, total(own)) for at in range(count)],
    }
    return Preview(wanted.notation, ENTRY, own, [], odds, "draws", detail)


def _meeting(
    table: UpFrontTable, cards: list[Card], target: Group, at: int, own: int
) -> dict[str, object]:
    """Show one possible opponent: the chance to meet him and the chances of the duel.

    His crew mates are beside him, as long as nobody meets them themselves (20.71).
    """
    ranks = target.ranks or target.men
    foe = ranks[at]
    alone = len(ranks) == 1
    met = [card for card in cards if alone or card.positions[len(ranks) - 1] == at + 1]
    theirs, lost = worth_of_foe(table, target, foe)
    return {
        "id": foe.card.id,
        "meets": Outcome("meets", len(met), len(cards)).data(),
        "modifiers": [line.data() for line in theirs],
        "odds": [outcome.data() for outcome in duel(cards, own - total(theirs), sure=lost)],
    }


def worth_of_foe(table: UpFrontTable, target: Group, foe: Man) -> tuple[list[Modifier], bool]:
    """List what a man defends with, his crew beside him; the flag tells that he is lost (33.5)."""
    crew = opponents(target, foe.card.id, ())[1:]
    mates = [man for man in target.men if man.card.id in crew and man is not foe]
    theirs = [*close_combat(table, foe), *supporters(table, mates)]
    return theirs + crew_mates(foe, len(crew) + 1), helpless(table, foe) and not mates


def duel(
    cards: list[Card],
    lead: int,
    *,
    sure: bool = False,
    second: bool = False,
    fresh: Fresh | None = None,
) -> list[Outcome]:
    """Return the chances of a clash for who leads by so much before both draw (20.7).

    `second` tells that he draws after the other, as a defender does; `fresh` is the pile for the
    second draw if the deck ends with the first (16.2).
    """
    if sure:
        return [Outcome(key, int(key == "wins"), 1) for key in DUEL]
    sign = -1 if second else 1
    seconds = {str(card.number): _after(lead, sign, card.number) for card in cards}
    return two_draws(cards, lambda card: str(card.number), seconds, DUEL, fresh)


def _after(lead: int, sign: int, first: int) -> Say:
    """Return what the second number of a clash decides after the first (20.7)."""

    def say(card: Card) -> str:
        margin = lead + sign * (first - card.number)
        return "wins" if margin > 0 else "loses" if margin < 0 else "both"

    return say


def before_the_clash(game: UpFront, wanted: Action) -> Preview | None:
    """Show a close combat as it stands for the side asked, with one thing more (20.621, 32.11)."""
    frame = game.stack[-1]
    if not isinstance(frame, Prepare) or wanted.verb not in ("conceal", "capture", "decline"):
        return None
    fight = next(f for f in reversed(game.stack) if isinstance(f, Fight))
    attacks = frame.group == fight.group
    mine = _worth(game, fight, frame.group, attacks=attacks)
    other = fight.target if attacks else fight.group
    theirs = _worth(game, fight, other, attacks=not attacks)
    draws = foreseen(game, *wanted.args)
    if wanted.verb == "capture":
        mine.append(CAPTURING)
    elif wanted.verb == "conceal":
        card = game.table.card(wanted.args[0])
        theirs.append(hiding(game.table, side_of(frame.group), card, HIDDEN))
    alone = [man for man in [here(game, id) for id in fight.defenders] if man is not None]
    lost = len(alone) == 1 and helpless(game.table, alone[0])
    lead = total(mine) - total(theirs)
    won = lost and attacks
    odds = duel(draws.pool, lead, sure=won, second=not attacks, fresh=draws.fresh(1))
    if lost and not attacks:
        odds = [Outcome(key, int(key == "loses"), 1) for key in DUEL]
    detail: dict[str, object] = {
        "own": total(mine),
        "enemy": total(theirs),
        "against": [line.data() for line in theirs],
    }
    return Preview(wanted.notation, CLASH, mine, [], odds, "draws", detail)


def _worth(game: UpFront, fight: Fight, gid: str, *, attacks: bool) -> list[Modifier]:
    """List what a side brings to the clash that is about to be fought (20.6 to 20.622)."""
    table = game.table
    ids = fight.attackers if attacks else fight.defenders
    men = [man for man in [here(game, id) for id in ids] if man is not None]
    name = fight.fighter if attacks else fight.defenders[0]
    fighter = next(man for man in men if man.card.id == name)
    listed = close_combat(table, fighter)
    listed += supporters(table, [man for man in men if man is not fighter])
    listed += crew_mates(fighter, len(men))
    other = fight.target if attacks else fight.group
    listed += ground_penalty(table, table.groups[gid], table.groups[other])
    if side_of(gid) in fight.capturing:
        listed.append(CAPTURING)
    for mark in fight.covers:
        id, _, card = mark.partition("=")
        if id == name:
            hider = table.battle.enemy(side_of(gid))
            listed.append(hiding(table, hider, table.card(card), HIDDEN))
    return listed
