"""The grammar of the documentation names what the engine takes."""

from pathlib import Path
from typing import Final

from caposaldo.upfront.hulls import FITTINGS
from tests.upfront.scenes import given, then

GRAMMAR: Final = (Path(__file__).parents[2] / "docs/notation.md").read_text("utf-8")


def test_all_that_a_repair_may_name_is_in_the_documented_grammar() -> None:
    words = GRAMMAR.partition('"repair" GROUP MAN [')[2].partition("]")[0]
    assert [word.strip('"') for word in words.split(" | ")] == [*FITTINGS, "RADIO"]


def test_the_repair_of_a_radio_that_the_documentation_shows_is_offered() -> None:
    assert "`repair A g4 RADIO`" in GRAMMAR
    scene = given("german A 1 g1 g4.carries=RADIO.faulty", "american A 1 a4")
    then(scene, "offered repair A g4 RADIO", "not offered repair A g4")
