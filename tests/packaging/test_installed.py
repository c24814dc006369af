"""The installed wheel, far from the checkout: no sources, no settings, an empty home, an empty working folder."""

import json
import os
import random
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from hatch_build import is_to_be_compiled

import tianxia
from tianxia.lab.simulate import plan_of, simulate

from ..machine.running import START, running
from ..server.browser import Browser
from .building import ROOT
from .environments import Environment

BUILD = "compiled" if is_to_be_compiled() else "pure Python"  # a machine with a compiler gets the fast one


class Place(NamedTuple):
    """Where somebody works with the installed wheel."""

    environment: Environment
    folder: Path
    variables: dict[str, str]

    def command(self, *arguments: str) -> list[str]:
        return [str(self.environment.programs / "tianxia"), *arguments]

    def run(self, *arguments: str) -> str:
        return self.output(self.command(*arguments))

    def python(self, program: str) -> str:
        return self.output([str(self.environment.python), "-c", program])

    def output(self, command: list[str]) -> str:
        done = subprocess.run(
            command, cwd=self.folder / "work", env=self.variables, capture_output=True, text=True, timeout=START
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    @property
    def opened(self) -> list[str]:
        """Files below the checkout that were opened; packages of `.venv` are allowed, they are only linked."""
        into = Path(self.variables["WATCH_INTO"])
        names = into.read_text().splitlines() if into.exists() else []
        return [name for name in names if "site-packages" not in name]


@pytest.fixture
def place(environment: Environment, tmp_path: Path) -> Iterator[Place]:
    (tmp_path / "home").mkdir()
    (tmp_path / "work").mkdir()
    variables = {"HOME": str(tmp_path / "home"), "PATH": os.defpath, "COLUMNS": "200"}
    variables |= {"WATCH_BELOW": str(ROOT), "WATCH_INTO": str(tmp_path / "opened")}
    place = Place(environment, tmp_path, variables)
    yield place
    assert place.opened == []


@contextmanager
def serving(place: Place) -> Iterator[str]:
    """The address of `tianxia play`; it ends with the block."""
    command = place.command("play", "--no-browser", "--port", "0", "--requests", "100000")  # tests have no patience
    journal = place.folder / "server.log"
    with running(command, place.folder / "work", place.variables, journal) as (_, line):
        assert "http://" in line, journal.read_text()  # "Tianxia is at http://127.0.0.1:38000/ (stop with Ctrl-C)"
        address = next(word for word in line.split() if word.startswith("http://")).rstrip("/")
        transport = httpx.HTTPTransport(retries=8)  # it is printed a moment before the server listens there
        with httpx.Client(transport=transport, trust_env=False, timeout=START) as client:
            builds = {"build": BUILD, "bots": BUILD}
            assert client.get(f"{address}/api/health").json() == {
                "version": tianxia.__version__,
                **builds,
                "database": True,
            }
        yield address


def test_what_is_installed_is_what_runs(place: Place) -> None:
    program = "import json, sys, tianxia, tianxia.server.app; print(json.dumps([sys.path, tianxia.__file__]))"
    path, file = json.loads(place.python(program))
    assert Path(file).is_relative_to(place.environment.packages)
    assert not [entry for entry in path if Path(entry).is_relative_to(ROOT)]


def test_the_watch_sees_the_checkout(place: Place) -> None:
    """Otherwise it would not prove that nothing else was opened."""
    place.python(f"open({str(ROOT / 'README.md')!r}).close()")
    watched = Path(place.variables["WATCH_INTO"])
    assert watched.read_text() == f"{ROOT / 'README.md'}\n"
    watched.unlink()


def test_the_commands(place: Place) -> None:
    assert place.run("--version") == f"tianxia {tianxia.__version__} ({BUILD})\n"
    games = {game["name"]: game["title"] for game in json.loads(place.run("games", "--json"))}
    assert games == {game.name: game.title for game in tianxia.known_games()}
    assert all(title in place.run("games") for title in games.values())
    assert "ST-E3" in place.run("rules", "sun_tzu", "ST-E3", "--language", "pl")


@pytest.mark.parametrize("game", [game.name for game in tianxia.known_games()])
def test_the_same_games_are_played(place: Place, game: str) -> None:
    report = json.loads(place.run("simulate", game, "--games", "3", "--bots", "greedy", "--seed", "5", "--json"))
    assert report["digest"] == simulate(plan_of(game, games=3, bots=("greedy",), seed=5))["digest"]


def test_a_game_at_the_server_is_replayed(place: Place) -> None:
    chance, until = random.Random(4), time.monotonic() + START
    with serving(place) as address, Browser(address) as ann:
        table = ann.open("me", "greedy", beginner=True)
        while (sight := ann.sight(table, 0))["status"] != "over":
            assert time.monotonic() < until, sight
            if sight["seats"][0]["owes"]:
                ann.random_move(table, 0, chance)
        (place.folder / "work" / "game.jsonl").write_text(ann.get(f"/api/tables/{table}/log").text)
    told = json.loads(place.run("replay", "game.jsonl", "--json"))
    assert told["over"] is True
    (stored,) = (place.folder / "home").rglob("tables.sqlite3")
    with sqlite3.connect(stored) as database:
        (kept,) = database.execute("SELECT digest FROM tables")
    database.close()
    assert told["digest"] == kept[0]


def test_pages_and_pictures_are_served(place: Place) -> None:
    with serving(place) as address, httpx.Client(base_url=address, trust_env=False, timeout=START) as client:
        page = client.get("/")
        assert page.headers["content-type"].startswith("text/html")
        assert client.get("/table/any").text == page.text  # a page of the app, whatever its path
        script = page.text.partition('src="/assets/')[2].partition('"')[0]
        names = sorted(path.name for path in (place.environment.packages / "tianxia/server/static/assets").iterdir())
        assert script in names
        for name in names:
            assert client.get(f"/assets/{name}").status_code == 200, name
        assert client.get("/symbols.svg").headers["content-type"] == "image/svg+xml"
        assert client.get("/assets/nothing.js").status_code == 404


def test_sqlite_needs_no_driver_of_postgresql(place: Place) -> None:
    """PostgreSQL is an extra: `tianxia[postgres]`. Without it, it is refused in one line."""
    assert not (place.environment.packages / "psycopg").exists()
    command = place.command("play", "--no-browser", "--port", "0", "--database", "postgresql://127.0.0.1/none")
    done = subprocess.run(
        command, cwd=place.folder / "work", env=place.variables, capture_output=True, text=True, timeout=START
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "tianxia: PostgreSQL needs its driver: install tianxia[postgres].\n"


def test_an_arena_rates_without_extras(place: Place) -> None:
    command = place.command("arena", "sun_tzu", "--bots", "greedy,random", "--games", "4", "--ladder", "--json")
    where = place.folder / "work"
    done = subprocess.run(command, cwd=where, env=place.variables, capture_output=True, text=True, timeout=START)
    assert [rung["bot"] for rung in json.loads(done.stdout)["ladder"]] == ["greedy", "random"]
