"""The commands about campaigns, in both languages (UF 42)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from caposaldo import campaigns, library
from caposaldo.cli.app import app
from caposaldo.cli.wars import load, put_aside, save, under_way, unfinished
from caposaldo.proofs import proves
from tests.upfront.rolls import changed, fought, without

RUN = CliRunner()


def run(*words: object) -> Result:
    return RUN.invoke(app, ["campaign", *map(str, words)], env={"LC_ALL": "C"})


def said(result: Result) -> str:
    assert result.exit_code == 0, result.output
    return result.stdout


def refused(result: Result) -> str:
    assert result.exit_code == 2, result.output
    return result.stderr


@pytest.fixture
def war(tmp_path: Path) -> Path:
    path = tmp_path / "war.json"
    said(run("new", path, "--chain", "A,D", "--seed", 3, "--man", "german=Otto K:german-MP"))
    return path


def finished(path: Path) -> Path:
    """Play the game under way at random and write its record."""
    scenario, options = campaigns.desk().setup(load(path))
    game = library.start("upfront", scenario, options, seed=1)
    chance = library.stream(3, "test")
    while (asked := game.decision()) is not None:
        game.answer(asked.options[chance.below(len(asked.options), "choice")])
    record = path.with_name("record.json")
    record.write_text(json.dumps(library.make_record(game, {})), "utf-8")
    return record


def test_a_new_campaign_says_where_it_stands_in_both_languages(war: Path) -> None:
    told = said(run("show", war))
    assert "1. A, A Meeting of Patrols" in told
    assert "Next: A, A Meeting of Patrols." in told
    assert "Punti campagna: Tedeschi 0 e Americani 0" in said(run("show", war, "--lang", "it"))


def test_it_is_never_written_over_another_file(war: Path) -> None:
    before = war.read_text("utf-8")
    assert "is there already; name another file or add --overwrite" in refused(run("new", war))
    assert war.read_text("utf-8") == before
    assert "D, Rear Guard" not in said(run("new", war, "--chain", "A", "--overwrite"))


def test_show_gives_a_program_everything(war: Path) -> None:
    found = json.loads(said(run("show", war, "--json")))
    assert found["nations"] == ["german", "american"]
    assert [link["scenario"] for link in found["chain"]] == ["A", "D"]
    own = next(man for man in found["rosters"]["german"] if man["own"])
    assert (own["id"], own["name"], own["weapon"]) == ("g99", "Otto K", "german-MP")
    assert found["muster"]["german"]["own"] == "g99"
    assert found["muster"]["german"]["roles"] == {"g1": "SL", "g2": "ASL"}


@proves("UF 42.47", 2)
def test_42_47_the_sheet_names_ranks_as_the_nations_do(war: Path, tmp_path: Path) -> None:
    sheet = said(run("sheet", war))
    assert "Unterfeldwebel" in sheet
    assert "Gefreiter" in sheet
    assert "Private First Class" in sheet
    other = tmp_path / "east.json"
    said(run("new", other, "--nations", "russian,german"))
    east = said(run("sheet", other, "--lang", "it"))
    assert "Mladshi Serzhant" in east
    assert "Ryadovoi" in east


def test_the_sheet_is_a_page_to_print_too(war: Path, tmp_path: Path) -> None:
    page = tmp_path / "sheet.html"
    assert str(page) in said(run("sheet", war, "--html", page))
    html = page.read_text("utf-8")
    assert html.startswith('<!doctype html>\n<html lang="en">')
    assert html.count("<caption>") == 3
    assert "<td>Otto K</td>" in html


def test_what_a_player_calls_his_man_is_no_markup(tmp_path: Path) -> None:
    path, page = tmp_path / "w.json", tmp_path / "w.html"
    said(run("new", path, "--man", "german=<b>Otto</b>:german-R"))
    said(run("sheet", path, "--html", page))
    assert "&lt;b&gt;Otto&lt;/b&gt;" in page.read_text("utf-8")


def test_questions_are_asked_and_answered(war: Path) -> None:
    save(war, without(load(war), "g1", "g2"))
    told = said(run("show", war))
    assert "german:SL  Germans: who leads in the place of Ahrens? (UF 42.2)" in told
    assert "    g23  Uhlig, Unterfeldwebel, machine pistol (MP), 4/5" in told
    assert "campaign choose" in told
    assert "german:ASL" in said(run("choose", war, "german:SL", "g23"))
    assert "choose from: g24" in refused(run("choose", war, "german:ASL", "g4"))
    assert "name a question and one of its options" in refused(run("choose", war))
    assert "german:" not in said(run("choose", war, "--first"))


def test_the_next_game_is_started_and_its_record_entered(war: Path) -> None:
    assert "The game under way: A" in said(run("next", war))
    assert "finish the one before" in refused(run("next", war))
    record = finished(war)
    false = json.loads(record.read_bytes())
    false["answers"][6]["link"] = "0" * 64
    changed = record.with_name("changed.json")
    changed.write_text(json.dumps(false), "utf-8")
    assert "si rompe alla risposta 7 di " in refused(run("enter", war, changed, "--lang", "it"))
    told = said(run("enter", war, record))
    while load(war).stage == "after":
        told = said(run("choose", war, "--first"))
    assert load(war).at == 1
    assert "Next: D, Rear Guard Action." in told
    assert "start the next one" in refused(run("enter", war, record))


def test_a_game_left_in_the_middle_is_kept_beside_the_campaign(war: Path) -> None:
    said(run("next", war))
    campaign = load(war)
    scenario, options = campaigns.desk().setup(campaign)
    game = library.start("upfront", scenario, options, seed=1)
    put_aside(war, campaign, library.make_record(game, {}))
    assert unfinished(war).exists()
    assert load(war).stage == "battle"
    put_aside(war, campaign, json.loads(finished(war).read_text("utf-8")))
    assert not unfinished(war).exists()
    assert load(war).stage in ("after", "muster")


def test_the_terminal_says_what_comes_of_an_answer(war: Path) -> None:
    after = fought(
        changed(load(war), "g4", elan=9),
        present=("g4", "g5", "g99", "a4"),
        fates={"g5": "rout"},
        wounded=("g99",),
    )
    save(war, after)
    told = said(run("show", war))
    assert "    panic  Panic from 4 to 5; he pays 5 elan and gets a promotion mark." in told
    assert "    morale  Morale from 3 to 4; he pays 5 elan" in told
    assert "    panic  Panic from 3 to 2." in told
    assert "    morale  Morale from 2 to 1." in told
    assert "Misses 3 scenarios" in told
    assert "lower KIA: \u22121 campaign points." in told
    assert "Panico da 3 a 2" in said(run("show", war, "--lang", "it"))


def begun(path: Path, seed: int = 1) -> library.AnyGame:
    """Return the game under way at its first question."""
    scenario, options = campaigns.desk().setup(load(path))
    return library.start("upfront", scenario, options, seed=seed)


def test_a_game_of_something_else_is_not_gone_on_with(war: Path) -> None:
    said(run("next", war))
    other = library.start("upfront", "A", {}, seed=1)
    unfinished(war).write_text(json.dumps(library.make_record(other, {})), "utf-8")
    told = refused(run("fight", war))
    assert "war.game.json is a game of something else; move it away to begin this one" in told
    assert unfinished(war).exists()


def test_what_lies_beside_a_campaign_goes_with_the_game_it_was(war: Path) -> None:
    said(run("next", war))
    put_aside(war, load(war), library.make_record(begun(war), {}))
    said(run("enter", war, finished(war)))
    assert not unfinished(war).exists()
    said(run("new", war, "--overwrite", "--chain", "A"))
    said(run("next", war))
    put_aside(war, load(war), library.make_record(begun(war), {}))
    said(run("new", war, "--overwrite", "--chain", "B"))
    assert not unfinished(war).exists()


def test_computers_fight_a_campaign_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "war.json"
    said(run("new", path, "--chain", "A,D,B", "--seed", 3))
    for number in range(3):
        assert load(path).at == number
        said(run("fight", path, "--players", "random,random", "--seed", number))
        while load(path).stage != "over" and campaigns.desk().questions(load(path)):
            said(run("choose", path, "--first"))
    assert load(path).stage == "over"
    assert "The campaign is over" in said(run("show", path))
    assert "La campagna è finita" in said(run("sheet", path, "--lang", "it"))
    assert "this campaign is over; begin another with campaign new" in refused(run("fight", path))
    assert "cannot start now" in refused(run("next", path))


def test_computers_go_on_where_a_game_was_left(war: Path) -> None:
    said(run("next", war))
    game = begun(war, seed=7)
    asked = game.decision()
    assert asked is not None
    game.answer(asked.options[0])
    put_aside(war, load(war), library.make_record(game, {}))
    said(run("fight", war, "--players", "random,random", "--seed", 2))
    assert not unfinished(war).exists()
    assert load(war).stage in ("after", "muster")


def test_a_fight_needs_two_players_and_no_open_question(war: Path) -> None:
    assert "two sides fight; write --players regular,regular" in refused(
        run("fight", war, "--players", "regular")
    )
    assert "genius" in refused(run("fight", war, "--players", "genius,regular"))
    assert load(war).stage == "muster"
    save(war, without(load(war), "g1"))
    assert "answer german:SL" in refused(run("fight", war))


@pytest.mark.parametrize(("alone", "chosen"), [(True, "on"), (False, "off")])
def test_one_person_may_play_both_sides_of_a_campaign(war: Path, alone: bool, chosen: str) -> None:
    marched, game = under_way(war, 5, alone=alone)
    assert game.setup.readings["solitaire"] == chosen
    assert campaigns.desk().fits(marched, game)


def test_play_needs_a_terminal_and_something_to_play(war: Path) -> None:
    assert "play needs a terminal" in refused(run("play", war))
    assert load(war).stage == "muster"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--nations", "german"), "a campaign has two nations"),
        (("--nations", "german,german"), "two german sides cannot meet"),
        (("--chain", "A,Y"), "there is no scenario 'Y'"),
        (("--man", "german Otto"), "write nation=Name:weapon"),
        (("--man", "german=Otto:german-LMG"), "choose from: german-"),
        (("--man", "french=Otto:french-R"), "the french do not fight in this campaign"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    tmp_path: Path, words: tuple[str, ...], told: str
) -> None:
    path = tmp_path / "w.json"
    assert told in refused(run("new", path, *words))
    assert not path.exists()


def test_a_file_that_is_no_campaign_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text('{"is": "caposaldo record"}', "utf-8")
    assert "this is not a Caposaldo campaign" in refused(run("show", path))
    assert "there is no file" in refused(run("show", tmp_path / "nothing.json"))


def designed(path: Path, *words: object) -> Path:
    """Write a design that can be played."""
    made = RUN.invoke(app, ["design", "new", str(path), *map(str, words)], env={"LC_ALL": "C"})
    assert made.exit_code == 0, made.output
    return path


def test_42_1_a_scenario_of_ones_own_stands_in_the_chain_and_is_fought(tmp_path: Path) -> None:
    design = designed(tmp_path / "ford.toml", "--way", "replay", "--scenario", "A")
    war = tmp_path / "war.json"
    words = ("--nations", "german,russian", "--chain", "ford,A", "--design", design)
    told = said(run("new", war, *words))
    assert "1. ford\n2. A, A Meeting of Patrols" in told
    assert "The game under way: ford." in said(run("next", war))
    assert campaigns.desk().setup(load(war))[0] == "own"
    said(run("enter", war, finished(war)))
    while load(war).stage == "after":
        said(run("choose", war, "--first"))
    assert load(war).at == 1


def test_42_1_a_design_of_other_nations_is_refused(tmp_path: Path) -> None:
    words = ("--way", "replay", "--scenario", "A", "--nations", "german,american")
    design = designed(tmp_path / "ford.toml", *words)
    war = tmp_path / "war.json"
    wish = ("--nations", "german,russian", "--chain", "ford", "--design", design)
    told = "is fought by american and german; change its sides to german and russian"
    assert told in refused(run("new", war, *wish))
    assert not war.exists()


@proves("UF 42.sample", 2)
def test_42_sample_two_designs_leave_it_to_the_campaign_who_attacks(tmp_path: Path) -> None:
    one = designed(tmp_path / "ford.toml", "--way", "bid", "--nations", "german,russian")
    other = designed(tmp_path / "back.toml", "--way", "bid", "--nations", "russian,german")
    war = tmp_path / "war.json"
    wish = ("--nations", "german,russian", "--chain", "ford,ford", "--design", f"{one},{other}")
    said(run("new", war, *wish))
    sides = []
    for _ in range(2):
        said(run("next", war))
        sides.append(campaigns.desk().setup(load(war))[1]["side-1"])
        scenario, options = campaigns.desk().setup(load(war))
        game = library.start("upfront", scenario, options, seed=1)
        save(war, campaigns.take_in(load(war), game, "d", "german"))
    assert sides == ["german", "russian"]
    assert load(war).stage == "over"


def test_a_design_may_have_one_attacker_and_not_more_than_two_files(tmp_path: Path) -> None:
    design = designed(tmp_path / "ford.toml", "--way", "bid", "--nations", "russian,german")
    war = tmp_path / "war.json"
    wish = ("--nations", "german,russian", "--chain", "ford")
    three = ",".join([str(design)] * 3)
    assert "name one, or one for each attacker" in refused(
        run("new", war, *wish, "--design", three)
    )
    twice = ",".join([str(design)] * 2)
    assert "in the second the other must attack" in refused(
        run("new", war, *wish, "--design", twice)
    )
    said(run("new", war, *wish, "--design", design))
    said(run("next", war))
    assert campaigns.desk().setup(load(war))[1]["side-1"] == "russian"


def test_a_design_with_a_fault_is_refused(tmp_path: Path) -> None:
    design = designed(tmp_path / "ford.toml", "--way", "replay", "--scenario", "A")
    design.write_text(design.read_text("utf-8").replace("cards = [1, ", "cards = [1, 1, "), "utf-8")
    war = tmp_path / "war.json"
    wish = ("--nations", "german,russian", "--chain", "ford", "--design", design)
    assert "the design cannot be played" in refused(run("new", war, *wish))
