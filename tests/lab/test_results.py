"""What `tianxia arena --out` writes, and what `tianxia lab plot` draws of it."""

import json
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pyarrow.parquet
import pytest

import tianxia
from tests.cli.refusing import is_refused
from tianxia.lab import plots
from tianxia.lab.arena import arena, contest_of, play_all, report_of
from tianxia.lab.record import Record
from tianxia.lab.results import DECISIONS, GAMES, command_of, write_results
from tianxia.lab.runner import Processes
from tianxia.lab.sheets import read

from .bots import FOOL, LIAR, MOODY, WISE
from .conftest import Run
from .files import bytes_of

STYLES = Path(__file__).parents[2] / "web" / "src" / "styles" / "tokens.css"
BOTS = f"{WISE},{FOOL},random"


@pytest.fixture
def folder(banners: str, run: Run, tmp_path: Path) -> Path:
    done = run("arena", banners, "--bots", BOTS, "--games", 8, "--out", tmp_path / "arena", "--json")
    assert (done.code, done.err) == (0, "")
    return tmp_path / "arena"


def test_every_game_of_the_report_has_a_row(banners: str, folder: Path) -> None:
    report = arena(contest_of(banners, (WISE, FOOL, "random"), games=8), ladder=True)
    games = read(folder / "games.parquet")
    assert [game["game"] for game in games] == list(range(report["games"]))
    for line in report["matches"]:
        own = [game for game in games if (game["bot"], game["against"]) == (line["bot"], line["against"])]
        assert len(own) == line["games"]
        assert sum(game["share"] for game in own) / len(own) == pytest.approx(line["share"]["value"])
        assert all(game["bots"][game["seat"]] == line["bot"] for game in own)
    assert json.loads((folder / "report.json").read_text(encoding="utf-8")) == {**report, "build": ""}


def test_decisions_are_the_games(folder: Path) -> None:
    """Played again by their rows, they end as they ended."""
    decisions = read(folder / "decisions.parquet")
    for row in read(folder / "games.parquet"):
        game = tianxia.new("banners", seed=int(row["seed"]))
        own = [each for each in decisions if each["game"] == row["game"]]
        for number, move in enumerate(own):
            assert (move["move"], move["kind"], move["round"]) == (number, game.asked, None)
            assert move["options"] == len(game.decision(move["seat"]).options)
            assert move["scores"] == game.rules.score(game.state)
            game.play(move["seat"], move["option"])
        assert game.over
        assert game.result is not None
        assert (list(game.result.scores), list(game.result.winners)) == (row["scores"], row["winners"])
        assert (row["moves"], row["decisions"]) == (len(own), sum(move["options"] > 1 for move in own))


def test_the_files_tell_what_they_hold(folder: Path) -> None:
    sheet = (folder / "README.md").read_text(encoding="utf-8")
    for name, columns in (("games", GAMES), ("decisions", DECISIONS)):
        schema = pyarrow.parquet.read_schema(folder / f"{name}.parquet")
        assert schema.names == [column.name for column in columns]
        for column in columns:
            assert schema.field(column.name).metadata == {b"description": column.meaning.encode()}
            assert f"| `{column.name}` | {column.type} | {column.meaning} |" in sheet
        about = json.loads(schema.metadata[b"tianxia"])
        assert (about["game"], about["Tianxia"]) == ("banners", tianxia.__version__)
        assert all(f"| {name} | {value} |" in sheet for name, value in about.items())


def test_the_same_files_from_several_processes(tmp_path: Path) -> None:
    contest = contest_of("sun_tzu", ("greedy", "random"), games=4)
    for name, runner in (("here", None), ("there", Processes(2))):
        with Record(contest, with_moves=True) as record:
            play_all(record, runner)
        write_results(tmp_path / name, record, report_of(record), runner)
    assert bytes_of(tmp_path / "here") == bytes_of(tmp_path / "there")
    assert read(tmp_path / "here" / "games.parquet")[0]["rounds"] == 9


def test_a_record_without_moves_is_played_again(banners: str, folder: Path, run: Run, tmp_path: Path) -> None:
    file = tmp_path / "record.jsonl"
    command = ("arena", banners, "--bots", BOTS, "--games", 8, "--resume", file, "--json")
    first = run(*command)
    assert b"moves" not in file.read_bytes()
    again = run(*command, "--out", tmp_path / "later")
    assert (again.code, again.out) == (0, first.out)
    assert bytes_of(tmp_path / "later") == bytes_of(folder)
    kept = file.read_bytes()
    assert run(*command, "--out", tmp_path / "last").code == 0
    assert file.read_bytes() == kept  # now they are there


def test_the_sheet_says_how_to_play_it_again() -> None:
    assert command_of(contest_of("sun_tzu", ("crane", "greedy", "random"), games=4)) == (
        "tianxia arena sun_tzu --bots crane,greedy,random --players 2 --seeds 0-1"
    )
    bots = ("crane", "sparrow")
    some = contest_of("sun_tzu", bots, None, {"events": True}, games=4, against=("greedy",), sprt=(0.5, 0.6))
    assert command_of(some) == (
        "tianxia arena sun_tzu --bots crane,sparrow --against greedy --players 2 --seeds 0-1 -o events=true"
        " --sprt 0.5,0.6"
    )


def test_what_is_missing_is_named(banners: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    is_refused(run("lab", "plot", tmp_path), "holds no results of an arena")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    command = ("arena", banners, "--bots", f"{WISE},random", "--games", 4, "--out", tmp_path / "out")
    is_refused(run(*command), "install tianxia[lab]")


def test_pictures(folder: Path, run: Run, tmp_path: Path) -> None:
    done = run("lab", "plot", folder, "--out", tmp_path / "one")
    names = ["ladder.svg", "shares.svg", "lengths.svg", "scores.svg"]
    assert (done.code, done.err) == (0, "")
    assert done.out.split() == [str(tmp_path / "one" / name) for name in names]
    said = {name: "".join(ElementTree.parse(tmp_path / "one" / name).getroot().itertext()) for name in names}
    assert all(bot in said[name] for name in ("ladder.svg", "shares.svg", "scores.svg") for bot in ("Wise", "Fool"))
    assert all("Banners" in text for text in said.values())
    run("lab", "plot", folder, "--out", tmp_path / "two")
    assert bytes_of(tmp_path / "one") == bytes_of(tmp_path / "two")


def test_pictures_have_the_colors_of_the_tables() -> None:
    by_day = set(re.findall(r"light-dark\((#[0-9a-f]{6}),", STYLES.read_text(encoding="utf-8")))
    assert {plots.SILK, plots.INK, plots.PALE, plots.GRID, *plots.PAINTS} <= by_day


def test_tables_and_pictures_tell_of_forfeits(banners: str, run: Run, tmp_path: Path) -> None:
    done = run("arena", banners, "--bots", f"{WISE},{MOODY}", "--games", 20, "--out", tmp_path)
    (line,) = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))["matches"]
    lost = line["forfeits"][MOODY]
    assert f"{MOODY} gave no answer in {lost} of 20 games against {WISE}: these count as lost" in done.out
    rows = [row for row in read(tmp_path / "games.parquet") if row["forfeit"] is not None]
    assert len(rows) == lost
    decisions = read(tmp_path / "decisions.parquet")
    for row in rows:
        assert (row["end"], row["bots"][row["forfeit"]]) == ("forfeit", MOODY)
        assert row["why"] in {"A prize of 1 is beneath me.", "A prize of 2 is beneath me."}
        assert row["moves"] == len([move for move in decisions if move["game"] == row["game"]]) > 0
    assert [path.name for path in plots.plot(tmp_path, tmp_path)] == ["shares.svg", "lengths.svg", "scores.svg"]


def test_pictures_of_nothing_but_forfeits(banners: str, run: Run, tmp_path: Path) -> None:
    assert run("arena", banners, "--bots", f"{WISE},{LIAR}", "--games", 4, "--out", tmp_path).code == 0
    assert [path.name for path in plots.plot(tmp_path, tmp_path)] == ["shares.svg"]
