"""The verbs that change the table: drawing, spending, laying, pinning, losing."""

from __future__ import annotations

from typing import Final

from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Game
from caposaldo.kernel.rules import RuleId, rule, term
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.groups import ABLAZE, SMOKE, SMOKE_MARKER, Group, Laid
from caposaldo.upfront.men import Man
from caposaldo.upfront.table import UpFrontTable

UpFront = Game[UpFrontTable]
Step = Frame[UpFrontTable]

SCENARIO: Final = rule("UF 2.4")
REMOVED: Final = rule("UF 16.1")
RESHUFFLE: Final = rule("UF 16.2")
TIME: Final = rule("UF 16.3")
BREEZE: Final = rule("UF 13.243")
ROCKS: Final = rule("UF 52.14")
OASIS: Final = rule("UF 52.16")

KIA: Final = "kia"
ROUT: Final = "rout"
CAPTURED: Final = "captured"
FREED: Final = "freed"
WRECKS: Final = (KIA, "wreck-1", "wreck-2", "wreck-3")
"""The fates of an AFV or IG destroyed, by the commanders or crewmen it had lost (16.4)."""
ROUTS: Final = (ROUT, "rout-1", "rout-2", "rout-3")
"""The fates of an AFV or IG driven off, by the commanders or crewmen it had lost (16.4)."""
WITHDRAWN: Final = "withdrawn"


def side_name(side: str) -> str:
    """Return a side as a fact of an event."""
    return term(f"side-{side}")


def man_name(man: Man) -> str:
    """Return a man as a fact of an event."""
    return term(f"man-{man.card.id}")


# Cards ---------------------------------------------------------------------------------------


def draw(game: UpFront, purpose: str, *, position: bool = False, by: str = "") -> Card:
    """Turn up a card for its numbers (2.2); it is spent at once (4.4).

    `position` tells that a position is wanted and not the random number; `by` names the side that
    draws if it is not the one in turn (48.2).
    """
    table = game.table
    hooks = table.battle.hooks
    card = _pick(game, purpose)
    if card.breeze:
        _blow(game, card)
    if not _remove(game, card):
        table.discards.append(card.id)
    # The last card of a deck still belongs to it.
    for told in hooks.drawn:
        told(game, card, by or table.turn.side, position)
    if not table.pile:
        reshuffle(game)
    return card


def deal(game: UpFront, side: str, *, seen: bool = False) -> Card:
    """Draw a card into a hand (3.5, 4.5); alone at the table it is not `seen` yet (49.12)."""
    table = game.table
    card = _pick(game, f"hand of {side}")
    table.hands[side] = (*table.hands[side], card.id)
    if table.battle.solitaire and not seen:
        table.cover(side, card.id)
    if not table.pile:
        reshuffle(game)
    return card


def spend(game: UpFront, side: str, id: CardId) -> Card:
    """Play a card face up from the hand into the discard pile (4.4)."""
    return _discard(game, side, id, shown=True)


def throw_away(game: UpFront, side: str, id: CardId, *, shown: bool) -> Card:
    """Discard an unused card, which need not be shown (4.4)."""
    return _discard(game, side, id, shown=shown)


def take_from_hand(game: UpFront, side: str, id: CardId) -> None:
    """Take a card out of a hand; the caller puts it somewhere."""
    hand = game.table.hands[side]
    assert id in hand, f"{side} does not hold {id}"
    game.table.hands[side] = tuple([card for card in hand if card != id])


def to_discards(game: UpFront, cards: tuple[Laid, ...], owner: str, *, used: bool = True) -> None:
    """Send cards that lay on a group to the discard pile; a face-down one stays secret (4.4).

    Terrain that is not `used` was refused or never reached.
    """
    table = game.table
    for laid in cards:
        if not _remove_laid(game, laid, used=used):
            table.discards.append(laid.card)
        if laid.role == "open":
            enemy = table.battle.enemy(owner)
            table.unseen[enemy] = (*table.unseen[enemy], laid.card)


def reshuffle(game: UpFront) -> None:
    """Make a new draw pile of the discards: one deck has passed (16.2, 16.3)."""
    table = game.table
    aside = still_to_fire(game)
    table.pile = sorted([id for id in table.discards if id not in aside], key=int)
    table.discards = [id for id in table.discards if id in aside]
    for side in table.battle.sides:
        table.unseen[side] = ()
    table.decks += 1
    limit = table.battle.scenario.decks
    if table.decks > limit:
        table.over = True
        game.tell("time-is-up", (TIME,), {"decks": limit})
    else:
        game.tell("deck-ends", (RESHUFFLE,), {"deck": table.decks, "of": limit})
    for told in table.battle.hooks.reshuffled:
        told(game, table.turn.side)


def still_to_fire(game: UpFront) -> set[str]:
    """Return the Sniper cards whose attack is not over: only then are they discards (14.3)."""
    named: set[str] = set()
    for frame in game.stack:
        for field in ("card", "declared"):
            value = getattr(frame, field, "")
            named.update(value.split() if isinstance(value, str) else " ".join(value).split())
    deck = game.table.battle.deck
    return {id for id in named if id in deck and deck[CardId(id)].kind == "sniper"}


def _pick(game: UpFront, purpose: str) -> Card:
    table = game.table
    if not table.pile:
        reshuffle(game)
    id = table.pile.pop(game.chance.pick(table.pile, purpose))
    return table.battle.deck[id]


def _discard(game: UpFront, side: str, id: CardId, *, shown: bool) -> Card:
    table = game.table
    take_from_hand(game, side, id)
    card = table.battle.deck[id]
    if _remove(game, card):
        return card
    table.discards.append(id)
    if not shown:
        enemy = table.battle.enemy(side)
        table.unseen[enemy] = (*table.unseen[enemy], id)
    return card


def _remove(game: UpFront, card: Card) -> bool:
    """Take a card of a kind the scenario or the desert removes out of the game (16.1, 52.14)."""
    table = game.table
    if _banish(game, card):
        return True
    left = table.quota.get(card.terrain, 0) if card.terrain else 0
    if not left:
        return False
    table.quota = {**table.quota, card.terrain: left - 1}
    table.gone = (*table.gone, card.id)
    game.tell(
        "card-removed",
        (REMOVED,),
        {"card": card.id, "terrain": term(f"terrain-{card.terrain}"), "left": left - 1},
    )
    return True


def _banish(game: UpFront, card: Card) -> bool:
    """Take a card out of the game that is of no use on this battlefield (52.14, 52.16)."""
    table = game.table
    terrain = table.battle.box.terrain[card.terrain] if card.terrain else None
    if terrain is None or not terrain.banished:
        return False
    table.gone = (*table.gone, card.id)
    cited = OASIS if terrain.gamble else ROCKS
    facts = {"card": card.id, "terrain": term(f"terrain-{card.terrain}")}
    game.tell("card-banished", (cited,), {**facts})
    return True


def _remove_laid(game: UpFront, laid: Laid, *, used: bool) -> bool:
    """Take a used Minefield out of the game (24.6); in the desert a refused one stays (52.11).

    Of some kinds of terrain the scenario lets none come back (2.4).
    """
    table = game.table
    card = table.battle.deck[laid.card]
    if laid.role != "terrain":
        return False
    terrain = table.battle.box.terrain[card.terrain]
    if not used and _banish(game, card):
        return True
    all_go = card.terrain in table.battle.scenario.removed_all
    if not all_go and (not terrain.mined or (terrain.may_be_false and not used)):
        return False
    table.gone = (*table.gone, laid.card)
    game.tell(
        "card-removed",
        (SCENARIO if all_go else rule("UF 24.6"),),
        {"card": card.id, "terrain": term(f"terrain-{card.terrain}"), "left": 0},
    )
    return True


def _blow(game: UpFront, card: Card) -> None:
    """A Breeze drawn removes every Smoke card in play, but not what a fire makes (13.243, F4.4)."""
    table = game.table
    table.turn = table.turn.but(breeze=True)
    cleared = [group for group in table.groups.values() if aired(group) is not group]
    for group in cleared:
        smoke = tuple([laid for laid in group.laid if laid.role == SMOKE])
        to_discards(game, smoke, group.side)
        table.put(aired(group))
    if cleared:
        game.tell("breeze", (BREEZE,), {"card": card.id, "count": len(cleared)})
    for told in table.battle.hooks.breeze:
        told(game)


def aired(group: Group) -> Group:
    """Return a group as a Breeze leaves it; the smoke of a fire stays as long as that burns."""
    if not group.smokes:
        return group
    laid = tuple([laid for laid in group.laid if laid.role != SMOKE])
    burns = ABLAZE in group.marks
    marks = tuple([mark for mark in group.marks if burns or mark != SMOKE_MARKER])
    unchanged = len(laid) == len(group.laid) and len(marks) == len(group.marks)
    return group if unchanged else group.but(laid=laid, marks=marks)


def strike_ground(game: UpFront, target: str, weapon: str) -> None:
    """Tell the other rules that a weapon of the table of fires has hit a group (F4.1)."""
    for told in game.table.battle.hooks.struck:
        told(game, target, weapon)


# Groups and men ------------------------------------------------------------------------------


def lay(game: UpFront, side: str, group: Group, id: CardId, role: str) -> Group:
    """Lay a card from a hand on a group, its own or the enemy's, and return the group."""
    take_from_hand(game, side, id)
    changed = group.but(laid=(*group.laid, Laid(id, role)))
    game.table.put(changed)
    return changed


def act(game: UpFront, group: Group, *, counts: bool = True) -> Group:
    """Note that a group has used its action; one that counts bars discards (4.2, 4.3)."""
    table = game.table
    turn = table.turn
    if counts:
        table.turn = turn.but(idle=False, actions=turn.actions + 1)
    else:
        table.turn = turn.but(idle=False, free=turn.free + 1)
    changed = table.groups[group.id].but(acted=True)
    table.put(changed)
    return changed


def pin(game: UpFront, group: Group, man: Man, cause: str, rules: tuple[RuleId, ...]) -> None:
    """Pin a man (6.52, 10.1)."""
    changed = man.but(pinned=True)
    group = game.table.groups[group.id].with_man(changed)
    game.table.put(group)
    game.tell("pinned", rules, {"man": man_name(man), "seat": group.side, "group": group.letter})
    for told in game.table.battle.hooks.man_pinned:
        told(game, game.table.groups[group.id], changed, cause)


def unpin(game: UpFront, group: Group, man: Man) -> None:
    """Rally a man (10.2, 10.4)."""
    game.table.put(game.table.groups[group.id].with_man(man.but(pinned=False)))


def lose(game: UpFront, group: Group, man: Man, fate: str, rules: tuple[RuleId, ...]) -> None:
    """Take a man out of the game: killed, routed or captured (6.51, 6.53, 32)."""
    table = game.table
    wreck = man.hull is not None and fate == KIA
    table.lost[man.card.id] = fate
    if man.hull is not None and fate in (KIA, ROUT):
        table.lost[man.card.id] = (WRECKS if wreck else ROUTS)[man.hull.losses]
    table.put(table.groups[group.id].without(man.card.id))
    game.tell(
        "lost",
        rules,
        {
            "man": man_name(man),
            "seat": group.side,
            "group": group.letter,
            "fate": term("fate-wreck" if wreck else f"fate-{fate}"),
        },
    )
    for told in table.battle.hooks.man_lost:
        told(game, group, man, fate)
    if group.id in table.groups and not table.groups[group.id].men:
        disband(game, table.groups[group.id])


def clear_off(game: UpFront, group: Group) -> None:
    """Send all cards on a group to the discards; imposed terrain was never reached (4.3, 7.3)."""
    for laid in group.laid:
        to_discards(game, (laid,), group.side, used=laid in group.standing)


def attacked(game: UpFront, gid: str) -> None:
    """Tell the other rules that an attack on a group is certain now, and about to be resolved."""
    for told in game.table.battle.hooks.attacked:
        told(game, game.table.groups[gid])


def disband(game: UpFront, group: Group) -> None:
    """Take an empty group off the table with the cards on it (4.3)."""
    table = game.table
    del table.groups[group.id]
    clear_off(game, group)
    game.tell("group-gone", (rule("UF 4.3"),), {"seat": group.side, "group": group.letter})
    for told in table.battle.hooks.group_gone:
        told(game, group)
