"""The table as data: it reads back exactly, and damaged data is answered, not obeyed."""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from caposaldo.kernel.errors import UnreadableFile
from caposaldo.upfront.cards import CardId
from caposaldo.upfront.groups import Laid
from caposaldo.upfront.knowledge import check
from caposaldo.upfront.table import UpFrontTable
from caposaldo.upfront.tabledata import read_table
from tests.upfront.boxes import FIELD, battle, given, laid, moments, started
from tests.upfront.test_positions import CROWDED

Data = dict[str, Any]
JUNK: Final[tuple[object, ...]] = (
    None,
    -1,
    10**9,
    "x",
    "",
    [],
    {},
    True,
    ["x"],
    [None],
    {"x": 1},
    1.5,
)


def data() -> Data:
    """A crowded table as it comes from a file."""
    plain = [line for line in CROWDED if not line.startswith("scenario")]
    found: Data = json.loads(json.dumps(laid(*plain).data()))
    return found


def places(value: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place of some data, from the outside in."""
    yield path
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], (*path, key))
    elif isinstance(value, list):
        for at in range(min(len(value), 3)):
            yield from places(value[at], (*path, at))


def put(found: Data, path: tuple[Any, ...], value: object) -> None:
    inner: Any = found
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value


def test_a_table_reads_back_exactly() -> None:
    found = data()
    assert read_table(battle(), found).data() == found


def test_a_table_of_any_moment_reads_back_exactly() -> None:
    for game in moments(started("A", "german", "russian", 4), 4, every=7):
        found = json.loads(json.dumps(game.table.data()))
        assert read_table(game.table.battle, found).data() == found
        assert check(game) is None


def test_no_damage_to_a_single_place_does_more_than_refuse_the_file() -> None:
    refused = 0
    for path in [path for path in places(data()) if path]:
        for junk in JUNK:
            found = data()
            put(found, path, junk)
            try:
                again = read_table(battle(), found)
            except UnreadableFile:
                refused += 1
            else:
                json.dumps(again.data())
    assert refused > 1000


def change(*path: str | int, to: object) -> Callable[[Data], None]:
    return lambda found: put(found, path, to)


def drop(*path: str | int) -> Callable[[Data], None]:
    def remove(found: Data) -> None:
        inner: Any = found
        for step in path[:-1]:
            inner = inner[step]
        del inner[path[-1]]

    return remove


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        (drop("pile"), "must have the fields"),
        (change("extra", to=1), "must have the fields"),
        (drop("pile", 0), "card 5 is nowhere"),
        (change("pile", 0, to="1"), "card 1 is in two places: the draw pile, the discards"),
        (change("pile", 0, to="163"), "there is no card '163'"),
        (change("hands", "german", 0, to="58"), "card 58 is in two places"),
        (drop("hands", "german"), "hands must name german and russian"),
        (change("unseen", "german", to=["5"]), "card 5 is no discard that german was not shown"),
        (change("groups", 0, "letter", to="Q"), "cannot be read"),
        (change("groups", 0, "letter", to="AB"), "cannot be read"),
        (change("groups", 0, "side", to="french"), "kept as"),
        (change("groups", 0, "range", to=99), "german-A has no range number 99"),
        (change("groups", 1, "letter", to="A"), "german-A is there twice"),
        (change("groups", 1, "men", to=[]), "german-B has no men"),
        (change("groups", 0, "men", 0, "id", to="g99"), "cannot be read: 'g99'"),
        (change("groups", 0, "men", 0, "id", to="g2"), "g2 is in two places"),
        (change("groups", 0, "men", 0, "id", to="r15"), "r15 does not fight for german"),
        (change("groups", 0, "men", 0, "weapon", to="club"), "cannot be read: 'club'"),
        (change("groups", 0, "men", 0, "kept", to="club"), "there is no weapon 'club'"),
        (change("groups", 0, "men", 0, "guards", to=["x"]), "there is no man 'x'"),
        (change("groups", 0, "men", 0, "assists", to="x"), "there is no man 'x'"),
        (change("groups", 0, "men", 0, "inside", to="russian-Q"), "no group 'russian-Q'"),
        (change("groups", 0, "laid", 0, to=["58", "sky"]), "cannot be read"),
        (change("groups", 0, "flanks", to=["moon-A"]), "no group 'moon-A'"),
        (change("groups", 0, "swap", to="Q"), "no group 'german-Q'"),
        (change("quota", "sand", to=1), "there is no terrain 'sand'"),
        (change("quota", "buildings", to=-1), "cannot be -1"),
        (change("over", to=1), "over must be true or false"),
        (change("turn", "side", to="french"), "'french' is no side"),
        (change("turn", "actions", to="1"), "actions of the turn cannot be '1'"),
        (change("turn", "actions", to=True), "actions of the turn cannot be True"),
        (change("turn", "started", to=["german-A=far"]), "cannot be read"),
        (change("turn", "heroes", to=["x"]), "there is no man 'x'"),
        (drop("turn", "free"), "the turn must have the fields"),
        (change("lost", "g10", to="tired"), "g10 cannot be lost as 'tired'"),
        (change("lost", "x", to="kia"), "there is no man 'x'"),
        (change("lost", "g1", to="kia"), "g1 is in two places"),
        (change("encircled", "russian-A", to=["german-A"]), "cannot be read"),
        (change("shells", 0, to="russian B 2"), "cannot be read"),
        (change("shells", 0, to="french B 2 1"), "no starshell"),
        (change("waiting", "german", to=["x"]), "there is no man 'x'"),
    ],
)
def test_damaged_data_is_refused_with_a_reason(
    damage: Callable[[Data], None], complaint: str
) -> None:
    found = data()
    damage(found)
    with pytest.raises(UnreadableFile, match=re.escape(complaint)):
        read_table(battle(), found)


def lose_a_card(table: UpFrontTable) -> None:
    table.pile.pop()


def double_a_card(table: UpFrontTable) -> None:
    group = table.groups["german-A"]
    table.put(group.but(laid=(*group.laid, Laid(CardId("77"), "open"))))


def rename_a_group(table: UpFrontTable) -> None:
    table.groups["german-C"] = table.groups.pop("german-B")


def empty_a_group(table: UpFrontTable) -> None:
    table.put(table.groups["russian-B"].but(men=()))


def double_a_man(table: UpFrontTable) -> None:
    table.lost["g1"] = "kia"


def overfill_a_hand(table: UpFrontTable) -> None:
    table.hands["german"] += tuple(table.pile[:4])
    del table.pile[:4]


@pytest.mark.parametrize(
    ("fault", "complaint"),
    [
        (lose_a_card, "card 162 is nowhere"),
        (double_a_card, "card 77 is in two places: the hand of german, on german-A"),
        (rename_a_group, "a group is kept as 'german-C' that is not so called"),
        (empty_a_group, "russian-B has no men"),
        (double_a_man, "g1 is in two places: in german-A, lost"),
        (overfill_a_hand, "german holds 7 cards, more than 6"),
    ],
)
def test_a_planted_fault_is_found(fault: Callable[[UpFrontTable], None], complaint: str) -> None:
    game = given(*FIELD)
    assert check(game) is None
    fault(game.table)
    assert check(game) == complaint


def test_a_group_may_stand_empty_while_somebody_is_on_his_way_to_it() -> None:
    game = given(*FIELD)
    game.table.put(game.table.groups["german-A"].but(men=()))
    assert check(game) is None


def test_nobody_of_a_whole_game_may_vanish_but_a_position_need_not_name_everybody() -> None:
    game = started("A", "german", "russian", 1)
    assert check(game) is None
    game.table.waiting["german"] = game.table.waiting["german"][1:]
    assert check(game) == "g1 is nowhere"
    field = given(*FIELD)
    field.table.put(field.table.groups["german-A"].without("g1"))
    assert check(field) is None
