"""What a campaign needs to know of a finished game (42.4, 42.43, 42.8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from caposaldo.kernel.codec import BROKEN
from caposaldo.kernel.errors import UnreadableFile
from caposaldo.kernel.events import Event
from caposaldo.upfront.battle import Battle
from caposaldo.upfront.campaign.elan import Won, elan_won, man_of
from caposaldo.upfront.campaign.figures import Figures
from caposaldo.upfront.personalities import ManId
from caposaldo.upfront.pursuit import already_won
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.verbs import CAPTURED, FREED, KIA, ROUT, WITHDRAWN, UpFront

FATE: Final = "@fate-"
LOST: Final = "lost"
WOUNDED: Final = "wounded"
COMMANDER: Final = "commander-killed"
REGROUPS: Final = "regroups"
DEAD: Final = (KIA, CAPTURED)
AWAY: Final = (ROUT, WITHDRAWN, FREED)


@dataclass(frozen=True)
class Report:
    """A finished game: who took part, what became of them, and what it cost.

    `fates` has who was lost, `standing` who was in play and unpinned at the end, `wounded` who
    was hurt and lives. `wrecks` are the vehicles and guns lost with the boxed effect of their
    main gun; `commanders` the sides of commanders killed, once for each.
    """

    winner: str
    digest: str
    present: tuple[str, ...]
    fates: Mapping[str, str]
    wounded: tuple[str, ...]
    standing: tuple[str, ...]
    elan: tuple[Won, ...]
    wrecks: tuple[tuple[str, bool, int], ...]
    commanders: tuple[str, ...]

    def data(self) -> dict[str, object]:
        """Return the report as JSON-ready data."""
        return {
            "winner": self.winner,
            "digest": self.digest,
            "present": list(self.present),
            "fates": dict(self.fates),
            "wounded": list(self.wounded),
            "standing": list(self.standing),
            "elan": [list(won) for won in self.elan],
            "wrecks": [list(wreck) for wreck in self.wrecks],
            "commanders": list(self.commanders),
        }


def read_report(data: Mapping[str, Any]) -> Report:
    """Read a report from a campaign file."""
    try:
        return Report(
            str(data["winner"]),
            str(data["digest"]),
            tuple(map(str, data["present"])),
            {str(id): str(fate) for id, fate in data["fates"].items()},
            tuple(map(str, data["wounded"])),
            tuple(map(str, data["standing"])),
            tuple([(str(man), str(why), int(count)) for man, why, count in data["elan"]]),
            tuple([(str(id), bool(afv), int(boxed)) for id, afv, boxed in data["wrecks"]]),
            tuple(map(str, data["commanders"])),
        )
    except BROKEN as error:
        raise UnreadableFile(f"the report of the last game cannot be read ({error})") from error


def report_on(
    figures: Figures, game: UpFront, events: Sequence[Event], digest: str, conceded: str = ""
) -> Report:
    """Draw up the report of a finished game from its end and all that was told in it.

    `conceded` is a side that gave the game up before its end.
    """
    table = game.table
    winner = _winner(game, conceded)
    fates = _fates(table, events)
    hurt = {man_of(event.facts["man"]) for event in events if event.kind == WOUNDED}
    men = [man for group in table.groups.values() for man in group.men]
    infantry = [man for man in men if man.card.vehicle is None]
    here = {man.card.id for man in infantry}
    lost = {id for id in fates if table.battle.box.men[ManId(id)].vehicle is None}
    # Wounded and gone: routed, withdrawn and freed men take their wounds with them.
    away = {id for id in hurt if fates.get(id) in AWAY}
    return Report(
        winner,
        digest,
        tuple(sorted(here | lost)),
        {id: fate for id, fate in fates.items() if id in lost},
        tuple(sorted({man.card.id for man in infantry if man.wounded} | away)),
        tuple(sorted([man.card.id for man in infantry if not man.pinned])),
        tuple(elan_won(figures, events)),
        tuple(_wrecks(table.battle, fates)),
        tuple([str(event.facts["seat"]) for event in events if event.kind == COMMANDER]),
    )


def _winner(game: UpFront, conceded: str) -> str:
    result = game.result()
    if result is not None:
        return result.winner or ""
    battle = game.table.battle
    if conceded in battle.sides:
        # A win stands, whoever leaves the table in the pursuit (42.74).
        won = already_won(game)
        return battle.enemy(conceded) if won is None else won.winner or ""
    raise UnreadableFile("this game is not over; play it to its end first")


def _fates(table: UpFrontTable, events: Sequence[Event]) -> dict[str, str]:
    """Return the last fate of everybody lost; who regroups has only routed (2.4)."""
    found: dict[str, str] = {}
    for event in events:
        if event.kind == LOST:
            fate = str(event.facts["fate"]).removeprefix(FATE)
            found[man_of(event.facts["man"])] = fate
        elif event.kind == REGROUPS:
            found = {id: fate for id, fate in found.items() if fate in DEAD}
    for id, fate in table.lost.items():
        # Prisoners are freed without a word about each of them (32.22).
        if id not in found or (fate == FREED and found[id] == CAPTURED):
            found[id] = fate
    return found


def _wrecks(battle: Battle, fates: Mapping[str, str]) -> list[tuple[str, bool, int]]:
    found: list[tuple[str, bool, int]] = []
    for id, fate in fates.items():
        vehicle = battle.box.men[ManId(id)].vehicle
        if vehicle is not None and fate != WITHDRAWN:
            boxed = vehicle.guns[0].boxed if vehicle.guns else 0
            found.append((id, vehicle.armoured, boxed))
    return found
