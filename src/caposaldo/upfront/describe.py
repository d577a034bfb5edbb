"""Writing a position in its text form (docs/notation.md); `positions` reads it back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from caposaldo.upfront.draft import NEVER_BREAKS
from caposaldo.upfront.groupdraft import NOBODY
from caposaldo.upfront.groups import Group, letter_of, side_of
from caposaldo.upfront.knowledge import phase
from caposaldo.upfront.orders import ORDERS, compact
from caposaldo.upfront.pieces import laid_word, loose_word, man_word
from caposaldo.upfront.table import Turn, UpFrontTable
from caposaldo.upfront.turndraft import COUNTS, LISTS, PHASES, usual_start, usually_idle
from caposaldo.upfront.verbs import UpFront

LATER = {"executions": "discards", "close": "refill", "end": "refill"}


def describe(game: UpFront) -> list[str]:
    """Write the position; what is as usual is left out, but for groups, ground and hands."""
    table = game.table
    return [
        *_agreed(game),
        *_turn(table, table.turn, _phase(game)),
        *[line for group in table.groups.values() for line in _group(table, group)],
        *_cards(table),
        *_sides(table),
    ]


def _agreed(game: UpFront) -> Iterator[str]:
    one, other = game.table.battle.sides
    yield f"scenario {game.setup.scenario}"
    yield f"nations {one} {other}"
    asked = {"side-1": one, "side-2": other}
    orders = game.setup.readings.get(ORDERS, "")
    if orders:
        asked[ORDERS] = orders
        yield f"option {ORDERS} {compact(orders)}"
    usual = game.kind.setup(game.setup.scenario, asked).readings
    # A record from before the supplements does not name them, and plays without.
    agreed = {"supplements": "off", **game.setup.readings}
    for name, value in sorted(agreed.items()):
        if value != usual[name]:
            yield f"option {name} {value}"


def _phase(game: UpFront) -> str:
    now = phase(game)
    now = LATER.get(now, now)
    return now if now in PHASES else PHASES[0]


def _turn(table: UpFrontTable, turn: Turn, now: str) -> Iterator[str]:
    yield f"turn {turn.side} {turn.number}" if turn.number != 1 else f"turn {turn.side}"
    if now != PHASES[0]:
        yield f"phase {now}"
    for word, field in COUNTS.items():
        if getattr(turn, field):
            yield f"{word} {getattr(turn, field)}"
    if turn.idle != usually_idle(turn):
        yield f"idle {'yes' if turn.idle else 'no'}"
    if turn.idle_before:
        yield "idle-before"
    if turn.breeze:
        yield "breeze"
    for word, field in LISTS.items():
        yield from _listed(word, getattr(turn, field))
    yield from _listed("watched", [_pair(turn, pair) for pair in turn.watched])
    yield from _listed("shot-at", turn.shot_at)
    yield from _listed("started", _started(table, turn))


def _pair(turn: Turn, pair: str) -> str:
    one, _, other = pair.partition(">")
    return f"{letter_of(one)}>{letter_of(other)}" if side_of(one) == turn.side else pair


def _started(table: UpFrontTable, turn: Turn) -> list[str]:
    """List the groups that began the turn elsewhere, or not at all, or have gone since."""
    began = {id: at for id, _, at in [entry.partition("=") for entry in turn.started]}
    now = usual_start(table.groups)
    found = [f"{id}={at}" for id, at in began.items() if now.get(id) != at]
    return found + [f"{id}={NOBODY}" for id in now if id not in began]


def _group(table: UpFrontTable, group: Group) -> Iterator[str]:
    name = f"{group.side} {group.letter}"
    yield " ".join([name, str(group.range), *[man_word(man) for man in group.men]])
    laid = [laid_word(table.battle.deck[laid.card], laid) for laid in group.laid]
    yield " ".join([f"ground {name}", *laid])
    for word in ("entrenched", "acted", "fired"):
        if getattr(group, word):
            yield f"{word} {name}"
    yield from _listed(f"loose {name}", [loose_word(weapon) for weapon in group.loose])
    if group.sniped >= 0:
        yield f"sniped {name} {group.sniped}"
    yield from _listed(f"mark {name}", group.marks)
    yield from _listed(f"flank {name}", [letter_of(id) for id in group.flanks])
    yield from _listed(f"natural {name}", [letter_of(id) for id in group.natural])
    for word in ("lateral", "swap"):
        if getattr(group, word):
            yield f"{word} {name} {getattr(group, word)}"
    if group.id in table.encircled:
        around = [letter_of(id) if id else NOBODY for id in table.encircled[group.id]]
        yield " ".join([f"encircled {name}", *around])


def _cards(table: UpFrontTable) -> Iterator[str]:
    for side, hand in table.hands.items():
        yield " ".join([f"hand {side}", *hand])
    yield from _listed("discards", table.discards)
    yield from _listed("gone", table.gone)
    for side, cards in table.unseen.items():
        yield from _listed(f"unseen {side}", cards)
    for kind, left in table.quota.items():
        yield f"quota {kind} {left}"
    if table.decks != 1:
        yield f"deck {table.decks}"
    if table.over:
        yield "over"


def _sides(table: UpFrontTable) -> Iterator[str]:
    for man, fate in table.lost.items():
        yield f"lost {man} {fate}"
    command = table.unusual_command()
    for side in table.battle.sides:
        if table.strength[side] != NEVER_BREAKS:
            yield f"strength {side} {table.strength[side]}"
        if table.snipers[side] != table.battle.sheets[side].snipers:
            yield f"snipers {side} {table.snipers[side]}"
        yield from _listed(f"command {side}", command.get(side, ()))
        if table.short[side]:
            yield f"short {side}"
        yield from _listed(f"waiting {side}", table.waiting[side])
        if table.endured[side] != table.decks:
            yield f"endured {side} {table.endured[side]}"
        yield from _listed(f"covered {side}", table.covered.get(side, ()))
    for shell in table.shells:
        yield f"shell {shell}"
    yield from _listed("note", table.notes)


def _listed(head: str, words: Iterable[str]) -> list[str]:
    found = list(words)
    return [" ".join([head, *found])] if found else []
