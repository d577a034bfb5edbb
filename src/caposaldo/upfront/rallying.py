"""Rally cards (10.2 to 10.23)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Words
from caposaldo.kernel.rules import Fact, Facts, Refusal, RuleId, rule
from caposaldo.upfront.armour import vehicle
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.groups import Group, beside, group_id, letter_of, side_of
from caposaldo.upfront.holdings import (
    cannot_act,
    cannot_play,
    own_group,
    ready_groups,
    too_many_actions,
)
from caposaldo.upfront.men import Man
from caposaldo.upfront.recovering import in_need, price, recover
from caposaldo.upfront.recovering import shaken as is_shaken
from caposaldo.upfront.surrender import still_in
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, act, man_name, spend, unpin

RALLY: Final = rule("UF 10.2")
NUMBERS: Final = rule("UF 10.21")
SURPLUS: Final = rule("UF 10.22")
ALL: Final = rule("UF 10.23")
BOTH: Final = 2
MEN: Final = rule("UF 3.2")
KIND: Final = "rally"


def shaken(group: Group) -> list[Man]:
    """Return the men a Rally card can bring back, and stunned AFVs (10.2, 28.45)."""
    return [man for man in group.men if is_shaken(man)]


def cannot_rally(game: UpFront, letter: str, card: str) -> Refusal | None:
    """Say why a Rally card cannot be played on a group (10.2)."""
    side = game.table.turn.side
    refusal = cannot_act(game, letter) or cannot_play(game, side, card, KIND)
    if refusal is not None:
        return refusal
    group = own_group(game, letter)
    assert group is not None
    if not shaken(group):
        return Refusal("nobody-pinned", RALLY, {"group": letter})
    for bar in game.table.battle.hooks.bars_rally:
        refusal = bar(game, group)
        if refusal is not None:
            return refusal
    return still_in(group)


def rise(game: UpFront, gid: str, man: Man, rules: tuple[RuleId, ...]) -> None:
    """Bring one man back, or an AFV or gun with all it needs (10.2, 28.45)."""
    if man.hull is not None:
        recover(game, gid, man, None, rules)
        return
    unpin(game, game.table.groups[gid], man)
    facts = {"seat": side_of(gid), "group": letter_of(gid), "man": man_name(man)}
    game.tell("rallied", rules, {**facts})


class Rally(Deed[UpFrontTable]):
    """Rally men of one group (10.2): `rally A 42`."""

    VERB: ClassVar[str] = "rally"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        cards = game.table.holding(game.table.turn.side, KIND)
        if not cards:
            return ()
        groups = [group for group in ready_groups(game) if in_need(group)]
        return [(group.letter, card) for group in groups for card in cards]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        return cannot_rally(game, words[0], words[1])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = own_group(game, words[0])
        assert group is not None
        act(game, group)
        card = spend(game, group.side, CardId(words[1]))
        _tell_rallied(game, group.id)
        men = shaken(group)
        number = len(men) if card.rally_all else card.value_as(KIND)
        where: dict[str, Fact] = {"seat": group.side, "group": group.letter}
        game.tell("rally", (RALLY, NUMBERS), {**where, "card": card.id, "count": number})
        if not card.rally_all and len(men) == 1 and men[0].hull is not None:
            # The credit counts too, so the card alone does not tell what comes of it (28.42).
            recover(game, group.id, men[0], number, (SURPLUS,))
        elif not card.rally_all and number < sum([price(man) for man in men]):
            game.push(WhoRises(group.id, number))
        else:
            for man in men:
                rise(game, group.id, man, (NUMBERS,))


class WhoRises(Question[UpFrontTable]):
    """Which men rally when the card is not enough for all (10.21)."""

    KIND: ClassVar[str] = "upfront.who_rises"
    PROMPT: ClassVar[str] = "who-rises"
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "left")
    SORTS: ClassVar[tuple[type, ...]] = (str, int)

    def __init__(self, group: str, left: int) -> None:
        self.group: Final = group
        self.left = left

    def seat(self, game: UpFront) -> str:
        return side_of(self.group)

    def rule(self, game: UpFront) -> RuleId:
        return NUMBERS

    def facts(self, game: UpFront) -> Facts:
        return {"group": letter_of(self.group), "left": self.left}

    def waiting(self, game: UpFront) -> bool:
        return self.left > 0

    def run(self, game: UpFront) -> None:
        game.finish(self)


class Rise(Deed[UpFrontTable]):
    """Choose a man who rallies (10.21): `rise g3`."""

    VERB: ClassVar[str] = "rise"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, WhoRises)
        return [(man.card.id,) for man in shaken(game.table.groups[frame.group])]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, WhoRises)
        group = game.table.groups[frame.group]
        man = group.man(words[0])
        if man is None:
            return Refusal("no-such-man", MEN, {"name": words[0]})
        if man not in shaken(group):
            return Refusal("not-pinned", RALLY, {"man": man_name(man)})
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, WhoRises)
        man = game.table.groups[frame.group].man(words[0])
        assert man is not None
        # A gun takes the points of three men; too few for it are kept as credit (34.6).
        points = min(frame.left, price(man))
        frame.left -= points
        if man.hull is not None:
            recover(game, frame.group, man, points, (SURPLUS,))
        else:
            rise(game, frame.group, man, (NUMBERS,))


class RallyAll(Deed[UpFrontTable]):
    """Rally everybody in two groups with one Rally All card (10.23): `rally-all A,B 48`."""

    VERB: ClassVar[str] = "rally-all"
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        table = game.table
        cards = [id for id in table.holding(table.turn.side, KIND) if table.card(id).rally_all]
        if not cards:
            return ()
        letters = [group.letter for group in ready_groups(game) if group.pinned]
        return [(f"{a},{b}", card) for a, b in combinations(letters, 2) for card in cards]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        one, _, other = words[0].partition(",")
        refusal = cannot_rally(game, one, words[1]) or cannot_rally(game, other, words[1])
        if refusal is not None:
            return refusal
        if not game.table.card(words[1]).rally_all:
            return Refusal("not-rally-all", ALL, {"card": words[1]})
        first, second = own_group(game, one), own_group(game, other)
        assert first is not None
        assert second is not None
        return _out_of_earshot(first, second) or too_many_actions(game, BOTH)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        side = game.table.turn.side
        card = spend(game, side, CardId(words[1]))
        one, _, other = words[0].partition(",")
        facts = {"seat": side, "group": one, "other": other, "card": card.id}
        game.tell("rally-all", (ALL,), {**facts})
        for letter in (one, other):
            group = game.table.groups[group_id(side, letter)]
            act(game, group)
            for man in shaken(group):
                rise(game, group.id, man, (ALL,))
            _tell_rallied(game, group.id)


def _tell_rallied(game: UpFront, gid: str) -> None:
    for told in game.table.battle.hooks.rallied:
        told(game, game.table.groups[gid])


def _out_of_earshot(one: Group, other: Group) -> Refusal | None:
    """Side by side one leader is enough for both groups, elsewhere each needs its own (10.23)."""
    facts = {"group": one.letter, "other": other.letter}
    if one.letter == other.letter:
        return Refusal("same-group-twice", ALL, facts)
    for group in (one, other):
        if group.armoured and not vehicle(group.men[0]).open_topped:
            return Refusal("closed-rallies-alone", ALL, {"man": man_name(group.men[0])})
    if one.led and other.led:
        return None
    if not (one.led or other.led):
        return Refusal("no-leader-to-rally", ALL, facts)
    if not beside(one.letter, other.letter):
        return Refusal("apart-needs-two-leaders", ALL, facts)
    if one.range != other.range:
        return Refusal("other-range-number", ALL, facts)
    return None


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [WhoRises]
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {WhoRises.KIND: (Rise(),)}
ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (Rally(), RallyAll())
