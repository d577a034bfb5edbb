"""What a seat may know, built by adding; nothing in it has the order of a pile or a hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from caposaldo.upfront.battlefields import Battlefield
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.command import hand_limit
from caposaldo.upfront.conditions import HOLDS
from caposaldo.upfront.faces import (
    Face,
    card_face,
    held_face,
    lost_face,
    man_face,
    reserve_face,
)
from caposaldo.upfront.forces import ATTACKER
from caposaldo.upfront.foretelling import Foretell
from caposaldo.upfront.goals import EITHER, cards_needed, counted, holding, losses
from caposaldo.upfront.ground import counting, exposed, spot_of
from caposaldo.upfront.groups import Group, side_of
from caposaldo.upfront.hulldown import cover_of_hulls
from caposaldo.upfront.knowledge import (
    BEGUN,
    HIDDEN,
    PLANS,
    announced,
    hand_seen_by,
    hidden_discards,
    knows_laid,
    phase,
    unseen_by,
)
from caposaldo.upfront.marksmen import attacks
from caposaldo.upfront.night import lit
from caposaldo.upfront.overhearing import plan_overheard, secrets_of
from caposaldo.upfront.personalities import ManId
from caposaldo.upfront.points import victory_points
from caposaldo.upfront.powerview import powers
from caposaldo.upfront.ranges import relative_range
from caposaldo.upfront.reach import edge, needed_by_side
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.tabledata import FATES
from caposaldo.upfront.verbs import ROUTS, WRECKS, UpFront

NUMBERS = range(7)


PLAIN: Final = {fate: fates[0] for fates in (WRECKS, ROUTS) for fate in fates[1:]}
"""The fates of guns and vehicles that had lost crew, as they are counted."""
COUNTED: Final = "deck-count"
GLANCE: Final = 20
ANY_NEED: Final = 9
"""A need that no floor changes."""


def view(game: UpFront, seat: str) -> dict[str, object]:
    """Return the table as this seat sees it; anybody else is a spectator."""
    table = game.table
    battle = table.battle
    unseen = unseen_by(table, seat, announced(game))
    return {
        "scenario": battle.scenario.id,
        "nations": list(battle.sides),
        "first": battle.first,
        "night": battle.night,
        "battlefield": _battlefield(battle.field),
        "notes": list(table.notes),
        "deck": _deck(table, seat, counted=game.reading(COUNTED) == "counted"),
        "turn": {**table.turn.data(), "phase": phase(game)},
        "you": _hand(table, seat, seat) if seat in battle.sides else [],
        "open_hands": {
            side: cards
            for side in battle.sides
            if seat != side and (cards := _hand(table, seat, side))
        },
        "covered": {side: len(table.covered.get(side, ())) for side in battle.sides},
        "hands": {side: len(table.hands[side]) for side in battle.sides},
        "sides": {side: _side(table, side) for side in battle.sides},
        "groups": [_group(table, group, seat) for group in _in_order(table)],
        "reserves": [
            reserve_face(battle.box.men[ManId(id)])
            for side in battle.sides
            for id in table.waiting[side]
        ],
        "ranges": _ranges(table),
        "powers": powers(table),
        "shells": list(table.shells),
        "lost": [
            lost_face(battle.box.men[ManId(id)], _fought_for(table, id), fate)
            for id, fate in table.lost.items()
        ],
        "unseen": _unseen(table, unseen),
        "under_way": _under_way(game, set(unseen)),
    }


def _hand(table: UpFrontTable, seat: str, side: str) -> list[Face]:
    """Return the cards of a side's hand that a seat sees (3.5, 49.12)."""
    deck = table.battle.deck
    seen = _by_number(hand_seen_by(table, seat, side))
    return [held_face(table, side, deck[id]) for id in seen]


def _battlefield(field: Battlefield) -> Face:
    """Return what the ground of the game changes in the deck (T0)."""
    return {"id": field.id, "rule": field.rule, "cards": [list(each) for each in field.changes()]}


def _by_number(cards: Iterable[CardId]) -> list[CardId]:
    return sorted(cards, key=int)


def _deck(table: UpFrontTable, seat: str, *, counted: bool) -> Face:
    hidden = hidden_discards(table, seat)
    return {
        "left": len(table.pile) if counted else _at_a_glance(len(table.pile)),
        "discards": len(table.discards) if counted else _at_a_glance(len(table.discards)),
        "shown": _by_number(id for id in table.discards if id not in hidden),
        "gone": _by_number(table.gone),
        "quota": table.quota.copy(),
        "number": table.decks,
        "of": table.battle.scenario.decks,
        "over": table.over,
    }


def _at_a_glance(cards: int) -> int:
    """Return how high a pile looks to somebody who may not count it (16.21)."""
    return -(-cards // GLANCE) * GLANCE


def _unseen(table: UpFrontTable, cards: list[CardId]) -> Face:
    """Count the cards whose place the seat does not know by number and colour, for odds."""
    counts = {False: [0 for _ in NUMBERS], True: [0 for _ in NUMBERS]}
    for id in cards:
        card = table.battle.deck[id]
        counts[card.red][card.rn] += 1
    return {"count": len(cards), "black": counts[False], "red": counts[True]}


def _fought_for(table: UpFrontTable, man: str) -> str:
    nation = table.battle.box.men[ManId(man)].nation
    for side, sheet in table.battle.sheets.items():
        if sheet.nation.cards_of == nation:
            return side
    return ""


def _side(table: UpFrontTable, side: str) -> Face:
    sheet = table.battle.sheets[side]
    fates = [
        PLAIN.get(fate, fate) for id, fate in table.lost.items() if _fought_for(table, id) == side
    ]
    own = [man for group in table.side(side) for man in group.men]
    return {
        "nation": sheet.nation.id,
        "role": sheet.role,
        "troops": sheet.troops.id,
        "hand": len(table.hands[side]),
        "hand_limit": hand_limit(table, side),
        "short": table.short[side],
        "leaders": [man.id for man in table.leaders(side)],
        "discards": list(sheet.troops.discards),
        "traits": sorted(sheet.traits),
        "edge": list(edge(table, side)),
        "needs_more": needed_by_side(table, side, ANY_NEED) - ANY_NEED,
        "lost": {
            **{fate: fates.count(fate) for fate in FATES if fate not in PLAIN},
            "wounded": len([man for man in own if man.wounded]),
        },
        "losses": losses(table, side),
        "strength": table.strength[side],
        "breaks_at": _breaks_at(table, side),
        "points": victory_points(table, side),
        "goals": _goals(table, side),
        "snipers": table.snipers[side] > 0,
        "rifles": attacks(table, side),
        "endured": table.endured[side],
        "waiting": list(table.waiting[side]),
    }


def _goals(table: UpFrontTable, side: str) -> list[Face]:
    """Return how far a side is with each ground it may win by, and what time asks of it (16.4)."""
    scenario, role = table.battle.scenario, table.battle.sheets[side].role
    found: list[Face] = [
        {
            "kind": goal.kind,
            "cards": holding(table, side, goal),
            "need": cards_needed(table, side, goal),
            "at": list(goal.at),
            "measure": goal.measure,
            "more_vp": goal.more_vp,
        }
        for goal in scenario.goals
        if goal.kind in HOLDS and goal.side in (EITHER, role)
    ]
    if scenario.attacker_times > 1 and role == ATTACKER:
        found.append({"kind": "points", "times": scenario.attacker_times})
    return found


def _breaks_at(table: UpFrontTable, side: str) -> int:
    """Return the number of losses at which a side breaks (16.5)."""
    test, over, under = table.battle.sheets[side].breaks
    share = counted(table, side) * over
    return share // under + 1 if test == "more_than" else -(-share // under)


def _in_order(table: UpFrontTable) -> list[Group]:
    return [group for side in table.battle.sides for group in table.side(side)]


def _group(table: UpFrontTable, group: Group, seat: str) -> Face:
    places = {man.card.id: at for at, man in enumerate(group.ranks, 1)}
    changes = counting(table, group) if group.laid else {}
    return {
        "id": group.id,
        "side": group.side,
        "letter": group.letter,
        "range": group.range,
        "moving": group.moving,
        **exposed(table, group),
        "entrenched": group.entrenched,
        "terrain": spot_of(table, group).terrain.id,
        "low": cover_of_hulls(table, group),
        "lit": lit(table, group),
        "laid": [
            {
                "role": laid.role,
                "card": card_face(table.battle.deck[laid.card])
                if knows_laid(seat, group.side, laid)
                else None,
                **({"change": changes[laid.card]} if laid.card in changes else {}),
            }
            for laid in group.laid
        ],
        "flanks": list(group.flanks),
        "natural": list(group.natural),
        "encircled_by": list(table.encircled.get(group.id, ())),
        "lateral": group.lateral,
        "swap": group.swap,
        "acted": group.acted,
        "fired": group.fired,
        "sniped": group.sniped,
        "marks": list(group.marks),
        "loose": [
            {"code": w.code, "jammed": w.jammed, "captured": w.captured, "operator": w.operator}
            for w in group.loose
        ],
        "men": [man_face(table, group, man, places.get(man.card.id, 0)) for man in group.men],
    }


def _ranges(table: UpFrontTable) -> dict[str, int]:
    return {
        f"{one.id}>{other.id}": relative_range(one, other)
        for one in table.groups.values()
        for other in table.groups.values()
        if side_of(one.id) != side_of(other.id)
    }


def _under_way(game: UpFront, unseen: set[CardId]) -> list[Face]:
    """Return the procedures under way; of secret cards a seat does not know, only their number."""
    found: list[Face] = []
    asked = game.stack[-1] if game.stack else None
    begun = asked.begun_frames(game) if isinstance(asked, Foretell) else []
    for frame in (*game.stack, *begun):
        face = frame.data()
        if HIDDEN in frame.FIELDS:
            cards = getattr(frame, HIDDEN)
            face[HIDDEN] = len(cards) if unseen.intersection(cards) else _by_number(cards)
        for name in (PLANS, BEGUN):
            if name in frame.FIELDS and unseen.intersection(secrets_of(getattr(frame, name))):
                face[name] = [plan_overheard(plan) for plan in getattr(frame, name)]
        found.append(face)
    return found
