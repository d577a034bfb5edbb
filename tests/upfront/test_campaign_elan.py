"""Elan from what was told in a game (42.43)."""

from __future__ import annotations

from caposaldo.kernel.events import Event
from caposaldo.kernel.rules import Fact
from caposaldo.proofs import proves
from caposaldo.upfront.campaign.elan import elan_won
from tests.upfront.rolls import DESK
from tests.upfront.scenes import given, when


def told(kind: str, **facts: Fact) -> Event:
    return Event(kind, (), facts, (), None)


def won(*events: Event) -> list[tuple[str, str, int]]:
    return elan_won(DESK.figures, events)


def feat(man: str, count: int, name: str = "anti-tank", victim: str = "") -> Event:
    more: dict[str, Fact] = {"victim": f"@man-{victim}"} if victim else {}
    return told("elan", man=f"@man-{man}", count=count, feat=f"@feat-{name}", **more)


LOST = told("lost", man="@man-r4", seat="russian", fate="@fate-kia")
PINNED = told("pinned", man="@man-r4", seat="russian")
OVER = told("attack-over")


@proves("UF 42.43", 1)
def test_42_43_what_the_game_notes_is_counted() -> None:
    assert won(feat("g4", 3, "hero"), feat("g5", 4, "close-combat"), feat("g4", 3, "hero")) == [
        ("g4", "hero", 3),
        ("g5", "close-combat", 4),
        ("g4", "hero", 3),
    ]


@proves("UF 42.43", 3, 4)
def test_42_43_nobody_is_paid_both_for_stopping_and_for_destroying_an_afv() -> None:
    found = won(feat("g4", 2, victim="r34"), feat("g4", 4, victim="r34"))
    assert sum(points for _, _, points in found) == 4
    found = won(feat("g4", 4, victim="r34"), feat("g4", 2, victim="r34"))
    assert found == [("g4", "anti-tank", 4)]
    found = won(feat("g4", 2, victim="r34"), feat("g5", 4, victim="r34"))
    assert [points for _, _, points in found] == [2, 4]
    found = won(feat("g4", 2, victim="r34"), feat("g4", 4, victim="r35"))
    assert [points for _, _, points in found] == [2, 4]


@proves("UF 42.43", 1)
def test_42_43_fire_from_within_earns_the_unpinned_men_there_were_if_it_tells() -> None:
    stake = told("elan-at-stake", seat="german", men=["@man-g4", "@man-g6"], count=3)
    assert won(stake, PINNED, OVER) == [("g4", "fire-within", 3), ("g6", "fire-within", 3)]
    assert len(won(stake, LOST, LOST, OVER)) == 2
    assert won(stake, OVER, LOST, OVER) == []
    own = told("pinned", man="@man-g4", seat="german")
    assert won(stake, own, OVER) == []


@proves("UF 42.43", 1)
def test_42_43_a_charge_that_removes_three_men_earns_5() -> None:
    charge = told("charge", seat="german", man="@man-g4")
    assert won(charge, LOST, LOST, LOST, OVER) == [("g4", "charge-men", 5)]
    assert won(charge, LOST, LOST, PINNED, OVER) == []
    assert won(charge, LOST, LOST, OVER, LOST, OVER) == []
    friend = told("lost", man="@man-g5", seat="german", fate="@fate-kia")
    assert won(charge, LOST, LOST, friend, OVER) == []


@proves("UF 42.43", 1)
def test_42_43_infiltrators_who_fire_are_paid_by_a_game() -> None:
    scene = given(
        "nations german russian",
        'option orders {"campaign":true}',
        "german A 3 g4.inside=A g6.inside=A g9",
        "ground german A 58",
        "german B 0 g1",
        "russian A 2 r3 r4",
        "russian B 0 r1",
        "hand german 66",
        rig="b6 b0",
    )
    when(scene, "fire A>A", "hold g6", "with 66", "shoot", "russian: decline", "german: resolve")
    assert won(*scene.told) == [("g4", "fire-within", 2)]


@proves("UF 42.43", 1)
def test_42_43_a_demolition_charge_is_counted_man_by_man() -> None:
    scene = given(
        "nations german russian",
        'option orders {"campaign":true}',
        "german A 3 g4.carries=DC g6",
        "ground german A 58",
        "german B 0 g1",
        "russian A 2 r10 r14 r9",
        "russian B 0 r1",
        "hand german 3",
        rig="*@2=r b5 b5 b5",
    )
    when(scene, "infiltrate A", "try g4 >A 3", "go", "decline", "russian: decline")
    assert [event.kind for event in scene.told].count("lost") == 3
    assert won(*scene.told) == [("g4", "charge-men", 5)]
