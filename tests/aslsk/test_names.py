"""Everything in the data has a name in both languages."""

import re
from pathlib import Path
from typing import Final

import pytest

from caposaldo.text import Words
from tests.aslsk.data_files import HOME, counters, parsed, tables

LOCALES: Final = HOME.parent / "locales"
LANGUAGES: Final = ("en", "it")
PHASES: Final = (
    "rally", "prep-fire", "movement", "defensive-fire", "advancing-fire", "rout", "advance",
    "close-combat",
)  # fmt: skip


def ids(path: Path) -> list[str]:
    return re.findall(r"^(aslsk-[\w-]+) =", path.read_text("utf-8"), re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nations_classes_weapons_terrains_and_phases_have_names(language: str) -> None:
    words = Words(language)
    wanted = {f"class-{unit.quality}" for unit in counters().units.values()}
    wanted |= {f"weapon-{weapon.key}" for weapon in counters().weapons.values()}
    wanted |= {f"weapon-{weapon.key}-long" for weapon in counters().weapons.values()}
    wanted |= {f"terrain-{id}" for id in tables().terrain}
    wanted |= {f"in-terrain-{id}" for id in tables().terrain}
    wanted |= {f"phase-{phase}{end}" for phase in PHASES for end in ("", "-short")}
    assert {id for id in wanted if not words.has(f"aslsk-{id}")} == set()
    for nation in counters().nations:
        for form in ("", "-adjective", "-units-adjective"):
            id = f"side-{nation}{form}"
            assert words.has(id) or words.has(f"aslsk-{id}"), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_marker_is_explained(language: str) -> None:
    markers = [id for id in ids(LOCALES / language / "aslsk-names.ftl") if "-marker-" in id]
    names = {id for id in markers if not id.endswith("-gloss")}
    assert len(names) == 16
    assert {f"{id}-gloss" for id in names} == set(markers) - names


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_published_scenarios_their_rules_and_changes_are_told(language: str) -> None:
    words = Words(language)
    wanted = set()
    for scenario in parsed("published")["scenario"]:
        wanted |= {f"scenario-{scenario['id']}{end}" for end in ("", "-place", "-story")}
        wanted |= {f"special-{special['key']}" for special in scenario["special"]}
        for side in scenario["side"]:
            if "balance" in side:
                wanted.add(f"balance-{side['balance']['change']}")
            for group in side["group"]:
                wanted |= {f"special-{group['when']}"} if "when" in group else set()
                wanted |= {"special-held_back"} if "held_back" in group else set()
    assert {id for id in wanted if not words.has(f"aslsk-{id.replace('_', '-')}")} == set()


def test_italian_keeps_the_words_of_the_table() -> None:
    words = Words("it")
    assert words.say("terrain-stone", game="aslsk") == "edificio in pietra"
    assert words.say("marker-broken", game="aslsk") == "Broken"
    assert words.say("weapon-ft-long", game="aslsk") == "lanciafiamme (FT)"
