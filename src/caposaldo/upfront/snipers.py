"""Snipers: their fire, resolved after all discards are declared, and the hunt for them (14)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Script, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule, term
from caposaldo.upfront.armour import closed, destroy, kill_commander, rattle, vehicle
from caposaldo.upfront.cards import Card
from caposaldo.upfront.covering import under_attack
from caposaldo.upfront.effects import inflict, panic, shot_down, wounds
from caposaldo.upfront.fire import targets
from caposaldo.upfront.groups import Group, find, letter_of, side_of
from caposaldo.upfront.heroes import HeroChance
from caposaldo.upfront.holdings import cannot_act, own_group, ready_groups
from caposaldo.upfront.marksmen import lose_sniper
from caposaldo.upfront.men import Man
from caposaldo.upfront.sight import cannot_suffer
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.traps import cannot_mine
from caposaldo.upfront.verbs import KIA, Step, UpFront, act, attacked, draw, lose, man_name, pin
from caposaldo.upfront.wounds import wound

TARGET: Final = rule("UF 14.2")
RESOLUTION: Final = rule("UF 14.3")
AT_AFV: Final = rule("UF 14.31")
AT_GUN: Final = rule("UF 14.32")
CLOSED: Final = rule("UF 14.2")
CHECK: Final = rule("UF 14.4")
AGAIN: Final = rule("UF 14.5")
POSITION: Final = rule("UF 14.6")
SNIPE: Final = "snipe"
MINE: Final = "mine"
KILLS: Final = "kia"
PINS: Final = "pin"
MISSES: Final = "miss"


# The attack ----------------------------------------------------------------------------------


class SniperFire(Script[UpFrontTable]):
    """One Sniper card against a group: a position, then a number (14.2, 14.3)."""

    KIND: ClassVar[str] = "upfront.sniper_fire"
    STEPS: ClassVar[tuple[str, ...]] = ("pick", "shoot")
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "group", "man", "step")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, str, str)

    def __init__(self, card: str, group: str, man: str = "", step: str = "") -> None:
        self.card: Final = card
        self.group: Final = group
        self.man = man
        self.step = step

    def pick(self, game: UpFront) -> None:
        """Find the man, who may still be rallied by a Hero if he is pinned (10.42, 14.2)."""
        if self.group not in game.table.groups:
            self.step = "end"
            game.push(Redirect(SNIPE, self.card))
            return
        if cannot_snipe(game, game.table.groups[self.group]) is not None:
            # Another card of this turn has closed its hatches before (14.5, 14.32).
            self.step = "end"
            facts = {"seat": side_of(self.group), "group": letter_of(self.group)}
            game.tell("sniper-sees-nobody", (CLOSED,), {**facts})
            return
        man = pick_man(game, self.group, "sniper's target")
        self.man = man.card.id
        under_attack(game, game.table.groups[self.group])
        game.push(HeroChance(side_of(self.group), self.man))

    def shoot(self, game: UpFront) -> None:
        """Look one number up in the ranges of the card, whatever its colour (14.3)."""
        table = game.table
        group = find(table.groups, self.man)
        man = group.man(self.man) if group is not None else None
        assert group is not None
        assert man is not None
        attacked(game, self.group)
        drawn = draw(game, "sniper")
        _note(table, self.group, drawn.rn)
        outcome = sniped(table.card(self.card), drawn.rn)
        game.tell(
            "sniper-fires",
            (RESOLUTION,),
            {
                "seat": group.side,
                "group": letter_of(self.group),
                "man": man_name(man),
                "card": drawn.id,
                "number": drawn.rn,
                "outcome": term(f"sniper-{outcome}"),
            },
        )
        if man.hull is not None:
            at_crew(game, group, man, outcome, drawn)
        elif outcome == KILLS:
            self._kill(game, group, man, drawn)
        elif outcome == PINS and man.pinned:
            panic(game, group.id, self.man, drawn, "sniper")
        elif outcome == PINS and group.charge:
            said = shot_down(table, man, drawn)
            inflict(game, group, man, said, drawn, "sniper", panicked=False)
        elif outcome == PINS:
            pin(game, group, man, "sniper", (RESOLUTION,))

    def _kill(self, game: UpFront, group: Group, man: Man, drawn: Card) -> None:
        """Only the lowest number that kills can be a wound instead (14.3, 33.1)."""
        if drawn.rn == game.table.card(self.card).kia[0] and wounds(game.table, man, drawn):
            wound(game, group, man, drawn)
        else:
            lose(game, group, man, KIA, (RESOLUTION,))


def sniped(card: Card, number: int) -> str:
    """Say what a number means on a Sniper card (14.3)."""
    if card.kia[0] <= number <= card.kia[1]:
        return KILLS
    return PINS if card.pin[0] <= number <= card.pin[1] else MISSES


def cannot_snipe(game: UpFront, group: Group) -> Refusal | None:
    """Say that a sniper sees nobody of an AFV that is not CE; a pinned carrier is open (14.2)."""
    if not group.armoured:
        return cannot_suffer(game.table, None, group, "snipe")
    man = group.men[0]
    return None if sees_crew(man) else Refusal("no-crew-to-snipe", CLOSED, {"man": man_name(man)})


def sees_crew(man: Man) -> bool:
    """Tell whether a sniper sees anybody of an AFV: it is CE, or an open carrier (14.2)."""
    return not closed(man) or (man.pinned and vehicle(man).panics)


def at_crew(game: UpFront, group: Group, man: Man, outcome: str, drawn: Card) -> None:
    """Do to an AFV or a gun what a Sniper card says (14.31, 14.32)."""
    killed = outcome == KILLS
    if outcome == MISSES:
        return
    if man.armoured and man.pinned:
        panic(game, group.id, man.card.id, drawn, "sniper")
    elif man.armoured:
        rattle(game, group, man, killed=killed, cited=AT_AFV)
    elif killed:
        if not man.pinned:
            pin(game, group, man, "sniper", (AT_GUN,))
        kill_commander(game, group.id, man.card.id, AT_GUN)
    elif man.pinned:
        destroy(game, group, man, AT_GUN)
    else:
        pin(game, group, man, "sniper", (AT_GUN,))


def pick_man(game: UpFront, gid: str, purpose: str) -> Man:
    """Draw for the man of a group who is attacked; one alone needs no draw (14.2, 14.6)."""
    men = targets(game.table, gid)
    if len(men) == 1:
        return men[0]
    card = draw(game, purpose, position=True)
    position = card.positions[len(men) - 1]
    man = men[position - 1]
    game.tell(
        "position-drawn",
        (POSITION, TARGET),
        {
            "seat": side_of(gid),
            "group": letter_of(gid),
            "card": card.id,
            "position": position,
            "man": man_name(man),
        },
    )
    return man


def _note(table: UpFrontTable, gid: str, number: int) -> None:
    """Keep the lowest number the snipers drew, which a check has to beat (14.4)."""
    group = table.groups[gid]
    lowest = number if group.sniped < 0 else min(group.sniped, number)
    table.put(group.but(sniped=lowest))


class Redirect(Question[UpFrontTable]):
    """Where a declared card goes whose group has been wiped out (14.5)."""

    KIND: ClassVar[str] = "upfront.redirect"
    PROMPT: ClassVar[str] = "redirect"
    FIELDS: ClassVar[tuple[str, ...]] = ("deed", "card")
    SORTS: ClassVar[tuple[type, ...]] = (str, str)

    def __init__(self, deed: str, card: str) -> None:
        self.deed: Final = deed
        self.card: Final = card

    def seat(self, game: UpFront) -> str:
        return game.table.turn.side

    def rule(self, game: UpFront) -> RuleId:
        return AGAIN

    def facts(self, game: UpFront) -> Facts:
        return {"card": self.card}

    def waiting(self, game: UpFront) -> bool:
        return bool(others(game, self.deed))

    def run(self, game: UpFront) -> None:
        game.finish(self)


def others(game: UpFront, deed: str) -> list[Group]:
    """Return the enemy groups a Sniper or a Minefield can be sent at (14.2, 24.3)."""
    groups = game.table.side(game.table.battle.enemy(game.table.turn.side))
    if deed == SNIPE:
        return [group for group in groups if cannot_snipe(game, group) is None]
    return [group for group in groups if cannot_mine(game, group) is None]


# The check -----------------------------------------------------------------------------------


def can_search(group: Group) -> bool:
    """Tell whether a group has an unpinned man with a primary weapon, or serving one (14.4).

    A CE AFV and an unpinned gun can search too.
    """
    for man in group.ranks:
        if man.pinned:
            continue
        if man.hull is not None:
            return not closed(man)
        operator = group.man(man.assists) if man.assists else None
        if man.armed or (operator is not None and operator.pinned):
            return True
    return False


class SniperCheck(Deed[UpFrontTable]):
    """Try to remove the sniper who attacked the group (14.4): `sniper-check A`."""

    VERB: ClassVar[str] = "sniper-check"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [(group.letter,) for group in ready_groups(game) if group.sniped >= 0]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        refusal = cannot_act(game, words[0])
        if refusal is not None:
            return refusal
        group = own_group(game, words[0])
        assert group is not None
        if group.sniped < 0:
            return Refusal("not-sniped", CHECK, {"group": words[0]})
        if not can_search(group):
            return Refusal("nobody-to-search", CHECK, {"group": words[0]})
        if not game.table.snipers[game.table.battle.enemy(group.side)]:
            return Refusal("no-sniper-left", CHECK)
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        group = own_group(game, words[0])
        assert group is not None
        table = game.table
        group = act(game, group)
        card = draw(game, "sniper check")
        found = not card.red and card.rn > group.sniped
        game.tell(
            "sniper-check",
            (CHECK,),
            {
                "seat": group.side,
                "group": group.letter,
                "card": card.id,
                "number": group.sniped,
                "found": found,
            },
        )
        if not found:
            return
        enemy = table.battle.enemy(group.side)
        lose_sniper(table, enemy)
        game.tell("sniper-gone", (CHECK,), {"seat": enemy, "left": table.snipers[enemy]})


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [SniperFire, Redirect]
ACTIONS: Final[tuple[Deed[UpFrontTable], ...]] = (SniperCheck(),)
