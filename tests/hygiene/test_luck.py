"""What the luck report of the page takes for granted is what the deck holds."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
DECK = ROOT / "src" / "caposaldo" / "upfront" / "data" / "action_deck.toml"
REPORT = ROOT / "web" / "src" / "lib" / "upfront" / "luck.ts"


def test_the_luck_report_of_up_front_knows_the_random_numbers_of_the_deck() -> None:
    cards = tomllib.loads(DECK.read_text("utf-8"))["card"]
    numbers = Counter(-card["rn"] if card["colour"] == "red" else card["rn"] for card in cards)
    found = re.search(r"NUMBERS: readonly number\[\] = \[([\d, ]+)\]", REPORT.read_text("utf-8"))
    assert found is not None
    told = dict(enumerate(int(number) for number in found[1].split(",")))
    assert {number: numbers[number] for number in told} == told
    assert {number: numbers[-number] for number in told} == told
    assert sum(numbers.values()) == told[0] + 2 * sum(told[number] for number in told if number)
