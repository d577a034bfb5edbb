"""Discards and the refill of the hand (4.3 to 4.6, 39)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from caposaldo.kernel.frames import Deed, Frame, Question, Script, Words
from caposaldo.kernel.rules import Facts, Refusal, RuleId, rule
from caposaldo.upfront.bogging import WireCheck
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.command import hand_limit
from caposaldo.upfront.covering import holds, strangers
from caposaldo.upfront.forestalling import FormThere
from caposaldo.upfront.heroes import HeroDrawn, hero_wanted
from caposaldo.upfront.holdings import NOT_HELD, FreeQuestion
from caposaldo.upfront.keynumbers import mustered
from caposaldo.upfront.minefields import MineAttack
from caposaldo.upfront.nations import ANY_NUMBER
from caposaldo.upfront.reinforcing import sealed
from caposaldo.upfront.snipers import SniperFire
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import Step, UpFront, deal, throw_away
from caposaldo.upfront.victory import settle

DISCARDS_RULE: Final = rule("UF 4.3")
REFILL: Final = rule("UF 4.5")
PASSING: Final = rule("UF 4.6")
UNDER_COVER: Final = rule("UF 35.4")
AFTER_ATTEMPT: Final = rule("UF 48.22")
STEADY: Final = "steady_discard"
NO_STEADY_DISCARD: Final = "random-reinforcement-no-german-discard"
RESOLVED: Final = {
    "snipe": SniperFire,
    "mine": MineAttack,
    "found": FormThere,
    "wire": WireCheck,
}


def useless(game: UpFront, id: str) -> bool:
    """Tell whether a card is a Cower card to the side in turn (2.22).

    So is one that may still be tried as a gamble (52.16).
    """
    table = game.table
    kind = table.card(id).terrain
    gamble = bool(kind) and table.battle.box.terrain[kind].banished
    return gamble or not table.uses(table.turn.side, CardId(id))


def allowance(game: UpFront) -> int:
    """Return how many cards the side in turn may discard in all this turn (4.3, 36.5, 39)."""
    turn = game.table.turn
    if mustered(game.table, turn.side):
        return int(_discards_anyway(game.table, turn.side))
    troops = game.table.battle.sheets[turn.side].troops
    actions = turn.actions - (turn.digs if troops.entrenching_lowers else 0)
    limit = troops.discards[min(actions, 2)]
    if limit == ANY_NUMBER:
        # Any number is as many as he held, so that an entrenching attempt takes one off (4.33).
        limit = len(game.table.hands[turn.side]) + turn.discards
    return max(0, limit - turn.digs * troops.entrenching_lowers)


def _discards_anyway(table: UpFrontTable, side: str) -> bool:
    """Tell whether a side keeps its single discard after trying for reinforcements (48.22)."""
    battle = table.battle
    return STEADY in battle.sheets[side].traits and not battle.reads(NO_STEADY_DISCARD)


def cannot_discard(game: UpFront, id: str, *, played: bool = False) -> Refusal | None:
    """Say why the side in turn cannot discard a card, face down or on the enemy (4.3).

    One `played` on the enemy is of some use, even if it is only a gamble (52.16).
    """
    table, turn = game.table, game.table.turn
    if not holds(table, turn.side, CardId(id)):
        return Refusal("not-in-hand", NOT_HELD, {"card": id})
    if sealed(table):
        return Refusal("only-action", UNDER_COVER)
    troops = table.battle.sheets[turn.side].troops
    worthless = not played and useless(game, id)
    if worthless and "useless" in troops.free_discards:
        return None
    if worthless and troops.useless_only_without_action and turn.actions:
        return Refusal("useless-after-action", rule(f"UF {troops.rule}"))
    if turn.discards < allowance(game):
        return None
    if mustered(table, turn.side):
        return Refusal("no-discard-after-muster", AFTER_ATTEMPT, {"seat": turn.side})
    barring = turn.actions - turn.digs * troops.entrenching_lowers
    if barring and troops.discards[0] > turn.discards:
        return Refusal("no-discard-after-action", rule(f"UF {troops.rule}"), {"seat": turn.side})
    return Refusal("discards-used-up", rule(f"UF {troops.rule}"), {"limit": allowance(game)})


def count_discard(game: UpFront, id: str, *, played: bool = False) -> None:
    """Note a discard; useless cards of some troops are free unless they are played (4.3)."""
    turn = game.table.turn
    free = "useless" in game.table.battle.sheets[turn.side].troops.free_discards
    more = 0 if free and not played and useless(game, id) else 1
    game.table.turn = turn.but(idle=False, discards=turn.discards + more)


class Discarding(FreeQuestion):
    """The discards of a turn, all declared before any is resolved (4.3)."""

    KIND: ClassVar[str] = "upfront.discards"
    PROMPT: ClassVar[str] = "discard"
    FIELDS: ClassVar[tuple[str, ...]] = ("declared",)
    SORTS: ClassVar[tuple[type, ...]] = (tuple,)

    def __init__(self, declared: tuple[str, ...]) -> None:
        self.declared = declared

    def seat(self, game: UpFront) -> str:
        return game.table.turn.side

    def rule(self, game: UpFront) -> RuleId:
        return DISCARDS_RULE

    def facts(self, game: UpFront) -> Facts:
        limit, made = allowance(game), game.table.turn.discards
        whole = len(game.table.hands[game.table.turn.side])
        return {"left": max(0, min(limit - made, whole)), "made": made}


def declare(frame: Step, deed: str) -> None:
    """Put a discard on the enemy aside, to be resolved when all are declared (4.3, 14.5)."""
    assert isinstance(frame, Discarding)
    frame.declared = (*frame.declared, deed)


class Discard(Deed[UpFrontTable]):
    """Throw an unused card away (4.3)."""

    VERB: ClassVar[str] = "discard"
    WORDS: ClassVar[int] = 1

    def objects(self, game: UpFront, frame: Step) -> Iterable[Words]:
        return [(id,) for id in game.table.hands[game.table.turn.side]]

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        return cannot_discard(game, words[0])

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        side = game.table.turn.side
        troops = game.table.battle.sheets[side].troops
        worthless = useless(game, words[0])
        shown = troops.shows_discards or (worthless and "useless" in troops.free_discards)
        count_discard(game, words[0])
        throw_away(game, side, CardId(words[0]), shown=shown)
        rules = (DISCARDS_RULE, rule(f"UF {troops.rule}"))
        enemy = game.table.battle.enemy(side)
        seen = ("spectator", *game.table.battle.sides) if shown else (side,)
        game.tell("discards", rules, {"seat": side, "card": words[0]}, seen_by=seen)
        if not shown:
            hidden = ("spectator", enemy)
            game.tell("discards-unseen", rules, {"seat": side}, seen_by=hidden)


class End(Deed[UpFrontTable]):
    """End the discards (4.3, 4.6)."""

    VERB: ClassVar[str] = "end"

    def obstacle(self, game: UpFront, frame: Step, words: Words) -> Refusal | None:
        turn = game.table.turn
        holds = game.table.hands[turn.side]
        if turn.idle and turn.idle_before and any(cannot_discard(game, id) is None for id in holds):
            return Refusal("cannot-pass", PASSING)
        return None

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        assert isinstance(frame, Discarding)
        game.finish(frame)
        if game.table.turn.idle:
            game.tell("passes", (PASSING,), {"seat": game.table.turn.side})
        if frame.declared:
            game.push(Resolving("", frame.declared))


class Resolving(Script[UpFrontTable]):
    """The declared discards are resolved one after the other (4.3, 14.5)."""

    KIND: ClassVar[str] = "upfront.resolving"
    STEPS: ClassVar[tuple[str, ...]] = ("resolve",)
    FIELDS: ClassVar[tuple[str, ...]] = ("step", "declared")
    SORTS: ClassVar[tuple[type, ...]] = (str, tuple)

    def __init__(self, step: str, declared: tuple[str, ...]) -> None:
        self.step = step
        self.declared = declared

    def resolve(self, game: UpFront) -> None:
        """Resolve the next one."""
        if settle(game) or not self.declared:
            return
        deed, card, group = self.declared[0].split(" ")
        self.declared = self.declared[1:]
        self.again("resolve")
        game.push(RESOLVED[deed](card, group))


def wants_cards(game: UpFront) -> bool:
    """Tell whether the side in turn holds fewer cards than it may (4.5)."""
    side = game.table.turn.side
    return len(game.table.hands[side]) < hand_limit(game.table, side)


class Refill(Question[UpFrontTable]):
    """Draw to a full hand, or draw nothing (4.5)."""

    KIND: ClassVar[str] = "upfront.refill"
    PROMPT: ClassVar[str] = "refill"

    def seat(self, game: UpFront) -> str:
        return game.table.turn.side

    def rule(self, game: UpFront) -> RuleId:
        return REFILL

    def facts(self, game: UpFront) -> Facts:
        side = game.table.turn.side
        return {"count": hand_limit(game.table, side) - len(game.table.hands[side])}


class Draw(Deed[UpFrontTable]):
    """Draw up to the full hand (4.5)."""

    VERB: ClassVar[str] = "draw"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        game.finish(frame)
        table = game.table
        side = table.turn.side
        count = 0
        while not table.over and len(table.hands[side]) < hand_limit(table, side):
            card = deal(game, side)
            count += 1
            if not table.battle.solitaire:
                game.tell("drew", (REFILL,), {"seat": side, "card": card.id}, seen_by=(side,))
        game.tell(
            "drew-unseen",
            (REFILL,),
            {"seat": side, "count": count},
            seen_by=strangers(table.battle, side),
        )
        # Nobody has seen the new cards, so nobody knows of a Hero among them (49.12).
        if not table.over and not table.battle.solitaire and hero_wanted(table, side):
            game.push(HeroDrawn(side))


class Stay(Deed[UpFrontTable]):
    """Draw nothing (4.5)."""

    VERB: ClassVar[str] = "stay"

    def perform(self, game: UpFront, frame: Step, words: Words) -> None:
        game.finish(frame)
        game.tell("draws-nothing", (REFILL,), {"seat": game.table.turn.side})


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Discarding, Resolving, Refill]
DISCARDS: Final[tuple[Deed[UpFrontTable], ...]] = (Discard(), End())
DEEDS: Final[dict[str, tuple[Deed[UpFrontTable], ...]]] = {Refill.KIND: (Draw(), Stay())}
