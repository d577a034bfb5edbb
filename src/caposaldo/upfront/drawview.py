"""Actions that one or two draws decide, shown before they are made (8.53, 14, 18, 19, 24, 36)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.kernel.rules import Modifier, RuleId, rule, total
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.digging import DIGS_ON
from caposaldo.upfront.effects import PIN, ROUT_COLUMN, UNHARMED, VERDICTS, WOUND, panics, wounds
from caposaldo.upfront.fire import targets
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group, find, group_id
from caposaldo.upfront.handing import assistant_of, in_reach
from caposaldo.upfront.men import Man
from caposaldo.upfront.observing import detects, observation, pair_of
from caposaldo.upfront.odds import Draws, Say, chances, lasting, two_draws, unseen, weighed
from caposaldo.upfront.rallying import KIND as RALLY
from caposaldo.upfront.rallying import shaken
from caposaldo.upfront.snipers import KILLS, PINS, sniped
from caposaldo.upfront.sweeping import BLOWS_UP
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.values import suffers
from caposaldo.upfront.verbs import KIA, ROUT, UpFront
from caposaldo.upfront.weapons import Weapon

SUCCESS: Final = "success"
FAILURE: Final = "failure"
EITHER: Final = (SUCCESS, FAILURE)
REPAIRED: Final = ("repaired", "unchanged", "removed")
SWEPT: Final = ("cleared", "unchanged", "blows-up")


def pool(game: UpFront) -> list[Card]:
    """Return the cards the side now asked has not seen."""
    asked = game.decision()
    assert asked is not None
    return unseen(game, asked.seat)


def foreseen(game: UpFront, *spent: str) -> Draws:
    """Return the draws to come for the side now asked, which lays these cards down first."""
    asked = game.decision()
    assert asked is not None
    return Draws(game, asked.seat, tuple([CardId(id) for id in spent]))


def acting(game: UpFront, letter: str) -> Group:
    """Return the group of that letter of the side in turn."""
    return game.table.groups[group_id(game.table.turn.side, letter)]


def acting_man(game: UpFront, letter: str, id: str) -> Man:
    """Return a man of a group of the side in turn."""
    man = acting(game, letter).man(id)
    assert man is not None, f"{id} is not in {letter}"
    return man


def _shown(
    wanted: Action, cited: RuleId, odds: list[Outcome], listed: list[Modifier] | None = None
) -> Preview:
    sure = any(outcome.chances == outcome.of for outcome in odds)
    return Preview(wanted.notation, cited, [], listed or [], odds, "" if sure else "draw", {})


def _one_draw(game: UpFront, say: Say, keys: tuple[str, ...] = EITHER) -> list[Outcome]:
    return chances(weighed(pool(game)), say, keys)


def _yes(test: Callable[[Card], bool]) -> Say:
    return lambda card: SUCCESS if test(card) else FAILURE


def dig(game: UpFront, wanted: Action) -> Preview:
    """Show an attempt to entrench (36.1)."""
    return _shown(wanted, rule("UF 36.1"), _one_draw(game, _yes(lambda card: card.rn == DIGS_ON)))


def acquire(game: UpFront, wanted: Action) -> Preview:
    """Show an attempt to take a weapon; its assistant needs no draw (18.2, 18.21)."""
    letter, id, number = wanted.args
    group, man = acting(game, letter), acting_man(game, letter, id)
    _, weapon = in_reach(game.table, group, man)[int(number) - 1]
    sure = assistant_of(group, weapon) is man
    odds = _one_draw(game, _yes(lambda card: sure or not card.red))
    return _shown(wanted, rule("UF 18.2"), odds)


def ford(game: UpFront, wanted: Action) -> Preview:
    """Show an attempt to ford; a Ford card needs no draw (8.53)."""
    sure = game.table.card(wanted.args[1]).ford
    odds = _one_draw(game, _yes(lambda card: sure or not card.red))
    return _shown(wanted, rule("UF 8.53"), odds)


def repair(game: UpFront, wanted: Action) -> Preview:
    """Show a repair; a wounded man first draws whether he can try at all (19.3, 33.4)."""
    man = acting_man(game, wanted.args[0], wanted.args[1])
    assert man.weapon is not None
    say = _mend(man.weapon)
    if suffers(game.table, man):
        draws = foreseen(game)
        odds = two_draws(draws.pool, _steady, {"tries": say}, REPAIRED, draws.fresh(1))
    else:
        odds = _one_draw(game, say, REPAIRED)
    return _shown(wanted, rule("UF 19.3"), odds)


def _steady(card: Card) -> str:
    return "unchanged" if card.red else "tries"


def _mend(weapon: Weapon) -> Say:
    def say(card: Card) -> str:
        if card.rn in (weapon.repairs_red if card.red else weapon.repairs_black):
            return "repaired"
        ruined = weapon.removed_red if card.red else weapon.removed_black
        return "removed" if card.rn in ruined else "unchanged"

    return say


def sniper_check(game: UpFront, wanted: Action) -> Preview:
    """Show a search for a sniper (14.4)."""
    lowest = acting(game, wanted.args[0]).sniped
    odds = _one_draw(game, _yes(lambda card: not card.red and card.rn > lowest))
    return _shown(wanted, rule("UF 14.4"), odds)


def observe(game: UpFront, wanted: Action) -> Preview:
    """Show an observation at night with what raises the range (38.3)."""
    group, target = pair_of(game, wanted.args[0])
    assert group is not None
    assert target is not None
    listed = observation(game.table, group, target)
    odds = _one_draw(game, _yes(lambda card: detects(card.rn, total(listed))))
    return _shown(wanted, rule("UF 38.3"), odds, listed)


def sweep(game: UpFront, wanted: Action) -> Preview:
    """Show an attempt to clear a Minefield (24.5)."""
    mine = spot_of(game.table, acting(game, wanted.args[0])).card
    assert mine is not None
    strength = mine.mine

    def say(card: Card) -> str:
        if not card.red:
            return "cleared" if card.rn > strength else "unchanged"
        return "blows-up" if card.rn >= BLOWS_UP else "unchanged"

    return _shown(wanted, rule("UF 24.5"), _one_draw(game, say, SWEPT))


def leave_by_order(game: UpFront, wanted: Action) -> Preview:
    """Show a voluntary panic: column 0r tells death from rout (10.3)."""
    group = find(game.table.groups, wanted.args[0])
    man = group.man(wanted.args[0]) if group is not None else None
    assert man is not None
    limit, lost = man.card.rout, man.berserk
    odds = _one_draw(
        game,
        lambda card: KIA if lost or card.positions[ROUT_COLUMN] <= limit else ROUT,
        (KIA, ROUT),
    )
    return _shown(wanted, rule("UF 10.3"), odds)


def rally(game: UpFront, wanted: Action) -> Preview:
    """Show whom a Rally card can bring back; nothing is drawn (10.21, 10.23)."""
    card = game.table.card(wanted.args[1])
    groups = [acting(game, letter) for letter in wanted.args[0].split(",")]
    men = [man for group in groups for man in shaken(group)]
    number = len(men) if card.rally_all else card.value_as(RALLY)
    cited = rule("UF 10.23" if card.rally_all else "UF 10.21")
    listed = [Modifier(number, cited, "rally-card", {"card": card.id})]
    detail: dict[str, object] = {
        "pinned": [man.card.id for man in men],
        "rises": min(number, len(men)),
    }
    return Preview(wanted.notation, cited, listed, [], [], "", detail)


# Snipers -------------------------------------------------------------------------------------


def snipe(game: UpFront, wanted: Action) -> Preview:
    """Show a Sniper card: who may be the target, and what becomes of him (14.2, 14.3)."""
    table = game.table
    face = table.card(wanted.args[0])
    enemy = table.battle.enemy(table.turn.side)
    men = targets(table, group_id(enemy, wanted.args[1].removeprefix(">")))
    # The card itself is no discard before its attack is over (14.3).
    draws = foreseen(game)
    listed = [_target(table, face, draws, men, at) for at in range(len(men))]
    odds = [
        Outcome(key, sum([entry[at].chances for entry in listed]), listed[0][at].of)
        for at, key in enumerate(VERDICTS)
    ]
    # Each man's own line counts him unharmed when another is the target; the sum must not.
    spare = (len(men) - 1) * odds[-1].of
    odds[-1] = Outcome(UNHARMED, odds[-1].chances - spare, odds[-1].of)
    detail: dict[str, object] = {
        "men": [
            {"id": man.card.id, "odds": [outcome.data() for outcome in listed[at]]}
            for at, man in enumerate(men)
        ]
    }
    return Preview(wanted.notation, rule("UF 14.3"), [], [], odds, "draws", detail)


def _target(
    table: UpFrontTable, face: Card, draws: Draws, men: list[Man], at: int
) -> list[Outcome]:
    """Return a man's chances against a Sniper; one alone needs no position drawn (14.6)."""
    say = _shot(table, face, men[at])
    cards = draws.pool
    if len(men) == 1:
        return chances(weighed(cards), say, VERDICTS)
    column = len(men) - 1
    return two_draws(
        cards,
        lambda card: "shot" if card.positions[column] == at + 1 else UNHARMED,
        {"shot": say},
        VERDICTS,
        draws.fresh(1),
    )


def _shot(table: UpFrontTable, face: Card, man: Man) -> Say:
    group = find(table.groups, man.card.id)
    assert group is not None

    def say(card: Card) -> str:
        outcome = sniped(face, card.rn)
        if outcome == KILLS:
            hurt = card.rn == face.kia[0] and wounds(table, man, card)
            return lasting(table, group, man, WOUND) if hurt else KIA
        if outcome != PINS:
            return UNHARMED
        return lasting(table, group, man, panics(table, group, man, card)) if man.pinned else PIN

    return say
