"""The commands odds aslsk fire, mc, rally, cc and ambush."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from caposaldo import gauges
from caposaldo.cli.options import language
from caposaldo.cli.printing import print_json
from caposaldo.kernel.contract import Outcome
from caposaldo.terminal.prose import Prose

GAME: Final = "aslsk"


def show_fire(
    fp: float, drm: int, cower: int, morale: int | None, as_json: bool, lang: str
) -> None:
    """Print the exact chances of an attack by fire."""
    shot = gauges.starter_fire(fp, drm, cower, morale)
    given = {"fp": fp, "drm": drm, "cower": cower, "column": shot.column}
    if as_json:
        squad = {"morale": morale, "odds": _data(shot.squad)} if morale is not None else None
        print_json({**_exact(given, shot.odds), "squad": squad})
        return
    prose = Prose(GAME, language(lang))
    print(prose.words.term("odds-column", GAME, {"column": shot.column}))
    _print(prose, shot.odds)
    if morale is not None:
        print(prose.words.term("odds-squad", GAME, {"morale": morale}))
        _print(prose, shot.squad)


def show_check(
    morale: int, drm: int, elr: int | None, broken: bool, as_json: bool, lang: str
) -> None:
    """Print the exact chances of a morale check."""
    odds = gauges.starter_check(morale, drm, elr, broken)
    _show({"morale": morale, "drm": drm, "elr": elr, "broken": broken}, odds, as_json, lang)


def show_rally(morale: int, drm: int, two_rallies: bool, as_json: bool, lang: str) -> None:
    """Print the exact chances of a rally."""
    odds = gauges.starter_rally(morale, drm, two_rallies)
    _show({"morale": morale, "drm": drm}, odds, as_json, lang)


def show_fight(attack: float, defence: float, drm: int, as_json: bool, lang: str) -> None:
    """Print the exact chances of a close combat attack."""
    fight = gauges.starter_fight(attack, defence, drm)
    given = {"attack": attack, "defence": defence, "drm": drm}
    if as_json:
        print_json(_exact({**given, "column": fight.column, "kill": fight.kill}, fight.odds))
        return
    prose = Prose(GAME, language(lang))
    facts = {"column": fight.column, "kill": fight.kill}
    print(prose.words.term("odds-fight", GAME, facts))
    _print(prose, fight.odds)


def show_ambush(own: int, other: int, as_json: bool, lang: str) -> None:
    """Print the exact chances of an ambush."""
    _show({"drm": own, "enemy_drm": other}, gauges.starter_ambush(own, other), as_json, lang)


def _show(given: Mapping[str, object], odds: list[Outcome], as_json: bool, lang: str) -> None:
    if as_json:
        print_json(_exact(given, odds))
    else:
        _print(Prose(GAME, language(lang)), odds)


def _exact(given: Mapping[str, object], odds: list[Outcome]) -> dict[str, object]:
    return {**given, "method": "exact", "odds": _data(odds)}


def _data(odds: list[Outcome]) -> list[dict[str, object]]:
    return [outcome.data() for outcome in odds]


def _print(prose: Prose, odds: list[Outcome]) -> None:
    for outcome in odds:
        share = prose.percent(outcome.chances / outcome.of)
        name = prose.words.outcome(GAME, outcome.data())
        print(f"{share:>8}  {outcome.chances}/{outcome.of}  {name}")
