"""Minefields: the attack, the way out and the clearing of a path (24)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Frame, Script
from caposaldo.kernel.rules import Fact, Modifier, rule, term, total
from caposaldo.upfront.armour import immobilise, plate
from caposaldo.upfront.cards import Card, CardId
from caposaldo.upfront.covering import under_attack
from caposaldo.upfront.effects import hit
from caposaldo.upfront.fire import targets
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import IMPOSED, TERRAIN, Group, Laid, find, side_of
from caposaldo.upfront.heroes import HeroChance
from caposaldo.upfront.jungle import weaker
from caposaldo.upfront.men import Man
from caposaldo.upfront.placing import ground_on, lift_smoke, settle_in
from caposaldo.upfront.snipers import MINE, Redirect, pick_man
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import UpFront, attacked, draw, man_name

PLACING: Final = rule("UF 24.3")
ATTACK: Final = rule("UF 24.31")
ON_WIRE: Final = rule("UF 24.32")
AFV: Final = rule("UF 24.33")
MAYBE: Final = rule("UF 52.11")
LEAVING: Final = rule("UF 24.4")
AGAINST_ARMOUR: Final = 1
"""The boxed strength of every Minefield (24.33)."""


def place(game: UpFront, group: Group, id: str) -> None:
    """Lay a Minefield before a group (24.3); the card is in no hand.

    Its owner is not asked but in the desert, where it may be none (52.11).
    """
    group = lift_smoke(game, ground_on(game, group))
    laid = (*group.laid, Laid(CardId(id), TERRAIN))
    game.table.put(group.but(laid=laid, marks=(*group.marks, IMPOSED)))
    kind = game.table.card(id).terrain
    maybe = game.table.battle.box.terrain[kind].may_be_false
    game.tell(
        "signposts" if maybe else "mined",
        (PLACING, MAYBE) if maybe else (PLACING,),
        {
            "seat": group.side,
            "group": group.letter,
            "card": id,
            "terrain": term(f"terrain-{kind}"),
        },
    )


def enter(game: UpFront, group: Group, id: str) -> None:
    """Let a group take the Minefield at once, unless that would change its letter.

    Then it keeps its letter till all discards are resolved, and enters as its owner's turn begins.
    """
    # A booby trap is no terrain and lies on nobody (37.6).
    lies = any(laid.card == id for laid in group.laid)
    if lies and IMPOSED in group.marks and not group.lateral and not group.swap:
        settle_in(game, group)


# The attack ----------------------------------------------------------------------------------


class MineAttack(Script[UpFrontTable]):
    """A mine goes off under one man of a group, or under the one named (24.31)."""

    KIND: ClassVar[str] = "upfront.mine_attack"
    STEPS: ClassVar[tuple[str, ...]] = ("pick", "blast")
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "group", "man", "step")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, str, str)

    def __init__(self, card: str, group: str, man: str = "", step: str = "") -> None:
        self.card: Final = card
        self.group: Final = group
        self.man = man
        self.step = step

    def pick(self, game: UpFront) -> None:
        """Find the man, who may still be rallied by a Hero if he is pinned (10.42, 24.31)."""
        if not self.man and self.group not in game.table.groups:
            self.step = "end"
            game.push(Redirect(MINE, self.card))
            return
        if not self.man:
            enter(game, game.table.groups[self.group], self.card)
            self.man = pick_man(game, self.group, "mine's target").card.id
            under_attack(game, game.table.groups[self.group])
        game.push(HeroChance(side_of(self.group), self.man))

    def blast(self, game: UpFront) -> None:
        """Add a number of either colour to the strength of the card (24.31)."""
        group = find(game.table.groups, self.man)
        if group is not None:
            attacked(game, group.id)
        strike(game, self.card, self.group, self.man, signed=False)


class MineLeaving(Script[UpFrontTable]):
    """A group walks out of a Minefield into terrain: everybody is attacked (24.4)."""

    KIND: ClassVar[str] = "upfront.mine_leaving"
    STEPS: ClassVar[tuple[str, ...]] = ("blast",)
    FIELDS: ClassVar[tuple[str, ...]] = ("card", "group", "left", "step")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, tuple, str)

    def __init__(self, card: str, group: str, left: tuple[str, ...], step: str = "") -> None:
        self.card: Final = card
        self.group: Final = group
        self.left = left
        self.step = step

    def blast(self, game: UpFront) -> None:
        """Attack the next man with a signed number of his own (24.4)."""
        if not self.left:
            return
        self.again("blast")
        man, self.left = self.left[0], self.left[1:]
        strike(game, self.card, self.group, man, signed=True)


def strike(game: UpFront, id: str, gid: str, man_id: str, *, signed: bool) -> None:
    """Resolve a mine against one man; Wire changes its strength (24.31, 24.32)."""
    table = game.table
    group = find(table.groups, man_id)
    man = group.man(man_id) if group is not None else None
    if group is None or man is None:
        return
    mine, drawn = table.card(id), draw(game, "mine")
    if man.armoured:
        strike_armour(game, group.id, man, drawn)
        return
    # The draw may have been a Breeze, which replaces groups under Smoke.
    group = table.groups[group.id]
    listed = _sum(table, mine, attacked_with(table, gid, group, man), drawn, signed)
    result = total(listed)
    game.tell(
        "mine-strikes",
        (LEAVING if signed else ATTACK,),
        {"seat": group.side, "man": man_name(man), "card": drawn.id, "result": result},
        listed,
    )
    hit(game, group.id, man_id, result, drawn, "mine")


def attacked_with(table: UpFrontTable, gid: str, group: Group, man: Man) -> Group:
    """Return the group whose Wire counts for a man: his own, or the one he is on his way to.

    By now his own group may bear another letter, and another group its old one (17.7, 17.8).
    """
    return table.groups.get(gid, group) if man.heading else group


def strike_armour(game: UpFront, gid: str, man: Man, drawn: Card) -> None:
    """Compare a boxed 1 and a signed number with the engine's flank value (24.33)."""
    number = Modifier(drawn.number, AFV, "random-number", {"card": drawn.id})
    listed = (*lines_on_armour(game.table), number)
    result = total(listed)
    facts: dict[str, Fact] = {"seat": side_of(gid), "man": man_name(man), "card": drawn.id}
    game.tell("mine-strikes", (AFV,), {**facts, "result": result}, listed)
    if mine_stops(game.table, man, drawn):
        immobilise(game, gid, man.card.id)
    else:
        game.tell("unharmed", (AFV,), {"man": man_name(man), "seat": side_of(gid)})


def lines_on_armour(table: UpFrontTable) -> list[Modifier]:
    """List the boxed strength of a mine (24.33, 47.3)."""
    return [Modifier(AGAINST_ARMOUR, AFV, "mine-on-armour"), *weaker(table, fire=False)]


def mine_stops(table: UpFrontTable, man: Man, drawn: Card) -> bool:
    """Tell whether a number drawn for a mine immobilises an AFV (24.33)."""
    strength = total(lines_on_armour(table))
    return strength + drawn.number >= plate(man, flank=True).immobilise


def mine_lines(table: UpFrontTable, mine: Card, group: Group) -> tuple[Modifier, ...]:
    """List the strength of a mine against a group; Wire and jungle change it (24.32, 47.3)."""
    strength = Modifier(mine.mine, ATTACK, "mine-strength", {"card": mine.id})
    wire = [Modifier(group.wires, ON_WIRE, "wire")] if group.wires else []
    return (strength, *wire, *weaker(table, fire=False))


def _sum(
    table: UpFrontTable, mine: Card, group: Group, drawn: Card, signed: bool
) -> tuple[Modifier, ...]:
    number = drawn.number if signed else drawn.rn
    cited = LEAVING if signed else ATTACK
    drawn_line = Modifier(number, cited, "random-number", {"card": drawn.id})
    return (*mine_lines(table, mine, group), drawn_line)


# The way out ---------------------------------------------------------------------------------


def goes_off(mine: Card, drawn: Card) -> bool:
    """Tell whether a number drawn for a step sets off one more mine (24.4)."""
    return drawn.red and drawn.rn > mine.mine_again


def stirred_mines(game: UpFront, group: Group) -> None:
    """A Movement card played in a Minefield may set off one more mine (24.4)."""
    spot = spot_of(game.table, group)
    if spot.card is None or not spot.terrain.mined:
        return
    drawn = draw(game, "step in a minefield")
    struck = goes_off(spot.card, drawn)
    game.tell(
        "mine-step",
        (LEAVING,),
        {
            "seat": group.side,
            "group": group.letter,
            "card": drawn.id,
            "limit": spot.card.mine_again,
            "goes-off": struck,
        },
    )
    if struck:
        # The man is found now, as the group may bear another letter when it has moved.
        man = pick_man(game, group.id, "mine's target")
        game.push(MineAttack(spot.card.id, group.id, man.card.id))


def walks_out(table: UpFrontTable, group: Group) -> bool:
    """Tell whether terrain of its owner's takes a group out of a Minefield, attacked (24.4)."""
    spot = spot_of(table, group)
    mined = spot.card is not None and spot.terrain.mined
    return mined and bool(spot.moves) and table.turn.side == group.side


def walked_out(game: UpFront, group: Group) -> None:
    """Terrain of his own takes a group out of a Minefield, but not unharmed (24.4)."""
    mine = spot_of(game.table, group).card
    if mine is not None and walks_out(game.table, group):
        men = tuple([man.card.id for man in targets(game.table, group.id)])
        game.push(MineLeaving(mine.id, group.id, men))


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [MineAttack, MineLeaving]
