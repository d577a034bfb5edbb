"""Actions that one or two draws decide, shown before they are made (14, 18, 19, 36)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from caposaldo.kernel.actions import Action
from caposaldo.kernel.contract import Outcome, Preview
from caposaldo.kernel.rules import Modifier, RuleId, rule, total
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.digging import digs
from caposaldo.upfront.effects import ROUT_COLUMN
from caposaldo.upfront.ground import terrain_of
from caposaldo.upfront.groups import Group, find, group_id
from caposaldo.upfront.handing import assistant_of, in_reach
from caposaldo.upfront.holdings import own_group
from caposaldo.upfront.men import Man
from caposaldo.upfront.observing import detects, observation, pair_of
from caposaldo.upfront.odds import Draws, Say, chances, two_draws, unseen, weighed
from caposaldo.upfront.rallying import KIND as RALLY
from caposaldo.upfront.rallying import shaken
from caposaldo.upfront.recovering import price, said
from caposaldo.upfront.repairs import MENDED, RUINED, UNCHANGED, mending, weapon_named
from caposaldo.upfront.values import morale, morale_changes, printed_morale, suffers
from caposaldo.upfront.verbs import KIA, ROUT, UpFront
from caposaldo.upfront.weapons import Secondary, Weapon

SUCCESS: Final = "success"
FAILURE: Final = "failure"
EITHER: Final = (SUCCESS, FAILURE)
REPAIRED: Final = (MENDED, UNCHANGED, RUINED)
CREDITS: Final = rule("UF 28.42")


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


def shown(
    wanted: Action, cited: RuleId, odds: list[Outcome], listed: list[Modifier] | None = None
) -> Preview:
    """Put a preview together; what is sure needs no draw."""
    sure = any(outcome.chances == outcome.of for outcome in odds)
    return Preview(wanted.notation, cited, [], listed or [], odds, "" if sure else "draw", {})


def one_draw(game: UpFront, say: Say, keys: tuple[str, ...] = EITHER) -> list[Outcome]:
    """Return the chances of a draw for the side now asked."""
    return chances(weighed(pool(game)), say, keys)


def yes(test: Callable[[Card], bool]) -> Say:
    """Let a card say success or failure."""
    return lambda card: SUCCESS if test(card) else FAILURE


def dig(game: UpFront, wanted: Action) -> Preview:
    """Show an attempt to entrench (36.1)."""
    group = own_group(game, wanted.args[0])
    assert group is not None
    terrain = terrain_of(game.table, group)
    battle = game.table.battle
    odds = one_draw(game, yes(lambda card: digs(battle, terrain, card)))
    return shown(wanted, rule("UF 36.1"), odds)


def acquire(game: UpFront, wanted: Action) -> Preview:
    """Show an attempt to take a weapon; its assistant needs no draw (18.2, 18.21)."""
    letter, id, number = wanted.args
    group, man = acting(game, letter), acting_man(game, letter, id)
    _, weapon = in_reach(game.table, group, man)[int(number) - 1]
    sure = assistant_of(group, weapon) is man
    odds = one_draw(game, yes(lambda card: sure or not card.red))
    return shown(wanted, rule("UF 18.2"), odds)


def repair(game: UpFront, wanted: Action) -> Preview:
    """Show a repair; a wounded man first draws whether he can try at all (19.3, 33.4)."""
    letter, id, *fitting = wanted.args
    man = acting_man(game, letter, id)
    weapon = weapon_named(game.table, man, fitting[0] if fitting else "")
    assert weapon is not None
    say = _mend(weapon)
    if suffers(game.table, man):
        draws = foreseen(game)
        odds = two_draws(draws.pool, _steady, {"tries": say}, REPAIRED, draws.fresh(1))
    else:
        odds = one_draw(game, say, REPAIRED)
    return shown(wanted, rule("UF 19.3"), odds)


def _steady(card: Card) -> str:
    return UNCHANGED if card.red else "tries"


def _mend(weapon: Weapon | Secondary) -> Say:
    return lambda card: mending(weapon, card)


def sniper_check(game: UpFront, wanted: Action) -> Preview:
    """Show a search for a sniper (14.4)."""
    lowest = acting(game, wanted.args[0]).sniped
    odds = one_draw(game, yes(lambda card: not card.red and card.rn > lowest))
    return shown(wanted, rule("UF 14.4"), odds)


def observe(game: UpFront, wanted: Action) -> Preview:
    """Show an observation at night with what raises the range (38.3)."""
    group, target = pair_of(game, wanted.args[0])
    assert group is not None
    assert target is not None
    listed = observation(game.table, group, target)
    odds = one_draw(game, yes(lambda card: detects(card.rn, total(listed))))
    return shown(wanted, rule("UF 38.3"), odds, listed)


def pursue(game: UpFront, wanted: Action) -> Preview:
    """Show a leader's check for the pursuit (42.72)."""
    group = find(game.table.groups, wanted.args[0])
    man = group.man(wanted.args[0]) if group is not None else None
    assert group is not None
    assert man is not None
    stands = morale(game.table, group, man)
    base = Modifier(printed_morale(game.table, man), rule("UF 42.72"), "morale")
    odds = one_draw(game, yes(lambda card: card.rn < stands))
    return shown(wanted, rule("UF 42.72"), odds, [base, *morale_changes(game.table, group, man)])


def leave_by_order(game: UpFront, wanted: Action) -> Preview:
    """Show a voluntary panic: column 0r tells death from rout (10.3)."""
    group = find(game.table.groups, wanted.args[0])
    man = group.man(wanted.args[0]) if group is not None else None
    assert man is not None
    limit, lost = man.card.rout, man.berserk
    odds = one_draw(
        game,
        lambda card: KIA if lost or card.positions[ROUT_COLUMN] <= limit else ROUT,
        (KIA, ROUT),
    )
    return shown(wanted, rule("UF 10.3"), odds)


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
        "rises": len(men) if card.rally_all else affordable(men, number),
    }
    odds: list[Outcome] = []
    if len(men) == 1 and men[0].hull is not None:
        odds = [Outcome(said(men[0], None if card.rally_all else number), 1, 1)]
        if men[0].hull.credit:
            listed.append(Modifier(men[0].hull.credit, CREDITS, "rally-credit"))
    return Preview(wanted.notation, cited, listed, [], odds, "", detail)


def affordable(men: list[Man], points: int) -> int:
    """Return how many cards of a group can rise for these points (10.21, 34.6)."""
    count = 0
    for cost in sorted([price(man) for man in men]):
        points -= cost
        count += 1 if points >= 0 else 0
    return count
