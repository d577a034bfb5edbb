"""Games saved before a field of some frame was known are read as they were written."""

from __future__ import annotations

import json
from typing import Any

from caposaldo.kernel.saves import load
from tests.upfront.boxes import UpFront, given

FIELD = (
    "nations german russian",
    "german A 3 g6.inside=A g4",
    "german B 1 g7 g8",
    "russian A 2 r10",
    "russian B 1 r4 r5",
    "ground german A 58",
    "ground russian A 55",
)


def at_the_prize(*lines: str) -> UpFront:
    """A game in which the ground of a group that is gone may be taken over (20.8)."""
    game = given(*FIELD, *lines, rig="b0 b0 b0")
    for answer in ("close A", "enter g6", "go", "decline", "decline", "decline"):
        game.answer(answer)
    asked = game.decision()
    assert asked is not None
    assert asked.prompt == "take-terrain"
    return game


def test_the_question_about_ground_without_marks_is_saved_as_it_always_was() -> None:
    game = at_the_prize()
    save: Any = json.loads(json.dumps(game.save()))
    (frame,) = [each for each in save["stack"] if each["frame"] == "upfront.conquest"]
    assert sorted(frame) == ["entrenched", "frame", "gone", "laid", "loose", "takers"]
    again = load(game.kind, save)
    assert again.save() == game.save()
    again.answer("take A")
    assert [laid.card for laid in again.table.groups["german-A"].laid] == ["55"]


def test_with_marks_they_are_kept() -> None:
    game = at_the_prize("option fire on", "mark russian A ablaze")
    save: Any = json.loads(json.dumps(game.save()))
    (frame,) = [each for each in save["stack"] if each["frame"] == "upfront.conquest"]
    assert frame["marks"] == ["ablaze"]
    again = load(game.kind, save)
    again.answer("take A")
    assert again.table.groups["german-A"].marks == ("ablaze",)
