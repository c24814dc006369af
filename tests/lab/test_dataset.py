"""`tianxia dataset make`: what is in the files, and that nothing is made twice."""

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

import tianxia
from tests.cli.refusing import is_refused
from tianxia.bots.bot import Situation, Weighed
from tianxia.bots.random_bot import RandomBot
from tianxia.lab.dataset import make_dataset
from tianxia.lab.runner import Processes
from tianxia.lab.sheets import read
from tianxia.lab.simulate import Plan, plan_of

from .conftest import Run
from .files import bytes_of


class Judging(RandomBot):
    """Plays at random, and has an opinion of the first two options."""

    def weigh(self, situation: Situation, also: int = -1) -> list[Weighed]:
        return [Weighed(code, 0.5, "", {}) for code in situation.options[:2]]


def plan(games: int) -> Plan:
    return plan_of("sun_tzu", games, bots=(f"{__name__}:Judging", "random"), seed=5)


def rows_of(folder: Path) -> list[dict[str, Any]]:
    return [row for path in sorted(folder.glob("data/*.parquet")) for row in read(path)]


def test_what_seats_knew_could_do_and_did(tmp_path: Path) -> None:
    """Every game played again by its rows has the same observations and options, and ends alike."""
    made = make_dataset(plan(2), tmp_path, values=True)
    rows, actions = rows_of(tmp_path), json.loads((tmp_path / "actions.json").read_text(encoding="utf-8"))
    assert (made.games, made.decisions) == (2, len(rows))
    for seed in (5, 6):
        game, left = tianxia.new("sun_tzu", seed=seed), [row for row in rows if row["seed"] == str(seed)]
        first = left[0]
        while not game.over:
            seat = game.to_act[0]
            texts = [option.text for option in game.decision(seat).options]
            text = texts[0]
            if len(texts) > 1:
                row = left.pop(0)
                text = actions[row["action"]]
                assert (row["move"], row["seat"], row["kind"]) == (len(game.moves), seat, game.asked)
                assert row["observation"] == game.rules.observe(game.state, seat)
                assert {actions[n] for n, offered in enumerate(row["mask"]) if offered} == set(texts)
                assert [actions[place] for place in row["weighed"]] == ([] if seat else texts[:2])
                assert row["values"] == [0.5] * len(row["weighed"])
            game.play(seat, text)
        result = game.result
        assert not left
        assert result is not None
        assert first["share"] == (0.5 if result.is_draw else float(result.winners == (first["seat"],)))
        own, other = result.scores[first["seat"]], result.scores[1 - first["seat"]]
        assert (first["score"], first["margin"]) == (own, own - other)


def test_only_what_is_missing_is_made(tmp_path: Path) -> None:
    assert make_dataset(plan(3), tmp_path / "one", shard=2).games == 3
    assert make_dataset(plan(3), tmp_path / "one", shard=2)[:2] == (0, 0)
    assert make_dataset(plan(5), tmp_path / "one", shard=2, runner=Processes(2)).games == 3  # the last was too short
    assert make_dataset(plan(5), tmp_path / "two", shard=2).games == 5
    assert bytes_of(tmp_path / "one") == bytes_of(tmp_path / "two")
    assert sorted(path.name for path in (tmp_path / "two" / "data").glob("*.parquet")) == [
        "games-0000000-0000001.parquet",
        "games-0000002-0000003.parquet",
        "games-0000004-0000004.parquet",
    ]
    assert len({row["seed"] for row in rows_of(tmp_path / "one")}) == 5


def test_what_a_bot_of_the_house_thinks_of_its_options(tmp_path: Path) -> None:
    """A real judge: chances of winning, one for each action that it considered, all of them offered."""
    make_dataset(plan_of("sun_tzu", 1, bots=("tiger", "random"), seed=5), tmp_path, values=True)
    judged = [row for row in rows_of(tmp_path) if row["seat"] == 0]
    assert len(judged) > 20
    for row in judged:
        assert len(row["weighed"]) == len(row["values"]) > 0
        assert all(row["mask"][action] for action in row["weighed"])
        assert all(0 <= value <= 1 for value in row["values"])
    assert len({value for row in judged for value in row["values"]}) > 20
    assert not any(row["weighed"] for row in rows_of(tmp_path) if row["seat"] == 1)


def test_the_command(banners: str, run: Run, tmp_path: Path) -> None:
    command = ("dataset", "make", "sun_tzu", "--games", 2, "--bots", "random", "--out", tmp_path / "new")
    done = run(*command)
    assert (done.code, done.err) == (0, "")
    assert "2 games, " in done.out
    assert " per second and core" in done.out
    again = json.loads(run(*command, "--json").out)
    assert (again["games"], again["decisions_per_second_and_core"]) == (0, 0)
    sheet = (tmp_path / "new" / "README.md").read_text(encoding="utf-8")
    assert "tianxia dataset make sun_tzu --games 2 --players 2 --bots random,random --seed 0" in sheet
    layout = tianxia.new("sun_tzu", seed=1).rules
    assert f"| layout of observations | {layout.observation_version()} |" in sheet
    assert all(f"| `{block.name}` |" in sheet for block in layout.observed())
    schema = pyarrow.parquet.read_schema(next((tmp_path / "new" / "data").glob("*.parquet")))
    assert json.loads(schema.metadata[b"tianxia"])["layout of observations"] == layout.observation_version()
    is_refused(run(*command, "--values"), "holds another dataset")
    is_refused(
        run("dataset", "make", banners, "--bots", "random", "--out", tmp_path / "toy"), "banners has no observations"
    )


def test_who_wins_together_shares_with_nobody(tmp_path: Path) -> None:
    coop = plan_of("great_wall", 1, 2, ("random",), options={"mode": "coop"})
    make_dataset(coop, tmp_path)
    assert len({row["share"] for row in rows_of(tmp_path)}) == 1
    assert rows_of(tmp_path)[0]["share"] in (0.0, 1.0)


@pytest.mark.parametrize("game", ["zhanguo", "great_wall"])
def test_other_games(game: str, tmp_path: Path) -> None:
    made = make_dataset(plan_of(game, 1, bots=("random",)), tmp_path)
    assert made.decisions == len(rows_of(tmp_path)) > 30
