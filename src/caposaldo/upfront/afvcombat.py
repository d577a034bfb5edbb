"""Close combat of one man against an AFV he has just infiltrated (28.8 to 28.84, 31.21)."""

from __future__ import annotations

from typing import ClassVar, Final

from caposaldo.kernel.frames import Frame, Script
from caposaldo.kernel.rules import Fact, Modifier, rule, term, total
from caposaldo.upfront.acquiring import in_combat
from caposaldo.upfront.afvcalls import HowToAssault, charges, usable
from caposaldo.upfront.armour import destroy, hull, immobilise, vehicle
from caposaldo.upfront.arms import drop_weapon
from caposaldo.upfront.crews import end_duty
from caposaldo.upfront.escort import side_by_side
from caposaldo.upfront.ground import spot_of
from caposaldo.upfront.groups import Group, find, letter_of
from caposaldo.upfront.hulls import STUNS
from caposaldo.upfront.infiltrators import end_status
from caposaldo.upfront.men import Man
from caposaldo.upfront.nerve import here
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.values import suffers
from caposaldo.upfront.verbs import KIA, UpFront, draw, lose, man_name

ENTRY: Final = rule("UF 28.8")
STRENGTH: Final = rule("UF 28.81")
RESULT: Final = rule("UF 28.82")
MAGNETIC: Final = rule("UF 31.21")
BERSERK: Final = Modifier(-3, STRENGTH, "assault-berserk")
WOUNDED: Final = Modifier(-2, STRENGTH, "assault-wounded")
CHARGING: Final = Modifier(-3, rule("UF 45.46"), "assault-charge")
HEROIC: Final = Modifier(1, STRENGTH, "assault-heroic")
DARING: Final = Modifier(1, rule("UF 45.33"), "assault-bushido")
BUSHIDO: Final = "anti_tank_hero"
EXPOSED: Final = Modifier(-1, STRENGTH, "assault-exposed")
BUTTONED: Final = Modifier(1, STRENGTH, "assault-buttoned")
STUCK: Final = Modifier(2, STRENGTH, "assault-stuck")
OPEN_TOPPED: Final = Modifier(3, STRENGTH, "assault-open-topped")
BY_ESCORT: Final = -2
BY_LOSS: Final = 2
NO_EFFECT_FROM: Final = 1
IMMOBILISES: Final = 6
DESTROYS: Final = 7
ASSAULTED: Final = "assaulted"
"""The mark of an AFV's group, once for each close combat against it in this turn (28.81)."""

KILLED: Final = "attacker-killed"
IN_VAIN: Final = "no-effect"
IMMOBILISED: Final = "afv-immobilised"
STUNNED: Final = "afv-stunned"
DESTROYED: Final = "afv-destroyed"
RESULTS: Final = (DESTROYED, STUNNED, IMMOBILISED, IN_VAIN, KILLED)


# The sum -------------------------------------------------------------------------------------


def assault_strength(
    table: UpFrontTable, man: Man, target: Group, using: str = ""
) -> list[Modifier]:
    """List what a man's attack on an AFV adds up to before the draw; `using` is spent (28.81)."""
    found = []
    earlier = target.marks.count(ASSAULTED)
    if earlier:
        found.append(Modifier(earlier, STRENGTH, "assault-earlier"))
    found += _attacker(table, man)
    if charges(table, man, target):
        found.append(CHARGING)
    if using:
        added = table.battle.box.secondary[using].cc_afv
        cited = STRENGTH if table.battle.box.secondary[using].strength else MAGNETIC
        named = {"weapon": term(f"secondary-{using}")}
        found.append(Modifier(added, cited, "assault-with", named))
    return found + _ground(table, target) + _escorts(table, target) + _vehicle(target.men[0])


def _attacker(table: UpFrontTable, man: Man) -> list[Modifier]:
    found = [BERSERK] if man.berserk else []
    if suffers(table, man):
        found.append(WOUNDED)
    elif man.card.id in table.turn.heroes and not man.wounded:
        # A Hero only lets a wounded man forget it (33.9).
        found.append(HEROIC)
    if BUSHIDO in table.battle.sheets[man.card.nation].traits:
        found.append(DARING)
    return found


def _ground(table: UpFrontTable, target: Group) -> list[Modifier]:
    terrain = spot_of(table, target).terrain
    found = []
    if terrain.close_to_afv:
        named = {"terrain": term(f"terrain-{terrain.id}")}
        found.append(Modifier(terrain.close_to_afv, STRENGTH, "assault-in", named))
    if target.smokes:
        found.append(Modifier(target.smokes, STRENGTH, "assault-smoke"))
    return found


def _escorts(table: UpFrontTable, target: Group) -> list[Modifier]:
    """Each infantry group beside the AFV counts if one of its men is up (28.81)."""
    beside = [
        other
        for other in table.side(target.side)
        if side_by_side(target, other)
        and any(man.hull is None and not man.pinned for man in other.ranks)
    ]
    return [Modifier(BY_ESCORT * len(beside), STRENGTH, "assault-escort")] if beside else []


def _vehicle(afv: Man) -> list[Modifier]:
    state = hull(afv)
    found = []
    if state.buttoned:
        found.append(BUTTONED)
    elif not afv.pinned:
        found.append(EXPOSED)
    if state.losses:
        found.append(Modifier(BY_LOSS * state.losses, STRENGTH, "assault-crew-lost"))
    if state.stuck:
        found.append(STUCK)
    if vehicle(afv).open_topped:
        found.append(OPEN_TOPPED)
    return found


def assault_result(afv: Man, strength: int) -> str:
    """Say what a strength does; immobilised before, the AFV is stunned instead (28.44, 28.82)."""
    if strength < NO_EFFECT_FROM:
        return KILLED
    if strength < IMMOBILISES:
        return IN_VAIN
    if strength >= DESTROYS:
        return DESTROYED
    if not hull(afv).immobile:
        return IMMOBILISED
    return DESTROYED if hull(afv).stun == STUNS[-1] else STUNNED


# The attack ----------------------------------------------------------------------------------


class Assault(Script[UpFrontTable]):
    """One man attacks an AFV; `using` is what he spends, `held` tells that he keeps his charge.

    A berserk man has no choice but what he attacks with (20.91).
    """

    KIND: ClassVar[str] = "upfront.assault"
    STEPS: ClassVar[tuple[str, ...]] = ("choose", "strike", "come_back")
    FIELDS: ClassVar[tuple[str, ...]] = ("group", "man", "target", "held", "using", "step")
    SORTS: ClassVar[tuple[type, ...]] = (str, str, str, int, str, str)

    def __init__(
        self, group: str, man: str, target: str, held: int, using: str = "", step: str = ""
    ) -> None:
        self.group: Final = group
        self.man: Final = man
        self.target: Final = target
        self.held: Final = held
        self.using = using
        self.step = step

    def choose(self, game: UpFront) -> None:
        """Ask whether he attacks and with what; without any weapon he cannot (28.8)."""
        man = here(game, self.man)
        assert man is not None
        if man.berserk and not usable(game.table, man, held=True):
            return
        if man.berserk or man.armed or man.secondary or man.kept:
            game.push(HowToAssault(self.group, self.man, self.target, self.held))
            return
        facts: dict[str, Fact] = {"man": man_name(man), "target": letter_of(self.target)}
        game.tell("unarmed-at-afv", (ENTRY,), facts)
        self.step = "end"

    def strike(self, game: UpFront) -> None:
        """Draw once: the AFV draws nothing (28.8, 28.81)."""
        table = game.table
        group, target = table.groups[self.group], table.groups[self.target]
        man, afv = here(game, self.man), target.men[0]
        assert man is not None
        in_combat(game, self.man)
        in_combat(game, afv.card.id)
        # A Breeze drawn blows the Smoke away only for attacks to come (13.243).
        listed = assault_strength(table, man, target, self.using)
        if self.using:
            spent = here_now(game, self.man).but(secondary="")
            table.put(table.groups[self.group].with_man(spent))
        card = draw(game, "assault", by=group.side)
        listed.append(Modifier(card.number, STRENGTH, "random-number", {"card": card.id}))
        facts: dict[str, Fact] = {
            "seat": group.side,
            "man": man_name(man),
            "enemy": man_name(afv),
            "target": letter_of(self.target),
            "card": card.id,
            "strength": total(listed),
        }
        game.tell("assaults", (STRENGTH,), facts, tuple(listed))
        target = table.groups[self.target]
        table.put(target.but(marks=(*target.marks, ASSAULTED)))
        self._effect(game, total(listed))

    def _effect(self, game: UpFront, strength: int) -> None:
        target = game.table.groups[self.target]
        afv = target.men[0]
        if strength >= DESTROYS:
            destroy(game, target, afv, RESULT)
        elif strength >= IMMOBILISES:
            immobilise(game, target.id, afv.card.id)
        elif strength >= NO_EFFECT_FROM:
            facts: dict[str, Fact] = {"man": man_name(afv), "seat": target.side}
            game.tell("assault-in-vain", (RESULT,), facts)
        else:
            self._fall(game)

    def _fall(self, game: UpFront) -> None:
        """The attacker is eliminated; what he held lies where he fell (20.5, 28.82)."""
        drop_weapon(game, self.group, self.man, self.target)
        end_duty(game, self.group, self.man)
        lose(game, game.table.groups[self.group], here_now(game, self.man), KIA, (RESULT,))

    def come_back(self, game: UpFront) -> None:
        """Who lives is neither infiltrator nor berserk any more (28.82)."""
        man = here(game, self.man)
        if man is None:
            return
        end_status(game, self.man, (RESULT,))
        if man.berserk:
            group = find(game.table.groups, self.man)
            assert group is not None
            game.table.put(group.with_man(man.but(pinned=False, berserk=False)))
            game.tell("berserk-over", (RESULT,), {"man": man_name(man), "seat": group.side})


def here_now(game: UpFront, id: str) -> Man:
    """Return a man who is sure to be there."""
    man = here(game, id)
    assert man is not None, f"{id} is gone"
    return man


def turn_ends(game: UpFront, _side: str) -> None:
    """Only the attacks of one turn add up (28.81)."""
    for group in tuple(game.table.groups.values()):
        if ASSAULTED in group.marks:
            left = tuple([mark for mark in group.marks if mark != ASSAULTED])
            game.table.put(group.but(marks=left))


FRAMES: Final[list[type[Frame[UpFrontTable]]]] = [Assault]
