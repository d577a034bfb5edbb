"""Sniper and Minefield cards played on the enemy in lieu of a discard (14.1, 14.5, 24.3)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Words
from caposaldo.kernel.rules import Fact, Refusal, rule, term
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.groups import ORDER, TERRAIN
from caposaldo.upfront.hands import cannot_discard, count_discard, declare
from caposaldo.upfront.holdings import GROUPS, cannot_play, enemy_group, only_the_enemy
from caposaldo.upfront.marksmen import SNIPERS, attacks
from caposaldo.upfront.marksmen import TARGETS as SHARING
from caposaldo.upfront.minefields import PLACING, MineAttack, place
from caposaldo.upfront.reactions import Decline
from caposaldo.upfront.snipers import (
    AGAIN,
    MINE,
    SNIPE,
    TARGET,
    Redirect,
    SniperFire,
    cannot_snipe,
    others,
)
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.traps import cannot_mine, lays_traps, set_trap
from caposaldo.upfront.verbs import Step, UpFront, spend, take_from_hand

SNIPER: Final = rule("UF 14.1")
MINEFIELD: Final = term("terrain-minefield")


class Snipe(Deed[UpFrontTable]):
    """Declare a Sniper against an enemy group (14.1): `snipe 27 >B`."""

    VERB: ClassVar[str] = SNIPE
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        table, shots = game.table, self.WORDS - 1
        cards = table.holding(table.turn.side, "sniper")
        if not cards or shots > attacks(table, table.turn.side):
            return ()
        letters = [f">{group.letter}" for group in others(game, SNIPE)]
        return [
            (card, *targets)
            for card in cards
            for targets in combinations_with_replacement(letters, shots)
        ]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        card, *targets = words
        side = game.table.turn.side
        refusal = cannot_play(game, side, card, "sniper") or cannot_discard(game, card)
        if refusal is not None:
            return refusal
        most = attacks(game.table, side)
        if len(targets) > most:
            return Refusal("too-many-attacks", SNIPERS, {"count": most})
        for target in targets:
            group = enemy_group(game, target)
            if group is None:
                return Refusal("no-such-group", GROUPS, {"group": target})
            refusal = only_the_enemy(target, TARGET) or cannot_snipe(game, group)
            if refusal is not None:
                return refusal
        places = [ORDER.index(target[1:]) for target in targets]
        return None if places == sorted(places) else Refusal("letters-in-order", SHARING)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        card, *targets = words
        groups = [group for group in [enemy_group(game, at) for at in targets] if group is not None]
        side = game.table.turn.side
        count_discard(game, card)
        spend(game, side, CardId(card))
        for group in groups:
            declare(frame, f"{SNIPE} {card} {group.id}")
        letters = [group.letter for group in groups]
        if len(letters) == 1:
            game.tell("snipes", (SNIPER,), {"seat": side, "card": card, "target": letters[0]})
        else:
            facts: dict[str, Fact] = {"seat": side, "card": card, "targets": letters}
            game.tell("snipes-often", (SNIPER, SNIPERS, SHARING), facts)


class SnipeTwice(Snipe):
    """Declare the attacks of two snipers (48.41): `snipe 27 >B >C`."""

    WORDS: ClassVar[int] = 3


class SnipeThrice(Snipe):
    """Declare the attacks of three snipers (48.41)."""

    WORDS: ClassVar[int] = 4


class SnipeFourTimes(Snipe):
    """Declare the attacks of four snipers (48.41)."""

    WORDS: ClassVar[int] = 5


class SnipeFiveTimes(Snipe):
    """Declare the attacks of five snipers (48.41)."""

    WORDS: ClassVar[int] = 6


class Mine(Deed[UpFrontTable]):
    """Put a moving enemy group into a Minefield (24.3): `mine 141 >B`."""

    VERB: ClassVar[str] = MINE
    WORDS: ClassVar[int] = 2

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        table = game.table
        cards = [id for id in table.holding(table.turn.side, TERRAIN) if _mined(game, id)]
        if not cards:
            return ()
        enemies = table.side(table.battle.enemy(table.turn.side))
        return [(card, f">{group.letter}") for card in cards for group in enemies]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        card, target = words
        side = game.table.turn.side
        refusal = cannot_play(game, side, card, TERRAIN) or cannot_discard(game, card)
        if refusal is not None:
            return refusal
        if not _mined(game, card):
            return Refusal("not-that-kind", PLACING, {"card": card, "kind": MINEFIELD})
        group = enemy_group(game, target)
        if group is None:
            return Refusal("no-such-group", GROUPS, {"group": target})
        return only_the_enemy(target, PLACING) or cannot_mine(game, group)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        card, target = words
        group = enemy_group(game, target)
        assert group is not None
        count_discard(game, card)
        take_from_hand(game, game.table.turn.side, CardId(card))
        if lays_traps(game):
            declare(frame, f"{MINE} {card} {group.id}")
            set_trap(game, group, card)
            return
        # In the desert its owner answers for it in his own turn (52.11).
        if not game.table.battle.box.terrain[game.table.card(card).terrain].may_be_false:
            declare(frame, f"{MINE} {card} {group.id}")
        place(game, group, card)


def _mined(game: UpFront, card: str) -> bool:
    terrain = game.table.card(card).terrain
    return bool(terrain) and game.table.battle.box.terrain[terrain].mined


# A group that was wiped out before its turn came ----------------------------------------------


class SendAt(Deed[UpFrontTable]):
    """Send the card at another group (14.5): `redirect >C`."""

    VERB: ClassVar[str] = "redirect"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        assert isinstance(frame, Redirect)
        return [(f">{group.letter}",) for group in others(game, frame.deed)]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        assert isinstance(frame, Redirect)
        group = enemy_group(game, words[0])
        if group is None:
            return Refusal("no-such-group", GROUPS, {"group": words[0]})
        refusal = only_the_enemy(words[0], AGAIN)
        if refusal is not None:
            return refusal
        return cannot_mine(game, group) if frame.deed == MINE else cannot_snipe(game, group)

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Redirect)
        group = enemy_group(game, words[0])
        assert group is not None
        game.finish(frame)
        facts = {"seat": game.table.turn.side, "card": frame.card, "target": group.letter}
        game.tell("redirects", (AGAIN,), {**facts})
        if frame.deed == SNIPE:
            game.push(SniperFire(frame.card, group.id))
            return
        if lays_traps(game):
            game.push(MineAttack(frame.card, group.id))
            return
        # The card went out of the game with the group it lay on, and comes back.
        game.table.gone = tuple([id for id in game.table.gone if id != frame.card])
        game.push(MineAttack(frame.card, group.id))
        place(game, group, frame.card)


DISCARDS: Final[tuple[Deed[UpFrontTable], ...]] = (
    Snipe(),
    SnipeTwice(),
    SnipeThrice(),
    SnipeFourTimes(),
    SnipeFiveTimes(),
    Mine(),
)
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {Redirect.KIND: (SendAt(), Decline())}
