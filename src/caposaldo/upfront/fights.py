"""One close combat, from the choice of fighters to who is left (20.621 to 20.73, 32.11)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Frame, Script
from caposaldo.kernel.rules import Fact, Modifier, RuleId, rule, total
from caposaldo.upfront.acquiring import in_combat
from caposaldo.upfront.arms import drop_weapon
from caposaldo.upfront.ccvalue import CAPTURING, close_combat, helpless, supporters
from caposaldo.upfront.charging import ground_penalty
from caposaldo.upfront.crews import end_duty
from caposaldo.upfront.feats import slain
from caposaldo.upfront.fightcalls import KeepStatus, PickFighter, Prepare
from caposaldo.upfront.groups import find, letter_of, side_of
from caposaldo.upfront.guncrew import crew_mates, crewman_falls
from caposaldo.upfront.hiding import hiding
from caposaldo.upfront.infiltrators import end_status
from caposaldo.upfront.men import Man
from caposaldo.upfront.nerve import here
from caposaldo.upfront.prisoners import take_prisoner
from caposaldo.upfront.spoils import Spoils, can_loot
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import KIA, UpFront, attacked, draw, lose, man_name

RESOLUTION: Final = rule("UF 20.7")
ON_AND_ON: Final = rule("UF 20.71")
HIDDEN: Final = rule("UF 20.621")
AFTER: Final = rule("UF 20.73")
BARE: Final = rule("UF 33.5")
CHARGED: Final = rule("UF 20.91")
PRISONER: Final = rule("UF 32.11")
KEEPS_BY: Final = 3


class Fight(Script[UpFrontTable]):
    """A close combat between men of two groups (20.7).

    `fighter` is the attacker who fights now, the first of `defenders` his opponent. `capturing`
    are the sides that fight for prisoners, `covers` the Concealed cards as `r5=65`, `fallen` the
    beaten as `r5<g3` with their conquerors, `bare` those who can take no weapon (20.91).
    """

    KIND: ClassVar[str] = "upfront.close_combat"
    STEPS: ClassVar[tuple[str, ...]] = ("pick", "prepare", "clash", "loot", "bury", "stand_down")
    FIELDS: ClassVar[tuple[str, ...]] = (
        "group",
        "target",
        "attackers",
        "defenders",
        "bare",
        "fighter",
        "prepared",
        "capturing",
        "covers",
        "fallen",
        "margin",
        "step",
    )
    SORTS: ClassVar[tuple[type, ...]] = (
        str,
        str,
        tuple,
        tuple,
        tuple,
        str,
        int,
        tuple,
        tuple,
        tuple,
        int,
        str,
    )

    def __init__(
        self,
        group: str,
        target: str,
        attackers: tuple[str, ...],
        defenders: tuple[str, ...],
        bare: tuple[str, ...] = (),
        fighter: str = "",
        prepared: int = 0,
        capturing: tuple[str, ...] = (),
        covers: tuple[str, ...] = (),
        fallen: tuple[str, ...] = (),
        margin: int = 0,
        step: str = "",
    ) -> None:
        self.group: Final = group
        self.target: Final = target
        self.attackers = attackers
        self.defenders = defenders
        self.bare: Final = bare
        self.fighter = fighter
        self.prepared = prepared
        self.capturing = capturing
        self.covers = covers
        self.fallen = fallen
        self.margin = margin
        self.step = step

    def pick(self, game: UpFront) -> None:
        """The attacker picks who fights, if he has a choice (20.72)."""
        attacked(game, self.target)
        if len(self.attackers) > 1:
            game.push(PickFighter(self.group, self.attackers))
        else:
            self.fighter = self.attackers[0]

    def prepare(self, game: UpFront) -> None:
        """Both sides may play a Concealed card and fight for capture, once (20.621, 32.11)."""
        if self.prepared:
            return
        self.prepared = 1
        for id in (*self.attackers, *self.defenders):
            in_combat(game, id)
        game.push(Prepare(self.target, self.fighter, self.defenders[0]))
        game.push(Prepare(self.group, self.defenders[0], self.fighter))

    def clash(self, game: UpFront) -> None:
        """Draw for both; the lower total loses, and the fight goes on while it can (20.7-20.72)."""
        own, other = self._men(game, self.attackers), self._men(game, self.defenders)
        fighter = next(man for man in own if man.card.id == self.fighter)
        if len(other) == 1 and helpless(game.table, other[0]):
            game.tell("helpless", (BARE,), {"man": man_name(other[0])})
            self._beaten(game, KEEPS_BY)
        else:
            ours = self._sum(game, self.group, fighter, own)
            if game.interrupted:
                return
            theirs = self._sum(game, self.target, other[0], other)
            self._beaten(game, ours - theirs)
        if game.interrupted:
            # Both have had their card, so that who fell has fallen (52.4).
            while self.fallen:
                self.bury(game)
            return
        if not self.attackers or not self.defenders:
            return
        if self.fighter:
            game.tell("goes-on", (ON_AND_ON,), {"man": man_name(fighter)})
            self.again("clash")
        else:
            self.again("pick")

    def _men(self, game: UpFront, ids: tuple[str, ...]) -> list[Man]:
        return [man for man in [here(game, id) for id in ids] if man is not None]

    def _sum(self, game: UpFront, gid: str, man: Man, side: list[Man]) -> int:
        table = game.table
        listed = close_combat(table, man)
        listed += supporters(table, [other for other in side if other.card is not man.card])
        listed += crew_mates(man, len(side))
        other = self.target if gid == self.group else self.group
        listed += ground_penalty(table, table.groups[gid], table.groups[other])
        if side_of(gid) in self.capturing:
            listed.append(CAPTURING)
        for entry in self.covers:
            id, _, card = entry.partition("=")
            if id == man.card.id:
                hider = table.battle.enemy(side_of(gid))
                listed.append(hiding(table, hider, table.card(card), HIDDEN))
        drawn = draw(game, "close combat", by=side_of(gid))
        listed.append(Modifier(drawn.number, RESOLUTION, "random-number", {"card": drawn.id}))
        facts: dict[str, Fact] = {
            "seat": side_of(gid),
            "group": letter_of(gid),
            "man": man_name(man),
            "card": drawn.id,
            "total": total(listed),
        }
        game.tell("close-combat", (RESOLUTION,), facts, tuple(listed))
        return total(listed)

    def _beaten(self, game: UpFront, margin: int) -> None:
        """Note who falls; on a tie both do (20.7)."""
        attacker, defender = self.fighter, self.defenders[0]
        # Attackers come first, so that their weapons find the infiltrated group still there.
        if margin <= 0:
            self.fallen = (f"{attacker}<{defender if margin else ''}", *self.fallen)
            self.attackers = tuple([id for id in self.attackers if id != attacker])
            self.fighter = ""
        if margin >= 0:
            self.fallen = (*self.fallen, f"{defender}<{attacker if margin else ''}")
            self.defenders = self.defenders[1:]
        self.margin = margin

    def loot(self, game: UpFront) -> None:
        """The winner may take a weapon of the man he has killed (20.74)."""
        if not self.fallen:
            return
        loser, winner = self._next()
        victor = here(game, winner)
        if victor is None or victor.gun or not self._stands(winner) or winner in self.bare:
            return
        group = find(game.table.groups, winner)
        assert group is not None
        if group.side not in self.capturing and can_loot(game, loser):
            game.push(Spoils(winner, loser))

    def bury(self, game: UpFront) -> None:
        """Take the loser away, dead or a prisoner (20.7, 32.11)."""
        if not self.fallen:
            return
        loser, winner = self._next()
        self.fallen = self.fallen[1:]
        self.again("loot")
        group, man = find(game.table.groups, loser), here(game, loser)
        assert group is not None
        assert man is not None
        if man.gun:
            crewman_falls(game, group.id, loser, winner)
            return
        victor = find(game.table.groups, winner) if winner else None
        if victor is not None and victor.side in self.capturing:
            end_status(game, winner, (PRISONER,))
            take_prisoner(game, group.id, loser, victor.id, (PRISONER,))
            return
        if group.id == self.group and self.target in game.table.groups:
            drop_weapon(game, group.id, loser, self.target)
            end_duty(game, group.id, loser)
            man = here(game, loser)
            assert man is not None
        lose(game, game.table.groups[group.id], man, KIA, (RESOLUTION,))
        slain(game, winner)

    def _next(self) -> tuple[str, str]:
        loser, _, winner = self.fallen[0].partition("<")
        return loser, winner

    def _stands(self, id: str) -> bool:
        return not any(entry.partition("<")[0] == id for entry in self.fallen)

    def stand_down(self, game: UpFront) -> None:
        """A berserk winner comes to himself, an infiltrator may keep the status (20.73, 20.91)."""
        man = here(game, self.fighter) if self.fighter else None
        if man is None or self.margin <= 0:
            return
        if man.berserk:
            calm(game, man)
        elif man.inside and self.margin < KEEPS_BY:
            end_status(game, self.fighter, (AFTER,))
        elif man.inside:
            game.push(KeepStatus(self.group, self.fighter))


def calm(game: UpFront, man: Man, cited: RuleId = CHARGED) -> None:
    """Rally a berserk man (20.91, 20.92)."""
    group = find(game.table.groups, man.card.id)
    assert group is not None
    game.table.put(group.with_man(man.but(pinned=False, berserk=False)))
    game.tell("berserk-over", (cited,), {"man": man_name(man), "seat": group.side})


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Fight]
