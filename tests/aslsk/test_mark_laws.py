"""Marks and notes of a saved table or a position: only those that a rule can have made are read."""

from __future__ import annotations

import pytest

from caposaldo.aslsk import phases, tracks
from caposaldo.aslsk.laws import fault
from caposaldo.aslsk.marklaws import OF_UNITS, OF_WEAPONS, mark_fault
from caposaldo.aslsk.notelaws import NOTES, note_fault
from caposaldo.aslsk.special import snow
from caposaldo.aslsk.starter import Starter
from caposaldo.kernel.errors import UnreadableFile
from tests.aslsk.scenes import still, unit, weapon

LINES = (
    "sides german russian",
    "group german turn=2 edge=north",
    "german g1 4-6-7 B5",
    "german g2 8-0 B5",
    "german gw1 LMG g1",
    "russian r1 4-4-7 D5",
    "turn russian 1 movement",
)
SOUND_ON_UNITS = {
    "acted": [""],
    "advanced": [""],
    "advancing-fired": [""],
    "assault": [""],
    "burden": ["2"],
    "came-from": ["B5", "off.1"],
    "close-combat": [""],
    "directed": ["g1", "g1,gw1"],
    "due": [""],
    "forfeited": [""],
    "gunner": [""],
    "held-back": [""],
    "helped": [""],
    "keeps-dm": [""],
    "laying": [""],
    "led": ["g2", "g2,r1"],
    "mended": ["gw1"],
    "moved": [""],
    "moving": [""],
    "paid": ["0", "12"],
    "road-rate": [""],
    "routed": [""],
    "seen-by": ["r1"],
    "shot": ["g1.1", "gw1.12"],
    "smoked": [""],
    "spent": ["3"],
    "swept": ["-2", "0", "1"],
    "tried": ["", "gw1"],
    "used": ["gw1"],
    "used-up": [""],
    "was-cx": [""],
    "was-pinned": [""],
    "way": ["road", "off"],
}
SPOILT_ON_UNITS = {
    "acted": ["g1"],
    "burden": ["", "x", "-1", "9999", "1.5"],
    "came-from": ["", "Z99", "g1", "off.0", "off.2", "off.x"],
    "carried": ["g1"],
    "directed": ["", "g9", "g1,", "g1,B5"],
    "doomed": [""],
    "lame": ["", "1"],
    "led": ["", "g9", "gw1", "g2,,g1"],
    "mended": ["", "g1", "gw9"],
    "moved": ["g1", "2"],
    "paid": ["", "x", "-2", "10000", "\u0663"],
    "seen-by": ["", "r9", "gw1", "r1,g1"],
    "shot": ["", "g1", "g1.", "g1.x", "g9.1", ".1", "B5.1"],
    "spent": ["", "two"],
    "swept": ["", "-", "x", "--1"],
    "tried": ["g1", "gw9"],
    "used": ["", "g1", "gw9", "gw1,gw1"],
    "way": ["", "north"],
}
SOUND_ON_WEAPONS = {
    "carried": ["g1", "r1"],
    "doomed": [""],
    "kept-rate": [""],
    "moved": [""],
    "kept-again": [""],
    "passed-on": ["", "g1"],
    "recovered": [""],
    "tried": [""],
}
SPOILT_ON_WEAPONS = {
    "acted": [""],
    "carried": ["", "g9", "gw1"],
    "kept-rate": ["3"],
    "rusty": [""],
    "tried": ["gw1"],
}
SOUND_NOTES = {
    "answered": ["g1", "g1,gw1"],
    "fighting": ["B5"],
    "fired-at": ["B5.D5", "B5.D5,D5.B5"],
    "fought": ["B5", "B5 D5"],
    "lone-try": ["g1"],
    "reinforced": ["2"],
    "self-rallied": ["r1"],
    "weather": ["1"],
}
SPOILT_NOTES = {
    "answered": ["", "aslsk", "g1,", "g1 gw1"],
    "attacked": ["g1"],
    "fighting": ["", "B5 D5", "g1"],
    "fired-at": ["", "B5", "B5.", "B5.Z99", "B5.D5.B5", "B5.D5,"],
    "fought": ["", "B5  D5", "Z99"],
    "lone-try": ["", "gw1"],
    "reinforced": ["", "two"],
    "self-rallied": ["", "g1,r1"],
    "weather": ["", "-1"],
}


def pairs(table: dict[str, list[str]]) -> list[tuple[str, str]]:
    return [(name, word) for name, words in table.items() for word in words]


def mark(name: str, word: str) -> str:
    return f"{name}:{word}" if word else name


def marked(unit_mark: str = "", weapon_mark: str = "") -> Starter:
    game = still(*LINES)
    if unit_mark:
        game.table.put(unit(game, "g1").marked(unit_mark))
    if weapon_mark:
        game.table.hold(weapon(game, "gw1").marked(weapon_mark))
    return game


def test_every_mark_and_note_has_its_law_and_every_law_its_examples() -> None:
    named = {
        word
        for file in (phases, tracks)
        for name, word in vars(file).items()
        if name.isupper() and isinstance(word, str) and ":" not in word
    }
    laws = {*OF_UNITS, *OF_WEAPONS, *NOTES}
    assert {*named, snow.CAST} - laws == {*phases.PHASES} - laws
    assert laws <= {*named, snow.CAST}
    assert set(OF_UNITS) == set(SOUND_ON_UNITS)
    assert set(OF_WEAPONS) == set(SOUND_ON_WEAPONS)
    assert set(NOTES) == set(SOUND_NOTES)


@pytest.mark.parametrize(("name", "word"), pairs(SOUND_ON_UNITS))
def test_a_mark_that_a_rule_sets_on_a_unit_is_sound(name: str, word: str) -> None:
    assert fault(marked(mark(name, word)).table) is None


@pytest.mark.parametrize(("name", "word"), pairs(SPOILT_ON_UNITS))
def test_a_mark_that_no_rule_sets_on_a_unit_is_a_fault(name: str, word: str) -> None:
    spoilt = mark(name, word)
    found = marked(spoilt).table
    assert mark_fault(found) == fault(found) == f"g1 cannot have the mark {spoilt!r}"


@pytest.mark.parametrize(("name", "word"), pairs(SOUND_ON_WEAPONS))
def test_a_mark_that_a_rule_sets_on_a_weapon_is_sound(name: str, word: str) -> None:
    assert fault(marked("", mark(name, word)).table) is None


@pytest.mark.parametrize(("name", "word"), pairs(SPOILT_ON_WEAPONS))
def test_a_mark_that_no_rule_sets_on_a_weapon_is_a_fault(name: str, word: str) -> None:
    spoilt = mark(name, word)
    found = marked("", spoilt).table
    assert mark_fault(found) == fault(found) == f"gw1 cannot have the mark {spoilt!r}"


@pytest.mark.parametrize(("key", "words"), pairs(SOUND_NOTES))
def test_a_note_that_a_rule_makes_is_sound(key: str, words: str) -> None:
    assert fault(still(*LINES, f"note {key} {words}").table) is None


@pytest.mark.parametrize(("key", "words"), pairs(SPOILT_NOTES))
def test_a_note_that_no_rule_makes_is_a_fault(key: str, words: str) -> None:
    table = still(*LINES).table
    table.notes[key] = words
    assert note_fault(table) == fault(table) == f"there can be no note {key!r} of {words!r}"


def test_a_position_with_such_a_mark_or_note_is_refused() -> None:
    with pytest.raises(UnreadableFile, match="r2 cannot have the mark 'led:g9'"):
        still(*LINES, "russian r2 4-4-7 D5 +led:g9")
    with pytest.raises(UnreadableFile, match="no note 'answered' of 'aslsk'"):
        still(*LINES, "note answered aslsk")
