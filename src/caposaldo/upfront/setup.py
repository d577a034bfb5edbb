"""Each side forms its groups from the men of its force (3.2, 3.3, 15.51, 23.3)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Refusal, rule, term
from caposaldo.upfront.equipping import Carry, Crew
from caposaldo.upfront.fireteams import TEAMS, clash
from caposaldo.upfront.formation import (
    COMMISSAR,
    MOST_IN_PILLBOX,
    MOST_MEN,
    alone,
    loads_left,
    may_enter_pillbox,
    pillbox_letter,
)
from caposaldo.upfront.groups import LETTERS, group_id
from caposaldo.upfront.lineups import lineups
from caposaldo.upfront.personalities import ManId
from caposaldo.upfront.planning import bound_teams, plan_after
from caposaldo.upfront.sizing import can_finish, largest_with
from caposaldo.upfront.startlines import SCENARIO, line_of
from caposaldo.upfront.stationing import GROUPS, SECONDARY, line_up, side_in, station
from caposaldo.upfront.surrounded import can_share, unshared
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront

COMMISSAR_RULE: Final = rule("UF 15.51")
OCCUPANTS: Final = rule("UF 23.3")
ALONE: Final = rule("UF 28.11")


class Place(Deed[UpFrontTable]):
    """Put one man of the force into a group (3.2)."""

    VERB: ClassVar[str] = "place"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        waiting = game.table.waiting[side_in(frame)]
        return [(id, letter) for id in waiting for letter in LETTERS]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        side, table, (id, letter) = side_in(frame), game.table, words
        if id not in table.waiting[side]:
            return Refusal("not-waiting", GROUPS, {"man": id})
        if letter not in LETTERS:
            return Refusal("no-such-letter", GROUPS, {"group": letter})
        place = LETTERS.index(letter)
        if place > len(table.side(side)):
            return Refusal("letter-skipped", GROUPS, {"group": letter, "next": LETTERS[place - 1]})
        man = ManId(id)
        return _no_room(table, side, man, letter) or _unfinished(table, side, man, letter)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        station(game, side_in(frame), ManId(words[0]), words[1])


def _no_room(table: UpFrontTable, side: str, id: ManId, letter: str) -> Refusal | None:
    """Say why a group cannot take this man, whatever becomes of the others."""
    card = table.battle.box.men[id]
    sizes = [len(group.men) for group in table.side(side)]
    place = LETTERS.index(letter)
    size = sizes[place] if place < len(sizes) else 0
    other = table.groups.get(group_id(side, letter))
    if other is not None and (alone(card) or alone(other.men[0].card)):
        return Refusal("afv-stands-alone", ALONE, {"group": letter})
    line = line_of(table.battle, side)
    if size >= line.most_men:
        cited = GROUPS if line.most_men == MOST_MEN else SCENARIO
        return Refusal("group-full", cited, {"group": letter, "most": line.most_men})
    if unshared(table, side, card, letter):
        return Refusal("shared-over-forces", SCENARIO, {"man": term(f"man-{id}")})
    if letter == pillbox_letter(table.battle, side):
        if size >= MOST_IN_PILLBOX:
            return Refusal("pillbox-full", OCCUPANTS, {"group": letter, "most": MOST_IN_PILLBOX})
        if not may_enter_pillbox(card):
            return Refusal("barred-from-pillbox", OCCUPANTS, {"man": term(f"man-{id}")})
    arms = [man.card.weapon for man in other.men] if other is not None else []
    if clash(card.weapon, arms, bound_teams(table, side)):
        return Refusal("fire-team", TEAMS, {"man": term(f"man-{id}"), "group": letter})
    if card.role == COMMISSAR:
        if len(table.waiting[side]) > 1:
            return Refusal("commissar-comes-last", COMMISSAR_RULE, {"man": term(f"man-{id}")})
        if not size or not largest_with(sizes, place):
            return Refusal("not-the-largest-group", COMMISSAR_RULE, {"group": letter})
    return None


def _unfinished(table: UpFrontTable, side: str, id: ManId, letter: str) -> Refusal | None:
    """Say why the men left could not complete the groups after this."""
    plan = plan_after(table, side, id, letter)
    # Nearly every place will do, and this one look shows it.
    if can_finish(plan) and can_share(table, side, id, letter):
        return None
    facts = {"man": term(f"man-{id}"), "group": letter}
    if not can_finish(plan, loads=False, commissar=False, teams=False):
        return Refusal("groups-impossible", GROUPS, facts)
    if not can_share(table, side, id, letter):
        return Refusal("groups-impossible", SCENARIO, facts)
    if not can_finish(plan, loads=False, commissar=False):
        return Refusal("fire-team-without-room", TEAMS, facts)
    if not can_finish(plan, loads=False):
        return Refusal("commissar-without-room", COMMISSAR_RULE, facts)
    return Refusal("too-few-carriers", SECONDARY, facts)


class TakeLineUp(Deed[UpFrontTable]):
    """Form the groups after a ready line-up."""

    VERB: ClassVar[str] = "setup"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        if game.table.side(side_in(frame)):
            return ()
        return [(name,) for name in lineups(game.table, side_in(frame))]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        if game.table.side(side_in(frame)):
            return Refusal("set-up-begun", GROUPS)
        if words[0] not in lineups(game.table, side_in(frame)):
            return Refusal("no-such-setup", GROUPS, {"setup": words[0]})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        line_up(game, side_in(frame), words[0])


class Ready(Deed[UpFrontTable]):
    """Declare the groups formed (3.2)."""

    VERB: ClassVar[str] = "ready"

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        side = side_in(frame)
        if waiting := len(game.table.waiting[side]):
            return Refusal("not-all-placed", GROUPS, {"men": waiting})
        if left := sum(loads_left(game.table, side).values()):
            return Refusal("weapons-left-behind", SECONDARY, {"weapons": left})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        side = side_in(frame)
        game.finish(frame)
        groups = len(game.table.side(side))
        game.tell("set-up-done", (GROUPS,), {"seat": side, "groups": groups})


DEEDS: Final[tuple[Deed[UpFrontTable], ...]] = (Place(), Crew(), Carry(), TakeLineUp(), Ready())
