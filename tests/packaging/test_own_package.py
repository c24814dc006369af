"""A game in a package of its own, installed by pip: all that Tianxia does with games works with this one.

Only the package knows of it. `tests/e2e/test_own_package.py` tests it in the browser.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.toys.banners import GAME
from tests.toys.packaged import environment, installed
from tianxia.core.registry import game_names

ROOT = Path(__file__).parents[2]
RANDOM = [{"id": "random", "strengths": []}]
ASK = """
import json, sys
from litestar.testing import TestClient
from tianxia.server.app import Settings, create_app
with TestClient(create_app(Settings("sqlite://" + sys.argv[1])), base_url="http://127.0.0.1") as client:
    print(json.dumps([client.get(path).json() for path in sys.argv[2:]]))
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory.mktemp("package"))


def run(package: Path, *arguments: str, said: str = "") -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        env=environment(package),
        cwd=ROOT,
        input=said,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_among_the_games(package: Path) -> None:
    games = {game["name"]: game for game in json.loads(run(package, "-m", "tianxia", "games", "--json"))}
    assert (games["banners"]["title"], games["banners"]["players"]) == ("Banners", list(GAME.players))
    assert len(games) > 1
    shown = run(package, "-m", "tianxia", "rules", "banners")
    assert "BA-A1" in shown
    assert "One bids a banner that one holds." in shown


def test_it_is_simulated_and_measured(package: Path) -> None:
    report = json.loads(run(package, "-m", "tianxia", "simulate", "banners", "--games", "5", "--json"))
    assert (report["game"], report["games"]) == ("banners", 5)
    bench = json.loads(run(package, "-m", "tianxia", "bench", "banners", "--seconds", "0.05", "--json"))
    assert bench["games"][0]["what"] == "banners"
    assert bench["games"][0]["decisions_per_second"] > 0


@pytest.mark.parametrize(
    ("language", "question", "refusal"),
    [
        ("en", "Which banner do you bid?", "You do not hold banner 8. (BA-A1)"),
        ("pl", "Którą chorągiew licytujesz?", "You do not hold banner 8. (BA-A1)"),  # not translated
        ("it", "Which banner do you bid?", "You do not hold banner 8. (BA-A1)"),
    ],
)
def test_it_is_played_in_the_terminal(package: Path, language: str, question: str, refusal: str) -> None:
    table = ("banners", "--seats", "human,random", "--seed", "1", "--language", language)
    shown = run(package, "-m", "tianxia", "terminal", *table, said="why bid 8\n1\n1\n1\n1\n")
    assert question in shown
    assert refusal in shown
    assert "After four prizes the most points win." in shown


def test_the_server_tells_of_it(package: Path, tmp_path: Path) -> None:
    paths = ("/api/games", "/api/games/banners/words?language=pl", "/api/games/banners/words?language=en")
    games, polish, english = json.loads(run(package, "-c", ASK, f"/{tmp_path / 'tables.sqlite3'}", *paths))
    game = next(game for game in games if game["name"] == "banners")
    assert (game["title"], game["players"], game["bots"]) == ("Banners", [2, 3, 4], RANDOM)
    assert (game["modes"], game["guide"], game["kinds"], game["windows"]) == ([], None, {}, [])
    assert set(english["files"]) == set(polish["files"]) == {"banners", "banners_lobby", "banners_rules"}
    assert "banners-ask-bid = Którą chorągiew licytujesz?" in polish["files"]["banners"]
    assert polish["files"]["banners"].count("banners-ask-bid =") == 1
    assert "banners-option-bid = Bid banner { $banner }" in polish["files"]["banners"]  # not translated
    assert "web-title-banners = Banners" in polish["files"]["banners_lobby"]


def test_a_package_that_cannot_be_loaded_is_told_in_a_line(package: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    shutil.copytree(package, broken)
    (broken / "tianxia_banners" / "__init__.py").write_text("1 / 0\n", encoding="utf-8")
    command = [sys.executable, "-m", "tianxia", "games", "--json"]
    done = subprocess.run(command, env=environment(broken), cwd=ROOT, capture_output=True, text=True, timeout=300)
    why = "ZeroDivisionError('division by zero')"
    assert done.stderr == f"tianxia: The game 'banners' of the package tianxia-banners cannot be loaded: {why}.\n"
    assert [game["name"] for game in json.loads(done.stdout)] == list(game_names())


def test_it_conforms(package: Path) -> None:
    """The suite takes the games from the registry."""
    suite = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/conformance/test_conformance.py")
    module = "from tianxia.core.registry import find; print(find('banners').make.__module__)"
    assert run(package, "-c", module) == "tianxia_banners\n"
    assert " passed" in run(package, *suite, "-k", "banners", "-n", "0")
