"""An outpost that is surprised: in its houses, asleep, with one man on watch (2.4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Words
from caposaldo.kernel.rules import Refusal, RuleId, rule
from caposaldo.upfront.asking import SideQuestion
from caposaldo.upfront.givencards import is_given, lay_given
from caposaldo.upfront.groups import Group, find
from caposaldo.upfront.leaving import cannot_stand
from caposaldo.upfront.men import Man
from caposaldo.upfront.scenarios import special_for
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, man_name, unpin

SCENARIO: Final = rule("UF 2.4")
HOUSES: Final = "start_in_buildings"
PINNED: Final = "start_pinned"
NO_RALLY: Final = "no_rally"
NO_SNIPER: Final = "no_sniper"
ASLEEP: Final = "asleep"
"""The mark of a group that no Rally card brings to its feet yet."""
ALARM: Final = "alarm-"
"""The note, before its name, of a side that has rallied by cards."""
SNIPE: Final = "snipe"


def has(table: UpFrontTable, side: str, key: str) -> bool:
    """Tell whether a further rule of the scenario concerns a side."""
    return special_for(table.battle.scenario, key, table.battle.sheets[side].role) is not None


# Before the first turn -------------------------------------------------------------------------


def formed(game: UpFront, side: str) -> None:
    """Put a side into its houses and to sleep."""
    if has(game.table, side, HOUSES):
        _house(game, side)
    if has(game.table, side, PINNED):
        _put_to_sleep(game, side)


def _house(game: UpFront, side: str) -> None:
    """Lay one of the cards named under each group; they are no longer among those that leave."""
    table = game.table
    special = special_for(table.battle.scenario, HOUSES, table.battle.sheets[side].role)
    assert special is not None
    kind = str(special.value["terrain"])
    for group in tuple(table.side(side)):
        cards = [id for id in table.pile if table.card(id).terrain and is_given(table, id, kind)]
        if not cards or cannot_stand(table, group, cards[0]) is not None:
            continue
        id = cards[game.chance.pick(cards, f"house of {group.id}")]
        lay_given(game, group, id, SCENARIO)
        table.quota = {**table.quota, kind: max(0, table.quota.get(kind, 0) - 1)}


def _put_to_sleep(game: UpFront, side: str) -> None:
    table = game.table
    sleeps = (ASLEEP,) if has(table, side, NO_RALLY) else ()
    for group in tuple(table.side(side)):
        men = tuple([man if man.hull is not None else man.but(pinned=True) for man in group.men])
        table.put(group.but(men=men, marks=(*group.marks, *sleeps)))
    game.tell("sleeps", (SCENARIO,), {"seat": side})
    able = sentries(table, side)
    if len(able) == 1:
        wake(game, able[0])
    elif able:
        game.push(Sentry(side))


def sentries(table: UpFrontTable, side: str) -> list[Man]:
    """Return the men of a side who may be the one on watch."""
    special = special_for(table.battle.scenario, PINNED, table.battle.sheets[side].role)
    if special is None:
        return []
    value = special.value
    return [
        man
        for group in table.side(side)
        for man in group.men
        if man.weapon is not None
        and man.weapon.family == value["awake_family"]
        and man.card.morale == value["awake_morale"]
    ]


def wake(game: UpFront, man: Man) -> None:
    """Let one man begin on his feet."""
    group = find(game.table.groups, man.card.id)
    assert group is not None
    unpin(game, group, man)
    facts = {"seat": group.side, "group": group.letter, "man": man_name(man)}
    game.tell("on-watch", (SCENARIO,), {**facts})


class Sentry(SideQuestion):
    """Which man is on watch while the others sleep."""

    KIND: ClassVar[str] = "upfront.sentry"
    PROMPT: ClassVar[str] = "sentry"

    def rule(self, game: UpFront) -> RuleId:
        return SCENARIO


class StandWatch(Deed[UpFrontTable]):
    """Name the man on watch: `sentry g4`."""

    VERB: ClassVar[str] = "sentry"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Sentry)
        return [(man.card.id,) for man in sentries(game.table, frame.side)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Sentry)
        if all(man.card.id != words[0] for man in sentries(game.table, frame.side)):
            return Refusal("no-sentry", SCENARIO, {"name": words[0]})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Sentry)
        game.finish(frame)
        wake(game, next(m for m in sentries(game.table, frame.side) if m.card.id == words[0]))


# While they sleep ------------------------------------------------------------------------------


def bars_rally(_game: UpFront, group: Group) -> Refusal | None:
    """Say that a sleeping group plays no Rally card."""
    if ASLEEP not in group.marks:
        return None
    return Refusal("still-asleep", SCENARIO, {"group": group.letter})


def bars_sniper(
    table: UpFrontTable, _group: Group | None, target: Group, deed: str
) -> Refusal | None:
    """Say that nobody of a side that was surprised snipes before its first rally by cards."""
    if deed != SNIPE:
        return None
    side = table.battle.enemy(target.side)
    if not has(table, side, NO_SNIPER) or f"{ALARM}{side}" in table.notes:
        return None
    return Refusal("no-sniper-yet", SCENARIO)


def turn_ends(game: UpFront, side: str) -> None:
    """Wake the groups that were fired on or blown up in this turn, or have attacked in it."""
    table = game.table
    for group in tuple(table.groups.values()):
        if ASLEEP not in group.marks:
            continue
        attacks = group.side == side and (group.fired or group.abroad)
        if attacks or group.id in table.turn.shot_at:
            table.put(group.but(marks=tuple([mark for mark in group.marks if mark != ASLEEP])))
            game.tell("wakes", (SCENARIO,), {"seat": group.side, "group": group.letter})


def rallied(game: UpFront, group: Group) -> None:
    """Note that a side has rallied by cards for the first time."""
    table = game.table
    if has(table, group.side, NO_SNIPER) and f"{ALARM}{group.side}" not in table.notes:
        table.note(f"{ALARM}{group.side}")


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Sentry]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {Sentry.KIND: (StandWatch(),)}
